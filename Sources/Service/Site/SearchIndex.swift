/// The texts of all pages, by section, for searches by words.
struct SearchIndex: Sendable {
    /// The text under one heading.
    struct Section: Sendable {
        /// The path of the page, with the heading's fragment if it has one.
        let path: String
        let page: String
        let heading: String
        /// The text in UTF-8, with single spaces.
        fileprivate(set) var text: [UInt8] = []
        /// The text in lower case, followed by the page's title and the heading.
        fileprivate var small: [UInt8] = []

        /// The text around the first occurrence of a word, cut at spaces, in three parts: before, the word, and after.
        func excerpt(around word: [UInt8]) -> (before: String, word: String, after: String) {
            let found = SearchIndex.offset(of: word, in: small.span) ?? 0
            // The word may occur only in the heading.
            let offset = found < text.count ? found : 0
            let end = found < text.count ? min(offset + word.count, text.count) : 0
            let start = max(offset - 60, 0)
            let from = start == 0 ? 0 : text[start..<offset].firstIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? offset
            let most = min(end + 140, text.count)
            let to = most == text.count ? most : text[end..<most].lastIndex(of: UInt8(ascii: " ")) ?? end
            func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
            return (
                (from > 0 ? "… " : "") + string(from..<offset), string(offset..<end),
                string(end..<max(to, end)) + (to < text.count ? " …" : "")
            )
        }
    }

    /// The path and the title of every page.
    let pages: [(path: String, title: String)]
    private let sections: [Section]

    init(_ pages: [ReadingPage]) {
        var sections: [Section] = []
        var titles: [(path: String, title: String)] = []
        for page in pages {
            let markdown = page.markdown
            titles.append((page.path, markdown.title))
            var reader = SectionReader(markdown, path: page.path)
            sections += reader.sections().map { section in
                var section = section
                section.small = (section.text + " ".utf8 + section.page.utf8 + " ".utf8 + section.heading.utf8).map(
                    Self.small)
                return section
            }
        }
        self.sections = sections
        self.pages = titles
    }

    /// The words of a query: at most eight, in lower case.
    static func words(of query: String) -> [[UInt8]] {
        query.utf8.prefix(200).split { $0 <= 0x20 }.prefix(8).map { $0.map(small) }
    }

    /// The sections that contain all words: first those with them in their headings, then those with them in the page's
    /// title.
    func sections(with words: [[UInt8]], atMost count: Int) -> [Section] {
        guard !words.isEmpty else { return [] }
        var found: [(section: Section, score: Int)] = []
        for section in sections where words.allSatisfy({ Self.offset(of: $0, in: section.small.span) != nil }) {
            let heading = section.heading.utf8.map(Self.small)
            let page = section.page.utf8.map(Self.small)
            let score = words.reduce(0) { score, word in
                if Self.offset(of: word, in: heading.span) != nil { return score + 4 }
                return score + (Self.offset(of: word, in: page.span) != nil ? 2 : 0)
            }
            found.append((section, score))
        }
        // Sections of equal score keep the order of the pages.
        let ranked = found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
        return ranked.prefix(count).map(\.element.section)
    }

    /// The offset of a word in a text, both in lower case; `nil` if it does not occur.
    fileprivate static func offset(of word: [UInt8], in text: Span<UInt8>) -> Int? {
        guard let first = word.first, text.count >= word.count else { return nil }
        for start in 0...(text.count - word.count) where text[start] == first {
            var length = 1
            while length < word.count, text[start + length] == word[length] { length += 1 }
            if length == word.count { return start }
        }
        return nil
    }

    private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}

/// Splits a page's HTML at its headings, and keeps only the plain text.
private struct SectionReader {
    private let html: [UInt8]
    private let title: String
    private let path: String
    private var position = 0

    init(_ markdown: Markdown, path: String) {
        html = Array(markdown.html.utf8)
        title = markdown.title
        self.path = path
    }

    mutating func sections() -> [SearchIndex.Section] {
        var sections: [SearchIndex.Section] = []
        var section = SearchIndex.Section(path: path, page: title, heading: title)
        while position < html.count {
            guard html[position] == UInt8(ascii: "<") else {
                append(character(), to: &section.text)
                continue
            }
            let tag = tag()
            if let anchor = Self.anchor(in: tag) {
                let heading = heading()
                if !section.text.isEmpty { sections.append(section) }
                section = SearchIndex.Section(path: "\(path)#\(anchor)", page: title, heading: heading)
            } else if !Self.isWithinLine(tag) {
                append(UInt8(ascii: " "), to: &section.text)
            }
        }
        return sections + [section]
    }

    /// The text up to the end of the heading that has just begun.
    private mutating func heading() -> String {
        var text: [UInt8] = []
        while position < html.count {
            guard html[position] == UInt8(ascii: "<") else {
                append(character(), to: &text)
                continue
            }
            if tag().starts(with: "/h".utf8) { break }
        }
        if text.last == 0x20 { text.removeLast() }
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads the tag at `position`, and returns the text between its brackets.
    private mutating func tag() -> ArraySlice<UInt8> {
        let end = html[position...].firstIndex(of: UInt8(ascii: ">")) ?? html.count
        defer { position = min(end + 1, html.count) }
        return html[(position + 1)..<end]
    }

    /// Reads the byte at `position`, or the character of an entity.
    private mutating func character() -> UInt8 {
        guard html[position] == UInt8(ascii: "&") else {
            defer { position += 1 }
            return html[position]
        }
        let entities: [(StaticString, UInt8)] = [("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22)]
        for (entity, byte) in entities where html[position...].starts(with: "\(entity)".utf8) {
            position += entity.utf8CodeUnitCount
            return byte
        }
        defer { position += 1 }
        return html[position]
    }

    /// Appends a byte; runs of white space become a single space.
    private func append(_ byte: UInt8, to text: inout [UInt8]) {
        guard byte <= 0x20 else { return text.append(byte) }
        if let last = text.last, last != 0x20 { text.append(0x20) }
    }

    /// The id of a heading's tag; `nil` for any other tag.
    private static func anchor(in tag: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: tag, as: UTF8.self)
        guard text.hasPrefix("h"), text.dropFirst(2).hasPrefix(" id=\"") else { return nil }
        return String(text.dropFirst(7).prefix { $0 != "\"" })
    }

    private static func isWithinLine(_ tag: ArraySlice<UInt8>) -> Bool {
        let name = tag.drop { $0 == UInt8(ascii: "/") }.prefix { $0 > 0x20 }
        return ["a", "b", "code", "em", "strong", "sup", "sub"].contains { name.elementsEqual($0.utf8) }
    }
}
