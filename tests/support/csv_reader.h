// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>
#include <optional>

namespace thaw::test {

// Reads what RFC 4180 allows and nothing else: UTF-8 without a byte order mark, CRLF after
// every record, as many fields in each, quotes only round whole fields and doubled inside.
class CsvReader {
public:
    // Nothing when the text breaks a rule; error() says which.
    std::optional<QList<QStringList>> read(const QByteArray &text)
    {
        m_text = text;
        m_at = 0;
        m_error.clear();
        if (text.startsWith("\xEF\xBB\xBF"))
            return fail("byte order mark");
        QList<QStringList> records;
        while (m_at < m_text.size()) {
            const auto record = readRecord();
            if (!record)
                return {};
            if (!records.isEmpty() && record->size() != records.first().size())
                return fail("records of different sizes");
            records += *record;
        }
        return records;
    }

    QByteArray error() const { return m_error + " at byte " + QByteArray::number(m_at); }

private:
    std::nullopt_t fail(const char *why)
    {
        m_error = why;
        return std::nullopt;
    }

    bool accept(char c)
    {
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    std::optional<QStringList> readRecord()
    {
        QStringList fields;
        do {
            const auto field = accept('"') ? readQuoted() : readPlain();
            if (!field)
                return {};
            const QString words = QString::fromUtf8(*field);
            if (words.toUtf8() != *field)
                return fail("not UTF-8");
            fields += words;
        } while (accept(','));
        if (!accept('\r') || !accept('\n'))
            return fail("no CRLF after the record");
        return fields;
    }

    std::optional<QByteArray> readPlain()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && m_text[m_at] != ',' && m_text[m_at] != '\r') {
            if (m_text[m_at] == '"' || m_text[m_at] == '\n')
                return fail("a quote or a line feed in a field without quotes");
            ++m_at;
        }
        return m_text.mid(begin, m_at - begin);
    }

    std::optional<QByteArray> readQuoted()
    {
        QByteArray field;
        for (;;) {
            if (m_at >= m_text.size())
                return fail("an open quote");
            if (!accept('"'))
                field += m_text[m_at++];
            else if (accept('"'))
                field += '"';
            else
                return field;
        }
    }

    QByteArray m_text;
    qsizetype m_at = 0;
    QByteArray m_error;
};

} // namespace thaw::test
