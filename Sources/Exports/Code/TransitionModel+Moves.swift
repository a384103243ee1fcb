import Animations
import Geometry
import Jobs
import Timeline

// Makes moves of the channels of a motion.
extension TransitionModel {
    static func moves(_ motion: LayerMotion, of size: Size, _ says: (Move) -> Bool) -> [Move] {
        var moves: [Move] = []
        for channel in motion.channels
        where channel.property != .size && !channel.isAdded && !JobBudget.isOver(after: 100) {
            let all = motion.channels.filter { $0.property == channel.property }
            guard var move = move(all, of: size) else { continue }
            let isTold = move.pace.isTable || move.pace.isPath
            if !isTold, !says(move) {
                // A spring that swings for long needs more moments than a table has.
                let isLong = move.duration > mostSecondsOfTable
                if isLong, let path = path(all, in: all.map { $0.pace.times.last ?? 0 }.max() ?? 0, of: size) {
                    move = path
                } else {
                    move.pace = .table(progress(in: move.duration, move.progress))
                }
            }
            moves.append(move)
        }
        return moves
    }

    /// Returns the sum of several channels as one move; `nil` if nothing moves.
    private static func move(_ channels: [MotionChannel], of size: Size) -> Move? {
        guard let first = channels.first, channels.count == 1, let segment = segment(of: first) else {
            return table(channels, of: size)
        }
        let (start, end) = (first.pace.times[segment], first.pace.times[segment + 1])
        let pace: Pace? =
            switch first.pace.easings[segment] {
            case .cubicBezier(let curve): .curve(curve)
            case .spring(let spring): .spring(spring)
            default: nil
            }
        guard let pace else { return table(channels, of: size) }
        return Move(
            property: first.property, from: first.values[segment], to: first.values[segment + 1], delay: start,
            duration: end - start, pace: pace)
    }

    /// The only interval between keyframes in which a channel moves; `nil` if there are several, or if the channel
    /// jumps.
    private static func segment(of channel: MotionChannel) -> Int? {
        let moving = channel.values.indices.dropLast().filter { channel.values[$0] != channel.values[$0 + 1] }
        guard moving.count == 1, channel.pace.times[moving[0]] < channel.pace.times[moving[0] + 1] else { return nil }
        return moving[0]
    }

    // MARK: Tables

    /// Returns a table of the progress at evenly spaced moments; the last is 1.
    private static func progress(in duration: Double, _ told: (Double) -> Double) -> [Double] {
        let stretches = stretches(in: duration)
        return (0..<stretches).map { told(duration * Double($0) / Double(stretches)) } + [1]
    }

    /// The number of intervals of a table: two per frame at 60 frames per second, within limits that keep it precise
    /// and readable.
    private static func stretches(in duration: Double) -> Int {
        Int(min(max((duration * 120).rounded(.up), 60), 240))
    }

    /// The longest duration that a table describes, in seconds; what takes longer needs more moments than it has.
    private static let mostSecondsOfTable = 2.0

    /// Returns the sum of the channels as a table of its progress, if it goes straight to its end, or as a path.
    private static func table(_ channels: [MotionChannel], of size: Size) -> Move? {
        let duration = channels.map { $0.pace.times.last ?? 0 }.max() ?? 0
        guard let first = channels.first, duration > 0 else { return nil }
        let stretches = stretches(in: duration)
        let values = (0...stretches).map { value(of: channels, at: duration * Double($0) / Double(stretches)) }
        let (from, to) = (values[0], values[stretches])
        guard duration <= mostSecondsOfTable, let progress = progress(along: values, of: first.property) else {
            return path(channels, in: duration, of: size)
        }
        return Move(property: first.property, from: from, to: to, delay: 0, duration: duration, pace: .table(progress))
    }

    /// Returns how far each value is on the straight way from the first to the last; `nil` if not all are on it, or if
    /// the way is short beside how far they go.
    private static func progress(along values: [SIMD4<Double>], of property: MotionChannel.Property) -> [Double]? {
        guard let from = values.first, let to = values.last else { return nil }
        let lanes = 0..<property.numbers
        let change = to - from
        let lane = lanes.max { abs(change[$0]) < abs(change[$1]) } ?? 0
        guard abs(change[lane]) > 1e-9 else { return nil }
        let progress = values.map { ($0[lane] - from[lane]) / change[lane] }
        let isStraight = zip(values, progress).allSatisfy { value, progress in
            abs(progress) < 8
                && lanes.allSatisfy { abs(value[$0] - from[$0] - change[$0] * progress) <= 1e-4 * abs(change[lane]) }
        }
        return isStraight ? progress : nil
    }

    private static func value(of channels: [MotionChannel], at time: Double) -> SIMD4<Double> {
        channels.reduce(.zero) { $0 + $1.value(at: time) }
    }

    // MARK: Paths

    /// How long before a jump its stop is, in seconds.
    private static let instant = 1e-5

    /// The most moments at which a spring is looked at.
    private static let mostOfSpring = 4_800.0

    /// The angle of a swing, in radians, that one line stands in for: it is off by an eighth of its square, 0.2 %.
    private static let chord = 0.12

    /// The fewest bytes that a stop takes in any text: its share of a long time has six decimals.
    private static let leastBytes = 12

    /// Returns the sum of the channels by its values, from where it begins to move until it has ended; `nil` if it does
    /// not move.
    private static func path(_ channels: [MotionChannel], in duration: Double, of size: Size) -> Move? {
        guard let property = channels.first?.property else { return nil }
        let times = Set(channels.flatMap(moments) + [0, duration]).sorted()
        var stops: [(time: Double, value: SIMD4<Double>)] = []
        for time in times where !JobBudget.isOver() { stops.append((time, value(of: channels, at: time))) }
        stops = withoutNeedless(
            stops, rooms: rooms(stops, property, size), keyframes: Set(channels.flatMap(\.pace.times)))
        guard let first = stops.first, let last = stops.last, !JobBudget.wasOver,
            stops.contains(where: { isApart($0.value, first.value, property) }), last.time > first.time
        else { return nil }
        let length = last.time - first.time
        return Move(
            property: property, from: first.value, to: last.value, delay: first.time, duration: length,
            pace: .path(stops.map { Stop(share: ($0.time - first.time) / length, value: $0.value) }))
    }

    private static func isApart(
        _ value: SIMD4<Double>, _ other: SIMD4<Double>, _ property: MotionChannel.Property
    ) -> Bool {
        (0..<property.numbers).contains { abs(value[$0] - other[$0]) > 1e-9 }
    }

    /// The moments at which a channel has to be looked at: its keyframes, and what lies between those that differ.
    private static func moments(of channel: MotionChannel) -> [Double] {
        var moments: [Double] = []
        for index in channel.pace.times.indices where !JobBudget.isOver(after: 5) {
            let start = channel.pace.times[index]
            moments.append(start)
            guard index + 1 < channel.pace.times.count, channel.values[index] != channel.values[index + 1] else {
                continue
            }
            let length = channel.pace.times[index + 1] - start
            switch channel.pace.easings[index] {
            case nil: moments.append(start + max(0, length - instant))
            case .steps(let stairs):
                let jumps = (0...stairs.count).map { start + length * Double($0) / Double(stairs.count) }
                moments += jumps.flatMap { [max(start, $0 - instant), $0] }
            case .some(let easing):
                // A curve has one bend for its whole length, a spring swings all along.
                var (count, most) = (length * 120, 240.0)
                if case .spring(let spring) = easing {
                    (count, most) = (max(count, length * spring.naturalFrequency / chord), mostOfSpring)
                }
                let stretches = Int(min(max(count.rounded(.up), 24), most))
                moments += (1..<stretches).map { start + length * Double($0) / Double(stretches) }
            }
        }
        return moments
    }

    /// How far each number of a path may be from the motion: as far as in other exports.
    private static func rooms(
        _ stops: [(time: Double, value: SIMD4<Double>)], _ property: MotionChannel.Property, _ size: Size
    ) -> SIMD4<Double> {
        guard var low = stops.first?.value else { return .zero }
        var high = low
        for stop in stops { (low, high) = (pointwiseMin(low, stop.value), pointwiseMax(high, stop.value)) }
        return (high - low) * MotionTolerance.standard.progress(property, from: low, to: high, in: size)
    }

    /// Returns the stops without those on the line between others, and without rests at either end.
    ///
    /// A line is drawn from a stop as far as there is one that passes all stops between within their room; keyframes
    /// have none, so that rests stay where they are.
    private static func withoutNeedless(
        _ stops: [(time: Double, value: SIMD4<Double>)], rooms: SIMD4<Double>, keyframes: Set<Double>
    ) -> [(time: Double, value: SIMD4<Double>)] {
        guard let first = stops.first else { return [] }
        var remaining = [first]
        var start = first
        // The flattest and the steepest line.
        var (low, high) = (SIMD4(repeating: -Double.infinity), SIMD4(repeating: Double.infinity))
        for index in stops.indices.dropFirst() where !JobBudget.isOver() {
            let stop = stops[index]
            func slope() -> SIMD4<Double> { (stop.value - start.value) / (stop.time - start.time) }
            let direct = slope()
            if (0..<4).contains(where: { direct[$0] < low[$0] || direct[$0] > high[$0] }) {
                start = stops[index - 1]
                remaining.append(start)
                JobBudget.count(.bytes, leastBytes)
                (low, high) = (SIMD4(repeating: -Double.infinity), SIMD4(repeating: Double.infinity))
            }
            let least = SIMD4(repeating: 1e-9)
            let room = (keyframes.contains(stop.time) ? least : pointwiseMax(rooms, least)) / (stop.time - start.time)
            (low, high) = (pointwiseMax(low, slope() - room), pointwiseMin(high, slope() + room))
        }
        if stops.count > 1 { remaining.append(stops[stops.count - 1]) }
        while remaining.count > 2, remaining[0].value == remaining[1].value { remaining.removeFirst() }
        while remaining.count > 2, remaining[remaining.count - 1].value == remaining[remaining.count - 2].value {
            remaining.removeLast()
        }
        return remaining
    }
}

extension TransitionModel.Move {
    /// The values from the first to the last, whatever the pace.
    var stops: [TransitionModel.Stop] {
        func along(_ progress: [Double]) -> [TransitionModel.Stop] {
            progress.enumerated().map { index, share in
                TransitionModel.Stop(
                    share: Double(index) / Double(progress.count - 1), value: from + (to - from) * share)
            }
        }
        switch pace {
        case .path(let stops): return stops
        case .table(let progress): return along(progress)
        case .curve, .spring: return along((0..<60).map { progress(at: duration * Double($0) / 60) } + [1])
        }
    }

    /// The value of one of the numbers that stays the same all along a path; `nil` if it moves, or if there is no path.
    func still(_ lane: Int) -> Double? {
        guard case .path(let stops) = pace, let value = stops.first?.value[lane] else { return nil }
        return stops.allSatisfy { abs($0.value[lane] - value) < 1e-6 } ? value : nil
    }

    /// The shares and the values of one of the numbers, as lists.
    func listed(_ lane: Int) -> (shares: String, values: String) {
        (SourceText.numbers(stops.map(\.share)), SourceText.numbers(stops.map { $0.value[lane] }))
    }
}
