import Dialogs
import Geometry
import Jobs

/// How what is drawn for a layer changes on the way: what it is at several moments, and how each becomes the next.
struct ShapeChange {
    /// In seconds from the start of the timeline, in order; two at a jump.
    var times: [Double]
    /// How each moment is left, as CSS writes it; the last says nothing.
    var easings: [String]
    /// What is drawn at each moment, in the order in which the picture of the rest has it.
    var drawn: [[DrawingOperation]]
    /// Where the layer cuts off what it carries, at each moment; none in space, where groups among what is drawn say
    /// it.
    var outlines: [VectorPath] = []
    /// In how many parts of a point coordinates are told; nil where all their decimals count, as springs and curves go
    /// beyond.
    var parts: Double?
    /// What of the layers in space is not seen at each moment, by their ids: those that turn their backs.
    var hidden: [String: [Bool]] = [:]

    /// What one of the operations is at each moment; nil where it is not there all the time.
    func states(at index: Int) -> [DrawingOperation]? {
        guard drawn.allSatisfy({ index < $0.count }) else { return nil }
        return drawn.map { $0[index] }
    }

    /// How what is in a group changes, given what the group is at each moment; nil where it is no group all the time.
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
    /// The path that it is drawn along; nil for texts, images and groups.
    var path: VectorPath? {
        switch self {
        case .fill(let path, _, _), .stroke(let path, _, _): path
        case .shadow(let shadow): shadow.path
        case .backdrop(let backdrop): backdrop.path
        case .text, .image, .group: nil
        }
    }
}

/// Moments between which something goes as good as straight.
struct MotionStops {
    /// A moment as it is told, and when it is to be looked at: just before, where it ends what jumps then.
    struct Stop {
        var time: Double
        var moment: Double
    }

    private(set) var stops: [Stop] = []
    private let measure: (Double) -> [Double]
    private var tolerance: Double
    private let most: Int
    /// How many layers are looked at for the numbers of one moment.
    private let layers: Int
    /// The numbers of moments that were looked at before: a coarser way has most of its moments in common with a finer
    /// one.
    private var known: [Double: [Double]] = [:]

    /// - Parameters:
    ///   - boundaries: Where the way may bend or jump, in seconds, in order; the first and the last are its ends.
    ///   - tolerance: How far any number may be from where straight lines have it.
    ///   - most: Where there would be more stops, numbers may be farther off, the same all the way.
    ///   - layers: How many layers are looked at for the numbers of one moment.
    ///   - measure: The numbers at a moment.
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

    /// No part is shorter than this, in seconds: what jumps in between does so within it.
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

    /// By how much the numbers of two lists differ at most.
    static func distance(_ one: [Double], _ other: [Double]) -> Double {
        guard one.count == other.count else { return .infinity }
        return zip(one, other).reduce(0) { max($0, abs($1.0 - $1.1)) }
    }
}
