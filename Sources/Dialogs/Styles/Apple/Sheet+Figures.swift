import Devices
import Timeline

/// The numbers of sheets with detents: `Figures/apple-sheet.json`.
extension Sheet {
    enum FigureName: Int, FigureKey {
        case detentMedium, detentMediumLow, detentMediumLowHeight, edgeAttachedTop, floatingInset, floatingInsetSmall
        case floatingInsetFull, floatingInsetSmallHeight, floatingCornerRadiusBottomLoss
        case floatingCornerRadiusBottomMinimum, floatingCornerRadiusBottom, grabberWidth, grabberHeight, grabberTop
        case grabberDetentsMinimum, backdropOpacityFloatingDark
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-sheet")

    /// The system's own spring between two detents.
    static let settling: [StyleFigure] = {
        let measured = StyleFigure(
            "detent.spring.frequency", SystemMotion.spring.naturalFrequency, "rad/s", eras: "iOS 26 on", .measured,
            source:
                "presentation-metrics ios26.settle.spring: damped critically, between detents too; played as mass 3, "
                + "stiffness 1000, damping 500, whose frequency it is")
        return [measured, measured.carried(to: "iOS 15 – 18")]
    }()
}
