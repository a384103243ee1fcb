import Geometry
import Typography

/// The fonts of a content at the user's text size.
struct ContentFonts {
    let title: TextSetting
    let message: TextSetting
    let action: TextStyle
    /// Of the actions of role cancel.
    let cancel: TextStyle
    let field: TextStyle

    /// - Parameters:
    ///   - isSolo: Whether title or message stands alone, the other missing.
    ///   - grid: The pixels on which boxes of text may have to end.
    init(_ metrics: ContentMetrics, isSolo: Bool, on grid: PixelGrid, _ typesetter: Typesetter) {
        let soloSize = isSolo ? metrics.soloSize : nil
        let soloWeight = isSolo ? metrics.soloWeight : nil
        let boxes = metrics.roundsTextBoxes ? grid : nil
        title = TextSetting(
            size: soloSize ?? metrics.titleSize, soloWeight ?? metrics.titleWeight,
            lineHeight: metrics.titleLineHeight, usesLeading: metrics.usesLeading, on: boxes, typesetter)
        message = TextSetting(
            size: soloSize ?? metrics.messageSize, soloWeight ?? metrics.messageWeight,
            lineHeight: metrics.messageLineHeight, usesLeading: metrics.usesLeading, on: boxes, typesetter)
        let (size, lineHeight) = (metrics.buttons.titleSize, metrics.buttons.titleLineHeight)
        action = typesetter.style(size, metrics.buttons.weight, lineHeight: lineHeight)
        cancel = typesetter.style(size, metrics.buttons.cancelWeight, lineHeight: lineHeight)
        field = typesetter.style(metrics.fieldSize ?? metrics.messageSize, .regular)
    }
}

/// How a text stands in lines: the box of the first, and the distance from there to each other.
struct TextSetting {
    /// Its line height is the distance from one baseline to the next.
    let style: TextStyle
    /// Height of the box of a single line, in points.
    private let first: Double
    /// The font's own line height, in points.
    private let ownHeight: Double
    /// The grid on which boxes end; nil leaves them as computed.
    private let grid: PixelGrid?

    /// - Parameters:
    ///   - size: Of the font at the standard text size, in points.
    ///   - lineHeight: At the standard text size; nil is the font's own.
    init(
        size: Double, _ weight: TextStyle.Weight, lineHeight: Double?, usesLeading: Bool, on grid: PixelGrid?,
        _ typesetter: Typesetter
    ) {
        var style = typesetter.style(size, weight, lineHeight: lineHeight)
        first = grid.map { $0.roundUp(style.lineHeight) } ?? style.lineHeight
        ownHeight = style.lineHeight
        if usesLeading { style.lineHeight = typesetter.leading(size) }
        self.style = style
        self.grid = grid
    }

    /// Height of the box of `count` lines.
    func height(ofLines count: Int) -> Double {
        guard count > 0 else { return 0 }
        let height = ownHeight + Double(count - 1) * style.lineHeight
        return grid.map { $0.roundUp(height) } ?? height
    }

    /// From the top of the box to the baseline of a line.
    func baseline(ofLine index: Int) -> Double {
        style.size * TextStyle.ascentPerSize + (first - ownHeight) / 2 + Double(index) * style.lineHeight
    }
}
