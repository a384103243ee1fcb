import Devices

/// The figures of Compose Material 3's dialogs on Android: `Figures/android-compose.json`. Lengths are in dp.
package enum ComposeFigure: Int, FigureKey {
    // Dialogs.
    case alertWidthMinimum, alertWidthMaximum, alertWindowWidth, alertWindowWidthLarge, alertWindowWidthTablet
    case largeShort, largeLong, tabletSide, alertPadding, alertTitleBottom, alertTextBottom, alertButtonsGap
    case alertRowsGap, alertRadius, formHeight, backdropOpacity, buttonTarget, buttonWidth, buttonPadding, fieldWidth
    // Sheets.
    case sheetWidthMaximum, sheetRadius, sheetPartial, sheetBackdropOpacity, handleWidth, handleHeight, handlePadding
    case sideWidth, sideWidthMaximum, sideRadius, sidePadding
    // Rich tooltips.
    case tooltipWidthMinimum, tooltipWidthMaximum, tooltipHeightMinimum, tooltipGap, tooltipSide, tooltipTitleBaseline
    case tooltipTextBaseline, tooltipTextBottom, tooltipActionBottom, tooltipPlainPadding, tooltipRadius, caretWidth
    case caretHeight, tooltipScale
    // Snackbars.
    case messageWidth, messageMargin, messageStart, messageEnd, messagePadding, messageHeight, messageRadius
    case messageScale, messageStay, messageFoot
    // Springs, and the end of a drag.
    case standardDefaultDamping, standardDefaultStiffness, standardFastDamping, standardFastStiffness
    case expressiveDefaultDamping, expressiveDefaultStiffness, expressiveFastDamping, expressiveFastStiffness
    case effectsDamping, effectsDefaultStiffness, effectsFastStiffness, releaseSpeed, releaseTravel
    case releaseShare
    // The letter spacing of texts where it is not the guideline's.
    case displayLargeTracking, bodyMediumTracking, titleMediumTracking

    static let table = FigureTable<ComposeFigure, AndroidRelease>("android-compose")
}
