// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include <QTest>

using namespace thaw;

class TstCommandLine : public QObject {
    Q_OBJECT

    static std::unique_ptr<cli::CommandLine> sample()
    {
        auto line = std::make_unique<cli::CommandLine>("thaw sample [--name N]… [--fast]", "Does nothing.");
        line->addOption("name", "Its name.", "N");
        line->addOption("fast", "At once.");
        return line;
    }

private Q_SLOTS:
    void readsWhatIsThere()
    {
        const auto line = sample();
        QVERIFY(line->parse({ "--name", "a", "x", "--fast", "--name=b", "--", "--y" }).ok());
        QCOMPARE(line->values("name"), QStringList({ "a", "b" }));
        QVERIFY(line->isSet("fast"));
        QVERIFY(!line->wantsHelp());
        QCOMPARE(line->positional(), QStringList({ "x", "--y" }));
    }

    void aValueMayBeginWithADash()
    {
        const auto line = sample();
        QVERIFY(line->parse({ "--name", "-1" }).ok());
        QCOMPARE(line->values("name"), QStringList { "-1" });
    }

    void namesTheNearestOption()
    {
        QCOMPARE(sample()->parse({ "--nam", "a" }).problem().message(),
            QStringLiteral("\"--nam\": there is no such option. Did you mean --name?"));
        QCOMPARE(sample()->parse({ "-fst" }).problem().message(),
            QStringLiteral("\"--fst\": there is no such option. Did you mean --fast?"));
        QCOMPARE(sample()->parse({ "--zzzzzz" }).problem().message(),
            QStringLiteral("\"--zzzzzz\": there is no such option. Usage: thaw sample [--name N]… [--fast]"));
    }

    void onlyValueIsGivenOnce()
    {
        const auto line = sample();
        QVERIFY(line->parse({ "--name", "a", "--name", "a" }).ok());
        QVERIFY(!line->onlyValue("name").ok());
        const auto none = sample();
        QVERIFY(none->parse({}).ok());
        QCOMPARE(*none->onlyValue("name"), QString());
    }

    void helpBeginsWithTheUsage()
    {
        const auto line = sample();
        QVERIFY(line->parse({ "-h" }).ok());
        QVERIFY(line->wantsHelp());
        QVERIFY2(
            line->help().startsWith("Usage: thaw sample [--name N]… [--fast]\n\nDoes nothing.\n\nOptions:\n"),
            qPrintable(line->help()));
        QVERIFY(line->help().contains("--name <N>"));
    }
};

QTEST_APPLESS_MAIN(TstCommandLine)
#include "tst_command_line.moc"
