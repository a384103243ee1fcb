import Boxes
import Devices
import Geometry

/// Moves a resting frame out of the way of a docked keyboard.
///
/// The frame moves up by exactly as much as the keyboard covers of it and of the style's margin above the keyboard, but
/// never above the top inset or out of its container. It makes no difference which app shows the keyboard.
struct AvoidKeyboard {
    private let container: Rect
    let policy: KeyboardPolicy
    let avoidsKeyboard: Bool
    private let keepsSize: Bool
    private let keepsContentSafe: Bool
    /// The least distance to the keyboard, in points.
    private let margin: Double
    /// The least distance from the safe area's top to a dialog whose height the keyboard limits, in points.
    private let top: Double
    /// The margin above the dialog that the request gives instead of `top`.
    private let requestedTop: Double?

    /// - Parameters:
    ///   - defaults: The defaults of the dialog's style.
    ///   - margins: The request's margins; `nil` for those of the style.
    init(
        by defaults: Boxed<StyleDefaults>, in container: Rect, policy: KeyboardPolicy, margins: RelativeInsets? = nil
    ) {
        self.container = container
        self.policy = policy
        requestedTop = margins?.top
        avoidsKeyboard = defaults.sizing.avoidsKeyboard
        keepsSize = defaults.sizing.keepsSizeOverKeyboard
        keepsContentSafe = defaults.sizing.keepsContentSafe
        margin = defaults.sizing.keyboardMargin ?? 0
        top = defaults.sizing.keyboardTop
    }

    /// The frame after avoiding the keyboard, and the kind of change.
    struct Result {
        var frame: Rect
        var effect: Effect
    }

    enum Effect {
        /// The frame did not change.
        case none
        /// The dialog moved out of the keyboard's way.
        case moved
        /// The dialog was reduced by the height that the keyboard covers.
        case shrunk
        /// Part of the dialog remains covered.
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
        // If the keyboard leaves no height at all, the dialog does not move.
        guard height > 0 else { return Result(frame: frame, effect: .covered) }
        moved.size.height = height
        return Result(frame: moved, effect: .shrunk)
    }

    /// The least y coordinate to which a dialog moves to avoid a keyboard, in points: the style's distance below the
    /// top inset, as far as there is room for that above the keyboard.
    private func highest(on stage: Stage, above end: Double) -> Double {
        let highest = max(container.minY, stage.safeArea.minY)
        guard top > 0 else { return highest }
        let wanted = requestedTop.map { max(highest, container.minY + $0) } ?? highest + top
        return max(highest, min(wanted, end - Self.leastHeight))
    }

    /// The least height of a dialog above a keyboard before the distance from the top is kept, in points: a row of
    /// buttons, and as much around it.
    private static let leastHeight = ContentMetrics.figures[.leastAboveKeyboard]

    /// The insets of a dialog at `frame` that its content keeps free, each band counted once.
    ///
    /// In a dialog that moved up for the keyboard, the bottom band is the part that the dialog still overlaps. If the
    /// keyboard covers part of a dialog that may not move, the content stays in the visible part.
    /// - Parameter asked: The insets that the style set for the frame before it moved; `nil` for the window's unsafe
    ///   bands.
    func contentInsets(of frame: Rect, on stage: Stage, requested: EdgeInsets?, isLifted: Bool) -> EdgeInsets {
        let unsafe = keepsContentSafe ? stage.unsafeInsets(of: frame) : .zero
        var insets = requested ?? unsafe
        if isLifted { insets.bottom = unsafe.bottom }
        let covered = covered(of: frame, on: stage)
        if covered < frame.height { insets.bottom = max(insets.bottom, covered) }
        return insets
    }

    /// The height at the lower end of a frame that the keyboard covers, in points. Less than a pixel results from
    /// rounding the frame, and counts as 0.
    private func covered(of frame: Rect, on stage: Stage) -> Double {
        guard policy != .ignore else { return 0 }
        let covered = stage.keyboardOverlap(of: frame)
        return covered < 1 / stage.grid.scale ? 0 : covered
    }

    /// `insets` with the room below the last row of buttons, `foot`: measured from the top of a keyboard that the
    /// dialog extends behind, else from the dialog's end.
    func footed(_ insets: EdgeInsets, of frame: Rect, on stage: Stage, foot: Double) -> EdgeInsets {
        guard foot > 0 else { return insets }
        var footed = insets
        let covered = covered(of: frame, on: stage)
        footed.bottom = covered > 0 && insets.bottom <= covered ? insets.bottom + foot : max(insets.bottom, foot)
        return footed
    }
}
