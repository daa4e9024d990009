// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/cpp_tokens.h"

#include <QSet>

#include <optional>

namespace thaw::gallery {

namespace {

bool isNameStart(QChar c)
{
    return c.isLetter() || c == u'_';
}
bool isNamePart(QChar c)
{
    return c.isLetterOrNumber() || c == u'_';
}

bool isCoroutineKeyword(const QString &word)
{
    static const QSet<QString> words { QStringLiteral("co_await"), QStringLiteral("co_return"),
        QStringLiteral("co_yield") };
    return words.contains(word);
}

bool isKeyword(const QString &word)
{
    static const QSet<QString> words = [] {
        const auto list = QStringLiteral(
            "alignas alignof auto break case catch class concept const consteval constexpr constinit "
            "const_cast "
            "continue decltype default delete do dynamic_cast else enum explicit export extern false final "
            "for "
            "friend goto if inline mutable namespace new noexcept nullptr operator override private "
            "protected "
            "public register reinterpret_cast requires return sizeof static static_assert static_cast struct "
            "switch template this thread_local throw true try typedef typeid typename union using virtual "
            "volatile while bool char double float int long short signed unsigned void")
                              .split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return words.contains(word);
}

// Walks over one line.
class Scanner {
public:
    explicit Scanner(const QString &line)
        : m_line(line)
    {
    }

    QList<CppToken> scan(bool &inComment)
    {
        if (inComment)
            inComment = !comment(0);
        if (!inComment && m_line.trimmed().startsWith(u'#') && m_at == 0)
            preprocessor();
        while (!inComment && m_at < m_line.size())
            step(inComment);
        return m_tokens;
    }

private:
    QChar at(qsizetype i) const { return i < m_line.size() ? m_line[i] : QChar(); }

    void add(qsizetype start, CppTokenKind kind) { m_tokens.append({ start, m_at - start, kind }); }

    // A /* … */ that began at `start`; false when the line ends within it.
    bool comment(qsizetype start)
    {
        const qsizetype close = m_line.indexOf(QLatin1String("*/"), m_at);
        m_at = close < 0 ? m_line.size() : close + 2;
        add(start, CppTokenKind::Comment);
        return close >= 0;
    }

    void preprocessor()
    {
        const qsizetype start = m_line.indexOf(u'#');
        m_at = start + 1;
        while (isNamePart(at(m_at)))
            ++m_at;
        add(start, CppTokenKind::Preprocessor);
    }

    void step(bool &inComment)
    {
        const QChar c = at(m_at);
        const qsizetype start = m_at;
        if (c == u'/' && at(m_at + 1) == u'/') {
            m_at = m_line.size();
            add(start, CppTokenKind::Comment);
        } else if (c == u'/' && at(m_at + 1) == u'*') {
            m_at += 2;
            inComment = !comment(start);
        } else if (c == u'"' || c == u'\'') {
            quoted(c);
        } else if (c.isDigit()) {
            number();
        } else if (isNameStart(c)) {
            name();
        } else {
            ++m_at;
        }
    }

    void quoted(QChar quote)
    {
        const qsizetype start = m_at++;
        while (m_at < m_line.size() && m_line[m_at] != quote)
            m_at += m_line[m_at] == u'\\' ? 2 : 1;
        m_at = std::min(m_at + 1, m_line.size());
        add(start, CppTokenKind::String);
    }

    // Digit separators, suffixes and hexadecimal digits included.
    void number()
    {
        const qsizetype start = m_at;
        while (isNamePart(at(m_at)) || at(m_at) == u'.' || (at(m_at) == u'\'' && at(m_at + 1).isDigit()))
            ++m_at;
        add(start, CppTokenKind::Number);
    }

    void name()
    {
        const qsizetype start = m_at;
        while (isNamePart(at(m_at)))
            ++m_at;
        if (const auto kind = kindOf(m_line.mid(start, m_at - start)))
            add(start, *kind);
    }

    std::optional<CppTokenKind> kindOf(const QString &word) const
    {
        if (isCoroutineKeyword(word))
            return CppTokenKind::CoroutineKeyword;
        if (isKeyword(word))
            return CppTokenKind::Keyword;
        if (word.front().isUpper())
            return CppTokenKind::Type;
        if (at(m_at) == u'(')
            return CppTokenKind::Call;
        return std::nullopt;
    }

    const QString &m_line;
    qsizetype m_at = 0;
    QList<CppToken> m_tokens;
};

} // namespace

QList<CppToken> cppTokens(const QString &line, bool &inComment)
{
    return Scanner(line).scan(inComment);
}

} // namespace thaw::gallery
