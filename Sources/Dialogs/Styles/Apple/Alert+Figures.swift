import Devices

/// The numbers and colours of alerts on Apple's systems: `Figures/apple-alert.json`.
extension Alert {
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

    // MARK: Derived figures

    /// The settling times of the springs.
    private static let durations = [
        StyleFigure(
            "duration", AlertSpring.duration, "s", eras: "iOS 8 on", .measured,
            source: "presentation-metrics alert.spring.404, alert.present.ios8: the time in which the spring settles"),
        StyleFigure(
            "duration", SystemMotion.springDuration, "s", eras: "iOS 7", .measured,
            source: "presentation-metrics alert.present.ios7: the time in which the spring settles"),
    ]

    /// The figures of the spring that alerts share with action sheets.
    static let springFigures =
        SystemMotion.figures.list(of: .alertSpringMass, .alertSpringStiffness, .alertSpringDamping) + [durations[0]]

    package var figures: [StyleFigure] {
        Self.figures.list + Self.springFigures + [Self.durations[1], ButtonLayout.leastTitleScale]
            + Television.figures.list(for: .alert) + Television.figures.list + CarPlay.figures.list(for: .alert)
            + AppleLooks.figures.list
    }

    package var colors: [ColorFigure] {
        Self.colors.list
            + Television.colors.list + CarPlay.colors.list
            + AppleLooks.colors.list
    }

    // MARK: Materials

    static let flatMaterial = MaterialFigure(
        "extraLight",
        BackdropFilter(
            light: .init(blur: 20, saturation: 1.8), .documented,
            source: "appearance alert.ios8.material, material.sample.extraLight; carried to iOS 7, and to iOS 9"),
        tint: colors[.cardTint, .seven], flat: colors[.card, .seven])
    /// The material of iOS 9 to 12.
    static let prominentMaterial = MaterialFigure(
        "prominent",
        BackdropFilter(
            light: .init(blur: 20, saturation: 1.8), .assumed,
            source: "appearance alert.ios10.material; its amounts are those of extraLight, material.sample.extraLight"),
        tint: colors[.cardTint, .nine], flat: colors[.card, .nine])
    static let cardMaterial = MaterialFigure(
        "systemMaterial", Materials.systemFilter, tint: colors[.cardTint, .card], flat: colors[.card, .card])
    static let glassMaterial = MaterialFigure("regular", glassFilter, tint: colors[.cardTint], flat: colors[.card])

    static let glassFilter = BackdropFilter(
        light: .init(blur: 5.4, saturation: 1.8), .measured,
        source: "appearance material.glass.regular.2, whose tint agrees with the alert's; saturation of "
            + "alert.ios26.f7, imitated")

    package var materials: [MaterialFigure] {
        [Self.flatMaterial, Self.prominentMaterial, Self.cardMaterial, Self.glassMaterial, CarPlay.material]
            + AppleLooks.materials
    }
}
