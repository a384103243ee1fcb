// The system colours of CSS, as Chromium has them where no colours are forced.
extension Palette {
    static let web = Palette([
        ColorFigure(
            .canvas, light: .white, dark: Paint(0x121212), eras: "web", .documented,
            source: "appearance web.color.Canvas"),
        ColorFigure(
            .canvasText, light: .black, dark: .white, eras: "web", .documented,
            source: "appearance web.color.CanvasText"),
    ])
}
