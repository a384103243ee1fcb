import Devices
import Geometry

// Distances and fonts that only Apple's own toolkits have.
extension ContentMetrics {
    /// An alert with the app's icon above its texts, or one with glass, with its texts at the start and rounded
    /// buttons.
    static func newApplesAlert(_ toolkit: Toolkit, hasIcon: Bool, isGlass: Bool) -> ContentMetrics {
        var metrics = newAlert(toolkit, isShort: false)
        guard let widgets = toolkit.widgets else { return metrics }
        if hasIcon, widgets[.iconSize] > 0 {
            metrics.appIcon = AppIcon(side: widgets[.iconSize], cornerRadius: widgets[.iconRadius], gap: metrics.gap)
            metrics.insets.top += widgets[.iconSize] + metrics.gap
            metrics.emptyHeight = metrics.insets.top + (metrics.lastBottom ?? 0)
        }
        guard isGlass else { return metrics }
        metrics.buttons.cornerRadius = widgets[.glassButtonRadius]
        if widgets[.glassTexts] > 0 { metrics.textAlignment = .natural }
        return metrics
    }

    /// Sets the font of an alert's message, if it differs from that of buttons.
    mutating func useAlertText(of toolkit: Toolkit) {
        guard let widgets = toolkit.widgets else { return }
        message.set(widgets[.messageSize], line: widgets[.messageLine])
    }

    /// In a bar hardly higher than its buttons, these are as far from a card's edges as its content.
    mutating func insetLowBar() {
        guard let height = barButtons.height, barHeight - height < barButtons.margin else { return }
        barTop = insets.top - (barHeight - height) / 2
        barButtons.margin = insets.left
    }

    /// Aligns texts at the start and buttons at the end, for sheets and popovers of toolkits whose alerts do neither.
    mutating func startTexts(of toolkit: Toolkit) {
        guard toolkit.design.habits[.hasWindowSheets] else { return }
        textAlignment = .natural
        buttons.arrangement = .trailingRow
    }
}
