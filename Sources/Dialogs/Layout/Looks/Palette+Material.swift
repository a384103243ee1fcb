// Material 3's baseline colours.
extension Palette {
    static let material = Palette([
        ColorFigure(
            .surfaceContainerHigh, light: Paint(0xECE6F0), dark: Paint(0x2B2930), eras: "Material 3", .documented,
            source: "appearance m3.color.surface-container-high"),
        ColorFigure(
            .onSurface, light: Paint(0x1D1B20), dark: Paint(0xE6E0E9), eras: "Material 3", .documented,
            source: "appearance m3.color.on-surface"),
    ])
}
