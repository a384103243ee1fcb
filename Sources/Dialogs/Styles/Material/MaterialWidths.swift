package import Devices

/// The widths of Material's dialogs and sheets, for checks of a dialog against them.
package enum MaterialWidths {
    /// The least and the greatest width in points of Material 3's component for a style; `nil` if Material gives none,
    /// before Material 3, and on televisions. Source: the tables of ``BasicDialog`` and ``BottomSheet``.
    package static func range(of style: StyleName, on system: OperatingSystem) -> ClosedRange<Double>? {
        guard system.name == .android, !AndroidRelease(system).isEarlier else { return nil }
        switch style {
        case .alert, .formSheet, .pageSheet:
            return BasicDialog.figures[.formSizeWidthMinimum]...BasicDialog.figures[.formSizeWidthMaximum]
        case .sheet, .actionSheet, .activityView: return 0...BottomSheet.figures[.sizeWidthMaximum]
        default: return nil
        }
    }
}
