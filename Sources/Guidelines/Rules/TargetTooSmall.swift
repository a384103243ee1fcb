import Boxes
import Devices
import Dialogs
import Geometry

/// A button, a field or a block to touch that is hard to hit: small, and too near to another.
package final class TargetTooSmall: Rule {
    package init() {}

    package var id: String { "targetTooSmall" }
    package var guideline: String {
        "Make what is touched at least 24 by 24 points, or keep a circle of 24 points around its middle clear of other "
            + "targets (WCAG 2.2, 2.5.8 Target Size (Minimum))."
    }

    /// Points, as CSS pixels.
    private static let least = 24.0
    /// What rounding to pixels may take from a side.
    private static let tolerance = 0.01

    package func check(_ subject: Subject) -> [Finding] {
        let all = subject.resolved.layers
        let layers = all.span
        var hasSmall = false
        let hasBlocks = !subject.request.content.blocks.isEmpty
        for index in layers.indices where layers[index].isTarget(hasBlocks) && layers[index].frame.isSmall {
            hasSmall = true
        }
        guard hasSmall, !subject.isMenuOfMac else { return [] }
        var findings: [Finding] = []
        let targets = targets(of: subject)
        for (place, target) in targets.enumerated() where target.area.isSmall {
            let isCrowded = targets.indices.contains { $0 != place && isCrowding(target.area, targets[$0].area) }
            guard isCrowded else { continue }
            let (width, height) = (TraceText.points(target.area.width), TraceText.points(target.area.height))
            findings.append(
                finding(
                    .warning, "Its target is \(width) by \(height) points, with another target next to it.",
                    at: subject.request.field(ofFocused: layers[target.layer]),
                    fix: "Give the dialog more room, or have fewer actions in a row."))
        }
        return findings
    }

    /// What can be touched, whole: the layer's frame, or the region around it in which touches reach it.
    private func targets(of subject: Subject) -> [(layer: Int, area: Rect)] {
        let all = subject.resolved.layers
        let layers = all.span
        var targets: [(layer: Int, area: Rect)] = []
        let hasBlocks = !subject.request.content.blocks.isEmpty
        for index in layers.indices where layers[index].isTarget(hasBlocks) {
            let region = subject.resolved.hitRegions.first { $0.target == layers[index].id }
            targets.append((index, region.map { $0.path.bounds } ?? layers[index].frame))
        }
        return targets
    }

    /// Whether a circle around a small target's middle meets another target, or that one's circle if it is small, too.
    private func isCrowding(_ small: Rect, _ other: Rect) -> Bool {
        let center = small.center
        if other.isSmall {
            let (x, y) = (other.midX - center.x, other.midY - center.y)
            return (x * x + y * y).squareRoot() < Self.least - Self.tolerance
        }
        let (x, y) = (
            max(other.minX - center.x, 0, center.x - other.maxX), max(other.minY - center.y, 0, center.y - other.maxY)
        )
        return (x * x + y * y).squareRoot() < Self.least / 2 - Self.tolerance
    }
}

extension Subject {
    /// Whether it is a menu whose rows have the height that macOS gives them, which no app chooses (WCAG 2.2, 2.5.8:
    /// User Agent Control).
    fileprivate var isMenuOfMac: Bool {
        guard device.platform == .toolkit(.macos) else { return false }
        let style = resolved.presentation.requested
        return style == .actionSheet || style == .activityView
    }
}

extension Layer {
    /// Whether it is touched to do something, and wholly seen: what is partly scrolled away is as large as it is.
    ///
    /// - Parameter hasBlocks: Whether the dialog has room for what the app draws; what takes the focus there is
    /// touched.
    @inline(__always) fileprivate func isTarget(_ hasBlocks: Bool) -> Bool {
        guard isControl || hasBlocks && details?.block?.value.isFocusable == true, isEnabled, !frame.isEmpty else {
            return false
        }
        return details?.scrolledFrame == nil
    }
}

extension Rect {
    fileprivate var isSmall: Bool { width < 24 - 0.01 || height < 24 - 0.01 }
}
