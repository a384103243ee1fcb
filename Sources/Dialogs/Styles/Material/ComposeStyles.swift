/// The rules of each style where Compose Material 3 draws the dialogs of an Android device.
///
/// The table in docs/platforms.md says the same in words.
extension StyleName {
    var composeRules: any PresentationStyle {
        switch self {
        // Components of Compose's own.
        case .alert: ComposeDialog(.alert)
        case .sheet: ComposeSheet(.sheet)
        case .slidingMessage: ComposeSnackbar()
        case .popover: ComposeTooltip()
        // Styles without a component: the nearest one.
        case .pageSheet: ComposeDialog(.pageSheet)
        case .formSheet: ComposeDialog(.formSheet)
        case .actionSheet: ComposeSheet(.actionSheet)
        case .activityView: ComposeSheet(.activityView)
        // Material's guidelines describe it, but no library has a component for it.
        case .fullScreen: FullScreenDialog()
        case .semiModal: ComposeSideSheet()
        // Styles that are the same everywhere, or the ledger's own, which belong to no platform.
        default: appleRules
        }
    }
}
