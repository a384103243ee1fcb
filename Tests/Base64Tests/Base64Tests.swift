import Base64
import TestSupport
import Testing

@Suite struct `Bytes in base64` {
    /// Six bits at a time, most significant first, as RFC 4648, 4 describes it.
    private static func spelt(_ bytes: [UInt8], _ letters: [Character], padded: Bool) -> String {
        var bits = bytes.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
        while !bits.count.isMultiple(of: 6) { bits.append(0) }
        var text = ""
        for start in stride(from: 0, to: bits.count, by: 6) {
            text.append(letters[bits[start..<start + 6].reduce(0) { $0 * 2 + Int($1) }])
        }
        while padded, !text.count.isMultiple(of: 4) { text.append("=") }
        return text
    }

    private static let common = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    @Test func `bytes in base64 are spelt as their bits say, at every length`() {
        var generator = SeededGenerator(seed: 4648)
        for count in 0..<64 {
            let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            let text = Base64.text(of: bytes)
            let url = Base64.text(of: bytes, in: .url)
            #expect(text == Self.spelt(bytes, Self.common + ["+", "/"], padded: true))
            #expect(url == Self.spelt(bytes, Self.common + ["-", "_"], padded: false))
            #expect(Base64.count(of: count, in: .standard) == text.utf8.count)
            #expect(Base64.count(of: count, in: .url) == url.utf8.count)
            #expect(Base64.decode(text.utf8, in: .standard) == bytes)
            #expect(Base64.decode(url.utf8, in: .url) == bytes)
        }
    }
}
