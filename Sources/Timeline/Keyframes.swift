public import Geometry

/// The keyframes of a track, in order.
///
/// Nearly every track has two keyframes with values that are numbers, and an easing without a list. Such keyframes are
/// stored inline, as a segment of plain numbers. So are the three keyframes of a track that reaches its end early and
/// stays there, as fades beside a bouncing spring do. Such a track refers to nothing but its layer's name, so it is
/// cheap to copy and release. All other keyframes are stored in an array.
public struct Keyframes: Hashable, Sendable, RandomAccessCollection {
    /// The time of the first keyframe, in seconds; 0 if there is none.
    public let start: Double
    /// The time of the last keyframe, in seconds; 0 if there is none.
    public let end: Double
    /// The time of the second of three inline keyframes, from which on the last value holds; otherwise `end`.
    public let arrival: Double
    @usableFromInline let storage: Storage

    /// Where the keyframes are stored.
    @usableFromInline enum Storage: Hashable, Sendable {
        /// Two keyframes, at `start` and `end`; or three, where the second is at `arrival` and has the value of the
        /// third.
        case segment(Segment)
        case list([Keyframe])
    }

    /// The change from the first keyframe to the second, as plain numbers; nil if the keyframes are stored in an array.
    /// If `isHeld` is true, a third keyframe holds the value of the second.
    ///
    /// Reading this is cheaper than reading the elements of the collection.
    @inlinable public var segment: Segment? {
        @inline(__always) get { if case .segment(let segment) = storage { segment } else { nil } }
    }

    /// Whether a segment reaches its end value early and stays there.
    @inlinable public var isHeld: Bool { arrival < end }

    /// All keyframes if they are stored in an array; nil if there is a segment.
    @inlinable var list: [Keyframe]? {
        @inline(__always) get { if case .list(let list) = storage { list } else { nil } }
    }

    /// The value of the first keyframe; 0 if there is none.
    public var startValue: AnimatedValue {
        switch storage {
        case .segment(let segment): segment.ends.startValue
        case .list(let list): list.first?.value ?? .scalar(0)
        }
    }

    /// The value of the last keyframe; 0 if there is none.
    public var endValue: AnimatedValue {
        switch storage {
        case .segment(let segment): segment.ends.endValue
        case .list(let list): list.last?.value ?? .scalar(0)
        }
    }

    /// How many keyframes there are.
    @inlinable public var count: Int {
        switch storage {
        case .segment: isHeld ? 3 : 2
        case .list(let list): list.count
        }
    }

    /// Makes the collection from an array of keyframes, in its order.
    public init(_ keyframes: [Keyframe]) {
        if keyframes.count == 2, keyframes[1].easing == nil {
            self.init(
                from: keyframes[0].value, at: keyframes[0].time, to: keyframes[1].value, at: keyframes[1].time,
                easing: keyframes[0].easing)
        } else if let ends = Self.endsOfHeld(keyframes), let pace = Pace(keyframes[0].easing) {
            self.init(
                start: keyframes[0].time, arrival: keyframes[1].time, end: keyframes[2].time,
                Segment(ends: ends, pace: pace))
        } else {
            self.init(listed: keyframes)
        }
    }

    /// The values of three keyframes of numbers if the last two have the same value; nil for any others.
    private static func endsOfHeld(_ keyframes: [Keyframe]) -> Ends? {
        guard keyframes.count == 3, keyframes[1].easing == nil, keyframes[2].easing == nil,
            keyframes[1].time < keyframes[2].time, keyframes[1].value == keyframes[2].value
        else { return nil }
        return Ends(from: keyframes[0].value, to: keyframes[1].value)
    }

    /// Two keyframes: `start` at `time`, with `easing` to the next, and `end` at `endTime`.
    init(from start: AnimatedValue, at time: Double, to end: AnimatedValue, at endTime: Double, easing: Easing?) {
        guard let ends = Ends(from: start, to: end), let pace = Pace(easing) else {
            self.init(listed: [
                Keyframe(time: time, value: start, easing: easing), Keyframe(time: endTime, value: end),
            ])
            return
        }
        self.init(start: time, end: endTime, Segment(ends: ends, pace: pace))
    }

    private init(listed keyframes: [Keyframe]) {
        start = keyframes.first?.time ?? 0
        end = keyframes.last?.time ?? 0
        arrival = end
        storage = .list(keyframes)
    }

    /// - Parameter arrival: The time at which the value reaches its end, where it stays; nil means `end`.
    @inlinable init(start: Double, arrival: Double? = nil, end: Double, _ segment: Segment) {
        self.start = start
        self.end = end
        self.arrival = arrival ?? end
        storage = .segment(segment)
    }

    /// The index of the first keyframe: 0.
    @inlinable public var startIndex: Int { 0 }
    /// The index after the last keyframe.
    @inlinable public var endIndex: Int { count }

    /// The keyframe at an index.
    /// - Precondition: the index is one of the keyframes'.
    @inlinable public subscript(position: Int) -> Keyframe {
        switch storage {
        case .segment(let segment):
            precondition(position >= 0 && position < count, "a keyframe's index is one of the list")
            return position == 0
                ? Keyframe(time: start, value: segment.ends.startValue, easing: segment.pace.easing)
                : Keyframe(time: position == 1 ? arrival : end, value: segment.ends.endValue)
        case .list(let list): return list[position]
        }
    }

    /// Whether `holds` is true for every time.
    func allTimes(_ holds: (Double) -> Bool) -> Bool {
        holds(start) && holds(arrival) && holds(end) && (list?.allSatisfy { holds($0.time) } ?? true)
    }
}

// MARK: Inline storage

extension Keyframes {
    /// The values of two keyframes, and the easing between them.
    public struct Segment: Hashable, Sendable {
        /// The values of both keyframes.
        public let ends: Ends
        /// The easing from the first to the second.
        public let pace: Pace

        @inlinable init(ends: Ends, pace: Pace) {
            self.ends = ends
            self.pace = pace
        }
    }

    /// Two values of one kind, both of them one number or two.
    public struct Ends: Hashable, Sendable {
        /// What the numbers mean.
        @usableFromInline enum Kind: Hashable, Sendable {
            case scalar, point, size, pair
        }

        @usableFromInline let kind: Kind
        // For a single number, y is zero.
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

        /// From one pair of numbers along x and y to another.
        @inlinable public static func pairs(_ start: (x: Double, y: Double), _ end: (x: Double, y: Double)) -> Ends {
            Ends(.pair, Point(x: start.x, y: start.y), Point(x: end.x, y: end.y))
        }

        /// The two values of a change; nil if they are neither one number nor two, or of different kinds.
        init?(from start: AnimatedValue, to end: AnimatedValue) {
            switch (start, end) {
            case (.scalar(let from), .scalar(let to)): self = .scalars(from, to)
            case (.point(let from), .point(let to)): self = .points(from, to)
            case (.size(let from), .size(let to)): self = .sizes(from, to)
            case (.pair(let fromX, let fromY), .pair(let toX, let toY)): self = .pairs((fromX, fromY), (toX, toY))
            case (.scalar, _), (.point, _), (.size, _), (.pair, _), (.corners, _), (.text, _): return nil
            }
        }

        /// Whether each value is a single number.
        @inlinable public var areScalar: Bool {
            switch kind {
            case .scalar: true
            case .point, .size, .pair: false
            }
        }
        /// The numbers of the value at the start; y is zero for a single number.
        @inlinable public var startNumbers: Point { start }
        /// The numbers of the value at the end; y is zero for a single number.
        @inlinable public var endNumbers: Point { end }

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

        /// These values in reverse order.
        public var reversed: Ends { Ends(kind, end, start) }
    }

    /// The easing from one keyframe to the next, if it consists of plain numbers.
    public enum Pace: Hashable, Sendable {
        /// No easing: the value stays until the next keyframe.
        case even
        /// Along a Bézier curve.
        case curve(CubicBezier)
        /// In jumps.
        case steps(StepsEasing)
        /// As a spring.
        case spring(Spring)

        /// The pace for an easing; nil for a piecewise line, which needs a list of stops.
        public init?(_ easing: Easing?) {
            switch easing {
            case nil: self = .even
            case .cubicBezier(let curve): self = .curve(curve)
            case .steps(let steps): self = .steps(steps)
            case .spring(let spring): self = .spring(spring)
            case .linear: return nil
            }
        }

        /// The pace as an easing; nil for `even`, which has no easing.
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
