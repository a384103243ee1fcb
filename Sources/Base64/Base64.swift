/// Bytes in letters, six bits each (RFC 4648).
package enum Base64 {
    /// Which letters stand for 62 and 63, and whether the text is filled up to groups of four.
    package enum Alphabet: Sendable {
        /// `+` and `/`, padded (section 4).
        case standard
        /// `-` and `_`, without padding (section 5).
        case url
    }

    /// The letters for `bytes`.
    package static func text(of bytes: [UInt8], in alphabet: Alphabet = .standard) -> String {
        let letters = alphabet == .standard ? standard : url
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(3, bytes.count - start)
            var bits: UInt32 = 0
            for index in 0..<3 { bits = bits << 8 | (index < count ? UInt32(bytes[start + index]) : 0) }
            for index in 0...count { text.append(letters[Int(bits >> UInt32(18 - 6 * index) & 0x3F)]) }
            guard alphabet == .standard else { continue }
            for _ in count..<3 { text.append(UInt8(ascii: "=")) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes that `text` stands for, padded or not; nil for any other letter, a length that no bytes give, or bits left
    /// over, so that no bytes have two texts but for their padding.
    package static func decode(_ text: some Collection<UInt8>, in alphabet: Alphabet) -> [UInt8]? {
        var letters = Array(text)
        let padded = letters.count
        while letters.last == UInt8(ascii: "=") { letters.removeLast() }
        let padding = padded - letters.count
        guard letters.count % 4 != 1, padding <= 2, padding == 0 || padded.isMultiple(of: 4) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(letters.count * 3 / 4)
        var bits: UInt32 = 0
        var count = 0
        for letter in letters {
            guard let value = value(of: letter, in: alphabet) else { return nil }
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

    private static let common = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    private static let standard = Array((common + "+/").utf8)
    private static let url = Array((common + "-_").utf8)

    private static func value(of letter: UInt8, in alphabet: Alphabet) -> UInt8? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0") + 52
        case alphabet == .standard ? UInt8(ascii: "+") : UInt8(ascii: "-"): 62
        case alphabet == .standard ? UInt8(ascii: "/") : UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
