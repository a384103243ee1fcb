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

    /// - Parameter halves: From the top down.
    private init(
        halves: [AppleLooks.ColorName], flat: AppleLooks.ColorName, edge: AppleLooks.ColorName,
        pressed: AppleLooks.ColorName
    ) {
        let colors = AppleLooks.colors[.classic]
        self.halves = halves.map { colors[$0] }
        self.flat = colors[flat]
        self.edge = colors[edge]
        self.pressed = colors[pressed]
    }

    func fill(in setting: LookSetting) -> Background {
        let stops = zip(halves, [0, 0.5, 0.5, 1]).map { GradientStop(setting.paint($0), at: $1) }
        return Background(setting.paint(flat), gradient: stops)
    }

    func pressedFill(in setting: LookSetting) -> Background { setting.fill(pressed) }

    func border(in setting: LookSetting) -> Border {
        Border(width: AppleLooks.figures[.navigationBarButtonBorderWidth, .classic], setting.paint(edge))
    }
}

extension ButtonGloss {
    /// In the blue of the bar.
    static let plain = ButtonGloss(
        halves: [
            .navigationBarButtonGlossTop, .navigationBarButtonGlossMiddle, .navigationBarButtonGlossLower,
            .navigationBarButtonGlossBottom,
        ],
        flat: .navigationBarButtonFlat, edge: .navigationBarButtonBorder, pressed: .navigationBarButtonPressed)

    /// In the grey of the bars of pads.
    static let silver = ButtonGloss(
        halves: [
            .navigationBarSilverButtonGlossTop, .navigationBarSilverButtonGlossMiddle,
            .navigationBarSilverButtonGlossLower, .navigationBarSilverButtonGlossBottom,
        ],
        flat: .navigationBarSilverButtonFlat, edge: .navigationBarSilverButtonBorder,
        pressed: .navigationBarSilverButtonPressed)

    /// In the lighter blue of the one that says that the user is done.
    static let done = ButtonGloss(
        halves: [
            .navigationBarButtonPreferredGlossTop, .navigationBarButtonPreferredGlossMiddle,
            .navigationBarButtonPreferredGlossLower, .navigationBarButtonPreferredGlossBottom,
        ],
        flat: .navigationBarButtonPreferredFlat, edge: .navigationBarButtonBorder,
        pressed: .navigationBarButtonPreferredPressed)

    /// On the dark bar of a popover.
    static let dark = ButtonGloss(
        halves: [
            .popoverNavigationBarButtonGlossTop, .popoverNavigationBarButtonGlossMiddle,
            .popoverNavigationBarButtonGlossLower, .popoverNavigationBarButtonGlossBottom,
        ],
        flat: .popoverNavigationBarButtonFlat, edge: .popoverNavigationBarButtonBorder,
        pressed: .popoverNavigationBarButtonPressed)
}
