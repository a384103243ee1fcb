package import Boxes
import Devices
package import Geometry

/// Where a style puts a dialog.
package struct Placed: Sendable {
    /// The resting frame, in window coordinates, neither clear of keyboards nor snapped yet.
    package var frame: Rect
    /// Corners where this place has others than the style's defaults.
    package var corners: CornerRadii?
    /// The bands of the frame that content keeps free; nil is where the unsafe bands of the window reach in.
    package var contentInsets: EdgeInsets?
    /// From the side of the dialog that its handle is at to where that side begins for the handle, in points.
    package var grabberInset = 0.0
    /// Every height at which a sheet may rest, from the lowest up.
    package var detents: [RestingDetent] = []
    /// Whether those heights are the user's to choose among; of a style without detents they are only how it was
    /// placed.
    package var offersDetents = true
    /// How the dialog stands to its anchor, and the arrow that it then has.
    package var popover: Boxed<PlacedPopover>?
    package var arrow: PopoverArrow?
    /// How the presenter recedes behind this place, where the request does not say.
    package var pushBack: PushBack?
    /// Whether here, unless the request says otherwise, nothing behind is dimmed and touches outside reach it.
    package var leavesPresenterLive = false
    /// Whether the dialog stands apart from the edges of its container, where that looks different.
    package var floats = false

    package init(_ frame: Rect) {
        self.frame = frame
    }
}

extension Placed {
    /// The side of the dialog that its handle is at: of a sheet with heights the one across from its edge, else the
    /// top.
    func grabberSide(_ measured: Measured) -> Edge {
        guard !detents.isEmpty, let edge = measured.edge else { return .top }
        return edge.opposite
    }
}
