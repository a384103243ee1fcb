import Boxes
import Devices
import Geometry

/// Takes a resting frame and a docked keyboard; gives the frame moved by exactly what the keyboard covers, and the
/// margin that the style keeps above it; promises that it is never pushed above the top inset or out of its container.
///
/// Whose keyboard it is makes no difference: what counts is the part of the window that it covers.
struct AvoidKeyboard {
    private let container: Rect
    let policy: KeyboardPolicy
    let avoidsKeyboard: Bool
    private let keepsSize: Bool
    /// What stays free above the keyboard, in points.
    private let margin: Double
    /// What stays free above the dialog, where it loses height, in points.
    private let top: Double

    /// For a dialog of a style with these defaults.
    init(by defaults: Boxed<StyleDefaults>, in container: Rect, policy: KeyboardPolicy) {
        self.container = container
        self.policy = policy
        avoidsKeyboard = defaults.sizing.avoidsKeyboard
        keepsSize = defaults.sizing.keepsSizeOverKeyboard
        margin = defaults.sizing.keyboardMargin
        top = defaults.sizing.keyboardTop
    }

    /// What a keyboard did to a frame.
    struct Result {
        var frame: Rect
        var effect: Effect
    }

    enum Effect {
        /// Nothing.
        case none
        /// The dialog moved out of its way.
        case moved
        /// The dialog lost the height that the keyboard covers.
        case shrunk
        /// Some of the dialog stays covered.
        case covered
    }

    func avoid(_ frame: Rect, on stage: Stage) -> Result {
        let overlap = stage.keyboardOverlap(of: frame.inset(by: EdgeInsets(bottom: -margin)))
        guard policy != .ignore, overlap > 0, avoidsKeyboard, let keyboard = stage.dockedKeyboard else {
            return Result(frame: frame, effect: .none)
        }
        let end = keyboard.minY - margin
        let highest = min(frame.minY, max(container.minY, stage.safeArea.minY) + top)
        var moved = frame
        moved.origin.y = max(highest, frame.minY - overlap)
        guard moved.maxY > end else { return Result(frame: moved, effect: .moved) }
        let height = end - moved.minY
        if keepsSize { return Result(frame: moved, effect: .covered) }
        // Where the keyboard leaves no room at all, making way helps nobody.
        guard height > 0 else { return Result(frame: frame, effect: .covered) }
        moved.size.height = height
        return Result(frame: moved, effect: .shrunk)
    }

    /// The bands that the content of a dialog at `frame` keeps free, each inset counted once.
    ///
    /// A dialog that the keyboard lifted has no band at its bottom but what still reaches in there; one that the
    /// keyboard covers, because it may not move, keeps its content in what is left to see.
    /// - Parameter asked: The bands that the style asked for where it would rest; nil for the unsafe bands of the
    ///   window.
    func contentInsets(of frame: Rect, on stage: Stage, asked: EdgeInsets?, isLifted: Bool) -> EdgeInsets {
        var insets = asked ?? stage.unsafeInsets(of: frame)
        if isLifted { insets.bottom = stage.unsafeInsets(of: frame).bottom }
        let covered = covered(of: frame, on: stage)
        if covered < frame.height { insets.bottom = max(insets.bottom, covered) }
        return insets
    }

    /// How much of the lower end of a frame the keyboard covers, in points: what rounding the frame's edges to pixels
    /// put below its upper edge is nothing that content makes way for.
    private func covered(of frame: Rect, on stage: Stage) -> Double {
        guard policy != .ignore else { return 0 }
        let covered = stage.keyboardOverlap(of: frame)
        return covered < 1 / stage.grid.scale ? 0 : covered
    }

    /// `insets` with room below the last row of buttons: over a keyboard that the dialog runs on behind, else from the
    /// dialog's end.
    func footed(_ insets: EdgeInsets, of frame: Rect, on stage: Stage, foot: Double) -> EdgeInsets {
        guard foot > 0 else { return insets }
        var footed = insets
        let covered = covered(of: frame, on: stage)
        footed.bottom = covered > 0 && insets.bottom <= covered ? insets.bottom + foot : max(insets.bottom, foot)
        return footed
    }
}
