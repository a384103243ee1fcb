import Boxes

extension NamedStyle {
    /// The table of its looks; nil where these are the built-in style's.
    package var lookTable: LookTable? {
        colors.isEmpty ? nil : looks.value { NamedLooks() }.table
    }
}

/// The looks of a named style, beside it.
// Unchecked for the sake of its parent alone: what it holds never changes.
private final class NamedLooks: Attachment, @unchecked Sendable {
    let table = LookTable()
}
