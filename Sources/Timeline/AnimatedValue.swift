public import Geometry

/// A value that a track changes over time.
public enum AnimatedValue: Hashable, Sendable {
    /// One number: an opacity, an angle, a radius.
    case scalar(Double)
    /// A place, in points.
    case point(Point)
    /// A size, in points.
    case size(Size)
    /// Two numbers along x and y, such as a scale.
    case pair(x: Double, y: Double)
    /// The radii of four corners, in points; interpolation never makes one negative.
    indirect case corners(CornerRadii)
    /// A word, such as a colour. It is not interpolated.
    case text(String)

    /// The value at `progress` of the way from this one to `end`.
    ///
    /// 0 gives this value and 1 gives `end`, exactly; any other progress, also outside 0…1, gives a point on the
    /// straight line through both, number by number. Equal numbers stay as they are. A text changes when progress
    /// reaches 1.
    /// - Precondition: both are of one kind.
    public func interpolated(to end: AnimatedValue, at progress: Double) -> AnimatedValue {
        if progress == 1 { return end }
        return combined(with: end, radiiFrom: 0) { $0 + ($1 - $0) * progress } ?? (progress < 1 ? self : end)
    }

    /// The rate of change, per second, if progress from this value to `end` grows by `rate` per second: a value of the
    /// same kind; nil for texts, which have no rate.
    ///
    /// Equal numbers have the rate 0, whatever `rate` is.
    /// - Precondition: both are of one kind.
    public func rate(to end: AnimatedValue, at rate: Double) -> AnimatedValue? {
        combined(with: end) { $0 == $1 ? 0 : ($1 - $0) * rate }
    }

    /// A value of the same kind, whose numbers are combined from those of this value and of `other`; nil for texts.
    /// - Parameter least: The least radius of a corner.
    @inline(__always) private func combined(
        with other: AnimatedValue, radiiFrom least: Double = -.infinity, _ combine: (Double, Double) -> Double
    ) -> AnimatedValue? {
        switch (self, other) {
        case (.scalar(let one), .scalar(let other)):
            return .scalar(combine(one, other))
        case (.point(let one), .point(let other)):
            return .point(Point(x: combine(one.x, other.x), y: combine(one.y, other.y)))
        case (.size(let one), .size(let other)):
            return .size(Size(width: combine(one.width, other.width), height: combine(one.height, other.height)))
        case (.pair(let oneX, let oneY), .pair(let otherX, let otherY)):
            return .pair(x: combine(oneX, otherX), y: combine(oneY, otherY))
        case (.corners(let one), .corners(let other)):
            return .corners(one.combined(with: other) { max(least, combine($0, $1)) })
        case (.text, .text):
            return nil
        case (.scalar, _), (.point, _), (.size, _), (.pair, _), (.corners, _), (.text, _):
            preconditionFailure("a motion leads from one value to another of the same kind")
        }
    }

    /// Whether a motion can lead from this value to `other`, because both are of one kind.
    public func isSameKind(as other: AnimatedValue) -> Bool {
        switch (self, other) {
        case (.scalar, .scalar), (.point, .point), (.size, .size), (.pair, .pair), (.corners, .corners), (.text, .text):
            true
        case (.scalar, _), (.point, _), (.size, _), (.pair, _), (.corners, _), (.text, _): false
        }
    }
}
