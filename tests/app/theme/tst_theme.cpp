// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/kind.h"
#include "theme/style_sheet.h"
#include "theme/theme.h"
#include "theme/type_scale.h"

#include <QApplication>
#include <QComboBox>
#include <QFocusFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace thaw::theme;

class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::instance().install(); }
    void theSheetKnowsItsColours();
    void aChoiceIsShownAtOnce();
    void controlsHaveTheirHeight();
    void nothingIsWrittenSmall();
    void theRingFollowsTheKeyboard();
};

void TestTheme::theSheetKnowsItsColours()
{
    for (const Scheme scheme : { Scheme::Light, Scheme::Dark }) {
        const QString sheet = styleSheet(scheme);
        QVERIFY(!sheet.contains(QRegularExpression(QStringLiteral("@\\w|#\\d+#"))));
        QVERIFY(!sheet.contains(QColor(Qt::magenta).name())); // an unknown name
        QVERIFY(sheet.contains(colour(Role::Accent, scheme).name()));
    }
    QVERIFY(styleSheet(Scheme::Light) != styleSheet(Scheme::Dark));
}

void TestTheme::aChoiceIsShownAtOnce()
{
    Theme &theme = Theme::instance();
    theme.setChoice(Theme::Choice::Light);
    QLabel label(QStringLiteral("words"));
    setKind(&label, Kind::Stall);
    label.ensurePolished();
    QSignalSpy changed(&theme, &Theme::changed);

    theme.setChoice(Theme::Choice::Dark);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(theme.scheme(), Scheme::Dark);
    QCOMPARE(QApplication::palette().color(QPalette::Window), colour(Role::Page, Scheme::Dark));
    QCOMPARE(label.palette().color(QPalette::WindowText), colour(Role::Stall, Scheme::Dark));

    theme.setChoice(Theme::Choice::Dark);
    QCOMPARE(changed.count(), 1);
    theme.setChoice(Theme::Choice::Light);
    QCOMPARE(label.palette().color(QPalette::WindowText), colour(Role::Stall, Scheme::Light));
}

void TestTheme::controlsHaveTheirHeight()
{
    QPushButton button(QStringLiteral("Run"));
    setKind(&button, Kind::Primary);
    QLineEdit edit;
    QComboBox box;
    box.addItem(QStringLiteral("fetch"));
    const int expected = qRound(32 * scale());
    QVERIFY(std::abs(button.sizeHint().height() - expected) <= 1);
    QVERIFY(std::abs(edit.sizeHint().height() - expected) <= 1);
    QCOMPARE(box.sizeHint().height(), expected);
}

void TestTheme::nothingIsWrittenSmall()
{
    for (int type = 0; type <= int(Type::CodeSmall); ++type)
        QVERIFY(font(Type(type)).pixelSize() >= 12);
    QCOMPARE(QApplication::font().pixelSize(), font(Type::Body).pixelSize());
}

void TestTheme::theRingFollowsTheKeyboard()
{
    QWidget window;
    auto *row = new QHBoxLayout(&window);
    auto *first = new QPushButton(QStringLiteral("one"));
    auto *second = new QPushButton(QStringLiteral("two"));
    row->addWidget(first);
    row->addWidget(second);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    first->setFocus();
    QTest::keyClick(&window, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), second);
    auto *ring = window.findChild<QFocusFrame *>();
    QVERIFY(ring);
    QCOMPARE(ring->widget(), second);
    QTRY_VERIFY(ring->isVisible());
    // Two px wide, one px outside.
    QCOMPARE(ring->geometry(), second->geometry().adjusted(-3, -3, 3, 3));
    QTRY_COMPARE(
        window.grab().toImage().pixelColor(second->geometry().left() - 2, second->geometry().center().y()),
        Theme::instance().colour(Role::Accent));
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
