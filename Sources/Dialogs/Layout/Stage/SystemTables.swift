import Devices

/// The colours of what Apple's systems draw over and around apps, the size from which on their fonts have a display
/// cut, and their haptic effects: `Figures/apple-system.json`.
enum AppleSystem {
    enum FigureName: Int, FigureKey {
        case keyboardRadius, keyboardSplitShare, keyboardSplitWidth, displaySize, cardBarWidth, detent, warning
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-system")

    enum ColorName: Int, FigureKey {
        case keyboard, keyboardTop, keyboardBottom, statusBarOfPads, statusBar, statusBarTop, statusBarBottom
        case homeIndicator, tabBarTop, tabBarBottom
    }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-system")
}

/// The colours of what Android draws over and around apps, and its haptic effect: `Figures/android-system.json`.
enum AndroidSystem {
    enum FigureName: Int, FigureKey { case refused }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-system")

    enum ColorName: Int, FigureKey { case keyboard, statusBar, homeIndicator }

    static let colors = ColorTable<ColorName, AndroidRelease>("android-system")
}

/// The colours of what the system draws around a browser, and of browsers' bars: `Figures/web-system.json`.
enum WebSystem {
    enum ColorName: Int, FigureKey { case keyboard, appBar, appBarLine }

    static let colors = ColorTable<ColorName, WebRelease>("web-system")
}
