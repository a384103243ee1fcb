import Devices
import Geometry
import Typography

extension ContentMetrics {
    /// This content in the fonts and distances that the platform had before Material 3.
    var earlier: ContentMetrics {
        var metrics = self
        metrics.title.set(EarlierMaterial.figures[.titleSize, .material1], line: nil, .medium)
        metrics.message.set(EarlierMaterial.figures[.messageSize, .material1], line: nil)
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
        metrics.buttons.title.set(EarlierMaterial.figures[.actionTitleSize, .material1], line: nil)
        metrics.buttons.isUppercase = true
        metrics.buttons.cornerRadius = EarlierMaterial.figures[.actionCornerRadius, .material1]
        return metrics
    }

    /// The metrics of a sheet without a handle before Material 3: its headline keeps a distance from its top.
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
        metrics.insets = EdgeInsets(top: top, sides: side)
        metrics.gap = top
        metrics.lastBottom = top
        metrics.leastMessage = EarlierMaterial.figures[.messageHeightMinimum, .material1]
        let bar = EarlierMaterial.figures[.actionsInsetVertical, .material1]
        metrics.buttons.insets = EdgeInsets(
            top: bar, sides: EarlierMaterial.figures[.actionsInsetSide, .material1], bottom: bar)
        metrics.wrappedTitle = Self.longTitle
        metrics.buttons.stacksFromEnd = true
        metrics.buttons.setSpacing(0)
        metrics.buttons.titlePadding = EarlierMaterial.figures[.actionPadding, .material1]
        metrics.buttons.minimumWidth = EarlierMaterial.figures[.actionWidthMinimum, .material1]
        return metrics
    }
}
