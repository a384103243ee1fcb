import Devices

/// What Chromium's own style sheet and its native controls make of the parts of a dialog in one setting.
struct WebLooks {
    private let setting: LookSetting

    init(in setting: LookSetting) { self.setting = setting }

    // MARK: Figures

    private static func color(
        _ name: String, _ light: Paint, _ dark: Paint? = nil, source: String
    ) -> ColorFigure {
        ColorFigure(name, light: light, dark: dark, eras: WebMotion.eras, .documented, source: source)
    }

    private static let native = "appearance web.button.native.light, web.button.native.dark"
    private static let html =
        "https://github.com/chromium/chromium third_party/blink/renderer/core/html/resources/html.css"
    private static let disabledField = "appearance web.input.disabled.light, web.input.disabled.dark"

    // A page that colours a button itself has that colour in each of its states.

    static let backdrop = color(
        "backdrop", .black, source: "appearance web.dialog.backdrop; how much of it is the backdrop's opacity"
    ).following(.scrim)
    static let pressedButton = color("button.pressed", Paint(0xF5F5F5), Paint(0x616161), source: native)
        .following(.buttonFace)
    static let pressedButtonBorder = color("button.pressed.border", Paint(0x8D8D8D), Paint(0x616161), source: native)
        .following(.buttonBorder)
    static let disabledButton = color(
        "button.disabled", Paint(0xEFEFEF, opacity: 0.302), Paint(0x363636), source: native
    ).following(.buttonFace)
    static let disabledButtonBorder = color(
        "button.disabled.border", Paint(0x767676, opacity: 0.302), Paint(0x363636), source: native
    ).following(.buttonBorder)
    static let disabledButtonText = color(
        "button.disabled.text", Paint(0x101010, opacity: 0.3), Paint(0xFFFFFF, opacity: 0.3),
        source: "appearance web.button.disabled.light, web.button.disabled.dark"
    ).following(.grayText)
    static let inputBorder = color(
        "input.border", Paint(0x767676), Paint(0x858585), source: "appearance web.input.light, web.input.dark")
    static let placeholder = color("input.placeholder", Paint(0x757575), source: "appearance web.input.placeholder")
    static let disabledInput = color(
        "input.disabled", Paint(0xEFEFEF, opacity: 0.3), Paint(0x3B3B3B, opacity: 0.3), source: disabledField
    ).following(.field)
    static let disabledInputText = color(
        "input.disabled.text", Paint(0x545454), Paint(0xAAAAAA), source: disabledField
    ).following(.grayText)
    static let focusRing = color(
        "focus.ring", Paint(0x101010), Paint(0x99C8FF),
        source: "appearance web.focus; -webkit-focus-ring-color: https://github.com/chromium/chromium "
            + "third_party/blink/renderer/core/layout/layout_theme_mac.mm, kDefaultFocusRingColorLight and -Dark")
    static let rule = color("separator", Paint(0x808080), source: "<hr>, color: gray: " + html)

    static let colors = [
        backdrop, pressedButton, pressedButtonBorder, disabledButton, disabledButtonBorder, disabledButtonText,
        inputBorder, placeholder, disabledInput, disabledInputText, focusRing, rule,
    ]

    static let buttonBorder = StyleFigure(
        "button.border.width", 2, "px", eras: WebMotion.eras, .documented, source: "appearance web.button: outset")
    static let inputBorderWidth = StyleFigure(
        "input.border.width", 2, "px", eras: WebMotion.eras, .documented, source: "appearance web.input.light: inset")
    static let ringWidth = StyleFigure(
        "focus.ring.width", 2, "px", eras: WebMotion.eras, .assumed,
        source: "appearance web.focus: an outline of 1 px around the border, here in the place of the border of 2 px")

    static let figures = [buttonBorder, inputBorderWidth, ringWidth]

    // MARK: Parts

    /// An element of that border, with what is on it.
    ///
    /// - Parameter border: Nil for an element that fills the window.
    func dialog(border: StyleFigure?) -> DialogLook {
        var parts = content
        parts[.dialog] = PartLook(
            background: setting.fill(.canvas),
            border: border.map { Border(width: $0.value, setting.paint(.canvasText)) }, cornerCurve: .circular,
            clips: true)
        parts[.arrow] = PartLook(background: setting.fill(.canvas))
        return DialogLook(parts)
    }

    /// What is on a dialog, and what lies behind it. A browser knows no roles of buttons: all look alike.
    var content: [LookPart: PartLook] {
        let text = PartLook(text: setting.paint(.canvasText))
        return [
            .presenter: PartLook(background: setting.fill(.canvas)),
            .dimming: PartLook(background: setting.fill(Self.backdrop)),
            .bar: text, .title: text, .message: text, .image: PartLook(), .scroll: PartLook(clips: true),
            .field: field(setting.paint(.fieldText)), .fieldPlaceholder: field(setting.paint(Self.placeholder)),
            .separator: PartLook(background: setting.fill(Self.rule)),
            .button: button, .barButton: button,
        ].merging(themedButtons) { $1 }
    }

    /// The buttons that a theme sets apart, which a browser does not by itself: the preferred one is filled with its accent,
    /// and the title of a destructive one is its danger.
    private var themedButtons: [LookPart: PartLook] {
        guard setting.theme != nil else { return [:] }
        var buttons: [LookPart: PartLook] = [:]
        if let accent = setting.themed(.accent) {
            var look = button
            let fill = Background(accent)
            let title = setting.themed(.onAccent) ?? Paint(.white, role: .onAccent)
            look.background = fill
            look.text = title
            look.states?.pressed = StateLook(background: fill, border: look.border, text: title)
            look.states?.focused = StateLook(background: fill, border: ring, text: title)
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

    private var ring: Border { Border(width: Self.ringWidth.value, setting.paint(Self.focusRing)) }

    private var button: PartLook {
        func border(_ paint: Paint) -> Border { Border(width: Self.buttonBorder.value, paint) }
        let (fill, label) = (setting.fill(.buttonFace), setting.paint(.buttonText))
        return PartLook(
            background: fill, border: border(setting.paint(.buttonBorder)), cornerCurve: .circular, text: label,
            states: PartStates(
                pressed: StateLook(
                    background: setting.fill(Self.pressedButton),
                    border: border(setting.paint(Self.pressedButtonBorder)), text: label),
                focused: StateLook(background: fill, border: ring, text: label),
                disabled: StateLook(
                    background: setting.fill(Self.disabledButton),
                    border: border(setting.paint(Self.disabledButtonBorder)),
                    text: setting.paint(Self.disabledButtonText))))
    }

    /// An input with a text of that colour: what was typed, or a placeholder.
    private func field(_ text: Paint) -> PartLook {
        let border = Border(width: Self.inputBorderWidth.value, setting.paint(Self.inputBorder))
        let fill = setting.fill(.field)
        return PartLook(
            background: fill, border: border, cornerCurve: .circular, clips: true,
            text: text,
            states: PartStates(
                focused: StateLook(background: fill, border: ring, text: text),
                disabled: StateLook(
                    background: setting.fill(Self.disabledInput), border: border,
                    text: setting.paint(Self.disabledInputText))))
    }
}
