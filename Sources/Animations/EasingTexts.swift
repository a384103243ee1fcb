import Jobs
import Synchronization
import Timeline

/// Springs as CSS writes them, kept for all who ask: those of the systems come again in most answers, and to find the
/// fewest stops of one takes some 400,000 instructions, a third of what an export of an alert takes.
///
/// Others take no time worth keeping them for.
final class EasingTexts: Sendable {
    static let shared = EasingTexts()

    private struct Key: Hashable, Sendable {
        let spring: Spring
        let duration: Double
        let tolerance: Double
    }

    /// More than these, a kilobyte each, begin anew.
    private static let most = 512
    private let known = Mutex<[Key: String]>([:])

    /// - Parameters:
    ///   - duration: Seconds to the next keyframe.
    ///   - tolerance: Of progress; see ``CSSEasing``.
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
