import Boxes

extension NamedStyle {
    /// The table of the style's looks; `nil` if they are the built-in style's.
    package var lookTable: LookTable? {
        colors.isEmpty ? nil : looks.value { NamedLooks() }.table
    }
}

/// The looks of a named style, attached to it.
// Unchecked only because the superclass is: nothing in it changes.
private final class NamedLooks: Attachment, @unchecked Sendable {
    let table = LookTable()
}
