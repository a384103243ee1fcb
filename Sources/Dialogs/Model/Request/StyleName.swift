/// The presentation styles, under their names on the wire and in the contract's order.
package enum StyleName: String, Sendable, CaseIterable, Hashable {
    case fullScreen, pageSheet, formSheet, currentContext, popover, alert, actionSheet, activityView, sheet
    case semiModal, floating, slidingMessage
}

extension StyleName {
    /// Its place among all styles, 0…11: where tables that have a row for each keep its own.
    package var index: Int {
        switch self {
        case .fullScreen: 0
        case .pageSheet: 1
        case .formSheet: 2
        case .currentContext: 3
        case .popover: 4
        case .alert: 5
        case .actionSheet: 6
        case .activityView: 7
        case .sheet: 8
        case .semiModal: 9
        case .floating: 10
        case .slidingMessage: 11
        }
    }
}

/// What holds of a style on every platform, for those who place dialogs and those who judge them.
package struct StyleTraits: Sendable {
    /// Whether a dialog of it stands beside the view that `placement.anchor` names.
    package var isAnchored = false
    /// Whether it is a task by itself: with a title, and a bar where the app has one.
    package var isTask = false
    /// Whether a presenter of it is itself a modal dialog. What stands above a popover has a rule of its own, and a
    /// current context is as modal as its presenter, of which nothing is known.
    package var isModal = true
    /// Whether a dialog of it belongs to the task below it: the system's own short questions and choices, and what
    /// takes the presenter's place.
    package var mayCoverTask = false
    /// Whether it is as high as its content, where the request gives no height.
    package var growsWithContent = false
}

extension StyleName {
    package var traits: StyleTraits {
        switch self {
        case .fullScreen, .pageSheet, .formSheet, .sheet: StyleTraits(isTask: true)
        case .currentContext: StyleTraits(isModal: false, mayCoverTask: true)
        case .popover: StyleTraits(isAnchored: true, isModal: false, growsWithContent: true)
        case .alert: StyleTraits(mayCoverTask: true, growsWithContent: true)
        case .actionSheet, .activityView: StyleTraits(isAnchored: true, mayCoverTask: true, growsWithContent: true)
        case .semiModal: StyleTraits()
        case .floating: StyleTraits(growsWithContent: true)
        case .slidingMessage: StyleTraits(isModal: false, growsWithContent: true)
        }
    }
}
