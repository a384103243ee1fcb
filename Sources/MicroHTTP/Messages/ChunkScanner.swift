/// Reads a chunked body, up to and including the line of the last chunk, which is empty (RFC 9112, 7.1).
struct ChunkScanner {
    /// The part of a chunk to which the next byte belongs.
    private enum State {
        case size
        /// In the white space between a size and its first extension.
        case beforeExtension
        case `extension`
        case sizeLineFeed
        case data
        case dataReturn
        case dataLineFeed
    }

    private var state = State.size
    /// The sum of the sizes of all chunks so far, in bytes. A chunk counts as soon as its size has been read.
    private(set) var announced = 0
    /// The bytes of the current chunk that are still to come.
    private var left = 0
    private var digits = 0
    private var extensionBytes = 0

    /// Continues reading at `index`. Changes the white space that may come before an extension, which the library takes
    /// for a part of the size, to semicolons.
    ///
    /// - Returns: Whether the last chunk's line is complete; then `index` is just after it.
    mutating func read(
        _ bytes: UnsafeMutableRawBufferPointer, from index: inout Int, _ limits: MessageLimits
    ) throws(Refusal) -> Bool {
        while index < bytes.count {
            if case .data = state {
                let count = min(left, bytes.count - index)
                left -= count
                index += count
                if left == 0 { state = .dataReturn }
                continue
            }
            let byte = unsafe bytes[index]
            defer { if case .beforeExtension = state { unsafe bytes[index - 1] = UInt8(ascii: ";") } }
            index += 1
            switch state {
            case .size: try readSize(byte, limits)
            case .beforeExtension: try readSpace(byte)
            case .extension: try readExtension(byte)
            case .sizeLineFeed:
                guard byte == Byte.lineFeed else { throw .malformed(.bareReturn) }
                if left == 0 { return true }
                state = .data
            case .data: break
            case .dataReturn:
                guard byte == Byte.return else { throw .malformed(byte == Byte.lineFeed ? .bareLineFeed : .chunkEnd) }
                state = .dataLineFeed
            case .dataLineFeed:
                guard byte == Byte.lineFeed else { throw .malformed(.bareReturn) }
                state = .size
                digits = 0
                extensionBytes = 0
            }
        }
        return false
    }

    private mutating func readSize(_ byte: UInt8, _ limits: MessageLimits) throws(Refusal) {
        if let digit = Byte.hexadecimal(byte) {
            digits += 1
            guard digits <= Self.mostDigits else { throw .malformed(.chunkSize) }
            left = left << 4 | digit
            guard left <= Self.largest else { throw .bodyTooLarge(limit: limits.bodyBytes) }
            return
        }
        guard digits > 0 else { throw .malformed(.chunkSize) }
        switch byte {
        case Byte.return: state = .sizeLineFeed
        case UInt8(ascii: ";"): state = .extension
        case Byte.space, Byte.tab: state = .beforeExtension
        case Byte.lineFeed: throw .malformed(.bareLineFeed)
        default: throw .malformed(.chunkSize)
        }
        announced += left
    }

    /// Reads a byte of the white space before an extension (RFC 9112, 7.1.1), or the semicolon after it.
    private mutating func readSpace(_ byte: UInt8) throws(Refusal) {
        extensionBytes += 1
        guard extensionBytes <= Self.longestExtension else { throw .malformed(.chunkExtension) }
        switch byte {
        case Byte.space, Byte.tab: break
        case UInt8(ascii: ";"): state = .extension
        default: throw .malformed(.chunkSize)
        }
    }

    private mutating func readExtension(_ byte: UInt8) throws(Refusal) {
        guard byte != Byte.return else {
            state = .sizeLineFeed
            return
        }
        extensionBytes += 1
        guard Byte.isOfValue(byte) else { throw .malformed(byte == Byte.lineFeed ? .bareLineFeed : .chunkSize) }
        guard extensionBytes <= Self.longestExtension else { throw .malformed(.chunkExtension) }
    }

    /// The most bytes of a chunk's extensions, which are not used here.
    private static let longestExtension = 1_024
    /// The largest size of a chunk, in bytes: 4 GiB, more than any client announces at once.
    private static let largest = 1 << 32
    private static let mostDigits = 16
}
