// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/parameter.h"
#include "measure/typed_text.h"

#include <QLocale>
#include <QTest>

using namespace thaw;
using measure::ParameterSpec;

namespace {

ParameterSpec latency()
{
    ParameterSpec spec;
    spec.name = QStringLiteral("latency_ms");
    spec.unit = QStringLiteral("ms");
    spec.minimum = 0;
    spec.maximum = 600'000;
    spec.defaultValue = qint64(1000);
    return spec;
}

ParameterSpec requests()
{
    ParameterSpec spec;
    spec.name = QStringLiteral("requests");
    spec.minimum = 1;
    spec.maximum = 1000;
    spec.defaultValue = qint64(1);
    return spec;
}

ParameterSpec answer()
{
    ParameterSpec spec;
    spec.name = QStringLiteral("answer");
    spec.type = ParameterSpec::Type::Choice;
    spec.choices = { QStringLiteral("ok"), QStringLiteral("close"), QStringLiteral("error-500") };
    spec.defaultValue = QStringLiteral("ok");
    return spec;
}

const QString latencyRemedy = QStringLiteral("Give a whole number from 0 to 600000 (ms).");

} // namespace

class TstParameter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void acceptsWholeNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("number");
        QTest::newRow("least") << "0" << qint64(0);
        QTest::newRow("greatest") << "600000" << qint64(600'000);
        QTest::newRow("plus") << "+5" << qint64(5);
        QTest::newRow("minus zero") << "-0" << qint64(0);
        QTest::newRow("leading zeros") << "000000000000000000000000000012" << qint64(12);
    }
    void acceptsWholeNumbers()
    {
        QFETCH(QString, text);
        QFETCH(qint64, number);
        for (const char *locale : { "C", "de_DE", "ar_EG", "mr_IN" }) {
            QLocale::setDefault(QLocale(QLatin1String(locale)));
            const auto value = measure::parseParameter(latency(), text);
            QVERIFY2(value.ok(), locale);
            QCOMPARE(std::get<qint64>(*value), number);
        }
    }

    void refusesBadNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("why");
        QTest::newRow("-1") << "-1"
                            << "\"-1\" is below the least value";
        QTest::newRow("10^9") << "1000000000"
                              << "\"1000000000\" is above the greatest value";
        QTest::newRow("one too many") << "600001"
                                      << "\"600001\" is above the greatest value";
        QTest::newRow("text") << "soon"
                              << "\"soon\" is not a whole number";
        QTest::newRow("exponent") << "1e3"
                                  << "\"1e3\" is not a whole number";
        QTest::newRow("fraction") << "1.5"
                                  << "\"1.5\" is not a whole number";
        QTest::newRow("comma") << "1,000"
                               << "\"1,000\" is not a whole number";
        QTest::newRow("hex") << "0x10"
                             << "\"0x10\" is not a whole number";
        QTest::newRow("space before") << " 5"
                                      << "\" 5\" is not a whole number";
        QTest::newRow("space after") << "5 "
                                     << "\"5 \" is not a whole number";
        QTest::newRow("sign only") << "-"
                                   << "\"-\" is not a whole number";
        QTest::newRow("two signs") << "--1"
                                   << "\"--1\" is not a whole number";
        QTest::newRow("arabic digit")
            << QStringLiteral("\u0663") << QStringLiteral("\"\u0663\" is not a whole number");
        QTest::newRow("empty") << ""
                               << "the value is empty";
        QTest::newRow("2^63") << "9223372036854775808"
                              << "\"9223372036854775808\" is above the greatest value";
        QTest::newRow("-2^63-1") << "-9223372036854775809"
                                 << "\"-9223372036854775809\" is below the least value";
        QTest::newRow("with unit") << "5ms"
                                   << "\"5ms\" is not a whole number";
    }
    void refusesBadNumbers()
    {
        QFETCH(QString, text);
        QFETCH(QString, why);
        for (const char *locale : { "C", "de_DE", "ar_EG", "mr_IN" }) {
            QLocale::setDefault(QLocale(QLatin1String(locale)));
            const auto value = measure::parseParameter(latency(), text);
            QVERIFY2(!value.ok(), locale);
            QCOMPARE(value.problem().kind, base::Problem::Kind::BadInput);
            QCOMPARE(value.problem().what, QStringLiteral("latency_ms"));
            QCOMPARE(value.problem().why, why);
            QCOMPARE(value.problem().remedy, latencyRemedy);
        }
    }

    void messageReadsAsOneLine()
    {
        const auto value = measure::parseParameter(latency(), QStringLiteral("-1"));
        QCOMPARE(value.problem().message(),
            QStringLiteral("latency_ms: \"-1\" is below the least value. "
                           "Give a whole number from 0 to 600000 (ms)."));
        QCOMPARE(measure::parseParameter(requests(), QStringLiteral("0")).problem().remedy,
            QStringLiteral("Give a whole number from 1 to 1000."));
    }

    void choosesWords()
    {
        const auto close = measure::parseParameter(answer(), QStringLiteral("close"));
        QVERIFY(close.ok());
        QCOMPARE(std::get<QString>(*close), QStringLiteral("close"));

        const auto wrong = measure::parseParameter(answer(), QStringLiteral("error500"));
        QCOMPARE(wrong.problem().message(),
            QStringLiteral("answer: \"error500\" is not one of its values. Did you mean error-500? "
                           "Valid: ok, close, error-500."));
        QCOMPARE(measure::parseParameter(answer(), QStringLiteral("OK")).problem().remedy,
            QStringLiteral("Did you mean ok? Valid: ok, close, error-500."));
        QCOMPARE(
            measure::parseParameter(answer(), QString()).problem().why, QStringLiteral("the value is empty"));
    }

    void assignsOverDefaults()
    {
        const measure::ParameterSpecs specs { latency(), requests(), answer() };
        QCOMPARE(measure::defaultValues(specs).size(), 3);
        const auto values = measure::parseAssignments(
            specs, { QStringLiteral("latency_ms=250"), QStringLiteral("answer=close") });
        QVERIFY(values.ok());
        QCOMPARE(measure::integerValue(*values, QStringLiteral("latency_ms")), qint64(250));
        QCOMPARE(measure::integerValue(*values, QStringLiteral("requests")), qint64(1));
        QCOMPARE(measure::wordValue(*values, QStringLiteral("answer")), QStringLiteral("close"));
    }

    void refusesBadAssignments_data()
    {
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<QString>("message");
        QTest::newRow("unknown, near")
            << QStringList { "latncy_ms=5" }
            << "\"latncy_ms\": there is no such parameter. Did you mean latency_ms? "
               "Valid: latency_ms, requests, answer.";
        QTest::newRow("unknown, far")
            << QStringList { "zzz=5" }
            << "\"zzz\": there is no such parameter. Valid: latency_ms, requests, answer.";
        QTest::newRow("no name") << QStringList { "=5" }
                                 << "\"\": there is no such parameter. Valid: latency_ms, requests, answer.";
        QTest::newRow("twice") << QStringList { "requests=5", "requests=5" }
                               << "requests: it was given twice. Give it once.";
        QTest::newRow("no equals") << QStringList { "latency_ms" }
                                   << "latency_ms: the value is missing. Write latency_ms=1000.";
        QTest::newRow("no equals, unknown")
            << QStringList { "request" }
            << "\"request\": there is no such parameter. Did you mean requests? "
               "Valid: latency_ms, requests, answer.";
        QTest::newRow("empty value") << QStringList { "requests=" }
                                     << "requests: the value is empty. Give a whole number from 1 to 1000.";
        QTest::newRow("two equals") << QStringList {
            "answer=ok=ok"
        } << "answer: \"ok=ok\" is not one of its values. Valid: ok, close, error-500.";
    }
    void refusesBadAssignments()
    {
        QFETCH(QStringList, texts);
        QFETCH(QString, message);
        const auto values = measure::parseAssignments({ latency(), requests(), answer() }, texts);
        QVERIFY(!values.ok());
        QCOMPARE(values.problem().kind, base::Problem::Kind::BadInput);
        QCOMPARE(values.problem().message(), message);
    }

    void quotesWhatATerminalWouldObey()
    {
        QCOMPARE(measure::quoted(QStringLiteral("a\x1b[2Jb\n")), QStringLiteral("\"a\uFFFD[2Jb\uFFFD\""));
        QCOMPARE(measure::quoted(QString(1000, u'x')).size(), 62);
    }

    void readingAValueThatIsNotThereIsABug()
    {
        const auto values = measure::defaultValues({ latency() });
        QVERIFY_EXCEPTION_THROWN(measure::integerValue(values, QStringLiteral("requests")), std::logic_error);
        QVERIFY_EXCEPTION_THROWN(measure::wordValue(values, QStringLiteral("latency_ms")), std::logic_error);
    }

    void textOfValues()
    {
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        QCOMPARE(measure::toText(qint64(-1234567)), QStringLiteral("-1234567"));
        QCOMPARE(measure::toText(QStringLiteral("ok")), QStringLiteral("ok"));
    }
};

QTEST_APPLESS_MAIN(TstParameter)
#include "tst_parameter.moc"
