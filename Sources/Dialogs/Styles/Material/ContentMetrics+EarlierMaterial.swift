import Devices
import Geometry
import Typography

extension ContentMetrics {
    /// This content with the fonts and distances of Android before Material 3.
    var earlier: ContentMetrics {
        var metrics = self
        metrics.titleSize = EarlierMaterial.figures[.titleSize, .material1]
        metrics.titleWeight = .medium
        metrics.titleLineHeight = nil
        metrics.messageSize = EarlierMaterial.figures[.messageSize, .material1]
        metrics.messageLineHeight = nil
        metrics.textBoxExtra = EarlierMaterial.figures[.textPadding, .material1]
        metrics.barTitleSize = EarlierMaterial.figures[.titleSize, .material1]
        metrics.barTitleWeight = .medium
        metrics.barButtons.isUppercase = true
        metrics.fieldHeight = EarlierMaterial.figures[.textFieldHeight, .material1]
        metrics.fieldSize = EarlierMaterial.figures[.textFieldSize, .material1]
        metrics.fieldTextInset = EarlierMaterial.figures[.textFieldTextInset, .material1]
        metrics.fieldCornerRadius = 0
        metrics.fieldIsRoundAtTopOnly = false
        metrics.rowHeight = EarlierMaterial.figures[.actionHeight, .material1]
        metrics.buttons.titleSize = EarlierMaterial.figures[.actionTitleSize, .material1]
        metrics.buttons.titleLineHeight = nil
        metrics.buttons.isUppercase = true
        metrics.buttons.cornerRadius = EarlierMaterial.figures[.actionCornerRadius, .material1]
        return metrics
    }

    /// The metrics of a sheet without a handle before Material 3, whose headline has a distance from the top.
    var withoutHandle: ContentMetrics {
        var metrics = self
        metrics.insets.top = EarlierMaterial.figures[.sheetPaddingTop, .material1]
        return metrics
    }

    /// These metrics with the titles of buttons in capitals.
    var shouting: ContentMetrics {
        var metrics = self
        metrics.buttons.isUppercase = true
        return metrics
    }

    /// The metrics of a tooltip before Material 3.
    var earlierTooltip: ContentMetrics {
        var metrics = shouting
        metrics.buttons.cornerRadius = EarlierMaterial.figures[.actionCornerRadius, .material1]
        return metrics
    }

    /// The metrics of a dialog before Material 3.
    var earlierDialog: ContentMetrics {
        var metrics = earlier
        let (side, top) = (
            EarlierMaterial.figures[.paddingSide, .material1], EarlierMaterial.figures[.paddingTop, .material1]
        )
        metrics.insets = EdgeInsets(top: top, left: side, bottom: 0, right: side)
        metrics.gap = top
        metrics.lastBottom = top
        metrics.leastMessage = EarlierMaterial.figures[.messageHeightMinimum, .material1]
        let bar = EarlierMaterial.figures[.actionsInsetVertical, .material1]
        metrics.buttons.insets = EdgeInsets(
            top: bar, left: EarlierMaterial.figures[.actionsInsetSide, .material1], bottom: bar,
            right: EarlierMaterial.figures[.actionsInsetSide, .material1])
        metrics.wrappedTitle = Self.longTitle
        metrics.buttons.stacksFromEnd = true
        metrics.buttons.columnSpacing = 0
        metrics.buttons.rowSpacing = 0
        metrics.buttons.titlePadding = EarlierMaterial.figures[.actionPadding, .material1]
        metrics.buttons.minimumWidth = EarlierMaterial.figures[.actionWidthMinimum, .material1]
        return metrics
    }
}
