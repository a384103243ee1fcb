import Devices

/// The figures of looks of Material 3's components: `Figures/android-looks.json`.
extension MaterialLooks {
    enum FigureName: Int, FigureKey {
        case statePressedOpacity, stateFocusedOpacity, stateDisabledOpacity, textFieldDisabledOpacity
        case textFieldIndicatorWidth, textFieldIndicatorWidthFocused
        // Shadow opacities, by light: key and ambient of Material 3, then umbra, penumbra and ambient of Android's own
        // dialogs before it.
        case keyOpacity, ambientOpacity, umbraOpacityEarlier, penumbraOpacityEarlier, ambientOpacityEarlier
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-looks")
}
