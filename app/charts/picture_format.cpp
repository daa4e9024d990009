// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/picture_format.h"

#include "theme/paint_threads.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

namespace thaw::charts {

namespace {

constexpr int pngScale = 2;

QByteArray png(QSize size, const std::function<void(QPainter *)> &paint)
{
    QImage image(size * pngScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(pngScale);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(&painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray svg(QSize size, const QString &title, const std::function<void(QPainter *)> &paint)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setResolution(96); // px, as on screen
    generator.setTitle(title);
    QPainter painter(&generator);
    paint(&painter);
    painter.end();
    return bytes;
}

} // namespace

base::Outcome<QByteArray> makePicture(
    const QString &format, QSize size, const QString &title, const std::function<void(QPainter *)> &paint)
{
    if (format == QLatin1String("png")) {
        theme::keepPaintingOffPools();
        QByteArray bytes = png(size, paint);
        theme::endIdlePoolThreads();
        return bytes;
    }
    if (format == QLatin1String("svg"))
        return svg(size, title, paint);
    return base::Problem { base::Problem::Kind::BadInput, format,
        QCoreApplication::translate("Chart", "it is no format of pictures"),
        QCoreApplication::translate("Chart", "Use png or svg.") };
}

} // namespace thaw::charts
