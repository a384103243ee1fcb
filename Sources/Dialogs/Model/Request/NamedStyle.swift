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
    /// How the buttons share their width; `nil` is as in the style that is used on the device.
    package let actionAlignment: ActionAlignment?
    /// How the titles of the buttons are drawn; `nil` is as in the style that is used on the device.
    package let actionCase: ActionCase?
    /// The sides on which the requested border is drawn; `nil` is all sides.
    package let borderSides: BorderSides?
    /// The fallback of an anchored dialog that fits on no side of its anchor; `nil` is the same as for other popovers.
    package let anchorFallback: AnchorFallback?
    /// How the title behaves while the body scrolls; `nil` is as in the style that is used on the device.
    package let header: HeaderScroll?
    /// The viewport of which shares of the window are taken, if there are a browser's bars.
    package let viewport: ShareViewport
    /// The origin from which detents in points are measured.
    package let detentsFrom: DetentOrigin
    /// Storage for the room of looks (`Layout/Looks`).
    package let looks = Attached()

    package init(
        _ name: String, extending base: StyleName, figures: [AdjustableFigure: Double] = [:],
        colors: [String: PaintSet] = [:], actionAlignment: ActionAlignment? = nil,
        actionCase: ActionCase? = nil, borderSides: BorderSides? = nil,
        anchorFallback: AnchorFallback? = nil, header: HeaderScroll? = nil,
        viewport: ShareViewport = .dynamic, detentsFrom: DetentOrigin = .safeArea
    ) {
        self.name = name
        self.base = base
        self.figures = figures
        self.colors = colors
        self.actionAlignment = actionAlignment
        self.actionCase = actionCase
        self.borderSides = borderSides
        self.anchorFallback = anchorFallback
        self.header = header
        self.viewport = viewport
        self.detentsFrom = detentsFrom
    }
}

// Compared by identity: each named style is created once, at launch.
extension NamedStyle: Hashable {
    package static func == (left: NamedStyle, right: NamedStyle) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
