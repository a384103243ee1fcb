package import Geometry

/// How large a dialog wants to be, and the room it has.
package struct Measured {
    /// The base of percentages and of centring, in window coordinates.
    package var container: Rect
    /// The container, or what a keyboard leaves of it: what a style that goes to the middle of that is centred in.
    package var centringFrame: Rect
    /// What the dialog stands in, inside the request's margins.
    package var available: Rect
    package var size: Size
    /// The edge that the dialog rests against; nil is the middle.
    package var edge: Edge?
    /// The resting frame by size and edge alone, or the one that the caller fixed.
    package var rest: Rect
    /// Whether the caller fixed the frame itself.
    package var isFixed: Bool
    package var presenterFrame: Rect?
    /// How width and height came about; nil where the style or the caller has the frame.
    var sides: Sides?
    /// What the request lets width and height be, in points.
    var limits = Limits()
    /// Whether the text needed more height than its fixed boxes have.
    var outgrowsFixedBoxes = false
    /// The largest radius of the corners before there is a frame, in points: what an arrow keeps clear of.
    let cornerRadius: Double
    /// Nil where there is none.
    let content: ContentStack?
    /// The height that is all content's where there is none.
    let emptyHeight: Double

    /// What width and height are worked out from, as far as it is no matter of content.
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

    /// One side, in points: as it was wanted within the limits, the room there was, and what came of both.
    struct Side {
        let wanted: Double
        let room: Double
        var length: Double
        /// The limit of the request's that it met: `minimum` or `maximum`; nil where it met none.
        var limit: SizeSource?
    }

    /// Whether its content is higher than there is room for.
    var scrolls: Bool {
        guard !isFixed, let height = sides?.height else { return false }
        return height.wanted > height.length
    }

    /// What the request lets width and height be, in points; without a word anything.
    struct Limits {
        var width = 0...Double.infinity
        var height = 0...Double.infinity
    }

    /// The height that shows all content inside a width, in points, without any unsafe band.
    func contentHeight(_ width: Double) -> Double {
        guard let content, content.content.isInEllipse else {
            return content?.naturalHeight(width: width) ?? emptyHeight
        }
        return content.ellipseHeight(width: width)
    }
}
