/// The rules of each style where Compose Material 3 draws the dialogs of an Android device.
///
/// The table in docs/platforms.md says the same in words.
extension StyleName {
    var composeRules: any PresentationStyle {
        switch self {
        // Components of Compose's own.
        case .alert: ComposeDialog(style: .alert)
        case .sheet: ComposeSheet(style: .sheet)
        case .slidingMessage: ComposeSnackbar()
        case .popover: ComposeTooltip()
        // Styles without a component: the nearest one.
        case .pageSheet: ComposeDialog(style: .pageSheet)
        case .formSheet: ComposeDialog(style: .formSheet)
        case .actionSheet: ComposeSheet(style: .actionSheet)
        case .activityView: ComposeSheet(style: .activityView)
        // Material's guidelines describe it, but no library has a component for it.
        case .fullScreen: FullScreenDialog()
        case .semiModal: ComposeSideSheet()
        // Styles that are the same everywhere, or the ledger's own, which belong to no platform.
        default: appleRules
        }
    }
}
