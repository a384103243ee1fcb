import Boxes
import Devices
import Geometry
import Typography

// Distances and fonts that only ArkUI's widgets have.
extension ContentMetrics {
    /// A message dialog with its title in a separate area, whose padding depends on the title's line height in pixels.
    static func bandedAlert(_ toolkit: Toolkit, on stage: Stage, isTitled: Bool) -> ContentMetrics {
        let details = toolkit.details
        var metrics = newAlert(toolkit, isShort: false)
        metrics.buttons.divider = Size(width: details[.dividerPixels], height: details[.dividerHeight])
        metrics.buttons.rowSpacing = details[.columnGap]
        if stage.idiom == .desktop { metrics.buttons.insets?.top = details[.buttonsTopDesktop] }
        let last = metrics.lastBottom ?? 0
        guard isTitled else {
            metrics.emptyHeight = metrics.insets.top + last
            metrics.centresLoneLine = true
            return metrics
        }
        metrics.pinsHeader = true
        // Below a title alone there is only its own padding.
        metrics.lastBottomOfTitle = 0
        let padding = max(0, (details[.titleHeight] - details[.titlePixels] / stage.grid.scale) / 2)
        metrics.insets.top = padding
        // The title has the same room below it as above it.
        metrics.titleHeight = 2 * padding
        metrics.titleTop = padding
        metrics.emptyHeight = 2 * padding + last
        return metrics
    }

    /// A menu in the form of such a dialog: its actions are rows.
    static func bandedMenu(_ toolkit: Toolkit, on stage: Stage, isTitled: Bool) -> ContentMetrics {
        let figures = toolkit.figures
        var metrics = bandedAlert(toolkit, on: stage, isTitled: isTitled)
        let side = figures[.menuPadding]
        metrics.buttons.arrangement = .stacked
        metrics.buttons.insets = EdgeInsets(sides: side, bottom: figures[.menuBottom])
        metrics.buttons.topAlone = side
        metrics.buttons.rowSpacing = figures[.rowGap]
        metrics.buttons.titlePadding = figures[.rowPadding]
        metrics.buttons.divider = nil
        metrics.rowHeight = figures[.rowHeight]
        return metrics
    }

    /// A sheet that depends on its window's size (`bindsSheets`), with its title in a header.
    static func newBoundSheet(_ toolkit: Toolkit) -> ContentMetrics {
        var metrics = newDrawer(toolkit)
        metrics.title.weight = .bold
        metrics.titleHeight = ArkUIWidgets.figures[.sheetTitleHeight]
        metrics.titleTop = ArkUIWidgets.figures[.sheetTitleTop]
        metrics.textGap = 0
        return metrics
    }

    /// As `newBoundSheet`, with a drag handle whose band is part of the header.
    static func newHeldSheet(_ toolkit: Toolkit, isTitled: Bool) -> ContentMetrics {
        let (figures, area) = (toolkit.figures, toolkit.details[.handleArea])
        let band = area > 0 ? area : 2 * figures[.handleMargin] + figures[.handleHeight]
        var metrics = isTitled ? newBoundSheet(toolkit) : newDrawer(toolkit)
        metrics.closeLift = band
        metrics.titleHeight = max(0, metrics.titleHeight - band)
        metrics.titleTop = metrics.titleTop.map { max(0, $0 - band) }
        metrics.insets.top = metrics.titleTop ?? 0
        return metrics
    }

    /// A popover with only a text; a single line is centred in the least height.
    static func newTextPopover(_ toolkit: Toolkit) -> ContentMetrics {
        var metrics = newPopover(toolkit)
        let line = (metrics.message.lineHeight ?? 0).rounded(.up)
        let padding = metrics.insets.top
        let room = max(padding, (toolkit.figures[.popoverHeightMinimum] - line) / 2)
        metrics.insets.top = room
        metrics.insets.bottom = room
        metrics.lastBottom = room
        metrics.messageRow = MessageRow(
            mostLines: manyLines, linesInset: padding, gap: metrics.gap, widestButtons: .infinity)
        return metrics
    }

    /// A popover with buttons, each as wide as its title, in as many rows at the trailing end as they need.
    static func newActionPopover(_ toolkit: Toolkit) -> ContentMetrics {
        let details = toolkit.details
        var metrics = newPopover(toolkit)
        metrics.insets.left = details[.popupTextSide]
        metrics.insets.right = details[.popupTextSide]
        metrics.insets.bottom = 0
        let foot = details[.popupButtonsFoot]
        metrics.buttons.arrangement = .trailingRows
        metrics.buttons.insets = EdgeInsets(top: 0, left: 0, bottom: foot, right: foot)
        metrics.buttons.setSpacing(0)
        metrics.buttons.minimumWidth = details[.popupButtonWidth]
        metrics.buttons.titlePadding = details[.popupButtonPadding]
        return metrics
    }

    /// The metrics to try in turn for a message whose text is too high for its limit: ever smaller type, and in the
    /// smallest no more lines than fit.
    static func smallerMessages(
        of message: Boxed<ContentMetrics>, in toolkit: Toolkit, within most: Double
    ) -> [Boxed<ContentMetrics>] {
        let details = toolkit.details
        guard details[.smallSize] > 0, details[.toastSizeMinimum] > 0 else { return [] }
        return stride(from: details[.smallSize] - 1, through: details[.toastSizeMinimum], by: -1).map { size in
            var metrics = message.value
            metrics.title.size = size
            metrics.message.size = size
            metrics.title.lineHeight = details[.smallLine] * size / details[.smallSize]
            metrics.message.lineHeight = metrics.title.lineHeight
            if size == details[.toastSizeMinimum] { metrics.messageRow?.mostHeight = most }
            return Boxed(metrics)
        }
    }

    /// Sets the corner radius of buttons and fields, in points.
    mutating func round(by radius: Double) {
        buttons.cornerRadius = radius
        barButtons.cornerRadius = radius
        fieldCornerRadius = radius
    }

    /// Sets the font of small parts, if the toolkit has one.
    mutating func useSmallText(of toolkit: Toolkit) {
        let details = toolkit.details
        guard details[.smallSize] > 0 else { return }
        title.set(details[.smallSize], line: details[.smallLine])
        message.set(details[.smallSize], line: details[.smallLine])
        buttons.title.set(details[.smallSize], line: details[.smallLine])
    }
}
