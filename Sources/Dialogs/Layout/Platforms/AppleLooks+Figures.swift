// The colours of parts on Apple's pages that are no role of the platform's, and their numbers.
extension AppleLooks {
    static let colors =
        [
            classicBar, glossTop, glossMiddle, glossLower, glossBottom, classicLine, classicTitle, classicDisabledTitle,
            flatLine, cardLine, capsuleFill, opaqueCapsule, capsuleRing, pushedPresenter, pressedCapsule,
            capsuleShadowColor, preferredTitle, dimming,
            ringColor, glassField, Palette.baseBackground, classicButtonLight, classicTextShadow.color, silverTop,
            silverBottom, silverLine, silverTitle, silverTextShadow.color,
        ] + ButtonGloss.plain.figures + ButtonGloss.silver.figures
        + ButtonGloss.done.figures.filter { !ButtonGloss.plain.figures.contains($0) }

    static let materials = [flatBar, cardBar]

    // MARK: Bars of iPhone OS

    static let classic = "iPhone OS 2 – iOS 6"
    private static let gloss =
        "appearance looks.classic.bar: look-alikes of the time, whose bars run from #B0BCCD over #889BB3 and #7B8FA8 to #6D84A2"

    static let classicBar = ColorFigure(
        "navigationBar", light: Paint(0x768BA7), eras: classic, .imitated, source: "appearance nav.ios6.bar")
    static let glossTop = ColorFigure(
        "navigationBar.gloss.top", light: Paint(0xB0BCCD), eras: classic, .imitated, source: gloss)
    static let glossMiddle = ColorFigure(
        "navigationBar.gloss.middle", light: Paint(0x889BB3), eras: classic, .imitated, source: gloss)
    static let glossLower = ColorFigure(
        "navigationBar.gloss.lower", light: Paint(0x7B8FA8), eras: classic, .imitated, source: gloss)
    static let glossBottom = ColorFigure(
        "navigationBar.gloss.bottom", light: Paint(0x6D84A2), eras: classic, .imitated, source: gloss)
    static let classicLine = ColorFigure(
        "navigationBar.hairline", light: Paint(0x2D3642), eras: classic, .imitated,
        source: "appearance looks.classic.bar: the line below the tool bars of iUI and jQTouch")
    static let classicTitle = ColorFigure(
        "navigationBar.title", light: .white, eras: classic, .imitated, source: "appearance nav.ios6.title")
    static let classicDisabledTitle = ColorFigure(
        "navigationBar.button.disabled", light: Paint(0xFFFFFF, opacity: 0.5), eras: classic, .assumed,
        source: "no source found; half of the title's colour")

    static let classicTextShadow = TextShadowFigure(
        "navigationBar", Paint(0x000000, opacity: 0.4), down: -1, eras: classic, .imitated,
        source: "appearance nav.ios6.title; its buttons' the same, assumed")

    private static let pads = "iPhone OS 3.2 – iOS 6, pads"
    private static let silver = "everydave.com/thoughts: a bar of 44 points in light grey; the amounts are assumed"
    static let silverTop = ColorFigure(
        "navigationBar.silver.top", light: Paint(0xF3F4F6), eras: pads, .assumed, source: silver)
    static let silverBottom = ColorFigure(
        "navigationBar.silver.bottom", light: Paint(0xA7ABB4), eras: pads, .assumed, source: silver)
    static let silverLine = ColorFigure(
        "navigationBar.silver.hairline", light: Paint(0x6B7078), eras: pads, .assumed,
        source: "no source found; a darker shade of the bar")
    static let silverTitle = ColorFigure(
        "navigationBar.silver.title", light: Paint(0x3E444D), eras: pads, .assumed,
        source: "no source found in numbers; dark grey, as those remember who made bars of it")
    static let silverTextShadow = TextShadowFigure(
        "navigationBar.silver", Paint(0xFFFFFF, opacity: 0.7), down: 1, eras: pads, .assumed,
        source: "no source found; that of dark letters on light buttons, appearance actionSheet.ios6.buttons")

    static let classicButtonLight = ColorFigure(
        "navigationBar.button.light", light: Paint(0xFFFFFF, opacity: 0.25), eras: classic, .assumed,
        source: "no source found for the light below its edge; as under the buttons of alerts, alert.ios6.button.gloss")

    // MARK: Bars from iOS 7 on

    /// The one layer over the other: what the two leave is 0.5 · 0.15.
    static let flatBar = MaterialFigure(
        "extraLight", Materials.extraLightFilter,
        tint: ColorFigure(
            "navigationBar.material", light: Paint(0xF7F7F7, opacity: 0.925), eras: "iOS 7 – 12", .measured,
            source: "appearance nav.ios7.background: 0.97 white at 0.5 below the bar's tint at 0.85"),
        flat: ColorFigure(
            "navigationBar", light: Paint(0xF7F7F7), eras: "iOS 7 – 12", .measured,
            source: "appearance nav.ios7.background, without transparency"))
    static let flatLine = ColorFigure(
        "navigationBar.hairline", light: Paint(0x000000, opacity: 0.3), eras: "iOS 7 – 12", .measured,
        source: "appearance nav.ios7.hairline")
    static let cardBar = MaterialFigure(
        "systemChromeMaterial", Materials.systemFilter,
        tint: ColorFigure(
            "navigationBar.material", light: Paint(0xF9F9F9, opacity: 0.9412), dark: Paint(0x1D1D1D, opacity: 0.9412),
            eras: "iOS 13 – 18", .measured, source: "appearance nav.ios13.background"),
        flat: ColorFigure(
            "navigationBar", light: Paint(0xF9F9F9), dark: Paint(0x1D1D1D), eras: "iOS 13 – 18", .measured,
            source: "appearance nav.ios13.background, without transparency"))
    static let cardLine = ColorFigure(
        "navigationBar.hairline", light: Paint(0x000000, opacity: 0.25), dark: Paint(0xFFFFFF, opacity: 0.16),
        eras: "iOS 13 – 18", .imitated, source: "appearance nav.ios13.f7")

    // MARK: Glass

    private static let glass = "iOS 26 on"

    static let capsuleFill = ColorFigure(
        "navigationBar.button", light: .white, dark: Paint(0xFFFFFF, opacity: 0.098), eras: glass, .measured,
        source:
            "appearance nav.ios26.capsule.fill; in the dark #191919 over black, and as much lighter than another ground "
            + "(assumed)")
    static let opaqueCapsule = ColorFigure(
        "navigationBar.button.opaque", light: .white, dark: Paint(0x323234), eras: glass, .assumed,
        source: "no source found; navigationBar.button over a sheet's background")
    static let capsuleRing = ColorFigure(
        "navigationBar.button.ring", light: Paint(0xFFFFFF, opacity: 0.3714), dark: Paint(0xFFFFFF, opacity: 0.16),
        increased: (Paint(0x000000, opacity: 0.6), Paint(0xFFFFFF, opacity: 0.6)), eras: glass, .assumed,
        source: "appearance material.glass.ring in the light; no source has the rim of light in the dark in numbers")
    static let pushedPresenter = ColorFigure(
        "presenter.pushedBack", light: .white, dark: Paint(0x141414), eras: "iOS 13 on, behind cards", .imitated,
        source:
            "presentation-metrics card.presenting.shade: #C8C8C8 at 0.10 over black; in the light its shade is the dimming"
    )
    static let pressedCapsule = ColorFigure(
        "navigationBar.button.pressed", light: Paint(0xD9D9D9), dark: Paint(0xFFFFFF, opacity: 0.22), eras: glass,
        .assumed,
        source: "no source found; 0.3 of mid grey over the capsule, as alerts have it (appearance alert.ios9.pressed)")
    static let capsuleShadowColor = ColorFigure(
        "navigationBar.button.shadow", light: Paint(0x000000, opacity: 0.075), eras: glass, .measured,
        source: "appearance nav.ios26.capsule.shadow, measured in the light")
    static let preferredTitle = ColorFigure(
        "navigationBar.button.preferred.title", light: .white, eras: glass, .measured,
        source: "appearance nav.ios26.done"
    ).following(.onAccent)
    /// Behind the amount that each style dims by.
    static let dimming = ColorFigure(
        "dimming", light: .black, eras: "every system", .assumed,
        source: "black under every style's amount (presentation-metrics, dimming rows); no source names another colour"
    ).following(.scrim)
    static let ringColor = ColorFigure(
        "glass.ring", light: Paint(0xFFFFFF, opacity: 0.3714), dark: Paint(0xFFFFFF, opacity: 0),
        increased: (Paint(0x000000, opacity: 0.6), Paint(0xFFFFFF, opacity: 0.6)), eras: glass, .measured,
        source: "appearance material.glass.ring: none in the dark; with increased contrast a contrasting border "
            + "(Apple, Meet Liquid Glass, WWDC 2025), whose colour is assumed")
    static let glassField = ColorFigure(
        "content.textField", light: Paint(0x1C1C1C, opacity: 0.1372), dark: Paint(0xFFFFFF, opacity: 0.1097),
        eras: glass, .assumed,
        source: "no source for fields of pages; those of alerts, appearance alert.ios26.textfield"
    )

    // MARK: Numbers

    static let pressedOpacity = StyleFigure(
        "button.pressed.opacity", 0.4, "", eras: "Apple's systems", .imitated,
        source:
            "appearance looks.button.pressed: Flutter's CupertinoButton, cupertino/button.dart; UIKit prints no amount")
    static let fieldBorder = StyleFigure(
        "content.textField.border.width", 0.5, "pt", eras: "to iOS 18", .assumed,
        source: "no source for fields of pages; as that of alerts, presentation-metrics alert.textfield")
    static let classicHairline = StyleFigure(
        "navigationBar.hairline", 1, "pt", eras: classic, .imitated,
        source: "appearance looks.classic.bar: the line of 1 px below the tool bars of iUI and jQTouch")
    static let classicButtonEdge = StyleFigure(
        "navigationBar.button.border.width", 1, "pt", eras: classic, .imitated,
        source: "appearance looks.classic.barButton; the light below it as high")
    static let hairline = StyleFigure(
        "navigationBar.hairline", 0.5, "pt", eras: "iOS 7 – 12", .measured, source: "appearance nav.ios7.hairline")
    static let cardHairline = hairline.carried(to: "iOS 13 – 18", because: "no source found; a pixel at 2x")
    static let capsuleShadowBlur = StyleFigure(
        "navigationBar.button.shadow.blur", 20, "pt", eras: glass, .measured,
        source: "appearance nav.ios26.capsule.shadow: a radius of 10, which is one standard deviation")
    static let capsuleShadowOffset = StyleFigure(
        "navigationBar.button.shadow.offset", 4, "pt", eras: glass, .measured,
        source: "appearance nav.ios26.capsule.shadow")
    static let ringWidth = StyleFigure(
        "glass.ring.width", 1, "pt", eras: glass, .measured, source: "appearance material.glass.ring")

    static let figures =
        [
            pressedOpacity, fieldBorder, classicHairline, classicButtonEdge, hairline, cardHairline, capsuleShadowBlur,
            capsuleShadowOffset,
            ringWidth, classicTextShadow.offset, silverTextShadow.offset,
        ] + AppleBars.figures

    // MARK: What floats

    static let floatingShadow = ColorFigure(
        "floating.shadow", light: Paint(0x000000, opacity: 0.085), eras: "iOS 26 on", .assumed,
        source: "no source for sheets; the alert's, appearance alert.ios26.shadow")
    static let floatingShadowBlur = StyleFigure(
        "floating.shadow.blur", 22, "pt", eras: "iOS 26 on", .assumed,
        source: "no source for sheets; the alert's, appearance alert.ios26.shadow")
    static let floatingShadowOffset = StyleFigure(
        "floating.shadow.offset", 8, "pt", eras: "iOS 26 on", .assumed,
        source: "no source for sheets; the alert's, appearance alert.ios26.shadow")
}
