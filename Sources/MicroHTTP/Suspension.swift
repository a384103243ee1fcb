internal import CMicroHTTP
internal import Synchronization

/// A connection that the library leaves alone until its answer is there.
package final class Suspension: Watched {
    private struct State {
        /// The library's connection, as bits, until it is resumed.
        var connection: UInt
        /// What looks after the client meanwhile; nil where nobody can.
        var token: ClientWatch.Token?
        /// What works the answer out.
        var work: (any DeferredResponse)?
    }

    private let state: Mutex<State>
    private let all: Suspensions

    fileprivate init(_ connection: OpaquePointer?, _ work: any DeferredResponse, _ all: Suspensions) {
        state = Mutex(State(connection: UInt(bitPattern: connection), work: work))
        self.all = all
    }

    /// Has the client watched that waits on `socket`.
    fileprivate func watch(_ socket: Int32) {
        // Under the lock, so that an event that comes at once finds the token.
        state.withLock { state in
            if state.connection != 0 { state.token = all.watch.begin(self, on: socket, for: .end) }
        }
    }

    /// Lets the connection go on. Later calls do nothing.
    package func end() {
        // From any thread, once. Whoever closes all of them waits here for one who is at it: nobody resumes a
        // connection of a daemon that is gone, nor watches a socket that is closed.
        state.withLock { state in
            if let token = state.token { all.watch.end(token) }
            if state.connection != 0 { unsafe MHD_resume_connection(OpaquePointer(bitPattern: state.connection)) }
            state = State(connection: 0)
        }
        all.remove(self)
    }

    /// Ends the work, whose answer nobody waits for, and lets the connection be closed.
    fileprivate func giveUp() {
        state.withLock { $0.work }?.cancel()
        end()
    }

    func clientHasGone() { giveUp() }
}

/// The connections of a daemon that are suspended.
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

    init(_ watch: ClientWatch) {
        self.watch = watch
    }

    /// Suspends a connection, on its own thread, for as long as `work` takes; nil where the daemon is about to stop.
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

    /// Ends the work for all connections and lets them go on, and none be suspended any more.
    func close() {
        let open = state.withLock { state in
            state.isClosed = true
            return Array(state.open.values)
        }
        for suspension in open { suspension.giveUp() }
    }
}
