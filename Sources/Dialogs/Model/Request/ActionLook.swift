package import Geometry

/// What a caller gives a button of its own.
package struct ActionLook: Sendable, Hashable {
    /// A glyph, filled by the even-odd rule, in a box of one by one.
    package var symbol: VectorPath?
    package var background: Color?
    /// Of title and symbol.
    package var color: Color?

    package init() {}

    package var isEmpty: Bool { self == ActionLook() }
}
