import Animations
import Jobs
import Timeline

// Makes moves of the channels of a motion.
extension TransitionModel {
    static func moves(_ motion: LayerMotion, _ says: (Move) -> Bool) -> [Move] {
        var moves: [Move] = []
        for channel in motion.channels where channel.property != .size && !channel.isAdded {
            let all = motion.channels.filter { $0.property == channel.property }
            guard var move = move(all) else { continue }
            let isTold = move.pace.isTable || move.pace.isPath
            if !isTold, !says(move) { move.pace = .table(progress(in: move.duration, move.progress)) }
            moves.append(move)
        }
        return moves
    }

    /// Returns the sum of several channels as one move; `nil` if nothing moves.
    private static func move(_ channels: [MotionChannel]) -> Move? {
        guard let first = channels.first, channels.count == 1, let segment = segment(of: first) else {
            return table(channels)
        }
        let (start, end) = (first.pace.times[segment], first.pace.times[segment + 1])
        let pace: Pace? =
            switch first.pace.easings[segment] {
            case .cubicBezier(let curve): .curve(curve)
            case .spring(let spring): .spring(spring)
            default: nil
            }
        guard let pace else { return table(channels) }
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

    /// Returns the sum of the channels as a table of its progress, if it goes straight to its end, or as a path.
    private static func table(_ channels: [MotionChannel]) -> Move? {
        let duration = channels.map { $0.pace.times.last ?? 0 }.max() ?? 0
        guard let first = channels.first, duration > 0 else { return nil }
        let stretches = stretches(in: duration)
        let values = (0...stretches).map { value(of: channels, at: duration * Double($0) / Double(stretches)) }
        let (from, to) = (values[0], values[stretches])
        // What takes longer needs more moments than a table has.
        guard duration <= 2, let progress = progress(along: values, of: first.property) else {
            return path(channels, in: duration)
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

    /// Returns the sum of the channels by its values, from where it begins to move until it has ended; `nil` if it does
    /// not move.
    private static func path(_ channels: [MotionChannel], in duration: Double) -> Move? {
        let times = Set(channels.flatMap(moments) + [0, duration]).sorted()
        var stops = times.map { (time: $0, value: value(of: channels, at: $0)) }
        stops = withoutNeedless(stops)
        guard let property = channels.first?.property, let first = stops.first, let last = stops.last,
            stops.contains(where: { isApart($0.value, first.value, property) }), last.time > first.time,
            JobBudget.count(.bytes, stops.count * 32)
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
        for index in channel.pace.times.indices {
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
            case .some:
                let stretches = Int(min(max((length * 120).rounded(.up), 24), 240))
                moments += (1..<stretches).map { start + length * Double($0) / Double(stretches) }
            }
        }
        return moments
    }

    /// Returns the stops without those on the line between their neighbours, and without rests at either end.
    private static func withoutNeedless(
        _ stops: [(time: Double, value: SIMD4<Double>)]
    ) -> [(time: Double, value: SIMD4<Double>)] {
        var kept: [(time: Double, value: SIMD4<Double>)] = []
        for (index, stop) in stops.enumerated() {
            if let before = kept.last, index + 1 < stops.count {
                let after = stops[index + 1]
                let share = (stop.time - before.time) / (after.time - before.time)
                let line = before.value + (after.value - before.value) * share
                let off = line - stop.value
                if (0..<4).allSatisfy({ abs(off[$0]) < 1e-6 }) { continue }
            }
            kept.append(stop)
        }
        while kept.count > 2, kept[0].value == kept[1].value { kept.removeFirst() }
        while kept.count > 2, kept[kept.count - 1].value == kept[kept.count - 2].value { kept.removeLast() }
        return kept
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

    /// The shares and the values of one of the numbers, as lists.
    func listed(_ lane: Int) -> (shares: String, values: String) {
        (SourceText.numbers(stops.map(\.share)), SourceText.numbers(stops.map { $0.value[lane] }))
    }
}
