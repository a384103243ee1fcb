package import Geometry

/// The greatest distance between a curve and the straight lines that are written in its place.
package struct MotionTolerance: Sendable, Hashable {
    /// Of progress from one keyframe to the next; more than 0.
    package var share: Double
    /// Of the way of any edge, in points, where that is less; nil where the share alone counts.
    package var points: Double?

    package init(share: Double, points: Double? = nil) {
        self.share = share
        self.points = points
    }

    /// Where nobody asks for another: no edge is a tenth of a point from where it should be.
    package static let standard = MotionTolerance(share: 0.001, points: 0.1)

    /// What a caller may ask for.
    package static let shareRange = 0.000_01...0.5

    /// The tolerance of progress from one value of a property to another, of a layer of so many points.
    ///
    /// What points demand is rounded down to halves, quarters and so on of the share, so that ways of about the same
    /// length share one curve.
    package func progress(
        _ property: MotionChannel.Property, from start: SIMD4<Double>, to end: SIMD4<Double>, in size: Size
    ) -> Double {
        guard let points else { return share }
        let travel = Self.travel(property, end - start, size)
        var progress = share
        while progress * travel > points, progress > share * 1e-6 { progress /= 2.0.squareRoot() }
        return progress
    }

    /// How far the edges of a layer go where a property changes by so much, in points.
    private static func travel(
        _ property: MotionChannel.Property, _ change: SIMD4<Double>, _ size: Size
    ) -> Double {
        switch property {
        case .translation, .size: max(abs(change.x), abs(change.y))
        case .cornerRadii: pointwiseMax(change, -change).max()
        case .scale: max(abs(change.x) * size.width, abs(change.y) * size.height) / 2
        case .rotationX, .rotationY, .rotationZ: abs(change.x) * .pi / 180 * max(size.width, size.height) / 2
        case .opacity: 0
        }
    }
}
