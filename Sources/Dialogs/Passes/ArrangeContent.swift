import Devices
import Geometry

/// Takes the dialog's resting frame; gives each part of its content its frame; promises that none overlaps another and
/// none leaves the dialog.
///
/// An object, which its readers share.
final class ArrangeContent {
    let stack: ContentStack
    let frame: Rect
    /// The part of the frame that content keeps to.
    let interior: Rect
    /// How far the ground of a bar may reach, which its items keep inside of.
    let barGround: Rect
    /// Whether a bar lies under the status bar, or would where there is one as the device is held another way.
    let attachesBar: Bool
    /// The dialog's corners, which nothing that is touched lies across.
    let corners: CornerRadii
    /// The radius of the screen's corners where a dialog fills it to its very edge, as on a watch; else 0.
    private let screenRadius: Double
    /// What lies over the window in its corner, with as much room beside it as buttons of bars have; nil where nothing
    /// does.
    private let controls: Rect?
    /// Nil where it stands in fixed boxes.
    let fit: FitContent?

    /// - Parameters:
    ///   - insets: The bands of the frame that content keeps free.
    ///   - barGround: How far the ground of a bar may reach; nil is the whole frame.
    ///   - isHeightGiven: Whether the caller gave the frame's height.
    init(
        _ stack: ContentStack, in frame: Rect, corners: CornerRadii, insets: EdgeInsets, barGround: Rect?,
        isHeightGiven: Bool, on stage: Stage
    ) {
        self.stack = stack
        self.frame = frame
        self.corners = corners
        interior = frame.inset(by: insets)
        self.barGround = barGround ?? frame
        attachesBar = barGround.map { $0.minY <= stage.window.minY && stage.barsReachUp } ?? false
        let isBoxed =
            stack.metrics.usesFixedBoxes && isHeightGiven && !stack.content.isInEllipse
            && stack.fitsFixedBoxes(of: frame, on: stage)
        controls = stage.windowControls?.inset(by: EdgeInsets(all: -AppleLooks.figures[.navigationBarButtonGap]))
        if case .some = stack.metrics.watch {
            screenRadius = min(
                stage.cornerRadiusOfScreen ?? 0, min(frame.width, frame.height) / 2)
        } else {
            screenRadius = 0
        }
        let isTyping = stage.dockedKeyboard != nil && !stack.content.textFields.isEmpty
        let below = stage.dockedKeyboard == nil ? frame.maxY - interior.maxY : 0
        fit = isBoxed ? nil : FitContent(stack, into: interior, shownField: isTyping ? 0 : nil, below: below)
    }

    /// At least as many layers as there are.
    var mostLayers: Int {
        guard let fit else { return 2 }
        // Two sections may scroll; and there is the bar with its ground and what is on it.
        return fit.plan.items.count + stack.content.textFields.count + 3
            + (stack.bar.map { 2 + $0.leading.count + $0.trailing.count } ?? 0)
    }

    /// How far in from the dialog's left or right edge a band from `top` to `bottom` is inside its corners, and beside
    /// what lies over the window there, in points.
    func clearance(on side: Edge, from top: Double, to bottom: Double) -> Double {
        let (upper, lower) =
            side == .left ? (corners.topLeft, corners.bottomLeft) : (corners.topRight, corners.bottomRight)
        let clear = max(
            CornerRadii.reach(of: upper, at: top - frame.minY), CornerRadii.reach(of: lower, at: frame.maxY - bottom))
        guard let controls, controls.minY < bottom, controls.maxY > top, (controls.midX < frame.midX) == (side == .left)
        else { return clear }
        return max(clear, side == .left ? controls.maxX - frame.minX : frame.maxX - controls.minX)
    }

    /// How far in from either side a line of text is inside of a round screen, from `top` to `bottom`, in points.
    func curve(from top: Double, to bottom: Double) -> Double {
        max(
            CornerRadii.reach(of: screenRadius, at: top - frame.minY),
            CornerRadii.reach(of: screenRadius, at: frame.maxY - bottom))
    }

    /// The corners of a ground along the dialog's end: about the same centres as its own.
    func corners(ofBandIn box: Rect) -> CornerRadii {
        func rest(_ radius: Double, _ distance: Double) -> Double {
            max(0, radius - max(0, distance, frame.maxY - box.maxY))
        }
        return CornerRadii(
            bottomRight: rest(corners.bottomRight, frame.maxX - box.maxX),
            bottomLeft: rest(corners.bottomLeft, box.minX - frame.minX))
    }

    /// The boxes that the dialog's outline is made of, where it is more than one.
    var groups: [Rect] {
        guard let fit, stack.metrics.buttons.separatesCancel, fit.plan.cancelGap > 0, !fit.plan.cancel.items.isEmpty
        else { return [] }
        let list = Rect(
            minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: fit.cancel.minY - fit.plan.cancelGap)
        let cancel = Rect(minX: frame.minX, minY: fit.cancel.minY, maxX: frame.maxX, maxY: frame.maxY)
        return list.height > 0 ? [list, cancel] : []
    }
}
