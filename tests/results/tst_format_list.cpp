// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/format_list.h"

#include <QSet>
#include <QTest>

using namespace thaw;

class TstFormatList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNameOfTheContractIsThereOnce()
    {
        QStringList ids;
        QSet<QString> suffixes;
        for (const results::Format &format : results::formatList()) {
            ids += format.id;
            QCOMPARE(format.files.isEmpty(), format.content != results::Format::Content::Data);
            for (const results::DataFile &file : format.files) {
                QVERIFY(!suffixes.contains(file.suffix));
                suffixes += file.suffix;
            }
        }
        ids.sort();
        QCOMPARE(ids, QStringList({ "csv", "json", "md", "pdf", "png", "pyperf", "svg", "trace" }));
        QCOMPARE(suffixes, QSet<QString>({ ".json", ".summary.csv", ".raw.csv", ".series.csv", ".md" }));
    }

    void parsesLists()
    {
        const auto formats = results::parseFormats(QStringLiteral("svg,json,svg"));
        QVERIFY(formats.ok());
        QCOMPARE(*formats, QStringList({ "svg", "json" }));
        for (const QString &id : results::defaultFormats())
            QVERIFY(results::availableFormats().contains(id));
    }

    void refusesLists_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("message");
        QTest::newRow("typing mistake") << "jsn"
                                        << "--format: there is no format \"jsn\". Did you mean json? "
                                           "Valid: json, csv, md, png, svg.";
        QTest::newRow("upper case") << "CSV"
                                    << "--format: there is no format \"CSV\". Did you mean csv? "
                                       "Valid: json, csv, md, png, svg.";
        QTest::newRow("later")
            << "json,pdf"
            << "--format: \"pdf\" is not in this version. Available: json, csv, md, png, svg.";
        QTest::newRow("empty")
            << ""
            << "--format: a name is missing in the list. Available: json, csv, md, png, svg.";
        QTest::newRow("comma")
            << "json,"
            << "--format: a name is missing in the list. Available: json, csv, md, png, svg.";
    }
    void refusesLists()
    {
        QFETCH(QString, list);
        QFETCH(QString, message);
        const auto formats = results::parseFormats(list);
        QVERIFY(!formats.ok());
        QCOMPARE(formats.problem().kind, base::Problem::Kind::BadInput);
        QCOMPARE(formats.problem().message(), message);
    }
};

QTEST_APPLESS_MAIN(TstFormatList)
#include "tst_format_list.moc"
