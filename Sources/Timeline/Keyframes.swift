public import Geometry

/// The keyframes of a track, in order.
///
/// Nearly every track has two, where it starts and where it ends, its values are numbers, and so is its easing: those are
/// kept in place, as numbers alone. A track then refers to nothing but its layer's name, so it is copied and let go of at
/// little cost. All others are kept in an array.
public struct Keyframes: Hashable, Sendable, RandomAccessCollection {
    // Read these where they lie, rather than what the list hands out. They do not count where there is no keyframe.

    /// When the first is.
    public let start: Double
    /// When the last is.
    public let end: Double
    /// All of them; nil where the two are kept in place.
    public let list: [Keyframe]?

    /// The values of the two that are kept in place; it does not count where there is a list.
    public let ends: Ends
    /// How the first of the two is left; it does not count where there is a list.
    public let pace: Pace

    /// At what value the first is.
    public var startValue: AnimatedValue { list?.first?.value ?? ends.startValue }
    /// At what value the last is.
    public var endValue: AnimatedValue { list?.last?.value ?? ends.endValue }

    /// How many keyframes there are.
    @inlinable public var count: Int { list?.count ?? 2 }

    /// The same keyframes as in the array.
    public init(_ keyframes: [Keyframe]) {
        if keyframes.count == 2, keyframes[1].easing == nil {
            self.init(
                from: keyframes[0].value, at: keyframes[0].time, to: keyframes[1].value, at: keyframes[1].time,
                easing: keyframes[0].easing)
        } else {
            self.init(listed: keyframes)
        }
    }

    /// Two keyframes: `start` at one time, left by `easing`, and `end` at a later one.
    init(from start: AnimatedValue, at time: Double, to end: AnimatedValue, at endTime: Double, easing: Easing?) {
        guard let ends = Ends(from: start, to: end), let pace = Pace(easing) else {
            self.init(listed: [
                Keyframe(time: time, value: start, easing: easing), Keyframe(time: endTime, value: end),
            ])
            return
        }
        self.init(start: time, end: endTime, list: nil, ends: ends, pace: pace)
    }

    private init(listed keyframes: [Keyframe]) {
        self.init(
            start: keyframes.first?.time ?? 0, end: keyframes.last?.time ?? 0, list: keyframes, ends: .scalars(0, 0),
            pace: .even)
    }

    @inlinable init(start: Double, end: Double, list: [Keyframe]?, ends: Ends, pace: Pace) {
        self.start = start
        self.end = end
        self.list = list
        self.ends = ends
        self.pace = pace
    }

    /// The place of the first keyframe: 0.
    @inlinable public var startIndex: Int { 0 }
    /// One behind the place of the last keyframe.
    @inlinable public var endIndex: Int { count }

    /// The keyframe at a place.
    /// - Precondition: the place is one of the keyframes'.
    @inlinable public subscript(position: Int) -> Keyframe {
        precondition(position >= 0 && position < count, "a keyframe's index is one of the list")
        if let list { return list[position] }
        return position == 0
            ? Keyframe(time: start, value: ends.startValue, easing: pace.easing)
            : Keyframe(time: end, value: ends.endValue)
    }

    /// Whether each time is as `holds` wants it.
    func allTimes(_ holds: (Double) -> Bool) -> Bool {
        holds(start) && holds(end) && (list?.allSatisfy { holds($0.time) } ?? true)
    }
}

// MARK: What is kept in place

extension Keyframes {
    /// Two values of one kind, both of them numbers.
    public struct Ends: Hashable, Sendable {
        /// What the numbers are.
        @usableFromInline enum Kind: Hashable, Sendable {
            case scalar, point, size, pair
        }

        @usableFromInline let kind: Kind
        // Of one number, the second is zero.
        @usableFromInline let start: Point
        @usableFromInline let end: Point

        @inlinable init(_ kind: Kind, _ start: Point, _ end: Point) {
            self.kind = kind
            self.start = start
            self.end = end
        }

        /// From one number to another.
        @inlinable public static func scalars(_ start: Double, _ end: Double) -> Ends {
            Ends(.scalar, Point(x: start, y: 0), Point(x: end, y: 0))
        }

        /// From one place to another.
        @inlinable public static func points(_ start: Point, _ end: Point) -> Ends { Ends(.point, start, end) }

        /// From one size to another.
        @inlinable public static func sizes(_ start: Size, _ end: Size) -> Ends {
            Ends(.size, Point(x: start.width, y: start.height), Point(x: end.width, y: end.height))
        }

        /// Two numbers along x and y, from each to another.
        @inlinable public static func pairs(_ start: (x: Double, y: Double), _ end: (x: Double, y: Double)) -> Ends {
            Ends(.pair, Point(x: start.x, y: start.y), Point(x: end.x, y: end.y))
        }

        /// Nil where the values are not numbers, or of two kinds.
        init?(from start: AnimatedValue, to end: AnimatedValue) {
            switch (start, end) {
            case (.scalar(let from), .scalar(let to)): self = .scalars(from, to)
            case (.point(let from), .point(let to)): self = .points(from, to)
            case (.size(let from), .size(let to)): self = .sizes(from, to)
            case (.pair(let fromX, let fromY), .pair(let toX, let toY)): self = .pairs((fromX, fromY), (toX, toY))
            case (.scalar, _), (.point, _), (.size, _), (.pair, _), (.text, _): return nil
            }
        }

        /// The value at the start.
        @inlinable public var startValue: AnimatedValue { value(start) }
        /// The value at the end.
        @inlinable public var endValue: AnimatedValue { value(end) }

        @inlinable func value(_ numbers: Point) -> AnimatedValue {
            switch kind {
            case .scalar: .scalar(numbers.x)
            case .point: .point(numbers)
            case .size: .size(Size(width: numbers.x, height: numbers.y))
            case .pair: .pair(x: numbers.x, y: numbers.y)
            }
        }

        /// The same values, the other way round.
        public var reversed: Ends { Ends(kind, end, start) }
    }

    /// How one keyframe is left for the next: an easing that is numbers alone.
    public enum Pace: Hashable, Sendable {
        /// None is said.
        case even
        /// Along a Bézier curve.
        case curve(CubicBezier)
        /// In jumps.
        case steps(StepsEasing)
        /// As a spring.
        case spring(Spring)

        /// Nil for an easing that is a list.
        public init?(_ easing: Easing?) {
            switch easing {
            case nil: self = .even
            case .cubicBezier(let curve): self = .curve(curve)
            case .steps(let steps): self = .steps(steps)
            case .spring(let spring): self = .spring(spring)
            case .linear: return nil
            }
        }

        /// The easing that it is; nil where none is said.
        @inlinable public var easing: Easing? {
            switch self {
            case .even: nil
            case .curve(let curve): .cubicBezier(curve)
            case .steps(let steps): .steps(steps)
            case .spring(let spring): .spring(spring)
            }
        }
    }
}
