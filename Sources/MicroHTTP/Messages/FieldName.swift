/// The fields that the scanner has to know: those whose values determine where a message ends, or that are allowed only
/// once.
enum FieldMeaning {
    case contentLength, transferEncoding, host, contentType, contentEncoding, other
}

/// A field's name while its bytes are arriving, in lower case. Only the part that can matter is stored.
struct FieldName {
    private(set) var count = 0
    private(set) var first: UInt8 = 0
    /// The first 24 bytes of the name. In each word, the first byte is the lowest.
    private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

    /// Appends a piece of the name.
    ///
    /// - Parameter isRest: Whether this is the last piece.
    mutating func append(_ bytes: UnsafeRawBufferPointer, isRest: Bool) {
        if count == 0, let first = unsafe bytes.first {
            self.first = first
            // Most names arrive in one piece, and have a length that none of the names searched for has.
            if isRest, !Self.matters(bytes.count) {
                count = bytes.count
                return
            }
        }
        var index = 0
        if count == 0, bytes.count >= 8 {
            let word = unsafe bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
            words.0 = UInt64(littleEndian: word) | Self.lowerCase
            count = 8
            index = 8
        }
        while index < bytes.count {
            unsafe append(bytes[index])
            index += 1
        }
    }

    /// The bit that makes letters lower case, in each byte. It does not turn any other byte of a token into a letter of
    /// the names searched for.
    private static var lowerCase: UInt64 { 0x2020_2020_2020_2020 }

    private static func matters(_ count: Int) -> Bool {
        count == 4 || count == 6 || (12...17).contains(count)
    }

    /// Whether the part of the name that has arrived is "cookie".
    var isCookie: Bool { count == 6 && words.0 == 0x6569_6B6F_6F63 }

    private mutating func append(_ byte: UInt8) {
        let lower = UInt64(byte | 0x20)
        let shift = UInt64(truncatingIfNeeded: (count & 7) &* 8)
        switch count >> 3 {
        case 0: words.0 |= lower << shift
        case 1: words.1 |= lower << shift
        case 2: words.2 |= lower << shift
        default: break
        }
        count &+= 1
    }

    var meaning: FieldMeaning {
        switch (count, words.0, words.1, words.2) {
        case (4, 0x0000_0000_7473_6F68, 0, 0): .host
        case (12, Self.content, 0x0000_0000_6570_7974, 0): .contentType
        case (14, Self.content, 0x0000_6874_676E_656C, 0): .contentLength
        case (16, Self.content, 0x676E_6964_6F63_6E65, 0): .contentEncoding
        case (17, 0x7265_6673_6E61_7274, 0x6E69_646F_636E_652D, 0x0000_0000_0000_0067): .transferEncoding
        default: .other
        }
    }

    /// `content-`
    private static var content: UInt64 { 0x2D74_6E65_746E_6F63 }
}
