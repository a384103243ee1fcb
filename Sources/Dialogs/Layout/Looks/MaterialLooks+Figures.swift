import Devices

/// The figures of looks of Material 3's components: `Figures/android-looks.json`.
extension MaterialLooks {
    enum FigureName: Int, FigureKey {
        case statePressedOpacity, stateFocusedOpacity, stateDisabledOpacity, textFieldDisabledOpacity
        case textFieldIndicatorWidth, textFieldIndicatorWidthFocused
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-looks")
}
