package import Geometry

/// The choice at the end of a drag, and the rule that made it.
package struct ReleaseChoice: Sendable, Hashable {
    package enum Target: Sendable, Hashable {
        /// The dialog leaves through an edge.
        case dismissed(Edge)
        /// It comes to rest at one of its detents.
        case detent(Detent)
        /// It goes back to where it was; for dialogs without detents.
        case presented
    }

    package enum Reason: String, Sendable, CaseIterable {
        /// It was dragged past the share of its extent.
        case share
        /// It was fast enough towards the edge.
        case speed
        /// It was fast enough in a detent's direction.
        case flick
        /// The detent is the nearest to where it would stop.
        case nearest
        /// It was dragged towards an edge that it may leave by, but not far or not fast enough.
        case short
        /// It was not dragged towards any edge that it may leave by.
        case held
    }

    package var target: Target
    package var reason: Reason
    /// The drag's progress towards the edge chosen, or else the nearest one by which the dialog may leave.
    package var progress: DragProgress?
}

/// How far and how fast a dialog is dragged towards an edge that it may leave by.
package struct DragProgress: Sendable, Hashable {
    package var edge: Edge
    /// Points from the rest nearest to the edge; negative on the side away from it.
    package var travel: Double
    /// The dialog's own extent along that axis, in points.
    package var extent: Double
    /// Points per second towards the edge.
    package var speed: Double
    /// `speed` as far as it counts, in points per second: 0 where it is too slow to.
    package var countedSpeed: Double
    /// Whether the dialog is past the middle between its highest rest and the edge.
    package var isLow: Bool

    /// The least extent, in points, that four decimals distinguish from zero.
    private static let leastExtent = 0.00005

    /// The share of the extent that the dialog is dragged, `seconds` ahead along the counted velocity. Without an
    /// extent it is 1 or 0.
    package func share(ahead seconds: Double) -> Double {
        let distance = travel + seconds * countedSpeed
        return extent >= Self.leastExtent ? distance / extent : distance > 0 ? 1 : 0
    }
}
