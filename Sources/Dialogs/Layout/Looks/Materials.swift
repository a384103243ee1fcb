package import Devices

/// A platform's materials by name, which a request may choose as a dialog's background.
package enum Materials {
    /// The figures and colours of Apple's materials: `Figures/apple-materials.json`.
    enum FigureName: Int, FigureKey {
        case extraLightBlur, extraLightSaturation, lightBlur, lightSaturation, darkBlur, darkSaturation
        case systemBlurLight, systemSaturationLight, systemBlurDark, systemSaturationDark
        case glassBlurLight, glassSaturationLight, glassBlurDark, glassSaturationDark, clearBlur, clearSaturation
    }

    enum ColorName: Int, FigureKey {
        case extraLightTint, extraLight, lightTint, light, darkTint, dark
        case laterRegularTint, laterRegular, laterProminentTint, laterProminent
        case systemUltraThinMaterialTint, systemUltraThinMaterial, systemThinMaterialTint, systemThinMaterial
        case systemMaterialTint, systemMaterial, systemThickMaterialTint, systemThickMaterial
        case systemChromeMaterialTint, systemChromeMaterial, regularTint, regular, clearTint, clear
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-materials")
    static let colors = ColorTable<ColorName, AppleRelease>("apple-materials")

    /// The names of the system's materials, in the order of the platform's own list; empty if it has none.
    package static func names(on platform: Platform, _ release: AppleRelease) -> [String] {
        figures(on: platform, release).map(\.name)
    }

    /// The fill of a layer in a material; `nil` if the system has none with that name.
    package static func fill(named name: String, in setting: LookSetting) -> Background? {
        figures(on: setting.platform, setting.release).first { $0.name == name }.map { setting.fill($0) }
    }

    /// The materials of a platform in a release, with their sources.
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

    package static let extraLightFilter = filter(.extraLightBlur, .extraLightSaturation)
    private static let lightFilter = filter(.lightBlur, .lightSaturation)
    private static let darkFilter = filter(.darkBlur, .darkSaturation)
    package static let systemFilter = filter(
        .systemBlurLight, .systemSaturationLight, dark: (.systemBlurDark, .systemSaturationDark))
    package static let glassFilter = filter(
        .glassBlurLight, .glassSaturationLight, dark: (.glassBlurDark, .glassSaturationDark))
    private static let clearFilter = filter(.clearBlur, .clearSaturation)

    /// A filter from its figures, with the source of its blur.
    private static func filter(
        _ blur: FigureName, _ saturation: FigureName, dark: (FigureName, FigureName)? = nil
    ) -> BackdropFilter {
        func amounts(_ blur: FigureName, _ saturation: FigureName) -> BackdropFilter.Amounts {
            BackdropFilter.Amounts(blur: figures.figure(blur).value, saturation: figures.figure(saturation).value)
        }
        let figure = figures.figure(blur)
        return BackdropFilter(
            light: amounts(blur, saturation), dark: dark.map(amounts), figure.confidence, source: figure.source)
    }

    private static func material(
        _ name: String, _ filter: BackdropFilter, tint: ColorName, flat: ColorName
    ) -> MaterialFigure {
        MaterialFigure(name, filter, tint: colors.figure(tint), flat: colors.figure(flat))
    }

    // MARK: iOS 7 – 12

    private static let blurs = [
        material("extraLight", extraLightFilter, tint: .extraLightTint, flat: .extraLight),
        material("light", lightFilter, tint: .lightTint, flat: .light),
        material("dark", darkFilter, tint: .darkTint, flat: .dark),
    ]

    /// Blurs from iOS 10 on. Looks do not distinguish the releases from iOS 9 to 12.
    private static let laterBlurs = [
        material("regular", lightFilter, tint: .laterRegularTint, flat: .laterRegular),
        material("prominent", extraLightFilter, tint: .laterProminentTint, flat: .laterProminent),
    ]

    // MARK: iOS 13 – 18

    private static let system = [
        material(
            "systemUltraThinMaterial", systemFilter, tint: .systemUltraThinMaterialTint,
            flat: .systemUltraThinMaterial),
        material("systemThinMaterial", systemFilter, tint: .systemThinMaterialTint, flat: .systemThinMaterial),
        material("systemMaterial", systemFilter, tint: .systemMaterialTint, flat: .systemMaterial),
        material("systemThickMaterial", systemFilter, tint: .systemThickMaterialTint, flat: .systemThickMaterial),
        material("systemChromeMaterial", systemFilter, tint: .systemChromeMaterialTint, flat: .systemChromeMaterial),
    ]

    // MARK: iOS 26

    private static let glass = [
        material("regular", glassFilter, tint: .regularTint, flat: .regular),
        material("clear", clearFilter, tint: .clearTint, flat: .clear),
    ]
}
