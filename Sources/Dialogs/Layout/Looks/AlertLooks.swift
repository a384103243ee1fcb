import Devices
import Geometry

/// A short question in the middle of the screen that the user has to answer: its figures, and its looks in each
/// release.
package struct Alert: Sendable {
    /// The numbers and colours of alerts on Apple's systems: `Figures/apple-alert.json`.
    enum FigureName: Int, FigureKey {
        case textShadowOffset, borderWidth, glossShare, glossShareSide
        case shadowBlur, shadowOffsetY, buttonCornerRadius, buttonBorderWidth, textFieldBorderWidth
        case contrastBorderWidth, width, widthOfLargeText, sizeHeightMaximum, marginSide, marginVertical
        case marginKeyboard, cornerRadius, backdropOpacity, backdropOpacityLight, backdropOpacityDark, parallax
        case titleSize, messageSize, textInsetTop, textInsetSide, textGap, titleLineHeight, messageLineHeight
        case textBoxExtra, buttonsTop, buttonInsetSide, insetBottom, rowGap, columnGap, textInsetBottom, titleBaseline
        case messageBaseline, textBottom, textBottomAlone, textInsetBottomAlone, buttonHeight, buttonInset
        case buttonSpacing, textFieldGap, buttonsVisibleMinimum, textFieldHeight, textFieldHeightSecond, textFieldSize
        case textFieldTextInset, textFieldCornerRadius, textFieldInset, textFieldGapFirst, textFieldBottom
        case fadeDuration, presentScale, dismissScale, buttonHeightMinimum, presentScale1, presentScale2
        case presentScale3, presentDuration1, presentDuration2, presentDuration3
        case textInsetTopXLarge, textInsetTopXXLarge, textInsetTopXXXLarge, textInsetTopAccessibility
        case textGapXLarge, textGapXXLarge, textGapXXXLarge, textGapAccessibility
        case textInsetBottomXLarge, textInsetBottomXXLarge, textInsetBottomXXXLarge, textInsetBottomAccessibility
        case buttonPaddingAccessibility
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-alert")

    enum ColorName: Int, FigureKey {
        case card, cardGlossTop, cardGlossBottom, dimmingCenter, dimmingEdge, textShadow, buttonCancelGround
        case cardBorder, cardShadow, text, button, buttonGlossTop, buttonGlossMiddle, buttonBorder, buttonPressed
        case buttonDisabled, textField, textFieldBorder, textFieldText, cardTint, separator, contrastBorder
        case buttonOpaque, buttonPreferred, buttonPreferredPressed, buttonPreferredTitle
    }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-alert")

    // MARK: Materials

    private enum MaterialName: Int, FigureKey { case card }

    private static let materials = MaterialTable<MaterialName, AppleRelease>("apple-alert")

    static let flatMaterial = materials[.card, .seven]
    /// The material of iOS 9 to 12.
    static let prominentMaterial = materials[.card, .nine]
    static let cardMaterial = materials[.card, .card]
    static let glassMaterial = materials[MaterialName.card]

    // MARK: Parts

    package func look(in setting: LookSetting) -> DialogLook { DialogLook(Self.parts(in: setting)) }

    /// The looks of an alert's parts; from iOS 26 on also of an action sheet's.
    static func parts(in setting: LookSetting) -> [LookPart: PartLook] {
        AppleLooks(in: setting).content.merging(
            setting.release.look(
                classic: classicParts(in: setting), flat: flatParts(in: setting), glass: glassParts(in: setting))
        ) { $1 }
    }

    // MARK: iPhone OS

    private static func classicParts(in setting: LookSetting) -> [LookPart: PartLook] {
        let (colors, figures) = (colors[setting.release], figures[setting.release])
        let label = PartLook(text: setting.paint(colors[.text])).casting(
            colors[.textShadow], down: figures[.textShadowOffset], in: setting)
        let button = classicButton(in: setting)
        let field = PartLook(
            background: setting.fill(colors[.textField]),
            border: Border(width: figures[.textFieldBorderWidth], setting.paint(colors[.textFieldBorder])),
            cornerCurve: .circular, clips: true, text: setting.paint(colors[.textFieldText]))
        let placeholder =
            Palette.apple(.classic)[.placeholderText].map { setting.paintOffSurface($0) }
            ?? setting.paint(.placeholderText)
        return [
            .dialog: PartLook(
                background: classicCard(in: setting),
                border: Border(width: figures[.borderWidth], setting.paint(colors[.cardBorder])),
                shadows: [
                    setting.shadow(
                        colors[.cardShadow], blur: figures[.shadowBlur], down: figures[.shadowOffsetY], isClipped: true)
                ], cornerCurve: .circular, clips: true),
            .dimming: PartLook(background: vignette(in: setting)),
            .title: label, .message: label, .button: button,
            // The cancel button is darker (Apple's guidelines of 2010, Alerts).
            .cancelButton: classicButton(on: setting.paint(colors[.buttonCancelGround]), in: setting),
            .destructiveButton: button,
            .preferredButton: button, .field: field,
            .fieldPlaceholder: field.with(text: placeholder),
        ]
    }

    /// A blue card with a gloss along its top: the part of the card that a large ellipse above it overlaps.
    private static func classicCard(in setting: LookSetting) -> Background {
        let (colors, figures) = (colors[setting.release], figures[setting.release])
        var fill = setting.fill(colors[.card])
        if setting.isOpaque { fill.opacity = 1 }
        let card = Paint(fill.color, opacity: fill.opacity)
        // The ellipse's centre is one card height above the card's top, and its width is such that the gloss ends at
        // the given height at the sides.
        let height = 1 + figures[.glossShare]
        let share = (1 + figures[.glossShareSide]) / height
        let ellipse = RadialGradient(
            center: Point(x: 0.5, y: -1), radii: Size(width: 0.5 / (1 - share * share).squareRoot(), height: height))
        fill.gradient = [
            GradientStop(setting.paint(colors[.cardGlossTop]).over(card), at: 1 / height),
            GradientStop(setting.paint(colors[.cardGlossBottom]).over(card), at: 1), GradientStop(card, at: 1),
        ]
        fill.radial = ellipse
        return fill
    }

    private static func vignette(in setting: LookSetting) -> Background {
        let colors = colors[setting.release]
        let (center, edge) = (setting.paint(colors[.dimmingCenter]), setting.paint(colors[.dimmingEdge]))
        let reach = 0.5.squareRoot()
        return Background(
            center.mixed(with: edge), gradient: [GradientStop(center, at: 0), GradientStop(edge, at: 1)],
            radial: RadialGradient(center: Point(x: 0.5, y: 0.5), radii: Size(width: reach, height: reach)))
    }

    /// - Parameter ground: The colour below the button's gloss; `nil` for the card alone.
    private static func classicButton(on ground: Paint? = nil, in setting: LookSetting) -> PartLook {
        let (colors, figures) = (colors[setting.release], figures[setting.release])
        let ground = ground ?? setting.paint(colors[.buttonGlossMiddle]).opacity(0)
        func stop(_ figure: ColorFigure, _ share: Double) -> GradientStop {
            GradientStop(setting.paint(figure).over(ground), at: share)
        }
        let fill = Background(
            setting.paint(colors[.button]).over(ground),
            gradient: [
                stop(colors[.buttonGlossTop], 0), stop(colors[.buttonGlossMiddle], 0.5), GradientStop(ground, at: 0.5),
                GradientStop(ground, at: 1),
            ])
        return PartLook(
            background: fill, border: Border(width: figures[.buttonBorderWidth], setting.paint(colors[.buttonBorder])),
            cornerCurve: .circular, clips: true, text: setting.paint(colors[.text])
        )
        .casting(colors[.textShadow], down: figures[.textShadowOffset], in: setting)
        .pressed(setting.fill(colors[.buttonPressed])).disabled(text: setting.paint(colors[.buttonDisabled]))
    }

    // MARK: iOS 7 – 18

    private static func flatParts(in setting: LookSetting) -> [LookPart: PartLook] {
        let pressed = setting.fill(
            colors[.buttonPressed, setting.release], from: material(in: setting.release).flat, isCarried: true)
        let field = flatField(in: setting)
        func button(_ role: ColorRole) -> PartLook {
            PartLook(text: setting.paint(role)).pressed(pressed, in: setting)
        }
        var parts: [LookPart: PartLook] = [
            .dialog: PartLook(
                background: setting.fill(material(in: setting.release)), cornerCurve: AppleLooks(in: setting).curve,
                clips: true),
            .button: button(.tint), .cancelButton: button(.tint), .preferredButton: button(.tint),
            .destructiveButton: button(.destructive), .field: field,
            .fieldPlaceholder: field.with(text: setting.paint(.placeholderText)),
        ]
        if setting.release < .card {
            parts[.separator] = PartLook(background: setting.fill(colors[.separator, setting.release]))
        }
        return parts
    }

    private static func flatField(in setting: LookSetting) -> PartLook {
        let isFlat = setting.release.isFlat
        let border = isFlat ? setting.paint(colors[.textFieldBorder, setting.release]) : setting.paint(.separator)
        return PartLook(
            background: setting.fill(colors[.textField, setting.release]),
            border: Border(width: AppleLooks.figures[.contentTextFieldBorderWidth, .classic], border),
            cornerCurve: AppleLooks(in: setting).curve,
            clips: true, text: setting.paint(.label))
    }

    private static func material(in release: AppleRelease) -> MaterialFigure {
        switch release {
        case .classic, .seven, .eight: flatMaterial
        case .nine: prominentMaterial
        case .card, .detents: cardMaterial
        case .glass: glassMaterial
        }
    }

    // MARK: iOS 26

    private static func glassParts(in setting: LookSetting) -> [LookPart: PartLook] {
        let field = PartLook(
            background: setting.isOpaque ? setting.groundFill(colors[.buttonOpaque]) : setting.fill(colors[.textField]),
            cornerCurve: .continuous,
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
        var card = PartLook(
            background: setting.fill(glassMaterial),
            shadows: [
                setting.shadow(
                    colors[.cardShadow], blur: figures[.shadowBlur], down: figures[.shadowOffsetY], isClipped: true)
            ], cornerCurve: .continuous, clips: true)
        if setting.contrast == .increased {
            card.border = Border(width: figures[.contrastBorderWidth], setting.paint(colors[.contrastBorder]))
        }
        return card
    }

    private static func pill(_ text: Paint, in setting: LookSetting) -> PartLook {
        PartLook(
            background: setting.isOpaque ? setting.groundFill(colors[.buttonOpaque]) : setting.fill(colors[.button]),
            cornerCurve: .continuous, clips: true, text: text
        )
        .pressed(setting.fill(colors[.buttonPressed], from: colors[.button]), in: setting)
    }

    private static func preferredPill(in setting: LookSetting) -> PartLook {
        var look = pill(setting.paint(colors[.buttonPreferredTitle]), in: setting)
        let pressed = setting.fill(colors[.buttonPreferredPressed], from: colors[.buttonPreferred])
        look.states?.pressed?.background = pressed
        look.states?.focused?.background = pressed
        look.background = setting.fill(colors[.buttonPreferred])
        return look
    }
}

extension PartLook {
    /// This look with the text in that colour.
    func with(text: Paint) -> PartLook {
        var look = self
        look.text = text
        return look
    }

    /// A button of Apple's with a fill while it is pressed; from iOS 15 on also while it has the keyboard focus
    /// (assumed). A disabled button's text is the tertiary label colour (assumed before iOS 13).
    func pressed(_ fill: Background, in setting: LookSetting) -> PartLook {
        let look = pressed(fill).disabled(text: setting.paint(.tertiaryLabel))
        return setting.release < .card ? look : look.focused(fill)
    }
}
