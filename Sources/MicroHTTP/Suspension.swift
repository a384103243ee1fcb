internal import CMicroHTTP
internal import Synchronization

/// A suspended connection, which the library does not touch until its answer is ready.
package final class Suspension: Watched {
    private struct State {
        /// The library's connection, as the bits of a pointer, until it is resumed; then 0.
        var connection: UInt
        /// The watch on the client meanwhile; `nil` if it cannot be watched.
        var token: ClientWatch.Token?
        /// The work that computes the answer.
        var work: (any DeferredResponse)?
    }

    private let state: Mutex<State>
    private let all: Suspensions

    fileprivate init(_ connection: OpaquePointer?, _ work: any DeferredResponse, _ all: Suspensions) {
        state = Mutex(State(connection: UInt(bitPattern: connection), work: work))
        self.all = all
    }

    /// Begins to watch the client that waits on `socket`.
    fileprivate func watch(_ socket: Int32) {
        // This is done under the lock, so that an event that comes immediately finds the token.
        state.withLock { state in
            if state.connection != 0 { state.token = all.watch.begin(self, on: socket, for: .end) }
        }
    }

    /// Resumes the connection. Later calls do nothing.
    package func end() {
        // Any thread may call this; only the first call has an effect. `Suspensions.close` waits for this lock while a
        // call is in progress. So no thread can resume a connection of a daemon that no longer exists, or watch a
        // socket that is closed.
        state.withLock { state in
            if let token = state.token { all.watch.end(token) }
            if state.connection != 0 { unsafe MHD_resume_connection(OpaquePointer(bitPattern: state.connection)) }
            state = State(connection: 0)
        }
        all.remove(self)
    }

    /// Cancels the work, because its answer is not needed any more, and allows the connection to be closed.
    fileprivate func giveUp() {
        state.withLock { $0.work }?.cancel()
        end()
    }

    func clientHasGone() { giveUp() }
}

/// The suspended connections of a daemon.
///
/// "It is an API violation to call MHD_stop_daemon while having suspended connections", says microhttpd.h.
final class Suspensions: Sendable {
    private struct State {
        var open: [ObjectIdentifier: Suspension] = [:]
        /// Whether no connection may be suspended any more.
        var isClosed = false
    }

    private let state = Mutex(State())
    fileprivate let watch: ClientWatch

    init(_ watch: ClientWatch) { self.watch = watch }

    /// Suspends a connection, on its own thread, as long as `work` takes; `nil` if the daemon is about to stop.
    func suspend(_ connection: OpaquePointer?, on socket: Int32, for work: any DeferredResponse) -> Suspension? {
        let suspension = unsafe Suspension(connection, work, self)
        let isSuspended = state.withLock { state in
            guard !state.isClosed else { return false }
            state.open[ObjectIdentifier(suspension)] = suspension
            unsafe MHD_suspend_connection(connection)
            return true
        }
        guard isSuspended else { return nil }
        suspension.watch(socket)
        return suspension
    }

    fileprivate func remove(_ suspension: Suspension) {
        _ = state.withLock { $0.open.removeValue(forKey: ObjectIdentifier(suspension)) }
    }

    /// Cancels the work for all connections and resumes them; from now on none can be suspended.
    func close() {
        let open = state.withLock { state in
            state.isClosed = true
            return Array(state.open.values)
        }
        for suspension in open { suspension.giveUp() }
    }
}
