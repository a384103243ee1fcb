package import Geometry
package import JSONText

/// What a caller gives a button of its own.
package struct ActionDetails: Sendable, Hashable {
    /// A glyph, filled by the even-odd rule, in a box of one by one.
    package var symbol: VectorPath?
    package var background: Color?
    /// Of title and symbol.
    package var color: Color?
    /// Told back on the action's layer.
    package var data: JSONLiteral?

    package init() {}

    package var isEmpty: Bool { self == ActionDetails() }
}
