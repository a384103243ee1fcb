/// The rules of each style on Apple's systems.
extension StyleName {
    /// The styles of UIKit, and the ledger's own, which platforms without such a style use, too. A new case does not
    /// compile until it is handled here.
    var appleRules: any PresentationStyle {
        switch self {
        case .fullScreen: FullScreen()
        case .pageSheet: PageSheet()
        case .formSheet: FormSheet()
        case .currentContext: CurrentContext()
        case .popover: Popover()
        case .alert: Alert()
        case .actionSheet: ActionSheet()
        case .activityView: ActivityView()
        case .sheet: Sheet()
        case .semiModal: SemiModal()
        case .floating: Floating()
        case .slidingMessage: SlidingMessage()
        }
    }
}
