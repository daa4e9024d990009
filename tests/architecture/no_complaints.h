// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "architecture/source_tree.h"

#include <QTest>

// Fails with every complaint that a rule has about this tree; and when the tree could not be read, since a rule finds
// nothing wrong with nothing.
#define NO_COMPLAINTS(complaints) \
    do { \
        QVERIFY(thaw::architecture::thisTree().contains("core/base/clock.h")); \
        const QStringList found = complaints; \
        QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n'))); \
    } while (false)
