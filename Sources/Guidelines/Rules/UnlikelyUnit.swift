import Boxes
import Devices
import Dialogs
import Geometry

/// A number that would be likely in another unit: milliseconds for seconds, a share for points, pixels for points.
package final class UnlikelyUnit: Rule {
    package init() {}

    package var id: String { "unlikelyUnit" }
    package var guideline: String {
        "Times are in seconds, lengths in points; shares are written as percentages."
    }

    /// Seconds that hardly anything moves for.
    private static let longestMotion = 10.0
    /// Seconds that hardly any message stays for.
    private static let longestStay = 60.0

    package func check(_ subject: Subject) -> [Finding] {
        var findings: [Finding] = []
        checkTimes(subject, &findings)
        checkSizes(subject.request, &findings)
        checkScreen(subject, &findings)
        return findings
    }

    // MARK: Seconds

    private func checkTimes(_ subject: Subject, _ findings: inout [Finding]) {
        let request = subject.request
        func check(_ seconds: Double?, over limit: Double, at field: @autoclosure () -> FieldPath) {
            guard let seconds, seconds > limit else { return }
            let most = Int(limit)
            findings.append(
                finding(
                    .warning, "\(TraceText.points(seconds)) seconds are more than \(most): are these milliseconds?",
                    at: field(), fix: "Give the time in seconds: \(TraceText.points(seconds / 1000))."))
        }
        func check(_ transition: Boxed<TransitionRequest>, _ direction: String) {
            check(transition.duration, over: Self.longestMotion, at: request.transitionField(direction) + "duration")
            check(transition.delay, over: Self.longestMotion, at: request.transitionField(direction) + "delay")
        }
        check(request.present, "present")
        // Told once where one transition stands for both.
        if request.isTransitionSplit { check(request.dismiss, "dismiss") }
        check(request.dismissal.after, over: Self.longestStay, at: ["dialog", "dismissal", "after"])
        check(subject.device.keyboard?.duration, over: Self.longestMotion, at: ["device", "keyboard", "duration"])
    }

    // MARK: Points

    private func checkSizes(_ request: DialogRequest, _ findings: inout [Finding]) {
        func check(_ side: Dimension?, _ name: String) {
            guard case .points(let points)? = side, points > 0, points < 1 else { return }
            let share = TraceText.points(points * 100)
            findings.append(
                finding(
                    .warning, "\(TraceText.points(points)) points are less than one: is this a share?",
                    at: ["dialog", "content", "size", name], fix: "Write a share as \"\(share)%\"."))
        }
        check(request.content.width, "width")
        check(request.content.height, "height")
    }

    // MARK: The screen

    private func checkScreen(_ subject: Subject, _ findings: inout [Finding]) {
        let screen = subject.device.profile.screen
        guard screen.scale > 1, Self.isUnlikely(screen.size, on: subject.device.profile.idiom) else { return }
        let (width, height) = (screen.size.width / screen.scale, screen.size.height / screen.scale)
        findings.append(
            finding(
                .warning,
                "A screen of \(TraceText.points(screen.size.width)) by \(TraceText.points(screen.size.height)) points at a "
                    + "scale of \(TraceText.points(screen.scale)) is unlikely: are these pixels?",
                at: ["device", "screen"],
                fix: "Give the screen in points, its pixels divided by the scale: \(TraceText.points(width)) by "
                    + "\(TraceText.points(height))."))
    }

    /// Whether no screen of a kind is known that has so many points, and more than a pixel for each.
    private static func isUnlikely(_ size: Size, on idiom: Idiom) -> Bool {
        let (shorter, longer) = (min(size.width, size.height), max(size.width, size.height))
        switch idiom {
        // Those that unfold are as wide, but nearly square.
        case .phone: return shorter >= 900 || shorter >= 600 && longer >= 1.5 * shorter
        case .pad: return shorter > 1300
        case .desktop: return shorter > 2000
        case .tv: return shorter > 1080
        }
    }
}
