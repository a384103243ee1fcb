import Boxes

/// The presentation styles, under their names on the wire and in the contract's order.
package enum StyleName: String, Sendable, CaseIterable, Hashable {
    case fullScreen, pageSheet, formSheet, currentContext, popover, alert, actionSheet, activityView, sheet
    case semiModal, floating, slidingMessage
}

extension StyleName {
    /// The index among all styles, 0…11, for tables that have a row for each style.
    package var index: Int { caseIndex(of: self) }
}

/// Properties of a style that hold on every platform; both the layout and the guidelines use them.
package struct StyleTraits: Sendable {
    /// Whether its dialogs are placed beside the view that `placement.anchor` names.
    package var isAnchored = false
    /// Whether it is a separate task: with a title, and with a bar if the app has one.
    package var isTask = false
    /// Whether a presenter in this style is itself a modal dialog. Popovers are not counted, because a separate
    /// guideline covers dialogs above them; a current context is as modal as its presenter, which is unknown.
    package var isModal = true
    /// Whether its dialogs belong to the task below them: the system's short questions and choices, and dialogs that
    /// replace the presenter.
    package var mayCoverTask = false
    /// Whether it is as high as its content if the request gives no height.
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
