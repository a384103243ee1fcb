package import Boxes
package import Geometry

/// How a popover is placed beside its anchor; missing members have the style's default.
package struct PopoverRequest: Sendable, Hashable {
    /// The anchor in window coordinates; its area may be zero.
    package var anchor: Rect?
    /// The id of the device's element that is the anchor; `nil` if the request gives a rectangle.
    package var anchorElement: String?
    /// The lines of an anchor that spans several, whose bounding box is `anchor`; `nil` for a rectangle.
    package var lines: Boxed<AnchorLines>?
    /// The side of the anchor on which the popover is.
    package var side: Edge?
    package var alignment: PopoverAlignment?
    /// Distance from the anchor in points; `nil` is the arrow's height.
    package var mainAxisOffset: Double?
    /// Offset along the anchor's side, in points.
    package var crossAxisOffset: Double?
    package var flips: Bool?
    package var shifts: Bool?
    /// Minimum distance to the container's edges, in points.
    package var padding: RelativeInsets?
    package var arrow: ArrowRequest = .byStyle
    /// The sides of the anchor on which the popover is allowed, from UIKit's names for the arrow's direction; `nil`
    /// allows all.
    package var allowedSides: [Edge]?
    /// The members that the request gives, by their names on the wire.
    package var givenMembers: [FieldPath.Member] = []

    package init() {}

    /// A request without any of these members, which nearly all dialogs share.
    package static let silent = Boxed(PopoverRequest())

    /// Whether the request gives an anchor, as a rectangle or as an element.
    package var isAnchored: Bool { anchor != nil || anchorElement != nil }
}

/// An anchor of several lines, such as a link that wraps.
package struct AnchorLines: Sendable, Hashable {
    /// The frames of the lines, at least one, in window coordinates.
    package var pieces: [Rect]
    /// A point in window coordinates that selects one of two lines that do not touch each other.
    package var pointer: Point?

    package init(pieces: [Rect], pointer: Point? = nil) {
        self.pieces = pieces
        self.pointer = pointer
    }
}

package enum PopoverAlignment: String, Sendable, CaseIterable { case start, center, end }

/// The popover's arrow, as a request may give it.
package enum ArrowRequest: Sendable, Hashable {
    case byStyle
    /// `null`: no arrow at all.
    case none
    /// Length of the base, distance from base to tip, and least distance to the dialog's corners; in points; `nil` is
    /// the style's own.
    case sized(width: Double?, height: Double?, padding: Double?)
}

/// UIKit's names for the direction in which a popover's arrow points.
package enum ArrowDirection: String, Sendable, CaseIterable {
    case up, down, left, right, any, unknown

    /// The sides of the anchor on which the popover is if its arrow points this way.
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
