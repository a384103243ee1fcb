import Geometry
import Typography

extension ContentMetrics {
    /// The same in the fonts and distances that the platform had before Material 3.
    var earlier: ContentMetrics {
        var metrics = self
        metrics.titleSize = EarlierMaterial.titleSize.value
        metrics.titleWeight = .medium
        metrics.titleLineHeight = nil
        metrics.messageSize = EarlierMaterial.messageSize.value
        metrics.messageLineHeight = nil
        metrics.textBoxExtra = EarlierMaterial.fontPadding.value
        metrics.barTitleSize = EarlierMaterial.titleSize.value
        metrics.barTitleWeight = .medium
        metrics.barButtons.isUppercase = true
        metrics.fieldHeight = EarlierMaterial.fieldHeight.value
        metrics.fieldSize = EarlierMaterial.fieldSize.value
        metrics.fieldTextInset = EarlierMaterial.fieldInset.value
        metrics.fieldCornerRadius = 0
        metrics.fieldIsRoundAtTopOnly = false
        metrics.rowHeight = EarlierMaterial.actionHeight.value
        metrics.buttons.titleSize = EarlierMaterial.actionSize.value
        metrics.buttons.titleLineHeight = nil
        metrics.buttons.isUppercase = true
        metrics.buttons.cornerRadius = EarlierMaterial.buttonRadius.value
        return metrics
    }

    /// A sheet's, likewise: where it has no handle, its headline keeps off its top.
    var withoutHandle: ContentMetrics {
        var metrics = self
        metrics.insets.top = EarlierMaterial.sheetTop.value
        return metrics
    }

    /// Only the titles of its buttons in capitals.
    var shouting: ContentMetrics {
        var metrics = self
        metrics.buttons.isUppercase = true
        return metrics
    }

    /// Beside an anchor, likewise.
    var earlierTooltip: ContentMetrics {
        var metrics = shouting
        metrics.buttons.cornerRadius = EarlierMaterial.buttonRadius.value
        return metrics
    }

    /// A dialog's, likewise.
    var earlierDialog: ContentMetrics {
        var metrics = earlier
        let (side, top) = (EarlierMaterial.side.value, EarlierMaterial.top.value)
        metrics.insets = EdgeInsets(top: top, left: side, bottom: 0, right: side)
        metrics.gap = top
        metrics.lastBottom = top
        metrics.leastMessage = EarlierMaterial.leastMessage.value
        let bar = EarlierMaterial.barVertical.value
        metrics.buttons.insets = EdgeInsets(
            top: bar, left: EarlierMaterial.barSide.value, bottom: bar, right: EarlierMaterial.barSide.value)
        metrics.buttons.columnSpacing = 0
        metrics.buttons.rowSpacing = 0
        metrics.buttons.titlePadding = EarlierMaterial.actionPadding.value
        metrics.buttons.minimumWidth = EarlierMaterial.actionWidth.value
        return metrics
    }
}
