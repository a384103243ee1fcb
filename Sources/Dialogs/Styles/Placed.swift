package import Boxes
import Devices
package import Geometry

/// The place that a style gives a dialog.
package struct Placed: Sendable {
    /// The resting frame, in window coordinates, neither clear of keyboards nor snapped yet.
    package var frame: Rect
    /// The corners, where they differ from the style's defaults in this place.
    package var corners: CornerRadii?
    /// The bands of the frame that content keeps free; nil is the window's unsafe bands as far as they reach in.
    package var contentInsets: EdgeInsets?
    /// From the side of the dialog that its handle is at to where that side begins for the handle, in points.
    package var grabberInset = 0.0
    /// The detents at which a sheet may rest, from the lowest up.
    package var detents: [RestingDetent] = []
    /// Whether the user may choose among the detents. For a style without detents they only record how it was placed.
    package var offersDetents = true
    /// The popover's side, alignment and arrow at its anchor; nil for a dialog without one.
    package var popover: Boxed<PlacedPopover>?
    package var arrow: PopoverArrow?
    /// How the presenter recedes behind the dialog in this place, unless the request says otherwise.
    package var pushBack: PushBack?
    /// Whether in this place, unless the request says otherwise, the presenter is not dimmed and touches outside reach
    /// it.
    package var leavesPresenterLive = false
    /// How much the presenter is dimmed in this place, 0…1, unless the request says otherwise; nil is as the style's
    /// defaults have it.
    package var backdropOpacity: Double?
    /// Whether the dialog is detached from the edges of its container, where that changes its look.
    package var floats = false

    package init(_ frame: Rect) {
        self.frame = frame
    }
}

extension Placed {
    /// The side of the dialog at which its grabber is: opposite its edge for a sheet with detents, else the top.
    func grabberSide(_ measured: Measured) -> Edge {
        guard !detents.isEmpty, let edge = measured.edge else { return .top }
        return edge.opposite
    }
}
