import Boxes
import Devices
import Dialogs
import Geometry

/// A button, field or block that is hard to hit: small, and too near to another.
struct TargetTooSmall: Rule {
    var id: String { "targetTooSmall" }
    var guideline: String {
        "Make what is touched at least 24 by 24 points, or keep a circle of 24 points around its middle clear of other "
            + "targets (WCAG 2.2, 2.5.8 Target Size (Minimum))."
    }

    static let needs: SubjectTraits = .smallTarget

    func check(_ subject: Subject) -> [Finding] {
        let all = subject.resolved.layers
        let layers = all.span
        var findings: [Finding] = []
        let targets = targets(of: subject)
        let isMenu = subject.isMenuOfMac
        for (place, target) in targets.enumerated()
        where target.area.isSmallTarget && !(isMenu && layers[target.layer].role == .action) {
            let isCrowded = targets.indices.contains { $0 != place && isCrowding(target.area, targets[$0].area) }
            guard isCrowded else { continue }
            let (width, height) = (TraceText.points(target.area.width), TraceText.points(target.area.height))
            findings += found(
                .warning, "Its target is \(width) by \(height) points, with another target next to it.",
                at: subject.request.field(ofFocused: layers[target.layer]),
                fix: "Give the dialog more room, or have fewer actions in a row.")
        }
        return findings
    }

    /// Everything that can be touched and is wholly visible: the layer's frame, or the region around it in which
    /// touches reach it.
    private func targets(of subject: Subject) -> [(layer: Int, area: Rect)] {
        let all = subject.resolved.layers
        let layers = all.span
        var targets: [(layer: Int, area: Rect)] = []
        for index in layers.indices where layers[index].isTarget {
            let region = subject.resolved.hitRegions.first { $0.target == layers[index].id }
            targets.append((index, region.map { $0.path.bounds } ?? layers[index].frame))
        }
        return targets
    }

    /// Whether a circle around a small target's centre meets another target, or that one's circle if it is small, too.
    private func isCrowding(_ small: Rect, _ other: Rect) -> Bool {
        let center = small.center
        if other.isSmallTarget { return other.center.distance(to: center) < TargetSize.least - TargetSize.tolerance }
        let (x, y) = (
            max(other.minX - center.x, 0, center.x - other.maxX), max(other.minY - center.y, 0, center.y - other.maxY)
        )
        return (x * x + y * y).squareRoot() < TargetSize.least / 2 - TargetSize.tolerance
    }
}

extension Subject {
    /// Whether the dialog is a menu whose rows have the height that macOS gives them, which no app chooses (WCAG 2.2,
    /// 2.5.8: User Agent Control).
    fileprivate var isMenuOfMac: Bool {
        guard device.platform == .toolkit(.macos) else { return false }
        let style = resolved.presentation.requested
        return style == .actionSheet || style == .activityView
    }
}
