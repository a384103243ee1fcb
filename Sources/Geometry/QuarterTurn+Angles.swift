extension QuarterTurn {
    /// Angles about x, y and z in degrees, applied as `rotateX() rotateY() rotateZ()` of CSS.
    public typealias Angles = (x: Double, y: Double, z: Double)

    /// Converts rotations in space of the turned content to the axes of the surface; the axes turn with the content.
    ///
    /// If the content rotates about both x and y, and the turn exchanges these axes, the result is the three angles
    /// that give the same orientation. Otherwise each angle is kept, including whole revolutions, and only changes its
    /// axis or sign.
    public func rotate(_ angles: Angles) -> Angles {
        switch self {
        case .none: angles
        case .half: (Self.negated(angles.x), Self.negated(angles.y), angles.z)
        case .right: Self.reordered(about: angles.x, thenAbout: Self.negated(angles.y), angles.z)
        case .left: Self.reordered(about: Self.negated(angles.x), thenAbout: angles.y, angles.z)
        }
    }

    /// The angles about x, y and z that are equivalent to `rotateY(first) rotateX(second) rotateZ(z)`.
    private static func reordered(about first: Double, thenAbout second: Double, _ z: Double) -> Angles {
        guard first != 0, second != 0 else { return (second, first, z) }
        let (one, other) = (Direction(degrees: first), Direction(degrees: second))
        let sine = one.sine * other.cosine
        func degrees(_ x: Double, _ y: Double) -> Double { angle(x, y) * 180 / .pi }
        return (
            degrees(one.cosine * other.cosine, other.sine),
            degrees(max(0, 1 - sine * sine).squareRoot(), sine),
            z + degrees(one.cosine, -one.sine * other.sine)
        )
    }

    private static func negated(_ degrees: Double) -> Double { degrees == 0 ? 0 : -degrees }
}
