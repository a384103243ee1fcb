import Boxes
import Devices
import Typography

/// A navigation bar at the user's text size, on platforms that grow all text: Apple's bars keep theirs.
struct BarGrowth {
    /// Of the bar, in points.
    let height: Double
    let buttons: BarButtons

    /// Nil where the bar keeps its size.
    init?(of metrics: Boxed<ContentMetrics>, on stage: borrowing Stage, _ typesetter: Typesetter) {
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
        // What is free around a title stays.
        buttons.height = buttons.height.map { $0 + max(0, grown.lineHeight - own.lineHeight) }
        self.buttons = buttons
        let title = typesetter.style(
            metrics.barTitleSize ?? metrics.title.size, metrics.barTitleWeight ?? metrics.title.weight)
        var least = max(buttons.height ?? grown.lineHeight, title.lineHeight)
        // The bars of toolkits are as high as what is on them, with room around that; others are as high as it asks.
        if let height = metrics.barButtons.height, case .toolkit = stage.platform, metrics.watch == nil {
            least += max(0, metrics.barHeight - height)
        }
        height = max(metrics.barHeight, least)
    }
}
