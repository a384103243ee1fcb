private import CPixels

/// The bits of a deflate stream (RFC 1951), the lowest bit of each byte first.
struct DeflateBits {
    private(set) var bytes: [UInt8]
    private var pending: UInt64 = 0
    private var count: UInt64 = 0

    /// - Parameter bytes: The bytes before the stream.
    init(after bytes: [UInt8]) { self.bytes = bytes }

    /// Appends the `length` lowest bits of a number, at most 32, from the lowest up.
    mutating func append(_ bits: UInt32, length: UInt32) {
        pending |= UInt64(bits) << count
        count += UInt64(length)
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }

    mutating func append(_ code: PrefixCode.Code) { append(code.bits, length: code.length) }

    /// Appends the codes of tokens; see `scrim_write_codes`.
    mutating func append(_ tokens: UnsafeBufferPointer<UInt16>, codes: [UInt32]) {
        guard let start = tokens.baseAddress else { return }
        bytes += unsafe [UInt8](unsafeUninitializedCapacity: 3 * tokens.count + 8) { written, length in
            guard let first = written.baseAddress else { return }
            length = unsafe scrim_write_codes(first, start, tokens.count, codes, &pending, &count)
        }
    }

    /// Fills up the last byte with zeros.
    mutating func align() { if count > 0 { append(0, length: UInt32(8 - count)) } }
}
