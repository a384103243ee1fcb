/// A part of a dialog that has a look of its own.
package enum LookPart: Int, Sendable, CaseIterable {
    case presenter, container, dimming
    /// The dialog itself; a sheet that stands apart from the edges, where that looks different.
    case dialog, floatingDialog
    /// What an action sheet is made of: the rows, and the cancel button's own card.
    case group, cancelGroup
    case arrow, grabber, bar, keyboard, statusBar, homeIndicator
    case title, message, image, field, separator, scroll
    /// A message without a title; a field that shows its placeholder.
    case soloMessage, fieldPlaceholder
    /// Buttons of the content, by what they are.
    case button, cancelButton, destructiveButton, preferredButton
    /// Buttons of a bar, likewise; the preferred one is that which says that the user is done.
    case barButton, barCancelButton, barDestructiveButton, barPreferredButton

    /// The part whose look it has in styles that give it none of its own; nil where it then draws nothing.
    fileprivate var stem: LookPart? {
        switch self {
        case .floatingDialog: .dialog
        case .cancelGroup: .group
        case .soloMessage: .message
        case .fieldPlaceholder: .field
        case .cancelButton, .destructiveButton, .preferredButton: .button
        case .barCancelButton, .barDestructiveButton, .barPreferredButton: .barButton
        case .presenter, .container, .dimming, .dialog, .group, .arrow, .grabber, .bar, .keyboard, .statusBar,
            .homeIndicator, .title, .message, .image, .field, .separator, .scroll, .button, .barButton:
            nil
        }
    }
}

/// What every part of a dialog of one style looks like in one setting.
package final class DialogLook: Sendable {
    private let parts: [SharedLook]

    /// Parts that `looks` leaves out look like what they are a kind of, or draw nothing.
    package init(_ looks: [LookPart: PartLook]) {
        parts = LookPart.allCases.map { part in
            SharedLook(
                looks[part] ?? part.stem.flatMap { looks[$0] } ?? PartLook(),
                tellsColor: part == .dimming || part == .separator)
        }
    }

    package subscript(part: LookPart) -> SharedLook { parts[part.rawValue] }
}
