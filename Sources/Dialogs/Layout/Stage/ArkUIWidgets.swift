package import Devices

/// Figures of ArkUI's widgets that no other toolkit has: `Figures/harmonyos-widgets.json`.
package enum ArkUIWidgets {
    package enum FigureName: Int, FigureKey {
        case titleHeight, titlePixels, heightShare, dividerHeight, dividerPixels, columnGap, buttonsTopDesktop
        case radiusDesktop, smallRadiusDesktop, smallSize, smallLine, popupGap, popupPaddingVertical, toastHeight
        case enterFade, exitFade
        case sheetTitleHeight, sheetMedium, sheetWide, sheetWidth, sheetHeight, sheetHeightMinimum, sheetHeightShare
        case paneWide, paneFull
        case sheetTitleTop, sheetSideDesktop, handleArea, keyboardMargin, keyboardTop
        case toastSideDesktop, toastHeightShare, toastSizeMinimum
        case popupMarginVertical, popupButtonWidth, popupButtonPadding, popupButtonsFoot, popupTextSide
        case gridMargin, gridGutter, gridMiddle, gridWide, popupColumns
    }

    package static let figures = FigureTable<FigureName, AnyRelease>("harmonyos-widgets", line: .toolkit(.harmonyos))

    /// The number of columns in a window's grid by its width: 4, from the middle breakpoint on 8, from the wide one on
    /// 12.
    private static func columns(in width: Double) -> Double {
        width >= figures[.gridWide] ? 12 : width >= figures[.gridMiddle] ? 8 : 4
    }

    /// The greatest width of a popup in a window that is `width` points wide: a number of columns of the window's grid
    /// with the gaps between them.
    static func widestPopup(in width: Double) -> Double {
        let (margin, gutter) = (figures[.gridMargin], figures[.gridGutter])
        let all = columns(in: width)
        let column = (width - 2 * margin - (all - 1) * gutter) / all
        let taken = min(all, figures[.popupColumns])
        return max(0, taken * column + (taken - 1) * gutter)
    }
}
