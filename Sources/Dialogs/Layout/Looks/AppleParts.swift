import Geometry

/// What pages, sheets, popovers and forms on Apple's systems have in them: texts, buttons, fields, bars.
///
/// The colours that are not roles are told by `colors`, the numbers by `figures`.
enum AppleParts {
    // MARK: Numbers

    static let pressedOpacity = StyleFigure(
        "button.pressed.opacity", 0.4, "", eras: "Apple's systems", .imitated,
        source: "Flutter's CupertinoButton, cupertino/button.dart; UIKit prints no amount")
    static let fieldBorder = StyleFigure(
        "content.textField.border.width", 0.5, "pt", eras: "iOS 7 – 18", .assumed,
        source: "no source for fields of pages; as that of alerts, presentation-metrics alert.textfield")
    static let hairline = StyleFigure(
        "navigationBar.hairline", 0.5, "pt", eras: "iOS 7 – 12", .measured, source: "appearance nav.ios7.hairline")
    static let classicHairline = StyleFigure(
        "navigationBar.hairline", 1, "pt", eras: "iPhone OS 2 – iOS 6", .imitated,
        source: "look-alikes of the time: the line of 1 px below the tool bars of iUI and jQTouch")
    static let flatBlur = StyleFigure(
        "navigationBar.material.blur", 20, "pt", eras: "iOS 7 – 12", .assumed,
        source: "no source for bars; the extra light effect of Apple's sample (appearance material.sample.extraLight)")
    static let flatSaturation = StyleFigure(
        "navigationBar.material.saturation", 1.8, "", eras: "iOS 7 – 12", .assumed,
        source: "no source for bars; the extra light effect of Apple's sample (appearance material.sample.extraLight)")
    static let cardBlur = StyleFigure(
        "navigationBar.material.blur", 30, "pt", eras: "iOS 13 – 18", .assumed,
        source: "no source for bars; that of alerts (appearance alert.ios13.blur.light)")
    static let cardSaturation = StyleFigure(
        "navigationBar.material.saturation", 2, "", eras: "iOS 13 – 18, light", .assumed,
        source: "no source for bars; that of alerts (appearance alert.ios13.blur.light)")
    static let cardDarkSaturation = StyleFigure(
        "navigationBar.material.saturation", 1.7, "", eras: "iOS 13 – 18, dark", .assumed,
        source: "no source for bars; that of alerts (appearance alert.ios13.blur.dark)")
    static let capsuleShadowBlur = StyleFigure(
        "navigationBar.button.shadow.blur", 20, "pt", eras: "iOS 26 on", .measured,
        source: "appearance nav.ios26.capsule.shadow: a radius of 10, which is one standard deviation")
    static let capsuleShadowOffset = StyleFigure(
        "navigationBar.button.shadow.offset", 4, "pt", eras: "iOS 26 on", .measured,
        source: "appearance nav.ios26.capsule.shadow")
    static let ringWidth = StyleFigure(
        "glass.ring.width", 1, "pt", eras: "iOS 26 on", .measured, source: "appearance material.glass.ring")

    static let figures = [
        pressedOpacity, fieldBorder, hairline, hairline.carried(to: "iOS 13 – 18", because: "one pixel at 2x"),
        classicHairline, flatBlur, flatSaturation, cardBlur, cardSaturation, cardDarkSaturation, capsuleShadowBlur,
        capsuleShadowOffset, ringWidth,
    ]

    // MARK: Parts

    /// The parts of content, and of the bar above it.
    static func content(in setting: LookSetting) -> [LookPart: PartLook] {
        let label = PartLook(text: setting.paint(.label))
        let button = plainButton(.tint, in: setting)
        var parts: [LookPart: PartLook] = [
            .title: label, .message: label, .button: button, .cancelButton: button, .preferredButton: button,
            .destructiveButton: plainButton(.destructive, in: setting), .field: field(in: setting),
            .separator: PartLook(background: setting.fill(.separator)), .bar: bar(in: setting),
        ]
        parts.merge(barButtons(in: setting)) { $1 }
        return parts
    }

    /// A button that is its title alone; pressed it fades, disabled it is grey.
    private static func plainButton(_ role: ColorRole, in setting: LookSetting) -> PartLook {
        fading(PartLook(text: setting.paint(role)), disabled: setting.paint(.tertiaryLabel))
    }

    /// - Parameter disabled: The colour of its title where it is disabled.
    private static func fading(_ look: PartLook, disabled: Paint) -> PartLook {
        var look = look
        look.states = PartStates(
            pressed: StateLook(
                background: look.background, border: look.border, text: look.text, opacity: pressedOpacity.value),
            disabled: StateLook(background: look.background, border: look.border, text: disabled))
        return look
    }

    private static func field(in setting: LookSetting) -> PartLook {
        guard setting.release == .glass else {
            return PartLook(
                background: setting.fill(.background),
                border: Border(width: fieldBorder.value, setting.paint(.separator)),
                cornerCurve: curve(in: setting), clips: true, text: setting.paint(.label))
        }
        return PartLook(
            background: setting.fill(glassField), cornerCurve: .continuous, clips: true, text: setting.paint(.label))
    }

    // MARK: Bars

    private static func bar(in setting: LookSetting) -> PartLook {
        let title = setting.release == .classic ? setting.paint(classicTitle) : setting.paint(.label)
        return PartLook(background: barFill(in: setting), border: barLine(in: setting), text: title)
    }

    /// Glossy up to iOS 6, blurred up to iOS 18, none on iOS 26, whose bars are their buttons alone.
    private static func barFill(in setting: LookSetting) -> Background? {
        switch setting.release {
        case .classic:
            Background(
                setting.paint(classicBar),
                gradient: [
                    GradientStop(setting.paint(glossTop), at: 0), GradientStop(setting.paint(glossMiddle), at: 0.5),
                    GradientStop(setting.paint(glossLower), at: 0.5), GradientStop(setting.paint(glossBottom), at: 1),
                ])
        case .seven, .eight, .nine:
            setting.blurred(flatBar, "extraLight", blur: flatBlur.value, saturation: flatSaturation.value)
        case .thirteen:
            setting.blurred(
                cardBar, "systemChromeMaterial", blur: cardBlur.value,
                saturation: (setting.isDark ? cardDarkSaturation : cardSaturation).value)
        case .glass: nil
        }
    }

    private static func barLine(in setting: LookSetting) -> Border? {
        switch setting.release {
        case .classic: Border(width: classicHairline.value, setting.paint(classicLine), sides: [.bottom])
        case .seven, .eight, .nine: Border(width: hairline.value, setting.paint(flatLine), sides: [.bottom])
        case .thirteen: Border(width: hairline.value, setting.paint(cardLine), sides: [.bottom])
        case .glass: nil
        }
    }

    private static func barButtons(in setting: LookSetting) -> [LookPart: PartLook] {
        switch setting.release {
        case .classic:
            let plain = fading(
                PartLook(text: setting.paint(classicTitle)), disabled: setting.paint(classicDisabledTitle))
            return [
                .barButton: plain, .barCancelButton: plain, .barDestructiveButton: plain, .barPreferredButton: plain,
            ]
        case .seven, .eight, .nine, .thirteen:
            let plain = plainButton(.tint, in: setting)
            return [
                .barButton: plain, .barCancelButton: plain, .barPreferredButton: plain,
                .barDestructiveButton: plainButton(.destructive, in: setting),
            ]
        case .glass:
            let plain = capsule(setting.paint(.label), in: setting)
            return [
                .barButton: plain, .barCancelButton: plain,
                .barDestructiveButton: capsule(setting.paint(.destructive), in: setting),
                .barPreferredButton: preferredCapsule(in: setting),
            ]
        }
    }

    private static func capsule(_ text: Paint, in setting: LookSetting) -> PartLook {
        let ring = ring(in: setting)
        return PartLook(
            background: setting.fill(capsuleFill), border: ring, shadows: [capsuleShadow(in: setting)],
            cornerCurve: .continuous, clips: true, text: text,
            states: PartStates(
                pressed: StateLook(background: setting.fill(pressedCapsule), border: ring, text: text),
                disabled: StateLook(
                    background: setting.fill(capsuleFill), border: ring, text: setting.paint(.tertiaryLabel))))
    }

    /// The button that says that the user is done, filled with the tint.
    private static func preferredCapsule(in setting: LookSetting) -> PartLook {
        let fading = fading(
            PartLook(
                background: setting.fill(.tint), shadows: [capsuleShadow(in: setting)], cornerCurve: .continuous,
                clips: true, text: setting.paint(preferredTitle)),
            disabled: setting.paint(.tertiaryLabel))
        var look = fading
        look.states?.disabled?.background = setting.fill(capsuleFill)
        return look
    }

    private static func capsuleShadow(in setting: LookSetting) -> Shadow {
        Shadow(
            setting.paint(capsuleShadowColor), blur: capsuleShadowBlur.value,
            offset: Point(x: 0, y: capsuleShadowOffset.value))
    }

    // MARK: What all have

    /// The light that glass catches at its edge; with increased contrast a line that parts it from what lies below.
    static func ring(in setting: LookSetting) -> Border? {
        let paint = setting.paint(ringColor)
        return paint.opacity > 0 ? Border(width: ringWidth.value, paint) : nil
    }

    /// How corners run: continuous from iOS 13 on.
    static func curve(in setting: LookSetting) -> CornerCurve { setting.release < .thirteen ? .circular : .continuous }

    /// What fills a page that covers the screen.
    static func base(in setting: LookSetting) -> Background {
        setting.release < .thirteen ? setting.fill(.background) : setting.fill(Palette.baseBackground)
    }

    /// What lies behind, and what darkens it.
    static func behind(in setting: LookSetting) -> [LookPart: PartLook] {
        [
            .presenter: PartLook(background: base(in: setting), cornerCurve: curve(in: setting), clips: true),
            .dimming: PartLook(background: Background(.black)),
        ]
    }
}
