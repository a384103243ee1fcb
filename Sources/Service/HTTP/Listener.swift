import MicroHTTP

/// The listeners that a server may have, by what they serve.
package enum Listener: UInt8, Sendable {
    /// Serves everything, except metrics if there is a separate listener for operations.
    case main = 0
    /// Serves health, readiness, version and metrics, and nothing else.
    case operations = 1

    init(of head: borrowing RequestHead) {
        self = unsafe head.notes.pointee.listener == Self.operations.rawValue ? .operations : .main
    }
}
