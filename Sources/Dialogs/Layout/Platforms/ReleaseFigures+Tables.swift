import Devices

/// The figures that decide the end of a drag: `Figures/apple-release.json`, `android-release.json`, and `release.json`
/// for those of every platform.
extension ReleaseFigures {
    enum AppleName: Int, FigureKey {
        case share, speed, slop, cardShare, cardSpeed, flick, deceleration, rubberBandMost, sheetRubberBand
    }

    static let apple = FigureTable<AppleName, AppleRelease>("apple-release")

    enum CommonName: Int, FigureKey { case rubberBand, messageShare, messageSpeed }

    static let everywhere = FigureTable<CommonName, AnyRelease>("release")

    enum MaterialName: Int, FigureKey {
        case hideThreshold, hideFriction, significantSpeed, minimumSpeed, dampingRatio, stiffness, clamped
    }

    static let material = FigureTable<MaterialName, AndroidRelease>("android-release")
}
