import Boxes
import Devices
import Geometry
import Typography

extension Alert {
    /// The distances and fonts of an alert's content.
    static func metrics(in release: AppleRelease, at step: TextStep) -> Boxed<ContentMetrics> {
        release == .glass ? glassByStep[step.rawValue] : metricsByRelease[release.rawValue]
    }

    private static let metricsByRelease = AppleRelease.allCases.map {
        Boxed(newMetrics(in: $0, at: .standard).outliningBarButtons(in: $0))
    }
    /// The metrics of iOS 26, by the text step.
    private static let glassByStep = TextStep.allCases.map {
        Boxed(newMetrics(in: .glass, at: $0).outliningBarButtons(in: .glass))
    }

    private static func newMetrics(in release: AppleRelease, at step: TextStep) -> ContentMetrics {
        let figures = figures[release]
        var metrics = ContentMetrics()
        metrics.keepsButtonsInSight = false
        // Appearance dyntype.alert.ios13: no text is smaller than at the standard text size (assumed before iOS 13).
        metrics.keepsStandardSize = release > .classic
        metrics.rowHeight = figures[.buttonHeight]
        metrics.title.size = figures[.titleSize]
        metrics.message.size = figures[.messageSize]
        metrics.buttons.insets = .zero
        metrics.buttons.hasSeparators = true
        // Appearance alert.ios7.button, alert.ios13.button.light, alert.ios26.preferred.text.
        metrics.buttons.preferredWeight = .semibold
        metrics.buttons.stacksAtAccessibilitySizes = true
        metrics.buttons.leastVisible = figures[.buttonsVisibleMinimum]
        switch release {
        case .classic: classic(&metrics, figures)
        case .seven: seven(&metrics, figures)
        case .eight, .nine, .card, .detents: flat(&metrics, figures, isTight: release < .card)
        case .glass: glass(&metrics, figures, at: step)
        }
        return metrics
    }

    private typealias Row = TableRow<FigureName, AppleRelease, StyleFigure>

    private static func classic(_ metrics: inout ContentMetrics, _ figures: Row) {
        let side = figures[.textInsetSide]
        metrics.insets = EdgeInsets(top: figures[.textInsetTop], sides: side, bottom: figures[.buttonsTop])
        metrics.lastBottom = figures[.insetBottom]
        metrics.textGap = figures[.textGap]
        metrics.title.lineHeight = figures[.titleLineHeight]
        metrics.message.lineHeight = figures[.messageLineHeight]
        metrics.textBoxExtra = figures[.textBoxExtra]
        metrics.title.weight = .bold
        metrics.fieldSize = nil
        metrics.fieldTextInset = Self.figures[.textFieldTextInset, .seven]
        metrics.fieldHeight = figures[.textFieldHeight]
        metrics.fieldGap = figures[.rowGap]
        metrics.firstFieldGap = figures[.rowGap]
        metrics.fieldCornerRadius = 0
        metrics.buttons.insets = EdgeInsets(sides: figures[.buttonInsetSide], bottom: figures[.insetBottom])
        metrics.buttons.hasSeparators = false
        metrics.buttons.rowSpacing = figures[.rowGap]
        metrics.buttons.columnSpacing = figures[.columnGap]
        metrics.buttons.cornerRadius = figures[.buttonCornerRadius]
        metrics.buttons.title.weight = .bold
        metrics.buttons.preferredWeight = nil
    }

    private static func seven(_ metrics: inout ContentMetrics, _ figures: Row) {
        let side = figures[.textInsetSide]
        metrics.insets = EdgeInsets(top: figures[.textInsetTop], sides: side, bottom: figures[.textInsetBottom])
        metrics.textGap = figures[.textGap]
        metrics.title.weight = .bold
        fields(&metrics, figures)
        metrics.laterFieldHeight = figures[.textFieldHeightSecond]
        metrics.buttons.cancelWeight = .bold
        metrics.buttons.preferredWeight = .bold
    }

    /// The metrics of iOS 8 to 18.
    private static func flat(_ metrics: inout ContentMetrics, _ figures: Row, isTight: Bool) {
        metrics.baselines = BaselineDistances(
            top: figures[.titleBaseline], between: figures[.messageBaseline], bottom: figures[.textBottom],
            soloBottom: figures[isTight ? .textBottomAlone : .textBottom], soloHoldsSeparator: isTight)
        // An image above the text is as far from the edge as the text's box would be.
        let (ascent, descent) = (TextStyle.ascentPerSize, TextStyle.lineHeightPerSize - TextStyle.ascentPerSize)
        let side = figures[.textInsetSide]
        metrics.insets = EdgeInsets(
            top: figures[.titleBaseline] - figures[.titleSize] * ascent, sides: side,
            bottom: figures[.textBottom] - figures[.messageSize] * descent)
        metrics.soloSize = figures[.titleSize]
        metrics.soloWeight = .semibold
        metrics.buttons.cancelWeight = .semibold
        fields(&metrics, figures)
        metrics.fieldInset = figures[.textFieldInset]
        metrics.fieldBottom = figures[.textFieldBottom]
    }

    /// The text fields of iOS 7 to 18.
    private static func fields(_ metrics: inout ContentMetrics, _ figures: Row) {
        metrics.fieldSize = figures[.textFieldSize]
        metrics.fieldTextInset = figures[.textFieldTextInset]
        metrics.fieldCornerRadius = figures[.textFieldCornerRadius]
        metrics.fieldHeight = figures[.textFieldHeight]
        metrics.fieldGap = figures[.textFieldGap]
        metrics.firstFieldGap = Self.figures[.textFieldGapFirst, .seven]
    }

    /// The figures for the room around an alert's texts on iOS 26 at a step of the user's text size: above the title,
    /// between it and the message, and below the last text.
    private static func room(at step: TextStep) -> (top: FigureName, gap: FigureName, bottom: FigureName) {
        switch step {
        case .standard: (.textInsetTop, .textGap, .textInsetBottom)
        case .xLarge: (.textInsetTopXLarge, .textGapXLarge, .textInsetBottomXLarge)
        case .xxLarge: (.textInsetTopXXLarge, .textGapXXLarge, .textInsetBottomXXLarge)
        case .xxxLarge: (.textInsetTopXXXLarge, .textGapXXXLarge, .textInsetBottomXXXLarge)
        case .accessibility: (.textInsetTopAccessibility, .textGapAccessibility, .textInsetBottomAccessibility)
        }
    }

    private static func glass(_ metrics: inout ContentMetrics, _ figures: Row, at step: TextStep) {
        let side = figures[.textInsetSide]
        let room = room(at: step)
        let (top, bottom) = (figures[room.top], figures[room.bottom])
        metrics.insets = EdgeInsets(top: top, sides: side, bottom: bottom)
        // A single text has less room below it by the same amount as at the standard text size.
        metrics.soloBottom = bottom - figures[.textInsetBottom] + figures[.textInsetBottomAlone]
        metrics.lastBottom = top
        metrics.textGap = figures[room.gap]
        if step == .accessibility { metrics.buttons.verticalPadding = figures[.buttonPaddingAccessibility] }
        metrics.soloSize = figures[.titleSize]
        metrics.soloWeight = .regular
        metrics.textAlignment = .natural
        metrics.soloAlignment = .center
        metrics.usesLeading = true
        metrics.roundsTextBoxes = true
        metrics.fieldSize = figures[.titleSize]
        metrics.fieldHeight = figures[.textFieldHeight]
        metrics.fieldCornerRadius = figures[.textFieldHeight] / 2
        metrics.fieldInset = figures[.textFieldInset]
        metrics.fieldTextInset = figures[.textFieldInset]
        metrics.firstFieldGap = figures[.textFieldGapFirst]
        metrics.fieldGap = figures[.textFieldGap]
        metrics.fieldBottom = figures[.textFieldBottom]
        metrics.buttons.insets = EdgeInsets(all: figures[.buttonInset])
        metrics.buttons.hasSeparators = false
        metrics.buttons.setSpacing(figures[.buttonSpacing])
        metrics.buttons.cornerRadius = figures[.buttonCornerRadius]
        metrics.buttons.title.weight = .medium
        metrics.keepsButtonsInSight = true
        metrics.buttons.leastHeight = figures[.buttonHeightMinimum]
    }
}
