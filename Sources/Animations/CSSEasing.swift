package import Timeline

/// An easing in a form that CSS has a function for.
package enum CSSEasing: Sendable, Hashable {
    /// `cubic-bezier()`.
    case curve(CubicBezier)
    /// `steps()`.
    case steps(StepsEasing)
    /// `linear()`, with at least two stops.
    case linear([LinearEasing.Stop])

    /// What CSS has for `easing`: the easing itself, or for a spring, `linear()` with stops no farther from it than
    /// `tolerance`.
    ///
    /// - Parameters:
    ///   - easing: Nil holds.
    ///   - duration: Seconds to the next keyframe.
    ///   - tolerance: Of progress, more than 0. Where a throw takes a spring farther than twice its way, half as much
    ///     of that.
    package init(_ easing: Easing?, over duration: Double, tolerance: Double) {
        switch easing {
        case nil: self = .steps(StepsEasing(count: 1))
        case .cubicBezier(let curve): self = .curve(curve)
        case .steps(let steps): self = .steps(steps)
        // The same value all the time takes two stops in the first browsers that have the function.
        case .linear(let line): self = .linear(line.stops.count == 1 ? line.stops + line.stops : line.stops)
        case .spring(let spring):
            guard duration > 0 else {
                self = .curve(.linear)
                return
            }
            let room = tolerance * max(1, SpringStops.swing(of: spring, over: duration) / 2)
            self = .linear(SpringLines.shared.stops(of: spring, over: duration, tolerance: room))
        }
    }
}
