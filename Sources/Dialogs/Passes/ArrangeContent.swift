import Devices
import Geometry

/// Gives each part of a dialog's content its frame inside the dialog's resting frame. No two parts overlap, and none
/// extends beyond the dialog.
///
/// A class, so that its readers share one instance.
final class ArrangeContent {
    let stack: ContentStack
    let frame: Rect
    /// The part of the frame in which content is laid out.
    let interior: Rect
    /// The largest area of a bar's background; the bar's items stay inside it.
    let barGround: Rect
    /// Whether a bar extends below the status bar, or would in an orientation that has one.
    let attachesBar: Bool
    /// The dialog's corners, of which controls stay clear.
    let corners: CornerRadii
    /// The radius of the screen's corners, in points, if a dialog fills the screen to its very edge, as on a watch;
    /// else 0.
    private let screenRadius: Double
    /// The frame of the window's own controls in its corner, grown by the gap between a bar's buttons; `nil` if there
    /// are none.
    private let controls: Rect?
    /// The frames of the sections; `nil` if the content is in fixed boxes.
    let fit: FitContent?

    /// - Parameters:
    ///   - insets: The bands of the frame that content keeps free.
    ///   - barGround: The largest area of a bar's background; `nil` is the whole frame.
    ///   - isHeightGiven: Whether the request gives the frame's height.
    ///   - isLowered: Whether the frame is that of a sheet on the bottom edge that can be dragged higher.
    init(
        _ stack: ContentStack, in frame: Rect, corners: CornerRadii, insets: EdgeInsets, barGround: Rect?,
        isHeightGiven: Bool, isLowered: Bool, on stage: Stage
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
            screenRadius = min(stage.cornerRadiusOfScreen ?? 0, min(frame.width, frame.height) / 2)
        } else {
            screenRadius = 0
        }
        let isTyping = stage.dockedKeyboard != nil && !stack.content.textFields.isEmpty
        let below = stage.dockedKeyboard == nil ? frame.maxY - interior.maxY : 0
        guard !isBoxed else {
            fit = nil
            return
        }
        let fitted = FitContent(stack, into: interior, shownField: isTyping ? 0 : nil, below: below)
        // Nothing is squeezed in a sheet that has its content below the window's edge: what follows is there.
        let isCutOff =
            isLowered && fitted.isSqueezed && stage.dockedKeyboard == nil && stack.metrics.rowOfApps == 0
        let visible = Rect(minX: interior.minX, minY: interior.minY, maxX: interior.maxX, maxY: frame.maxY)
        fit = isCutOff ? FitContent(stack, cutOffBy: visible) : fitted
    }

    /// An upper bound of the number of layers.
    var mostLayers: Int {
        guard let fit else { return 2 }
        // Up to two sections scroll; and there are the bar, its background and its items.
        return fit.plan.items.count + stack.content.textFields.count + 3
            + (stack.bar.map { 2 + $0.leading.count + $0.trailing.count } ?? 0)
    }

    /// How far from the dialog's left or right edge content between `top` and `bottom` has to be to clear the dialog's
    /// corners and the window's controls, in points.
    func clearance(on side: Edge, from top: Double, to bottom: Double) -> Double {
        let (upper, lower) =
            side == .left ? (corners.topLeft, corners.bottomLeft) : (corners.topRight, corners.bottomRight)
        let clear = max(
            CornerRadii.reach(of: upper, at: top - frame.minY), CornerRadii.reach(of: lower, at: frame.maxY - bottom))
        guard let controls, controls.minY < bottom, controls.maxY > top, (controls.midX < frame.midX) == (side == .left)
        else { return clear }
        return max(clear, side == .left ? controls.maxX - frame.minX : frame.maxX - controls.minX)
    }

    /// How far from either side a line of text between `top` and `bottom` has to be to lie inside of a round screen, in
    /// points.
    func curve(from top: Double, to bottom: Double) -> Double {
        max(
            CornerRadii.reach(of: screenRadius, at: top - frame.minY),
            CornerRadii.reach(of: screenRadius, at: frame.maxY - bottom))
    }

    /// The corners of a background along the dialog's end, concentric with the dialog's.
    func corners(ofBandIn box: Rect) -> CornerRadii {
        func rest(_ radius: Double, _ distance: Double) -> Double {
            max(0, radius - max(0, distance, frame.maxY - box.maxY))
        }
        return CornerRadii(
            bottomRight: rest(corners.bottomRight, frame.maxX - box.maxX),
            bottomLeft: rest(corners.bottomLeft, box.minX - frame.minX))
    }

    /// The boxes that make up the dialog's outline if there are several; else empty.
    var groups: [Rect] {
        guard let fit, stack.metrics.buttons.separatesCancel, fit.plan.cancelGap > 0, !fit.plan.cancel.items.isEmpty
        else { return [] }
        let list = Rect(
            minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: fit.cancel.minY - fit.plan.cancelGap)
        let cancel = Rect(minX: frame.minX, minY: fit.cancel.minY, maxX: frame.maxX, maxY: frame.maxY)
        return list.height > 0 ? [list, cancel] : []
    }
}
