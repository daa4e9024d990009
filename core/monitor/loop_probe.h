// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>

namespace thaw::monitor {

// The event that a watched loop is timed with. It has the priority of the events that users
// and sockets cause, so that it waits as long as they do.
// Thread: construct and destroy on the watched thread, where `handled` is called; post() from
// any thread, with at most one on its way.
// Lifetime: an event still on its way at destruction is dropped.
class LoopProbe final : public QObject {
public:
    explicit LoopProbe(std::function<void()> handled);
    void post();
    bool event(QEvent *event) override;

private:
    const std::function<void()> m_handled;
};

} // namespace thaw::monitor
