import Boxes
import Devices
import Dialogs
import Geometry

/// A dialog that its request places partly outside the window.
struct FrameLeavesWindow: Rule {
    var id: String { "frameLeavesWindow" }
    var guideline: String {
        "Keep a dialog inside the window, where people can see and reach all of it."
    }

    func check(_ subject: Subject) -> [Finding] {
        guard let dialog = subject.resolved.frame(of: .dialog) else { return [] }
        let window = subject.resolved.stage.windowOfFrames
        // Rounding edges to pixels may move a frame out of the window by a fraction of a pixel.
        let pixel = EdgeInsets(all: -1 / subject.resolved.stage.scale)
        guard !window.inset(by: pixel).contains(dialog), let presenter = subject.resolved.frame(of: .presenter) else {
            return []
        }
        if presenter == dialog {
            guard subject.request.presenter.frame != nil else { return [] }
            return found(
                .warning, "Part of the dialog lies outside the window, as its presenter does.",
                at: [.dialog, .presenter, .frame],
                fix: "Give the presenter's frame in window coordinates, inside the window.")
        }
        return found(
            .warning, "Part of the dialog lies outside the window.", at: [.dialog, .placement],
            fix: """
                \("Move or shrink placement.frame", by: moving(subject, into: window)) so that it lies inside the \
                window.
                """)
    }

    /// Returns the requested frame, no larger than the window and moved into it.
    private func moving(_ subject: Subject, into window: Rect) -> [RequestChange] {
        let placement = subject.request.placement
        guard let frame = placement.frame, placement.portraitFrame == nil, placement.landscapeFrame == nil else {
            return []
        }
        let (width, height) = (min(frame.width, window.width), min(frame.height, window.height))
        let (x, y) = (
            min(max(frame.minX, window.minX), window.maxX - width),
            min(max(frame.minY, window.minY), window.maxY - height)
        )
        let members = [("x", x), ("y", y), ("width", width), ("height", height)]
        return [
            .set(
                [.dialog, .placement, .frame],
                to: .object(members.map { RequestChange.Member($0.0, .number($0.1)) }))
        ]
    }
}
