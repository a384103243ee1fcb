package import Timeline

/// An easing in a form for which CSS has a function.
package enum CSSEasing: Sendable, Hashable {
    /// `cubic-bezier()`.
    case curve(CubicBezier)
    /// `steps()`.
    case steps(StepsEasing)
    /// `linear()`, with at least two stops.
    case linear([LinearEasing.Stop])

    /// Makes the same easing; for a spring, stops that are no farther from it than `tolerance`.
    ///
    /// - Parameters:
    ///   - easing: `nil` if the value is held.
    ///   - duration: Seconds to the next keyframe.
    ///   - tolerance: The tolerance of the progress, more than 0. If a throw moves a spring farther than twice its
    ///     distance, it is half of this, relative to the farthest point.
    package init(_ easing: Easing?, over duration: Double, tolerance: Double) {
        switch easing {
        case nil: self = .steps(StepsEasing(count: 1))
        case .cubicBezier(let curve): self = .curve(curve)
        case .steps(let steps): self = .steps(steps)
        // The first browsers with this function require two stops even for a constant value.
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
