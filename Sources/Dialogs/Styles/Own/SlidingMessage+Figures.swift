import Devices

/// The numbers and colours of sliding messages: `Figures/sliding-message.json`.
extension SlidingMessage {
    enum FigureName: Int, FigureKey {
        case sizeHeightWithoutText, opacity, androidCornerRadius, webCornerRadius, duration, titleSize, messageSize
    }

    static let figures = FigureTable<FigureName, AnyRelease>("sliding-message")

    enum ColorName: Int, FigureKey { case background, text }

    static let colors = ColorTable<ColorName, AnyRelease>("sliding-message")
}

/// The numbers and colours of sliding messages on Apple's systems: `Figures/apple-sliding-message.json`.
enum AppleMessage {
    enum FigureName: Int, FigureKey { case opacity, cornerRadius, shadowBlur, shadowOffset, borderWidth }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-sliding-message")

    enum ColorName: Int, FigureKey { case backgroundMaterial, background, shadow, border }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-sliding-message")

    static let cardMaterial = MaterialFigure(
        "systemMaterial", Materials.systemFilter, tint: colors[.backgroundMaterial, .card],
        flat: colors[.background, .card])
    static let glassMaterial = MaterialFigure(
        "regular",
        BackdropFilter(
            light: .init(blur: 16, saturation: 1.8), .assumed,
            source: "the system has none; a look-alike's, appearance toast.f7.ios13.light, toast.f7.ios26.light, "
                + "toast.f7.ios26.dark"),
        tint: colors[.backgroundMaterial], flat: colors[.background])
}
