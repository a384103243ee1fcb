import Geometry
import Timeline

/// Formats numbers for adaptations and decisions: at most four decimals, no trailing zeros.
package enum TraceText {
    package static func points(_ value: Double) -> String {
        let scaled = (value * 10_000).rounded() / 10_000
        guard scaled.isFinite, abs(scaled) < 1e15 else { return "\(value)" }
        let whole = Int64(scaled)
        return Double(whole) == scaled ? String(whole) : "\(scaled)"
    }

    /// Formats a number of lines of text.
    static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

    static func size(_ size: Size) -> String { "(\(points(size.width)), \(points(size.height)))" }

    static func point(_ point: Point) -> String { "(\(points(point.x)), \(points(point.y)))" }

    /// Formats insets in the order top, left, bottom, right.
    static func insets(_ insets: EdgeInsets) -> String { frame(insets.top, insets.left, insets.bottom, insets.right) }

    /// Formats one radius if all corners are equal, else all four, clockwise from the top left.
    static func corners(_ radii: CornerRadii) -> String {
        let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
        guard all.contains(where: { $0 != all[0] }) else { return points(all[0]) }
        return "(" + all.map { points($0) }.joined(separator: ", ") + ")"
    }

    /// Formats an easing by its kind and its numbers; for a spring these are mass, stiffness, damping and initial
    /// velocity.
    static func easing(_ easing: Easing) -> String {
        func list(_ numbers: [Double]) -> String { "(" + numbers.map { points($0) }.joined(separator: ", ") + ")" }
        return switch easing {
        case .cubicBezier(let curve): "cubicBezier" + list([curve.x1, curve.y1, curve.x2, curve.y2])
        case .spring(let spring):
            "spring" + list([spring.mass, spring.stiffness, spring.playedDamping, spring.initialVelocity])
        case .steps(let steps): "steps(\(steps.count), \(steps.position.rawValue))"
        case .linear(let line): "linear(\(line.stops.count) stops)"
        }
    }

    static func frame(_ rect: Rect) -> String { frame(rect.minX, rect.minY, rect.width, rect.height) }

    static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "(\(points(x)), \(points(y)), \(points(width)), \(points(height)))"
    }
}
