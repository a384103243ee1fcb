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
        case notchNarrowSince, islandRise, holeSize, holeSafeAreaLeast, screenCornerRadius,
            screenCornerRadiusIPhonesWithAHomeIndicator
        // The major versions since which a system does something.
        case homeIndicatorSince, navigationHandleSince, statusBarHidesSince, statusBarFollowsSince, backPreviewSince,
            textGrowthSince
        case wordsWholeSince, wordsWholeSinceAndroid, wordsWholeSinceMac
        case targetApple, targetAppleDesktop, targetTelevision, targetAndroid, targetAndroidPointer, targetWeb
        case targetWebPointer, touchOpacityLeast
    }

    static let figures = FigureTable<FigureName, AnyRelease>("devices")
}

extension Stage {
    /// Whether the system's version is that of a figure, or later.
    func isSince(_ figure: DeviceFigures.FigureName) -> Bool { Double(majorVersion) >= DeviceFigures.figures[figure] }
}
