import Devices

/// The gloss of a bar's button on iPhone OS: its upper half gets darker, its lower half is nearly even.
struct ButtonGloss {
    /// Where each half begins and ends, from the top down.
    private let halves: [ColorFigure]
    /// What stands for all of them.
    private let flat: ColorFigure
    private let edge: ColorFigure
    /// All of it while it is pressed.
    private let pressed: ColorFigure

    var figures: [ColorFigure] { halves + [flat, edge, pressed] }

    func fill(in setting: LookSetting) -> Background {
        let stops = zip(halves, [0, 0.5, 0.5, 1]).map { GradientStop(setting.paint($0), at: $1) }
        return Background(setting.paint(flat), gradient: stops)
    }

    func pressedFill(in setting: LookSetting) -> Background { setting.fill(pressed) }

    func border(in setting: LookSetting) -> Border {
        Border(width: AppleLooks.classicButtonEdge.value, setting.paint(edge))
    }
}

extension ButtonGloss {
    private static let look = "appearance looks.classic.barButton"

    /// In the blue of the bar.
    static let plain = ButtonGloss(
        halves: [
            figure("gloss.top", 0x7C97BB, look), figure("gloss.middle", 0x5A7CAA, look),
            figure("gloss.lower", 0x476999, look), figure("gloss.bottom", 0x4A6C9B, look),
        ],
        flat: figure("flat", 0x50709A, look), edge: figure("border", 0x2D3F57, look),
        pressed: figure("pressed", 0x476489, look + ": without its gloss"))

    private static let silverLook =
        "no source found in numbers for the grey buttons of silver bars; as dark as their white titles ask for"

    /// In the grey of the bars of pads.
    static let silver = ButtonGloss(
        halves: [
            grey("gloss.top", 0x979FAA), grey("gloss.middle", 0x747D89), grey("gloss.lower", 0x656E7B),
            grey("gloss.bottom", 0x5D6672),
        ],
        flat: grey("flat", 0x6C7481), edge: grey("border", 0x4A515B), pressed: grey("pressed", 0x4F5762))

    private static func grey(_ name: String, _ rgb: UInt32) -> ColorFigure {
        ColorFigure(
            "navigationBar.silver.button." + name, light: Paint(rgb), eras: "iPhone OS 3.2 – iOS 6, pads", .assumed,
            source: silverLook)
    }

    private static let doneLook = "appearance looks.classic.doneButton"

    /// In the lighter blue of the one that says that the user is done.
    static let done = ButtonGloss(
        halves: [
            figure("preferred.gloss.top", 0x7A9DE9, doneLook), figure("preferred.gloss.middle", 0x366EDF, doneLook),
            figure("preferred.gloss.lower", 0x215FDC, doneLook), figure("preferred.gloss.bottom", 0x2362DD, doneLook),
        ],
        flat: figure("preferred.flat", 0x366EDF, doneLook), edge: plain.edge,
        pressed: figure("preferred.pressed", 0x215FDC, doneLook + ": its lower half, for all of it"))

    /// On the dark bar of a popover.
    static let dark = ButtonGloss(
        halves: [
            shade("gloss.top", Paint(0xFFFFFF, opacity: 0.35)), shade("gloss.middle", Paint(0xFFFFFF, opacity: 0.1)),
            shade("gloss.lower", Paint(0xFFFFFF, opacity: 0)), shade("gloss.bottom", Paint(0xFFFFFF, opacity: 0)),
        ],
        flat: shade("flat", Paint(0xFFFFFF, opacity: 0.1125)), edge: shade("border", Paint(0x000000, opacity: 0.8)),
        pressed: shade("pressed", Paint(0x000000, opacity: 0.25)))

    private static func figure(_ name: String, _ rgb: UInt32, _ source: String) -> ColorFigure {
        ColorFigure(
            "navigationBar.button." + name, light: Paint(rgb), eras: AppleLooks.classic, .imitated, source: source)
    }

    private static func shade(_ name: String, _ paint: Paint) -> ColorFigure {
        ColorFigure(
            "popover.navigationBar.button." + name, light: paint, eras: AppleLooks.classic, .assumed,
            source: "no source found; as the buttons of alerts, appearance alert.ios6.button.gloss")
    }
}
