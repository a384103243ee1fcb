import Devices

/// The numbers and colours of action sheets on Apple's systems: `Figures/apple-action-sheet.json`.
extension ActionSheet {
    enum FigureName: Int, FigureKey {
        case listSeparatorWidth, buttonTextShadowOffset, textShadowOffset, backdropOpacity, borderWidth, glossShare
        case buttonBorderWidth, buttonCornerRadius, margin, marginTop, cancelGap, buttonHeight
        case buttonHeightCompactHeight, buttonSize, textSize, cornerRadius, textInsetSide, titleBaseline
        case messageBaseline, textBottom, textBottomAlone, sizeWidthPopover, textInsetVertical, textGap
        case buttonsVisibleMinimum, duration, sizeWidthCompactHeight, insetSide, insetVertical, buttonSpacing
        case buttonSizeXLarge, buttonSizeXXLarge, buttonSizeXXXLarge, buttonSizeAccessibility1
        case buttonSizeAccessibility2, buttonSizeAccessibility3, buttonSizeAccessibility4, buttonSizeAccessibility5
        case buttonPadding, buttonPaddingPerSize
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-action-sheet")

    enum ColorName: Int, FigureKey {
        case dimming, panelBase, panelTop, panelEdge, panel, panelBorder, buttonTop, buttonBottom, buttonText
        case cancelTop, cancelBottom, destructiveTop, destructiveBottom, buttonPressedTop, buttonPressedBottom
        case buttonBorder, list, buttonTextShadow, textShadow, group, groupTint, buttonPressed, separator, cancel
        case header, cancelPressed, popover, popoverTint, popoverRing
    }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-action-sheet")

    package var colors: [ColorFigure] {
        Self.colors.list + SheetLooks.colors.list(of: .popoverShadow, .popoverShadowNear) + Alert().colors
    }

    // MARK: Materials

    static let flatMaterial = MaterialFigure(
        "extraLight", Alert.flatMaterial.filter, tint: colors[.groupTint, .seven], flat: colors[.group, .seven])
    static let nineMaterial = MaterialFigure(
        "prominent", Alert.prominentMaterial.filter, tint: colors[.groupTint, .nine], flat: colors[.group, .nine])
    static let cardMaterial = MaterialFigure(
        "systemMaterial", Materials.systemFilter, tint: colors[.groupTint, .card], flat: colors[.group, .card])
    static let popoverMaterial = MaterialFigure(
        "regular",
        BackdropFilter(
            light: .init(blur: 2.25, saturation: 1.8), .measured,
            source: "appearance actionSheet.ios26.pad.glass; saturation of alert.ios26.f7, imitated"),
        tint: colors[.popoverTint], flat: colors[.popover])

    /// The material of action sheets that are groups of rows, in a release.
    static func material(in release: AppleRelease) -> MaterialFigure {
        switch release {
        case .classic, .seven, .eight: flatMaterial
        case .nine: nineMaterial
        case .card, .detents, .glass: cardMaterial
        }
    }

    package var materials: [MaterialFigure] {
        [Self.flatMaterial, Self.nineMaterial, Self.cardMaterial, Self.popoverMaterial, Alert.glassMaterial]
            + [CarPlay.material] + AppleLooks.materials
    }
}
