/// One line of a stream, without its end.
package struct BatchLine: Hashable, Sendable {
    package enum Text: Hashable, Sendable {
        case bytes([UInt8])
        /// The line is longer than the limit; its bytes are not kept.
        case tooLong
    }

    /// The number of the line in the stream, starting at 1 as in editors.
    package var number: Int
    package var text: Text
}

/// Splits a stream that arrives in pieces into lines.
///
/// Lines end with a line feed; a carriage return before it is not part of the line. The last line may lack its end.
/// Lines of only spaces and tabs are counted, but left out.
package struct LineSplitter {
    private let limit: Int
    private var unfinished: [UInt8] = []
    private var isTooLong = false
    private var number = 0

    /// - Parameter limit: The most bytes of one line; of a longer line no more than that is ever kept.
    package init(limit: Int) { self.limit = limit }

    /// The number of bytes of the unfinished line.
    var unfinishedBytes: Int { unfinished.count }

    /// Whether a line has begun but not ended; spaces and tabs alone do not count.
    var hasBegun: Bool { isTooLong || unfinished.contains { !Self.isBlank($0) } }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    /// Takes a piece, and returns the lines that end in it.
    package mutating func take(_ piece: Span<UInt8>) -> [BatchLine] {
        var lines: [BatchLine] = []
        var start = 0
        for index in piece.indices where piece[index] == UInt8(ascii: "\n") {
            append(piece.extracting(start..<index))
            start = index + 1
            if let line = end() { lines.append(line) }
        }
        append(piece.extracting(start..<piece.count))
        return lines
    }

    /// Ends the stream, and returns the line after the last line feed; `nil` if there is none.
    package mutating func finish() -> BatchLine? { end() }

    /// Stops, and returns the first line that is left out: the unfinished one, or the next.
    mutating func giveUp() -> BatchLine {
        unfinished = []
        return BatchLine(number: number + 1, text: .tooLong)
    }

    private mutating func append(_ bytes: Span<UInt8>) {
        guard !isTooLong else { return }
        // One byte more than the limit, for the carriage return.
        guard unfinished.count + bytes.count <= limit + 1 else {
            isTooLong = true
            unfinished = []
            return
        }
        unsafe bytes.withUnsafeBufferPointer { unsafe unfinished.append(contentsOf: $0) }
    }

    /// Ends the current line, and returns it; `nil` if it is blank.
    private mutating func end() -> BatchLine? {
        number += 1
        defer {
            unfinished = []
            isTooLong = false
        }
        if unfinished.last == UInt8(ascii: "\r") { unfinished.removeLast() }
        if isTooLong || unfinished.count > limit { return BatchLine(number: number, text: .tooLong) }
        let isBlank = unfinished.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return isBlank ? nil : BatchLine(number: number, text: .bytes(unfinished))
    }
}
