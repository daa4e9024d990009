// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/csv_rows.h"

#include "results/number_text.h"

#include <algorithm>

namespace thaw::results {

namespace {

bool needsQuotes(const QByteArray &cell)
{
    return std::any_of(
        cell.begin(), cell.end(), [](char c) { return c == ',' || c == '"' || c == '\r' || c == '\n'; });
}

} // namespace

CsvRows::CsvRows(QIODevice &device)
    : m_out(device)
{
}

void CsvRows::add(QByteArrayView text)
{
    if (m_rowBegun)
        m_out.write(',');
    m_out.write(text);
    m_rowBegun = true;
}

void CsvRows::cell(const QString &text)
{
    QByteArray utf8 = text.toUtf8();
    if (needsQuotes(utf8))
        utf8 = '"' + utf8.replace("\"", "\"\"") + '"';
    add(utf8);
}

void CsvRows::cell(double number)
{
    add(numberText(number));
}

void CsvRows::cell(qint64 number)
{
    add(QByteArray::number(number));
}

void CsvRows::endRow()
{
    m_out.write("\r\n");
    m_rowBegun = false;
}

} // namespace thaw::results
