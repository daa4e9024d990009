// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/freeze_picture.h"

#include "charts/chart_layers.h"
#include "charts/curve_painter.h"
#include "charts/picture_format.h"
#include "charts/result_frame.h"
#include "charts/stall_words.h"
#include "theme/type_scale.h"

#include <QChart>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QLocale>
#include <QPainter>

namespace thaw::charts {

using measure::Result;
using measure::Run;
using theme::Role;
using theme::Scheme;
using theme::Type;

namespace {

constexpr QSize pictureSize(960, 540);
constexpr int margin = 24;
constexpr int legendHeight = 28;
constexpr int footerHeight = 20;
constexpr int sampleWidth = 28;

const QString lagId = QStringLiteral("lag");
const QString threadsId = QStringLiteral("threads");

QString tr(const char *text)
{
    return QCoreApplication::translate("Chart", text);
}

ChartSetup setupOf(const QString &chartId)
{
    const QString time = tr(QT_TRANSLATE_NOOP("Chart", "Time since the run began, s"));
    if (chartId == lagId)
        return { tr(QT_TRANSLATE_NOOP("Chart", "Loop lag")), ValueScale::Kind::Log, lagThresholds(), time,
            tr(QT_TRANSLATE_NOOP("Chart", "Lag, ms")) };
    return { tr(QT_TRANSLATE_NOOP("Chart", "Threads of the demo")), ValueScale::Kind::Counts, {}, time,
        tr(QT_TRANSLATE_NOOP("Chart", "Threads")) };
}

// The parameters that all runs share: "fetch, latency_ms 1000, requests 1".
QString sharedParameters(const Result &result)
{
    if (result.runs.isEmpty())
        return {};
    QStringList words;
    const measure::ParameterValues &first = result.runs.first().params;
    for (auto it = first.cbegin(); it != first.cend(); ++it) {
        const bool shared = std::all_of(result.runs.cbegin(), result.runs.cend(),
            [&](const Run &run) { return run.params.value(it.key()) == it.value(); });
        const QString text = measure::toText(it.value());
        if (shared && it.key() == QLatin1String("workload"))
            words.prepend(text);
        else if (shared)
            words.append(it.key() + QLatin1Char(' ') + text);
    }
    return words.join(QLatin1String(", "));
}

QString environmentText(const measure::Environment &e)
{
    const QString machine
        = e.virtualized.isEmpty() ? QString() : tr(QT_TRANSLATE_NOOP("Chart", "virtual machine"));
    const QString cpus = QCoreApplication::translate("Chart", "%n CPU(s)", nullptr, e.cpuCount);
    QStringList words { QLatin1String("Thaw ") + e.appVersion, QLatin1String("Qt ") + e.qtVersion, e.cpuModel,
        cpus, machine, e.kernel, QLocale::c().toString(e.date, QStringLiteral("yyyy-MM-dd HH:mm")) };
    words.removeAll(QString());
    return words.join(QStringLiteral(" \u00B7 "));
}

void use(QPainter *painter, Type type, Role role)
{
    painter->setFont(theme::font(type));
    painter->setPen(theme::colour(role, Scheme::Light));
}

void paintChart(QPainter *painter, const Result &result, const QString &chartId, QSizeF size)
{
    ChartLayers layers(setupOf(chartId));
    QGraphicsScene scene;
    scene.addItem(layers.chart());
    layers.setSmooth(true);
    layers.resize(size);
    const ChartLayout &layout = layers.layout();
    ChartFrame frame
        = resultFrame(result, chartId, static_cast<int>(layout.plot.width()), layout.mostTimeTicks());
    frame.subtitle = sharedParameters(result);
    layers.show(std::move(frame));
    const QRectF all(QPointF(), size);
    scene.setSceneRect(all);
    scene.render(painter, QRectF(QPointF(margin, margin), size), all);
}

// A piece of each line and its name.
void paintLegend(QPainter *painter, const QStringList &strategies, QRectF rect)
{
    for (int n = 0; n < strategies.size(); ++n) {
        const Curve look = lookOf(n, strategies[n]);
        painter->setPen(linePen(look, theme::seriesColour(look.series, Scheme::Light)));
        painter->drawLine(
            QPointF(rect.left(), rect.center().y()), QPointF(rect.left() + sampleWidth, rect.center().y()));
        use(painter, Type::Label, Role::Title);
        const QFontMetricsF metrics(painter->font());
        const double baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
        painter->drawText(QPointF(rect.left() + sampleWidth + 8, baseline), look.label);
        rect.setLeft(rect.left() + sampleWidth + 8 + metrics.horizontalAdvance(look.label) + margin);
    }
}

void paintFooter(QPainter *painter, const measure::Environment &environment, const QRectF &rect)
{
    use(painter, Type::Label, Role::Faint);
    const QFontMetricsF metrics(painter->font());
    const QString text = metrics.elidedText(environmentText(environment), Qt::ElideRight, rect.width());
    painter->drawText(QPointF(rect.left(), rect.bottom() - metrics.descent()), text);
}

void paintAll(QPainter *painter, const Result &result, const QString &chartId)
{
    painter->fillRect(QRect(QPoint(), pictureSize), theme::colour(Role::Page, Scheme::Light));
    const double width = pictureSize.width() - 2 * margin;
    const double legendTop = pictureSize.height() - margin - footerHeight - legendHeight;
    paintChart(painter, result, chartId, QSizeF(width, legendTop - margin));
    painter->setRenderHint(QPainter::Antialiasing);
    paintLegend(painter, strategiesOf(result), QRectF(margin, legendTop, width, legendHeight));
    paintFooter(painter, result.environment, QRectF(margin, legendTop + legendHeight, width, footerHeight));
}

} // namespace

QStringList freezeCharts()
{
    return { lagId, threadsId };
}

base::Outcome<QByteArray> freezePicture(const Result &result, const QString &chartId, const QString &format)
{
    if (!freezeCharts().contains(chartId)) {
        return base::Problem { base::Problem::Kind::BadInput, chartId,
            tr(QT_TRANSLATE_NOOP("Chart", "no such chart")),
            tr(QT_TRANSLATE_NOOP("Chart", "There are: lag, threads.")) };
    }
    return makePicture(format, pictureSize, setupOf(chartId).title,
        [&](QPainter *painter) { paintAll(painter, result, chartId); });
}

} // namespace thaw::charts
