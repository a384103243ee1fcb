import Devices
import Geometry

/// What Apple's pages, sheets and popovers look like, era by era.
enum SheetLooks {
    // MARK: Colours

    private static let glass = "iOS 26 on"

    /// What fills a sheet of iOS 26 that floats.
    static let floating = MaterialFigure(
        "regular", Materials.glassFilter,
        tint: ColorFigure(
            "floating.material", light: Paint(0xFDFDFD, opacity: 0.8706), dark: Paint(0x484848, opacity: 0.7961),
            eras: glass, .measured, source: "appearance sheet.ios26.floating.mix"),
        flat: ColorFigure(
            "floating", light: Paint(0xF5F5F5), dark: Paint(0x393939), eras: glass, .measured,
            source: "appearance sheet.ios26.floating.fallback"
        ).following(.background))
    static let grabber = ColorFigure(
        "grabber", light: Paint(0x000000, opacity: 0.23), dark: Paint(0xFFFFFF, opacity: 0.23), eras: "iOS 15 – 18",
        .imitated, source: "appearance sheet.grabber.ios13.light; no source has the dark one: the same in white")
    static let glassGrabber = ColorFigure(
        "grabber", light: Paint(0xC5C5C8), dark: Paint(0x626267), eras: glass, .measured,
        source: "appearance sheet.grabber.ios26")
    static let padShadow = ColorFigure(
        "shadow", light: Paint(0x000000, opacity: 0.1), eras: "iOS 13 – 18, pads", .imitated,
        source: "appearance sheet.shadow.ios13.pad")
    static let classicShadow = ColorFigure(
        "shadow", light: Paint(0x000000, opacity: 0.75), eras: "iPhone OS 3.2 – iOS 6, pads", .assumed,
        source: "no source for sheets; the popover's, appearance popover.ios6.shadow")

    static let popoverFrame = ColorFigure(
        "popover.frame", light: Paint(0x1B1F23), eras: "iPhone OS 3.2 – iOS 6", .imitated,
        source: "appearance popover.ios6.frame: the mean of #373F47 at the top and #000000 at the bottom")
    static let popoverFrameTop = ColorFigure(
        "popover.frame.top", light: Paint(0x373F47), eras: "iPhone OS 3.2 – iOS 6", .imitated,
        source: "appearance popover.ios6.frame")
    static let popoverFrameBottom = ColorFigure(
        "popover.frame.bottom", light: .black, eras: "iPhone OS 3.2 – iOS 6", .imitated,
        source: "appearance popover.ios6.frame")
    static let popoverShadow = ColorFigure(
        "popover.shadow", light: Paint(0x000000, opacity: 0.75), eras: "iPhone OS 3.2 – iOS 6", .imitated,
        source: "appearance popover.ios6.shadow")
    static let flatPopover = ColorFigure(
        "popover", light: Paint(0xF4F4F4), eras: "iOS 7 – 12", .imitated, source: "appearance popover.ios7.background"
    ).following(.background)
    static let cardPopoverShadow = ColorFigure(
        "popover.shadow", light: Paint(0x000000, opacity: 0.25), eras: "iOS 13 – 18", .imitated,
        source: "appearance popover.ios13.shadow: black in the dark too, as those advise who use it")
    static let glassPopover = MaterialFigure(
        "regular", Materials.glassFilter,
        tint: ColorFigure(
            "popover.material", light: Paint(0xFBFBFB, opacity: 0.8549), dark: Paint(0x1A1A1A, opacity: 0.7451),
            eras: glass, .measured,
            source: "appearance popover.ios26.glass; no source has the dark one: that of bars, material.glass.bar.dark"),
        flat: ColorFigure(
            "popover", light: Paint(0xFCFCFC), dark: Paint(0x131313), eras: glass, .measured,
            source: "appearance popover.ios26.fallback; no source has the dark one: that of bars over black, "
                + "material.glass.bar.dark"
        ).following(.background))
    static let glassPopoverShadow = ColorFigure(
        "popover.shadow", light: Paint(0x000000, opacity: 0.0824), eras: glass, .measured,
        source:
            "appearance actionSheet.ios26.pad.shadow, which gives the halo of popover.ios26.halo: half of it, 10.5 of "
            + "255, at the edge")

    static let glassPopoverFoot = ColorFigure(
        "popover.shadow.near", light: Paint(0x000000, opacity: 0.025), eras: glass, .measured,
        source: "appearance popover.ios26.halo: 16 of 255 below it, where the wide one leaves 11")

    /// Those of sheets and pages, and of popovers.
    static let sheetColors =
        AppleLooks.colors + [
            grabber, glassGrabber, padShadow, padShadow.carried(to: "iOS 26 on, pads", because: "no source found"),
            AppleLooks.floatingShadow, classicShadow,
        ]
    static let popoverColors =
        AppleLooks.colors + [
            popoverFrame, popoverFrameTop, popoverFrameBottom, popoverShadow, flatPopover, cardPopoverShadow,
            glassPopoverShadow, glassPopoverFoot,
        ] + ButtonGloss.dark.figures

    static let sheetMaterials = AppleLooks.materials + [floating]
    static let popoverMaterials = AppleLooks.materials + [glassPopover]

    // MARK: Numbers

    static let padShadowBlur = StyleFigure(
        "shadow.blur", 30, "pt", eras: "iOS 13 – 18, pads", .imitated, source: "appearance sheet.shadow.ios13.pad")
    static let padShadowSpread = StyleFigure(
        "shadow.spread", 10, "pt", eras: "iOS 13 – 18, pads", .imitated, source: "appearance sheet.shadow.ios13.pad")
    static let classicShadowBlur = StyleFigure(
        "shadow.blur", 8, "pt", eras: "iPhone OS 3.2 – iOS 6", .imitated, source: "appearance popover.ios6.shadow")
    static let classicShadowOffset = StyleFigure(
        "shadow.offset", 2, "pt", eras: "iPhone OS 3.2 – iOS 6", .imitated, source: "appearance popover.ios6.shadow")
    static let popoverFrameWidth = StyleFigure(
        "border.width", 6, "pt", eras: "iPhone OS 3.2 – iOS 6", .imitated, source: "appearance popover.ios6.frame")
    static let cardPopoverShadowBlur = StyleFigure(
        "shadow.blur", 80, "pt", eras: "iOS 13 – 18", .imitated,
        source: "appearance popover.ios13.shadow: a radius of 40, which is one standard deviation")
    static let cardPopoverShadowOffset = StyleFigure(
        "shadow.offset", 4, "pt", eras: "iOS 13 – 18", .imitated, source: "appearance popover.ios13.shadow")
    static let glassPopoverShadowBlur = StyleFigure(
        "shadow.blur", 64.77, "pt", eras: "iOS 26 on, popovers", .measured,
        source: "appearance actionSheet.ios26.pad.shadow")

    static let glassPopoverFootBlur = StyleFigure(
        "shadow.near.blur", 12, "pt", eras: "iOS 26 on, popovers", .assumed,
        source: "no source found; popover.ios26.halo says how dark it is at the edge, not how far it reaches")
    static let glassPopoverFootOffset = StyleFigure(
        "shadow.near.offset", 8, "pt", eras: "iOS 26 on, popovers", .assumed,
        source: "no source found; so that nothing of it is seen above the popover (popover.ios26.halo)")

    static let sheetFigures =
        AppleLooks.figures + [
            padShadowBlur, padShadowSpread, padShadowBlur.carried(to: "iOS 26 on, pads"),
            padShadowSpread.carried(to: "iOS 26 on, pads"), AppleLooks.floatingShadowBlur,
            AppleLooks.floatingShadowOffset, classicShadowBlur, classicShadowOffset,
        ]
    static let popoverFigures =
        AppleLooks.figures + [
            classicShadowBlur, classicShadowOffset, popoverFrameWidth,
            cardPopoverShadowBlur, cardPopoverShadowOffset, glassPopoverShadowBlur, glassPopoverFootBlur,
            glassPopoverFootOffset,
        ]
}
