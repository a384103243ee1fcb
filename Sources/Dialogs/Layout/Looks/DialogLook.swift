/// A part of a dialog that has a look of its own.
package enum LookPart: Int, Sendable, CaseIterable {
    case presenter, container, dimming
    /// The presenter where it recedes behind a card.
    case pushedPresenter
    /// The dialog itself; a sheet that stands apart from the edges, where that looks different.
    case dialog, floatingDialog
    /// What an action sheet is made of: the rows, and the cancel button's own card.
    case group, cancelGroup
    /// A dialog that is nothing but its groups, and draws nothing itself.
    case groupedDialog
    case arrow, grabber, bar, keyboard, statusBar, homeIndicator
    /// A bar's ground where it reaches up above the bar: the same colour, through which nothing is seen.
    case barBackground
    case title, message, image, field, separator, scroll
    /// The app's own icon.
    case icon
    /// The line below a title, and the one along the lower edge of a field.
    case titleRule, fieldLine
    /// A message without a title; a field that shows its placeholder.
    case soloMessage, fieldPlaceholder
    /// A list that buttons are rows of, and these by what they are.
    case list, listButton, listDestructiveButton
    /// Buttons of the content, by what they are.
    case button, cancelButton, destructiveButton, preferredButton
    /// Buttons of a bar, likewise; the preferred one is that which says that the user is done.
    case barButton, barCancelButton, barDestructiveButton, barPreferredButton
    /// The button that closes the dialog.
    case closeButton

    /// Whether it is nothing but a colour.
    fileprivate var writesColor: Bool {
        switch self {
        case .dimming, .separator, .titleRule, .fieldLine: true
        default: false
        }
    }

    /// The part whose look it has in styles that give it none of its own; nil where it then draws nothing.
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

/// What every part of a dialog of one style looks like in one setting.
package final class DialogLook: Sendable {
    private let parts: [SharedLook]

    /// Parts as they are while they cannot be chosen; nil for those that never are.
    private let disabled: [SharedLook?]

    /// Parts as they are while the focus is on them; nil for those that show none.
    private let focused: [SharedLook?]

    /// Parts that `looks` leaves out look like what they are a kind of, or draw nothing.
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

    /// `other` with these looks in the place of its own.
    package init(_ other: DialogLook, replacing looks: [LookPart: PartLook]) {
        parts = LookPart.allCases.map { part in
            guard let look = looks[part] else { return other[part] }
            return SharedLook(look.withExplicitClip, writesColor: other[part].writesColor)
        }
        disabled = LookPart.allCases.map { part in
            looks[part].map { $0.disabled.map { SharedLook($0) } } ?? other.disabled[part.rawValue]
        }
        focused = LookPart.allCases.map { part in
            looks[part].map { $0.focused.map { SharedLook($0) } } ?? other.focused[part.rawValue]
        }
    }

    /// A part that the focus is on; nil where nothing shows that.
    package subscript(focused part: LookPart) -> SharedLook? { focused[part.rawValue] }

    package subscript(part: LookPart) -> SharedLook { parts[part.rawValue] }

    /// What the screen around the dialog is dimmed in, by the amount that the style has. The tests put together every
    /// look.
    package var dimmingColor: Color {
        guard let fill = self[.dimming].look.background else { preconditionFailure("every look says what it dims in") }
        return fill.color
    }

    /// A part that cannot be chosen; as ever where the platform shows no difference.
    package subscript(disabled part: LookPart) -> SharedLook { disabled[part.rawValue] ?? parts[part.rawValue] }
}

extension Background {
    /// The same, through which nothing is seen.
    fileprivate var opaque: Background {
        var background = self
        background.opacity = 1
        background.color.alpha = 255
        background.material = nil
        return background
    }
}

extension PartLook {
    /// The same; what has corners says whether they cut.
    fileprivate var withExplicitClip: PartLook {
        guard cornerCurve != nil, clips == nil else { return self }
        var look = self
        look.clips = false
        return look
    }

    /// The look of its focused state as one of its own; nil where it has none.
    fileprivate var focused: PartLook? {
        guard let state = states?.focused else { return nil }
        var look = self
        look.background = state.background
        look.border = state.border
        look.text = state.text ?? text
        return look.withExplicitClip
    }

    /// The look of its disabled state as one of its own; nil where it has none.
    fileprivate var disabled: PartLook? {
        guard let state = states?.disabled else { return nil }
        var look = self
        look.background = state.background
        look.border = state.border ?? border
        look.text = state.text ?? text
        return look
    }
}
