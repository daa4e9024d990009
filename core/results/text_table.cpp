// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/text_table.h"

#include "results/run_table.h"

#include <algorithm>

namespace thaw::results {

namespace {

QList<qsizetype> widthsOf(const RunTable &table)
{
    QList<qsizetype> widths;
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        qsizetype width = table.columns[i].head.size();
        for (const QStringList &row : table.rows)
            width = std::max(width, row[i].size());
        widths += width;
    }
    return widths;
}

QString line(const RunTable &table, const QList<qsizetype> &widths, const QStringList &cells)
{
    QString text;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            text += QStringLiteral("  ");
        text += table.columns[i].isFigure ? cells[i].rightJustified(widths[i])
                                          : cells[i].leftJustified(widths[i]);
    }
    while (text.endsWith(u' '))
        text.chop(1);
    return text + u'\n';
}

} // namespace

QString textTable(const measure::Result &result)
{
    const RunTable table = runTable(result);
    const QList<qsizetype> widths = widthsOf(table);
    QStringList heads;
    QStringList rules;
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        heads += table.columns[i].head;
        rules += QString(widths[i], u'-');
    }
    QString text = line(table, widths, heads) + line(table, widths, rules);
    for (const QStringList &row : table.rows)
        text += line(table, widths, row);
    return text;
}

} // namespace thaw::results
