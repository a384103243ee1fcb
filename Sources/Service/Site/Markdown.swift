/// As much of Markdown as the pages of `docs` use, as HTML: headings, paragraphs, lists, tables, fenced code, and in a line
/// code, links, stress.
///
/// What it reads was built into the program; it still escapes all text.
struct Markdown {
    let html: String
    /// The first heading.
    let title: String

    /// - Parameter path: Where a link leads; nil where it leads nowhere here, so that only its text stands.
    init(_ source: String, path: @escaping (Substring) -> String?) {
        var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        var blocks = MarkdownBlocks(inline: MarkdownLine(path: path))
        blocks.write(lines[...])
        html = blocks.html
        title = blocks.title
    }
}

/// Writes lines of Markdown block by block.
private struct MarkdownBlocks {
    let inline: MarkdownLine
    var html = ""
    var title = ""

    mutating func write(_ lines: ArraySlice<Substring>) {
        var rest = lines
        while let line = rest.first {
            if line.isBlank {
                rest.removeFirst()
            } else if line.hasPrefix("```") {
                writeCode(&rest)
            } else if line.hasPrefix("#") {
                writeHeading(line)
                rest.removeFirst()
            } else if line.hasPrefix("|") {
                writeTable(rest.removePrefix { $0.hasPrefix("|") })
            } else if line.listMarker != nil {
                writeList(&rest)
            } else {
                let paragraph = rest.removePrefix { !$0.isBlank && !$0.hasPrefix("```") && !$0.hasPrefix("|") }
                html += "<p>" + inline.html(of: paragraph.joined(separator: "\n")) + "</p>\n"
            }
        }
    }

    private mutating func writeCode(_ rest: inout ArraySlice<Substring>) {
        let language = rest.removeFirst().dropFirst(3)
        let code = rest.removePrefix { !$0.hasPrefix("```") }
        rest = rest.dropFirst()
        let name = language.isEmpty ? "" : " data-language=\"\(HTMLText.escaped(language))\""
        html +=
            "<pre tabindex=\"0\"\(name)><code>" + HTMLText.escaped(code.joined(separator: "\n"))
            + "</code></pre>\n"
    }

    private mutating func writeHeading(_ line: Substring) {
        let level = min(line.prefix { $0 == "#" }.count, 6)
        let text = line.drop { $0 == "#" }.drop { $0 == " " }
        if title.isEmpty { title = String(text.filter { $0 != "`" }) }
        html += "<h\(level) id=\"\(Self.anchor(of: text))\">\(inline.html(of: String(text)))</h\(level)>\n"
    }

    /// The fragment of a heading, as sites that show Markdown make it: lower case, hyphens for spaces, no other signs.
    private static func anchor(of heading: Substring) -> String {
        String(
            heading.lowercased().compactMap { character -> Character? in
                if character.isLetter || character.isNumber || character == "-" || character == "_" { return character }
                return character == " " ? "-" : nil
            })
    }

    private mutating func writeTable(_ rows: ArraySlice<Substring>) {
        html += "<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"Table\"><table>\n"
        for (index, row) in rows.enumerated() where index != 1 {
            let tag = index == 0 ? "th scope=\"col\"" : "td"
            let cells = MarkdownLine.cells(of: row).map {
                "<\(tag)>\(inline.html(of: $0))</\(tag.prefix(2))>"
            }
            html += "<tr>" + cells.joined() + "</tr>\n"
        }
        html += "</table></div>\n"
    }

    private mutating func writeList(_ rest: inout ArraySlice<Substring>) {
        guard let marker = rest.first?.listMarker else { return }
        let tag = marker.isOrdered ? "ol" : "ul"
        html += "<\(tag)>\n"
        while let own = rest.first?.listMarker, own.isOrdered == marker.isOrdered {
            var item = [rest.removeFirst().dropFirst(own.width)]
            while let line = rest.first {
                if line.isBlank {
                    guard let next = rest.dropFirst().first, next.indent >= own.width else { break }
                } else if line.indent < own.width, line.listMarker != nil || item.last?.isBlank == true {
                    break
                }
                item.append(rest.removeFirst().dropFirst(min(line.indent, own.width)))
            }
            html += "<li>"
            write(item[...])
            html += "</li>\n"
            while rest.first?.isBlank == true { rest.removeFirst() }
        }
        html += "</\(tag)>\n"
    }
}

extension ArraySlice<Substring> {
    /// Takes away, and gives, the lines up to the first that does not fit; at least one where there is one.
    fileprivate mutating func removePrefix(_ fits: (Substring) -> Bool) -> ArraySlice<Substring> {
        let taken = prefix(while: fits)
        removeFirst(taken.count)
        return taken
    }
}

extension Substring {
    fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }

    /// How many spaces it begins with.
    fileprivate var indent: Int { prefix { $0 == " " }.count }

    /// What a list's item begins with: `- ` or `1. `; nil for no item.
    fileprivate var listMarker: (isOrdered: Bool, width: Int)? {
        if hasPrefix("- ") || hasPrefix("* ") { return (false, 2) }
        let digits = prefix { $0 >= "0" && $0 <= "9" }.count
        guard digits > 0, digits < 4, dropFirst(digits).hasPrefix(". ") else { return nil }
        return (true, digits + 2)
    }
}
