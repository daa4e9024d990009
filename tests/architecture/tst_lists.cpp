// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/lists.h"
#include "architecture/no_complaints.h"

using namespace thaw::architecture;

class TestLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySourceIsBuilt() { NO_COMPLAINTS(unbuiltSources(thisTree())); }

    void everyPartOfTheAppIsUsed() { NO_COMPLAINTS(unusedHeaders(thisTree())); }

    void everyPartIsListed_data()
    {
        QTest::addColumn<QString>("list");
        for (const char *list : { "core/workloads/workload_list.cpp", "core/strategies/strategy_list.cpp",
                 "core/experiments/experiment_list.cpp", "app/gallery/page_list.cpp" })
            QTest::newRow(list) << list;
    }
    void everyPartIsListed()
    {
        QFETCH(QString, list);
        NO_COMPLAINTS(unlistedHeaders(thisTree(), list));
    }

    void findsWhatIsNotBuilt()
    {
        const SourceTree tree {
            { "core/net/CMakeLists.txt", "# forgotten.cpp\nthaw_library(thaw_net SOURCES server.cpp\n  my_get.cpp)\n" },
            { "core/net/server.cpp", "" },
            { "core/net/get.cpp", "" },
            { "core/net/forgotten.cpp", "" },
            { "tests/net/CMakeLists.txt", "thaw_test(tst_server LINKS thaw_net)\n" },
            { "tests/net/tst_server.cpp", "" },
            { "tests/net/tst_serve.cpp", "" },
            { "app/cli/orphan.cpp", "" },
        };
        const QStringList expected {
            "app/cli/orphan.cpp: not in app/cli/CMakeLists.txt",
            "core/net/forgotten.cpp: not in core/net/CMakeLists.txt",
            "core/net/get.cpp: not in core/net/CMakeLists.txt",
            "tests/net/tst_serve.cpp: not in tests/net/CMakeLists.txt",
        };
        QCOMPARE(unbuiltSources(tree), expected);
    }

    void findsWhatIsNotListed()
    {
        const QString list = "core/workloads/workload_list.cpp";
        const SourceTree tree {
            { list, "#include \"workloads/fetch.h\"\n// #include \"workloads/sleep.h\"\n" },
            { "core/workloads/fetch.h", "" },
            { "core/workloads/fetch.cpp", "#include \"workloads/fetch_parts.h\"\n" },
            { "core/workloads/fetch_parts.h", "" },
            { "core/workloads/sleep.h", "" },
            { "core/net/server.h", "" },
        };
        const QStringList expected { "core/workloads/sleep.h: not in " + list };
        QCOMPARE(unlistedHeaders(tree, list), expected);
    }

    void findsWhatIsNotUsed()
    {
        const SourceTree tree {
            { "app/cli/one.h", "" },
            { "app/cli/one.cpp", "#include \"cli/one.h\"\n#include \"cli/two.h\"\n" },
            { "app/cli/two.h", "" },
            { "tests/app/cli/tst_one.cpp", "#include \"cli/one.h\"\n" },
        };
        QCOMPARE(unusedHeaders(tree), QStringList("app/cli/one.h: nothing uses it"));
    }

    void aListThatIsGoneIsFound()
    {
        QCOMPARE(unlistedHeaders({}, "app/gallery/page_list.cpp"),
            QStringList("app/gallery/page_list.cpp: not there"));
    }
};

QTEST_APPLESS_MAIN(TestLists)
#include "tst_lists.moc"
