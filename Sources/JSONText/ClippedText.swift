extension String {
    /// The text for a message: at most `count` Unicode scalars of it, with "…" in place of the rest.
    ///
    /// Counts scalars, not characters: a single character may be as long as a whole body.
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
