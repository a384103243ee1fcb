package import Devices

/// Figures of ArkUI's widgets that no other toolkit has: `Figures/harmonyos-widgets.json`.
package enum ArkUIWidgets {
    package enum FigureName: Int, FigureKey {
        // In message dialogs: the height of the title's area, in whose middle one line of the title stands, that
        // line's height in pixels, the line between two buttons, and the gap between the buttons of a column.
        case titleHeight, titlePixels, dividerHeight, dividerPixels, columnGap
        /// The maximum height of dialogs, as a share of what the window's top inset leaves.
        case heightShare
        // On a desktop: the inset above a message dialog's buttons, the corner radius of dialogs, and of smaller parts.
        case buttonsTopDesktop, radiusDesktop, smallRadiusDesktop
        // The font of popovers and messages.
        case smallSize, smallLine
        // The durations in which dialogs fade in and out, in seconds.
        case enterFade, exitFade
        // The least distance from a dialog to a keyboard, and to the window's top if a keyboard limits its height.
        case keyboardMargin, keyboardTop
        // Sheets; `handleArea` is the height of the area of the handle.
        case sheetTitleHeight, sheetMedium, sheetWide, sheetWidth, sheetHeight, sheetHeightMinimum, sheetHeightShare
        case sheetTitleTop, sheetSideDesktop, handleArea
        // The window width from which on panes exist, the one below which a pane takes a share of the window, and
        // that share.
        case paneWide, paneFull, paneShare
        // Messages: the least height of one line, the distance from the sides to the text on a desktop, the maximum
        // height as a share of the window's without its bars, and the size down to which the text shrinks for that.
        case toastHeight, toastSideDesktop, toastHeightShare, toastSizeMinimum
        // Popovers: the distance from the anchor to the arrow, the padding above and below, the least distance to the
        // upper and lower edges; the width of buttons, the padding of their titles, the distance from them to the
        // bottom and the side, and from text to the sides.
        case popupGap, popupPaddingVertical, popupMarginVertical, popupButtonWidth, popupButtonPadding
        case popupButtonsFoot, popupTextSide
        case gridMargin, gridGutter, gridColumns, gridMiddle, gridColumnsMiddle, gridWide, gridColumnsWide, popupColumns
    }

    package static let figures = FigureTable<FigureName, AnyRelease>("harmonyos-widgets", line: .toolkit(.harmonyos))

    /// The number of columns in a window's grid by its width: more from the middle breakpoint on, and most from the
    /// wide one on.
    private static func columns(in width: Double) -> Double {
        let columns: FigureName =
            width >= figures[.gridWide]
            ? .gridColumnsWide : width >= figures[.gridMiddle] ? .gridColumnsMiddle : .gridColumns
        return figures[columns]
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

/// The figures of ArkUI's widgets as any toolkit reads them: 0 in all others, as if there were no such figure.
struct ToolkitDetails {
    fileprivate let isArkUI: Bool

    subscript(figure: ArkUIWidgets.FigureName) -> Double { isArkUI ? ArkUIWidgets.figures[figure] : 0 }
}

extension Toolkit {
    var details: ToolkitDetails { ToolkitDetails(isArkUI: self == .harmonyos) }
}
