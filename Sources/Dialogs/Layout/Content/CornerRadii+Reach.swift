import Geometry

extension CornerRadii {
    /// How far a rounded corner of `radius` extends inwards from the side, `depth` points from the end of that side; in
    /// points.
    static func reach(of radius: Double, at depth: Double) -> Double {
        guard depth < radius else { return 0 }
        let rise = radius - max(0, depth)
        return radius - max(0, radius * radius - rise * rise).squareRoot()
    }
}
