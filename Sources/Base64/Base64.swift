/// Base64 (RFC 4648): bytes as letters that represent six bits each.
package enum Base64 {
    /// The letters for 62 and 63, and whether the text is padded to groups of four.
    package enum Alphabet: Sendable {
        /// `+` and `/`, padded (section 4).
        case standard
        /// `-` and `_`, without padding (section 5).
        case url
    }

    package static func text(of bytes: [UInt8], in alphabet: Alphabet = .standard) -> String {
        unsafe String(unsafeUninitializedCapacity: count(of: bytes.count, in: alphabet)) { text in
            unsafe bytes.withUnsafeBytes { unsafe encode($0, in: alphabet, to: text) }
        }
    }

    /// The number of letters for `count` bytes.
    package static func count(of count: Int, in alphabet: Alphabet) -> Int {
        switch alphabet {
        case .standard: (count + 2) / 3 * 4
        case .url: (count * 4 + 2) / 3
        }
    }

    /// Appends the letters of `bytes` to `text`, which has room for them.
    package static func write(_ bytes: Span<UInt8>, in alphabet: Alphabet, to text: inout OutputSpan<UInt8>) {
        unsafe text.withUnsafeMutableBufferPointer { text, count in
            let room = unsafe UnsafeMutableBufferPointer(rebasing: text[count...])
            count += unsafe bytes.withUnsafeBytes { unsafe encode($0, in: alphabet, to: room) }
        }
    }

    /// Writes the letters of `bytes`, and returns their number.
    private static func encode(
        _ bytes: UnsafeRawBufferPointer, in alphabet: Alphabet, to text: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        precondition(text.count >= count(of: bytes.count, in: alphabet), "the letters have room")
        let letters = unsafe (alphabet == .standard ? standard : url).utf8Start
        guard let text = text.baseAddress else { return 0 }
        var next = 0
        // Six bits are always an index of the 64 letters.
        func add(_ six: UInt64) {
            unsafe text[next] = letters[Int(truncatingIfNeeded: six & 0x3F)]
            next &+= 1
        }
        var start = 0
        // Six bytes are eight letters. They are read as eight bytes, of which the last two are read again.
        while start &+ 8 <= bytes.count {
            let bits = UInt64(bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
            // These calls are written out because a loop would take twice as long.
            add(bits &>> 58)
            add(bits &>> 52)
            add(bits &>> 46)
            add(bits &>> 40)
            add(bits &>> 34)
            add(bits &>> 28)
            add(bits &>> 22)
            add(bits &>> 16)
            start &+= 6
        }
        while start < bytes.count {
            let rest = min(3, bytes.count - start)
            var bits: UInt64 = 0
            for offset in 0..<3 { bits = bits << 8 | (offset < rest ? UInt64(unsafe bytes[start + offset]) : 0) }
            for letter in 0...rest { add(bits >> UInt64(18 - 6 * letter)) }
            start += 3
        }
        while alphabet == .standard, !next.isMultiple(of: 4) {
            unsafe text[next] = UInt8(ascii: "=")
            next += 1
        }
        return next
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

    private static let standard: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    private static let url: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

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
