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
