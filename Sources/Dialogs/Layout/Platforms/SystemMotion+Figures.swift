import Devices

/// The numbers of how the system moves view controllers: `Figures/apple-motion.json`.
extension SystemMotion {
    enum FigureName: Int, FigureKey {
        case alertSpringMass, alertSpringStiffness, alertSpringDamping
        case coverVerticalSpringMass, coverVerticalSpringStiffness, coverVerticalSpringDamping, coverVerticalDuration
        case crossDissolveDuration, flipHorizontalDuration, partialCurlDuration, rotationDurationPhone
        case rotationDurationPad, rotationHalfTurnFactor, reduceMotionDuration, keyboardDuration, rearrangingDuration
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-motion")

    enum SharedName: Int, FigureKey { case perspective }

    /// What motion on every platform rests on: `Figures/motion.json`.
    static let everywhere = FigureTable<SharedName, AnyRelease>("motion")
}
