/// The rules of each style in Material 3, on Android phones, tablets and televisions.
///
/// The table in docs/platforms.md says the same in words.
extension StyleName {
    var materialRules: any PresentationStyle {
        switch self {
        // Components of Material's own.
        case .alert: BasicDialog(style: .alert)
        case .fullScreen: FullScreenDialog()
        case .sheet: BottomSheet(style: .sheet)
        case .slidingMessage: Snackbar()
        // Styles without a component: the nearest one.
        case .pageSheet: BasicDialog(style: .pageSheet)
        case .formSheet: BasicDialog(style: .formSheet)
        case .actionSheet: BottomSheet(style: .actionSheet)
        case .activityView: BottomSheet(style: .activityView)
        case .popover: RichTooltip()
        // Styles that are the same everywhere, or the ledger's own, which belong to no platform.
        default: appleRules
        }
    }
}
