import Boxes
import Dialogs
import Devices
import Geometry

/// Ledger D4: short content does not take the whole screen.
struct FullScreenForLittle: Rule {
    /// The share of the dialog's height below which content is short; a choice of Scrim's. Half would flag what a form
    /// sheet on a phone shows; an alert's text and buttons take about a quarter of a small phone.
    private static let short = 1.0 / 3

    var id: String { "fullScreenForLittle" }
    var guideline: String {
        "A full-screen modal is for content that needs the room; what is short stays small (Human Interface "
            + "Guidelines, Modality; ledger D4)."
    }

    func concerns(_ style: StyleName) -> Bool { style == .fullScreen || style == .pageSheet }

    func check(_ subject: Subject) -> [Finding] {
        guard subject.request.content.textFields.isEmpty, let dialog = subject.resolved.frame(of: .dialog),
            let (needed, field) = need(of: subject)
        else { return [] }
        let height = subject.resolved.stage.isUpright ? dialog.height : dialog.width
        guard height > 0, needed < height * Self.short else { return [] }
        return found(
            .warning,
            String(joining: [
                "The content needs less than a third of the height that a ",
                subject.resolved.presentation.requested.rawValue, " gives it here.",
            ]),
            at: field, fix: fix(for: subject.request))
    }

    /// The fix of most requests, which have no member that would disturb another style.
    private static let fix = fix(by: [.set([.dialog, .style], to: "formSheet")])

    private static func fix(by changes: [RequestChange]) -> Fix {
        """
        Use a style that is as large as its content: \("\"formSheet\"", by: changes), "floating", "alert", or "sheet" \
        with the detent "fit".
        """
    }

    private func fix(for request: DialogRequest) -> Fix {
        let hasMargins = request.placement.margins != nil
        let hasFrame = request.placement.frame != nil
        let hasFrames = request.placement.portraitFrame != nil || request.placement.landscapeFrame != nil
        guard hasMargins || hasFrame || hasFrames || request.curls || request.hasOutlineOfOwn else { return Self.fix }
        // Members that this style ignores, and that another would follow, are removed.
        let members = [(FieldPath.Member.margins, hasMargins), (.frame, hasFrame), (.frames, hasFrames)].filter(\.1)
            .map(\.0)
        return Self.fix(by: members.map { .remove([.dialog, .placement, $0]) } + request.taking(.formSheet))
    }

    /// Returns the content's desired height, in points, and the member that gives it; `nil` if it does not follow from
    /// the request.
    ///
    /// It is the given height; otherwise that of the message with the parts around it. A dialog without a message has
    /// content that its request does not describe, and so does one whose only action cancels, since it is completed in
    /// some other way.
    private func need(of subject: Subject) -> (Double, FieldPath)? {
        let isUpright = subject.resolved.stage.isUpright
        let container = subject.resolved.stage.container
        switch subject.request.content.height {
        case .points(let points): return (points, [.dialog, .content, .size, .height])
        case .fraction(let share):
            return (share * (isUpright ? container.height : container.width), [.dialog, .content, .size, .height])
        case nil, .fit: break
        }
        let isCompleted = subject.request.actionCount == 0 || subject.request.hasAction { $0.role != .cancel }
        guard !subject.request.content.message.isBlank, isCompleted,
            let spans = subject.resolved.spans(isUpright: isUpright)
        else { return nil }
        // Buttons beside each other count once.
        var needed = 0.0
        var end = -Double.infinity
        for (start, stop) in spans where stop > end {
            needed += stop - max(start, end)
            end = stop
        }
        return (needed, [.dialog, .style])
    }
}

extension StageReport {
    /// Whether frames are given in the user's upright space. In a space fixed in portrait, the dialog may lie on its
    /// side.
    fileprivate var isUpright: Bool {
        guard let rotation else { return true }
        return rotation.truncatingRemainder(dividingBy: 180) == 0
    }
}

extension ResolvedDialog {
    /// The vertical extent, as the reader sees it, of each part of the content, sorted by their starts; `nil` if a text
    /// is truncated.
    fileprivate func spans(isUpright: Bool) -> [(Double, Double)]? {
        // Layers are large: a span reads them without copying.
        let layers = layers.span
        var spans: [(Double, Double)] = []
        spans.reserveCapacity(layers.count)
        for index in layers.indices where layers[index].role.isContent {
            if layers[index].text?.isTruncated == true { return nil }
            let frame = layers[index].frame
            spans.append(isUpright ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX))
        }
        spans.sort { $0.0 < $1.0 }
        return spans
    }
}

extension Layer.Role {
    /// Whether the layer is a part of what the dialog shows, rather than a surface that carries it.
    fileprivate var isContent: Bool {
        switch self {
        case .navigationBar, .title, .message, .image, .textField, .block, .action: true
        case .presenter, .container, .dimming, .dialog, .group, .arrow, .grabber, .barBackground, .scroll, .separator,
            .statusBar, .keyboard, .homeIndicator:
            false
        }
    }
}
