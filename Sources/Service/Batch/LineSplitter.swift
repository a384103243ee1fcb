/// One line of a stream, without its end.
package struct BatchLine: Hashable, Sendable {
    package enum Text: Hashable, Sendable {
        case bytes([UInt8])
        /// The line is longer than may be; its bytes are not kept.
        case tooLong
    }

    /// Which line of the stream it is, from 1, as editors count.
    package var number: Int
    package var text: Text
}

/// Cuts a stream that comes in pieces into lines.
///
/// Lines end with a line feed, before which a carriage return does not count; the last one may lack it. Lines of
/// nothing but spaces and tabs are counted and left out.
package struct LineSplitter {
    private let limit: Int
    private var unfinished: [UInt8] = []
    private var isTooLong = false
    private var number = 0

    /// - Parameter limit: Bytes of one line; of a longer one no more than that is ever held.
    package init(limit: Int) {
        self.limit = limit
    }

    /// Bytes of the line that has not ended yet.
    var unfinishedBytes: Int { unfinished.count }

    /// Whether something of a line is there that has not ended yet; blanks are nothing.
    var hasBegun: Bool { isTooLong || unfinished.contains { !Self.isBlank($0) } }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    /// Takes a piece, and gives the lines that end in it.
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

    /// The stream is over: gives what stands behind the last line feed.
    package mutating func finish() -> BatchLine? { end() }

    /// Nothing more is taken: gives the line, the unfinished one or the next, that is the first to be left out.
    mutating func giveUp() -> BatchLine {
        unfinished = []
        return BatchLine(number: number + 1, text: .tooLong)
    }

    private mutating func append(_ bytes: Span<UInt8>) {
        guard !isTooLong else { return }
        // One more for the carriage return.
        guard unfinished.count + bytes.count <= limit + 1 else {
            isTooLong = true
            unfinished = []
            return
        }
        unsafe bytes.withUnsafeBufferPointer { unsafe unfinished.append(contentsOf: $0) }
    }

    /// Ends the line in hand; nil where there is nothing in it.
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
