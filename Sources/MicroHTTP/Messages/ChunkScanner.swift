/// Reads a body in chunks, up to the line of the last one, which is empty (RFC 9112, 7.1).
struct ChunkScanner {
    /// Where in a chunk the next byte is.
    private enum State {
        case size
        case `extension`
        case sizeLineFeed
        case data
        case dataReturn
        case dataLineFeed
    }

    private var state = State.size
    /// Bytes of all chunks whose size has come.
    private(set) var announced = 0
    /// Bytes of the chunk that are to come.
    private var left = 0
    private var digits = 0
    private var extensionBytes = 0

    /// Reads on from `index`.
    ///
    /// - Returns: Whether the last chunk's line is complete; then `index` is behind it.
    mutating func read(
        _ bytes: UnsafeRawBufferPointer, from index: inout Int, _ limits: MessageLimits
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
            index += 1
            switch state {
            case .size: try readSize(byte, limits)
            case .extension: try readExtension(byte)
            case .sizeLineFeed:
                guard byte == Byte.lineFeed else { throw .malformed(.bareReturn) }
                if left == 0 { return true }
                state = .data
            case .data: break
            case .dataReturn:
                guard byte == Byte.return else {
                    throw .malformed(byte == Byte.lineFeed ? .bareLineFeed : .chunkEnd)
                }
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
        case Byte.lineFeed: throw .malformed(.bareLineFeed)
        default: throw .malformed(.chunkSize)
        }
        announced += left
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

    /// Bytes of one chunk's extensions, which nobody here asks for.
    private static let longestExtension = 1_024
    /// What no client announces at once, in bytes: 4 GiB.
    private static let largest = 1 << 32
    private static let mostDigits = 16
}
