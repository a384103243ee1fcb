package import MicroHTTP

/// A request whose answer takes work.
package struct PendingRequest: Sendable {
    let id: RequestID
    private let work: @Sendable (Cancellation) -> [UInt8]?

    init(id: RequestID, work: @escaping @Sendable (Cancellation) -> [UInt8]?) {
        self.id = id
        self.work = work
    }

    /// What the client calls it by, the same for the same id.
    package var key: String { id.json }

    /// Works the answer out on the calling thread: a line. Nil where it was cancelled, as nobody waits for it then.
    package func answer(_ cancellation: Cancellation) -> [UInt8]? {
        let line = work(cancellation)
        if cancellation.isCancelled { return nil }
        return line ?? Outgoing.error(ProtocolFault.internalError("There is no memory for the answer.").of(id))
    }
}
