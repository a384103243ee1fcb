import Devices

/// Figures of what systems themselves draw on screens, and the viewer's distance: `Figures/devices.json`.
package enum DeviceFigures {
    enum FigureName: Int, FigureKey {
        case perspective, statusBarHeight, statusBarColumnLeast, windowControlsSize, windowControlsPitch,
            windowControlsInset
        case windowControlsMiddle, homeIndicatorHeight, homeIndicatorBottom, homeIndicatorWidth
        case homeIndicatorWidthLandscape, homeIndicatorWidthPad, navigationHandleWidth, navigationHandleHeight
        case navigationHandleBottom, navigationBarHeightLeast, notchRadius, notchSafeAreaLeast, notchWidth
        case notchHeight, notchWidthNarrow, notchHeightNarrow, islandSafeAreaLeast, islandWidth, islandHeight
        case islandRise, holeSize, holeSafeAreaLeast, screenCornerRadius, screenCornerRadiusIPhonesWithAHomeIndicator
    }

    static let figures = FigureTable<FigureName, AnyRelease>("devices")
}
