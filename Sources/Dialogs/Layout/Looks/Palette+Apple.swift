import Devices

// Apple's colours: UIKit's semantic colours from iOS 13 on, and what stood in their place before.
extension Palette {
    static func apple(_ release: AppleRelease) -> Palette {
        switch release {
        case .classic: classic
        case .seven, .eight, .nine: flat
        case .card, .detents: thirteen
        case .glass: glass
        }
    }

    private static let cards = "iOS 13 – 18"
    private static let glassEras = "iOS 26 on"

    private static let thirteen = Palette(
        semantic + unsourced + dumpedTints + systemColors + greys, materials: Materials.figures(on: .apple, .detents))

    private static let glass = Palette(
        semantic.map {
            $0.carried(to: glassEras, .measured, because: "appearance color.ios26.labels: as on iOS 13 – 18")
        }
            + unsourced.map { $0.carried(to: glassEras, because: "no source found; as on iOS 13 – 18") }
            + glassColors
            + greys.map { $0.carried(to: glassEras, .documented, because: "the same in both tables") },
        materials: Materials.figures(on: .apple, .glass))

    // MARK: What they share

    /// Texts, fills and backgrounds, which are the same on iOS 26. Backgrounds are those of the elevated level, on which
    /// sheets, popovers and alerts stand.
    private static let semantic: [ColorFigure] = [
        dumped(.label, .black, .white, .black, .white, "label"),
        dumped(
            .secondaryLabel, Paint(0x3C3C43, opacity: 0.6), Paint(0xEBEBF5, opacity: 0.6),
            Paint(0x3C3C43, opacity: 0.6784), Paint(0xEBEBF5, opacity: 0.6784), "secondaryLabel"),
        dumped(
            .tertiaryLabel, Paint(0x3C3C43, opacity: 0.298), Paint(0xEBEBF5, opacity: 0.298),
            Paint(0x3C3C43, opacity: 0.3765), Paint(0xEBEBF5, opacity: 0.3765), "tertiaryLabel"),
        dumped(
            .separator, Paint(0x3C3C43, opacity: 0.2863), Paint(0x545458, opacity: 0.6),
            Paint(0x3C3C43, opacity: 0.3686), Paint(0x545458, opacity: 0.6784), "separator"),
        dumped(
            .systemFill, Paint(0x787880, opacity: 0.2), Paint(0x787880, opacity: 0.3569),
            Paint(0x787880, opacity: 0.2784), Paint(0x787880, opacity: 0.4392), "systemFill"),
        dumped(
            .secondarySystemFill, Paint(0x787880, opacity: 0.1569), Paint(0x787880, opacity: 0.3176),
            Paint(0x787880, opacity: 0.2392), Paint(0x787880, opacity: 0.4), "secondarySystemFill"),
        dumped(
            .tertiarySystemFill, Paint(0x767680, opacity: 0.1176), Paint(0x767680, opacity: 0.2392),
            Paint(0x767680, opacity: 0.2), Paint(0x767680, opacity: 0.3176), "tertiarySystemFill"),
        dumped(
            .quaternarySystemFill, Paint(0x747480, opacity: 0.0784), Paint(0x767680, opacity: 0.1765),
            Paint(0x747480, opacity: 0.1569), Paint(0x767680, opacity: 0.2588), "quaternarySystemFill"),
        dumped(.background, .white, Paint(0x1C1C1E), .white, Paint(0x242426), "systemBackground.elevated"),
        dumped(
            .secondaryBackground, Paint(0xF2F2F7), Paint(0x2C2C2E), Paint(0xEBEBF0), Paint(0x363638),
            "secondarySystemBackground.elevated"),
        dumped(
            .tertiaryBackground, .white, Paint(0x3A3A3C), .white, Paint(0x444446), "tertiarySystemBackground.elevated"),
        dumped(
            .groupedBackground, Paint(0xF2F2F7), Paint(0x1C1C1E), Paint(0xEBEBF0), Paint(0x242426),
            "systemGroupedBackground.elevated"),
        dumped(
            .secondaryGroupedBackground, .white, Paint(0x2C2C2E), .white, Paint(0x363638),
            "secondarySystemGroupedBackground.elevated"),
    ]

    /// The rest, of which no source for iOS 26 speaks.
    private static let unsourced: [ColorFigure] = [
        dumped(
            .quaternaryLabel, Paint(0x3C3C43, opacity: 0.1765), Paint(0xEBEBF5, opacity: 0.1569),
            Paint(0x3C3C43, opacity: 0.2588), Paint(0xEBEBF5, opacity: 0.2392), "quaternaryLabel"),
        dumped(
            .placeholderText, Paint(0x3C3C43, opacity: 0.298), Paint(0xEBEBF5, opacity: 0.298),
            Paint(0x3C3C43, opacity: 0.3765), Paint(0xEBEBF5, opacity: 0.3765), "placeholderText"),
        dumped(.opaqueSeparator, Paint(0xC6C6C8), Paint(0x38383A), Paint(0xC6C6C8), Paint(0x38383A), "opaqueSeparator"),
    ]

    private static let greys: [ColorFigure] = [
        grey(.systemGray, Paint(0x8E8E93), Paint(0x8E8E93), Paint(0x6C6C70), Paint(0xAEAEB2)),
        grey(.systemGray2, Paint(0xAEAEB2), Paint(0x636366), Paint(0x8E8E93), Paint(0x7C7C80)),
        grey(.systemGray3, Paint(0xC7C7CC), Paint(0x48484A), Paint(0xAEAEB2), Paint(0x545456)),
        grey(.systemGray4, Paint(0xD1D1D6), Paint(0x3A3A3C), Paint(0xBCBCC0), Paint(0x444446)),
        grey(.systemGray5, Paint(0xE5E5EA), Paint(0x2C2C2E), Paint(0xD8D8DC), Paint(0x363638)),
        grey(.systemGray6, Paint(0xF2F2F7), Paint(0x1C1C1E), Paint(0xEBEBF0), Paint(0x242426)),
    ]

    // MARK: iOS 13 – 18

    private static let dumpedTints: [ColorFigure] = [
        dumped(.link, Paint(0x007AFF), Paint(0x0984FF), Paint(0x007AFF), Paint(0x0984FF), "link"),
        dumped(.tint, Paint(0x007AFF), Paint(0x0A84FF), Paint(0x0040DD), Paint(0x409CFF), "systemBlue"),
        dumped(.destructive, Paint(0xFF3B30), Paint(0xFF453A), Paint(0xD70015), Paint(0xFF6961), "systemRed"),
    ]

    private static let systemColors: [ColorFigure] = [
        dumped(.systemRed, Paint(0xFF3B30), Paint(0xFF453A), Paint(0xD70015), Paint(0xFF6961), "systemRed"),
        dumped(.systemOrange, Paint(0xFF9500), Paint(0xFF9F0A), Paint(0xC93400), Paint(0xFFB340), "systemOrange"),
        dumped(.systemYellow, Paint(0xFFCC00), Paint(0xFFD60A), Paint(0xA05A00), Paint(0xFFD426), "systemYellow"),
        dumped(.systemGreen, Paint(0x34C759), Paint(0x30D158), Paint(0x248A3D), Paint(0x30DB5B), "systemGreen"),
        dumped(.systemBlue, Paint(0x007AFF), Paint(0x0A84FF), Paint(0x0040DD), Paint(0x409CFF), "systemBlue"),
        dumped(.systemIndigo, Paint(0x5856D6), Paint(0x5E5CE6), Paint(0x3634A3), Paint(0x7D7AFF), "systemIndigo"),
        dumped(.systemPurple, Paint(0xAF52DE), Paint(0xBF5AF2), Paint(0x8944AB), Paint(0xDA8FFF), "systemPurple"),
        dumped(.systemPink, Paint(0xFF2D55), Paint(0xFF375F), Paint(0xD30F45), Paint(0xFF6482), "systemPink"),
        remembered(.systemMint, Paint(0x00C7BE), Paint(0x63E6E2), Paint(0x0C817B), Paint(0x66D4CF)),
        remembered(.systemTeal, Paint(0x30B0C7), Paint(0x40C8E0), Paint(0x008299), Paint(0x5DE6FF)),
        remembered(.systemCyan, Paint(0x32ADE6), Paint(0x64D2FF), Paint(0x0071A4), Paint(0x70D7FF)),
        remembered(.systemBrown, Paint(0xA2845E), Paint(0xAC8E68), Paint(0x7F6545), Paint(0xB59469)),
    ]

    // MARK: iOS 26

    private static let glassColors: [ColorFigure] = [
        listed(.link, Paint(0x0088FF), Paint(0x0091FF), Paint(0x1E6EF4), Paint(0x5CB8FF), "systemBlue"),
        listed(.tint, Paint(0x0088FF), Paint(0x0091FF), Paint(0x1E6EF4), Paint(0x5CB8FF), "systemBlue"),
        listed(.destructive, Paint(0xFF383C), Paint(0xFF4245), Paint(0xE9152D), Paint(0xFF6165), "systemRed"),
        listed(.systemRed, Paint(0xFF383C), Paint(0xFF4245), Paint(0xE9152D), Paint(0xFF6165), "systemRed"),
        listed(.systemOrange, Paint(0xFF8D28), Paint(0xFF9230), Paint(0xC55300), Paint(0xFFA056), "systemOrange"),
        listed(.systemYellow, Paint(0xFFCC00), Paint(0xFFD600), Paint(0xA16A00), Paint(0xFEDF43), "systemYellow"),
        listed(.systemGreen, Paint(0x34C759), Paint(0x30D158), Paint(0x008932), Paint(0x4AD968), "systemGreen"),
        listed(.systemMint, Paint(0x00C8B3), Paint(0x00DAC3), Paint(0x008575), Paint(0x54DFCB), "systemMint"),
        listed(.systemTeal, Paint(0x00C3D0), Paint(0x00D2E0), Paint(0x008198), Paint(0x3BDDEC), "systemTeal"),
        listed(.systemCyan, Paint(0x00C0E8), Paint(0x3CD3FE), Paint(0x007EAE), Paint(0x6DD9FF), "systemCyan"),
        listed(.systemBlue, Paint(0x0088FF), Paint(0x0091FF), Paint(0x1E6EF4), Paint(0x5CB8FF), "systemBlue"),
        listed(.systemIndigo, Paint(0x6155F5), Paint(0x6D7CFF), Paint(0x564ADE), Paint(0xA7AAFF), "systemIndigo"),
        listed(.systemPurple, Paint(0xCB30E0), Paint(0xDB34F2), Paint(0xB02FC2), Paint(0xEA8DFF), "systemPurple"),
        listed(.systemPink, Paint(0xFF2D55), Paint(0xFF375F), Paint(0xE7124D), Paint(0xFF8AC4), "systemPink"),
        listed(.systemBrown, Paint(0xAC7F5E), Paint(0xB78A66), Paint(0x956D51), Paint(0xDBA679), "systemBrown"),
    ]

    // MARK: Backgrounds of the base level

    /// What fills a page that covers the screen, and lies on nothing.
    static let baseBackground = ColorFigure(
        "baseBackground", light: .white, dark: .black, eras: "iOS 13 on", .measured,
        source: "appearance color.ios13.systemBackground.base, color.ios26.labels"
    ).following(.background)
    static let baseSecondaryBackground = ColorFigure(
        "baseSecondaryBackground", light: Paint(0xF2F2F7), dark: Paint(0x1C1C1E),
        increased: (Paint(0xEBEBF0), Paint(0x242426)), eras: "iOS 13 on", .measured,
        source: "appearance color.ios13.secondarySystemBackground.base, color.ios26.labels"
    ).following(.secondaryBackground)
    static let baseGroupedBackground = ColorFigure(
        "baseGroupedBackground", light: Paint(0xF2F2F7), dark: .black, increased: (Paint(0xEBEBF0), .black),
        eras: "iOS 13 on", .measured, source: "appearance color.ios13.systemGroupedBackground.base, color.ios26.labels"
    ).following(.groupedBackground)
}

// How the tables above are written: a role, its colours in light and dark, those of increased contrast, and the name that
// the source has for it.
extension Palette {
    private static func dumped(
        _ role: ColorRole, _ light: Paint, _ dark: Paint, _ lightIncreased: Paint, _ darkIncreased: Paint,
        _ name: String
    ) -> ColorFigure {
        ColorFigure(
            role, light: light, dark: dark, increased: (lightIncreased, darkIncreased), eras: cards, .measured,
            source: "appearance color.ios13." + name)
    }

    private static func grey(
        _ role: ColorRole, _ light: Paint, _ dark: Paint, _ lightIncreased: Paint, _ darkIncreased: Paint
    ) -> ColorFigure {
        ColorFigure(
            role, light: light, dark: dark, increased: (lightIncreased, darkIncreased), eras: cards, .documented,
            source: "appearance color.ios13_26." + role.rawValue)
    }

    private static func listed(
        _ role: ColorRole, _ light: Paint, _ dark: Paint, _ lightIncreased: Paint, _ darkIncreased: Paint,
        _ name: String
    ) -> ColorFigure {
        let isLink = role == .link
        return ColorFigure(
            role, light: light, dark: dark, increased: (lightIncreased, darkIncreased), eras: glassEras,
            isLink ? .assumed : .documented,
            source: (isLink ? "no source found; the tint, " : "") + "appearance color.ios26." + name)
    }

    private static func remembered(
        _ role: ColorRole, _ light: Paint, _ dark: Paint, _ lightIncreased: Paint, _ darkIncreased: Paint
    ) -> ColorFigure {
        ColorFigure(
            role, light: light, dark: dark, increased: (lightIncreased, darkIncreased), eras: cards, .assumed,
            source: "no dump found; as copies of Apple's colour page have it for iOS 15 – 18")
    }
}
