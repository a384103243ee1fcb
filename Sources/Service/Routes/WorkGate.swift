private import Synchronization
import Workers

/// The gate for one kind of long work: it has its own workers, and a limit on concurrent and waiting work, which
/// protects other work and memory.
final class WorkGate: Sendable {
    let workers: WorkerPool
    /// The name in metrics.
    let name: ServerMetrics.Gate
    /// The setting of `mostWaiting`.
    let setting: String
    /// The most pieces of work that may wait while all workers are busy.
    let mostWaiting: Int
    /// The number of pieces of work that wait or run.
    private let inside = Atomic(0)

    init(_ name: ServerMetrics.Gate, workers: Int, niceness: Int32, mostWaiting: Int, setting: String) {
        self.name = name
        self.workers = WorkerPool(size: workers, niceness: niceness)
        self.mostWaiting = mostWaiting
        self.setting = setting
    }

    /// Admits one more piece of work, which has to call `leave` when done; false if there is no room.
    func enter() -> Bool {
        guard inside.add(1, ordering: .relaxed).newValue <= workers.size + mostWaiting else {
            leave()
            return false
        }
        return true
    }

    func leave() { inside.subtract(1, ordering: .relaxed) }
}

extension ProblemDetails {
    /// The problem for a request that a gate refuses because the most work that may wait is already waiting.
    static func overloaded(_ gate: WorkGate) -> ProblemDetails {
        overloaded(
            "As many answers of this format as may wait to be worked out do so already, \(gate.mostWaiting): the limit "
                + "\(gate.setting).")
    }
}
