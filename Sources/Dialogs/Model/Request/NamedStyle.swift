package import Boxes

/// A style that an owner has named: a built-in one with figures and colours of its own.
///
/// What it says where a request is silent is in the request already, once that is read.
package final class NamedStyle: Sendable {
    /// As requests and answers call it: `x-acme-sheet`.
    package let name: String
    /// The style whose rules it follows.
    package let base: StyleName
    /// Numbers in place of the built-in style's.
    package let figures: [AdjustableFigure: Double]
    /// Colours in place of the built-in style's, by their names there.
    package let colors: [String: PaintSet]
    /// How its buttons share their room; nil is as the style that stands on a device has it.
    package let actionAlignment: ActionAlignment?
    /// How the titles of its buttons are drawn; nil is as the style that stands on a device has them.
    package let actionCase: ActionCase?
    /// Which sides have the border that is said for it; nil is all.
    package let borderSides: BorderSides?
    /// The fallback of an anchored dialog that fits on no side of its anchor; nil is that of popovers everywhere.
    package let anchorFallback: AnchorFallback?
    /// What the room of looks keeps beside it.
    package let looks = Attached()

    package init(
        _ name: String, extending base: StyleName, figures: [AdjustableFigure: Double] = [:],
        colors: [String: PaintSet] = [:], actionAlignment: ActionAlignment? = nil,
        actionCase: ActionCase? = nil, borderSides: BorderSides? = nil,
        anchorFallback: AnchorFallback? = nil
    ) {
        self.name = name
        self.base = base
        self.figures = figures
        self.colors = colors
        self.actionAlignment = actionAlignment
        self.actionCase = actionCase
        self.borderSides = borderSides
        self.anchorFallback = anchorFallback
    }
}

// Each is made once, at the start.
extension NamedStyle: Hashable {
    package static func == (left: NamedStyle, right: NamedStyle) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
