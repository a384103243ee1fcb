import Geometry
package import Typography

/// How the buttons of a navigation bar stand on it.
package struct BarButtons: Sendable, Equatable {
    /// Height of each, if the bar is as high, and their least width, in points; nil is the bar's.
    package var height: Double?
    /// From the sides of the bar to the outermost buttons, in points; more where the dialog's corners ask for it.
    package var margin = 0.0
    /// On either side of a title, in points.
    package var padding = 8.0
    /// Between two, in points.
    package var gap = 0.0
    /// Between a button and the bar's title, in points: where buttons have edges that a title would touch.
    package var titleGap = 0.0
    /// The size of the titles, in points, and from one line's top to the next; nil is the font's own.
    package var titleSize = 17.0
    package var titleLineHeight: Double?
    package var weight = TextStyle.Weight.regular
    /// Whether titles are drawn in capitals.
    package var isUppercase = false
    /// The weight of the preferred one; nil is the others'.
    package var preferredWeight: TextStyle.Weight?
    /// Of their corners, in points, where they are not round at the ends.
    package var cornerRadius = 0.0
    /// The size of the sign in whose place the leading button of role cancel has a title, in points; nil where that
    /// shows its title.
    package var closeSize: Double?
    /// Whether they are round at the ends and stand at the bar's top, the bar's title beside them, rather than in the
    /// middle of its height.
    package var isCapsule = false

    /// The font of a button's title. A bar keeps its height (ledger C8), and so its text keeps its size, whatever the
    /// user's setting.
    func style(of action: Action) -> TextStyle {
        let weight = action.isPreferred ? preferredWeight ?? self.weight : self.weight
        return TextStyle(size: titleSize, weight: weight, lineHeight: titleLineHeight)
    }

    /// The radius of the corners of a button of that size.
    func cornerRadius(of size: Size) -> Double {
        let half = min(size.width, size.height) / 2
        return isCapsule ? half : min(cornerRadius, half)
    }

    /// From the side of the bar to its outermost button, in points: a sign begins where a title would.
    func margin(beside closeSize: Double?) -> Double {
        guard let closeSize, let height else { return margin }
        return max(0, margin + padding - (height - closeSize) / 2)
    }

    /// The part of a bar's frame that the buttons take up.
    func row(in bar: Rect) -> Rect {
        let height = min(self.height ?? bar.height, bar.height)
        let y = isCapsule ? bar.minY : bar.midY - height / 2
        return Rect(x: bar.minX, y: y, width: bar.width, height: height)
    }
}
