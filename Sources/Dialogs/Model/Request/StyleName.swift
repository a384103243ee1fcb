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

extension StyleName {
    /// The purpose of the style, in one sentence; the same on every platform.
    package var summary: String {
        switch self {
        case .fullScreen:
            "Covers the whole window, status bar included."
        case .pageSheet:
            "A full-height page as wide as the screen in portrait; what it leaves uncovered is dimmed and untouchable."
        case .formSheet:
            "A centred form smaller than the screen; what it leaves uncovered is dimmed and untouchable."
        case .currentContext:
            "Covers exactly the area of its presenter."
        case .popover:
            "A view beside its anchor, with an arrow pointing at it; a touch outside dismisses it."
        case .alert:
            "A short question in the middle of the screen that has to be answered."
        case .actionSheet:
            "A list of choices at the bottom of a phone; on a pad, a popover beside what was tapped."
        case .activityView:
            "The system's sheet for sharing and acting on something, at the bottom of a phone."
        case .sheet:
            "A sheet that rests at one of several heights; up to the largest undimmed one what lies behind stays live."
        case .semiModal:
            "A panel on an edge of the screen; what it does not cover stays visible, darkened."
        case .floating:
            "A small centred view over a light grey, translucent cover; the presenter stays visible."
        case .slidingMessage:
            "A short message on an edge that comes and goes by itself; everything else stays live."
        }
    }
}
