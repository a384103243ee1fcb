package import Geometry

/// How far a curve made of straight lines may be from the one that it approximates.
package struct MotionTolerance: Sendable, Hashable {
    /// The tolerance of the progress between two keyframes; more than 0.
    package var share: Double
    /// The tolerance of any edge's position, in points, if that is stricter; `nil` if only `share` applies.
    package var points: Double?

    package init(share: Double, points: Double? = nil) {
        self.share = share
        self.points = points
    }

    /// The default: no edge is displaced by more than a tenth of a point.
    package static let standard = MotionTolerance(share: 0.001, points: 0.1)

    /// The range that requests may use.
    package static let shareRange = 0.000_01...0.5

    /// Returns the tolerance of the progress between two values of a property, for a layer of a size in points.
    ///
    /// If `points` is stricter, `share` is divided by √2 until it is strict enough; so changes of similar size have the
    /// same tolerance, and share one curve.
    package func progress(
        _ property: MotionChannel.Property, from start: SIMD4<Double>, to end: SIMD4<Double>, in size: Size
    ) -> Double {
        guard let points else { return share }
        let travel = Self.travel(property, end - start, size)
        var progress = share
        while progress * travel > points, progress > share * 1e-6 { progress /= 2.0.squareRoot() }
        return progress
    }

    /// Returns by how much a change of a property moves the edges of a layer, in points.
    private static func travel(_ property: MotionChannel.Property, _ change: SIMD4<Double>, _ size: Size) -> Double {
        switch property {
        case .translation, .size: max(abs(change.x), abs(change.y))
        case .cornerRadii: pointwiseMax(change, -change).max()
        case .scale: max(abs(change.x) * size.width, abs(change.y) * size.height) / 2
        case .rotationX, .rotationY, .rotationZ: abs(change.x) * .pi / 180 * max(size.width, size.height) / 2
        case .opacity: 0
        }
    }
}
