// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace thaw::results {

// A number as it stands in every data file: the fewest digits that read back as the same
// double, with a decimal point, in every locale; a whole number without one ("1000000").
// What is not finite has no digits: empty.
QByteArray numberText(double value);

} // namespace thaw::results
