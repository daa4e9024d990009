// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/code_comparison.h"

#include "gallery/code_view.h"
#include "sample_runs.h"
#include "strategies/strategy_list.h"

#include <QComboBox>
#include <QScrollBar>
#include <QTest>

using namespace thaw;

class TestCodeComparison : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsEveryStrategy();
    void bringsAStrategyToTheRight();
    void restsWhereTheWorkIsWaitedFor();
    void scrollsTogether();
    void staysWithinTheWorkload();

private:
    gallery::CodeView *view(const char *name) const { return m_code->findChild<gallery::CodeView *>(name); }
    QComboBox *combo(const char *name) const { return m_code->findChild<QComboBox *>(name); }

    std::unique_ptr<gallery::CodeComparison> m_code;
};

void TestCodeComparison::init()
{
    m_code = std::make_unique<gallery::CodeComparison>();
    m_code->setWorkload("fetch");
    m_code->setCompact(true);
    m_code->resize(900, 200);
    m_code->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_code.get()));
}

void TestCodeComparison::cleanup()
{
    m_code.reset();
}

void TestCodeComparison::showsEveryStrategy()
{
    QComboBox *left = combo("codeLeft");
    QCOMPARE(left->count(), strategies::strategyList().size());
    QSet<QString> codes;
    for (int i = 0; i < left->count(); ++i) {
        left->setCurrentIndex(i);
        const QString code = view("codeLeft.code")->toPlainText();
        QVERIFY2(!code.startsWith("// ") || code.contains('{'), qPrintable(code)); // no message in its place
        codes.insert(code);
    }
    QCOMPARE(codes.size(), left->count());
}

void TestCodeComparison::bringsAStrategyToTheRight()
{
    m_code->showStrategy("qcoro");
    QCOMPARE(combo("codeLeft")->currentText(), "blocking");
    QCOMPARE(combo("codeRight")->currentText(), "qcoro");
    m_code->showStrategy("blocking");
    QCOMPARE(combo("codeRight")->currentText(), "qcoro");
}

void TestCodeComparison::restsWhereTheWorkIsWaitedFor()
{
    for (const char *name : { "codeLeft.code", "codeRight.code" })
        QTRY_COMPARE(view(name)->verticalScrollBar()->value(), view(name)->restingPosition());
}

void TestCodeComparison::scrollsTogether()
{
    QScrollBar *left = view("codeLeft.code")->verticalScrollBar();
    QScrollBar *right = view("codeRight.code")->verticalScrollBar();
    QVERIFY(right->maximum() > 0);
    QTRY_COMPARE(left->value(), view("codeLeft.code")->restingPosition());
    QTRY_COMPARE(right->value(), view("codeRight.code")->restingPosition());
    const int before = right->value();
    const int step = left->value() < left->maximum() ? 1 : -1;
    const int expected = qBound(0, before + step, right->maximum());
    left->setValue(left->value() + step);
    QCOMPARE(right->value(), expected);
    right->setValue(before);
    QCOMPARE(left->value(), view("codeLeft.code")->restingPosition());
}

void TestCodeComparison::staysWithinTheWorkload()
{
    // The same run again leaves the same picture; another workload's code knows nothing of it.
    QTRY_COMPARE(
        view("codeLeft.code")->verticalScrollBar()->value(), view("codeLeft.code")->restingPosition());
    const QImage fresh = view("codeLeft.code")->grab().toImage();
    m_code->setRun(samples::frozenRun());
    const QImage measured = view("codeLeft.code")->grab().toImage();
    QVERIFY(measured != fresh);
    m_code->setWorkload("nothing");
    m_code->setWorkload("fetch");
    QTRY_COMPARE(view("codeLeft.code")->grab().toImage(), fresh);
}

QTEST_MAIN(TestCodeComparison)
#include "tst_code_comparison.moc"
