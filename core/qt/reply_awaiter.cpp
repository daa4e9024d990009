// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "qt/reply_awaiter.h"

#include <utility>

namespace thaw::qt {

ReplyAwaiter::ReplyAwaiter(QNetworkReply *reply, std::stop_token stop)
    : m_reply(reply)
    , m_token(std::move(stop))
{
}

ReplyAwaiter::~ReplyAwaiter()
{
    // A stop that is being requested on another thread must be through with us first.
    m_onStop.reset();
}

bool ReplyAwaiter::await_ready() const
{
    return !m_reply || m_reply->isFinished() || m_token.stop_requested();
}

void ReplyAwaiter::await_suspend(std::coroutine_handle<> handle)
{
    m_receiver = std::make_unique<QObject>();
    // Finished and then destroyed within one turn must resume once.
    const auto resume = [handle, once = std::make_shared<bool>(true)] {
        if (std::exchange(*once, false))
            handle.resume();
    };
    QObject::connect(m_reply, &QNetworkReply::finished, m_receiver.get(), resume, Qt::QueuedConnection);
    QObject::connect(m_reply, &QObject::destroyed, m_receiver.get(), resume, Qt::QueuedConnection);
    m_onStop.emplace(m_token, OnStop { *this });
}

ReplyEnd ReplyAwaiter::await_resume()
{
    m_onStop.reset();
    // Not destroyed here: its slot is what resumes us.
    if (m_receiver)
        m_receiver.release()->deleteLater();
    if (m_token.stop_requested()) {
        if (m_reply)
            m_reply->abort();
        throw tasks::Cancelled();
    }
    return m_reply ? ReplyEnd::Finished : ReplyEnd::Gone;
}

// By the receiver, which lives until the stop callback is gone: the reply may die any time, and
// only its own thread may ask. The event may come when this awaiter is gone: no `this` in it.
void ReplyAwaiter::abortLater()
{
    QMetaObject::invokeMethod(
        m_receiver.get(),
        [reply = m_reply] {
            if (reply)
                reply->abort();
        },
        Qt::QueuedConnection);
}

} // namespace thaw::qt
