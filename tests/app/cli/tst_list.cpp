// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace thaw;

class TstList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const test::Ended ended = test::runThaw({ "list", "--json" });
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.err, QString());
        m_json = QJsonDocument::fromJson(ended.out.toUtf8()).object();
    }

    void everyKindIsThere()
    {
        QCOMPARE(m_json.keys(), QStringList({ "experiments", "pages", "panels", "strategies", "workloads" }));
        QCOMPARE(idsOf("workloads").value(0), QStringLiteral("fetch"));
        for (const char *strategy : { "blocking", "qcoro", "co-await" })
            QVERIFY2(idsOf("strategies").contains(strategy), strategy);
        QVERIFY(idsOf("experiments").contains("strategies"));
        QVERIFY(idsOf("pages").contains("freeze-thaw"));
    }

    void everyEntryHasItsMembers()
    {
        for (const QJsonValue &kind : std::as_const(m_json)) {
            for (const QJsonValue &entry : kind.toArray()) {
                QVERIFY(!entry["id"].toString().isEmpty());
                QVERIFY(!entry["title"].toString().isEmpty());
                QVERIFY(entry["parameters"].isArray());
            }
        }
    }

    void parametersTellTheirRange()
    {
        const QJsonObject latency = parameterOfFetch("latency_ms");
        QCOMPARE(latency,
            QJsonObject({ { "name", "latency_ms" }, { "type", "integer" }, { "unit", "ms" },
                { "default", 1000 }, { "min", 0 }, { "max", 600000 } }));
        const QJsonObject answer = parameterOfFetch("answer");
        QCOMPARE(answer["type"].toString(), QStringLiteral("choice"));
        QCOMPARE(answer["default"].toString(), QStringLiteral("ok"));
        QCOMPARE(answer["choices"].toArray(), QJsonArray({ "ok", "close", "error-500", "half", "never" }));
        QCOMPARE(parameterOfFetch("requests")["max"].toInt(), 1000);
        QVERIFY(!parameterOfFetch("concurrency").isEmpty());
        QCOMPARE(parameterOfFetch("timeout_ms")["default"].toInt(), 30000);
    }

    void textNamesThemAll()
    {
        const test::Ended ended = test::runThaw({ "list" });
        QCOMPARE(ended.status, 0);
        for (const QString &kind : m_json.keys()) {
            for (const QString &id : idsOf(kind))
                QVERIFY2(ended.out.contains("\n  " + id + ' '), qPrintable(id));
        }
        QVERIFY(ended.out.contains("latency_ms"));
        QVERIFY(ended.out.contains("0 to 600000 ms; default 1000"));
    }

private:
    QStringList idsOf(const QString &kind) const
    {
        QStringList ids;
        for (const QJsonValue &entry : m_json[kind].toArray())
            ids += entry["id"].toString();
        return ids;
    }

    const QJsonObject parameterOfFetch(const QString &name) const
    {
        const QJsonValue fetch = m_json["workloads"].toArray().at(0);
        for (const QJsonValue &parameter : fetch["parameters"].toArray()) {
            if (parameter["name"].toString() == name)
                return parameter.toObject();
        }
        return {};
    }

    QJsonObject m_json;
};

QTEST_GUILESS_MAIN(TstList)
#include "tst_list.moc"
