// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/json_stream.h"

#include "results/number_text.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace thaw::results {

namespace {

QByteArray jsonText(const QString &text)
{
    // Qt knows what must be escaped, but writes whole arrays only.
    const QByteArray array = QJsonDocument(QJsonArray { text }).toJson(QJsonDocument::Compact);
    return array.sliced(1, array.size() - 2);
}

QByteArray jsonNumber(double number)
{
    const QByteArray text = numberText(number);
    return text.isEmpty() ? QByteArray("null") : text;
}

} // namespace

JsonStream::JsonStream(QIODevice &device)
    : m_out(device)
{
}

void JsonStream::newLine()
{
    m_out.write('\n');
    m_out.write(QByteArray(2 * m_hasMembers.size(), ' '));
}

void JsonStream::startValue(const QString &key)
{
    if (!m_hasMembers.isEmpty()) {
        if (m_hasMembers.last())
            m_out.write(',');
        m_hasMembers.last() = true;
        newLine();
    }
    if (!key.isEmpty())
        m_out.write(QByteArray(jsonText(key) + ": "));
}

void JsonStream::begin(const QString &key, char bracket)
{
    startValue(key);
    m_out.write(bracket);
    m_hasMembers += false;
}

void JsonStream::end(char bracket)
{
    if (m_hasMembers.takeLast())
        newLine();
    m_out.write(bracket);
}

void JsonStream::beginObject(const QString &key)
{
    begin(key, '{');
}

void JsonStream::beginArray(const QString &key)
{
    begin(key, '[');
}

void JsonStream::member(const QString &key, const QString &text)
{
    startValue(key);
    m_out.write(jsonText(text));
}

void JsonStream::member(const QString &key, double number)
{
    startValue(key);
    m_out.write(jsonNumber(number));
}

void JsonStream::member(const QString &key, qint64 number)
{
    startValue(key);
    m_out.write(QByteArray::number(number));
}

void JsonStream::member(const QString &key, bool value)
{
    startValue(key);
    m_out.write(value ? "true" : "false");
}

void JsonStream::member(const QString &key, const std::vector<double> &numbers)
{
    startValue(key);
    m_out.write('[');
    bool first = true;
    for (const double number : numbers) {
        if (!first)
            m_out.write(", ");
        m_out.write(jsonNumber(number));
        first = false;
    }
    m_out.write(']');
}

void JsonStream::member(const QString &key, const QStringList &texts)
{
    beginArray(key);
    for (const QString &text : texts)
        member(QString(), text);
    endArray();
}

base::Outcome<base::Done> JsonStream::finish()
{
    m_out.write('\n');
    return m_out.finish();
}

} // namespace thaw::results
