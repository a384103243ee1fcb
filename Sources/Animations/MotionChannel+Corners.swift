package import Geometry

extension MotionChannel {
    /// The least radius, in points, of a corner that is round at any moment.
    private static let sharpest = 0.001

    /// The least radii for a channel of corner radii. A corner that is round at any moment stays slightly round at all
    /// moments. So the outline always has the same number of segments and can be interpolated.
    /// - Complexity: O(*n*) for *n* keyframes.
    package var leastCorners: CornerRadii {
        let most = values.reduce(SIMD4<Double>.zero) { pointwiseMax($0, $1) }
        return CornerRadii(lanes: SIMD4.zero.replacing(with: Self.sharpest, where: most .> SIMD4(repeating: 0)))
    }
}

extension CornerRadii {
    /// Returns these radii, but none smaller than that in `other`.
    package func atLeast(_ other: CornerRadii) -> CornerRadii { combined(with: other) { max($0, $1) } }

    /// Makes radii in the order top left, top right, bottom right, bottom left.
    package init(lanes: SIMD4<Double>) {
        self.init(topLeft: lanes.x, topRight: lanes.y, bottomRight: lanes.z, bottomLeft: lanes.w)
    }
}
