private import CXXHash

/// A strong entity tag (RFC 9110, 8.8.3): in quotes, the 128-bit XXH3 digest of a representation's bytes as 32
/// hexadecimal digits, most significant first, as `xxhsum -H2` prints it.
package struct EntityTag: Sendable {
    private var characters = InlineArray<34, UInt8>(repeating: UInt8(ascii: "\""))

    package init(of bytes: Span<UInt8>) {
        let hash = unsafe bytes.withUnsafeBufferPointer { unsafe scrim_digest($0.baseAddress, $0.count) }
        for position in 0..<32 {
            let word = position < 16 ? hash.high64 : hash.low64
            let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - position % 16 * 4)) & 15
            characters[position + 1] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
    }

    /// Makes the library choose its code for this processor now, rather than when the first tag is made.
    static func prepare() { _ = scrim_digest(nil, 0) }

    /// Calls `read` with the tag in the form of a header field.
    func withBytes<Result>(_ read: (Span<UInt8>) -> Result) -> Result { read(characters.span) }

    package var text: String {
        withBytes { bytes in unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) } }
    }

    /// The tag of the same bytes in a coding: each coding is a separate representation, with its own tag.
    func text(in coding: ContentCoding) -> String {
        coding == .identity ? text : "\(text.dropLast())-\(coding.name)\""
    }
}
