import Boxes
import Devices
import Dialogs
import Geometry

/// A sheet on visionOS that hides most of the window that it belongs to.
struct SheetCoversWindow: Rule {
    /// The most of its window that a sheet may cover; assumed. The guidelines say most of it, and give no number.
    private static let most = 0.5

    var id: String { "sheetCoversWindow" }
    var guideline: String {
        "A sheet leaves its window to be seen, so that people keep their context: it does not cover most of it (Human "
            + "Interface Guidelines, Sheets, visionOS)."
    }

    func concerns(_ style: StyleName) -> Bool { style == .pageSheet || style == .formSheet || style == .sheet }

    func concerns(_ platform: Platform) -> Bool { platform == .toolkit(.visionos) }

    func check(_ subject: Subject) -> [Finding] {
        let (content, window) = (subject.request.content, subject.resolved.stage.windowOfFrames)
        // The request is not responsible for a size that the platform chooses.
        guard content.width != nil || content.height != nil, let dialog = subject.resolved.frame(of: .dialog),
            window.width > 0, window.height > 0
        else { return [] }
        let share = dialog.width * dialog.height / (window.width * window.height)
        guard share > Self.most else { return [] }
        let percent = Int((share * 100).rounded())
        let part = percent > Int(Self.most * 100) ? "\(percent) %" : "more than half"
        return found(
            .note, "The sheet covers \(part) of its window.",
            at: [.dialog, .content, .size], fix: "Give it a smaller content.size, or show a page of the app.")
    }
}
