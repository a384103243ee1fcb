import Foundation

/// Plays a timeline as a client does that has read nothing but the contract: another judge than the code under test.
///
/// Béziers are solved by halving, springs stepped through by Runge and Kutta's method, 400 steps a spring.
package struct Player: Sendable {
    package let timeline: JSON

    package init(_ timeline: JSON) { self.timeline = timeline }

    package var duration: Double { timeline["duration"].number }

    /// The layers and properties that move; the coordinates of a position as `position`.
    package var moved: Set<[String]> {
        Set(
            timeline["tracks"].elements.map { track in
                let property = track["property"].string ?? ""
                return [track["layer"].string ?? "", property.hasPrefix("position") ? "position" : property]
            })
    }

    /// The value of a property at a time; nil where no track moves it.
    package func value(_ layer: String, _ property: String, at time: Double) -> [Double]? {
        let tracks = timeline["tracks"]
        if let value = Self.value(tracks.track(layer, property), at: time) { return value }
        guard property == "position", let x = Self.value(tracks.track(layer, "positionX"), at: time),
            let y = Self.value(tracks.track(layer, "positionY"), at: time)
        else { return nil }
        return x + y
    }

    /// The rate of change of a property at a time, by a difference over a ten-millionth of a second.
    package func velocity(_ layer: String, _ property: String, at time: Double) -> [Double]? {
        let step = 1e-7
        guard let here = value(layer, property, at: time), let there = value(layer, property, at: time + step) else {
            return nil
        }
        return zip(here, there).map { ($1 - $0) / step }
    }

    /// The numbers of a JSON value: itself, or those in it.
    package static func numbers(_ json: JSON) -> [Double] {
        if case .number(let number) = json { return [number] }
        return json.elements.map(\.number)
    }

    private static func value(_ track: JSON, at time: Double) -> [Double]? {
        let keyframes = track["keyframes"].elements
        guard let last = keyframes.last else { return nil }
        guard time < last["time"].number else { return numbers(last["value"]) }
        var index = 0
        while index + 1 < keyframes.count, keyframes[index + 1]["time"].number <= time { index += 1 }
        let (from, to) = (keyframes[index], keyframes[index + 1])
        let length = to["time"].number - from["time"].number
        let seconds = max(0, time - from["time"].number)
        let progress = progress(from["easing"], seconds: seconds, of: length)
        return zip(numbers(from["value"]), numbers(to["value"])).map { $0 + ($1 - $0) * progress }
    }

    /// How far an easing has come after `seconds` of `length`.
    package static func progress(_ easing: JSON, seconds: Double, of length: Double) -> Double {
        let fraction = seconds / length
        let bezier = numbers(easing["cubicBezier"])
        if bezier.count == 4 { return Self.bezier(bezier, at: fraction) }
        if easing["spring"] != .missing { return spring(easing["spring"], after: seconds) }
        if easing["steps"] != .missing { return steps(easing, at: fraction) }
        let stops = easing["linear"].elements.map { numbers($0) }
        if stops.isEmpty { return fraction }
        guard let after = stops.firstIndex(where: { $0[1] > fraction }) else { return stops[stops.count - 1][0] }
        guard after > 0 else { return stops[0][0] }
        let (one, other) = (stops[after - 1], stops[after])
        return one[0] + (other[0] - one[0]) * (fraction - one[1]) / (other[1] - one[1])
    }

    private static func bezier(_ points: [Double], at fraction: Double) -> Double {
        func curve(_ one: Double, _ other: Double, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * other + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if curve(points[0], points[2], middle) < fraction { low = middle } else { high = middle }
        }
        return curve(points[1], points[3], (low + high) / 2)
    }

    private static func steps(_ easing: JSON, at fraction: Double) -> Double {
        let count = easing["steps"].number
        let done = (fraction * count).rounded(.down)
        switch easing["position"].string {
        case "start", "jumpStart": return min(1, (done + 1) / count)
        case "jumpNone": return min(1, done / (count - 1))
        case "jumpBoth": return min(1, (done + 1) / (count + 1))
        default: return done / count
        }
    }

    /// The contract: an over-damped spring is played critically damped unless it says otherwise.
    private static func spring(_ spring: JSON, after seconds: Double) -> Double {
        let (mass, stiffness) = (spring["mass"].number, spring["stiffness"].number)
        var damping = spring["damping"].number
        if spring["allowOverdamping"] != true { damping = min(damping, 2 * (mass * stiffness).squareRoot()) }
        var (offset, speed) = (1.0, -spring["initialVelocity"].number)
        func pull(_ offset: Double, _ speed: Double) -> Double { -(stiffness * offset + damping * speed) / mass }
        let steps = 400
        let step = seconds / Double(steps)
        for _ in 0..<(seconds > 0 ? steps : 0) {
            let (p1, s1) = (speed, pull(offset, speed))
            let (p2, s2) = (speed + s1 * step / 2, pull(offset + p1 * step / 2, speed + s1 * step / 2))
            let (p3, s3) = (speed + s2 * step / 2, pull(offset + p2 * step / 2, speed + s2 * step / 2))
            let (p4, s4) = (speed + s3 * step, pull(offset + p3 * step, speed + s3 * step))
            offset += (p1 + 2 * p2 + 2 * p3 + p4) * step / 6
            speed += (s1 + 2 * s2 + 2 * s3 + s4) * step / 6
        }
        return 1 - offset
    }
}
