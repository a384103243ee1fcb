// Material 3's baseline colours.
extension Palette {
    static let material = Palette([
        baseline(.background, 0xFEF7FF, 0x141218, high: 0xFEF7FF, 0x141218),
        baseline(.error, 0xB3261E, 0xF2B8B5, high: 0x610002, 0xFFECEA),
        baseline(.errorContainer, 0xF9DEDC, 0x8C1D18, high: 0x950C0B, 0xEEB4B2),
        baseline(.inverseOnSurface, 0xF5EFF7, 0x322F35, high: 0xFFFFFF, 0x000000),
        baseline(.inversePrimary, 0xD0BCFF, 0x6750A4, high: 0xD0BCFF, 0x50398B),
        baseline(.inverseSurface, 0x322F35, 0xE6E0E9, high: 0x322F35, 0xE6E0E9),
        baseline(.onBackground, 0x1D1B20, 0xE6E0E9, high: 0x1D1B20, 0xE6E0E9),
        baseline(.onError, 0xFFFFFF, 0x601410, high: 0xFFFFFF, 0x000000),
        baseline(.onErrorContainer, 0x410E0B, 0xF9DEDC, high: 0xFFFFFF, 0x220000),
        baseline(.onPrimary, 0xFFFFFF, 0x381E72, high: 0xFFFFFF, 0x000000),
        baseline(.onPrimaryContainer, 0x21005D, 0xEADDFF, high: 0xFFFFFF, 0x0F0033),
        baseline(.onPrimaryFixed, 0x21005D, 0x21005D, high: 0xFFFFFF, 0x000000),
        baseline(.onPrimaryFixedVariant, 0x4F378B, 0x4F378B, high: 0xFFFFFF, 0x160042),
        baseline(.onSecondary, 0xFFFFFF, 0x332D41, high: 0xFFFFFF, 0x000000),
        baseline(.onSecondaryContainer, 0x1D192B, 0xE8DEF8, high: 0xFFFFFF, 0x0D081A),
        baseline(.onSecondaryFixed, 0x1D192B, 0x1D192B, high: 0xFFFFFF, 0x000000),
        baseline(.onSecondaryFixedVariant, 0x4A4458, 0x4A4458, high: 0xFFFFFF, 0x130E20),
        baseline(.onSurface, 0x1D1B20, 0xE6E0E9, high: 0x000000, 0xFFFFFF),
        baseline(.onSurfaceVariant, 0x49454F, 0xCAC4D0, high: 0x000000, 0xFFFFFF),
        baseline(.onTertiary, 0xFFFFFF, 0x492532, high: 0xFFFFFF, 0x000000),
        baseline(.onTertiaryContainer, 0x31111D, 0xFFD8E4, high: 0xFFFFFF, 0x1D030D),
        baseline(.onTertiaryFixed, 0x31111D, 0x31111D, high: 0xFFFFFF, 0x000000),
        baseline(.onTertiaryFixedVariant, 0x633B48, 0x633B48, high: 0xFFFFFF, 0x240713),
        baseline(.outline, 0x79747E, 0x938F99, high: 0x2D2B33, 0xF3EEF9),
        baseline(.outlineVariant, 0xCAC4D0, 0x49454F, high: 0x4A4850, 0xC5C1CB),
        baseline(.primary, 0x6750A4, 0xD0BCFF, high: 0x33196E, 0xF5EDFF),
        baseline(.primaryContainer, 0xEADDFF, 0x4F378B, high: 0x513A8D, 0xCCB8FF),
        baseline(.primaryFixed, 0xEADDFF, 0xEADDFF, high: 0x513A8D, 0xEADDFF),
        baseline(.primaryFixedDim, 0xD0BCFF, 0xD0BCFF, high: 0x3A2174, 0xD0BCFF),
        baseline(.scrim, 0x000000, 0x000000, high: 0x000000, 0x000000),
        baseline(.secondary, 0x625B71, 0xCCC2DC, high: 0x2F293D, 0xF5EDFF),
        baseline(.secondaryContainer, 0xE8DEF8, 0x4A4458, high: 0x4C465B, 0xC8BED8),
        baseline(.secondaryFixed, 0xE8DEF8, 0xE8DEF8, high: 0x4C465B, 0xE8DEF8),
        baseline(.secondaryFixedDim, 0xCCC2DC, 0xCCC2DC, high: 0x353043, 0xCCC2DC),
        baseline(.shadow, 0x000000, 0x000000, high: 0x000000, 0x000000),
        baseline(.surface, 0xFEF7FF, 0x141218, high: 0xFEF7FF, 0x141218),
        baseline(.surfaceBright, 0xFEF7FF, 0x3B383E, high: 0xFEF7FF, 0x524F56),
        baseline(.surfaceContainer, 0xF3EDF7, 0x211F26, high: 0xE6E0E9, 0x322F35),
        baseline(.surfaceContainerHigh, 0xECE6F0, 0x2B2930, high: 0xD8D3DB, 0x3D3A41),
        baseline(.surfaceContainerHighest, 0xE6E0E9, 0x36343B, high: 0xCAC5CD, 0x48464C),
        baseline(.surfaceContainerLow, 0xF7F2FA, 0x1D1B20, high: 0xF5EFF7, 0x211F26),
        baseline(.surfaceContainerLowest, 0xFFFFFF, 0x0F0D13, high: 0xFFFFFF, 0x000000),
        baseline(.surfaceDim, 0xDED8E1, 0x141218, high: 0xBCB7BF, 0x141218),
        baseline(.surfaceTint, 0x6750A4, 0xD0BCFF, high: 0x6750A4, 0xD0BCFF),
        baseline(.surfaceVariant, 0xE7E0EC, 0x49454F, high: 0xE7E0EC, 0x49454F),
        baseline(.tertiary, 0x7D5260, 0xEFB8C8, high: 0x44212E, 0xFFEBEF),
        baseline(.tertiaryContainer, 0xFFD8E4, 0x633B48, high: 0x653D4B, 0xEAB4C4),
        baseline(.tertiaryFixed, 0xFFD8E4, 0xFFD8E4, high: 0x653D4B, 0xFFD8E4),
        baseline(.tertiaryFixedDim, 0xEFB8C8, 0xEFB8C8, high: 0x4C2734, 0xEFB8C8),
    ])

    /// A role of the baseline scheme, `0xRRGGBB` in light and dark, and the same in high contrast.
    private static func baseline(
        _ role: ColorRole, _ light: UInt32, _ dark: UInt32, high: UInt32, _ darkHigh: UInt32
    ) -> ColorFigure {
        ColorFigure(
            role, light: Paint(light), dark: Paint(dark), increased: (Paint(high), Paint(darkHigh)),
            eras: "Android (Material 3)", .documented, source: "appearance m3.color.\(role.rawValue)" + contrastSource)
    }

    /// The baseline scheme is printed for one contrast. The others are made by rule from its reference palettes: a role's
    /// tone goes as far from that of its surface as the level asks for, and the palette keeps hue and chroma.
    private static let contrastSource =
        "; increased contrast is assumed: contrast level 1 (high) of MaterialDynamicColors, 2021, over the hue and chroma of "
        + "the same palettes, https://github.com/material-foundation/material-color-utilities"
}
