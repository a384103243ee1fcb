import Boxes
import Devices
import Dialogs
import Geometry

/// A Material dialog that its request makes narrower or wider than Material allows.
struct WidthOutOfRange: Rule {
    var id: String { "widthOutOfRange" }
    var guideline: String {
        "A dialog is 280 to 560 dp wide, and a bottom sheet at most 640, where the window has room for it (Material 3, "
            + "Dialogs and Bottom sheets, Measurements)."
    }

    func concerns(_ style: StyleName) -> Bool {
        [.alert, .formSheet, .pageSheet, .sheet, .actionSheet, .activityView].contains(style)
    }

    func concerns(_ platform: Platform) -> Bool { platform == .material }

    func check(_ subject: Subject) -> [Finding] {
        let (stage, presentation) = (subject.resolved.stage, subject.resolved.presentation)
        let isLandscape = stage.window.size.isLandscape
        guard let field = subject.request.widthField(isLandscape: isLandscape) else { return [] }
        guard let range = MaterialWidths.range(of: presentation.resolved, on: subject.device.runningSystem),
            let width = subject.resolved.frame(of: .dialog)?.width
        else { return [] }
        let pixel = 1 / stage.scale
        // A window may be too narrow for the least width, but is never too wide for the greatest.
        let isNarrow = width < range.lowerBound - pixel && stage.container.width > range.lowerBound + Self.margins
        guard isNarrow || width > range.upperBound + pixel else { return [] }
        let bound = isNarrow ? range.lowerBound : range.upperBound
        let own = TraceText.points(width)
        return found(
            .warning,
            isNarrow
                ? "The dialog is \(own) dp wide, less than the \(TraceText.points(bound)) of Material's."
                : "The dialog is \(own) dp wide, more than the \(TraceText.points(bound)) of Material's.",
            at: field, fix: fix(for: subject.request, bound, at: field))
    }

    /// The room at both sides of a dialog in its window, in total. Source: presentation-metrics m3.dialog.insets.
    private static let margins = 48.0

    fileprivate static let width: FieldPath = [.dialog, .content, .size, .width]

    private func fix(for request: DialogRequest, _ bound: Double, at field: FieldPath) -> Fix {
        let points = TraceText.points(bound)
        guard field == Self.width, request.content.sizeLimits == nil else {
            return "Leave the width to the platform, or give one of \(points) dp."
        }
        return "Leave the width to the platform, or \("make it \(points) dp", by: [.set(field, to: .number(bound))])."
    }
}

extension DialogRequest {
    /// The field that gives the dialog's width; `nil` if the request leaves that to the style.
    ///
    /// - Parameter isLandscape: Whether the window is wider than it is high.
    fileprivate func widthField(isLandscape: Bool) -> FieldPath? {
        if (isLandscape ? self.placement.landscapeFrame : self.placement.portraitFrame) != nil {
            return [.dialog, .placement, .frames]
        }
        if self.placement.frame != nil { return [.dialog, .placement, .frame] }
        if self.content.width != nil { return WidthOutOfRange.width }
        guard let limits = self.content.sizeLimits?.value else { return nil }
        if limits.minWidth != nil { return [.dialog, .content, .size, .minWidth] }
        return limits.maxWidth == nil ? nil : [.dialog, .content, .size, .maxWidth]
    }
}
