// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/markdown_writer.h"

#include "results/device_writer.h"
#include "results/environment_text.h"
#include "results/run_table.h"

#include <QCoreApplication>

namespace thaw::results {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(results)
};

bool isWordCharacter(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size() && text[at].isLetterOrNumber();
}

// Text that must not be taken for markup; in a table even code may not hold a bar.
QString escaped(const QString &text)
{
    QString safe;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool insideWord = isWordCharacter(text, i - 1) && isWordCharacter(text, i + 1);
        if (QStringLiteral("\\`*[]<|~").contains(c) || (c == u'_' && !insideWord))
            safe += u'\\';
        safe += c;
    }
    return safe;
}

QString row(const QStringList &cells)
{
    return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

QString tableText(const RunTable &table)
{
    QStringList heads;
    QStringList rules;
    for (const RunTable::Column &column : table.columns) {
        heads += escaped(column.head);
        rules += column.isFigure ? QStringLiteral("---:") : QStringLiteral(":---");
    }
    QString text = row(heads) + row(rules);
    for (const QStringList &cells : table.rows) {
        QStringList safe;
        for (const QString &cell : cells)
            safe += escaped(cell);
        text += row(safe);
    }
    return text;
}

QString headText(const measure::Result &result)
{
    QString text = QStringLiteral("# ") + escaped(result.title) + QStringLiteral("\n\n```\n");
    text += environmentLines(result.environment).join(u'\n') + QStringLiteral("\n```\n\n");
    if (!result.complete)
        text += QStringLiteral("**") + Text::tr("Incomplete: this was stopped before its end.")
            + QStringLiteral("**\n\n");
    const QString common = commonParameters(result);
    if (!common.isEmpty())
        text += Text::tr("The same in every run: %1.").arg(escaped(common)) + QStringLiteral("\n\n");
    return text;
}

QString warningsText(const measure::Result &result)
{
    QStringList items = allWarnings(result);
    for (const measure::Run &run : result.runs) {
        for (const QString &warning : run.warnings)
            items += run.variant + QStringLiteral(": ") + warning;
    }
    if (items.isEmpty())
        return {};
    QString text = QStringLiteral("\n## ") + Text::tr("Warnings") + QStringLiteral("\n\n");
    for (const QString &item : items)
        text += QStringLiteral("- ") + escaped(item.simplified()) + u'\n';
    return text;
}

} // namespace

base::Outcome<base::Done> writeMarkdown(const measure::Result &result, QIODevice &device)
{
    const QString page = headText(result) + tableText(runTable(result)) + warningsText(result);
    DeviceWriter out(device);
    out.write(page.toUtf8());
    return out.finish();
}

} // namespace thaw::results
