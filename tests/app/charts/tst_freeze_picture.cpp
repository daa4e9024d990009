// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/freeze_picture.h"
#include "picture_runs.h"
#include "theme/colours.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>

using namespace thaw;
using namespace thaw::charts;

class TestFreezePicture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pngIsTwiceTheSize();
    void pngShowsTheStallAndTheCurves();
    void svgHasItsTextAsText();
    void svgStaysInsideThePicture();
    void aResultWithoutRunsHasAxes();
    void whatIsUnknownIsSaid();

private:
    static measure::Result twoRuns();
};

namespace {

// All text elements of an SVG.
QStringList textsOf(const QByteArray &svg)
{
    QStringList texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            texts.append(reader.readElementText().trimmed());
    }
    return reader.hasError() ? QStringList() : texts;
}

int pixelsOf(const QImage &image, const QColor &colour)
{
    int n = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            n += image.pixel(x, y) == colour.rgb();
    }
    return n;
}

QByteArray pictureOf(const measure::Result &result, const char *chart, const char *format)
{
    const auto picture = freezePicture(result, QLatin1String(chart), QLatin1String(format));
    return picture ? picture.value() : QByteArray();
}

} // namespace

measure::Result TestFreezePicture::twoRuns()
{
    measure::Result result;
    result.id = QStringLiteral("freeze");
    result.environment.appVersion = QStringLiteral("9.8.7");
    result.environment.qtVersion = QStringLiteral("6.4.2");
    result.environment.cpuCount = 2;
    result.environment.date = QDateTime(QDate(2026, 2, 3), QTime(4, 5));
    result.runs
        = { pictureRun(QStringLiteral("blocking"), 1.1, 1.0), pictureRun(QStringLiteral("co-await"), 1.1) };
    return result;
}

void TestFreezePicture::pngIsTwiceTheSize()
{
    for (const QString &chart : freezeCharts()) {
        const auto picture = freezePicture(twoRuns(), chart, QStringLiteral("png"));
        QVERIFY(picture.ok());
        QCOMPARE(QImage::fromData(picture.value(), "PNG").size(), QSize(1920, 1080));
    }
}

void TestFreezePicture::pngShowsTheStallAndTheCurves()
{
    using namespace theme;
    const QImage image = QImage::fromData(pictureOf(twoRuns(), "lag", "png"), "PNG");
    const QColor band = blended(colour(Role::StallBand, Scheme::Light), colour(Role::Page, Scheme::Light));
    // Two thirds of the plot's width, nearly all of its height.
    QVERIFY(pixelsOf(image, band) > 1920 * 1080 / 3);
    QVERIFY(pixelsOf(image, seriesColour(0, Scheme::Light)) > 500);
    QVERIFY(pixelsOf(image, seriesColour(1, Scheme::Light)) > 500);
    QCOMPARE(image.pixel(0, 0), colour(Role::Page, Scheme::Light).rgb());
}

void TestFreezePicture::svgHasItsTextAsText()
{
    const QStringList texts = textsOf(pictureOf(twoRuns(), "lag", "svg"));
    const QStringList expected { QStringLiteral("Loop lag"), QStringLiteral("Lag, ms"),
        QStringLiteral("Time since the run began, s"), QStringLiteral(u"1\u202F000\u00A0ms"),
        QStringLiteral(u"blocking \u00B7 blocked"), QStringLiteral("blocking"), QStringLiteral("co-await"),
        QStringLiteral("fetch, latency_ms 1000") };
    for (const QString &text : expected)
        QVERIFY2(texts.contains(text),
            qPrintable(text + QLatin1String(" is not among ") + texts.join(QLatin1Char('|'))));
    QVERIFY(texts.last().startsWith(QLatin1String("Thaw 9.8.7")));
    QVERIFY(texts.last().endsWith(QLatin1String("2026-02-03 04:05")));
    QVERIFY(textsOf(pictureOf(twoRuns(), "threads", "svg")).contains(QStringLiteral("Threads")));
}

void TestFreezePicture::svgStaysInsideThePicture()
{
    measure::Result result = twoRuns();
    result.runs[1].series[0].values[3] = 1e12; // far above any axis
    const QByteArray svg = pictureOf(result, "lag", "svg");
    QSvgRenderer renderer(svg);
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.viewBox(), QRect(0, 0, 960, 540));
    QXmlStreamReader reader(svg);
    int points = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != QLatin1String("polyline"))
            continue;
        const QString all = reader.attributes().value(QLatin1String("points")).toString();
        for (const QString &point : all.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const QStringList xy = point.split(QLatin1Char(','));
            QVERIFY(xy[0].toDouble() >= 0 && xy[0].toDouble() <= 960 - 24);
            QVERIFY(xy[1].toDouble() >= 0 && xy[1].toDouble() <= 540 - 24);
            ++points;
        }
    }
    QVERIFY(points > 10);
}

void TestFreezePicture::aResultWithoutRunsHasAxes()
{
    const QByteArray svg = pictureOf({}, "lag", "svg");
    QVERIFY(textsOf(svg).contains(QStringLiteral("100")));
}

void TestFreezePicture::whatIsUnknownIsSaid()
{
    const auto chart = freezePicture(twoRuns(), QStringLiteral("cpu"), QStringLiteral("png"));
    QVERIFY(!chart.ok());
    QCOMPARE(chart.problem().what, QStringLiteral("cpu"));
    const auto format = freezePicture(twoRuns(), QStringLiteral("lag"), QStringLiteral("bmp"));
    QVERIFY(!format.ok());
    QCOMPARE(format.problem().kind, base::Problem::Kind::BadInput);
}

QTEST_MAIN(TestFreezePicture)
#include "tst_freeze_picture.moc"
