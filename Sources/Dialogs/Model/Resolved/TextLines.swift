/// The lines of a text, from top to bottom. Most texts have one line, for which no array is allocated.
package struct TextLines: MutableCollection, RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
    // Performance-critical code reads `head` and `rest` in place: the subscript returns copies.

    /// The first line; without meaning if there is none.
    package private(set) var head = TextBlock.Line(text: "", x: 0, baseline: 0, width: 0)
    /// All lines after the first.
    package private(set) var rest: [TextBlock.Line] = []
    package private(set) var isEmpty = true

    init() {}

    package init(_ lines: [TextBlock.Line]) {
        guard let first = lines.first else { return }
        head = first
        isEmpty = false
        if lines.count > 1 { rest = Array(lines.dropFirst()) }
    }

    package init(arrayLiteral lines: TextBlock.Line...) { self.init(lines) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { isEmpty ? 0 : 1 + rest.count }

    package subscript(index: Int) -> TextBlock.Line {
        get {
            guard index == 0 else { return rest[index - 1] }
            precondition(!isEmpty, "a line is asked for where there is none")
            return head
        }
        set { if index > 0 { rest[index - 1] = newValue } else { head = newValue } }
    }

    mutating func append(_ line: TextBlock.Line) {
        guard isEmpty else { return rest.append(line) }
        head = line
        isEmpty = false
    }
}
