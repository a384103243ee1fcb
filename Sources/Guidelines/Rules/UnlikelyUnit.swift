import Boxes
import Devices
import Dialogs
import Geometry
import Timeline

/// A number that looks like it is in another unit: milliseconds for seconds, a fraction for points, pixels for points.
struct UnlikelyUnit: Rule {
    var id: String { "unlikelyUnit" }
    var guideline: String {
        "Times are in seconds, lengths in points; shares are written as percentages."
    }

    /// The longest plausible motion, in seconds.
    private static let longestMotion = 10.0
    /// The longest plausible stay of a message, in seconds.
    private static let longestStay = 60.0

    func check(_ subject: Subject) -> [Finding] {
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
            let (most, field) = (Int(limit), field())
            let change = RequestChange.set(field, to: .number(seconds / 1000))
            findings += found(
                .warning, "\(TraceText.points(seconds)) seconds are more than \(most): are these milliseconds?",
                at: field, fix: "Give the time in seconds: \(valueOf: change).")
        }
        func check(_ transition: Boxed<TransitionRequest>, _ direction: TransitionDirection) {
            check(transition.duration, over: Self.longestMotion, at: request.transitionField(direction) + .duration)
            check(transition.delay, over: Self.longestMotion, at: request.transitionField(direction) + .delay)
            checkSprings(transition, request.transitionField(direction), &findings)
        }
        check(request.present, .present)
        // If one transition serves both directions, it is reported once.
        if request.isTransitionSplit { check(request.dismiss, .dismiss) }
        // A long text takes its time, and other rules advise as much.
        let reading = (subject.resolved.lifecycle.recommendedAfter ?? 0).rounded(.up) + 1
        check(request.dismissal.after, over: max(Self.longestStay, reading), at: [.dialog, .dismissal, .after])
        check(subject.device.keyboard?.duration, over: Self.longestMotion, at: [.device, .keyboard, .duration])
    }

    /// Springs whose natural period, their `response`, is too long for seconds.
    private func checkSprings(
        _ transition: Boxed<TransitionRequest>, _ field: @autoclosure () -> FieldPath, _ findings: inout [Finding]
    ) {
        func check(_ easing: Easing?, at field: @autoclosure () -> FieldPath) {
            guard case .spring(let spring)? = easing else { return }
            let period = 2 * Double.pi / spring.naturalFrequency
            guard period > Self.longestMotion * (1 + 1e-9) else { return }
            findings += found(
                .warning,
                """
                A spring's response of \(TraceText.points(period)) seconds is more than \(Int(Self.longestMotion)): \
                are these milliseconds?
                """,
                at: field(), fix: "Give response or duration in seconds: \(TraceText.points(period / 1000)).")
        }
        check(transition.easing, at: field() + .easing)
        for property in PoseProperty.allCases {
            check(transition.steps.easings[property], at: field() + .easings + .key(property.rawValue))
        }
    }

    // MARK: Points

    private func checkSizes(_ request: DialogRequest, _ findings: inout [Finding]) {
        func check(_ side: Dimension?, _ member: FieldPath.Member) {
            guard case .points(let points)? = side, points > 0, points < 1 else { return }
            let field: FieldPath = [.dialog, .content, .size, member]
            let share = RequestChange.set(field, to: .text("\(TraceText.points(points * 100))%"))
            findings += found(
                .warning, "\(TraceText.points(points)) points are less than one: is this a share?",
                at: field, fix: "Write a share as \(valueOf: share).")
        }
        check(request.content.width, .width)
        check(request.content.height, .height)
        guard let limits = request.content.sizeLimits?.value else { return }
        check(limits.minWidth, .minWidth)
        check(limits.maxWidth, .maxWidth)
        check(limits.minHeight, .minHeight)
        check(limits.maxHeight, .maxHeight)
    }

    // MARK: The screen

    private func checkScreen(_ subject: Subject, _ findings: inout [Finding]) {
        let screen = subject.device.profile.screen
        guard screen.scale > 1, Self.isUnlikely(screen.size, on: subject.device.profile.idiom) else { return }
        let size = Size(width: screen.size.width / screen.scale, height: screen.size.height / screen.scale)
        let resized = Self.isUnlikely(size, on: subject.device.profile.idiom) ? [] : resizing(to: size, subject)
        let sides = "\(TraceText.points(size.width)) by \(TraceText.points(size.height))"
        findings += found(
            .warning,
            "A screen of \(TraceText.points(screen.size.width)) by \(TraceText.points(screen.size.height)) "
                + "points at a scale of \(TraceText.points(screen.scale)) is unlikely: are these pixels?",
            at: [.device, .screen],
            fix: """
                Give the screen in points, its pixels divided by the scale: \(sides, by: resized).
                """)
    }

    /// Returns changes that set another screen size; none unless the request defines the device itself and gives
    /// nothing else in the same unit.
    private func resizing(to size: Size, _ subject: Subject) -> [RequestChange] {
        let (placement, device) = (subject.request.placement, subject.device)
        guard subject.resolved.stage.device == nil, device.window == nil, device.keyboard == nil,
            subject.request.presenter.frame == nil,
            placement.container == nil, placement.frame == nil, placement.portraitFrame == nil,
            placement.landscapeFrame == nil
        else { return [] }
        return [
            .set([.device, .screen, .width], to: .number(size.width)),
            .set([.device, .screen, .height], to: .number(size.height)),
        ]
    }

    /// Whether no known screen of this idiom has so many points while having more than one pixel per point.
    private static func isUnlikely(_ size: Size, on idiom: Idiom) -> Bool {
        let (shorter, longer) = (min(size.width, size.height), max(size.width, size.height))
        switch idiom {
        // Foldable phones are as wide, but nearly square.
        case .phone: return shorter >= 900 || shorter >= 600 && longer >= 1.5 * shorter
        case .pad: return shorter > 1300
        case .desktop, .headset: return shorter > 2000
        case .tv, .car: return shorter > 1080
        case .watch: return shorter > 300
        }
    }
}
