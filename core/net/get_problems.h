// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "base/problem.h"

#include <QUrl>

namespace thaw::net {

// What can go wrong with a GET, in the same words whoever did it and however.
// Texts are translated.
base::Problem noConnection(const QUrl &url, const QString &reason);
base::Problem closedBeforeAnswer(const QUrl &url);
base::Problem brokeOff(const QUrl &url, qint64 received_bytes, qint64 promised_bytes);
base::Problem failedStatus(const QUrl &url, int status, const QString &reason);
base::Problem noAnswerWithin(const QUrl &url, base::Duration timeout);
base::Problem notUnderstood(const QUrl &url);
base::Problem stopped(const QUrl &url);

// "65 536": groups of three, held together by narrow no-break spaces; the same everywhere.
QString grouped(qint64 number);

} // namespace thaw::net
