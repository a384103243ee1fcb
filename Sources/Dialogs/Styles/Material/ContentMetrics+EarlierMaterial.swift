import Devices
import Geometry
import Typography

extension ContentMetrics {
    /// This content with the fonts and distances of Android before Material 3.
    var earlier: ContentMetrics {
        let figures = EarlierMaterial.figures
        var metrics = self
        metrics.title.set(figures[.titleSize], line: nil, .medium)
        metrics.message.set(figures[.messageSize], line: nil)
        metrics.textBoxExtra = figures[.textPadding]
        metrics.barTitleSize = figures[.titleSize]
        metrics.barTitleWeight = .medium
        metrics.barButtons.isUppercase = true
        metrics.useEarlierFields()
        metrics.rowHeight = figures[.actionHeight]
        metrics.buttons.title.set(figures[.actionTitleSize], line: nil)
        metrics.buttons.isUppercase = true
        metrics.buttons.cornerRadius = figures[.actionCornerRadius]
        return metrics
    }

    /// The metrics of a sheet without a handle before Material 3, whose headline has a distance from the top.
    var withoutHandle: ContentMetrics {
        var metrics = self
        metrics.insets.top = EarlierMaterial.figures[.sheetPaddingTop]
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
        metrics.buttons.cornerRadius = EarlierMaterial.figures[.actionCornerRadius]
        return metrics
    }

    /// The metrics of a dialog before Material 3.
    var earlierDialog: ContentMetrics {
        let figures = EarlierMaterial.figures
        var metrics = earlier
        let (side, top) = (figures[.paddingSide], figures[.paddingTop])
        metrics.insets = EdgeInsets(top: top, sides: side)
        metrics.gap = top
        metrics.lastBottom = top
        metrics.leastMessage = figures[.messageHeightMinimum]
        let bar = figures[.actionsInsetVertical]
        metrics.buttons.insets = EdgeInsets(top: bar, sides: figures[.actionsInsetSide], bottom: bar)
        metrics.wrappedTitle = Self.longTitle
        metrics.titleIcon = TitleIcon(most: figures[.titleIconSize], gap: figures[.titleIconGap])
        metrics.buttons.stacksFromEnd = true
        metrics.buttons.setSpacing(0)
        metrics.buttons.titlePadding = figures[.actionPadding]
        metrics.buttons.minimumWidth = figures[.actionWidthMinimum]
        return metrics
    }
}
