import Boxes
import Devices
import Timeline

/// The trace's rules for the parts of presenting or dismissing.
private struct TransitionRules {
    let style, motion, duration, easing: TraceRule

    init(_ direction: TransitionDirection) {
        switch direction {
        case .present:
            (style, motion, duration, easing) = (.presentStyle, .presentMotion, .presentDuration, .presentEasing)
        case .dismiss:
            (style, motion, duration, easing) = (.dismissStyle, .dismissMotion, .dismissDuration, .dismissEasing)
        }
    }
}

extension MotionBuilder {
    /// Traces the transition of presenting or dismissing, its duration and its curve.
    ///
    /// The reason `asItCame` stands where the dismissal takes over what the request says of presenting.
    ///
    /// - Parameter end: The end of everything that moves, in seconds.
    @inline(never)
    func trace(
        _ direction: TransitionDirection, style: TransitionStyle, _ requested: Boxed<TransitionRequest>,
        _ timing: Timing,
        _ steps: TransitionSteps, lasting end: Double, _ diagnostics: inout Diagnostics
    ) {
        let field = request.transitionField(direction)
        let given = direction == .present ? request.present : request.dismiss
        let rules = TransitionRules(direction)
        func reason(_ isRequested: Bool, _ isGiven: Bool) -> Decision.Reason {
            .because(isGiven ? .request : isRequested ? .asItCame : .style)
        }
        diagnostics.trace(
            rules.style, before: rest.defaults.motion.transition.rawValue, after: style.rawValue,
            reason: reason(requested.style != nil, given.style != nil), field: field + [.style])
        let isReduced = rest.stage.device.reduceMotion && style != .none
        if isReduced {
            diagnostics.trace(
                rules.motion, before: style.rawValue, after: "fade", reason: .because(.reduceMotion),
                field: [.device, .reduceMotion])
        }
        let isFading = isReduced && timing.isReduced
        let isSpring = if case .spring = timing.curve.easing { true } else { false }
        // A spring among the easings of properties has a duration of its own.
        let lasting = end - timing.time.delay
        let isProlonged =
            lasting > timing.time.duration + 1e-9 && steps.easings.values.contains { Optional($0).isSpring }
        diagnostics.trace(
            rules.duration, before: requested.duration.map { TraceText.points($0) } ?? "",
            after: TraceText.points(isProlonged ? lasting : timing.time.duration),
            reason: isFading
                ? .because(.reduceMotion)
                : isSpring || isProlonged
                    ? .adaptation(.springSettles) : reason(requested.duration != nil, given.duration != nil),
            field: isFading ? [.device, .reduceMotion] : field + [isProlonged ? .easings : .duration])
        diagnostics.trace(
            rules.easing, after: TraceText.easing(timing.curve.easing),
            reason: isFading ? .because(.reduceMotion) : reason(requested.easing != nil, given.easing != nil),
            field: isFading ? [.device, .reduceMotion] : field + [.easing])
    }
}
