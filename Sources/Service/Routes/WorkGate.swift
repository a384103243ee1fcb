private import Synchronization
import Workers

/// Workers of its own for one kind of long work, and a bound on how much of it there may be at once, so that neither
/// the other work nor the memory has to give way to it.
final class WorkGate: Sendable {
    let workers: WorkerPool
    /// As metrics call it.
    let name: ServerMetrics.Gate
    /// The setting that says how many may wait.
    let setting: String
    /// How many may wait while as many as there are workers are at it.
    let mostWaiting: Int
    /// Pieces of work that wait, and those that are worked at.
    private let inside = Atomic(0)

    init(_ name: ServerMetrics.Gate, workers: Int, niceness: Int32, mostWaiting: Int, setting: String) {
        self.name = name
        self.workers = WorkerPool(size: workers, niceness: niceness)
        self.mostWaiting = mostWaiting
        self.setting = setting
    }

    /// Lets one more in, who has to leave again; false where there is no room.
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
    /// As much waits for a gate as may.
    static func overloaded(_ gate: WorkGate) -> ProblemDetails {
        overloaded(
            "As many answers of this format as may wait to be worked out do so already, \(gate.mostWaiting): the limit "
                + "\(gate.setting).")
    }
}
