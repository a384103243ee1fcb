import Devices

/// The numbers and colours of dialogs on a car's display: `Figures/carplay.json`.
extension CarPlay {
    enum FigureName: Int, FigureKey {
        case width, margin, sheetMarginVertical, sheetMarginSide, cornerRadius, titleSize, messageSize, titleBaseline
        case textBottom, sheetTitleBaseline, sheetTextBottom, buttonHeight, buttonTitleSize, buttonPadding, buttonInset
        case buttonSpacing, buttonCornerRadius
    }

    static let figures = FigureTable<FigureName, CarPlayRelease>("carplay")

    enum ColorName: Int, FigureKey {
        case card, cardTint, buttonFocused, buttonFocusedText, buttonPreferredText
    }

    static let colors = ColorTable<ColorName, CarPlayRelease>("carplay")

    /// The material of alerts and action sheets up to iOS 18.
    static let material = MaterialFigure(
        "car",
        BackdropFilter(
            light: .init(blur: 10, saturation: 1.5), .measured,
            source: "presentation-metrics car.card.shipped; github.com/EthanArbuckle/iPhone18-3_26.1_23B85_Restore "
                + "6d54c261: _UIAlertControllerCarBackgroundView.mm"
        ),
        tint: colors[.cardTint], flat: colors[.card])
}
