import Dispatch
import Jobs
import Typography

/// Given by one thread, waited for by another.
final class Signal: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func give() { semaphore.signal() }

    /// Returns when it is given, or was.
    func wait() { semaphore.wait() }
}

/// Measures as the built-in engine does, except that it keeps its thread busy with the text "long", once, until told.
final class HeldMeasuring: TextMeasuring {
    private let hasBegun = DispatchSemaphore(value: 0)
    private let mayEnd = DispatchSemaphore(value: 0)

    var source: TextSource { PangoEngine.builtIn.source }

    func measure(_ text: String, style: TextStyle, width: Double, maximumLines: Int?) -> MeasuredText {
        if text == "long" {
            hasBegun.signal()
            mayEnd.wait()
        }
        return PangoEngine.builtIn.measure(text, style: style, width: width, maximumLines: maximumLines)
    }

    /// Returns when a thread measures the text.
    func waitUntilBegun() { hasBegun.wait() }

    /// Returns when so many milliseconds are over, and lets the thread go, this time and every other.
    func release(after milliseconds: Int) {
        let start = ContinuousClock.now
        while start.duration(to: .now) < .milliseconds(milliseconds) { continue }
        for _ in 0..<1_000 { mayEnd.signal() }
    }
}

/// Works at the text "endless" until its job is told to end.
final class EndlessMeasuring: TextMeasuring {
    let hasBegun = Signal()
    let hasEnded = Signal()

    var source: TextSource { PangoEngine.builtIn.source }

    func measure(_ text: String, style: TextStyle, width: Double, maximumLines: Int?) -> MeasuredText {
        if text == "endless" {
            hasBegun.give()
            while !JobBudget.isOver(after: 1_000) { continue }
            hasEnded.give()
        }
        return PangoEngine.builtIn.measure(text, style: style, width: width, maximumLines: maximumLines)
    }
}
