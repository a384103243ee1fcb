package import Devices

/// Figures of ArkUI's widgets that no other toolkit has: `Figures/harmonyos-widgets.json`.
package enum ArkUIWidgets {
    package enum FigureName: Int, FigureKey {
        case titleHeight, titlePixels, heightShare, dividerHeight, dividerPixels, columnGap, buttonsTopDesktop
        case radiusDesktop, smallRadiusDesktop, smallSize, smallLine, popupGap, popupPaddingVertical, toastHeight
        case enterFade, exitFade
        case sheetTitleHeight, sheetMedium, sheetWide, sheetWidth, sheetHeight, sheetHeightMinimum, sheetHeightShare
        case paneWide, paneFull
    }

    package static let figures = FigureTable<FigureName, AnyRelease>(
        "harmonyos-widgets", line: .toolkit(.harmonyos))
}
