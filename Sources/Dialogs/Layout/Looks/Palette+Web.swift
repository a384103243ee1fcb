// The system colours of CSS, as Chromium has them where no colours are forced.
//
// A user who asks for more contrast (`prefers-contrast: more`) is told to the page; the browser's own colours stay.
extension Palette {
    static let web = Palette([
        system(.canvas, 0xFFFFFF, 0x121212),
        system(.canvasText, 0x000000, 0xFFFFFF),
        system(.buttonFace, 0xEFEFEF, 0x6B6B6B),
        system(.buttonText, 0x000000, 0xFFFFFF),
        system(.buttonBorder, 0x767676, 0x6B6B6B),
        system(.field, 0xFFFFFF, 0x3B3B3B),
        system(.fieldText, 0x000000, 0xFFFFFF),
        system(.grayText, 0x808080, 0x808080),
        system(.linkText, 0x0000EE, 0x9E9EFF),
        system(.visitedText, 0x551A8B, 0xD0ADF0),
        system(.activeText, 0xFF0000, 0xFF0000),
        system(.mark, 0xFFFF00, 0xFFFF00),
        system(.markText, 0x000000, 0x000000),
        system(.accentColor, 0x0075FF, 0x99C8FF),
        ColorFigure(
            .accentColorText, light: .white, dark: Paint(0x121212), eras: "web (HTML)", .assumed,
            source:
                "no source reached; the colour of a tick on AccentColor, which stands out from it in either appearance"),
    ])

    /// A system colour, `0xRRGGBB`.
    private static func system(_ role: ColorRole, _ light: UInt32, _ dark: UInt32) -> ColorFigure {
        ColorFigure(
            role, light: Paint(light), dark: Paint(dark), eras: "web (HTML)", .documented,
            source: "appearance web.color.\(role.rawValue)")
    }
}
