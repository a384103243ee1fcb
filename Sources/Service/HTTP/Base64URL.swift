/// base64 with the alphabet of URLs (RFC 4648, 5), padded or not.
enum Base64URL {
    /// The bytes that `text` stands for; nil for any other letter, a length that no bytes give, or bits left over.
    static func decode(_ text: String) -> [UInt8]? {
        var letters = Array(text.utf8)
        let padded = letters.count
        while letters.last == UInt8(ascii: "=") { letters.removeLast() }
        let padding = padded - letters.count
        guard letters.count % 4 != 1, padding <= 2, padding == 0 || padded.isMultiple(of: 4) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(letters.count * 3 / 4)
        var bits: UInt32 = 0
        var count = 0
        for letter in letters {
            guard let value = value(of: letter) else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
                bits &= (1 << UInt32(count)) - 1
            }
        }
        return bits == 0 ? bytes : nil
    }

    private static func value(of letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0") + 52
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
