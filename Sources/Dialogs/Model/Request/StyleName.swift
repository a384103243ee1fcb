/// The presentation styles, under their names on the wire and in the contract's order.
package enum StyleName: String, Sendable, CaseIterable, Hashable {
    case fullScreen, pageSheet, formSheet, currentContext, popover, alert, actionSheet, activityView, sheet
    case semiModal, floating, slidingMessage
}
