// Apple's colours: UIKit's semantic colours from iOS 13 on, and what stood in their place before.
extension Palette {
    static func apple(_ release: AppleRelease) -> Palette {
        switch release {
        case .classic, .seven, .eight, .nine, .thirteen, .glass: thirteen
        }
    }

    private static let thirteen = Palette([
        ColorFigure(
            .label, light: .black, dark: .white, eras: "iOS 13 on", .measured, source: "appearance color.ios13.label"),
        ColorFigure(
            .background, light: .white, dark: Paint(0x1C1C1E), eras: "iOS 13 on", .measured,
            source: "appearance color.ios13.systemBackground.elevated"),
    ])
}
