// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "support/csv_reader.h"

#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace thaw;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isXml(const QByteArray &text)
{
    QXmlStreamReader reader(text);
    while (!reader.atEnd())
        reader.readNext();
    return !text.isEmpty() && !reader.hasError();
}

} // namespace

// thaw freeze on a healthy machine, and its files read back.
class TstFreeze : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_ended = test::runThaw({ "freeze", "--strategy", "blocking", "--strategy", "qcoro", "--strategy",
            "co-await", "--set", "latency_ms=200", "--out", folder(), "--format", "json,csv,md,png,svg" });
        QVERIFY2(m_ended.status == 0, qPrintable(m_ended.err));
        const auto json = QJsonDocument::fromJson(contentOf(folder() + "/freeze.json"));
        m_context = json["context"].toObject();
        m_entries = json["benchmarks"].toArray();
    }

    void namesTheFilesItWrote()
    {
        const QStringList names { "freeze.json", "freeze.lag.png", "freeze.lag.svg", "freeze.md",
            "freeze.raw.csv", "freeze.series.csv", "freeze.summary.csv", "freeze.threads.png",
            "freeze.threads.svg" };
        QCOMPARE(QDir(folder()).entryList(QDir::Files | QDir::Hidden, QDir::Name), names);
        for (const QString &name : names)
            QVERIFY2(
                m_ended.err.contains("thaw: wrote " + folder() + '/' + name + '\n'), qPrintable(m_ended.err));
    }

    void tableGoesToStandardOutput()
    {
        const QStringList lines = m_ended.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines[0].startsWith("Strategy  "));
        for (const char *head : { "Time, ms", "Longest stall, ms", "Lag p50, ms", "Lag p99, ms",
                 "Lag max, ms", "Stalls over 50 ms", "Peak threads", "Server, ms", "Note" })
            QVERIFY2(lines[0].contains(head), head);
        QVERIFY(lines[2].startsWith("blocking "));
        QVERIFY(lines[4].startsWith("co-await "));
    }

    void progressIsForTerminals() { QVERIFY(!m_ended.err.contains(u'\r')); }

    void jsonHasARunAnEntry()
    {
        QCOMPARE(m_context["complete"], QJsonValue(true));
        QVERIFY(!m_context["app_version"].toString().isEmpty());
        QCOMPARE(m_entries.size(), 3);
        const QStringList variants { "blocking", "qcoro", "co-await" };
        for (int i = 0; i < 3; ++i) {
            const QJsonObject entry = m_entries.at(i).toObject();
            QCOMPARE(entry["experiment"].toString(), QStringLiteral("strategies"));
            QCOMPARE(entry["variant"].toString(), variants[i]);
            QCOMPARE(entry["complete"], QJsonValue(true));
            const QJsonObject params = entry["params"].toObject();
            QCOMPARE(params["workload"].toString(), QStringLiteral("fetch"));
            QCOMPARE(params["latency_ms"].toInt(), 200);
            QCOMPARE(params["requests"].toInt(), 1);
            for (const char *counter : { "longest_stall_ms", "stalls_over_50ms", "lag_p50_ms", "lag_p99_ms",
                     "lag_max_ms", "threads_peak", "server_ms" })
                QVERIFY2(entry[QLatin1String(counter)].isDouble(), counter);
            QVERIFY(entry["server_ms"].toDouble() >= 200);
            QVERIFY(entry["real_time"].toDouble() >= 200);
        }
    }

    void seriesAreThere()
    {
        for (const QJsonValue &entry : std::as_const(m_entries)) {
            QStringList names;
            for (const QJsonValue &series : entry["series"].toArray()) {
                names += series["name"].toString();
                QCOMPARE(series["t_s"].toArray().size(), series["values"].toArray().size());
                QVERIFY(!series["values"].toArray().isEmpty());
            }
            QCOMPARE(names, QStringList({ "lag", "threads" }));
        }
    }

    void aBlockingCallIsOneStall()
    {
        // By the program's own clock against the server's own: neither is this test's.
        const QJsonObject entry = m_entries.at(0).toObject();
        QCOMPARE(entry["stalls_over_50ms"].toInt(), 1);
        QVERIFY(entry["longest_stall_ms"].toDouble() >= 200);
        QCOMPARE(entry["stalls"].toArray().size(), 1);
    }

    void csvReadsBackTheSameNumbers()
    {
        test::CsvReader reader;
        const auto summary = reader.read(contentOf(folder() + "/freeze.summary.csv"));
        QVERIFY2(summary && summary->size() == 4, reader.error().constData());
        const qsizetype stall = summary->first().indexOf("longest_stall_ms");
        for (int i = 0; i < 3; ++i)
            QCOMPARE(summary->at(i + 1)[stall].toDouble(), m_entries.at(i)["longest_stall_ms"].toDouble());
        const auto series = reader.read(contentOf(folder() + "/freeze.series.csv"));
        QVERIFY2(series && series->size() > 30, reader.error().constData());
        QCOMPARE(
            series->first(), QStringList({ "run", "experiment", "variant", "t_s", "lag_ms", "threads" }));
        const auto raw = reader.read(contentOf(folder() + "/freeze.raw.csv"));
        QVERIFY2(raw && raw->size() == 4, reader.error().constData());
    }

    void picturesOpen()
    {
        for (const char *chart : { "lag", "threads" }) {
            const QString base = folder() + "/freeze." + chart;
            const QImage png(base + ".png");
            QVERIFY2(png.width() > 500, chart);
            QVERIFY2(isXml(contentOf(base + ".svg")), chart);
        }
    }

    void markdownHasTheTable()
    {
        const QByteArray page = contentOf(folder() + "/freeze.md");
        QVERIFY(page.startsWith("# "));
        QVERIFY(page.contains("\n| blocking | "));
    }

    void defaultsAreFetchBlockingAndCoAwait()
    {
        QTemporaryDir out;
        const test::Ended ended
            = test::runThaw({ "freeze", "--set", "latency_ms=1", "--out", out.filePath("new/deep") });
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        QCOMPARE(QDir(out.filePath("new/deep")).entryList(QDir::Files, QDir::Name),
            QStringList({ "freeze.json", "freeze.lag.png", "freeze.raw.csv", "freeze.series.csv",
                "freeze.summary.csv", "freeze.threads.png" }));
        const auto json = QJsonDocument::fromJson(contentOf(out.filePath("new/deep/freeze.json")));
        const QJsonArray entries = json["benchmarks"].toArray();
        QCOMPARE(entries.size(), 2);
        QCOMPARE(entries.at(0)["variant"].toString(), QStringLiteral("blocking"));
        QCOMPARE(entries.at(1)["variant"].toString(), QStringLiteral("co-await"));
    }

    void withoutOutNothingIsWritten()
    {
        QTemporaryDir here;
        QProcess process;
        process.setProcessEnvironment(test::noDisplay());
        process.setWorkingDirectory(here.path());
        process.start(
            QStringLiteral(THAW_PROGRAM), { "freeze", "--set", "latency_ms=1", "--strategy", "co-await" });
        const test::Ended ended = test::endOf(process);
        QCOMPARE(ended.status, 0);
        QVERIFY(!ended.err.contains("wrote"));
        QVERIFY(QDir(here.path()).isEmpty());
    }

    void aStrategyMayBeRepeated()
    {
        const test::Ended ended = test::runThaw(
            { "freeze", "--set", "latency_ms=1", "--strategy", "co-await", "--strategy", "co-await" });
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.out.count("\nco-await "), 2);
    }

private:
    QString folder() const { return m_out.filePath("results"); }

    QTemporaryDir m_out;
    test::Ended m_ended;
    QJsonObject m_context;
    QJsonArray m_entries;
};

QTEST_GUILESS_MAIN(TstFreeze)
#include "tst_freeze.moc"
