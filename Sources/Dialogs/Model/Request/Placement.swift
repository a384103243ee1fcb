package import Boxes
package import Geometry

/// An edge as a caller may name it: physical, or in the reading direction.
package enum RelativeEdge: String, Sendable, CaseIterable, Hashable {
    case bottom, top, left, right, leading, trailing

    /// The physical edge that the name means in `direction`.
    package func physical(in direction: LayoutDirection) -> Edge {
        switch self {
        case .bottom: .bottom
        case .top: .top
        case .left: .left
        case .right: .right
        case .leading: direction == .leftToRight ? .left : .right
        case .trailing: direction == .leftToRight ? .right : .left
        }
    }
}

/// Where a dialog rests: against an edge, or in the middle.
package enum RestingEdge: String, Sendable, CaseIterable, Hashable {
    case bottom, top, left, right, leading, trailing, center

    /// The physical edge meant in `direction`; nil for the middle.
    package func physical(in direction: LayoutDirection) -> Edge? {
        switch self {
        case .bottom: .bottom
        case .top: .top
        case .left: .left
        case .right: .right
        case .leading: RelativeEdge.leading.physical(in: direction)
        case .trailing: RelativeEdge.trailing.physical(in: direction)
        case .center: nil
        }
    }
}

/// Insets as a caller may give them, with edges that follow the reading direction.
package struct RelativeInsets: Sendable, Hashable {
    package var top = 0.0
    package var bottom = 0.0
    package var left: Double?
    package var right: Double?
    package var leading: Double?
    package var trailing: Double?

    package init() {}

    /// The physical insets in `direction`; a physical edge given beside its relative name wins.
    package func physical(in direction: LayoutDirection) -> EdgeInsets {
        let (start, end) = direction == .leftToRight ? (leading, trailing) : (trailing, leading)
        return EdgeInsets(top: top, left: left ?? start ?? 0, bottom: bottom, right: right ?? end ?? 0)
    }
}

/// Whether the dialog belongs to the whole window, or to the part inside the app's bars.
package enum Level: String, Sendable, CaseIterable { case window, content }

/// How a dialog answers a docked keyboard.
package enum KeyboardPolicy: String, Sendable, CaseIterable {
    case avoid, resize, ignore
    /// A sheet goes to its largest detent; what has none avoids the keyboard.
    case extend
}

/// How tall the view that carries the content is (the ledger's row A7).
package enum Surface: String, Sendable, CaseIterable {
    /// As large as the content: the rest of the screen stays what the backdrop makes it.
    case content
    /// As large as the screen, see-through around the content, and swallowing touches there.
    case screen
}

/// Where the dialog goes; members left out take the style's default.
package struct Placement: Sendable, Hashable {
    package var edge: RestingEdge?
    package var margins: RelativeInsets?
    /// The resting frame itself, in window coordinates, in every orientation.
    package var frame: Rect?
    package var portraitFrame: Rect?
    package var landscapeFrame: Rect?
    package var level: Level?
    /// Which part of a divided screen, by a point in window coordinates.
    package var anchorPoint: Point?
    /// Present inside this rectangle, in window coordinates.
    package var container: Rect?
    package var keyboard = KeyboardPolicy.avoid
    package var surface = Surface.content
    package var popover = PopoverRequest()
    package var sheet = SheetRequest()
    /// What differs between upright and sideways windows; nil for most.
    package var byAspect: Boxed<PlacementByAspect>?
    /// How dialogs over each other stand apart; nil for most.
    package var stack: Boxed<StackRequest>?

    package init() {}

    /// The frame that a caller fixed for a window of this form, if any.
    package func fixedFrame(inLandscape isLandscape: Bool) -> Rect? {
        (isLandscape ? landscapeFrame : portraitFrame) ?? frame
    }
}
