// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace thaw::charts {

struct Tick {
    double value = 0;
    QString label;
};

// A vertical axis: from a value to a height, and the round values that are named on it.
class ValueScale {
public:
    enum class Kind {
        Log, // from 0.1; decades
        Counts, // whole numbers from 0
    };

    // Tall enough for `greatest`: log at least 0.1 to 1 000, counts at least 0 to 2 with a
    // quarter of room above.
    ValueScale(Kind kind, double greatest);

    Kind kind() const { return m_kind; }
    double low() const { return m_low; }
    double high() const { return m_high; }

    // 0 at the bottom, 1 at the top; what is beyond stays on the edge.
    double height(double value) const;

    // At most `most` (at least 2) round values; no two have the same label.
    QList<Tick> ticks(int most) const;
    // What lies between two grid lines: a step of counts (a decade on a log axis).
    double step(int most) const;

    bool operator==(const ValueScale &) const = default;

private:
    Kind m_kind;
    double m_low;
    double m_high;
    double m_perDecade = 0; // of a log axis: height of one decade
};

} // namespace thaw::charts
