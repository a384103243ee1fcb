package import Geometry

/// The input of a style's placement: a request on a stage, the size that its dialog needs, and the available room.
package struct Measured {
    /// The request as it is laid out.
    package let request: DialogRequest
    package let stage: Stage
    /// The rectangle that percentages and centring refer to, in window coordinates.
    package var container: Rect
    /// The container, or the part of it above a keyboard, for styles that centre dialogs in that part.
    package var centringFrame: Rect
    /// The area for the dialog, inside the request's margins.
    package var available: Rect
    package var size: Size
    /// The edge that the dialog rests against; `nil` for the middle.
    package var edge: Edge?
    /// The resting frame by size and edge alone, or the one that the request fixes, in window coordinates.
    package var rest: Rect
    /// Whether the request fixes the frame itself.
    package var isFixed: Bool
    /// How width and height were determined; `nil` if the style or the request gives the frame.
    var sides: Sides?
    /// The request's limits for width and height, in points.
    var limits = Limits()
    /// Whether the text needs more height than its fixed boxes have.
    var outgrowsFixedBoxes = false
    /// The largest corner radius before the frame is known, in points; an arrow is placed outside of it.
    let cornerRadius: Double
    /// The grabber at the side opposite the edge, with a named style's figures; `nil` if there is none.
    let grabber: Grabber?
    /// The content, whose natural size sets the dialog's size; `nil` if the dialog has none.
    var content: ContentStack?
    /// The height of a dialog without content.
    let emptyHeight: Double
    /// Whether content stays out of the unsafe bands that the dialog overlaps.
    let keepsContentSafe: Bool

    /// The insets of the unsafe bands, where content may not be, in a dialog at `frame`.
    func bands(at frame: Rect) -> EdgeInsets { keepsContentSafe ? stage.unsafeInsets(of: frame) : .zero }

    /// The values that width and height are computed from, apart from content.
    struct Room {
        /// The base of percentages.
        let container: Size
        let available: Rect
        let edge: Edge?
        let limits: Limits
    }

    struct Sides {
        let width: Side
        let height: Side
    }

    /// One side, in points: the wanted length after limits, the available room, and the resulting length.
    struct Side {
        let wanted: Double
        let room: Double
        var length: Double
        /// The request's limit that applied, `minimum` or `maximum`; `nil` if none did.
        var limit: SizeSource?
    }

    /// Whether the content is higher than the available room.
    var scrolls: Bool {
        guard !isFixed, let height = sides?.height else { return false }
        return height.wanted > height.length
    }

    /// The request's limits for width and height, in points; without any limit by default.
    struct Limits {
        var width = 0...Double.infinity
        var height = 0...Double.infinity
    }

    /// The height that shows all content at a width, in points, without any unsafe band.
    func contentHeight(_ width: Double) -> Double {
        guard let content, content.content.isInEllipse else {
            return content?.naturalHeight(width: width) ?? emptyHeight
        }
        return content.ellipseHeight(width: width)
    }
}
