// The colours of alerts that are no roles, and what they are made of; action sheets of iOS 26 are the same.
extension Alert {
    private static let classic = "iPhone OS 1 – iOS 6"
    private static let flat = "iOS 7 – 12"
    private static let card = "iOS 13 – 18"
    private static let glass = "iOS 26 on"

    // MARK: iPhone OS

    static let classicCard = ColorFigure(
        "alert.card", light: Paint(0x0C2454, opacity: 0.8), eras: classic, .imitated,
        source: "appearance alert.ios6.card.fill; how much shows through is not recorded: assumed"
    ).following(.background)
    static let glossTop = ColorFigure(
        "alert.card.gloss.top", light: Paint(0xFFFFFF, opacity: 0.75), eras: classic, .imitated,
        source: "appearance alert.ios6.card.gloss")
    static let glossBottom = ColorFigure(
        "alert.card.gloss.bottom", light: Paint(0x3A4F74, opacity: 0.8), eras: classic, .imitated,
        source: "appearance alert.ios6.card.gloss: at its curved end")
    /// Behind the alert, darker towards the corners.
    static let vignetteCenter = ColorFigure(
        "alert.dimming.center", light: Paint(.black, opacity: 0.2 / 0.7), eras: classic, .imitated,
        source:
            "appearance alert.ios6.backdrop, presentation-metrics dim.ios6.alert: 0.2 in the middle, as a share of 0.7")
    static let vignetteEdge = ColorFigure(
        "alert.dimming.edge", light: .black, eras: classic, .imitated,
        source: "appearance alert.ios6.backdrop, presentation-metrics dim.ios6.alert")
    static let textShadow = TextShadowFigure(
        "alert", Paint(.black), down: -1, eras: classic, .imitated,
        source: "appearance alert.ios6.text.shadow, alert.ios6.button.text")
    static let cancelGround = ColorFigure(
        "alert.button.cancel.ground", light: Paint(0x000000, opacity: 0.4), eras: classic, .assumed,
        source:
            "Apple's guidelines of 2010, Alerts: the one that cancels is dark-coloured beside a light one; no source "
            + "tells how dark")
    static let classicBorder = ColorFigure(
        "alert.card.border", light: .white, eras: classic, .imitated, source: "appearance alert.ios6.card.border")
    static let classicShadow = ColorFigure(
        "alert.card.shadow", light: .black, eras: classic, .imitated, source: "appearance alert.ios6.card.shadow")
    static let classicText = ColorFigure(
        "alert.text", light: .white, eras: classic, .imitated,
        source: "appearance alert.ios6.text, alert.ios6.button.text"
    ).following(.label)
    static let classicButton = ColorFigure(
        "alert.button", light: Paint(0xFFFFFF, opacity: 0.1125), eras: classic, .imitated,
        source: "appearance alert.ios6.button.flat: the mean of its gloss, 0.225 over its upper half")
    static let buttonGlossTop = ColorFigure(
        "alert.button.gloss.top", light: Paint(0xFFFFFF, opacity: 0.35), eras: classic, .imitated,
        source: "appearance alert.ios6.button.gloss")
    static let buttonGlossMiddle = ColorFigure(
        "alert.button.gloss.middle", light: Paint(0xFFFFFF, opacity: 0.1), eras: classic, .imitated,
        source: "appearance alert.ios6.button.gloss: half way down, where it ends")
    static let classicButtonBorder = ColorFigure(
        "alert.button.border", light: Paint(0x000000, opacity: 0.8), eras: classic, .imitated,
        source: "appearance alert.ios6.button.gloss: its stroke")
    static let classicPressed = ColorFigure(
        "alert.button.pressed", light: Paint(0x000000, opacity: 0.25), eras: classic, .imitated,
        source: "appearance alert.ios6.button.pressed: which of two is the pressed one is assumed")
    static let classicDisabled = ColorFigure(
        "alert.button.disabled", light: Paint(0xFFFFFF, opacity: 0.5), eras: classic, .assumed,
        source: "no source found; half of the title's colour")
    static let classicField = ColorFigure(
        "alert.textField", light: .white, eras: classic, .imitated, source: "appearance alert.ios6.textfield")
    static let classicFieldBorder = ColorFigure(
        "alert.textField.border", light: .black, eras: classic, .imitated, source: "appearance alert.ios6.textfield")
    static let classicFieldText = ColorFigure(
        "alert.textField.text", light: .black, eras: classic, .assumed, source: "no source found; black on its white")

    // MARK: iOS 7 – 12

    static let flatCard = ColorFigure(
        "alert.card", light: Paint(0xF7F7F7), eras: flat, .measured, source: "appearance alert.ios7.fallback"
    ).following(.background)
    static let flatTint = ColorFigure(
        "alert.card.tint", light: Paint(0xF7F7F7, opacity: 0.96), eras: flat, .measured,
        source: "appearance alert.ios7.layers: over #808080 at 0.5, of which 0.02 show")
    static let flatSeparator = ColorFigure(
        "alert.separator", light: Paint(0x808080, opacity: 0.5), eras: flat, .measured,
        source: "appearance alert.ios7.separator"
    ).following(.separator)
    static let flatField = ColorFigure(
        "alert.textField", light: .white, eras: flat, .measured, source: "appearance alert.ios7.textfield"
    ).following(.background)
    static let sevenFieldBorder = ColorFigure(
        "alert.textField.border", light: Paint(0x808080, opacity: 0.5), eras: "iOS 7", .measured,
        source: "appearance alert.ios7.textfield")
    static let eightFieldBorder = ColorFigure(
        "alert.textField.border", light: Paint(0x404040), eras: "iOS 8 – 12", .imitated,
        source: "appearance alert.ios8.textfield.border")
    static let eightPressed = ColorFigure(
        "alert.button.pressed", light: Paint(0xCCCCCC, opacity: 0.7), eras: "iOS 7 – 8", .imitated,
        source: "appearance alert.ios8.pressed")
    static let ninePressed = ColorFigure(
        "alert.button.pressed", light: Paint(0x808080, opacity: 0.3), eras: "iOS 9 – 12", .imitated,
        source: "appearance alert.ios9.pressed")

    // MARK: iOS 13 – 18

    static let cardFill = ColorFigure(
        "alert.card", light: Paint(0xF2F2F2), dark: Paint(0x1E1E1E), eras: card, .imitated,
        source: "appearance alert.ios13.fallback"
    ).following(.background)
    static let cardTint = ColorFigure(
        "alert.card.tint", light: Paint(0xF2F2F2, opacity: 0.8), dark: Paint(0x1E1E1E, opacity: 0.749), eras: card,
        .measured, source: "appearance alert.ios13.card")
    static let cardPressed = ColorFigure(
        "alert.button.pressed", light: Paint(0xE1E1E1), dark: Paint(0x2E2E2E), eras: card, .measured,
        source: "appearance alert.ios13.pressed"
    ).following(.secondaryBackground)
    static let cardField = ColorFigure(
        "alert.textField", light: .white, dark: .black, eras: card, .imitated,
        source: "appearance alert.ios13.textfield: the background of the base level"
    ).following(.background)

    // MARK: iOS 26

    static let glassFill = ColorFigure(
        "alert.card", light: Paint(0xEFEFEF), dark: Paint(0x101010), increased: (.white, .black), eras: glass,
        .measured,
        source: "appearance alert.ios26.card.fallback; with increased contrast white or black (Apple, Meet Liquid "
            + "Glass, WWDC 2025)"
    ).following(.background)
    static let glassTint = ColorFigure(
        "alert.card.tint", light: Paint(0xFDFDFD, opacity: 0.7143), dark: Paint(0x191919, opacity: 0.6506),
        increased: (Paint(0xFFFFFF, opacity: 0.9), Paint(0x000000, opacity: 0.9)), eras: glass, .measured,
        source: "appearance alert.ios26.card; with increased contrast nearly white or black (Apple, Meet Liquid Glass, "
            + "WWDC 2025), the amount assumed")
    static let contrastBorder = ColorFigure(
        "alert.card.border", light: Paint(0x000000, opacity: 0.6), dark: Paint(0xFFFFFF, opacity: 0.6),
        eras: "iOS 26 on, increased contrast", .assumed,
        source: "a contrasting border (Apple, Meet Liquid Glass, WWDC 2025), its colour assumed")
    static let glassShadow = ColorFigure(
        "alert.card.shadow", light: Paint(0x000000, opacity: 0.085), eras: glass, .measured,
        source: "appearance alert.ios26.shadow; in the dark the same, assumed")
    static let pill = ColorFigure(
        "alert.button", light: Paint(0x1C1C1C, opacity: 0.1372), dark: Paint(0xFFFFFF, opacity: 0.1097), eras: glass,
        .measured, source: "appearance alert.ios26.pill"
    ).following(.secondarySystemFill)
    static let opaquePill = ColorFigure(
        "alert.button.opaque", light: Paint(0xD2D2D2), dark: Paint(0x2B2B2B), eras: glass, .measured,
        source: "appearance alert.ios26.pill.fallback"
    ).following(.secondarySystemFill)
    static let pressedPill = ColorFigure(
        "alert.button.pressed", light: Paint(0x1C1C1C, opacity: 0.24), dark: Paint(0xFFFFFF, opacity: 0.22),
        eras: glass, .assumed, source: "no source found; about twice the pill's own fill"
    ).following(.systemFill)
    static let preferredPill = ColorFigure(
        "alert.button.preferred", light: Paint(0x377EEF), eras: glass, .measured,
        source: "appearance alert.ios26.preferred.fill: as rendered"
    ).following(.tint)
    static let pressedPreferredPill = ColorFigure(
        "alert.button.preferred.pressed", light: Paint(0x2C65BF), eras: glass, .assumed,
        source: "no source found; a fifth darker"
    ).following(.tint)
    static let preferredTitle = ColorFigure(
        "alert.button.preferred.title", light: .white, eras: glass, .measured,
        source: "appearance alert.ios26.preferred.text"
    ).following(.onAccent)
    static let glassField = ColorFigure(
        "alert.textField", light: Paint(0x1C1C1C, opacity: 0.1372), dark: Paint(0xFFFFFF, opacity: 0.1097),
        eras: glass, .imitated, source: "appearance alert.ios26.textfield"
    ).following(.secondarySystemFill)

    // MARK: Numbers

    static let classicBorderWidth = StyleFigure(
        "border.width", 2, "pt", eras: classic, .assumed, source: "no source found; the line of its look-alikes")
    static let glossShare = StyleFigure(
        "gloss.share", 0.24, "of the card's height", eras: classic, .assumed,
        source: "no source found; how far the curved gloss of appearance alert.ios6.card.gloss comes down in the middle"
    )
    static let glossSideShare = StyleFigure(
        "gloss.share.side", 0.12, "of the card's height", eras: classic, .assumed,
        source: "no source found; how far the curved gloss comes down at the sides")
    static let classicShadowBlur = StyleFigure(
        "shadow.blur", 6, "pt", eras: classic, .imitated, source: "appearance alert.ios6.card.shadow")
    static let classicShadowOffset = StyleFigure(
        "shadow.offset.y", 4, "pt", eras: classic, .imitated, source: "appearance alert.ios6.card.shadow")
    static let classicButtonRadius = StyleFigure(
        "button.cornerRadius", 4, "pt", eras: classic, .imitated, source: "appearance alert.ios6.button.gloss")
    static let classicButtonBorderWidth = StyleFigure(
        "button.border.width", 1, "pt", eras: classic, .assumed, source: "no source found; one point")
    static let classicFieldBorderWidth = StyleFigure(
        "textField.border.width", 1, "pt", eras: classic, .assumed, source: "no source found; one point")
    static let contrastBorderWidth = StyleFigure(
        "border.width", 1, "pt", eras: "iOS 26 on, increased contrast", .assumed, source: "no source found; one point")

    // MARK: All

    package var colors: [ColorFigure] {
        Self.ownColors + [TelevisionAlert.shadow] + Television.colors + AppleLooks.colors
    }

    static let ownColors = [
        classicCard, glossTop, glossBottom, vignetteCenter, vignetteEdge, textShadow.color, cancelGround, classicBorder,
        classicShadow, classicText, classicButton, buttonGlossTop,
        buttonGlossMiddle, classicButtonBorder, classicPressed, classicDisabled, classicField, classicFieldBorder,
        classicFieldText, flatSeparator, flatField, sevenFieldBorder, eightFieldBorder, eightPressed, ninePressed,
        cardPressed, cardField, contrastBorder, glassShadow, pill, opaquePill, pressedPill, preferredPill,
        pressedPreferredPill, preferredTitle, glassField,
    ]

    // MARK: Materials

    static let flatMaterial = MaterialFigure(
        "extraLight",
        BackdropFilter(
            light: .init(blur: 20, saturation: 1.8), .documented,
            source: "appearance alert.ios8.material, material.sample.extraLight; carried to iOS 7, and to iOS 9"),
        tint: flatTint, flat: flatCard)
    /// Of iOS 9 to 12.
    static let prominentMaterial = MaterialFigure(
        "prominent",
        BackdropFilter(
            light: .init(blur: 20, saturation: 1.8), .assumed,
            source: "appearance alert.ios10.material; its amounts are those of extraLight, material.sample.extraLight"),
        tint: flatTint, flat: flatCard)
    static let cardMaterial = MaterialFigure(
        "systemMaterial", Materials.systemFilter, tint: cardTint, flat: cardFill)
    static let glassMaterial = MaterialFigure("regular", glassFilter, tint: glassTint, flat: glassFill)

    static let glassFilter = BackdropFilter(
        light: .init(blur: 5.4, saturation: 1.8), .measured,
        source: "appearance material.glass.regular.2, whose tint agrees with the alert's; saturation of "
            + "alert.ios26.f7, imitated")

    package var materials: [MaterialFigure] {
        [Self.flatMaterial, Self.prominentMaterial, Self.cardMaterial, Self.glassMaterial] + AppleLooks.materials
    }
}
