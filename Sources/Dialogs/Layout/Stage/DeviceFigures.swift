/// What the system itself draws on a screen: how large, and where it comes from.
package enum DeviceFigures {
    // MARK: Status bar

    package static let classicStatusBar = StyleFigure(
        "statusBar.height", 20, "pt", eras: "iPhone OS 1 – iOS 7, sideways too", .measured,
        source: "presentation-metrics screen.statusbar.classic")

    package static let columnWidth = StyleFigure(
        "statusBar.column.least", 84, "pt", eras: "iPhone Duo", .assumed,
        source:
            "devices.json, iphone-duo-folded: the status bar runs down the right-hand edge inside the 84-point inset")

    // MARK: Windows

    package static let windowControlSize = StyleFigure(
        "window.controls.size", 10, "pt", eras: "iPadOS 26 on", .assumed, source: "no source found; by eye")
    package static let windowControlPitch = StyleFigure(
        "window.controls.pitch", 16, "pt", eras: "iPadOS 26 on", .assumed, source: "no source found; by eye")
    package static let windowControlInset = StyleFigure(
        "window.controls.inset", 15, "pt", eras: "iPadOS 26 on", .assumed,
        source: "no source found; from the leading side of the window")
    package static let windowControlMiddle = StyleFigure(
        "window.controls.middle", 32, "pt", eras: "iPadOS 26 on", .assumed,
        source: "no source found; below the top of the safe area, as the middle of a bar's buttons is")

    // MARK: Home indicator

    package static let indicatorHeight = StyleFigure(
        "homeIndicator.height", 5, "pt", eras: "iOS 11 on", .imitated,
        source: "homeindicator.size: as look-alikes of the iPhone X draw it; Apple prints none")
    package static let indicatorMargin = StyleFigure(
        "homeIndicator.bottom", 8, "pt", eras: "iOS 11 on", .imitated,
        source: "homeindicator.size; 8 + 5 + 8 make up the 21 points that phones keep free when held sideways")
    package static let indicatorWidth = StyleFigure(
        "homeIndicator.width", 134.0 / 375, "of the phone's width", eras: "iOS 11 on, upright", .imitated,
        source: "homeindicator.size, at 375 points; in proportion on others: assumed")
    package static let sidewaysIndicatorWidth = StyleFigure(
        "homeIndicator.width.landscape", 209.0 / 812, "of the phone's longer side", eras: "iOS 11 on, sideways",
        .assumed,
        source: "no source found; 209 of 812 points as templates for designers draw it")
    package static let padIndicatorWidth = StyleFigure(
        "homeIndicator.width.pad", 320.0 / 1024, "of the pad's shorter side", eras: "iOS 12 on, pads", .assumed,
        source: "no source found; 320 of 1024 points as templates for designers draw it")
    package static let handleWidth = StyleFigure(
        "navigationHandle.width", 108, "dp", eras: "Android 10 on, gestures", .imitated,
        source: "navigationhandle.size: builds of AOSP")
    package static let handleHeight = StyleFigure(
        "navigationHandle.height", 4, "dp", eras: "Android 10 on, gestures", .imitated,
        source: "navigationhandle.size")
    package static let handleMargin = StyleFigure(
        "navigationHandle.bottom", 10, "dp", eras: "Android 10 on, gestures", .assumed,
        source: "in the middle of the 24 dp that gesture navigation keeps free; builds differ from 6 to 10")
    /// A bar with three buttons keeps 48 dp free, and 40 at least.
    package static let buttonBarHeight = StyleFigure(
        "navigationBar.height.least", 40, "dp", eras: "Android", .assumed,
        source: "from this inset on the bar has buttons instead of a handle: 48 in AOSP, 24 with gestures")

    // MARK: Cut-outs

    package static let notchRadius = StyleFigure(
        "notch.radius", 20, "pt", eras: "iPhones with a notch", .assumed,
        source: "no source found; the lower corners as look-alikes draw them")
    package static let notchInset = StyleFigure(
        "notch.safeArea.least", 44, "pt", eras: "iPhones with a notch", .assumed,
        source: "the least that an iPhone with a notch keeps free at the top, in the catalogue")
    package static let notchWidth = StyleFigure(
        "notch.width", 0.55, "of the phone's width", eras: "iPhone X – 12", .assumed,
        source: "0.54 and 0.56 in the catalogue, iPhone 12 and XR")
    package static let notchHeight = StyleFigure(
        "notch.height", 32, "pt", eras: "iPhone X – 12", .assumed,
        source: "32 and 33 in the catalogue, iPhone 12 and XR")
    package static let narrowNotchWidth = StyleFigure(
        "notch.width.narrow", 162, "pt", eras: "iPhones with a notch from 2021 on", .assumed,
        source: "161 and 162 in the catalogue, iPhone 14, 14 Plus and 16e")
    package static let narrowNotchHeight = StyleFigure(
        "notch.height.narrow", 34, "pt", eras: "iPhones with a notch from 2021 on", .assumed,
        source: "as notch.width.narrow")
    package static let islandInset = StyleFigure(
        "island.safeArea.least", 59, "pt", eras: "iPhones with an island", .assumed,
        source: "the least that an iPhone with an island keeps free at the top, in the catalogue")
    package static let islandWidth = StyleFigure(
        "island.width", 125, "pt", eras: "iPhones with an island", .assumed,
        source: "the same on all whose island the catalogue has, iPhone 14 Pro to 16 Pro Max")
    package static let islandHeight = StyleFigure(
        "island.height", 37, "pt", eras: "iPhones with an island", .assumed, source: "as island.width")
    package static let islandRise = StyleFigure(
        "island.rise", 48, "pt", eras: "iPhones with an island", .assumed,
        source: "from its upper edge to where the safe area begins: 59 less 11, and 62 less 14, in the catalogue")

    package static let holeSize = StyleFigure(
        "hole.size", 24, "dp", eras: "Android phones with a camera in the panel", .assumed,
        source: "no source found: catalogues have boxes around it, 46 by 50; about 24 in photographs of them")
    package static let holeInset = StyleFigure(
        "hole.safeArea.least", 30, "dp", eras: "Android phones with a camera in the panel", .assumed,
        source: "the catalogue's phones with a hole keep 32 and more free at the top, those without 24 and 25")
    package static let androidRadius = StyleFigure(
        "screen.cornerRadius", 32, "dp", eras: "Android phones and foldables with gestures", .assumed,
        source: "where the catalogue has none; 33 to 39 on the phones whose radius it has")
    package static let iPhoneRadius = StyleFigure(
        "screen.cornerRadius", 48, "pt", eras: "iPhones with a home indicator", .assumed,
        source: "where the catalogue has none; 39 to 62 on the phones whose radius it has")

    package static let figures = [
        classicStatusBar, columnWidth, indicatorHeight, indicatorMargin, indicatorWidth, sidewaysIndicatorWidth,
        padIndicatorWidth,
        handleWidth, handleHeight, handleMargin, buttonBarHeight, notchRadius, notchInset, notchWidth, notchHeight,
        narrowNotchWidth, narrowNotchHeight, islandInset, islandWidth, islandHeight, islandRise,
        holeSize, holeInset, androidRadius, iPhoneRadius,
    ]
}
