import Geometry

/// Takes a resting frame and a docked keyboard; gives the frame moved by exactly what the keyboard covers; promises
/// that it is never pushed above the top inset or out of its container, and that what then still does not fit is said.
struct AvoidKeyboard {
    let stage: Stage
    let defaults: StyleDefaults
    let container: Rect
    let policy: KeyboardPolicy

    func avoid(_ frame: Rect, notes: inout Notes) -> Rect {
        guard policy != .ignore, defaults.avoidsKeyboard, let keyboard = stage.dockedKeyboard,
            frame.intersection(keyboard) != nil
        else { return frame }
        let overlap = frame.maxY - keyboard.minY
        let highest = min(frame.minY, max(container.minY, stage.safeArea.minY))
        var moved = frame
        moved.origin.y = max(highest, frame.minY - overlap)
        guard moved.maxY > keyboard.minY else { return moved }
        if defaults.keepsSizeOverKeyboard {
            notes.adapt(
                from: NumberText.points(frame.minY), to: NumberText.points(moved.minY), reason: "keyboardCovers",
                field: ["device", "keyboard"])
            return moved
        }
        let height = max(0, keyboard.minY - moved.minY)
        notes.adapt(
            from: NumberText.points(frame.height), to: NumberText.points(height), reason: "keyboardShrinks",
            field: ["device", "keyboard"])
        moved.size.height = height
        return moved
    }
}
