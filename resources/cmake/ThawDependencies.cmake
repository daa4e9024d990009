# SPDX-FileCopyrightText: 2026 The Thaw authors
# SPDX-License-Identifier: MIT
#
# Every library Thaw is built from, with what it is for.

option(THAW_APP "Build the desktop program and its tests (needs Widgets, Charts and SVG)" ON)

include(FeatureSummary)
find_package(Threads REQUIRED)
set_package_properties(Threads PROPERTIES PURPOSE "the threads of the pool, the sampler and the server")

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Network Test)
set_package_properties(Qt6Core PROPERTIES PURPOSE "event loops, JSON, command line, files (LGPL-3.0)")
set_package_properties(Qt6Network PROPERTIES PURPOSE "sockets, the loopback server, QNetworkAccessManager (LGPL-3.0)")
set_package_properties(Qt6Test PROPERTIES PURPOSE "the tests (LGPL-3.0)")

find_package(QCoro6 0.8 REQUIRED COMPONENTS Core Network)
set_package_properties(QCoro6 PROPERTIES PURPOSE "the strategy 'qcoro': a measured subject, and slot entry points (MIT)")
qcoro_enable_coroutines()

if(THAW_APP)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Gui Widgets Charts Svg DBus)
    set_package_properties(Qt6Widgets PROPERTIES PURPOSE "the window (LGPL-3.0)")
    set_package_properties(Qt6Charts PROPERTIES PURPOSE "axes, grid and titles of charts (GPL-3.0, hence the program's licence)")
    set_package_properties(Qt6Svg PROPERTIES PURPOSE "own icons, and charts as SVG (LGPL-3.0)")
    set_package_properties(Qt6DBus PROPERTIES PURPOSE "the desktop's light or dark choice, by its settings portal (LGPL-3.0)")
endif()
