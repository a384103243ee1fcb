import Geometry
package import Typography

/// The layout of the buttons of a navigation bar.
package struct BarButtons: Sendable, Equatable {
    /// Height of each button, if the bar is as high, and its least width, in points; `nil` is the bar's height.
    package var height: Double?
    /// Distance from the sides of the bar to the outermost buttons, in points; more if the dialog's corners require it.
    package var margin = 0.0
    /// Padding on either side of a title, in points.
    package var padding = 8.0
    /// Gap between two buttons, in points.
    package var gap = 0.0
    /// Gap between a button and the bar's title, in points, for buttons with edges that a title would touch.
    package var titleGap = 0.0
    /// The font of the titles, which does not grow with the user's text size.
    package var title = TextRole(size: 17)
    /// Whether titles are drawn in capitals.
    package var isUppercase = false
    /// The weight of the preferred button; `nil` is that of the others.
    package var preferredWeight: TextStyle.Weight?
    /// The radius of the buttons' corners in points, unless they are capsules.
    package var cornerRadius = 0.0
    /// The size of the sign that replaces the title of the leading button of role cancel, in points; `nil` if the title
    /// is shown.
    package var closeSize: Double?
    /// Whether buttons are capsules at the bar's top, with the bar's title beside them, rather than in the middle of
    /// its height.
    package var isCapsule = false

    /// The font of a button's title. A bar keeps its height (ledger C8), and so its text keeps its size, whatever text
    /// size the user has set.
    func style(of action: Action) -> TextStyle {
        let weight = action.isPreferred ? preferredWeight ?? title.weight : title.weight
        return TextStyle(size: title.size, weight: weight, lineHeight: title.lineHeight)
    }

    /// The corner radius of a button with a size.
    func cornerRadius(of size: Size) -> Double {
        let half = min(size.width, size.height) / 2
        return isCapsule ? half : min(cornerRadius, half)
    }

    /// The distance from the side of the bar to its outermost button, in points; a sign begins where a title would.
    func margin(beside closeSize: Double?) -> Double {
        guard let closeSize, let height else { return margin }
        return max(0, margin + padding - (height - closeSize) / 2)
    }

    /// The row of buttons in a bar's frame.
    func row(in bar: Rect) -> Rect {
        let height = min(self.height ?? bar.height, bar.height)
        let y = isCapsule ? bar.minY : bar.midY - height / 2
        return Rect(x: bar.minX, y: y, width: bar.width, height: height)
    }
}

extension ContentMetrics {
    /// The corners of a closing button that has a ground: those of the bar's buttons, or where a system says nothing of
    /// these those of the content's, in points.
    func cornerRadius(ofClose size: Size) -> Double {
        let own = barButtons.cornerRadius(of: size)
        return own > 0 ? own : min(buttons.cornerRadius, min(size.width, size.height) / 2)
    }
}
