package import Devices

/// The materials that a platform has by name, which a request may ask for as a dialog's background.
package enum Materials {
    /// The names that the system knows, in the order of the platform's own list; none where it has no materials.
    package static func names(on platform: Platform, _ release: AppleRelease) -> [String] {
        figures(on: platform, release).map(\.name)
    }

    /// What a material fills a layer with; nil where the system has none of that name.
    package static func fill(named name: String, in setting: LookSetting) -> Background? {
        figures(on: setting.platform, setting.release).first { $0.name == name }.map { setting.fill($0) }
    }

    /// The same, with where they come from.
    package static func figures(on platform: Platform, _ release: AppleRelease) -> [MaterialFigure] {
        guard platform == .apple else { return [] }
        return switch release {
        case .classic: []
        case .seven, .eight: blurs
        case .nine: blurs + laterBlurs
        case .card, .detents: system
        case .glass: glass + system
        }
    }

    // MARK: Filters

    package static let extraLightFilter = BackdropFilter(
        light: .init(blur: 20, saturation: 1.8), .documented, source: "appearance material.sample.extraLight")
    private static let lightFilter = BackdropFilter(
        light: .init(blur: 30, saturation: 1.8), .documented, source: "appearance material.sample.light")
    private static let darkFilter = BackdropFilter(
        light: .init(blur: 20, saturation: 1.8), .documented, source: "appearance material.sample.dark")
    package static let systemFilter = BackdropFilter(
        light: .init(blur: 30, saturation: 2), dark: .init(blur: 30, saturation: 1.7), .measured,
        source: "appearance alert.ios13.blur")
    package static let glassFilter = BackdropFilter(
        light: .init(blur: 2.25, saturation: 5.651), dark: .init(blur: 2.25, saturation: 1), .measured,
        source: "appearance material.glass.bar; a second measurement has 5.4 (material.glass.regular.2)")
    private static let clearFilter = BackdropFilter(
        light: .init(blur: 1.4, saturation: 1), .measured,
        source: "appearance material.glass.clear.2; saturation not recorded")

    // MARK: iOS 7 – 12

    private static let flatEras = "iOS 7 – 12"

    private static let blurs = [
        blur("extraLight", extraLightFilter, 0xF7F7F7, 0.82, .documented, "appearance material.sample.extraLight"),
        blur("light", lightFilter, 0xFFFFFF, 0.3, .documented, "appearance material.sample.light"),
        blur("dark", darkFilter, 0x1C1C1C, 0.73, .documented, "appearance material.sample.dark"),
    ]

    /// From iOS 10 on; which release of 9 to 12 it is does not matter to looks.
    private static let laterBlurs = [
        blur("regular", lightFilter, 0xFFFFFF, 0.3, .assumed, "no source found; as light, material.sample.light"),
        blur(
            "prominent", extraLightFilter, 0xF7F7F7, 0.82, .assumed,
            "no source found; as extraLight, material.sample.extraLight"),
    ]

    private static func blur(
        _ name: String, _ filter: BackdropFilter, _ rgb: UInt32, _ opacity: Double,
        _ confidence: StyleFigure.Confidence, _ source: String
    ) -> MaterialFigure {
        MaterialFigure(
            name, filter,
            tint: ColorFigure(
                "material.\(name).tint", light: Paint(rgb, opacity: opacity), eras: flatEras, confidence, source: source
            ),
            flat: ColorFigure(
                "material.\(name)", light: Paint(rgb), eras: flatEras, .assumed,
                source: "no source found; its tint without transparency"))
    }

    // MARK: iOS 13 – 18

    private static let cardEras = "iOS 13 on"

    private static let system = [
        system("systemUltraThinMaterial", 0.45, 0.4, "no source found; half as much tint as systemMaterial"),
        system("systemThinMaterial", 0.62, 0.57, "no source found; between ultra-thin and systemMaterial"),
        MaterialFigure(
            "systemMaterial", systemFilter,
            tint: ColorFigure(
                "material.systemMaterial.tint", light: Paint(0xF2F2F2, opacity: 0.8),
                dark: Paint(0x1E1E1E, opacity: 0.749), eras: cardEras, .measured,
                source: "appearance alert.ios13.card, alert.ios13.material: alerts are made of it"),
            flat: systemFlat("systemMaterial")),
        system("systemThickMaterial", 0.92, 0.88, "no source found; more tint than systemMaterial"),
        MaterialFigure(
            "systemChromeMaterial", systemFilter,
            tint: ColorFigure(
                "material.systemChromeMaterial.tint", light: Paint(0xF9F9F9, opacity: 0.9412),
                dark: Paint(0x1D1D1D, opacity: 0.9412), eras: cardEras, .measured,
                source: "appearance nav.ios13.background: bars are made of it"),
            flat: ColorFigure(
                "material.systemChromeMaterial", light: Paint(0xF9F9F9), dark: Paint(0x1D1D1D), eras: cardEras,
                .assumed, source: "no source found; its tint without transparency")),
    ]

    private static func system(_ name: String, _ light: Double, _ dark: Double, _ source: String) -> MaterialFigure {
        MaterialFigure(
            name, systemFilter,
            tint: ColorFigure(
                "material.\(name).tint", light: Paint(0xF2F2F2, opacity: light), dark: Paint(0x1E1E1E, opacity: dark),
                eras: cardEras, .assumed, source: source),
            flat: systemFlat(name))
    }

    private static func systemFlat(_ name: String) -> ColorFigure {
        ColorFigure(
            "material.\(name)", light: Paint(0xF2F2F2), dark: Paint(0x1E1E1E), eras: cardEras, .imitated,
            source: "appearance alert.ios13.fallback: the tint without transparency")
    }

    // MARK: iOS 26

    private static let glassEras = "iOS 26 on"

    private static let glass = [
        MaterialFigure(
            "regular", glassFilter,
            tint: ColorFigure(
                "material.regular.tint", light: Paint(0xFDFDFD, opacity: 0.8706),
                dark: Paint(0x1A1A1A, opacity: 0.7451),
                eras: glassEras, .measured, source: "appearance material.glass.bar"),
            flat: ColorFigure(
                "material.regular", light: Paint(0xF5F5F5), dark: Paint(0x393939), eras: glassEras, .measured,
                source: "appearance sheet.ios26.floating.fallback, sheet.ios26.floating.fallbackDark")),
        MaterialFigure(
            "clear", clearFilter,
            tint: ColorFigure(
                "material.clear.tint", light: Paint(0xFFFFFF, opacity: 0.075), eras: glassEras, .measured,
                source: "appearance material.glass.clear.2; its colour not recorded, white assumed"),
            flat: ColorFigure(
                "material.clear", light: Paint(0xF5F5F5), dark: Paint(0x393939), eras: glassEras, .assumed,
                source: "no source found; as regular glass")),
    ]
}
