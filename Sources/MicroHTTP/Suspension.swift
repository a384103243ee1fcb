internal import CMicroHTTP
internal import Synchronization

/// A connection that the library leaves alone until its answer is there.
package final class Suspension: Sendable {
    /// The library's connection, as bits, until it is resumed.
    private let connection: Mutex<UInt>
    private let all: Suspensions

    fileprivate init(_ connection: OpaquePointer?, _ all: Suspensions) {
        self.connection = Mutex(UInt(bitPattern: connection))
        self.all = all
    }

    /// Lets the connection go on. Later calls do nothing.
    package func end() {
        // From any thread, once. Whoever closes all of them waits here for one who is at it: nobody resumes a connection of a
        // daemon that is gone.
        connection.withLock { connection in
            if connection != 0 { unsafe MHD_resume_connection(OpaquePointer(bitPattern: connection)) }
            connection = 0
        }
        all.remove(self)
    }
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

    /// Suspends a connection, on its own thread; nil where the daemon is about to stop.
    func suspend(_ connection: OpaquePointer?) -> Suspension? {
        let suspension = unsafe Suspension(connection, self)
        return state.withLock { state in
            guard !state.isClosed else { return nil }
            state.open[ObjectIdentifier(suspension)] = suspension
            unsafe MHD_suspend_connection(connection)
            return suspension
        }
    }

    fileprivate func remove(_ suspension: Suspension) {
        _ = state.withLock { $0.open.removeValue(forKey: ObjectIdentifier(suspension)) }
    }

    /// Lets all connections go on, and none be suspended any more.
    func close() {
        let open = state.withLock { state in
            state.isClosed = true
            return Array(state.open.values)
        }
        for suspension in open { suspension.end() }
    }
}
