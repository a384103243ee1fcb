import Devices

/// The sizes of what the system draws on a screen: `Figures/devices.json`.
extension DeviceFigures {
    enum FigureName: Int, FigureKey {
        case statusBarHeight, statusBarColumnLeast, windowControlsSize, windowControlsPitch, windowControlsInset
        case windowControlsMiddle, homeIndicatorHeight, homeIndicatorBottom, homeIndicatorWidth
        case homeIndicatorWidthLandscape, homeIndicatorWidthPad, navigationHandleWidth, navigationHandleHeight
        case navigationHandleBottom, navigationBarHeightLeast, notchRadius, notchSafeAreaLeast, notchWidth
        case notchHeight, notchWidthNarrow, notchHeightNarrow, islandSafeAreaLeast, islandWidth, islandHeight
        case islandRise, holeSize, holeSafeAreaLeast, screenCornerRadius, screenCornerRadiusIPhonesWithAHomeIndicator
    }

    static let figures = FigureTable<FigureName, AnyRelease>("devices")
}
