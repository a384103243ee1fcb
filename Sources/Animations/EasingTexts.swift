import Jobs
import Synchronization
import Timeline

/// A shared cache of springs, written in the syntax of CSS. The springs of the platforms are in most answers, and
/// finding the fewest stops for one of them takes some 400,000 instructions, a third of the time of exporting an alert.
///
/// Other easings are not cached, because they are cheap to write.
final class EasingTexts: Sendable {
    static let shared = EasingTexts()

    private struct Key: Hashable, Sendable {
        let spring: Spring
        let duration: Double
        let tolerance: Double
    }

    /// The most springs, of a kilobyte each. If there would be more, the cache is emptied.
    private static let most = 512
    private let known = Mutex<[Key: String]>([:])

    /// - Parameters:
    ///   - duration: Seconds to the next keyframe.
    ///   - tolerance: The tolerance of the progress; see ``CSSEasing``.
    func text(of easing: Easing, over duration: Double, tolerance: Double) -> String {
        guard case .spring(let spring) = easing else {
            return CSSEasing(easing, over: duration, tolerance: tolerance).text
        }
        guard SpringLines.count(spring, over: duration, tolerance: tolerance) else { return "" }
        let key = Key(spring: spring, duration: duration, tolerance: tolerance)
        if let text = known.withLock({ $0[key] }) { return text }
        let text = CSSEasing(easing, over: duration, tolerance: tolerance).text
        guard !JobBudget.wasOver else { return text }
        known.withLock { known in
            if known.count >= Self.most { known.removeAll() }
            known[key] = text
        }
        return text
    }
}
