import Devices
package import Geometry

/// Takes a resting frame and a docked keyboard; gives the frame moved by exactly what the keyboard covers; promises
/// that it is never pushed above the top inset or out of its container, and that what then still does not fit is said.
///
/// Whose keyboard it is makes no difference: what counts is the part of the window that it covers.
struct AvoidKeyboard {
    private let container: Rect
    private let policy: KeyboardPolicy
    private let makesWay: Bool
    private let keepsSize: Bool

    /// For a dialog of a style with these defaults.
    init(by defaults: Shared<StyleDefaults>, in container: Rect, policy: KeyboardPolicy) {
        self.container = container
        self.policy = policy
        makesWay = defaults.avoidsKeyboard
        keepsSize = defaults.keepsSizeOverKeyboard
    }

    func avoid(_ frame: Rect, on stage: Stage, notes: inout Notes) -> Rect {
        let overlap = stage.keyboardOverlap(of: frame)
        guard policy != .ignore, overlap > 0, makesWay, let keyboard = stage.dockedKeyboard else {
            if notes.explains { tellLeft(frame, on: stage, overlap: overlap, notes: &notes) }
            return frame
        }
        let highest = min(frame.minY, max(container.minY, stage.safeArea.minY))
        var moved = frame
        moved.origin.y = max(highest, frame.minY - overlap)
        guard moved.maxY > keyboard.minY else {
            notes.decide(
                .keyboardMoves, before: NumberText.points(frame.minY), after: NumberText.points(moved.minY),
                reason: .value(policy.rawValue), field: ["device", "keyboard"])
            return moved
        }
        let height = keyboard.minY - moved.minY
        // Where the keyboard leaves no room at all, making way helps nobody.
        let keepsPlace = !keepsSize && height <= 0
        if keepsSize || keepsPlace {
            if keepsPlace { moved = frame }
            notes.adapt(
                from: NumberText.points(frame.minY), to: NumberText.points(moved.minY), reason: .keyboardCovers,
                field: ["device", "keyboard"])
            return moved
        }
        notes.adapt(
            from: NumberText.points(frame.height), to: NumberText.points(height), reason: .keyboardShrinks,
            field: ["device", "keyboard"])
        moved.size.height = height
        return moved
    }

    /// Says why a keyboard changes nothing: it moves aside by itself, the request ignores it, or it is not in the way.
    @inline(never)
    private func tellLeft(_ frame: Rect, on stage: Stage, overlap: Double, notes: inout Notes) {
        guard stage.keyboard != nil else { return }
        let isDocked = stage.dockedKeyboard != nil
        guard !isDocked || policy == .ignore || overlap <= 0 else { return }
        let y = NumberText.points(frame.minY)
        notes.decide(
            .keyboardLeaves, before: y, after: y,
            reason: !isDocked
                ? .value(stage.keyboardMode.rawValue) : .because(policy == .ignore ? .ignore : .notInTheWay),
            field: isDocked && policy == .ignore ? ["dialog", "placement", "keyboard"] : ["device", "keyboard"])
    }

    /// Says that a keyboard covers what does not make way: a dialog as high as the window, or one beside an anchor that
    /// found no room above the keyboard.
    func tellCovered(_ frame: Rect, on stage: Stage, notes: inout Notes) {
        guard policy != .ignore, stage.keyboardOverlap(of: frame) > 0 else { return }
        let y = NumberText.points(frame.minY)
        notes.adapt(from: y, to: y, reason: .keyboardCovers, field: ["device", "keyboard"])
    }

    /// The bands that the content of a dialog at `frame` keeps free, each inset counted once.
    ///
    /// A dialog that the keyboard lifted has no band at its bottom but what still reaches in there; one that the keyboard
    /// covers, because it may not move, keeps its content in what is left to see.
    /// - Parameter asked: The bands that the style asked for where it would rest; nil for the unsafe bands of the window.
    func contentInsets(of frame: Rect, on stage: Stage, asked: EdgeInsets?, isLifted: Bool) -> EdgeInsets {
        var insets = asked ?? stage.unsafeInsets(of: frame)
        if isLifted { insets.bottom = stage.unsafeInsets(of: frame).bottom }
        let covered = stage.keyboardOverlap(of: frame)
        if policy != .ignore, covered < frame.height { insets.bottom = max(insets.bottom, covered) }
        return insets
    }
}

extension Stage {
    /// How much of the lower end of `frame` a docked keyboard covers, in points.
    package func keyboardOverlap(of frame: Rect) -> Double {
        guard let keyboard = dockedKeyboard, frame.intersection(keyboard) != nil else { return 0 }
        return frame.maxY - keyboard.minY
    }
}
