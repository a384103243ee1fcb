import Boxes
import Devices
import Geometry
import Typography

/// Distances and fonts of Wear OS' dialogs. Figures of the table that are not in points are shares of the screen.
extension ContentMetrics {
    /// The arrangement of a dialog's buttons, by their number and roles.
    enum WearButtons: Equatable {
        case none, pair, edge, stack

        init(_ content: Content) {
            let actions = content.actions
            let cancels = actions.reduce(0) { $1.role == .cancel ? $0 + 1 : $0 }
            if actions.isEmpty {
                self = .none
            } else if actions.count == 2, cancels == 1, content.actionAxis != .vertical {
                self = .pair
            } else {
                self = actions.count == 1 && content.actionAxis != .vertical ? .edge : .stack
            }
        }
    }

    /// - Parameters:
    ///   - isAlert: Whether it is an alert dialog, which has the bottom room of a column of buttons even without
    ///     buttons.
    ///   - isMenu: Whether buttons are choices, which form a column, whatever their number.
    ///   - isConfirmation: Whether it is a confirmation, which dismisses itself.
    static func wear(
        _ content: Content, isAlert: Bool = false, isMenu: Bool = false, isConfirmation: Bool = false, on stage: Stage
    ) -> ContentMetrics {
        let (table, screen) = (WearFigure.table, stage.window.size)
        let side = WearFigure.paddingHorizontal.share(of: screen.width)
        let end = WearFigure.paddingVertical.share(of: screen.height)
        let textSide = WearFigure.textSide.share(of: screen.width)
        let bar = content.navigationBar == nil ? 0 : Toolkit.wearos.figures[.barHeight]
        var watch = WatchContent(most: screen.height - bar)
        watch.titleInset = WearFigure.titleSide.share(of: screen.width) - textSide
        var metrics = wearTexts()
        let top = content.image == nil ? end : WearFigure.paddingIcon.share(of: screen.height)
        metrics.insets = EdgeInsets(top: top, sides: side + textSide)
        metrics.lastBottom = end
        metrics.gap = table[.gap]
        metrics.fieldInset = side
        metrics.emptyHeight = 2 * end
        let form = isMenu && !content.actions.isEmpty ? WearButtons.stack : WearButtons(content)
        let foot = WearFigure.paddingBottom.share(of: screen.height)
        switch form {
        case .none where isConfirmation: metrics.confirm(content, on: stage, &watch)
        case .none: if isAlert { metrics.lastBottom = foot }
        case .pair:
            metrics.buttons.insets = EdgeInsets(
                top: table[.pairTop], bottom: end + WearFigure.pairBottom.share(of: screen.height))
            metrics.buttonsFollow = true
            watch.pair = .wear(on: screen)
        case .edge:
            metrics.standOnEdge(of: screen, isBelowTitle: content.message == nil)
            watch.isEdge = true
        case .stack:
            metrics.buttons.insets = EdgeInsets(top: table[.stackTop], sides: side, bottom: foot)
            metrics.buttons.topAlone = end
            metrics.buttonsFollow = true
        }
        metrics.watch = Boxed(watch)
        return metrics
    }

    /// The metrics that all dialogs of Wear OS share.
    private static func wearTexts() -> ContentMetrics {
        let (figures, table) = (Toolkit.wearos.figures, WearFigure.table)
        var metrics = common(.wearos)
        metrics.roundsTextBoxes = false
        metrics.fieldGap = table[.stackGap]
        metrics.keepsButtonsInSight = false
        metrics.buttons.arrangement = .stacked
        metrics.buttons.stacksFromEnd = false
        metrics.buttons.title.size = table[.labelSize]
        metrics.buttons.setSpacing(table[.stackGap])
        metrics.barButtons.height = figures[.closeSize]
        metrics.barButtons.cornerRadius = figures[.closeSize] / 2
        metrics.barButtons.padding = BarButtons().padding
        metrics.barButtons.title = metrics.buttons.title
        return metrics
    }

    /// Sets the texts of a confirmation: a message without a title has the title's font.
    private mutating func confirm(_ content: Content, on stage: Stage, _ watch: inout WatchContent) {
        let (side, gap) = (
            WearFigure.confirmationSide.share(of: stage.window.width), WearFigure.table[.confirmationGap]
        )
        watch.titleInset = 0
        if content.navigationBar == nil {
            watch.circle = stage.cornerRadiusOfScreen.map { min($0, stage.window.width / 2, stage.window.height / 2) }
        }
        let hasText = content.title != nil || content.message != nil
        insets = EdgeInsets(top: content.image == nil ? gap : 0, sides: side)
        imageRoom = WearFigure.table[.confirmationIcon]
        self.gap = hasText ? gap : 0
        lastBottom = self.gap
        guard content.title == nil else { return }
        message = title
    }

    /// Sets the button along the lower edge: its upper corners are arcs, and its lower half is half of an ellipse that
    /// keeps clear of a round screen's edge (Compose, `EdgeButton`).
    private mutating func standOnEdge(of screen: Size, isBelowTitle: Bool) {
        let table = WearFigure.table
        let (height, padding) = (table[.edgeHeight], table[.edgePadding])
        let radius = screen.width / 2 - padding
        // Half the height of the ellipse.
        let lower = (table[.edgeEllipse] + (height - table[.edgeSmallest]) * table[.edgeEllipseGrowth]) / 2
        let half = min(radius, max(0, lower * radius).squareRoot())
        let upper = height - lower
        // Half of the screen's width minus what the round edge takes at the height of the ellipse's centre.
        let fromMiddle = screen.width / 2 - padding - lower
        let screenHalf = max(0, screen.width * screen.width / 4 - fromMiddle * fromMiddle).squareRoot()
        let text = max(0, screenHalf - table[.edgeSide] - upper)
        rowHeight = height
        buttons.insets = EdgeInsets(
            top: padding + table[isBelowTitle ? .edgeTopAlone : .edgeTop], sides: screen.width / 2 - half,
            bottom: padding)
        buttons.cornerRadius = upper
        buttons.titlePadding = max(0, half - text)
    }
}

extension WatchContent.Pair {
    fileprivate static func wear(on screen: Size) -> WatchContent.Pair {
        let table = WearFigure.table
        let (side, inset) = (table[.dismissSize], table[.dismissInset])
        let dismiss = Rect(x: table[.pairStart] + inset, y: inset, width: side, height: side)
        let turned = Size(width: table[.confirmWidth], height: table[.confirmHeight])
        let confirm = Rect(
            x: dismiss.maxX + WearFigure.pairGap.share(of: screen.width), y: (side + inset - turned.height) / 2,
            width: turned.width, height: turned.height)
        // The bounding box of the rotated capsule: its ends are round, so that only the line between their centres
        // rotates.
        let taken = turned.height + (turned.width - turned.height) * 0.5.squareRoot()
        return WatchContent.Pair(
            dismiss: dismiss, confirm: Rect(center: confirm.center, size: Size(width: taken, height: taken)),
            turned: turned, size: Size(width: confirm.maxX + table[.pairEnd], height: side + inset),
            dismissRadius: table[.dismissRadius], icon: table[.iconSize])
    }
}
