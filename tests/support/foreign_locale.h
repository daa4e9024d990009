// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QTemporaryDir>
#include <clocale>

namespace thaw::test {

// A C library locale that writes a decimal comma. Machines that run tests have few locales, so
// it is compiled here by localedef, which is part of the C library's own package.
class CommaLocale {
public:
    // False: localedef failed, or the C library didn't take the locale.
    bool set()
    {
        QFile source(m_folder.filePath("source"));
        if (!source.open(QIODevice::WriteOnly))
            return false;
        source.write("LC_NUMERIC\ndecimal_point \",\"\nthousands_sep \".\"\ngrouping 3;3\nEND LC_NUMERIC\n");
        source.close();
        // -c: the categories left out are only warned of; the exit status tells of those.
        QProcess::execute(
            "sh", { "-c", "localedef -c -i \"$0/source\" \"$0/comma\" 2>/dev/null", m_folder.path() });
        qputenv("LOCPATH", m_folder.path().toLocal8Bit());
        if (!std::setlocale(LC_NUMERIC, "comma"))
            return false;
        return *std::localeconv()->decimal_point == ',';
    }

    ~CommaLocale()
    {
        std::setlocale(LC_NUMERIC, "C");
        qunsetenv("LOCPATH");
    }

private:
    QTemporaryDir m_folder;
};

} // namespace thaw::test
