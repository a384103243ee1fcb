/// What each style is where Compose Material 3 draws an Android's dialogs.
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
        // Styles that it has no component for, as the nearest one.
        case .pageSheet: ComposeDialog(.pageSheet)
        case .formSheet: ComposeDialog(.formSheet)
        case .actionSheet: ComposeSheet(.actionSheet)
        case .activityView: ComposeSheet(.activityView)
        // Material's guideline has it, and no library a component.
        case .fullScreen: FullScreenDialog()
        case .semiModal: ComposeSideSheet()
        // Placed by the same rules everywhere, or the ledger's own, which belongs to no system.
        default: appleRules
        }
    }
}
