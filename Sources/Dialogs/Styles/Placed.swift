package import Boxes
import Devices
package import Geometry

/// Where a style places a dialog, and what depends on that.
package struct Placed: Sendable {
    /// The resting frame, in window coordinates, before it avoids keyboards and is rounded to pixels.
    package var frame: Rect
    /// The corners, if they differ from the style's defaults at this place.
    package var corners: CornerRadii?
    /// The insets of the frame that content keeps free; `nil` is the window's unsafe bands as far as the frame overlaps
    /// them.
    package var contentInsets: EdgeInsets?
    /// The distance, in points, from the dialog's edge on its handle's side to the line from which the handle's own
    /// distance is measured.
    package var grabberInset = 0.0
    /// The detents at which a sheet may rest, from the lowest up.
    package var detents: [RestingDetent] = []
    /// Whether the user may choose among the detents. In styles without detents they only record the placement.
    package var offersDetents = true
    /// Whether a limit of the request keeps the dialog from being as high as its room.
    package var isHeightLimited = false
    /// The popover's side, alignment and arrow at its anchor; `nil` for a dialog without one.
    package var popover: Boxed<PlacedPopover>?
    package var arrow: PopoverArrow?
    /// How the presenter recedes behind the dialog at this place, unless the request says otherwise.
    package var pushBack: PushBack?
    /// Whether, at this place and unless the request says otherwise, the presenter is not dimmed and receives touches
    /// outside of the dialog.
    package var leavesPresenterLive = false
    /// The opacity of the backdrop at this place, 0…1, unless the request says otherwise; `nil` is the style's default.
    package var backdropOpacity: Double?
    /// Whether the dialog is detached from the edges of its container, if that changes its look.
    package var floats = false

    package init(_ frame: Rect) { self.frame = frame }
}

extension Placed {
    /// The side of the dialog at which its grabber is: opposite its edge for a sheet with detents, else the top.
    func grabberSide(_ measured: Measured) -> Edge {
        guard !detents.isEmpty, let edge = measured.edge else { return .top }
        return edge.opposite
    }

    /// Whether the dialog is a sheet on the bottom edge that can be dragged higher.
    func isLowered(_ measured: Measured) -> Bool {
        guard offersDetents, measured.edge == .bottom, let highest = detents.last, !highest.isSelected else {
            return false
        }
        return highest.frame.height > frame.height
    }
}
