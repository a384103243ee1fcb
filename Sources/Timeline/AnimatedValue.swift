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
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
        switch (self, end) {
        case (.scalar(let from), .scalar(let to)):
            return .scalar(mix(from, to))
        case (.point(let from), .point(let to)):
            return .point(Point(x: mix(from.x, to.x), y: mix(from.y, to.y)))
        case (.size(let from), .size(let to)):
            return .size(Size(width: mix(from.width, to.width), height: mix(from.height, to.height)))
        case (.pair(let fromX, let fromY), .pair(let toX, let toY)):
            return .pair(x: mix(fromX, toX), y: mix(fromY, toY))
        case (.corners(let from), .corners(let to)):
            return .corners(from.combined(with: to) { max(0, mix($0, $1)) })
        case (.text, .text):
            return progress < 1 ? self : end
        case (.scalar, _), (.point, _), (.size, _), (.pair, _), (.corners, _), (.text, _):
            preconditionFailure("a motion leads from one value to another of the same kind")
        }
    }

    /// The rate of change, per second, if progress from this value to `end` grows by `rate` per second: a value of the
    /// same kind; nil for texts, which have no rate.
    ///
    /// Equal numbers have the rate 0, whatever `rate` is.
    /// - Precondition: both are of one kind.
    public func rate(to end: AnimatedValue, at rate: Double) -> AnimatedValue? {
        func speed(_ from: Double, _ to: Double) -> Double { from == to ? 0 : (to - from) * rate }
        switch (self, end) {
        case (.scalar(let from), .scalar(let to)):
            return .scalar(speed(from, to))
        case (.point(let from), .point(let to)):
            return .point(Point(x: speed(from.x, to.x), y: speed(from.y, to.y)))
        case (.size(let from), .size(let to)):
            return .size(Size(width: speed(from.width, to.width), height: speed(from.height, to.height)))
        case (.pair(let fromX, let fromY), .pair(let toX, let toY)):
            return .pair(x: speed(fromX, toX), y: speed(fromY, toY))
        case (.corners(let from), .corners(let to)):
            return .corners(from.combined(with: to) { speed($0, $1) })
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
