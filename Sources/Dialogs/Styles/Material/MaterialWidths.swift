package import Devices

/// How wide Material has its dialogs and sheets be, for those who hold a dialog to it.
package enum MaterialWidths {
    /// The least and the greatest width in points of what Material 3 shows for a style; nil where it says nothing of
    /// it, before Material 3, and on televisions. Source: the tables of ``BasicDialog`` and ``BottomSheet``.
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
