// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QObject>

namespace thaw::charts {

// Which span of time the charts of a page show: the last minute, or a fixed piece they were
// zoomed to. Charts that share one zoom together.
// Thread: the UI thread. Lifetime: `clock` must outlive it.
class TimeWindow : public QObject {
    Q_OBJECT

public:
    explicit TimeWindow(const base::Clock &clock = base::SteadyClock::instance(), QObject *parent = nullptr);

    static constexpr base::Duration lastSpan = std::chrono::seconds(60);

    // Back to the last 60 s, moving on.
    void follow();
    bool isFollowing() const { return m_following; }

    // To a run, with a little room on both sides. Ignored when empty.
    void zoomTo(base::TimePoint begin, base::TimePoint end);

    // By a factor of 2 about the middle; from the last 60 s, about the newest part.
    void zoomIn();
    void zoomOut();
    // By a tenth of the span.
    void move(int tenths);

    struct Span {
        base::TimePoint begin;
        base::TimePoint end;
        base::Duration length() const { return end - begin; }
    };
    Span span() const;
    // "last 60 s", or how long the piece is and the way back; translated.
    QString words() const;
    const base::Clock &clock() const { return m_clock; }

Q_SIGNALS:
    void changed();

private:
    void show(base::TimePoint begin, base::TimePoint end);

    const base::Clock &m_clock;
    bool m_following = true;
    Span m_fixed;
};

} // namespace thaw::charts
