import Devices

/// The figures of the system's motion of view controllers: `Figures/apple-motion.json`.
extension SystemMotion {
    enum FigureName: Int, FigureKey {
        case alertSpringMass, alertSpringStiffness, alertSpringDamping
        case coverVerticalSpringMass, coverVerticalSpringStiffness, coverVerticalSpringDamping, coverVerticalDuration
        case crossDissolveDuration, flipHorizontalDuration, partialCurlDuration, rotationDurationPhone
        case rotationDurationPad, rotationHalfTurnFactor, reduceMotionDuration, keyboardDuration, rearrangingDuration
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-motion")
}
