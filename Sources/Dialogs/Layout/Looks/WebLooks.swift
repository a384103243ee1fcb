import Devices

/// The looks that Chromium's own style sheet and native controls give the parts of a dialog in one setting.
struct WebLooks {
    /// The figures and colours of dialogs in browsers: `Figures/web-dialog.json`.
    enum FigureName: Int, FigureKey {
        case popoverPadding
        case buttonBorderWidth, inputBorderWidth, focusRingWidth, transitionDuration, keyboardDuration
        case rearrangingDuration, padding, borderWidth, backdropOpacity, messageSize, titleSize, inputWidth
        case sheetSizeWidthMaximum, releaseShare, releaseSpeed, textMargin
    }

    static let figures = FigureTable<FigureName, WebRelease>("web-dialog")

    enum ColorName: Int, FigureKey {
        case closeButton, onAccent
        case backdrop, buttonPressed, buttonPressedBorder, buttonDisabled, buttonDisabledBorder, buttonDisabledText
        case inputBorder, inputPlaceholder, inputDisabled, inputDisabledText, focusRing, separator
    }

    static let colors = ColorTable<ColorName, WebRelease>("web-dialog")

    private let setting: LookSetting

    init(in setting: LookSetting) { self.setting = setting }

    // MARK: Parts

    /// Returns the looks of an element with a border, and of its content.
    ///
    /// - Parameter border: The border's width; `nil` for an element that fills the window.
    func dialog(border: Double?) -> DialogLook {
        var parts = content
        parts[.dialog] = PartLook(
            background: setting.fill(.canvas),
            border: border.map { Border(width: $0, setting.paint(.canvasText)) }, cornerCurve: .circular,
            clips: true)
        parts[.arrow] = PartLook(background: setting.fill(.canvas))
        return DialogLook(parts)
    }

    /// The looks of a dialog's content, and of what lies behind it. A browser does not distinguish buttons by role.
    var content: [LookPart: PartLook] {
        let text = PartLook(text: setting.paint(.canvasText))
        // A browser has no colour for secondary text; a theme may have one.
        let message = setting.themed(.secondary).map { PartLook(text: $0) } ?? text
        let line = PartLook(background: setting.fill(Self.colors[.separator]))
        return [
            .presenter: PartLook(background: setting.fill(.canvas)),
            .dimming: PartLook(background: setting.fill(Self.colors[.backdrop])),
            .bar: text, .title: text, .message: message, .image: PartLook(), .scroll: PartLook(clips: true),
            .field: field(setting.paint(.fieldText)),
            .fieldPlaceholder: field(
                setting.secondary(on: setting.fill(.field)) ?? setting.paint(Self.colors[.inputPlaceholder])),
            .separator: line, .grabber: line,
            .button: button, .barButton: button,
        ].merging(themedButtons) { $1 }
    }

    /// The buttons that only a theme distinguishes: the preferred one is filled with the theme's accent, and a
    /// destructive one's title has the theme's colour for destructive actions.
    private var themedButtons: [LookPart: PartLook] {
        guard setting.theme != nil else { return [:] }
        var buttons: [LookPart: PartLook] = [:]
        if let accent = setting.themed(.accent) {
            var look = button
            let pressed = setting.figure(.buttonFace).map {
                Background(setting.change(to: Self.colors[.buttonPressed], from: $0).applied(to: accent))
            }
            look.background = Background(accent)
            look.border = Border(width: Self.figures[.buttonBorderWidth], accent)
            look.text = setting.themed(.onAccent) ?? onAccent
            look = look.pressed(pressed).focused(border: ring)
            (buttons[.preferredButton], buttons[.barPreferredButton]) = (look, look)
        }
        if let title = setting.themed(.danger) {
            var look = button
            look.text = title
            look.states?.pressed?.text = title
            look.states?.focused?.text = title
            buttons[.destructiveButton] = look
        }
        return buttons
    }

    /// The title's colour on an accent for which the theme gives none.
    private var onAccent: Paint {
        Paint(Self.colors[.onAccent][setting.appearance, setting.contrast].color, role: .onAccent)
    }

    private var ring: Border { Border(width: Self.figures[.focusRingWidth], setting.paint(Self.colors[.focusRing])) }

    private var button: PartLook {
        func border(_ paint: Paint) -> Border { Border(width: Self.figures[.buttonBorderWidth], paint) }
        return PartLook(
            background: setting.fill(.buttonFace), border: border(setting.paint(.buttonBorder)),
            cornerCurve: .circular, text: setting.paint(.buttonText)
        )
        .pressed(stateFill(.buttonPressed, isPressed: true), border: border(stateLine(.buttonPressedBorder)))
        .focused(border: ring)
        .disabled(
            stateFill(.buttonDisabled), border: border(stateLine(.buttonDisabledBorder)),
            text: setting.paint(Self.colors[.buttonDisabledText]))
    }

    /// The fill of a button in a state.
    private func stateFill(_ state: ColorName, isPressed: Bool = false) -> Background {
        guard let rest = setting.figure(.buttonFace), setting.themed(.buttonFace) != nil else {
            return setting.groundFill(Self.colors[state], isPressed: isPressed)
        }
        return setting.fill(Self.colors[state], from: rest)
    }

    /// The colour of a button's border in a state.
    private func stateLine(_ state: ColorName) -> Paint {
        guard let rest = setting.figure(.buttonBorder) else { return setting.paint(Self.colors[state]) }
        return setting.paint(Self.colors[state], from: rest)
    }

    /// An input with text in a colour: typed text, or a placeholder.
    private func field(_ text: Paint) -> PartLook {
        let border = Border(width: Self.figures[.inputBorderWidth], setting.paint(Self.colors[.inputBorder]))
        return PartLook(
            background: setting.fill(.field), border: border, cornerCurve: .circular, clips: true, text: text
        )
        .focused(border: ring)
        .disabled(
            setting.fill(Self.colors[.inputDisabled]), text: setting.paint(Self.colors[.inputDisabledText]))
    }
}
