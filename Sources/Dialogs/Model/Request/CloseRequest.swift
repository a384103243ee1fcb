/// A system key or gesture that dismisses a dialog, regardless of its content. The raw values are their names in
/// requests and answers.
package enum CloseRequest: String, Sendable, CaseIterable, Hashable {
    /// The Escape key of a keyboard.
    case escape
    /// The system's back button or gesture.
    case back
    /// The Menu button of a remote control.
    case menu
}

package struct CloseRequests: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The set of one close request.
    package init(_ request: CloseRequest) {
        switch request {
        case .escape: self = .escape
        case .back: self = .back
        case .menu: self = .menu
        }
    }

    package static let escape = CloseRequests(rawValue: 1)
    package static let back = CloseRequests(rawValue: 2)
    package static let menu = CloseRequests(rawValue: 4)

    package func contains(_ request: CloseRequest) -> Bool { contains(CloseRequests(request)) }
}
