// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/function_finder.h"

#include "architecture/code_text.h"

#include <QRegularExpression>
#include <QStack>

namespace thaw::architecture {

namespace {

enum class Block { Scope, Body, Values };

QString withoutDirectives(QString code)
{
    static const QRegularExpression directive(R"(^[ \t]*#([^\n]*\\\n)*[^\n]*)", QRegularExpression::MultilineOption);
    static const QRegularExpression visible("[^\n]");
    auto matches = directive.globalMatch(code);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        QString blanks = match.captured();
        code.replace(match.capturedStart(), match.capturedLength(), blanks.replace(visible, " "));
    }
    return code;
}

bool assigns(const QString &head)
{
    int parentheses = 0;
    for (const QChar c : head) {
        if (c == '=' && parentheses == 0)
            return true;
        parentheses += int(c == '(') - int(c == ')');
    }
    return false;
}

// What a brace opens, by the words since the last statement's end.
Block blockAfter(QString head)
{
    static const QRegularExpression noise(R"(template\s*<[^{}]*?>\s*(?=[a-z\[])|\[\[.*?\]\]|(?<=operator)[^\s\w(]+)"
                                          R"(|\bQ_[A-Z_]+\b\s*(\([^()]*\))?)");
    static const QRegularExpression scope(R"(^\s*(inline\s+)?((namespace|class|struct|union|enum)\b|extern\s*"))");
    static const QRegularExpression member(
        R"(\)[^()]*(?<!:):(?!:).*[\w>]\s*$)", QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression qualified(R"(\b(const|noexcept|override|final|mutable)\s*$)");
    head.remove(noise);
    if (scope.match(head).hasMatch())
        return Block::Scope;
    if (!head.contains('(') || assigns(head))
        return Block::Values;
    if (member.match(head).hasMatch() && !qualified.match(head).hasMatch())
        return Block::Values; // m_member { … } of a constructor
    return Block::Body;
}

QString nameIn(const QString &head)
{
    static const QRegularExpression name(R"(((?:[\w~]+(?:<[^<>]*>)?::)*(?:operator[^\w(]*\w*\s*|~?\w+))\s*\()");
    return name.match(head).captured(1).simplified();
}

class Finder {
public:
    explicit Finder(const QString &text)
        : m_code(withoutDirectives(codeOnly(text)))
    {
    }

    QList<Function> find()
    {
        for (m_place = 0; m_place < m_code.size(); ++m_place) {
            if (m_code[m_place] == '{')
                open();
            else if (m_code[m_place] == '}')
                close();
            else if ((m_code[m_place] == ';' && m_parentheses == 0) || (m_code[m_place] == ':' && isAccess()))
                endStatement();
            else if (m_code[m_place] == '(' || m_code[m_place] == ')')
                m_parentheses += m_code[m_place] == '(' ? 1 : -1;
        }
        return m_functions;
    }

private:
    QString head() const { return m_code.mid(m_statement, m_place - m_statement); }

    bool isAccess() const
    {
        static const QRegularExpression access(R"(^\s*((public|private|protected)(\s+Q_SLOTS)?|Q_SIGNALS)\s*$)");
        return access.match(head()).hasMatch();
    }

    void open()
    {
        const QString head = this->head();
        const bool inScope = m_blocks.isEmpty() || m_blocks.top() == Block::Scope;
        // In an argument's braces, nothing begins.
        m_blocks.push(!inScope || m_parentheses > 0 ? Block::Values : blockAfter(head));
        if (m_blocks.top() == Block::Body) {
            const qsizetype blanks = head.indexOf(head.trimmed());
            m_functions.append({ nameIn(head), lineAt(m_code, m_statement + blanks), 0 });
        } else if (m_blocks.top() == Block::Scope) {
            endStatement();
        }
    }

    void close()
    {
        if (m_blocks.isEmpty())
            return;
        const Block closed = m_blocks.pop();
        if (closed == Block::Body)
            m_functions.last().lastLine = lineAt(m_code, m_place);
        if (closed != Block::Values)
            endStatement();
    }

    void endStatement()
    {
        // Inside of a body or of values the statement is still the one that opened them.
        if (m_blocks.isEmpty() || m_blocks.top() == Block::Scope)
            m_statement = m_place + 1;
    }

    const QString m_code;
    qsizetype m_place = 0;
    qsizetype m_statement = 0; // where the present statement began
    int m_parentheses = 0;
    QStack<Block> m_blocks;
    QList<Function> m_functions;
};

} // namespace

QList<Function> functionsOf(const QString &text)
{
    return Finder(text).find();
}

} // namespace thaw::architecture
