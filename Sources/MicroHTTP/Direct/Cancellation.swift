private import Synchronization

/// A handle with which one thread cancels the work of others: everything that is requested with it, now or later.
package final class Cancellation: Sendable {
    private struct State {
        var isCancelled = false
        var works: [ObjectIdentifier: any Cancellable] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    /// Ends the work soon. It can be called from any thread, and further calls have no effect.
    package func cancel() {
        let works = state.withLock { state in
            state.isCancelled = true
            return Array(state.works.values)
        }
        for work in works { work.cancel() }
    }

    package var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Registers `work` until `end` is called, so that `cancel` also cancels it. If `cancel` was called before, it is
    /// cancelled at once.
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
