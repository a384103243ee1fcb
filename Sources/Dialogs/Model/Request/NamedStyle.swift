package import Boxes

/// A style that an owner has named: a built-in style with other figures and colours.
///
/// The style's defaults for members that a request leaves out are not here: they are merged into the request when that
/// is read.
package final class NamedStyle: Sendable {
    /// The name in requests and answers, such as `x-acme-sheet`.
    package let name: String
    /// The built-in style whose rules it follows.
    package let base: StyleName
    /// Numbers that replace those of the built-in style.
    package let figures: [AdjustableFigure: Double]
    /// Colours that replace those of the built-in style, by their names there.
    package let colors: [String: PaintSet]
    /// Behaviour that is neither a number nor a colour.
    package let arrangement: StyleArrangement
    /// Storage for the room of looks (`Layout/Looks`).
    package let looks = Attached()

    package init(
        _ name: String, extending base: StyleName, figures: [AdjustableFigure: Double] = [:],
        colors: [String: PaintSet] = [:], arrangement: StyleArrangement = StyleArrangement()
    ) {
        self.name = name
        self.base = base
        self.figures = figures
        self.colors = colors
        self.arrangement = arrangement
    }
}

/// What a named style arranges in another way than the style that is used on the device; `nil` is as there.
package struct StyleArrangement: Sendable {
    /// How the buttons share their width.
    package var actionAlignment: ActionAlignment?
    /// How the titles of the buttons are drawn.
    package var actionCase: ActionCase?
    /// The sides on which the requested border is drawn; `nil` is all sides.
    package var borderSides: BorderSides?
    /// The fallback of an anchored dialog that fits on no side of its anchor; `nil` is the same as for other popovers.
    package var anchorFallback: AnchorFallback?
    /// How the title behaves while the body scrolls.
    package var header: HeaderScroll?
    /// The viewport of which shares of the window are taken, if there are a browser's bars; `nil` is `dynamic`.
    package var viewport: ShareViewport?
    /// The origin from which detents in points are measured; `nil` is `safeArea`.
    package var detentsFrom: DetentOrigin?

    package init() {}
}

// Compared by identity: each named style is created once, at launch.
extension NamedStyle: Hashable {
    package static func == (left: NamedStyle, right: NamedStyle) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
