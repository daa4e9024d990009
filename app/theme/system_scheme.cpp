// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/system_scheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QEvent>
#include <QFile>
#include <QGuiApplication>
#include <QPalette>
#include <QStyleHints>

namespace thaw::theme {

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settings = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString colorScheme = QStringLiteral("color-scheme");

bool hasSessionBus()
{
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
        || QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QLatin1String("/bus"));
}

bool isOurs(const QPalette &palette)
{
    const auto isScheme = [&palette](Scheme scheme) {
        return palette.color(QPalette::Window) == colour(Role::Page, scheme)
            && palette.color(QPalette::WindowText) == colour(Role::Text, scheme);
    };
    return isScheme(Scheme::Light) || isScheme(Scheme::Dark);
}

Scheme schemeOf(const QPalette &palette)
{
    const bool dark
        = palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return dark ? Scheme::Dark : Scheme::Light;
}

} // namespace

SystemScheme::SystemScheme(QObject *parent)
    : QObject(parent)
    , m_palette(schemeOf(QGuiApplication::palette()))
{
    qApp->installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &SystemScheme::changed);
#endif
    if (hasSessionBus())
        askPortal();
}

Scheme SystemScheme::scheme() const
{
    if (m_portal)
        return *m_portal;
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (const Qt::ColorScheme known = QGuiApplication::styleHints()->colorScheme();
        known != Qt::ColorScheme::Unknown)
        return known == Qt::ColorScheme::Dark ? Scheme::Dark : Scheme::Light;
#endif
    return m_palette;
}

bool SystemScheme::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange && !isOurs(QGuiApplication::palette())) {
        m_palette = schemeOf(QGuiApplication::palette());
        Q_EMIT changed();
    }
    return QObject::eventFilter(watched, event);
}

void SystemScheme::askPortal()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    // Not bound to the service's name: finding its owner would be a call that waits.
    bus.connect(QString(), path, settings, QStringLiteral("SettingChanged"), this,
        SLOT(portalChanged(QString, QString, QDBusVariant)));
    QDBusMessage read = QDBusMessage::createMethodCall(service, path, settings, QStringLiteral("Read"));
    read << appearance << colorScheme;
    auto *answer = new QDBusPendingCallWatcher(bus.asyncCall(read), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (reply.isValid())
            take(reply.value().variant());
    });
}

void SystemScheme::portalChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == appearance && key == colorScheme)
        take(value.variant());
}

void SystemScheme::take(const QVariant &answer)
{
    QVariant value = answer;
    // Read, unlike the signal, wraps the value twice.
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    switch (value.toUInt()) {
    case 1:
        m_portal = Scheme::Dark;
        break;
    case 2:
        m_portal = Scheme::Light;
        break;
    default:
        m_portal.reset();
    }
    Q_EMIT changed();
}

} // namespace thaw::theme
