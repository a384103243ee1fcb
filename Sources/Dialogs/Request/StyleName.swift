/// The presentation styles that Scrim lays out, under their names on the wire.
package enum StyleName: String, Sendable, CaseIterable, Hashable {
    case fullScreen, pageSheet, formSheet, currentContext, semiModal, floating, slidingMessage
}

/// The styles that a presenter may have: also those that Scrim does not lay out itself.
package enum PresenterStyle: String, Sendable, CaseIterable, Hashable {
    case fullScreen, pageSheet, formSheet, currentContext, popover, alert, actionSheet, activityView, sheet, semiModal
    case floating, slidingMessage
}
