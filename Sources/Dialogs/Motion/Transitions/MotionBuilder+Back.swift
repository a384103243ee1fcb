import Boxes
import Geometry
import Timeline

// The motion of a dialog under the system's back gesture, like that of Material's containers.
extension MotionBuilder {
    /// The timeline that the gesture drives, from its start to the end of its range. Its times are the gesture's
    /// progress, so that its duration is 1. `nil` if the platform does not show the gesture's progress, or the gesture
    /// does not dismiss the dialog.
    ///
    /// - Parameter edge: The edge from which the finger came, left or right.
    func goingBack(from edge: Edge = .left) -> Motion? {
        guard rest.stage.showsWhereBackLeads, rest.closeRequests(request).contains(.back) else { return nil }
        // Compose's dialogs handle the gesture without showing its progress; its sheets show it
        // (https://github.com/androidx/androidx compose/ui/ui/src/androidMain/kotlin/androidx/compose/ui/window/
        // AndroidDialog.android.kt).
        if rest.stage.isByCompose, !isBottomSheet { return nil }
        guard !rest.stage.device.reduceMotion else { return Motion(duration: 1) }
        let (scale, shift) = isBottomSheet ? sheetGoingBack : containerGoingBack(from: edge)
        let center = rest.frame.center
        var tracks: [Track] = []
        if shift != .zero {
            tracks.append(
                Self.back.track(
                    LayerID.dialog, .position,
                    .points(projection.point(center), projection.point(center + shift)),
                    over: TrackTime(duration: 1)))
        }
        let size = projection.size(scale)
        tracks.append(
            Self.back.track(
                LayerID.dialog, .scale,
                scale.width == scale.height
                    ? .scalars(1, scale.width) : .pairs((1, 1), (size.width, size.height)),
                over: TrackTime(duration: 1)))
        return Motion(duration: 1, tracks: tracks)
    }

    private static let back = MaterialMotion.curves[.back]

    private var isBottomSheet: Bool { !rest.detents.isEmpty && rest.ownEdge == .bottom }

    /// A container shrinks about its centre, and moves in the finger's direction as far as its margin allows.
    private func containerGoingBack(from edge: Edge) -> (scale: Size, shift: Point) {
        let figures = MaterialMotion.figures
        let scale = figures[.backScale]
        let room = max(0, rest.frame.width * (1 - scale) / 2 - figures[.backMargin])
        let shift = min(room, figures[.backShift])
        return (Size(width: scale, height: scale), Point(x: edge == .right ? -shift : shift, y: 0))
    }

    /// A bottom sheet shrinks towards its own edge.
    private var sheetGoingBack: (scale: Size, shift: Point) {
        let figures = MaterialMotion.figures
        let frame = rest.frame
        guard frame.width > 0, frame.height > 0 else { return (Size(width: 1, height: 1), .zero) }
        let width = max(0, 1 - figures[.backSheetWidth] / frame.width)
        let height = max(0, 1 - figures[.backSheetHeight] / frame.height)
        return (Size(width: width, height: height), Point(x: 0, y: frame.height * (1 - height) / 2))
    }

    /// The gesture's progress, 0…1, from which on lifting the finger dismisses the dialog.
    static var backCommits: Double { MaterialMotion.figures[.backTrigger] / MaterialMotion.figures[.backTravel] }
}
