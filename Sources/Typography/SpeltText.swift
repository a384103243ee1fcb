private import Glibc

/// A string that is compared by its UTF-8 bytes. It is a key for values that depend on the bytes: offsets, glyphs, line
/// breaks.
///
/// Canonically equivalent strings, such as `é` and `e` with a combining accent, are equal as `String`, although their
/// bytes and offsets differ.
package struct SpeltText: Hashable, Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }

    package static func == (one: SpeltText, other: SpeltText) -> Bool { one.text.isSpelt(as: other.text) }

    package func hash(into hasher: inout Hasher) {
        unsafe text.utf8Span.span.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
}

extension String {
    /// Whether both strings have the same UTF-8 bytes. Strings that are only canonically equivalent do not.
    @safe package func isSpelt(as other: String) -> Bool {
        let (one, another) = (utf8Span.span, other.utf8Span.span)
        guard one.count == another.count else { return false }
        return unsafe one.withUnsafeBytes { one in
            unsafe another.withUnsafeBytes { another in
                guard let first = one.baseAddress, let second = another.baseAddress else { return true }
                return unsafe memcmp(first, second, one.count) == 0
            }
        }
    }
}
