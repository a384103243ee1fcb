import Devices

/// The gloss of a bar's button on iPhone OS: the upper half darkens downwards, the lower half is nearly even.
struct ButtonGloss {
    /// The colours at the start and the end of each half, from the top down.
    private let halves: [ColorFigure]
    /// The single colour that replaces the gradient where only one can be given.
    private let flat: ColorFigure
    private let edge: ColorFigure
    /// The fill while the button is pressed.
    private let pressed: ColorFigure

    /// - Parameter halves: The colours of both halves, from the top down.
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
        Background(setting.paint(flat), halves: halves.map { setting.paint($0) })
    }

    func pressedFill(in setting: LookSetting) -> Background { setting.fill(pressed) }

    func border(in setting: LookSetting) -> Border {
        Border(width: AppleLooks.figures[.navigationBarButtonBorderWidth, .classic], setting.paint(edge))
    }
}

extension ButtonGloss {
    /// A button in the blue of bars.
    static let plain = ButtonGloss(
        halves: [
            .navigationBarButtonGlossTop, .navigationBarButtonGlossMiddle, .navigationBarButtonGlossLower,
            .navigationBarButtonGlossBottom,
        ],
        flat: .navigationBarButtonFlat, edge: .navigationBarButtonBorder, pressed: .navigationBarButtonPressed)

    /// A button in the grey of iPad's bars.
    static let silver = ButtonGloss(
        halves: [
            .navigationBarSilverButtonGlossTop, .navigationBarSilverButtonGlossMiddle,
            .navigationBarSilverButtonGlossLower, .navigationBarSilverButtonGlossBottom,
        ],
        flat: .navigationBarSilverButtonFlat, edge: .navigationBarSilverButtonBorder,
        pressed: .navigationBarSilverButtonPressed)

    /// The preferred button (such as Done), in a lighter blue.
    static let done = ButtonGloss(
        halves: [
            .navigationBarButtonPreferredGlossTop, .navigationBarButtonPreferredGlossMiddle,
            .navigationBarButtonPreferredGlossLower, .navigationBarButtonPreferredGlossBottom,
        ],
        flat: .navigationBarButtonPreferredFlat, edge: .navigationBarButtonBorder,
        pressed: .navigationBarButtonPreferredPressed)

    /// A button on the dark bar of a popover.
    static let dark = ButtonGloss(
        halves: [
            .popoverNavigationBarButtonGlossTop, .popoverNavigationBarButtonGlossMiddle,
            .popoverNavigationBarButtonGlossLower, .popoverNavigationBarButtonGlossBottom,
        ],
        flat: .popoverNavigationBarButtonFlat, edge: .popoverNavigationBarButtonBorder,
        pressed: .popoverNavigationBarButtonPressed)
}
