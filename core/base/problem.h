// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace thaw::base {

// Why something could not be done, as a value: the thing, the reason, the remedy.
// Texts are translated and ready to be shown.
struct Problem {
    enum class Kind {
        BadInput, // what the user asked for makes no sense: exit status 2
        Failed, // it made sense and did not work: exit status 1
        Interrupted, // the user stopped it: exit status 130
    };

    Kind kind = Kind::Failed;
    QString what; // the thing and the place: "latency_ms"
    QString why; // "-1 is below the least value, 0"
    QString remedy; // "Give a whole number from 0 to 600000."

    // "what: why. remedy", on one line.
    QString message() const;
};

} // namespace thaw::base
