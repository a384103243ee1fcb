/// A part of a dialog that has a look of its own.
package enum LookPart: Int, Sendable, CaseIterable {
    case presenter, container, dimming
    /// The presenter while it recedes behind a card.
    case pushedPresenter
    /// The dialog itself, and a sheet detached from the edges if that looks different.
    case dialog, floatingDialog
    /// The parts of an action sheet: the rows, and the cancel button's own card.
    case group, cancelGroup
    /// A dialog that consists of its groups and draws nothing itself.
    case groupedDialog
    case arrow, grabber, bar, keyboard, statusBar, homeIndicator
    /// The background of a bar where it extends above the bar: the same colour, opaque.
    case barBackground
    case title, message, image, field, separator, scroll
    /// The app's own icon.
    case icon
    /// The line below a title, and the one along the lower edge of a field.
    case titleRule, fieldLine
    /// A message without a title; a field that shows its placeholder instead of text.
    case soloMessage, fieldPlaceholder
    /// A list whose rows are buttons, and its buttons by role.
    case list, listButton, listDestructiveButton
    /// Buttons of the content, by role.
    case button, cancelButton, destructiveButton, preferredButton
    /// Buttons of a bar, by role; the preferred one is the Done button.
    case barButton, barCancelButton, barDestructiveButton, barPreferredButton
    /// The button that closes the dialog.
    case closeButton

    /// The buttons of the content and of a bar.
    static let buttons: [LookPart] = [
        .button, .cancelButton, .destructiveButton, .preferredButton, .barButton, .barCancelButton,
        .barDestructiveButton, .barPreferredButton, .closeButton,
    ]

    /// Whether the part's look is only a colour, which answers then also have as `color`.
    fileprivate var writesColor: Bool {
        switch self {
        case .dimming, .separator, .titleRule, .fieldLine: true
        default: false
        }
    }

    /// The part whose look is used in styles that give this part none; `nil` if it then draws nothing.
    fileprivate var stem: LookPart? {
        switch self {
        case .pushedPresenter: .presenter
        case .floatingDialog: .dialog
        case .cancelGroup: .group
        case .icon: .image
        case .soloMessage: .message
        case .fieldPlaceholder: .field
        case .cancelButton, .destructiveButton, .preferredButton: .button
        case .listDestructiveButton: .listButton
        case .titleRule: .separator
        case .barCancelButton, .barDestructiveButton, .barPreferredButton, .closeButton: .barButton
        case .presenter, .container, .dimming, .dialog, .group, .groupedDialog, .arrow, .grabber, .bar, .keyboard,
            .statusBar, .homeIndicator, .barBackground, .list, .listButton, .title, .message, .image, .field,
            .separator, .fieldLine, .scroll, .button, .barButton:
            nil
        }
    }
}

/// The looks of all parts of a dialog of one style in one setting.
package final class DialogLook: Sendable {
    private let parts: [SharedLook]

    /// Looks of parts while they are disabled; `nil` for parts that never are.
    private let disabled: [SharedLook?]

    /// Looks of parts while they have the focus; `nil` for parts that do not show it.
    private let focused: [SharedLook?]

    /// Creates the looks of a dialog. A part that `looks` leaves out has the look of its `stem`, or draws nothing.
    package init(_ looks: [LookPart: PartLook]) {
        let looks = LookPart.allCases.map { part in
            var look = looks[part] ?? part.stem.flatMap { looks[$0] } ?? PartLook()
            if part == .pushedPresenter, look.cornerCurve == nil {
                look.cornerCurve = .circular
                look.clips = true
            }
            if part == .groupedDialog { look.cornerCurve = looks[.group]?.cornerCurve }
            if part == .barBackground { look.background = looks[.bar]?.background?.opaque }
            return look.withExplicitClip
        }
        parts = LookPart.allCases.map { part in
            SharedLook(looks[part.rawValue], writesColor: part.writesColor)
        }
        disabled = looks.map { $0.disabled.map { SharedLook($0) } }
        focused = looks.map { _ in nil }
    }

    /// Creates a copy of `other` with the given looks in place of its own.
    package init(_ other: DialogLook, replacing looks: [LookPart: PartLook]) {
        let parts = LookPart.allCases.map { part in
            guard let look = looks[part] else { return other[part] }
            return SharedLook(look.withExplicitClip, writesColor: other[part].writesColor)
        }
        self.parts = parts
        disabled = LookPart.allCases.map { part in
            looks[part].map { $0.disabled.map { SharedLook($0) } } ?? other.disabled[part.rawValue]
        }
        focused = LookPart.allCases.map { part in
            looks[part].map { $0.focused.map { SharedLook($0, unfocused: parts[part.rawValue]) } }
                ?? other.focused[part.rawValue]
        }
    }

    /// The look of a part that has the focus; `nil` if it does not show that.
    package subscript(focused part: LookPart) -> SharedLook? { focused[part.rawValue] }

    package subscript(part: LookPart) -> SharedLook { parts[part.rawValue] }

    /// The colour of the dimming around the dialog, whose opacity the style gives separately. Tests make every look, so
    /// that none lacks it.
    package var dimmingColor: Color {
        guard let fill = self[.dimming].look.background else { preconditionFailure("every look says what it dims in") }
        return fill.color
    }

    /// The look of a part that is disabled; the normal one if the platform shows no difference.
    package subscript(disabled part: LookPart) -> SharedLook { disabled[part.rawValue] ?? parts[part.rawValue] }
}

extension Background {
    /// This background without transparency.
    var opaque: Background {
        var background = self
        background.opacity = 1
        background.color.alpha = 255
        background.material = nil
        return background
    }
}

extension PartLook {
    /// This look with an explicit `clips`: whether its corners, if any, cut off what is inside.
    fileprivate var withExplicitClip: PartLook {
        guard cornerCurve != nil, clips == nil else { return self }
        var look = self
        look.clips = false
        return look
    }

    /// The look in the focused state; `nil` if it has no such state.
    fileprivate var focused: PartLook? {
        guard let state = states?.focused else { return nil }
        var look = self
        look.background = state.background
        look.border = state.border
        look.text = state.text ?? text
        return look.withExplicitClip
    }

    /// The look in the disabled state; `nil` if it has no such state.
    fileprivate var disabled: PartLook? {
        guard let state = states?.disabled else { return nil }
        var look = self
        look.background = state.background
        look.border = state.border ?? border
        look.text = state.text ?? text
        return look
    }
}
