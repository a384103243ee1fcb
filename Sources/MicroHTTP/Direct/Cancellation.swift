private import Synchronization

/// A handle by which one thread cancels the work of others: everything that is asked with it, now or later.
package final class Cancellation: Sendable {
    private struct State {
        var isCancelled = false
        var works: [ObjectIdentifier: any Cancellable] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    /// Ends the work soon. Safe from any thread; once is enough.
    package func cancel() {
        let works = state.withLock { state in
            state.isCancelled = true
            return Array(state.works.values)
        }
        for work in works { work.cancel() }
    }

    package var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Registers `work`, so that `cancel` cancels it too, until `end`. Cancels it at once if `cancel` was called
    /// before.
    func begin(_ work: any Cancellable) {
        let isCancelled = state.withLock { state in
            state.works[ObjectIdentifier(work)] = work
            return state.isCancelled
        }
        if isCancelled { work.cancel() }
    }

    func end(_ work: any Cancellable) {
        state.withLock { _ = $0.works.removeValue(forKey: ObjectIdentifier(work)) }
    }
}
