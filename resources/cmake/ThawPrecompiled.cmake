# SPDX-FileCopyrightText: 2026 The Thaw authors
# SPDX-License-Identifier: MIT
#
# What most sources include, read by the compiler once: more than half of the time of a build from nothing goes into
# Qt's headers. The preset tsan does without it, and so finds sources of core that miss an include of their own.

option(THAW_PRECOMPILED "Read the most common headers once for all sources" OFF)

set(thaw_common_headers
    <QByteArray> <QCoreApplication> <QHash> <QList> <QMap> <QObject> <QString> <QStringList> <QTimer>
    <algorithm> <atomic> <chrono> <coroutine> <functional> <memory> <mutex> <optional> <stop_token> <thread> <vector>)
set(thaw_window_headers
    <QApplication> <QComboBox> <QHBoxLayout> <QLabel> <QLineEdit> <QPainter> <QPushButton> <QWidget>)

# thaw_precompiled_headers(TARGET HEADERS …): a target whose precompiled headers others share.
function(thaw_precompiled_headers target)
    if(THAW_PRECOMPILED)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()

# thaw_share_precompiled(TARGET OWNER)
function(thaw_share_precompiled target owner)
    if(THAW_PRECOMPILED AND NOT target STREQUAL owner)
        target_precompile_headers(${target} REUSE_FROM ${owner})
    endif()
endfunction()

# thaw_header_target(NAME LINKS … HEADERS …): one that only has them.
function(thaw_header_target name)
    cmake_parse_arguments(ARG "" "" "LINKS;HEADERS" ${ARGN})
    if(THAW_PRECOMPILED)
        file(CONFIGURE OUTPUT ${name}.cpp CONTENT "// only there to be compiled\n")
        add_library(${name} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
        target_link_libraries(${name} PRIVATE ${ARG_LINKS})
        thaw_precompiled_headers(${name} ${ARG_HEADERS})
    endif()
endfunction()
