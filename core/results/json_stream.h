// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "results/device_writer.h"

#include <QList>
#include <QString>
#include <vector>

namespace thaw::results {

// JSON written as it comes, with members in the given order and arrays of numbers on one line:
// QJsonDocument sorts members by name, gives each of 100 000 samples a line, and holds all of
// it in memory. What is not finite becomes null, since JSON has no word for it.
class JsonStream {
public:
    explicit JsonStream(QIODevice &device);

    // `key` is empty in arrays, and for the outermost value.
    void beginObject(const QString &key = {});
    void endObject() { end('}'); }
    void beginArray(const QString &key);
    void endArray() { end(']'); }

    void member(const QString &key, const QString &text);
    void member(const QString &key, const char *text) { member(key, QString::fromUtf8(text)); }
    void member(const QString &key, double number);
    void member(const QString &key, qint64 number);
    void member(const QString &key, int number) { member(key, qint64(number)); }
    void member(const QString &key, bool value);
    void member(const QString &key, const std::vector<double> &numbers);
    void member(const QString &key, const QStringList &texts);

    base::Outcome<base::Done> finish();

private:
    void begin(const QString &key, char bracket);
    void end(char bracket);
    void startValue(const QString &key);
    void newLine();

    DeviceWriter m_out;
    QList<bool> m_hasMembers; // of each open object or array, outermost first
};

} // namespace thaw::results
