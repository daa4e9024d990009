// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QProcess>
#include <QTemporaryDir>
#include <clocale>

namespace thaw::test {

// The C library's German, which writes a decimal comma. Machines that run tests have few
// locales, so it is compiled here, from the sources in Debian's package "locales".
class CommaLocale {
public:
    // False: localedef failed, or the C library didn't take the locale.
    bool set()
    {
        QProcess::execute("localedef", { "-i", "de_DE", "-f", "UTF-8", m_folder.filePath("comma") });
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
