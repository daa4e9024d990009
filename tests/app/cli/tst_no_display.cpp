// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <QTest>

using namespace thaw;

// The window where there is none to be had: a message that names the other way, status 1.
class TstNoDisplay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysSo_data()
    {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("reason");
        QTest::newRow("nothing set") << "THAW_UNUSED"
                                     << ""
                                     << "could not connect to display";
        QTest::newRow("nobody answers") << "DISPLAY"
                                        << ":7777"
                                        << "could not connect to display :7777";
        QTest::newRow("no such platform") << "QT_QPA_PLATFORM"
                                          << "no-such-platform"
                                          << "\"no-such-platform\"";
    }
    void saysSo()
    {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        QFETCH(QString, reason);
        QProcessEnvironment environment = test::noDisplay();
        environment.insert(variable, value);
        for (const QStringList &arguments : { QStringList(), QStringList { "--page", "freeze-thaw" } }) {
            const test::Ended ended = test::runThaw(arguments, environment);
            QCOMPARE(ended.status, 1);
            QCOMPARE(ended.out, QString());
            QVERIFY2(ended.err.startsWith("thaw: the window: "), qPrintable(ended.err));
            QVERIFY2(ended.err.contains(reason), qPrintable(ended.err));
            QVERIFY2(ended.err.contains("thaw freeze"), qPrintable(ended.err));
            QCOMPARE(ended.err.count(u'\n'), 1);
        }
    }
};

QTEST_GUILESS_MAIN(TstNoDisplay)
#include "tst_no_display.moc"
