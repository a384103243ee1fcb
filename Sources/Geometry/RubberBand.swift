/// How far a dragged view follows a finger that has gone beyond the end of the view's range: less and less.
///
/// f(x) = (1 − 1/(x·c/d + 1))·d for a finger x points beyond the end, with the coefficient c and the dimension d. At
/// the end itself the view follows at c times the finger's speed, and it never gets d points away. The formula and its
/// common coefficient, 0.55, are those of imitations of UIScrollView, which documents neither.
public struct RubberBand: Hashable, Sendable {
    /// The share of the finger's speed at which the view starts to follow; 0 holds it at the end.
    public let coefficient: Double
    /// The limit that the view approaches however far the finger goes, in points: the side of the view it is dragged
    /// in.
    public let dimension: Double

    /// The values that ``coefficient`` may have.
    public static let coefficientRange = 0.0...1.0

    /// A rubber band of this coefficient and dimension.
    /// - Precondition: the coefficient is in ``coefficientRange``, and the dimension finite and not negative.
    public init(coefficient: Double = 0.55, dimension: Double) {
        precondition(Self.coefficientRange.contains(coefficient), "a rubber band's coefficient is from 0 to 1")
        precondition(dimension.isFinite && dimension >= 0, "a rubber band's dimension is finite and not negative")
        self.coefficient = coefficient
        self.dimension = dimension
    }

    /// How far the view is beyond the end when the finger is `travel` points beyond it, in points, with the sign of
    /// `travel`.
    ///
    /// With a dimension of zero the view does not move. It is never further than the finger, and never as far as the
    /// dimension.
    /// - Precondition: `travel` is finite.
    public func offset(of travel: Double) -> Double {
        precondition(travel.isFinite, "a rubber band is drawn by a finite way")
        guard dimension > 0, coefficient > 0 else { return 0 }
        let distance = travel.magnitude
        // The same as the formula above, without its difference of two terms that may be nearly equal.
        let offset = distance * coefficient * dimension / (distance * coefficient + dimension)
        // The product overflows for a huge distance, for which the offset is all but the whole dimension.
        let bounded = offset.isFinite ? offset : dimension
        return travel < 0 ? -bounded : bounded
    }
}
