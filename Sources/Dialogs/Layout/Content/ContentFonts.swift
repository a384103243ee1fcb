import Boxes
import Geometry
import Typography

/// The fonts of a dialog's content at the user's text size.
struct ContentFonts {
    let title: TextSetting
    let message: TextSetting
    let action: TextStyle
    /// The font of actions of role cancel.
    private let cancel: TextStyle
    /// The font of the preferred action; `nil` if there is none, or if it has no font of its own.
    private let preferred: TextStyle?
    let field: TextStyle

    /// An initialiser owns what it is given unless that is borrowed: what is only read here would be copied (Swift
    /// 6.3).
    ///
    /// - Parameter grid: The pixel grid to which text boxes may be rounded.
    init(
        _ metrics: borrowing Boxed<ContentMetrics>, for request: borrowing DialogRequest, on grid: PixelGrid,
        _ typesetter: borrowing Typesetter
    ) {
        let grid = metrics.roundsToPoints ? Self.points : grid
        let isSolo = request.value.content.hasSoloText
        let soloSize = isSolo ? metrics.soloSize : nil
        let soloWeight = isSolo ? metrics.soloWeight : nil
        title = TextSetting(
            size: soloSize ?? metrics.title.size, soloWeight ?? metrics.title.weight,
            lineHeight: metrics.title.lineHeight, metrics, on: grid, typesetter)
        message = TextSetting(
            size: soloSize ?? metrics.message.size, soloWeight ?? metrics.message.weight,
            lineHeight: metrics.message.lineHeight, metrics, on: grid, typesetter)
        let ownWeight = metrics.buttons.title.weight
        action = Self.ofButtons(ownWeight, metrics, typesetter)
        // Only one button is emphasised: the preferred one, or else the one of role cancel.
        if request.value.content.actions.contains(where: \.isPreferred), let weight = metrics.buttons.preferredWeight {
            preferred = Self.ofButtons(weight, metrics, typesetter)
        } else {
            preferred = nil
        }
        cancel =
            preferred == nil || metrics.buttons.cancelSize != nil
            ? Self.ofButtons(
                metrics.buttons.cancelWeight ?? ownWeight, size: metrics.buttons.cancelSize, metrics, typesetter)
            : action
        field = typesetter.style(metrics.fieldSize ?? metrics.message.size, .regular)
    }

    /// The style of a button's title.
    ///
    /// - Parameter size: The font size at the standard text size; `nil` is the buttons' own.
    private static func ofButtons(
        _ weight: TextStyle.Weight, size: Double? = nil, _ metrics: Boxed<ContentMetrics>, _ typesetter: Typesetter
    ) -> TextStyle {
        if metrics.buttons.keepsStandardSize, !typesetter.keepsStandardSize {
            return ofButtons(weight, size: size, metrics, typesetter.keepingStandardSize)
        }
        if size == nil, let own = typesetter.size(among: metrics.buttons.titleSizes) {
            return TextStyle(size: own, weight: weight)
        }
        return typesetter.buttonStyle(
            size ?? metrics.buttons.title.size, weight, lineHeight: metrics.buttons.title.lineHeight)
    }

    /// The grid of whole points.
    static let points = PixelGrid(scale: 1)

    /// The style in which a button's title is set.
    func style(of action: Action) -> TextStyle {
        if action.isPreferred, let preferred { return preferred }
        return action.role == .cancel ? cancel : self.action
    }
}

/// The vertical layout of a text's lines: the box of the first line, and the distances to the others.
struct TextSetting {
    /// The style; its line height is the distance from one baseline to the next.
    let style: TextStyle
    /// The height of the box of a single line, in points.
    private let first: Double
    /// The font's own line height, in points.
    private let ownHeight: Double
    /// By how much the box is higher than its lines, in points.
    private let extra: Double
    /// How far, in points, the baselines are raised in lines that are lower than San Francisco's.
    private let rise: Double
    /// The grid to which the heights of boxes are rounded; `nil` leaves them as computed.
    private let grid: PixelGrid?
    /// The grid to which the positions of lines are rounded, relative to the first; `nil` leaves them as computed.
    private let lineGrid: PixelGrid?
    /// The factor by which distances between this text's baselines and its surroundings grow with the user's text size.
    let growth: Double

    /// - Parameters:
    ///   - size: The font size at the standard text size, in points.
    ///   - lineHeight: The line height at the standard text size; `nil` is the font's own.
    ///   - extra: By how much the box is higher than its lines, in points; `nil` is the style's `textBoxExtra`.
    init(
        size: Double, _ weight: TextStyle.Weight, lineHeight: Double?,
        _ metrics: borrowing Boxed<ContentMetrics>, on grid: PixelGrid, extra: Double? = nil,
        _ typesetter: borrowing Typesetter
    ) {
        var style = typesetter.style(size, weight, lineHeight: lineHeight)
        first = metrics.roundsTextBoxes ? grid.roundUp(style.lineHeight) : style.lineHeight
        ownHeight = style.lineHeight
        rise = max(0, style.size * TextStyle.lineHeightPerSize - style.lineHeight)
        if metrics.usesLeading, lineHeight == nil { style.lineHeight = typesetter.leading(size) }
        self.extra = extra ?? metrics.textBoxExtra
        growth = metrics.baselines == nil ? 1 : typesetter.growth(of: size, weight)
        self.style = style
        self.grid = metrics.roundsTextBoxes ? grid : nil
        // With baseline distances, lines are whole pixels apart, so that what follows a text is at the exact distance
        // from it.
        lineGrid = metrics.baselines == nil ? nil : grid
    }

    /// The height of the box of `count` lines.
    func height(ofLines count: Int) -> Double {
        guard count > 0 else { return 0 }
        let height = ownHeight + offset(ofLine: count - 1) + extra
        return grid.map { $0.roundUp(height) } ?? height
    }

    /// The distance from the top of the box to the baseline of a line.
    func baseline(ofLine index: Int) -> Double {
        style.size * TextStyle.ascentPerSize - rise + (first - ownHeight) / 2 + offset(ofLine: index)
    }

    /// The distance from the first baseline to that of a line.
    private func offset(ofLine index: Int) -> Double {
        let offset = Double(index) * style.lineHeight
        return lineGrid.map { $0.roundUp(offset) } ?? offset
    }

    /// The distance from the last of `count` baselines to the bottom of their box.
    func underBaseline(ofLines count: Int) -> Double {
        count > 0 ? height(ofLines: count) - baseline(ofLine: count - 1) : 0
    }
}
