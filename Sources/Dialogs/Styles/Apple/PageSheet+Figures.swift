import Devices

/// The numbers of page sheets, and of what all sheets of Apple's share: `Figures/apple-page-sheet.json`.
extension PageSheet {
    enum FigureName: Int, FigureKey {
        case backdropOpacity, cardTopMinimum, cardTopGap, cardCornerRadius, cardCornerRadiusBottom
        case cardCornerRadiusBottomScreen, pageTopStatusBar, pageWidth, pageMarginSide, pageMarginVertical
        case pageHeightMaximum, pageHeightOverWidth, presenterMargin, presenterMarginWide, presenterMarginNarrow
        case presenterScale, presenterScaleWidth, presenterCornerRadius, presenterPeek, presenterInset
        case cardCornerRadiusRegular, pageMarginMinimum, pageTopGap, pageWidthMinimum
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-page-sheet")
}
