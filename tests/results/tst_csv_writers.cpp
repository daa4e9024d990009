// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/raw_csv.h"
#include "results/series_csv.h"
#include "results/summary_csv.h"
#include "sample_result.h"
#include "support/csv_reader.h"
#include "written.h"

#include <QTest>

using namespace thaw;

class TstCsvWriters : public QObject {
    Q_OBJECT

    // Records by a reader that knows no mercy.
    QList<QStringList> read(results::Writer write, const measure::Result &result = test::sampleResult())
    {
        test::CsvReader reader;
        const auto records = reader.read(test::written(write, result));
        if (!records)
            qWarning("%s", reader.error().constData());
        return records.value_or(QList<QStringList>());
    }

private Q_SLOTS:
    void readerIsStrict()
    {
        test::CsvReader reader;
        QVERIFY(reader.read("a,\"b\"\"\r\n\"\r\n").has_value());
        QVERIFY(!reader.read("a,b\n").has_value());
        QVERIFY(!reader.read("a,b\r\nc\r\n").has_value());
        QVERIFY(!reader.read("a\"b\r\n").has_value());
        QVERIFY(!reader.read("\"a\r\n").has_value());
        QVERIFY(!reader.read("\"a\"b\r\n").has_value());
        QVERIFY(!reader.read("\xEF\xBB\xBF\r\n").has_value());
        QVERIFY(!reader.read("\xC3\r\n").has_value());
    }

    void summaryHasARowARun()
    {
        const auto records = read(results::writeSummaryCsv);
        QCOMPARE(records.size(), 4);
        QCOMPARE(records[0],
            QStringList({ "run", "experiment", "variant", "workload", "answer", "latency_ms", "repetitions",
                "time_median_ms", "time_mean_ms", "time_min_ms", "time_max_ms", "time_stddev_ms",
                "cpu_time_ms", "longest_stall_ms", "stalls_over_50ms", "lag_p50_ms", "lag_p99_ms",
                "lag_max_ms", "threads_peak", "server_ms", "complete", "problem", "note" }));
        QCOMPARE(records[1].mid(0, 13),
            QStringList({ "1", "strategies", "blocking", "fetch", "ok", "1000", "1", "1003.4567891234567",
                "1003.4567891234567", "1003.4567891234567", "1003.4567891234567", "", "1.5" }));
        QCOMPARE(records[2].last(), test::awaitRun().note);
        QCOMPARE(records[2].mid(6, 6), QStringList({ "3", "1002.25", "1002.25", "1001", "1003.5", "1.25" }));
        QCOMPARE(records[2][16], QString()); // NaN
        QCOMPARE(records[3].mid(20, 2), QStringList({ "false", "fetch: the server closed the connection." }));
    }

    void rawHasARowARepetition()
    {
        const auto records = read(results::writeRawCsv);
        QCOMPARE(records.size(), 1 + 1 + 3 + 0);
        QCOMPARE(records[0],
            QStringList({ "run", "experiment", "variant", "workload", "answer", "latency_ms", "repetition",
                "time_ms" }));
        QCOMPARE(
            records[3], QStringList({ "2", "strategies", "co-await", "fetch", "ok", "1000", "2", "1003.5" }));
    }

    void seriesHaveARowAPoint()
    {
        const auto records = read(results::writeSeriesCsv);
        QCOMPARE(records.size(), 1 + 3 + 1 + 2);
        QCOMPARE(records[0], QStringList({ "run", "experiment", "variant", "t_s", "lag_ms", "threads" }));
        QCOMPARE(
            records[2], QStringList({ "1", "strategies", "blocking", "0.01", "0.30000000000000004", "" }));
        QCOMPARE(records[4], QStringList({ "1", "strategies", "blocking", "0.5", "", "1" }));
        QCOMPARE(records[5], QStringList({ "2", "strategies", "co-await", "0", "", "" })); // NaN: a gap
    }

    void noRunsLeaveTheHeader()
    {
        measure::Result result = test::sampleResult();
        result.runs.clear();
        QCOMPARE(read(results::writeRawCsv, result),
            QList<QStringList>({ { "run", "experiment", "variant", "repetition", "time_ms" } }));
        QCOMPARE(read(results::writeSeriesCsv, result).size(), 1);
        QCOMPARE(read(results::writeSummaryCsv, result).size(), 1);
    }
};

QTEST_GUILESS_MAIN(TstCsvWriters)
#include "tst_csv_writers.moc"
