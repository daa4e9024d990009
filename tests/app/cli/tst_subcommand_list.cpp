// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/subcommand_list.h"

#include <QTest>

using namespace thaw;

class TstSubcommandList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNameOfTheContractIsThereOnce()
    {
        QStringList names;
        for (const cli::Subcommand &subcommand : cli::subcommandList()) {
            names += subcommand.name;
            QCOMPARE(cli::findSubcommand(subcommand.name), &subcommand);
            QCOMPARE(cli::availableSubcommands().contains(subcommand.name), subcommand.run != nullptr);
            QCOMPARE(qstrlen(subcommand.summary) > 0, subcommand.run != nullptr);
        }
        names.sort();
        QCOMPARE(names, QStringList({ "chart", "check", "compare", "freeze", "list", "run", "watch" }));
        QCOMPARE(cli::findSubcommand("thaw"), nullptr);
    }
};

QTEST_APPLESS_MAIN(TstSubcommandList)
#include "tst_subcommand_list.moc"
