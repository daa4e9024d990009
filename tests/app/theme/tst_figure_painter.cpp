// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/figure_painter.h"
#include "theme/type_scale.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <QTest>

using namespace thaw::theme;

class TestFigurePainter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalDigitsAreEquallyWide();
    void paintsInsideItsRect();
    void digitsStayInPlaceAsOthersChange();
    void svgKeepsTheTextInOnePiece();
};

namespace {

QImage painted(const QString &text, Qt::Alignment alignment)
{
    QImage image(120, 24, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setFont(font(Type::Vital));
    drawFigure(&painter, QRectF(10, 0, 100, 24), alignment, text);
    return image;
}

// From the first to the last column with ink.
QRect ink(const QImage &image)
{
    QRect found;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != qRgb(255, 255, 255))
                found |= QRect(x, y, 1, 1);
        }
    }
    return found;
}

} // namespace

void TestFigurePainter::equalDigitsAreEquallyWide()
{
    const QFont inter = font(Type::Vital);
    QCOMPARE(figureWidth(inter, QStringLiteral("1111")), figureWidth(inter, QStringLiteral("8888")));
    QCOMPARE(figureWidth(inter, QStringLiteral("1.1 ms")), figureWidth(inter, QStringLiteral("0.7 ms")));
    QVERIFY(figureWidth(inter, QStringLiteral("111")) < figureWidth(inter, QStringLiteral("1111")));
}

void TestFigurePainter::paintsInsideItsRect()
{
    const QString text = QStringLiteral(u"1\u202F003");
    const QRect left = ink(painted(text, Qt::AlignLeft | Qt::AlignVCenter));
    const QRect right = ink(painted(text, Qt::AlignRight | Qt::AlignVCenter));
    QVERIFY(left.isValid());
    QVERIFY(left.left() >= 10 && left.left() < 16);
    QVERIFY(right.right() <= 110 && right.right() > 104);
    QCOMPARE(left.top(), right.top());
}

void TestFigurePainter::digitsStayInPlaceAsOthersChange()
{
    // The last digit is the same picture at the same place, whatever stands before it.
    const QRect last(100, 0, 10, 24);
    const QImage ones = painted(QStringLiteral("11118"), Qt::AlignRight | Qt::AlignVCenter).copy(last);
    const QImage zeros = painted(QStringLiteral("00008"), Qt::AlignRight | Qt::AlignVCenter).copy(last);
    QVERIFY(ink(ones).isValid());
    QCOMPARE(ones, zeros);
}

void TestFigurePainter::svgKeepsTheTextInOnePiece()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    QPainter painter(&generator);
    painter.setFont(font(Type::Body));
    drawFigure(&painter, QRectF(0, 0, 100, 20), Qt::AlignLeft, QStringLiteral("412 ms"));
    painter.end();
    QVERIFY(buffer.data().contains("412 ms</text>"));
}

QTEST_MAIN(TestFigurePainter)
#include "tst_figure_painter.moc"
