/// What each style is on Apple's systems.
extension StyleName {
    /// UIKit's, and the ledger's own, which other platforms have as well where they have nothing of theirs. A new case
    /// does not compile until it is answered here.
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
