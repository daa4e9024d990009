// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/outcome.h"

#include <QTest>

#include <memory>

using namespace thaw::base;

class TestOutcome : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aValue()
    {
        Outcome<int> outcome(7);
        QVERIFY(outcome.ok());
        QVERIFY(outcome);
        QCOMPARE(*outcome, 7);
        outcome.value() = 8;
        QCOMPARE(outcome.value(), 8);
        QVERIFY_THROWS_EXCEPTION(std::bad_variant_access, outcome.problem());
    }

    void aProblem()
    {
        const Outcome<int> outcome(Problem { Problem::Kind::BadInput, "x", "is wrong", {} });
        QVERIFY(!outcome.ok());
        QVERIFY(!outcome);
        QCOMPARE(outcome.problem().kind, Problem::Kind::BadInput);
        QCOMPARE(outcome.problem().what, QString("x"));
        QVERIFY_THROWS_EXCEPTION(std::bad_variant_access, outcome.value());
    }

    void whatCanOnlyBeMoved()
    {
        Outcome<std::unique_ptr<int>> outcome(std::make_unique<int>(7));
        const std::unique_ptr<int> taken = std::move(outcome).value();
        QCOMPARE(*taken, 7);
    }

    void messages_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("remedy");
        QTest::addColumn<QString>("message");
        QTest::newRow("all") << "latency_ms" << "-1 is below the least value, 0" << "Give a number from 0."
                             << "latency_ms: -1 is below the least value, 0. Give a number from 0.";
        QTest::newRow("no remedy") << "x" << "is wrong" << "" << "x: is wrong.";
        QTest::newRow("no thing") << "" << "It failed" << "Try again." << "It failed. Try again.";
        QTest::newRow("one full stop") << "x" << "is wrong." << "" << "x: is wrong.";
        QTest::newRow("a question") << "x" << "what is it?" << "Say." << "x: what is it? Say.";
        QTest::newRow("nothing") << "" << "" << "" << "";
    }
    void messages()
    {
        QFETCH(QString, what);
        QFETCH(QString, why);
        QFETCH(QString, remedy);
        QTEST(Problem({ Problem::Kind::Failed, what, why, remedy }).message(), "message");
    }
};

QTEST_APPLESS_MAIN(TestOutcome)
#include "tst_outcome.moc"
