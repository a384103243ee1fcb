import Boxes
import Devices
import Typography

/// A navigation bar at the user's text size, on platforms where bars grow with it. Apple's bars do not.
struct BarGrowth {
    /// The height of the bar, in points.
    let height: Double
    let buttons: BarButtons

    /// Creates the grown bar; `nil` if the text size does not change the bar.
    init?(
        of metrics: borrowing Boxed<ContentMetrics>, on stage: borrowing Stage, _ typesetter: borrowing Typesetter
    ) {
        switch stage.platform {
        case .apple: return nil
        case .toolkit(let toolkit) where toolkit.widgets != nil: return nil
        case .material, .web, .toolkit: break
        }
        let (size, weight) = (metrics.barButtons.title.size, metrics.barButtons.title.weight)
        let own = TextStyle(size: size, weight: weight, lineHeight: metrics.barButtons.title.lineHeight)
        let grown = typesetter.buttonStyle(size, weight, lineHeight: metrics.barButtons.title.lineHeight)
        guard grown.size != own.size else { return nil }
        var buttons = metrics.barButtons
        // The free room around a title stays the same.
        buttons.height = buttons.height.map { $0 + max(0, grown.lineHeight - own.lineHeight) }
        self.buttons = buttons
        let title = typesetter.style(
            metrics.barTitleSize ?? metrics.title.size, metrics.barTitleWeight ?? metrics.title.weight)
        var least = max(buttons.height ?? grown.lineHeight, title.lineHeight)
        // A toolkit's bar is as high as its contents plus the usual room around them. On other platforms `barHeight` is
        // the minimum.
        if let height = metrics.barButtons.height, case .toolkit = stage.platform, metrics.watch == nil {
            least += max(0, metrics.barHeight - height)
        }
        height = max(metrics.barHeight, least)
    }
}
