// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/icon.h"

#include "theme/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace thaw::theme {

namespace {

QByteArray source(const QString &name)
{
    QFile file(QLatin1String(":/icons/") + name + QLatin1String(".svg"));
    if (!file.open(QIODevice::ReadOnly))
        qWarning("no icon named '%s'", qUtf8Printable(name));
    return file.isOpen() ? file.readAll() : QByteArray("<svg/>");
}

// Qt's SVG doesn't know the colour of what it is drawn into, so it is written into the text.
QPixmap rendered(const QString &name, const QColor &colour, QSize pixels)
{
    const QString key = QStringLiteral("thaw-icon %1 %2 %3").arg(name, colour.name()).arg(pixels.width());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer renderer(source(name).replace("currentColor", colour.name().toLatin1()));
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter, QRectF(QPointF(), pixels));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

class RoleIconEngine final : public QIconEngine {
public:
    RoleIconEngine(QString name, Role role)
        : m_name(std::move(name))
        , m_role(role)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        paintIcon(painter, rect, m_name, colour(mode, state));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return rendered(m_name, colour(mode, state), size);
    }

    QIconEngine *clone() const override { return new RoleIconEngine(*this); }

private:
    QColor colour(QIcon::Mode mode, QIcon::State state) const
    {
        const Role role = mode == QIcon::Disabled ? Role::Outline
            : state == QIcon::On                  ? Role::Accent
                                                  : m_role;
        return Theme::instance().colour(role);
    }

    QString m_name;
    Role m_role;
};

} // namespace

QIcon icon(const QString &name, Role role)
{
    return QIcon(new RoleIconEngine(name, role));
}

void paintIcon(QPainter *painter, const QRectF &rect, const QString &name, const QColor &colour)
{
    const double ratio = painter->device()->devicePixelRatioF();
    const QPixmap pixmap = rendered(name, colour, (rect.size() * ratio).toSize());
    painter->drawPixmap(rect, pixmap, QRectF(pixmap.rect()));
}

} // namespace thaw::theme
