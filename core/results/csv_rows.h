// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "results/device_writer.h"

#include <QString>

namespace thaw::results {

// Rows of comma-separated values: UTF-8, CRLF after each row, quotes where a cell needs them.
// Source: RFC 4180.
class CsvRows {
public:
    explicit CsvRows(QIODevice &device);

    void cell(const QString &text);
    void cell(double number); // empty where it is not finite
    void cell(qint64 number);
    void endRow();

    base::Outcome<base::Done> finish() { return m_out.finish(); }

private:
    void add(QByteArrayView text);

    DeviceWriter m_out;
    bool m_rowBegun = false;
};

} // namespace thaw::results
