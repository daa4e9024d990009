// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "qt/reply_awaiter.h"

#include "tasks/transfer.h"

#include <utility>

namespace thaw::qt {

ReplyAwaiter::ReplyAwaiter(QNetworkReply *reply, std::stop_token stop)
    : m_reply(reply)
    , m_token(std::move(stop))
{
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
            tasks::resume(handle);
    };
    QObject::connect(m_reply, &QNetworkReply::finished, m_receiver.get(), resume, Qt::QueuedConnection);
    QObject::connect(m_reply, &QObject::destroyed, m_receiver.get(), resume, Qt::QueuedConnection);
    m_abort.emplace(m_token, [this] {
        if (m_reply)
            m_reply->abort();
    });
}

ReplyEnd ReplyAwaiter::await_resume()
{
    m_abort.reset();
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

} // namespace thaw::qt
