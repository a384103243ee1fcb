import Devices

// The colours of action sheets that are no roles, and what they are made of.
extension ActionSheet {
    private static let classic = "iPhone OS 1 – iOS 6"
    private static let flat = "iOS 7 – 8"
    private static let nine = "iOS 9 – 12"
    private static let card = "iOS 13 – 18"

    // MARK: iPhone OS

    static let classicDimming = ColorFigure(
        "actionSheet.dimming", light: Paint(0x3F3F3F), eras: classic, .imitated,
        source: "appearance actionSheet.ios6.backdrop; how much it covers is a figure")
    static let panelBase = ColorFigure(
        "actionSheet.panel.base", light: Paint(0x000000, opacity: 0.25), eras: classic, .imitated,
        source: "appearance actionSheet.ios6.panel: below the others")
    static let panelTop = ColorFigure(
        "actionSheet.panel.top", light: Paint(0xA0A8AC, opacity: 0.75), eras: classic, .imitated,
        source: "appearance actionSheet.ios6.panel")
    static let panelEdge = ColorFigure(
        "actionSheet.panel.edge", light: Paint(0x707880, opacity: 0.5), eras: classic, .imitated,
        source: "appearance actionSheet.ios6.panel: where its light strip ends")
    static let panelBody = ColorFigure(
        "actionSheet.panel", light: Paint(0x606672, opacity: 0.5), eras: classic, .imitated,
        source: "appearance actionSheet.ios6.panel: below its light strip"
    ).following(.background)
    static let panelBorder = ColorFigure(
        "actionSheet.panel.border", light: Paint(0x333333), eras: classic, .imitated,
        source: "appearance actionSheet.ios6.panel")
    static let plainTop = ColorFigure(
        "actionSheet.button.top", light: Paint(0xF8F8F8), eras: classic, .imitated,
        source: "appearance actionSheet.ios6.ratchetButton: white with grey gloss, actionSheet.ios6.buttons")
    static let plainBottom = ColorFigure(
        "actionSheet.button.bottom", light: Paint(0xD4D4D4), eras: classic, .imitated,
        source: "appearance actionSheet.ios6.ratchetButton")
    static let plainText = ColorFigure(
        "actionSheet.button.text", light: .black, eras: classic, .imitated,
        source: "appearance actionSheet.ios6.buttons; white on cancel and on the red one")
    static let cancelTop = ColorFigure(
        "actionSheet.cancel.top", light: Paint(0x6B6B6B), eras: classic, .assumed,
        source: "no source in numbers; dark grey, appearance actionSheet.ios6.buttons")
    static let cancelBottom = ColorFigure(
        "actionSheet.cancel.bottom", light: Paint(0x2E2E2E), eras: classic, .assumed,
        source: "no source in numbers; dark grey, appearance actionSheet.ios6.buttons")
    static let destructiveTop = ColorFigure(
        "actionSheet.destructive.top", light: Paint(0xE71E1E), eras: classic, .imitated,
        source: "appearance actionSheet.ios6.ratchetButton")
    static let destructiveBottom = ColorFigure(
        "actionSheet.destructive.bottom", light: Paint(0xC71A1A), eras: classic, .imitated,
        source: "appearance actionSheet.ios6.ratchetButton")
    static let pressedTop = ColorFigure(
        "actionSheet.button.pressed.top", light: Paint(0x058CF5), eras: classic, .assumed,
        source: "no source found; the blue of chosen rows in look-alikes")
    static let pressedBottom = ColorFigure(
        "actionSheet.button.pressed.bottom", light: Paint(0x015DE6), eras: classic, .assumed,
        source: "no source found; the blue of chosen rows in look-alikes")
    static let buttonBorder = ColorFigure(
        "actionSheet.button.border", light: Paint(0x000000, opacity: 0.8), eras: classic, .assumed,
        source: "no source found; that of alerts, appearance alert.ios6.button.gloss")

    static let listFill = ColorFigure(
        "actionSheet.list", light: .white, eras: classic, .assumed,
        source: "no source found; the rows of a plain table, which stand in for buttons that do not fit")
    static let listLineWidth = StyleFigure(
        "list.separator.width", 1, "pt", eras: classic, .assumed, source: "no source found; as between rows of a table")

    static let lightTextShadow = TextShadowFigure(
        "actionSheet.button", Paint(0xFFFFFF, opacity: 0.7), down: 1, eras: classic, .imitated,
        source: "appearance actionSheet.ios6.buttons")
    static let darkTextShadow = TextShadowFigure(
        "actionSheet", Paint(0x000000, opacity: 0.3), down: -1, eras: classic, .imitated,
        source:
            "appearance actionSheet.ios6.ratchetButton; how far it lies above is that of alerts, alert.ios6.text.shadow"
    )

    // MARK: iOS 7 – 18

    /// What differs between the releases whose action sheets are groups of rows.
    struct FlatColors {
        let material: MaterialFigure
        let cancel: ColorFigure
        let header: ColorFigure
        let separator: ColorFigure
        let pressed: ColorFigure
        let cancelPressed: ColorFigure

        init(in release: AppleRelease) {
            switch release {
            case .classic, .seven, .eight:
                material = flatMaterial
                (cancel, header, separator) = (flatCancel, flatHeader, flatSeparator)
                (pressed, cancelPressed) = (flatPressed, flatPressed)
            case .nine:
                material = nineMaterial
                (cancel, header, separator) = (flatCancel, flatHeader, nineSeparator)
                (pressed, cancelPressed) = (ninePressed, ninePressed)
            case .card, .detents, .glass:
                material = cardMaterial
                (cancel, header, separator) = (cardCancel, cardHeader, cardSeparator)
                (pressed, cancelPressed) = (cardPressed, cardCancelPressed)
            }
        }
    }

    static let flatGroup = ColorFigure(
        "actionSheet.group", light: Paint(0xF3F3F3), eras: flat, .imitated,
        source: "appearance actionSheet.ios7.f7, without its transparency"
    ).following(.background)
    static let flatTint = ColorFigure(
        "actionSheet.group.tint", light: Paint(0xF3F3F3, opacity: 0.95), eras: flat, .imitated,
        source: "appearance actionSheet.ios7.f7")
    static let flatPressed = ColorFigure(
        "actionSheet.button.pressed", light: Paint(0xDCDCDC), eras: flat, .imitated,
        source: "appearance actionSheet.ios7.f7")
    static let flatSeparator = ColorFigure(
        "actionSheet.separator", light: Paint(0xDCDCDD), eras: flat, .imitated,
        source: "appearance actionSheet.ios7.jqt"
    ).following(.separator)
    static let flatCancel = ColorFigure(
        "actionSheet.cancel", light: .white, eras: "iOS 7 – 12", .imitated, source: "appearance actionSheet.ios9.cancel"
    ).following(.background)
    static let flatHeader = ColorFigure(
        "actionSheet.header", light: Paint(0x8A8A8A), eras: "iOS 7 – 12", .imitated,
        source: "appearance actionSheet.ios7.header"
    ).following(.secondaryLabel)
    static let nineGroup = ColorFigure(
        "actionSheet.group", light: .white, eras: nine, .imitated,
        source: "appearance actionSheet.ios9.f7, without its transparency"
    ).following(.background)
    static let nineTint = ColorFigure(
        "actionSheet.group.tint", light: Paint(0xFFFFFF, opacity: 0.95), eras: nine, .imitated,
        source: "appearance actionSheet.ios9.f7")
    static let ninePressed = ColorFigure(
        "actionSheet.button.pressed", light: Paint(0xE6E6E6, opacity: 0.9), eras: nine, .imitated,
        source: "appearance actionSheet.ios9.f7")
    static let nineSeparator = ColorFigure(
        "actionSheet.separator", light: Paint(0x000000, opacity: 0.2), eras: nine, .imitated,
        source: "appearance actionSheet.ios9.f7"
    ).following(.separator)
    static let cardGroup = ColorFigure(
        "actionSheet.group", light: Paint(0xFCFCFC), dark: Paint(0x292929), eras: card, .assumed,
        source: "no source found; its tint without transparency, as alerts have it (appearance alert.ios13.fallback)"
    ).following(.background)
    static let cardTint = ColorFigure(
        "actionSheet.group.tint", light: Paint(0xFCFCFC, opacity: 0.7843), dark: Paint(0x292929, opacity: 0.7451),
        eras: card, .measured, source: "appearance actionSheet.ios13.fill")
    static let cardPressed = ColorFigure(
        "actionSheet.button.pressed", light: Paint(0xE0E0E0, opacity: 0.7922), dark: Paint(0x515151, opacity: 0.7569),
        eras: card, .measured, source: "appearance actionSheet.ios13.pressed")
    static let cardCancel = ColorFigure(
        "actionSheet.cancel", light: .white, dark: Paint(0x2C2C2C), eras: card, .measured,
        source: "appearance actionSheet.ios13.cancel"
    ).following(.background)
    static let cardCancelPressed = ColorFigure(
        "actionSheet.cancel.pressed", light: Paint(0xECECEC), dark: Paint(0x494949), eras: card, .measured,
        source: "appearance actionSheet.ios13.cancel.pressed")
    static let cardHeader = ColorFigure(
        "actionSheet.header", light: Paint(0x1D1D1D, opacity: 0.5216), dark: Paint(0xF1F1F1, opacity: 0.5882),
        eras: card, .measured, source: "appearance actionSheet.ios13.header"
    ).following(.secondaryLabel)
    static let cardSeparator = ColorFigure(
        "actionSheet.separator", light: Paint(0xC9C9C9, opacity: 0.8314), dark: Paint(0x7D7D7D, opacity: 0.8353),
        eras: card, .measured, source: "appearance actionSheet.ios13.separator"
    ).following(.separator)

    // MARK: iOS 26, in a popover

    static let popoverFill = ColorFigure(
        "actionSheet.popover", light: Paint(0xF3F3F3), dark: Paint(0x101010), increased: (.white, .black),
        eras: "iOS 26 on", .assumed,
        source: "no source found; its tint without transparency, in the dark the alert's (appearance "
            + "alert.ios26.card.fallback.dark)"
    ).following(.background)
    static let popoverTint = ColorFigure(
        "actionSheet.popover.tint", light: Paint(0xF3F3F3, opacity: 0.7333), dark: Paint(0x191919, opacity: 0.6506),
        increased: (Paint(0xFFFFFF, opacity: 0.9), Paint(0x000000, opacity: 0.9)), eras: "iOS 26 on", .measured,
        source: "appearance actionSheet.ios26.pad.glass; in the dark the alert's, alert.ios26.card.dark")
    static let popoverRing = ColorFigure(
        "actionSheet.popover.ring", light: Paint(0xFFFFFF, opacity: 0.7143), dark: Paint(0xFFFFFF, opacity: 0),
        eras: "iOS 26 on", .measured,
        source: "appearance actionSheet.ios26.pad.ring; none in the dark, as material.glass.ring has it")

    // MARK: Numbers

    static let classicDimmingShare = StyleFigure(
        "backdrop.opacity", 0.6, "", eras: classic, .imitated, source: "appearance actionSheet.ios6.backdrop")
    static let panelBorderWidth = StyleFigure(
        "border.width", 1, "pt", eras: classic, .assumed, source: "no source found; one point")
    static let panelEdgeShare = StyleFigure(
        "gloss.share", 0.08, "of the panel's height", eras: classic, .imitated,
        source: "appearance actionSheet.ios6.panel")
    static let buttonBorderWidth = StyleFigure(
        "button.border.width", 1, "pt", eras: classic, .assumed, source: "no source found; one point")
    static let buttonRadius = StyleFigure(
        "button.cornerRadius", 8, "pt", eras: classic, .assumed, source: "no source found; as look-alikes show it")

    // MARK: All

    package var colors: [ColorFigure] {
        Self.ownColors + Alert().colors + [SheetLooks.glassPopoverShadow, SheetLooks.glassPopoverFoot]
    }

    static let ownColors = [
        classicDimming, panelBase, panelTop, panelEdge, panelBody, panelBorder, plainTop, plainBottom, plainText,
        cancelTop, cancelBottom, destructiveTop, destructiveBottom, pressedTop, pressedBottom, buttonBorder,
        listFill,
        lightTextShadow.color, darkTextShadow.color,
        flatPressed, flatSeparator, flatCancel, flatHeader, ninePressed, nineSeparator, cardPressed, cardCancel,
        cardCancelPressed, cardHeader, cardSeparator, popoverRing, SheetLooks.cardPopoverShadow,
    ]

    // MARK: Materials

    static let flatMaterial = MaterialFigure(
        "extraLight", Alert.flatMaterial.filter, tint: flatTint, flat: flatGroup)
    static let nineMaterial = MaterialFigure(
        "prominent", Alert.prominentMaterial.filter, tint: nineTint, flat: nineGroup)
    static let cardMaterial = MaterialFigure("systemMaterial", Materials.systemFilter, tint: cardTint, flat: cardGroup)
    static let popoverMaterial = MaterialFigure(
        "regular",
        BackdropFilter(
            light: .init(blur: 2.25, saturation: 1.8), .measured,
            source: "appearance actionSheet.ios26.pad.glass; saturation of alert.ios26.f7, imitated"),
        tint: popoverTint, flat: popoverFill)

    package var materials: [MaterialFigure] {
        [Self.flatMaterial, Self.nineMaterial, Self.cardMaterial, Self.popoverMaterial, Alert.glassMaterial]
            + AppleLooks.materials
    }
}
