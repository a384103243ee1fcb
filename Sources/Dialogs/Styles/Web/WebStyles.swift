import Devices

/// The rules of each style in a browser.
///
/// HTML has one dialog, `<dialog>`; the table in docs/platforms.md says the same in words.
extension StyleName {
    var webRules: any PresentationStyle {
        switch self {
        // HTML's own elements.
        case .alert: HTMLDialog(style: .alert)
        case .popover: HTMLPopover()
        // Styles without an element of HTML: shown as dialogs.
        case .pageSheet: HTMLDialog(style: .pageSheet)
        case .formSheet: HTMLDialog(style: .formSheet)
        case .sheet: HTMLSheet()
        case .actionSheet: HTMLDialog(style: .actionSheet)
        case .activityView: HTMLDialog(style: .activityView)
        case .fullScreen: HTMLFullScreen()
        // Styles that are the same everywhere, or the ledger's own, which belong to no platform.
        default: appleRules
        }
    }
}
