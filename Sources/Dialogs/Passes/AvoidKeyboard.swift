import Boxes
import Devices
import Geometry

/// Moves a resting frame out of the way of a docked keyboard.
///
/// The frame moves up by exactly what the keyboard covers of it and of the margin that the style keeps above the
/// keyboard, but never above the top inset or out of its container. Only the part of the window that the keyboard
/// covers counts, not whose keyboard it is.
struct AvoidKeyboard {
    private let container: Rect
    let policy: KeyboardPolicy
    let avoidsKeyboard: Bool
    private let keepsSize: Bool
    private let keepsContentSafe: Bool
    /// The distance to keep above the keyboard, in points.
    private let margin: Double
    /// What stays free above the dialog, where it loses height, in points.
    private let top: Double
    /// The margin above the dialog that the request gives in its place.
    private let askedTop: Double?

    /// - Parameters:
    ///   - defaults: The defaults of the dialog's style.
    ///   - margins: The margins that the request gives; nil leaves those of the style.
    init(
        by defaults: Boxed<StyleDefaults>, in container: Rect, policy: KeyboardPolicy, margins: RelativeInsets? = nil
    ) {
        self.container = container
        self.policy = policy
        askedTop = margins?.top
        avoidsKeyboard = defaults.sizing.avoidsKeyboard
        keepsSize = defaults.sizing.keepsSizeOverKeyboard
        keepsContentSafe = defaults.sizing.keepsContentSafe
        margin = defaults.sizing.keyboardMargin ?? 0
        top = defaults.sizing.keyboardTop
    }

    /// The frame after avoiding the keyboard, and what has happened to it.
    struct Result {
        var frame: Rect
        var effect: Effect
    }

    enum Effect {
        /// Nothing changed.
        case none
        /// The dialog moved out of the keyboard's way.
        case moved
        /// The dialog lost the height that the keyboard covers.
        case shrunk
        /// Part of the dialog stays covered.
        case covered
    }

    func avoid(_ frame: Rect, on stage: Stage) -> Result {
        let overlap = stage.keyboardOverlap(of: frame.inset(by: EdgeInsets(bottom: -margin)))
        guard policy != .ignore, overlap > 0, avoidsKeyboard, let keyboard = stage.dockedKeyboard else {
            return Result(frame: frame, effect: .none)
        }
        let end = keyboard.minY - margin
        let highest = min(frame.minY, self.highest(on: stage, above: end))
        var moved = frame
        moved.origin.y = max(highest, frame.minY - overlap)
        guard moved.maxY > end else { return Result(frame: moved, effect: .moved) }
        let height = end - moved.minY
        if keepsSize { return Result(frame: moved, effect: .covered) }
        // Where the keyboard leaves no height at all, the dialog stays where it is.
        guard height > 0 else { return Result(frame: frame, effect: .covered) }
        moved.size.height = height
        return Result(frame: moved, effect: .shrunk)
    }

    /// The highest that a dialog goes up to make room for a keyboard, in points: below the top inset by what its style
    /// keeps free there, as far as the keyboard leaves room for that.
    private func highest(on stage: Stage, above end: Double) -> Double {
        let highest = max(container.minY, stage.safeArea.minY)
        guard top > 0 else { return highest }
        let kept = askedTop.map { max(highest, container.minY + $0) } ?? highest + top
        return max(highest, min(kept, end - Self.leastHeight))
    }

    /// The height that a dialog has above a keyboard before it keeps anything free at its top, in points: a row of
    /// buttons, and as much around it.
    private static let leastHeight = 88.0

    /// The bands that the content of a dialog at `frame` keeps free, each inset counted once.
    ///
    /// For a dialog that the keyboard lifted, the band at its bottom is only what still reaches in there. Where the
    /// keyboard covers part of the dialog, because it may not move, the content stays in the part that is seen.
    /// - Parameter asked: The bands that the style asked for at the frame where it would rest; nil for the unsafe bands
    ///   of the window.
    func contentInsets(of frame: Rect, on stage: Stage, asked: EdgeInsets?, isLifted: Bool) -> EdgeInsets {
        let unsafe = keepsContentSafe ? stage.unsafeInsets(of: frame) : .zero
        var insets = asked ?? unsafe
        if isLifted { insets.bottom = unsafe.bottom }
        let covered = covered(of: frame, on: stage)
        if covered < frame.height { insets.bottom = max(insets.bottom, covered) }
        return insets
    }

    /// The height at the lower end of a frame that the keyboard covers, in points. Less than a pixel comes from
    /// rounding the frame to pixels, and counts as nothing.
    private func covered(of frame: Rect, on stage: Stage) -> Double {
        guard policy != .ignore else { return 0 }
        let covered = stage.keyboardOverlap(of: frame)
        return covered < 1 / stage.grid.scale ? 0 : covered
    }

    /// `insets` with the room below the last row of buttons, `foot`: above a keyboard that the dialog extends behind,
    /// else from the dialog's end.
    func footed(_ insets: EdgeInsets, of frame: Rect, on stage: Stage, foot: Double) -> EdgeInsets {
        guard foot > 0 else { return insets }
        var footed = insets
        let covered = covered(of: frame, on: stage)
        footed.bottom = covered > 0 && insets.bottom <= covered ? insets.bottom + foot : max(insets.bottom, foot)
        return footed
    }
}
