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
        // Styles for which HTML has no element: as dialogs.
        case .pageSheet: HTMLDialog(style: .pageSheet)
        case .formSheet: HTMLDialog(style: .formSheet)
        case .sheet: HTMLSheet()
        case .actionSheet: HTMLDialog(style: .actionSheet)
        case .activityView: HTMLDialog(style: .activityView)
        case .fullScreen: HTMLFullScreen()
        // Styles placed by the same rules everywhere, or the ledger's own, which belong to no system.
        default: appleRules
        }
    }
}
