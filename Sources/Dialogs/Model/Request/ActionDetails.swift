package import Geometry
package import JSONText

/// Details that a request may give a button.
package struct ActionDetails: Sendable, Hashable {
    /// A glyph in a 1 × 1 box, filled by the even-odd rule.
    package var symbol: VectorPath?
    package var background: Color?
    /// The colour of title and symbol.
    package var color: Color?
    /// The app's own data, returned on the action's layer.
    package var data: JSONLiteral?

    package init() {}

    package var isEmpty: Bool { self == ActionDetails() }
}
