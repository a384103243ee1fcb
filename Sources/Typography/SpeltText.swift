private import Glibc

/// A text that is compared by its bytes in UTF-8, as a key of what depends on them: offsets, glyphs, line breaks.
///
/// Strings that are only canonically equivalent, such as `é` and `e` with an accent, are equal as `String`, but have
/// other bytes and other graphemes.
package struct SpeltText: Hashable, Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }

    package static func == (one: SpeltText, other: SpeltText) -> Bool { one.text.isSpelt(as: other.text) }

    package func hash(into hasher: inout Hasher) {
        unsafe text.utf8Span.span.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
}

extension String {
    /// Whether both are the same bytes in UTF-8; canonical equivalence does not count.
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
