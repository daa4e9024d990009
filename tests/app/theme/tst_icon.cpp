// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/icon.h"
#include "theme/theme.h"

#include <QDir>
#include <QPainter>
#include <QTest>

#include <cstdlib>

using namespace thaw::theme;

class TestIcon : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyIconShowsInItsColour();
    void followsTheScheme();
    void anUnknownNameSaysSo();
};

namespace {

bool isNear(const QColor &one, const QColor &other)
{
    // Two tones on top of each other round differently.
    return std::abs(one.red() - other.red()) <= 2 && std::abs(one.green() - other.green()) <= 2
        && std::abs(one.blue() - other.blue()) <= 2;
}

// Whether all that is opaque has that colour, and something is.
bool isInked(const QPixmap &pixmap, const QColor &colour)
{
    const QImage image = pixmap.toImage();
    int opaque = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() < 255)
                continue;
            if (!isNear(pixel, colour))
                return false;
            ++opaque;
        }
    }
    return opaque > 0;
}

} // namespace

void TestIcon::everyIconShowsInItsColour()
{
    const QStringList files = QDir(QStringLiteral(":/icons")).entryList({ QStringLiteral("*.svg") });
    QVERIFY(files.size() >= 15);
    for (const QString &file : files) {
        const QPixmap pixmap = icon(QString(file).chopped(4), Role::Stall).pixmap(64, 64);
        QCOMPARE(pixmap.size(), QSize(64, 64));
        QVERIFY2(isInked(pixmap, colour(Role::Stall, Scheme::Light)), qPrintable(file));
    }
}

void TestIcon::followsTheScheme()
{
    const QIcon live = icon(QStringLiteral("live"), Role::Ok);
    Theme::instance().setChoice(Theme::Choice::Dark);
    QVERIFY(isInked(live.pixmap(64, 64), colour(Role::Ok, Scheme::Dark)));
    QVERIFY(isInked(live.pixmap(64, 64, QIcon::Disabled), colour(Role::Outline, Scheme::Dark)));
    Theme::instance().setChoice(Theme::Choice::Light);
    QVERIFY(isInked(live.pixmap(64, 64), colour(Role::Ok, Scheme::Light)));
}

void TestIcon::anUnknownNameSaysSo()
{
    QTest::ignoreMessage(QtWarningMsg, "no icon named 'no-such-icon'");
    QVERIFY(icon(QStringLiteral("no-such-icon")).pixmap(16, 16).toImage().pixelColor(8, 8).alpha() == 0);
}

QTEST_MAIN(TestIcon)
#include "tst_icon.moc"
