/// Progress in equal jumps with pauses between them, as `steps()` of CSS Easing.
public struct StepsEasing: Hashable, Sendable {
    /// Where the jumps are in the intervals, named as CSS's keywords in camel case.
    public enum Position: String, Hashable, Sendable, CaseIterable {
        /// A jump at the start of each interval; the same as `jumpStart`.
        case start
        /// A jump at the end of each interval; the same as `jumpEnd`.
        case end
        /// A jump at the start of each interval: the first is at fraction 0.
        case jumpStart
        /// A jump at the end of each interval: the last is at fraction 1.
        case jumpEnd
        /// No jump at 0 and none at 1: one jump fewer than there are intervals.
        case jumpNone
        /// A jump at 0 and one at 1: one jump more than there are intervals.
        case jumpBoth

        /// The smallest number of intervals with which there is a jump: 2 for `jumpNone`, otherwise 1.
        public var leastCount: Int { self == .jumpNone ? 2 : 1 }
    }

    /// The number of intervals, which are equally long.
    public let count: Int
    /// Where the jumps are in the intervals.
    public let position: Position

    /// Steps over `count` intervals.
    /// - Precondition: `count` is at least `position.leastCount`.
    public init(count: Int, position: Position = .end) {
        precondition(count >= position.leastCount, "steps() needs 1 interval, jumpNone needs 2")
        self.count = count
        self.position = position
    }

    /// The progress at `fraction` of the time.
    ///
    /// At the fraction of a jump, the jump has happened. Outside 0…1 the steps continue. A fraction within four units
    /// in the last place of a jump counts as equal to it, so that 0.29 is the 29th of a hundred although 0.29 × 100 is
    /// a little less in doubles. (CSS Easing 1, 2.3.1.)
    /// - Parameters:
    ///   - fraction: Any finite number.
    ///   - isBefore: CSS's before flag: the motion has not begun. At the fraction of a jump, the jump has then not
    ///     happened yet; so progress is 0 during a delay before `jumpStart`.
    public func progress(at fraction: Double, isBefore: Bool = false) -> Double {
        let steps = fraction * Double(count)
        let nearest = steps.rounded()
        let isOnJump = abs(steps - nearest) <= 4 * nearest.ulp
        var step = isOnJump ? nearest : steps.rounded(.down)
        var jumps = Double(count)
        switch position {
        case .start, .jumpStart:
            step += 1
        case .end, .jumpEnd:
            break
        case .jumpNone:
            jumps -= 1
        case .jumpBoth:
            step += 1
            jumps += 1
        }
        if isBefore && isOnJump { step -= 1 }
        if fraction >= 0 { step = max(step, 0) }
        if fraction <= 1 { step = min(step, jumps) }
        return step / jumps
    }
}
