import MicroHTTP

/// What a server listens for.
package enum Listener: UInt8, Sendable {
    /// Everything; but for metrics, where the other is there.
    case main = 0
    /// Health, readiness, version and metrics, and nothing else.
    case operations = 1

    init(of head: borrowing RequestHead) {
        self = unsafe head.notes.pointee.listener == Self.operations.rawValue ? .operations : .main
    }
}
