package import JSONText

/// A range in a text file, within one line: lines and columns count from 1, columns in Unicode scalars.
package struct SourcePosition: Sendable, Hashable {
    package var line = 1
    package var column = 1
    /// The column after its last scalar; `nil` if it is a point.
    package var end: Int?

    /// The start of a file.
    package static let start = SourcePosition()
}

extension JSONSyntaxError {
    /// The position of the error in a file.
    package var position: SourcePosition { SourcePosition(line: line ?? 1, column: column ?? 1) }

    /// The message, worded for a file.
    package var messageOfFile: String { message.replacing("The body", with: "The file") }
}

/// Finds the positions of values in the text of a JSON document.
enum JSONPositions {
    /// Returns the position of the value at a pointer: from the member's name on, if it has one, to the end of its
    /// first line. If there is no such value, that of the nearest one above it. The text must be JSON.
    static func position(of pointer: String, in text: [UInt8]) -> SourcePosition {
        var scanner = Scanner(text: text)
        scanner.descend(tokens(of: pointer))
        let start = min(scanner.name?.lowerBound ?? scanner.found, text.count)
        scanner.index = scanner.found
        scanner.skipValue()
        let newline = UInt8(ascii: "\n")
        var end = trimmedEnd(of: scanner, in: text)
        // Of a value with several lines, the position is that of its name, or else of its first line.
        if let name = scanner.name, text[start..<max(start, end)].contains(newline) { end = name.upperBound }
        end = text[start..<max(start, end)].firstIndex(of: newline) ?? end
        var position = position(at: start, in: text)
        if end > start { position.end = position.column + scalars(text[start..<end]) }
        return position
    }

    /// Returns the bytes of the value at a pointer; `nil` if there is none. The text must be JSON.
    static func range(of pointer: String, in text: [UInt8]) -> Range<Int>? {
        var scanner = Scanner(text: text)
        scanner.descend(tokens(of: pointer))
        guard scanner.isWhole else { return nil }
        scanner.index = scanner.found
        scanner.skipValue()
        return scanner.found..<trimmedEnd(of: scanner, in: text)
    }

    /// Returns the bytes to cut out in order to remove a member with its name, or an element, including its comma.
    /// `nil` if there is none. The text must be JSON.
    static func cut(of pointer: String, in text: [UInt8]) -> Range<Int>? {
        var scanner = Scanner(text: text)
        scanner.descend(tokens(of: pointer))
        guard scanner.isWhole, !pointer.isEmpty else { return nil }
        let start = scanner.name?.lowerBound ?? scanner.found
        scanner.index = scanner.found
        scanner.skipValue()
        let end = trimmedEnd(of: scanner, in: text)
        func isComma(_ index: Int?) -> Bool { index.map { text[$0] == UInt8(ascii: ",") } ?? false }
        if let before = text[..<start].lastIndex(where: { $0 > 0x20 }), isComma(before) { return before..<end }
        guard let after = text[end...].firstIndex(where: { $0 > 0x20 }), isComma(after) else { return start..<end }
        return start..<(text[(after + 1)...].firstIndex { $0 > 0x20 } ?? after + 1)
    }

    /// Returns the position of a byte.
    static func position(at offset: Int, in text: [UInt8]) -> SourcePosition {
        let lineStart = text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return SourcePosition(
            line: 1 + text[..<offset].count { $0 == UInt8(ascii: "\n") },
            column: 1 + scalars(text[lineStart..<offset]))
    }

    static func tokens(of pointer: String) -> [String] {
        pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
    }

    /// Returns the end of the value that a scanner has skipped: after a number or a word there is at most white space.
    private static func trimmedEnd(of scanner: Scanner, in text: [UInt8]) -> Int {
        var end = min(scanner.index, text.count)
        while end > scanner.found, text[end - 1] <= 0x20 { end -= 1 }
        return end
    }

    private static func scalars(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

    private struct Scanner {
        let text: [UInt8]
        var index = 0
        /// The start of the last value that was found.
        var found = 0
        /// The name before it, including its quotes; `nil` if it has none.
        var name: Range<Int>?
        /// Whether that is the requested value, rather than one above it.
        var isWhole = false

        init(text: [UInt8]) { self.text = text }

        private var byte: UInt8? { index < text.count ? text[index] : nil }

        mutating func descend(_ tokens: [String]) {
            skipSpace()
            found = index
            isWhole = tokens.isEmpty
            guard let first = tokens.first, let opening = byte else { return }
            let isObject = opening == UInt8(ascii: "{")
            guard isObject || opening == UInt8(ascii: "[") else { return }
            index += 1
            var position = 0
            while true {
                skipSpace()
                guard let byte, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { return }
                var token = String(position)
                var range: Range<Int>?
                if isObject {
                    let start = index
                    skipValue()
                    range = start..<max(start, min(index, text.count))
                    token = String(decoding: text[min(start + 1, index)..<max(start + 1, index - 1)], as: UTF8.self)
                    skipSpace()
                    index += 1
                }
                if token == first {
                    name = range
                    return descend(Array(tokens.dropFirst()))
                }
                skipValue()
                skipSpace()
                if self.byte == UInt8(ascii: ",") { index += 1 }
                position += 1
            }
        }

        private mutating func skipSpace() {
            while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
        }

        /// Moves past a value, or past a member's name.
        mutating func skipValue() {
            skipSpace()
            var depth = 0
            while let byte {
                switch byte {
                case UInt8(ascii: "\""): skipString()
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    depth += 1
                    index += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if depth == 0 { return }
                    depth -= 1
                    index += 1
                case UInt8(ascii: ","), UInt8(ascii: ":"):
                    if depth == 0 { return }
                    index += 1
                default: index += 1
                }
                if depth == 0, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
                    return
                }
            }
        }

        private mutating func skipString() {
            index += 1
            while let byte, byte != UInt8(ascii: "\"") { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
            index += 1
        }
    }
}
