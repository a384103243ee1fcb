import Dialogs
import Geometry
import Jobs

/// How the operations of a layer change during the motion: their states at several moments, with easings in between.
struct ShapeChange {
    /// The moments, in seconds from the start of the timeline, in order; a jump has two.
    var times: [Double]
    /// The easing after each moment, as CSS writes it; the last one is ignored.
    var easings: [String]
    /// The operations at each moment, in the same order as in the picture of the resting layout.
    var drawn: [[DrawingOperation]]
    /// The outline to which the layer clips its children, at each moment. Empty in space, where the operations contain
    /// groups with clips instead.
    var outlines: [VectorPath] = []
    /// Coordinates are rounded to 1/`parts` of a point; `nil` keeps all decimals, because springs and curves that
    /// overshoot magnify errors.
    var parts: Double?
    /// Which layers in space are invisible at each moment, by their ids, because they face away.
    var hidden: [String: [Bool]] = [:]

    /// Returns an operation at each moment; `nil` if it is missing at any.
    func states(at index: Int) -> [DrawingOperation]? {
        guard drawn.allSatisfy({ index < $0.count }) else { return nil }
        return drawn.map { $0[index] }
    }

    /// Returns how the content of a group changes, given the group at each moment; `nil` if it is not always a group.
    func inside(_ states: [DrawingOperation]) -> ShapeChange? {
        let contents = states.compactMap { if case .group(let group) = $0 { group.operations } else { nil } }
        guard contents.count == states.count, contents.allSatisfy({ $0.count == contents[0].count }) else { return nil }
        var inside = self
        inside.drawn = contents
        inside.outlines = []
        return inside
    }
}

extension DrawingOperation {
    /// The path of the operation; `nil` for texts, images and groups.
    var path: VectorPath? {
        switch self {
        case .fill(let path, _, _), .stroke(let path, _, _): path
        case .shadow(let shadow): shadow.path
        case .backdrop(let backdrop): backdrop.path
        case .text, .image, .group: nil
        }
    }
}

/// Moments between which numbers change almost linearly.
struct MotionStops {
    /// The time of a keyframe, and the time at which it is sampled: just before `time` if a jump follows.
    struct Stop {
        var time: Double
        var moment: Double
    }

    private(set) var stops: [Stop] = []
    private let measure: (Double) -> [Double]
    private var tolerance: Double
    private let most: Int
    /// The number of layers that have to be examined for the numbers of one moment.
    private let layers: Int
    /// The numbers of moments sampled so far, as attempts with different tolerances share most moments.
    private var known: [Double: [Double]] = [:]

    /// - Parameters:
    ///   - boundaries: The times, in seconds and in order, at which numbers may jump, or change their rate; the first
    ///     and the last are the ends.
    ///   - tolerance: The greatest deviation of a number from linear interpolation.
    ///   - most: The most stops. The tolerance is raised, uniformly, until there are fewer.
    ///   - layers: The number of layers that have to be examined for the numbers of one moment.
    ///   - measure: Returns the numbers at a moment.
    init(
        through boundaries: [Double], tolerance: Double, most: Int, layers: Int,
        _ measure: @escaping (Double) -> [Double]
    ) {
        self.measure = measure
        self.tolerance = tolerance
        self.most = max(most, boundaries.count * 2)
        self.layers = layers
        for _ in 0..<Self.attempts {
            go(through: boundaries)
            if stops.count < self.most { return }
            self.tolerance *= 1.4
        }
    }

    private static let attempts = 16

    private mutating func numbers(at moment: Double) -> [Double] {
        if let known = known[moment] { return known }
        guard JobBudget.count(.stops, layers), !JobBudget.isOver(after: Int32(clamping: layers)) else { return [] }
        let numbers = measure(moment)
        known[moment] = numbers
        return numbers
    }

    private mutating func go(through boundaries: [Double]) {
        stops = []
        guard let first = boundaries.first else { return }
        var begin = (time: first, values: numbers(at: first))
        stops.append(Stop(time: first, moment: first))
        for time in boundaries.dropFirst() {
            let before = time.nextDown
            let end = numbers(at: before)
            split(begin.time, begin.values, time, end)
            let next = numbers(at: time)
            if Self.distance(end, next) > tolerance / 4 { stops.append(Stop(time: time, moment: before)) }
            stops.append(Stop(time: time, moment: time))
            begin = (time, next)
        }
    }

    /// The shortest interval, in seconds; a jump inside one is drawn as a change over its length.
    private static let shortest = 1.0 / 8000

    private mutating func split(_ from: Double, _ first: [Double], _ to: Double, _ last: [Double]) {
        guard to - from > Self.shortest, stops.count < most, !JobBudget.wasOver else { return }
        let values = [0.25, 0.5, 0.75].map { numbers(at: from + (to - from) * $0) }
        let off = zip([0.25, 0.5, 0.75], values).map { share, values in
            Self.distance(values, zip(first, last).map { $0 + ($1 - $0) * share })
        }
        guard off.contains(where: { $0 > tolerance }) else { return }
        let middle = from + (to - from) / 2
        split(from, first, middle, values[1])
        stops.append(Stop(time: middle, moment: middle))
        split(middle, values[1], to, last)
    }

    /// The greatest difference between corresponding numbers of two lists.
    static func distance(_ one: [Double], _ other: [Double]) -> Double {
        guard one.count == other.count else { return .infinity }
        return zip(one, other).reduce(0) { max($0, abs($1.0 - $1.1)) }
    }
}
