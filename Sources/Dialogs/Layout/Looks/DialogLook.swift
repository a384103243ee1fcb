/// A part of a dialog that has a look of its own.
package enum LookPart: Int, Sendable, CaseIterable {
    case presenter, container, dimming
    /// The dialog itself; a sheet that stands apart from the edges, where that looks different.
    case dialog, floatingDialog
    /// What an action sheet is made of: the rows, and the cancel button's own card.
    case group, cancelGroup
    case arrow, grabber, bar, keyboard, statusBar, homeIndicator
    case title, message, image, field, separator, scroll
    /// Buttons of the content, by what they are.
    case button, cancelButton, destructiveButton, preferredButton
    /// Buttons of a bar, likewise; the preferred one is that which says that the user is done.
    case barButton, barCancelButton, barDestructiveButton, barPreferredButton
}

/// What every part of a dialog of one style looks like in one setting.
package final class DialogLook: Sendable {
    private let parts: [SharedLook]

    /// Parts that `looks` leaves out draw nothing.
    package init(_ looks: [LookPart: PartLook]) {
        parts = LookPart.allCases.map { SharedLook(looks[$0] ?? PartLook()) }
    }

    /// `other` with these looks in the place of its own.
    package init(_ other: DialogLook, replacing looks: [LookPart: PartLook]) {
        parts = LookPart.allCases.map { part in looks[part].map { SharedLook($0) } ?? other[part] }
    }

    package subscript(part: LookPart) -> SharedLook { parts[part.rawValue] }
}
