import Animations
import Dialogs
import Geometry
import Jobs
import JSONText
import Timeline

/// The keyframes of a property in a Lottie animation: Béziers, straight lines and holds, which is all that the format
/// has. Steps become holds, and springs as many straight lines as their tolerance requires.
struct LottieCurve {
    /// The interpolation after a keyframe.
    private enum Interpolation {
        case hold
        case curve(CubicBezier)
    }

    private struct Frame {
        /// The time in seconds.
        var time: Double
        /// The position between two values: the index of the first, and the progress to the second.
        var index: Int
        var progress: Double
        var interpolation: Interpolation
    }

    /// Frames per second: times are given in frames, including fractions.
    static let rate = 60.0

    private var frames: [Frame] = []
    private let count: Int

    /// - Parameter tolerance: Returns the tolerance of the progress in each interval between keyframes.
    init(_ pace: ChannelPace, tolerance: (Int) -> Double) {
        count = pace.times.count
        for index in pace.times.indices.dropLast() {
            let (duration, room) = (pace.times[index + 1] - pace.times[index], tolerance(index))
            if case .spring(let spring)? = pace.easings[index] {
                guard SpringLines.count(spring, over: duration, tolerance: room) else { break }
            }
            add(
                CSSEasing(pace.easings[index], over: duration, tolerance: room), from: pace.times[index], duration,
                index)
        }
        frames.append(Frame(time: pace.times.last ?? 0, index: count - 1, progress: 0, interpolation: .hold))
        partMoments()
    }

    private mutating func add(_ easing: CSSEasing, from time: Double, _ duration: Double, _ index: Int) {
        func add(_ fraction: Double, _ progress: Double, _ interpolation: Interpolation) {
            frames.append(
                Frame(time: time + duration * fraction, index: index, progress: progress, interpolation: interpolation))
        }
        switch easing {
        case .curve(let curve): add(0, 0, .curve(curve))
        case .steps(let steps):
            // At most 4,096 steps: no hold is shorter than that fraction of the interval.
            let count = min(steps.count, 4096)
            for step in 0..<count {
                let fraction = Double(step) / Double(count)
                add(fraction, steps.progress(at: fraction), .hold)
            }
        case .linear(let stops):
            let line = LinearEasing(stops)
            add(0, line.progress(at: 0), .curve(.linear))
            for stop in stops where stop.fraction > 0 && stop.fraction <= 1 {
                add(stop.fraction, stop.progress, .curve(.linear))
            }
            if let last = stops.last, last.fraction < 1 { add(1, line.progress(at: 1), .curve(.linear)) }
        }
    }

    /// If several keyframes have the same time, keeps only the first and the last, and moves the first slightly
    /// earlier.
    private mutating func partMoments() {
        var parted: [Frame] = []
        for frame in frames {
            guard let last = parted.last, frame.time - last.time < 1e-6 else {
                parted.append(frame)
                continue
            }
            let isThird = parted.count > 1 && frame.time - parted[parted.count - 2].time < 1e-4
            if parted.count == 1 || isThird {
                parted[parted.count - 1] = frame
            } else {
                parted[parted.count - 1].time -= 5e-5
                parted.append(frame)
            }
        }
        frames = parted
    }

    /// Writes the keyframes of a property through its values, one for each time of the pace, each written by `value`.
    func write(_ json: inout JSONWriter, value: (_ index: Int, _ progress: Double, inout JSONWriter) -> Void) {
        json.member("a", 1)
        json.beginArray("k")
        for (number, frame) in frames.enumerated() {
            if json.isFull || JobBudget.isOver() { break }
            json.beginObject()
            json.member("t", frame.time * Self.rate)
            json.key("s")
            value(frame.index, frame.progress, &json)
            if number + 1 < frames.count {
                switch frame.interpolation {
                case .hold: json.member("h", 1)
                case .curve(let curve):
                    Self.write("o", curve.x1, curve.y1, to: &json)
                    Self.write("i", curve.x2, curve.y2, to: &json)
                }
            }
            json.endObject()
        }
        json.endArray()
    }

    private static func write(_ name: StaticString, _ x: Double, _ y: Double, to json: inout JSONWriter) {
        json.beginObject(name)
        json.member("x", x, decimals: 9)
        json.member("y", y, decimals: 9)
        json.endObject()
    }
}

/// A numeric property, at rest or moving.
struct LottieValue {
    var rest: SIMD4<Double>
    var motion: (pace: ChannelPace, values: [SIMD4<Double>], tolerance: [Double])?
    /// The number of components, of up to four.
    var count: Int

    init(_ rest: SIMD4<Double>, count: Int) { (self.rest, self.count) = (rest, count) }

    /// Makes a moving property whose values are a function of a channel's.
    init(_ channel: MotionChannel, count: Int, tolerance: [Double], _ value: (SIMD4<Double>) -> SIMD4<Double>) {
        self.init(value(channel.values[0]), count: count)
        motion = (channel.pace, channel.values.map(value), tolerance)
    }

    /// Writes the property as a member.
    func write(_ name: StaticString, to json: inout JSONWriter) {
        json.beginObject(name)
        if let motion {
            LottieCurve(motion.pace) { motion.tolerance[$0] }.write(&json) { index, progress, json in
                var value = motion.values[index]
                if progress != 0, index + 1 < motion.values.count {
                    value += (motion.values[index + 1] - value) * progress
                }
                json.beginArray()
                for lane in 0..<count { json.number(value[lane]) }
                json.endArray()
            }
        } else {
            json.member("a", 0)
            if count == 1 {
                json.member("k", rest.x)
            } else {
                json.beginArray("k")
                for lane in 0..<count { json.number(rest[lane]) }
                json.endArray()
            }
        }
        json.endObject()
    }
}
