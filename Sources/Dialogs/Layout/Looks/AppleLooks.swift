import Devices
import Geometry

/// The looks that Apple's systems give the parts of a page, a sheet, a popover or a form in one setting: texts,
/// buttons, fields, bars. Alerts and action sheets have parts of their own.
struct AppleLooks {
    /// The figures and colours of parts on Apple's pages for which the platform has no role:
    /// `Figures/apple-looks.json`.
    enum FigureName: Int, FigureKey {
        case navigationBarButtonHeight, navigationBarButtonHeightLow, navigationBarButtonMargin
        case navigationBarButtonPadding, navigationBarButtonGap, navigationBarButtonTitleSize
        case navigationBarButtonCornerRadius, navigationBarTitleSize, navigationBarTitleGap, navigationBarTop
        case navigationBarTextShadowOffset, navigationBarSilverTextShadowOffset, buttonPressedOpacity
        case contentTextFieldBorderWidth, navigationBarHairline, navigationBarButtonBorderWidth
        case navigationBarButtonShadowBlur, navigationBarButtonShadowOffset, glassRingWidth, floatingShadowBlur
        case floatingShadowOffset
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-looks")

    enum ColorName: Int, FigureKey {
        case popoverNavigationBarButtonGlossBottom, popoverNavigationBarButtonFlat, popoverNavigationBarButtonBorder,
            popoverNavigationBarButtonPressed
        case popoverNavigationBarButtonGlossTop, popoverNavigationBarButtonGlossMiddle,
            popoverNavigationBarButtonGlossLower
        case baseBackground
        case navigationBarMaterial
        case navigationBar, navigationBarGlossTop, navigationBarGlossMiddle, navigationBarGlossLower
        case navigationBarGlossBottom, navigationBarHairline, navigationBarTitle, navigationBarButtonDisabled
        case navigationBarTextShadow, navigationBarSilverTop, navigationBarSilverBottom, navigationBarSilverHairline
        case navigationBarSilverTitle, navigationBarSilverTextShadow, navigationBarButtonLight, navigationBarButton
        case navigationBarButtonOpaque, navigationBarButtonRing, presenterPushedBack, navigationBarButtonPressed
        case navigationBarButtonShadow, navigationBarButtonPreferredTitle, dimming, glassRing, contentTextField
        case floatingShadow, navigationBarButtonGlossTop, navigationBarButtonGlossMiddle
        case navigationBarButtonGlossLower, navigationBarButtonGlossBottom, navigationBarButtonFlat
        case navigationBarButtonBorder, navigationBarSilverButtonGlossTop, navigationBarSilverButtonGlossMiddle
        case navigationBarSilverButtonGlossLower, navigationBarSilverButtonGlossBottom, navigationBarSilverButtonFlat
        case navigationBarSilverButtonBorder, navigationBarSilverButtonPressed, navigationBarButtonPreferredGlossTop
        case navigationBarButtonPreferredGlossMiddle, navigationBarButtonPreferredGlossLower
        case navigationBarButtonPreferredGlossBottom, navigationBarButtonPreferredFlat
        case navigationBarButtonPreferredPressed
    }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-looks")

    // MARK: Materials

    private enum MaterialName: Int, FigureKey { case bar }

    private static let materials = MaterialTable<MaterialName, AppleRelease>("apple-looks")

    static let flatBar = materials[.bar, .seven]
    static let cardBar = materials[.bar, .card]

    let setting: LookSetting

    init(in setting: LookSetting) { self.setting = setting }

    private var figures: TableRow<FigureName, AppleRelease, StyleFigure> { Self.figures[setting.release] }
    private var colors: TableRow<ColorName, AppleRelease, ColorFigure> { Self.colors[setting.release] }

    /// Returns the looks of a dialog and its content; `changes` replace the looks of single parts.
    func look(of dialog: PartLook, changing changes: [LookPart: PartLook] = [:]) -> DialogLook {
        var parts = content.merging(changes) { $1 }
        parts[.dialog] = dialog
        return DialogLook(parts)
    }

    /// The look of a card: it fills its outline, and cuts its content off there.
    func card(_ fill: Background) -> PartLook { PartLook(background: fill, cornerCurve: curve, clips: true) }

    /// The looks of a page's content, and of what lies behind it.
    var content: [LookPart: PartLook] {
        let label = PartLook(text: setting.paint(.label))
        let button = plainButton(.tint)
        var placeholder = field
        placeholder.text = setting.paint(.placeholderText)
        return [
            .presenter: card(base), .pushedPresenter: card(pushedBase),
            .dimming: PartLook(background: setting.fill(colors[.dimming])),
            .title: label, .message: label, .image: PartLook(), .scroll: PartLook(clips: true),
            .button: button, .cancelButton: button, .preferredButton: button,
            .destructiveButton: plainButton(.destructive), .field: field, .fieldPlaceholder: placeholder,
            .separator: PartLook(background: setting.fill(.separator)), .bar: bar,
        ].merging(barButtons) { $1 }
    }

    // MARK: Buttons and fields

    /// A button without a background: its title fades while pressed, and is grey while disabled.
    func plainButton(_ role: ColorRole) -> PartLook {
        fading(PartLook(text: setting.paint(role)), disabled: setting.paint(.tertiaryLabel))
    }

    /// - Parameter disabled: The colour of the title while it is disabled.
    func fading(_ look: PartLook, disabled: Paint) -> PartLook {
        look.pressed(opacity: figures[.buttonPressedOpacity]).disabled(text: disabled)
    }

    private var field: PartLook {
        let isGlass = setting.release == .glass
        return PartLook(
            background: isGlass ? setting.fill(colors[.contentTextField]) : setting.fill(.background),
            border: isGlass
                ? nil : Border(width: figures[.contentTextFieldBorderWidth], setting.paint(.separator)),
            cornerCurve: curve, clips: true, text: setting.paint(.label))
    }

    // MARK: Bars

    /// The look of bars: glossy up to iOS 6, blurred up to iOS 18, without a background on iOS 26, where only the
    /// buttons are drawn.
    private var bar: PartLook {
        switch setting.release {
        case .classic: setting.isPad ? silverBar : blueBar
        case .seven, .eight, .nine:
            PartLook(background: setting.fill(Self.flatBar), border: hairline, text: setting.paint(.label))
        case .card, .detents:
            PartLook(background: setting.fill(Self.cardBar), border: hairline, text: setting.paint(.label))
        case .glass: PartLook(text: setting.paint(.label))
        }
    }

    private var blueBar: PartLook {
        PartLook(
            background: Background(
                setting.paint(colors[.navigationBar]),
                halves: [
                    .navigationBarGlossTop, .navigationBarGlossMiddle, .navigationBarGlossLower,
                    .navigationBarGlossBottom,
                ].map { setting.paint(colors[$0]) }),
            border: hairline, text: setting.paint(colors[.navigationBarTitle])
        ).casting(colors[.navigationBarTextShadow], down: figures[.navigationBarTextShadowOffset], in: setting)
    }

    /// The bar of the first iPads, without an edge in the middle of its gradient.
    private var silverBar: PartLook {
        PartLook(
            background: Background(
                from: setting.paint(colors[.navigationBarSilverTop]),
                to: setting.paint(colors[.navigationBarSilverBottom])),
            border: line(colors[.navigationBarSilverHairline]), text: setting.paint(colors[.navigationBarSilverTitle])
        ).casting(
            colors[.navigationBarSilverTextShadow], down: figures[.navigationBarSilverTextShadowOffset], in: setting)
    }

    private var hairline: Border { line(colors[.navigationBarHairline]) }

    private func line(_ color: ColorFigure) -> Border {
        Border(width: figures[.navigationBarHairline], setting.paint(color), sides: [.bottom])
    }

    private var barButtons: [LookPart: PartLook] {
        switch setting.release {
        case .classic: [.barButton: glossy(setting.isPad ? .silver : .plain), .barPreferredButton: glossy(.done)]
        case .seven, .eight, .nine:
            [.barButton: plainButton(.tint), .barDestructiveButton: plainButton(.destructive)]
        case .card, .detents:
            [
                .barButton: plainButton(.tint), .barDestructiveButton: plainButton(.destructive),
                .closeButton: closeCircle,
            ]
        case .glass:
            [
                .barButton: capsule(.label), .barDestructiveButton: capsule(.destructive),
                .barPreferredButton: preferredCapsule,
            ]
        }
    }

    /// A button of iPhone OS, with a highlight along its lower edge.
    func glossy(_ gloss: ButtonGloss) -> PartLook {
        let light = setting.shadow(
            colors[.navigationBarButtonLight], blur: 0, down: figures[.navigationBarButtonBorderWidth], isClipped: true)
        return PartLook(
            background: Background(
                setting.paint(colors[gloss.flat]), halves: gloss.halves.map { setting.paint(colors[$0]) }),
            border: Border(width: figures[.navigationBarButtonBorderWidth], setting.paint(colors[gloss.edge])),
            shadows: [light], cornerCurve: .circular, clips: true, text: setting.paint(colors[.navigationBarTitle])
        )
        .pressed(setting.fill(colors[gloss.pressed]))
        .disabled(text: setting.paint(colors[.navigationBarButtonDisabled]))
        .casting(colors[.navigationBarTextShadow], down: figures[.navigationBarTextShadowOffset], in: setting)
    }

    /// A grey circle with a grey cross (`UIButton.ButtonType.close`).
    private var closeCircle: PartLook {
        fading(
            PartLook(
                background: setting.fill(.tertiarySystemFill), cornerCurve: curve, clips: true,
                text: setting.paint(.secondaryLabel)),
            disabled: setting.paint(.tertiaryLabel))
    }

    private func capsule(_ role: ColorRole) -> PartLook {
        PartLook(
            background: capsuleFill, border: capsuleRing, shadows: [capsuleShadow], cornerCurve: curve, clips: true,
            text: setting.paint(role)
        )
        .pressed(setting.groundFill(colors[.navigationBarButtonPressed], isPressed: true))
        .disabled(text: setting.paint(.tertiaryLabel))
    }

    /// The preferred button of a bar (such as Done), filled with the tint; while disabled it looks like the others.
    private var preferredCapsule: PartLook {
        PartLook(
            background: setting.fill(.tint), shadows: [capsuleShadow], cornerCurve: curve, clips: true,
            text: setting.paint(colors[.navigationBarButtonPreferredTitle])
        )
        .pressed(opacity: figures[.buttonPressedOpacity])
        .disabled(capsuleFill, border: capsuleRing, text: setting.paint(.tertiaryLabel))
    }

    private var capsuleFill: Background {
        setting.groundFill(colors[setting.isOpaque ? .navigationBarButtonOpaque : .navigationBarButton])
    }

    private var capsuleRing: Border {
        Border(width: figures[.glassRingWidth], setting.paint(colors[.navigationBarButtonRing]))
    }

    private var capsuleShadow: Shadow {
        setting.shadow(
            colors[.navigationBarButtonShadow], blur: figures[.navigationBarButtonShadowBlur],
            down: figures[.navigationBarButtonShadowOffset])
    }

    // MARK: Common to all parts

    /// The highlight at the edge of glass; with increased contrast a line that sets it apart from what lies below.
    var ring: Border? {
        let paint = setting.paint(colors[.glassRing])
        return paint.opacity > 0 ? Border(width: figures[.glassRingWidth], paint) : nil
    }

    /// The shape of corners: continuous from iOS 13 on (appearance curve.classic, sheet.ios26.curve).
    var curve: CornerCurve { setting.release < .card ? .circular : .continuous }

    /// The fill of a page that a card pushes back: with the dark appearance it is lighter than the black around it.
    private var pushedBase: Background {
        setting.release >= .card && setting.isDark ? setting.fill(colors[.presenterPushedBack]) : base
    }

    /// The fill of a page that covers the screen.
    var base: Background {
        setting.release < .card ? setting.fill(.background) : setting.fill(colors[.baseBackground])
    }
}

extension AppleRelease {
    /// Chooses the value for iPhone OS 1 to iOS 6, iOS 7 to 18, or iOS 26 on; only that one is evaluated.
    func look<Value>(
        classic: @autoclosure () -> Value, flat: @autoclosure () -> Value, glass: @autoclosure () -> Value
    ) -> Value {
        switch self {
        case .classic: classic()
        case .seven, .eight, .nine, .card, .detents: flat()
        case .glass: glass()
        }
    }
}
