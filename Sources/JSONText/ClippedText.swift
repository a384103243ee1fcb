extension String {
    /// The text for a message: at most so many Unicode scalars of it, and "…" in place of the rest.
    ///
    /// Scalars, not characters: one character may be a whole body's worth of them.
    /// - Complexity: O(count).
    package func clipped(to count: Int) -> String {
        guard
            let end = unicodeScalars.index(
                unicodeScalars.startIndex, offsetBy: count, limitedBy: unicodeScalars.endIndex),
            end != unicodeScalars.endIndex
        else { return self }
        return String(unicodeScalars[..<end]) + "…"
    }
}
