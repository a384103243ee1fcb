import Devices

/// The figures of Material 3's motion: `Figures/android-motion.json`.
extension MaterialMotion {
    enum FigureName: Int, FigureKey {
        case presentDuration, dismissDuration, rotationDuration, rotationHalfTurnFactor, keyboardDuration
        case rearrangingDuration, detentDuration
        case touchSlop, backScale, backShift, backMargin, backSheetWidth, backSheetHeight, backTravel, backTrigger
        case short4, medium4, long2
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-motion")
}
