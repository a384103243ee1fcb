package import Geometry

extension MotionChannel {
    /// Points; no corner that is round at some moment gets sharper.
    private static let sharpest = 0.001

    /// The least that corners of a channel of radii may be. Those that are round at some moment are so all the time,
    /// however little: an outline then has as many pieces at every moment, and each can become the next.
    /// - Complexity: O(*n*) for *n* keyframes.
    package var leastCorners: CornerRadii {
        let most = values.reduce(SIMD4<Double>.zero) { pointwiseMax($0, $1) }
        return CornerRadii(lanes: SIMD4.zero.replacing(with: Self.sharpest, where: most .> SIMD4(repeating: 0)))
    }
}

extension CornerRadii {
    /// Radii none of which is less than that of `other` in its corner, in points.
    package func atLeast(_ other: CornerRadii) -> CornerRadii { combined(with: other) { max($0, $1) } }

    /// Top left, top right, bottom right, bottom left.
    package init(lanes: SIMD4<Double>) {
        self.init(topLeft: lanes.x, topRight: lanes.y, bottomRight: lanes.z, bottomLeft: lanes.w)
    }
}
