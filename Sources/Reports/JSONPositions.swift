package import JSONText

/// A range in a text file, within one line: lines and columns count from 1, columns in Unicode scalars.
package struct SourcePosition: Sendable, Hashable {
    package var line = 1
    package var column = 1
    /// The column after the last scalar of the range; `nil` if it is a single point.
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

/// The positions of the values in the text of a JSON document.
///
/// The text is read only once, so that each of thousands of pointers into a long text costs only as much as its tokens.
package final class JSONPositions: Sendable {
    let text: [UInt8]
    private let values: [JSONExtent]
    /// The first bytes of all lines, in order.
    private let lines: [Int]
    /// The number of Unicode scalars before each block of ``blockLength`` bytes.
    private let scalars: [Int]

    private static let blockLength = 256

    /// - Parameter text: JSON. If it is not, the positions are those of parts that look like JSON.
    package init(_ text: [UInt8]) {
        self.text = text
        values = JSONExtent.extents(in: text)
        lines = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        var scalars = [0]
        for start in stride(from: 0, to: text.count, by: Self.blockLength) {
            let block = text[start..<min(start + Self.blockLength, text.count)]
            scalars.append(scalars[scalars.count - 1] + block.count(where: Self.beginsScalar))
        }
        self.scalars = scalars
    }

    /// Returns the position of the value at a pointer. It starts with the member's name, if there is one, and ends with
    /// the value's first line. If there is no such value, returns the position of the nearest value above it.
    func position(of pointer: String) -> SourcePosition {
        guard let value = value(at: pointer).value else { return .start }
        let newline = UInt8(ascii: "\n")
        let start = value.name?.lowerBound ?? value.range.lowerBound
        var end = value.range.upperBound
        // For a value with several lines, the position is that of its name, or if it has none, that of its first line.
        if let name = value.name, text[start..<end].contains(newline) { end = name.upperBound }
        end = text[start..<end].firstIndex(of: newline) ?? end
        var position = position(at: start)
        if end > start { position.end = position.column + scalars(before: end) - scalars(before: start) }
        return position
    }

    /// Returns the bytes of the value at a pointer; `nil` if there is none.
    func range(of pointer: String) -> Range<Int>? {
        let (value, isWhole) = value(at: pointer)
        return isWhole ? value?.range : nil
    }

    /// Whether the value at a pointer is an object, rather than a list; `nil` if it is neither, or there is none.
    func isObject(at pointer: String) -> Bool? {
        let (value, isWhole) = value(at: pointer)
        return isWhole ? value?.isObject : nil
    }

    /// Returns the members of an object or the elements of a list, in the order of the text: the token of each, and its
    /// bytes, which begin with the member's name.
    func parts(of pointer: String) -> [(token: String, range: Range<Int>)] {
        let (value, isWhole) = value(at: pointer)
        guard isWhole, let value else { return [] }
        return value.children.enumerated().map { index, child in
            let part = values[child]
            let token = part.name.map { String(decoding: text[$0.dropFirst().dropLast()], as: UTF8.self) }
            return (token ?? "\(index)", (part.name?.lowerBound ?? part.range.lowerBound)..<part.range.upperBound)
        }
    }

    /// Returns the place of the comma before a part of an object or a list that is not its first.
    func comma(before start: Int) -> Int { text[..<start].lastIndex { $0 > 0x20 } ?? start }

    func position(at offset: Int) -> SourcePosition {
        // Find the last line that begins at this byte or before it.
        var (line, above) = (0, lines.count)
        while above - line > 1 {
            let middle = (line + above) / 2
            if lines[middle] <= offset { line = middle } else { above = middle }
        }
        return SourcePosition(line: line + 1, column: 1 + scalars(before: offset) - scalars(before: lines[line]))
    }

    static func tokens(of pointer: String) -> [String] {
        pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
    }

    /// The value at a pointer, or the nearest one above it; `nil` for a text without values.
    private func value(at pointer: String) -> (value: JSONExtent?, isWhole: Bool) {
        guard var value = values.first else { return (nil, false) }
        for token in Self.tokens(of: pointer) {
            guard let index = value.child(token) else { return (value, false) }
            value = values[index]
        }
        return (value, true)
    }

    private func scalars(before offset: Int) -> Int {
        let block = offset / Self.blockLength
        return scalars[block] + text[block * Self.blockLength..<offset].count(where: Self.beginsScalar)
    }

    private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
