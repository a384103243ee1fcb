/// Base64 (RFC 4648): bytes as letters that represent six bits each.
package enum Base64 {
    /// The letters for 62 and 63, and whether the text is padded to groups of four.
    package enum Alphabet: Sendable {
        /// `+` and `/`, padded (section 4).
        case standard
        /// `-` and `_`, without padding (section 5).
        case url
    }

    /// Encodes `bytes`.
    package static func text(of bytes: [UInt8], in alphabet: Alphabet = .standard) -> String {
        let letters = (alphabet == .standard ? standard : url).span
        let bytes = bytes.span
        return unsafe String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text in
            var next = 0
            // Six bits are always a valid index of `letters`.
            func add(_ six: UInt32) {
                unsafe text.initializeElement(at: next, to: letters[unchecked: Int(truncatingIfNeeded: six & 0x3F)])
                next &+= 1
            }
            var start = 0
            while start &+ 3 <= bytes.count {
                let (high, low) = (UInt32(bytes[start]) << 16, UInt32(bytes[start &+ 1]) << 8)
                let bits = high | low | UInt32(bytes[start &+ 2])
                // These calls are written out because a loop would take twice as long.
                add(bits &>> 18)
                add(bits &>> 12)
                add(bits &>> 6)
                add(bits)
                start &+= 3
            }
            let rest = bytes.count - start
            guard rest > 0 else { return next }
            let bits = UInt32(bytes[start]) << 16 | (rest > 1 ? UInt32(bytes[start + 1]) << 8 : 0)
            add(bits >> 18)
            add(bits >> 12)
            if rest > 1 { add(bits >> 6) }
            guard alphabet == .standard else { return next }
            for _ in rest..<3 {
                unsafe text.initializeElement(at: next, to: UInt8(ascii: "="))
                next += 1
            }
            return next
        }
    }

    /// Decodes `text`, with or without padding. The result is `nil` for any other letter, for an impossible length, and
    /// for bits that are left over; so apart from padding, there is only one text for given bytes.
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
