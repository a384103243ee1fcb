import Devices

/// The figures of looks of Material 3's components: `Figures/android-looks.json`.
extension MaterialLooks {
    enum FigureName: Int, FigureKey {
        case statePressedOpacity, stateFocusedOpacity, stateDisabledOpacity, textFieldDisabledOpacity
        case textFieldIndicatorWidth, textFieldIndicatorWidthFocused
        // Of shadows, by the light that casts them; those of Android's own dialogs before Material 3 are the latter.
        case keyOpacity, ambientOpacity, umbraOpacityEarlier, penumbraOpacityEarlier, ambientOpacityEarlier
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-looks")
}
