import Devices
import Geometry

// What alerts look like in each release.
extension Alert {
    package func look(in setting: LookSetting) -> DialogLook { DialogLook(Self.parts(in: setting)) }

    /// The parts of an alert; from iOS 26 on those of an action sheet too.
    static func parts(in setting: LookSetting) -> [LookPart: PartLook] {
        var parts = AppleLooks(in: setting).content
        let own =
            switch setting.release {
            case .classic: classicParts(in: setting)
            case .seven, .eight, .nine, .thirteen: flatParts(in: setting)
            case .glass: glassParts(in: setting)
            }
        parts.merge(own) { $1 }
        return parts
    }

    // MARK: iPhone OS

    private static func classicParts(in setting: LookSetting) -> [LookPart: PartLook] {
        let label = PartLook(text: setting.paint(classicText)).casting(textShadow, in: setting)
        let button = classicButton(in: setting)
        let field = PartLook(
            background: setting.fill(classicField),
            border: Border(width: classicFieldBorderWidth.value, setting.paint(classicFieldBorder)),
            cornerCurve: .circular, clips: true, text: setting.paint(classicFieldText))
        return [
            .dialog: PartLook(
                background: classicCard(in: setting),
                border: Border(width: classicBorderWidth.value, setting.paint(classicBorder)),
                shadows: [
                    Shadow(
                        setting.paint(classicShadow), blur: classicShadowBlur.value,
                        offset: Point(x: 0, y: classicShadowOffset.value), isClipped: true)
                ], cornerCurve: .circular, clips: true),
            .dimming: PartLook(background: vignette(in: setting)),
            .title: label, .message: label, .button: button,
            // The one that cancels is the darker one (Apple's guidelines of 2010, Alerts).
            .cancelButton: classicButton(on: setting.paint(cancelGround), in: setting), .destructiveButton: button,
            .preferredButton: button, .field: field,
            .fieldPlaceholder: field.with(text: setting.paint(.placeholderText)),
        ]
    }

    /// Blue, and glossy at its top: the gloss is what a large ellipse above the card covers of it.
    private static func classicCard(in setting: LookSetting) -> Background {
        var fill = setting.fill(classicCard)
        if setting.isOpaque { fill.opacity = 1 }
        let card = Paint(fill.color, opacity: fill.opacity)
        // Its middle is a card's height above the card, where it is as wide as it has to be to end so at the sides.
        let height = 1 + glossShare.value
        let share = (1 + glossSideShare.value) / height
        let ellipse = RadialGradient(
            center: Point(x: 0.5, y: -1), radii: Size(width: 0.5 / (1 - share * share).squareRoot(), height: height))
        fill.gradient = [
            GradientStop(setting.paint(glossTop).over(card), at: 1 / height),
            GradientStop(setting.paint(glossBottom).over(card), at: 1), GradientStop(card, at: 1),
        ]
        fill.radial = ellipse
        return fill
    }

    private static func vignette(in setting: LookSetting) -> Background {
        let (center, edge) = (setting.paint(vignetteCenter), setting.paint(vignetteEdge))
        let reach = 0.5.squareRoot()
        return Background(
            center.mixed(with: edge), gradient: [GradientStop(center, at: 0), GradientStop(edge, at: 1)],
            radial: RadialGradient(center: Point(x: 0.5, y: 0.5), radii: Size(width: reach, height: reach)))
    }

    /// - Parameter ground: Below its gloss; nil for the card alone.
    private static func classicButton(on ground: Paint? = nil, in setting: LookSetting) -> PartLook {
        let ground = ground ?? setting.paint(buttonGlossMiddle).opacity(0)
        func stop(_ figure: ColorFigure, _ share: Double) -> GradientStop {
            GradientStop(setting.paint(figure).over(ground), at: share)
        }
        let fill = Background(
            setting.paint(classicButton).over(ground),
            gradient: [
                stop(buttonGlossTop, 0), stop(buttonGlossMiddle, 0.5), GradientStop(ground, at: 0.5),
                GradientStop(ground, at: 1),
            ])
        return PartLook(
            background: fill, border: Border(width: classicButtonBorderWidth.value, setting.paint(classicButtonBorder)),
            cornerCurve: .circular, clips: true, text: setting.paint(classicText)
        )
        .casting(textShadow, in: setting)
        .with(
            pressed: setting.fill(classicPressed), disabled: fill, disabledText: setting.paint(classicDisabled))
    }

    // MARK: iOS 7 – 18

    private static func flatParts(in setting: LookSetting) -> [LookPart: PartLook] {
        let pressed = setting.fill(pressed(in: setting.release))
        let field = flatField(in: setting)
        func button(_ role: ColorRole) -> PartLook {
            PartLook(text: setting.paint(role)).with(pressed: pressed, in: setting)
        }
        var parts: [LookPart: PartLook] = [
            .dialog: PartLook(
                background: setting.fill(material(in: setting.release)), cornerCurve: AppleLooks(in: setting).curve,
                clips: true),
            .button: button(.tint), .cancelButton: button(.tint), .preferredButton: button(.tint),
            .destructiveButton: button(.destructive), .field: field,
            .fieldPlaceholder: field.with(text: setting.paint(.placeholderText)),
        ]
        if setting.release < .thirteen {
            parts[.separator] = PartLook(background: setting.fill(flatSeparator))
        }
        return parts
    }

    private static func flatField(in setting: LookSetting) -> PartLook {
        let border =
            switch setting.release {
            case .classic, .seven: setting.paint(sevenFieldBorder)
            case .eight, .nine: setting.paint(eightFieldBorder)
            case .thirteen, .glass: setting.paint(.separator)
            }
        return PartLook(
            background: setting.fill(setting.release < .thirteen ? flatField : cardField),
            border: Border(width: AppleLooks.fieldBorder.value, border), cornerCurve: AppleLooks(in: setting).curve,
            clips: true, text: setting.paint(.label))
    }

    private static func material(in release: AppleRelease) -> MaterialFigure {
        switch release {
        case .classic, .seven, .eight: flatMaterial
        case .nine: prominentMaterial
        case .thirteen: cardMaterial
        case .glass: glassMaterial
        }
    }

    private static func pressed(in release: AppleRelease) -> ColorFigure {
        switch release {
        case .classic, .seven, .eight: eightPressed
        case .nine: ninePressed
        case .thirteen, .glass: cardPressed
        }
    }

    // MARK: iOS 26

    private static func glassParts(in setting: LookSetting) -> [LookPart: PartLook] {
        let field = PartLook(
            background: setting.fill(setting.isOpaque ? opaquePill : glassField), cornerCurve: .continuous,
            clips: true, text: setting.paint(.label))
        let plain = pill(setting.paint(.label), in: setting)
        return [
            .dialog: glassCard(in: setting),
            .message: PartLook(text: setting.paint(.secondaryLabel)),
            .soloMessage: PartLook(text: setting.paint(.label)),
            .button: plain, .cancelButton: plain,
            .destructiveButton: pill(setting.paint(.destructive), in: setting),
            .preferredButton: preferredPill(in: setting), .field: field,
            .fieldPlaceholder: field.with(text: setting.paint(.placeholderText)),
        ]
    }

    private static func glassCard(in setting: LookSetting) -> PartLook {
        let looks = AppleLooks(in: setting)
        var card = PartLook(
            background: setting.fill(glassMaterial),
            shadows: [
                setting.isTelevision
                    ? looks.shadow(
                        TelevisionAlert.shadow, blur: TelevisionAlert.shadowBlur, down: TelevisionAlert.shadowOffset,
                        isClipped: true)
                    : Shadow(
                        setting.paint(glassShadow), blur: glassShadowBlur.value,
                        offset: Point(x: 0, y: glassShadowOffset.value), isClipped: true)
            ], cornerCurve: .continuous, clips: true)
        if setting.contrast == .increased {
            card.border = Border(width: contrastBorderWidth.value, setting.paint(contrastBorder))
        }
        return card
    }

    private static func pill(_ text: Paint, in setting: LookSetting) -> PartLook {
        PartLook(
            background: setting.fill(setting.isOpaque ? opaquePill : pill), cornerCurve: .continuous, clips: true,
            text: text
        )
        .with(pressed: setting.fill(pressedPill), in: setting)
    }

    private static func preferredPill(in setting: LookSetting) -> PartLook {
        var look = pill(setting.paint(preferredTitle), in: setting)
        look.states?.disabled?.text = setting.paint(.tertiaryLabel)
        look.states?.pressed?.background = setting.fill(pressedPreferredPill)
        look.states?.focused?.background = setting.fill(pressedPreferredPill)
        look.background = setting.fill(preferredPill)
        return look
    }
}

extension PartLook {
    /// The same with a text of that colour.
    func with(text: Paint) -> PartLook {
        var look = self
        look.text = text
        return look
    }

    /// A button of Apple's that is filled so while it is pressed; while the keyboard's focus is on it too, from iOS 15 on
    /// (assumed: no source tells more of it). Disabled its text is the third label (assumed before iOS 13).
    func with(pressed: Background, in setting: LookSetting) -> PartLook {
        var look = with(pressed: pressed, disabled: background, disabledText: setting.paint(.tertiaryLabel))
        let focused = setting.release < .thirteen ? nil : look.states?.pressed
        look.states?.focused = focused
        return look
    }

    /// A button that is filled so while it is pressed and while it is disabled.
    func with(pressed: Background, disabled: Background?, disabledText: Paint) -> PartLook {
        var look = self
        look.states = PartStates(
            pressed: StateLook(background: pressed, border: border, text: text),
            disabled: StateLook(background: disabled, border: border, text: disabledText))
        return look
    }
}
