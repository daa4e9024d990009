// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tasks/task.h"
#include "tasks/transfer.h"

#include <qcorotask.h>

#include <QObject>
#include <coroutine>
#include <exception>
#include <memory>
#include <utility>

namespace thaw::qt {

// Awaits a QCoro task in one of ours. QCoro starts eagerly, knows no cancellation, and resumes
// whoever awaited it even after that frame is gone; so it is awaited by a small QCoro
// coroutine that shares only a note with us, and tells us only if we are still there.
//
// Resumes: from the event loop of the thread that awaits, where the QCoro task must end, too.
// Errors: what the task throws is rethrown here.
// Cancelled: by nothing; make the task end by other means (abort its reply, close its socket).
// Lifetime: the awaiting frame may be destroyed; the QCoro task then goes on to its end.
class QCoroAwaiter {
public:
    explicit QCoroAwaiter(QCoro::Task<> task)
        : m_note(std::make_shared<Note>())
    {
        watch(std::move(task), m_note);
    }
    ~QCoroAwaiter() { m_note->receiver = nullptr; }
    QCoroAwaiter(const QCoroAwaiter &) = delete;
    QCoroAwaiter &operator=(const QCoroAwaiter &) = delete;

    bool await_ready() const { return m_note->ended; }
    void await_suspend(std::coroutine_handle<> handle)
    {
        m_note->handle = handle;
        m_receiver = std::make_unique<QObject>();
        m_note->receiver = m_receiver.get();
    }
    void await_resume()
    {
        m_note->receiver = nullptr;
        // Not destroyed here: its slot is what resumes us.
        if (m_receiver)
            m_receiver.release()->deleteLater();
        if (m_note->error)
            std::rethrow_exception(m_note->error);
    }

private:
    struct Note {
        bool ended = false;
        std::exception_ptr error;
        QObject *receiver = nullptr; // of the awaiter, while it waits
        std::coroutine_handle<> handle;
    };

    static QCoro::Task<> watch(QCoro::Task<> task, std::shared_ptr<Note> note)
    {
        try {
            co_await task;
        } catch (...) {
            note->error = std::current_exception();
        }
        note->ended = true;
        // From the loop, not from within QCoro's own resumption, which is recursive.
        if (note->receiver)
            QMetaObject::invokeMethod(note->receiver, [handle = note->handle] { tasks::resume(handle); }, Qt::QueuedConnection);
    }

    std::shared_ptr<Note> m_note;
    std::unique_ptr<QObject> m_receiver;
};

// `co_await fromQCoro(f())` in a task of ours.
[[nodiscard]] inline QCoroAwaiter fromQCoro(QCoro::Task<> task)
{
    return QCoroAwaiter(std::move(task));
}

} // namespace thaw::qt
