package import Boxes
package import Geometry

/// An edge as a request may name it: physical, or relative to the reading direction.
package enum RelativeEdge: String, Sendable, CaseIterable, Hashable {
    case bottom, top, left, right, leading, trailing

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

/// The edge against which a dialog rests, or the middle.
package enum RestingEdge: String, Sendable, CaseIterable, Hashable {
    case bottom, top, left, right, leading, trailing, center

    /// The physical edge in a layout direction; `nil` for the middle.
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

/// Insets as a request may give them, with edges that may follow the layout direction.
package struct RelativeInsets: Sendable, Hashable {
    package var top = 0.0
    package var bottom = 0.0
    package var left: Double?
    package var right: Double?
    package var leading: Double?
    package var trailing: Double?

    package init() {}

    /// The physical insets in a layout direction; a physical edge takes precedence over a relative one.
    package func physical(in direction: LayoutDirection) -> EdgeInsets {
        let (start, end) = direction == .leftToRight ? (leading, trailing) : (trailing, leading)
        return EdgeInsets(top: top, left: left ?? start ?? 0, bottom: bottom, right: right ?? end ?? 0)
    }
}

/// Whether the dialog is placed in the whole window, or in the part between the app's bars.
package enum Level: String, Sendable, CaseIterable { case window, content }

/// How a dialog responds to a docked keyboard.
package enum KeyboardPolicy: String, Sendable, CaseIterable {
    case avoid, resize, ignore
    /// A sheet moves to its largest detent; a dialog without detents avoids the keyboard.
    case extend
}

/// The size of the view that contains the content (the ledger's row A7).
package enum Surface: String, Sendable, CaseIterable {
    /// As large as the content: only the backdrop determines the rest of the screen.
    case content
    /// As large as the screen: transparent around the content, and blocking touches there.
    case screen
}

/// Where the dialog is placed; missing members have the style's default.
package struct Placement: Sendable, Hashable {
    package var edge: RestingEdge?
    package var margins: RelativeInsets?
    /// A fixed resting frame in window coordinates, for every orientation.
    package var frame: Rect?
    package var portraitFrame: Rect?
    package var landscapeFrame: Rect?
    package var level: Level?
    /// Which part of a divided screen to use, given by a point in window coordinates.
    package var anchorPoint: Point?
    /// The rectangle to present in, in window coordinates.
    package var container: Rect?
    package var keyboard = KeyboardPolicy.avoid
    package var surface = Surface.content
    package var popover = PopoverRequest.silent
    package var sheet = SheetRequest()
    /// Members that differ between portrait and landscape windows; `nil` for most requests.
    package var byAspect: Boxed<PlacementByAspect>?
    /// How several dialogs at one edge are stacked; `nil` for most requests.
    package var stack: Boxed<StackRequest>?

    /// The frame that the request fixes for a portrait or landscape window; `nil` if there is none.
    package func fixedFrame(inLandscape isLandscape: Bool) -> Rect? {
        (isLandscape ? landscapeFrame : portraitFrame) ?? frame
    }
}
