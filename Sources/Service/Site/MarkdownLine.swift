/// What stands in a line of Markdown: code, links, stress, and text.
struct MarkdownLine {
    /// Where a link leads; nil where it leads nowhere here, so that only its text stands.
    let path: (Substring) -> String?

    func html(of text: String) -> String {
        var html = ""
        var rest = text[...]
        while let character = rest.first {
            if let part = code(&rest) ?? picture(&rest) ?? link(&rest) ?? stress(&rest) {
                html += part
            } else {
                // A backslash takes a sign's meaning away.
                let isEscaped = character == "\\" && rest.dropFirst().first.map { !$0.isLetter && !$0.isNumber } == true
                if isEscaped { rest.removeFirst() }
                html += HTMLText.escaped(String(rest.removeFirst()))
            }
        }
        return html
    }

    /// The cells of a table's row. A bar in a cell has a backslash.
    static func cells(of row: Substring) -> [String] {
        var cells = [""]
        var isEscaped = false
        for character in row.withoutSpaces.dropFirst() {
            if isEscaped {
                cells[cells.count - 1] += character == "|" ? "|" : "\\\(character)"
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "|" {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
        }
        return cells.dropLast().map { String($0[...].withoutSpaces) }
    }

    private func code(_ rest: inout Substring) -> String? {
        let ticks = rest.prefix { $0 == "`" }.count
        guard ticks > 0 else { return nil }
        let fence = String(repeating: "`", count: ticks)
        let inside = rest.dropFirst(ticks)
        guard let end = inside.ranges(of: fence).first else { return nil }
        let text = inside[..<end.lowerBound]
        rest = inside[end.upperBound...]
        return "<code>" + HTMLText.escaped(ticks > 1 ? text.withoutSpaces : text) + "</code>"
    }

    /// Pictures are not served here: their description stands for them.
    private func picture(_ rest: inout Substring) -> String? {
        guard rest.hasPrefix("![") else { return nil }
        var link = rest.dropFirst()
        guard let (text, _) = Self.parts(&link) else { return nil }
        rest = link
        return "<em>" + HTMLText.escaped(text) + "</em>"
    }

    private func link(_ rest: inout Substring) -> String? {
        guard let (text, target) = Self.parts(&rest) else { return nil }
        let inside = html(of: String(text))
        guard let path = path(target) else { return inside }
        return "<a href=\"\(HTMLText.escaped(path))\">\(inside)</a>"
    }

    /// The text and the target of `[text](target)`, which are then taken away.
    private static func parts(_ rest: inout Substring) -> (text: Substring, target: Substring)? {
        guard rest.hasPrefix("[") else { return nil }
        var depth = 0
        for index in rest.indices {
            if rest[index] == "[" { depth += 1 }
            if rest[index] == "]" { depth -= 1 }
            guard depth == 0 else { continue }
            let behind = rest[rest.index(after: index)...]
            guard behind.first == "(", let end = behind.firstIndex(of: ")") else { return nil }
            let text = rest[rest.index(after: rest.startIndex)..<index]
            let target = behind[behind.index(after: behind.startIndex)..<end]
            rest = behind[behind.index(after: end)...]
            return (text, target)
        }
        return nil
    }

    private func stress(_ rest: inout Substring) -> String? {
        for (sign, tag) in [("**", "strong"), ("*", "em")] where rest.hasPrefix(sign) {
            let inside = rest.dropFirst(sign.count)
            guard let first = inside.first, first != " ", let end = inside.ranges(of: sign).first else { continue }
            let text = inside[..<end.lowerBound]
            guard text.last != " " else { continue }
            rest = inside[end.upperBound...]
            return "<\(tag)>\(html(of: String(text)))</\(tag)>"
        }
        return nil
    }
}

extension Substring {
    /// Without the spaces around it.
    fileprivate var withoutSpaces: Substring {
        let start = drop { $0 == " " }
        guard let last = start.lastIndex(where: { $0 != " " }) else { return start }
        return start[...last]
    }
}
