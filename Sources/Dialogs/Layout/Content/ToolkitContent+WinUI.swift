import Boxes
import Devices
import Geometry

// Content that only WinUI has.
extension ContentMetrics {
    /// Puts texts and buttons into a panel where the toolkit has one.
    mutating func usePanel(of toolkit: Toolkit) {
        guard case .windows = toolkit else { return }
        let (figures, own) = (toolkit.figures, WinUIWidgets.figures)
        let outline = figures[.outlineWidth]
        let bottom = outline + figures[.messageButtonsBottom]
        messageRow?.panel = MessageRow.Panel(
            top: outline + own[.panelTop], buttonTop: outline + own[.panelButtonTop],
            imageTop: outline + own[.panelIconTop], bottom: bottom, rowGap: own[.panelRowGap],
            columnGap: own[.panelTextGap], buttonGap: figures[.messageGap], buttonsTop: figures[.messageButtonsTop],
            least: own[.panelHeight], outline: outline)
        let (start, end) = (figures[.messageStart], figures[.messageEnd])
        insets.right = end
        buttons.arrangement = .leadingRow
        buttons.insets = EdgeInsets(left: start, bottom: bottom, right: end)
    }

    /// This content inset by a further `more` points on each side, for an outline that is wider by as much.
    func insideOutline(widerBy more: Double) -> ContentMetrics {
        var metrics = self
        metrics.insets = metrics.insets.adding(more)
        if let own = metrics.buttons.insets {
            metrics.buttons.topAlone = max(own.top, metrics.buttons.topAlone) + more
            metrics.buttons.insets = own.adding(more)
            metrics.buttons.insets?.top = own.top
        }
        metrics.lastBottom = metrics.lastBottom.map { $0 + more }
        metrics.emptyHeight += 2 * more
        metrics.messageRow?.cross?.margin += more
        metrics.messageRow?.panel?.widen(by: more)
        return metrics
    }
}

extension ContentMetrics.MessageRow.Panel {
    fileprivate mutating func widen(by more: Double) {
        top += more
        buttonTop += more
        imageTop += more
        bottom += more
        outline += more
    }
}

extension EdgeInsets {
    fileprivate func adding(_ more: Double) -> EdgeInsets {
        EdgeInsets(top: top + more, left: left + more, bottom: bottom + more, right: right + more)
    }
}

extension Toolkit {
    /// Content whose insets include the outline: increased contrast widens the outline, and so the insets.
    func insideOutline(_ content: Boxed<ContentMetrics>, on stage: Stage) -> Boxed<ContentMetrics> {
        let more = figures[.outlineWidthIncreased] - figures[.outlineWidth]
        guard more > 0, stage.device.contrast == .increased, design[.buttonBand] != nil else { return content }
        return Boxed(content.value.insideOutline(widerBy: more))
    }
}
