// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/number_edit.h"
#include "gallery/parameter_field.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

using namespace thaw;
using gallery::ParameterField;
using measure::ParameterSpec;

class TestParameterField : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheDefault();
    void setsThousandsApartWhenLeft();
    void wrongNumbers_data();
    void wrongNumbers();
    void choices();
};

namespace {

ParameterSpec latency()
{
    ParameterSpec spec;
    spec.name = "latency_ms";
    spec.title = "Latency";
    spec.unit = "ms";
    spec.maximum = 600'000;
    spec.defaultValue = qint64(1000);
    return spec;
}

const QString thin(QChar(0x202F));

} // namespace

void TestParameterField::showsTheDefault()
{
    ParameterField field(latency());
    auto *edit = field.findChild<gallery::NumberEdit *>("param.latency_ms");
    QVERIFY(edit);
    QCOMPARE(edit->text(), "1" + thin + "000");
    QCOMPARE(edit->accessibleName(), "Latency, ms");
    QCOMPARE(std::get<qint64>(*field.value()), 1000);
}

void TestParameterField::setsThousandsApartWhenLeft()
{
    ParameterField field(latency());
    auto *edit = field.findChild<gallery::NumberEdit *>();
    edit->selectAll();
    QTest::keyClicks(edit, "600000");
    QCOMPARE(edit->text(), "600000");
    QCOMPARE(std::get<qint64>(*field.value()), 600'000);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(edit->text(), "600" + thin + "000");
    QCOMPARE(std::get<qint64>(*field.value()), 600'000);
}

void TestParameterField::wrongNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("below") << "-1";
    QTest::newRow("above") << "1000000000";
    QTest::newRow("beyond 64 bit") << "99999999999999999999";
    QTest::newRow("text") << "soon";
    QTest::newRow("fraction") << "1.5";
    QTest::newRow("empty") << "";
}

void TestParameterField::wrongNumbers()
{
    QFETCH(QString, text);
    ParameterField field(latency());
    auto *edit = field.findChild<gallery::NumberEdit *>();
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
    const auto value = field.value();
    QVERIFY(!value.ok());
    QCOMPARE(value.problem().what, "latency_ms");
    QVERIFY(!value.problem().remedy.isEmpty());
}

void TestParameterField::choices()
{
    ParameterSpec spec;
    spec.name = "answer";
    spec.title = "Answer";
    spec.type = ParameterSpec::Type::Choice;
    spec.choices = { "ok", "close", "never" };
    spec.defaultValue = QString("ok");
    ParameterField field(spec);
    auto *combo = field.findChild<QComboBox *>("param.answer");
    QVERIFY(combo);
    QCOMPARE(std::get<QString>(*field.value()), "ok");
    field.setText("never");
    QCOMPARE(combo->currentText(), "never");
    QCOMPARE(std::get<QString>(*field.value()), "never");
}

QTEST_MAIN(TestParameterField)
#include "tst_parameter_field.moc"
