/// The classes of bytes that RFC 9110 and RFC 9112 distinguish.
enum Byte {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let `return` = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let colon = UInt8(ascii: ":")

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func hexadecimal(_ byte: UInt8) -> Int? {
        if isDigit(byte) { return Int(byte - 0x30) }
        let letter = (byte | 0x20) &- 0x61
        return letter < 6 ? Int(letter) + 10 : nil
    }

    /// Whether `byte` is allowed in a token (RFC 9110, 5.6.2): letters, digits and some signs.
    static func isToken(_ byte: UInt8) -> Bool { isIn(tokens, byte) }

    /// Whether `byte` is allowed in a target: everything but controls and the space. Bytes beyond ASCII are accepted
    /// because clients send them.
    static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 && byte != 0x7F }

    /// Whether `byte` is allowed in a field's value (RFC 9110, 5.5): everything but controls, except the tab.
    static func isOfValue(_ byte: UInt8) -> Bool { (byte >= 0x20 && byte != 0x7F) || byte == tab }

    /// Whether `byte` is allowed in a host with its port (RFC 3986, 3.2.2 and 3.2.3): unreserved and sub-delimiting
    /// characters, `%`, `:`, `[` and `]`; but not the comma, which separates several hosts.
    static func isOfHost(_ byte: UInt8) -> Bool { isIn(hosts, byte) }

    // MARK: Runs

    /// The end of the run of token characters that begins at `index`.
    static func endOfToken(in bytes: UnsafeRawBufferPointer, from index: Int) -> Int {
        var next = index
        while next < bytes.count, unsafe isToken(bytes[next]) { next += 1 }
        return next
    }

    /// The end of the run of characters of a host that begins at `index`.
    static func endOfHost(in bytes: UnsafeRawBufferPointer, from index: Int) -> Int {
        var next = index
        while next < bytes.count, unsafe isOfHost(bytes[next]) { next += 1 }
        return next
    }

    /// The end of the run of visible characters that begins at `index`.
    static func endOfVisible(in bytes: UnsafeRawBufferPointer, from index: Int) -> Int {
        var next = index
        while next + 8 <= bytes.count, unsafe !hasControl(bytes, at: next, below: 0x21) { next += 8 }
        while next < bytes.count, unsafe isVisible(bytes[next]) { next += 1 }
        return next
    }

    /// The end of the run of characters of a field's value that begins at `index`.
    static func endOfValue(in bytes: UnsafeRawBufferPointer, from index: Int) -> Int {
        var next = index
        while next < bytes.count {
            while next + 8 <= bytes.count, unsafe !hasControl(bytes, at: next, below: 0x20) { next += 8 }
            let start = next
            while next < bytes.count, next < start + 8, unsafe isOfValue(bytes[next]) { next += 1 }
            // A tab is a control that is allowed in a value. Any other control ends the run.
            if next < start + 8 { break }
        }
        return next
    }

    /// Whether one of the eight bytes from `index` on is less than `least`, or DEL. May return true if there is none,
    /// but never false if there is one.
    ///
    /// The classical test of all bytes of a word at once: subtracting `least` borrows into the highest bit of each byte
    /// that is less, in which that bit was not set before.
    private static func hasControl(_ bytes: UnsafeRawBufferPointer, at index: Int, below least: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let deletes = word ^ (ones &* 0x7F)
        return ((word &- ones &* least) & ~word | (deletes &- ones) & ~deletes) & (ones << 7) != 0
    }

    /// A set of ASCII characters, one bit for each.
    private typealias ASCIISet = (low: UInt64, high: UInt64)

    private static func isIn(_ set: ASCIISet, _ byte: UInt8) -> Bool {
        byte < 128 && (byte < 64 ? set.low : set.high) >> UInt64(byte & 63) & 1 == 1
    }

    private static var tokens: ASCIISet { (0x03FF_6CFA_0000_0000, 0x57FF_FFFF_C7FF_FFFE) }
    private static var hosts: ASCIISet { (0x2FFF_6FF2_0000_0000, 0x47FF_FFFE_AFFF_FFFE) }
}
