package import Geometry

/// The choice at the end of a drag, and the rule that made it.
package struct ReleaseChoice: Sendable, Hashable {
    package enum Target: Sendable, Hashable {
        /// The dialog is dismissed through an edge.
        case dismissed(Edge)
        /// The dialog comes to rest at one of its detents.
        case detent(Detent)
        /// The dialog returns to its rest; for dialogs without detents.
        case presented
    }

    package enum Reason: String, Sendable, CaseIterable {
        /// The dialog was dragged further than the rules' share of its extent.
        case share
        /// It was fast enough towards the edge.
        case speed
        /// It was fast enough in a detent's direction.
        case flick
        /// The detent is the nearest to the projected end of the motion.
        case nearest
        /// The dialog was dragged towards an edge through which it can be dismissed, but not far or fast enough.
        case short
        /// The dialog was not dragged towards any edge through which it can be dismissed.
        case held
    }

    package var target: Target
    package var reason: Reason
    /// The drag's progress towards the chosen edge, or else towards the nearest one through which the dialog can be
    /// dismissed.
    package var progress: DragProgress?
}

/// How far and how fast a dialog is dragged towards an edge through which it can be dismissed.
package struct DragProgress: Sendable, Hashable {
    package var edge: Edge
    /// The distance from the rest nearest to the edge, in points; negative on the side away from the edge.
    package var travel: Double
    /// The dialog's own extent along that axis, in points.
    package var extent: Double
    /// The speed towards the edge, in points per second.
    package var speed: Double
    /// The speed that the rules count, in points per second: `speed`, or 0 if that is too slow.
    package var countedSpeed: Double
    /// Whether the dialog is past the middle between its highest rest and the edge.
    package var isLow: Bool

    /// The least extent, in points, that is not written as zero with four decimals.
    private static let leastExtent = 0.00005

    /// The dragged distance as a share of the extent, projected `seconds` ahead at the counted velocity. Without an
    /// extent it is 1 or 0.
    package func share(ahead seconds: Double) -> Double {
        let distance = travel + seconds * countedSpeed
        return extent >= Self.leastExtent ? distance / extent : distance > 0 ? 1 : 0
    }
}
