package import Geometry

/// What the end of a drag chooses, and by which rule.
package struct ReleaseChoice: Sendable, Hashable {
    package enum Target: Sendable, Hashable {
        /// Out through an edge.
        case dismissed(Edge)
        /// At one of the dialog's detents.
        case detent(Detent)
        /// Back where it was; for dialogs without detents.
        case presented
    }

    package enum Reason: String, Sendable, CaseIterable {
        /// Drawn past the share of its extent.
        case share
        /// Fast enough towards the edge.
        case speed
        /// Fast enough in a detent's direction.
        case flick
        /// The nearest detent to where it would come to a stand.
        case nearest
        /// Drawn towards an edge that it may leave by, but not far or not fast enough.
        case short
        /// Not drawn towards any edge that it may leave by.
        case held
    }

    package var target: Target
    package var reason: Reason
    /// The drag's progress towards the edge chosen, or else the nearest one by which the dialog may leave.
    package var progress: DragProgress?
}

/// How far and how fast a dialog is drawn towards an edge that it may leave by.
package struct DragProgress: Sendable, Hashable {
    package var edge: Edge
    /// Points from the rest nearest to the edge; negative on the side away from it.
    package var travel: Double
    /// The dialog's own extent along the way, in points.
    package var extent: Double
    /// Points per second towards the edge.
    package var speed: Double
    /// `speed` as far as it counts, in points per second: 0 where it is too slow to.
    package var countedSpeed: Double
    /// Whether the dialog is past the middle between where it rests highest and the edge.
    package var isLow: Bool

    /// The least extent, in points, that four decimals set apart from none.
    private static let leastExtent = 0.00005

    /// The share of the extent that is drawn, `seconds` ahead along the velocity that counts; without an extent all or
    /// nothing.
    package func share(ahead seconds: Double) -> Double {
        let distance = travel + seconds * countedSpeed
        return extent >= Self.leastExtent ? distance / extent : distance > 0 ? 1 : 0
    }
}
