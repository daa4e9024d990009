// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/device_writer.h"
#include "results/format_list.h"
#include "sample_result.h"

#include <QBuffer>
#include <QFile>
#include <QTest>

using namespace thaw;

class TstDeviceWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingArrivesInOrder()
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        results::DeviceWriter writer(buffer);
        QByteArray expected;
        for (int i = 0; i < 50'000; ++i) {
            const QByteArray piece = QByteArray::number(i);
            writer.write(piece);
            writer.write(' ');
            expected += piece + ' ';
        }
        QVERIFY(writer.finish().ok());
        QVERIFY(buffer.data() == expected);
    }

    void everyWriterTellsOfAFullDevice()
    {
        for (const results::Format &format : results::formatList()) {
            for (const results::DataFile &file : format.files) {
                QFile full(QStringLiteral("/dev/full"));
                QVERIFY(full.open(QIODevice::WriteOnly));
                const auto written = file.write(test::sampleResult(), full);
                QVERIFY2(!written.ok(), qPrintable(file.suffix));
                QCOMPARE(written.problem().kind, base::Problem::Kind::Failed);
                QCOMPARE(written.problem().what, QStringLiteral("/dev/full"));
                QCOMPARE(written.problem().why, QStringLiteral("writing failed: No space left on device"));
            }
        }
    }

    void theFirstFailureIsKept()
    {
        QFile readOnly(QStringLiteral("/dev/null"));
        QVERIFY(readOnly.open(QIODevice::ReadOnly));
        QTest::ignoreMessage(QtWarningMsg, "QIODevice::write (QFile, \"/dev/null\"): ReadOnly device");
        results::DeviceWriter writer(readOnly);
        writer.write(QByteArray(1'000'000, 'x'));
        writer.write(QByteArray(1'000'000, 'x'));
        QVERIFY(!writer.finish().ok());
    }
};

QTEST_APPLESS_MAIN(TstDeviceWriter)
#include "tst_device_writer.moc"
