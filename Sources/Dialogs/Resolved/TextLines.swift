/// The lines of a text, from top to bottom. Most texts have one, which takes no list.
package struct TextLines: MutableCollection, RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
    private var first: TextBlock.Line?
    /// All behind the first.
    private var others: [TextBlock.Line] = []

    init() {}

    package init(_ lines: [TextBlock.Line]) {
        first = lines.first
        if lines.count > 1 { others = Array(lines.dropFirst()) }
    }

    package init(arrayLiteral lines: TextBlock.Line...) { self.init(lines) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { first == nil ? 0 : 1 + others.count }

    package subscript(index: Int) -> TextBlock.Line {
        get {
            guard index == 0 else { return others[index - 1] }
            guard let first else { preconditionFailure("a line is asked for where there is none") }
            return first
        }
        set {
            if index > 0 { others[index - 1] = newValue } else { first = newValue }
        }
    }

    mutating func append(_ line: TextBlock.Line) {
        if first == nil { first = line } else { others.append(line) }
    }
}
