import Boxes
import Devices
import Geometry
import Typography

extension Alert {
    /// Distances and fonts of an alert's content.
    static func metrics(in release: AppleRelease) -> Boxed<ContentMetrics> { metricsByRelease[release.rawValue] }

    private static let metricsByRelease = AppleRelease.allCases.map {
        Boxed(newMetrics(in: $0).outliningBarButtons(in: $0))
    }

    private static func newMetrics(in release: AppleRelease) -> ContentMetrics {
        var metrics = ContentMetrics()
        metrics.keepsButtonsInSight = false
        metrics.rowHeight = buttonHeight.value
        metrics.titleSize = titleSize.value
        metrics.messageSize = messageSize.value
        metrics.fieldSize = fieldTextSize.value
        metrics.fieldTextInset = fieldTextInset.value
        metrics.fieldCornerRadius = fieldRadius.value
        metrics.fieldHeight = fieldHeight.value
        metrics.fieldGap = fieldGap.value
        metrics.firstFieldGap = firstFieldGap.value
        metrics.buttons.insets = .zero
        metrics.buttons.hasSeparators = true
        metrics.buttons.cancelWeight = .semibold
        // Appearance alert.ios7.button, alert.ios13.button.light, alert.ios26.preferred.text.
        metrics.buttons.preferredWeight = .semibold
        metrics.buttons.stacksAtAccessibilitySizes = true
        metrics.buttons.leastVisible = leastButtons.value
        switch release {
        case .classic: classic(&metrics)
        case .seven:
            metrics.insets = EdgeInsets(
                top: sevenTop.value, left: sevenSide.value, bottom: sevenBottom.value, right: sevenSide.value)
            metrics.textGap = sevenGap.value
            metrics.titleWeight = .bold
            metrics.messageSize = sevenMessageSize.value
            metrics.fieldHeight = sevenFieldHeight.value
            metrics.laterFieldHeight = sevenLaterFieldHeight.value
            metrics.buttons.cancelWeight = .bold
            metrics.buttons.preferredWeight = .bold
        case .eight, .nine, .thirteen: flat(&metrics, in: release)
        case .glass: glass(&metrics)
        }
        return metrics
    }

    private static func flat(_ metrics: inout ContentMetrics, in release: AppleRelease) {
        let isTight = release < .thirteen
        metrics.baselines = BaselineDistances(
            top: titleBaseline.value, between: messageBaseline.value, bottom: underText.value,
            soloBottom: (isTight ? underTitleAlone : underText).value, soloHoldsSeparator: isTight)
        // Where an image stands above the text: as far from the edge as a text's box is.
        let (ascent, descent) = (TextStyle.ascentPerSize, TextStyle.lineHeightPerSize - TextStyle.ascentPerSize)
        metrics.insets = EdgeInsets(
            top: titleBaseline.value - titleSize.value * ascent, left: labelInset.value,
            bottom: underText.value - messageSize.value * descent, right: labelInset.value)
        metrics.soloSize = titleSize.value
        metrics.soloWeight = .semibold
        metrics.fieldInset = fieldMargin.value
        metrics.fieldBottom = fieldBottom.value
        if release == .thirteen { metrics.fieldCornerRadius = cardFieldRadius.value }
    }

    private static func classic(_ metrics: inout ContentMetrics) {
        metrics.insets = EdgeInsets(
            top: classicTop.value, left: classicTextSide.value, bottom: classicButtonsTop.value,
            right: classicTextSide.value)
        metrics.lastBottom = classicBottom.value
        metrics.textGap = classicTextGap.value
        metrics.titleLineHeight = classicTitleLine.value
        metrics.messageLineHeight = classicMessageLine.value
        metrics.textBoxExtra = classicTextExtra.value
        metrics.titleSize = classicTitleSize.value
        metrics.titleWeight = .bold
        metrics.messageSize = classicMessageSize.value
        metrics.fieldSize = nil
        metrics.fieldHeight = sevenFieldHeight.value
        metrics.fieldGap = classicRowGap.value
        metrics.firstFieldGap = classicRowGap.value
        metrics.fieldCornerRadius = 0
        metrics.rowHeight = classicButtonHeight.value
        metrics.buttons.insets = EdgeInsets(
            left: classicSide.value, bottom: classicBottom.value, right: classicSide.value)
        metrics.buttons.hasSeparators = false
        metrics.buttons.rowSpacing = classicRowGap.value
        metrics.buttons.columnSpacing = classicColumnGap.value
        metrics.buttons.cornerRadius = classicButtonRadius.value
        metrics.buttons.weight = .bold
        metrics.buttons.cancelWeight = .bold
        metrics.buttons.preferredWeight = nil
    }

    private static func glass(_ metrics: inout ContentMetrics) {
        metrics.keepsStandardSize = true
        metrics.insets = EdgeInsets(
            top: glassTop.value, left: glassSide.value, bottom: glassBottom.value, right: glassSide.value)
        metrics.soloBottom = glassSoloBottom.value
        metrics.lastBottom = glassTop.value
        metrics.textGap = glassGap.value
        metrics.messageSize = glassMessageSize.value
        metrics.soloSize = titleSize.value
        metrics.soloWeight = .regular
        metrics.titleAlignment = .natural
        metrics.messageAlignment = .natural
        metrics.soloAlignment = .center
        metrics.usesLeading = true
        metrics.roundsTextBoxes = true
        metrics.fieldSize = titleSize.value
        metrics.fieldHeight = glassFieldHeight.value
        metrics.fieldCornerRadius = glassFieldHeight.value / 2
        metrics.fieldInset = glassFieldInset.value
        metrics.fieldTextInset = glassFieldInset.value
        metrics.firstFieldGap = glassFieldGap.value
        metrics.fieldGap = glassFieldSpacing.value
        metrics.fieldBottom = glassFieldBottom.value
        metrics.rowHeight = glassButtonHeight.value
        metrics.buttons.insets = EdgeInsets(all: glassButtonInset.value)
        metrics.buttons.hasSeparators = false
        metrics.buttons.rowSpacing = glassSpacing.value
        metrics.buttons.columnSpacing = glassSpacing.value
        metrics.buttons.cornerRadius = glassButtonRadius.value
        metrics.buttons.weight = .medium
        metrics.buttons.cancelWeight = .medium
        metrics.buttons.leastVisible = glassLeastButtons.value
        metrics.keepsButtonsInSight = true
        metrics.buttons.leastHeight = glassLeastButton.value
    }
}
