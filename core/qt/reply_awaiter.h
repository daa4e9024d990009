// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "qt/stop_relay.h"
#include "tasks/cancelled.h"

#include <QNetworkReply>
#include <QPointer>
#include <coroutine>
#include <memory>
#include <optional>
#include <stop_token>

namespace thaw::qt {

enum class ReplyEnd {
    Finished, // the reply has its answer, or its error
    Gone, // somebody destroyed it before it had
};

// The awaiter of finished().
class ReplyAwaiter {
public:
    ReplyAwaiter(QNetworkReply *reply, std::stop_token stop);
    ~ReplyAwaiter() = default;
    ReplyAwaiter(const ReplyAwaiter &) = delete;
    ReplyAwaiter &operator=(const ReplyAwaiter &) = delete;

    bool await_ready() const;
    void await_suspend(std::coroutine_handle<> handle);
    ReplyEnd await_resume();

private:
    QPointer<QNetworkReply> m_reply;
    const std::stop_token m_token;
    // Receives the reply's signals for us. Queued, so that the coroutine is resumed by the
    // loop and may delete the reply; gone with us, and what was queued for it goes too.
    std::unique_ptr<QObject> m_receiver;
    std::optional<StopRelay> m_abort;
};

// Waits until `reply` is finished, freeing the thread.
// Thread: the reply's; resumes there, from the event loop. `stop` may be requested anywhere.
// Errors: a failed transfer is told by the reply itself; Gone if it was destroyed.
// Cancelled: by `stop`: the reply is aborted, and the await throws Cancelled.
// Lifetime: safe when the reply, or the awaiting coroutine, is destroyed first.
[[nodiscard]] inline ReplyAwaiter finished(QNetworkReply *reply, std::stop_token stop = {})
{
    return ReplyAwaiter(reply, std::move(stop));
}

} // namespace thaw::qt
