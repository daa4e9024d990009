// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/layers.h"
#include "architecture/modules.h"
#include "architecture/no_complaints.h"

using namespace thaw::architecture;

class TestLayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTreeKeepsItsLayers() { NO_COMPLAINTS(wrongIncludes(thisTree())); }
    void theTreeKeepsToItsModules() { NO_COMPLAINTS(wrongModules(thisTree())); }

    void includes_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("include");
        QTest::addColumn<bool>("allowed");
        const auto row = [](const char *path, const char *include, bool allowed) {
            QTest::addRow("%s includes %s", path, include) << path << include << allowed;
        };
        row("core/tasks/task.h", "\"runtime/executor.h\"", true);
        row("core/runtime/executor.h", "\"tasks/task.h\"", false);
        row("core/monitor/probe.h", "\"base/clock.h\"", true);
        row("core/monitor/probe.h", "\"runtime/timers.h\"", false);
        row("core/recording/series.h", "\"tasks/task.h\"", false);
        row("core/recording/series.h", "\"qt/loop_thread.h\"", false);
        row("core/net/server.cpp", "\"recording/series.h\"", false);
        row("core/measure/lab.h", "\"recording/series.h\"", true);
        row("core/measure/lab.h", "\"net/server.h\"", true);
        row("core/measure/lab.h", "\"results/writer.h\"", false);
        row("core/workloads/fetch.h", "\"strategies/strategy.h\"", false);
        row("core/experiments/one.h", "\"strategies/strategy.h\"", true);
        row("core/base/clock.h", "\"theme/theme.h\"", false);
        row("core/base/clock.cpp", "\"clock.h\"", false);
        row("core/base/clock.cpp", "\"clock.moc\"", true);
        row("core/elsewhere/a.h", "<vector>", false);
        row("app/theme/theme.h", "\"base/clock.h\"", true);
        row("app/theme/theme.h", "\"window/main_window.h\"", false);
        row("app/theme/theme.h", "\"charts/lag_chart.h\"", false);
        row("app/charts/lag_chart.h", "\"theme/theme.h\"", true);
        row("app/gallery/page.h", "\"cli/output.h\"", false);
        row("app/cli/command.h", "\"window/main_window.h\"", true);
        row("app/elsewhere/a.h", "<vector>", false);
        row("app/main.cpp", "\"window/main_window.h\"", true);
    }
    void includes()
    {
        QFETCH(QString, path);
        QFETCH(QString, include);
        QFETCH(bool, allowed);
        const SourceTree tree { { path, "// #include \"window/none.h\"\n#  include " + include + "\n" } };
        QCOMPARE(wrongIncludes(tree).isEmpty(), allowed);
    }

    void saysWhere()
    {
        const SourceTree tree { { "core/base/clock.h", "\n\n#include \"tasks/task.h\"\n" } };
        const QStringList expected { "core/base/clock.h:3: \"tasks/task.h\": tasks is not below base" };
        QCOMPARE(wrongIncludes(tree), expected);
    }

    void modules_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("header");
        QTest::addColumn<bool>("allowed");
        const auto row = [](const char *path, const char *header, bool allowed) {
            QTest::addRow("%s includes %s", path, header) << path << header << allowed;
        };
        row("core/base/clock.h", "QString", true);
        row("core/base/clock.h", "vector", true);
        row("core/base/clock.h", "QtGlobal", true);
        row("core/base/clock.h", "QTcpSocket", false);
        row("core/base/clock.h", "qcorotask.h", false);
        row("core/tasks/task.h", "QCoro/QCoroTask", false);
        row("core/qt/bridge.h", "qcorotask.h", true);
        row("core/net/http_get.h", "QTcpSocket", true);
        row("core/net/http_get.h", "QWidget", false);
        row("core/net/http_get.h", "qwidget.h", false);
        row("core/net/http_get.h", "QtWidgets/QWidget", false);
        row("core/net/http_get.h", "QtWidgets", false);
        row("core/net/http_get.h", "QColor", false);
        row("core/results/chart.h", "QChart", false);
        row("app/window/main_window.h", "QWidget", true);
        row("app/window/main_window.h", "QChartView", false);
        row("app/window/main_window.h", "QtCharts/QChartView", false);
        row("app/charts/lag_chart.h", "QChartView", true);
        row("tests/net/tst_server.cpp", "QTest", true);
    }
    void modules()
    {
        QFETCH(QString, path);
        QFETCH(QString, header);
        QFETCH(bool, allowed);
        QCOMPARE(wrongModules({ { path, "#include <" + header + ">\n" } }).isEmpty(), allowed);
    }
};

QTEST_APPLESS_MAIN(TestLayers)
#include "tst_layers.moc"
