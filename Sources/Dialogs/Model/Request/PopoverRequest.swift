package import Boxes
package import Geometry

/// How a popover stands to its anchor, as a caller may ask; members left out take the style's default.
package struct PopoverRequest: Sendable, Hashable {
    /// What the popover belongs to, in window coordinates; it may be without area.
    package var anchor: Rect?
    /// The id of the element of the device that it belongs to; nil where the request gives the rectangle itself.
    package var anchorElement: String?
    /// The pieces of an anchor of several lines, whose bounds `anchor` is; nil for one that is a rectangle.
    package var lines: Boxed<AnchorLines>?
    /// The side of the anchor on which the popover stands.
    package var side: Edge?
    package var alignment: PopoverAlignment?
    /// Points away from the anchor; nil is the arrow's height.
    package var mainAxisOffset: Double?
    /// Points along the anchor's side.
    package var crossAxisOffset: Double?
    package var flips: Bool?
    package var shifts: Bool?
    /// Room kept to the container's edges.
    package var padding: RelativeInsets?
    package var arrow: ArrowRequest = .byStyle
    /// The sides of the anchor that the popover may take, from UIKit's names for its arrow; nil allows all.
    package var allowedSides: [Edge]?
    /// The members given, by their names on the wire.
    package var givenMembers: [FieldPath.Member] = []

    package init() {}

    /// Whether the request says what it belongs to, either way.
    package var isAnchored: Bool { anchor != nil || anchorElement != nil }
}

/// An anchor of several lines, such as a link that is broken.
package struct AnchorLines: Sendable, Hashable {
    /// At least one, in window coordinates.
    package var pieces: [Rect]
    /// A point in window coordinates that says which of two lines apart from each other is meant.
    package var pointer: Point?

    package init(pieces: [Rect], pointer: Point? = nil) {
        self.pieces = pieces
        self.pointer = pointer
    }
}

package enum PopoverAlignment: String, Sendable, CaseIterable { case start, center, end }

/// A popover's arrow as a caller may ask for it.
package enum ArrowRequest: Sendable, Hashable {
    case byStyle
    /// `null`: no arrow at all.
    case none
    /// Length of its base, distance from base to tip, and room kept to the dialog's corners; nil is the style's own.
    case sized(width: Double?, height: Double?, padding: Double?)
}

/// UIKit's names for the arrow of a popover: the way it points.
package enum ArrowDirection: String, Sendable, CaseIterable {
    case up, down, left, right, any, unknown

    /// The sides of the anchor on which a popover stands whose arrow points this way.
    package var sides: [Edge] {
        switch self {
        case .up: [.bottom]
        case .down: [.top]
        case .left: [.right]
        case .right: [.left]
        case .any, .unknown: [.bottom, .right, .left, .top]
        }
    }
}
