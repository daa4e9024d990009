// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/json_writer.h"
#include "sample_result.h"
#include "written.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace thaw;

// The file as a reader gets it.
class TstJsonWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QJsonParseError error;
        const auto document
            = QJsonDocument::fromJson(test::written(results::writeJson, test::sampleResult()), &error);
        QCOMPARE(error.errorString(), QStringLiteral("no error occurred"));
        m_context = document["context"].toObject();
        m_entries = document["benchmarks"].toArray();
    }

    void contextHasGoogleBenchmarksMembers()
    {
        QCOMPARE(m_context["date"].toString(), QStringLiteral("2026-02-28T23:59:58+01:00"));
        QCOMPARE(m_context["host_name"].toString(), QStringLiteral("lab"));
        QCOMPARE(m_context["executable"].toString(), QStringLiteral("/opt/thaw/bin/thaw"));
        QCOMPARE(m_context["num_cpus"].toInt(), 8);
        QCOMPARE(m_context["mhz_per_cpu"].toInt(), 3401);
        QCOMPARE(m_context["cpu_scaling_enabled"].toBool(), true);
        QCOMPARE(m_context["load_avg"].toArray(), QJsonArray({ 0.25, 1.5, 12.125 }));
        QCOMPARE(m_context["library_build_type"].toString(), QStringLiteral("release"));
        const QJsonObject cache = m_context["caches"].toArray().at(1).toObject();
        QCOMPARE(cache,
            QJsonObject(
                { { "type", "Unified" }, { "level", 3 }, { "size", 33554432 }, { "num_sharing", 8 } }));
    }

    void contextHasOurs()
    {
        QCOMPARE(m_context["schema"].toInt(), 1);
        QCOMPARE(m_context["app_version"].toString(), QStringLiteral("0.1.0"));
        QCOMPARE(m_context["qt_version"].toString(), QStringLiteral("6.4.2"));
        QCOMPARE(m_context["governor"].toString(), QStringLiteral("powersave"));
        QCOMPARE(m_context["virtualized"].toString(), QStringLiteral("kvm"));
        QCOMPARE(m_context["complete"], QJsonValue(false));
        QCOMPARE(m_context["warnings"].toArray().size(), 2);
    }

    void oneEntryOfARunWithOneSample()
    {
        const QJsonObject entry = entryAt(0);
        QCOMPARE(entry["name"].toString(),
            QStringLiteral("strategies/blocking/workload:fetch/answer:ok/latency_ms:1000"));
        QCOMPARE(entry["run_name"], entry["name"]);
        QCOMPARE(entry["run_type"].toString(), QStringLiteral("iteration"));
        QCOMPARE(entry["repetitions"].toInt(), 1);
        QCOMPARE(entry["iterations"].toInt(), 1);
        QCOMPARE(entry["real_time"].toDouble(), 1003.4567891234567);
        QCOMPARE(entry["cpu_time"].toDouble(), 1.5);
        QCOMPARE(entry["time_unit"].toString(), QStringLiteral("ms"));
        QCOMPARE(entry["longest_stall_ms"].toDouble(), 1003.25);
        QCOMPARE(entry["experiment"].toString(), QStringLiteral("strategies"));
        QCOMPARE(entry["variant"].toString(), QStringLiteral("blocking"));
        QCOMPARE(entry["params"].toObject(),
            QJsonObject({ { "workload", "fetch" }, { "latency_ms", 1000 }, { "answer", "ok" } }));
        QCOMPARE(entry["note"].toString(), QStringLiteral("Content-Length 65\u202F536"));
        QCOMPARE(entry["complete"], QJsonValue(true));
        QVERIFY(!entry.contains("ci95")); // one sample has no interval
        QVERIFY(!entry.contains("error_occurred"));
        QCOMPARE(entryAt(1)["variant"].toString(), QStringLiteral("co-await"));
    }

    void seriesReadBackExactly()
    {
        const QJsonObject lag = entryAt(0)["series"][0].toObject();
        QCOMPARE(lag["name"].toString(), QStringLiteral("lag"));
        QCOMPARE(lag["unit"].toString(), QStringLiteral("ms"));
        QCOMPARE(lag["t_s"].toArray(), QJsonArray({ 0, 0.01, 1.0035 }));
        QCOMPARE(lag["values"].toArray(), QJsonArray({ 1003.25, 0.1 + 0.2, 1e-7 }));
    }

    void stallsTellTheirParts()
    {
        const QJsonObject stall = entryAt(0)["stalls"][0].toObject();
        QCOMPARE(stall["begin_s"].toDouble(), 0.002);
        QCOMPARE(stall["length_ms"].toDouble(), 998.0);
        QCOMPARE(stall["on_cpu_ms"].toDouble(), 1.5);
        QCOMPARE(stall["waiting_for_cpu_ms"].toDouble(), 0.5);
        QCOMPARE(stall["blocked_ms"].toDouble(), 996.0);
        QCOMPARE(stall["verdict"].toString(), QStringLiteral("blocked"));
        const QJsonObject unaccounted = entryAt(m_entries.size() - 1)["stalls"][0].toObject();
        QVERIFY(!unaccounted.contains("on_cpu_ms"));
        QCOMPARE(unaccounted["verdict"].toString(), QStringLiteral("unknown"));
    }

    void repetitionsAreFollowedByAggregates()
    {
        QCOMPARE(m_entries.size(), 1 + 3 + 4 + 1);
        const QList<double> times { 1001, 1003.5, 1002.25 };
        for (int i = 0; i < 3; ++i) {
            const QJsonObject entry = entryAt(1 + i);
            QCOMPARE(entry["repetition_index"].toInt(), i);
            QCOMPARE(entry["repetitions"].toInt(), 3);
            QCOMPARE(entry["real_time"].toDouble(), times[i]);
            QCOMPARE(entry["cpu_time"].toDouble(), 1.5);
            QCOMPARE(entry["run_name"], entryAt(1)["run_name"]);
            QCOMPARE(entry.contains("samples"), i == 0);
        }
        const QJsonArray interval = entryAt(1)["ci95"].toArray();
        QCOMPARE(interval.size(), 2);
        QVERIFY(interval[0].toDouble() >= 1001 && interval[1].toDouble() <= 1003.5);

        const QStringList names { "mean", "median", "stddev", "cv" };
        for (int i = 0; i < 4; ++i) {
            const QJsonObject entry = entryAt(4 + i);
            QCOMPARE(entry["run_type"].toString(), QStringLiteral("aggregate"));
            QCOMPARE(entry["aggregate_name"].toString(), names[i]);
            QCOMPARE(entry["name"].toString(), QString(entryAt(1)["name"].toString() + u'_' + names[i]));
        }
        QCOMPARE(entryAt(4)["real_time"].toDouble(), 1002.25);
        QCOMPARE(entryAt(5)["real_time"].toDouble(), 1002.25);
        QCOMPARE(entryAt(6)["real_time"].toDouble(), 1.25);
        QCOMPARE(entryAt(7)["real_time"].toDouble(), 1.25 / 1002.25);
    }

    void whatIsNotFiniteIsNull()
    {
        const QJsonObject entry = entryAt(1);
        QVERIFY(entry["lag_p99_ms"].isNull());
        QCOMPARE(entry["series"][0]["values"].toArray(), QJsonArray({ QJsonValue(), QJsonValue() }));
    }

    void problemsAreGoogleBenchmarksErrors()
    {
        const QJsonObject entry = entryAt(m_entries.size() - 1);
        QCOMPARE(entry["error_occurred"], QJsonValue(true));
        QCOMPARE(
            entry["error_message"].toString(), QStringLiteral("fetch: the server closed the connection."));
        QCOMPARE(entry["complete"], QJsonValue(false));
        QCOMPARE(entry["iterations"].toInt(), 0);
        QCOMPARE(entry["samples"].toArray(), QJsonArray());
    }

    void textsSurvive() { QCOMPARE(entryAt(1)["note"].toString(), test::awaitRun().note); }

    void noRunsIsStillAFile()
    {
        measure::Result result = test::sampleResult();
        result.runs.clear();
        QJsonParseError error;
        const auto document = QJsonDocument::fromJson(test::written(results::writeJson, result), &error);
        QCOMPARE(error.error, QJsonParseError::NoError);
        QVERIFY(document["benchmarks"].isArray());
    }

private:
    const QJsonObject entryAt(qsizetype i) const { return m_entries.at(i).toObject(); }

    QJsonObject m_context;
    QJsonArray m_entries;
};

QTEST_GUILESS_MAIN(TstJsonWriter)
#include "tst_json_writer.moc"
