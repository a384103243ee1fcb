import Boxes
import Devices
import Dialogs
import Geometry

/// Two targets that are too near to each other to be selected by looking at them.
struct TargetsTooClose: Rule {
    /// The distance between centres, and the free space around each target that is an alternative to it, in points.
    /// Source: Human Interface Guidelines, Eyes.
    private static let (apart, margin) = (60.0, 16.0)
    /// How much rounding to pixels may take, in points.
    private static let tolerance = 0.51

    var id: String { "targetsTooClose" }
    var guideline: String {
        "What people choose by looking at it stands 60 points from the next, from middle to middle, or has 16 points "
            + "of free space around it (Human Interface Guidelines, Eyes)."
    }

    func concerns(_ platform: Platform) -> Bool { platform == .toolkit(.visionos) }

    func check(_ subject: Subject) -> [Finding] {
        let targets = subject.resolved.layers.filter { $0.isTarget }
        var findings: [Finding] = []
        for (place, target) in targets.enumerated() {
            guard let near = targets[..<place].first(where: { isTooClose($0.frame, target.frame) }) else { continue }
            let apart = TraceText.points(near.frame.center.distance(to: target.frame.center))
            findings += found(
                .warning, "Its middle is \(apart) points from that of another target.",
                at: subject.request.field(ofFocused: target),
                fix: "Give them more room, or have fewer of them.")
        }
        return findings
    }

    private func isTooClose(_ one: Rect, _ other: Rect) -> Bool {
        let free = max(
            max(one.minX - other.maxX, other.minX - one.maxX), max(one.minY - other.maxY, other.minY - one.maxY))
        let isNear = one.center.distance(to: other.center) < Self.apart - Self.tolerance
        return isNear && free < Self.margin - Self.tolerance
    }
}
