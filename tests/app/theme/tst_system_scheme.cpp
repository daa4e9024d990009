// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/system_scheme.h"
#include "theme/theme.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QElapsedTimer>
#include <QPalette>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using namespace thaw::theme;

namespace {

const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settings = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString colorScheme = QStringLiteral("color-scheme");

// The desktop's settings portal, as far as it is asked.
class FakePortal : public QDBusVirtualObject {
public:
    using QDBusVirtualObject::QDBusVirtualObject;

    QString introspect(const QString &) const override { return {}; }

    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override
    {
        if (message.member() != QLatin1String("Read"))
            return false;
        asked = message.arguments();
        const QVariant inner = QVariant::fromValue(QDBusVariant(QVariant(scheme)));
        connection.send(message.createReply(QVariant::fromValue(QDBusVariant(inner))));
        return true;
    }

    uint scheme = 0;
    QVariantList asked;
};

} // namespace

class TestSystemScheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isAskedAtTheStart();
    void isFollowedWhileRunning();
    void withoutAPreferenceThePaletteCounts();
    void theThemeFollows();
    void withoutABusNobodyIsAsked();

private:
    void announce(uint scheme, const QString &group = appearance);

    QDBusConnection m_bus = QDBusConnection::connectToBus(
        qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"), QStringLiteral("portal"));
    FakePortal m_portal;
};

void TestSystemScheme::initTestCase()
{
    QVERIFY(m_bus.isConnected());
    QVERIFY(m_bus.registerVirtualObject(path, &m_portal));
    QVERIFY(m_bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
}

void TestSystemScheme::announce(uint scheme, const QString &group)
{
    QDBusMessage signal = QDBusMessage::createSignal(path, settings, QStringLiteral("SettingChanged"));
    signal << group << colorScheme << QVariant::fromValue(QDBusVariant(scheme));
    QVERIFY(m_bus.send(signal));
}

void TestSystemScheme::isAskedAtTheStart()
{
    m_portal.scheme = 1;
    SystemScheme system(nullptr);
    QCOMPARE(system.scheme(), Scheme::Light); // nothing was waited for
    QTRY_COMPARE(system.scheme(), Scheme::Dark);
    QCOMPARE(m_portal.asked, QVariantList({ appearance, colorScheme }));
}

void TestSystemScheme::isFollowedWhileRunning()
{
    m_portal.scheme = 2;
    SystemScheme system(nullptr);
    QSignalSpy changed(&system, &SystemScheme::changed);
    QTRY_COMPARE(changed.count(), 1);
    announce(1, QStringLiteral("org.example.other"));
    announce(1);
    QTRY_COMPARE(changed.count(), 2);
    QCOMPARE(system.scheme(), Scheme::Dark);
    announce(2);
    QTRY_COMPARE(system.scheme(), Scheme::Light);
}

void TestSystemScheme::withoutAPreferenceThePaletteCounts()
{
    m_portal.scheme = 0;
    SystemScheme system(nullptr);
    QSignalSpy changed(&system, &SystemScheme::changed);
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(system.scheme(), Scheme::Light);
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0) // later ones know it themselves
    const QPalette before = QApplication::palette();
    QApplication::setPalette(QPalette(Qt::black));
    QTRY_COMPARE(system.scheme(), Scheme::Dark);
    QApplication::setPalette(before);
    QTRY_COMPARE(system.scheme(), Scheme::Light);
#endif
}

void TestSystemScheme::theThemeFollows()
{
    m_portal.scheme = 1;
    Theme &theme = Theme::instance();
    QSignalSpy changed(&theme, &Theme::changed);
    theme.install();
    QTRY_COMPARE(theme.scheme(), Scheme::Dark);
    announce(2);
    QTRY_COMPARE(theme.scheme(), Scheme::Light);
    QCOMPARE(changed.count(), 2);

    theme.setChoice(Theme::Choice::Dark);
    QCOMPARE(theme.scheme(), Scheme::Dark);
    theme.setChoice(Theme::Choice::System);
    QCOMPARE(theme.scheme(), Scheme::Light);
}

void TestSystemScheme::withoutABusNobodyIsAsked()
{
    const QByteArray address = qgetenv("DBUS_SESSION_BUS_ADDRESS");
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    qputenv("XDG_RUNTIME_DIR", "/nonexistent");
    m_portal.asked.clear();
    m_portal.scheme = 1;
    SystemScheme system(nullptr);
    announce(1);
    QTest::qWait(100);
    QCOMPARE(system.scheme(), Scheme::Light);
    QVERIFY(m_portal.asked.isEmpty());
    qputenv("DBUS_SESSION_BUS_ADDRESS", address);
}

// On a bus of its own: whatever portal the machine has must not answer.
int main(int argc, char **argv)
{
    QProcess daemon;
    daemon.start(QStringLiteral("dbus-daemon"),
        { QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address") });
    if (!daemon.waitForReadyRead())
        qFatal("dbus-daemon did not start");
    qputenv("DBUS_SESSION_BUS_ADDRESS", daemon.readLine().trimmed());
    int result = 1;
    {
        QApplication app(argc, argv);
        TestSystemScheme test;
        result = QTest::qExec(&test, argc, argv);
    }
    daemon.terminate();
    daemon.waitForFinished();
    return result;
}
#include "tst_system_scheme.moc"
