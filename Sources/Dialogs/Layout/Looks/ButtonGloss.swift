/// The gloss of a bar's button on iPhone OS: the upper half darkens downwards, the lower half is nearly even.
struct ButtonGloss {
    /// The colours at the start and the end of each half, from the top down.
    let halves: [AppleLooks.ColorName]
    /// The single colour that replaces the gradient where only one can be given.
    let flat: AppleLooks.ColorName
    let edge: AppleLooks.ColorName
    /// The fill while the button is pressed.
    let pressed: AppleLooks.ColorName
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
