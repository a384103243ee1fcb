/// Bits of a deflate stream (RFC 1951), the lowest of each byte first.
struct DeflateBits {
    private(set) var bytes: [UInt8] = []
    private var pending: UInt32 = 0
    private var count: UInt32 = 0

    /// Adds the `length` lowest bits of a number, 16 at most, from the lowest up.
    mutating func append(_ bits: Int, length: Int) {
        pending |= UInt32(bits) << count
        count += UInt32(length)
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }

    /// Adds a Huffman code, which goes from its highest bit down.
    mutating func append(_ code: PrefixCode.Code) {
        for place in stride(from: code.length - 1, through: 0, by: -1) { append(code.bits >> place & 1, length: 1) }
    }

    /// Ends with a stored block of no bytes, so that the next bit starts a byte.
    mutating func align() {
        append(0b000, length: 3)
        if count > 0 { append(0, length: Int(8 - count)) }
        bytes += [0, 0, 0xFF, 0xFF]
    }
}

/// A prefix code as deflate makes it of the lengths alone: of one length in the order of the symbols (RFC 1951, 3.2.2).
struct PrefixCode {
    struct Code {
        let bits: Int
        let length: Int
    }

    private var codes: [Int: Code] = [:]

    /// - Parameter lengths: By symbol.
    init(_ lengths: [Int: Int]) {
        var next = 0
        for length in 1...15 {
            for symbol in lengths.keys.sorted() where lengths[symbol] == length {
                codes[symbol] = Code(bits: next, length: length)
                next += 1
            }
            next <<= 1
        }
    }

    subscript(symbol: Int) -> Code { codes[symbol] ?? Code(bits: 0, length: 0) }
}
