import Geometry

/// Numbers in words for adaptations and decisions: at most four decimals, no trailing zeros.
enum NumberText {
    static func points(_ value: Double) -> String {
        let scaled = (value * 10_000).rounded() / 10_000
        guard scaled.isFinite, abs(scaled) < 1e15 else { return "\(value)" }
        let whole = Int64(scaled)
        return Double(whole) == scaled ? String(whole) : "\(scaled)"
    }

    static func size(_ size: Size) -> String { "(\(points(size.width)), \(points(size.height)))" }

    static func frame(_ rect: Rect) -> String { frame(rect.minX, rect.minY, rect.width, rect.height) }

    static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "(\(points(x)), \(points(y)), \(points(width)), \(points(height)))"
    }
}
