import Devices

/// The figures and colours of Apple's materials: `Figures/apple-materials.json`.
extension Materials {
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
}
