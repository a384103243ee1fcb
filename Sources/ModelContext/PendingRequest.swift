package import MicroHTTP

/// A request whose answer has to be computed.
package struct PendingRequest: Sendable {
    let id: RequestID
    private let work: @Sendable (Cancellation) -> [UInt8]?

    init(id: RequestID, work: @escaping @Sendable (Cancellation) -> [UInt8]?) {
        self.id = id
        self.work = work
    }

    /// The client's id of the request; equal ids have equal keys.
    package var key: String { id.json }

    /// Computes the answer, a line, on the calling thread; `nil` if the request was cancelled, so that the client does
    /// not expect an answer.
    package func answer(_ cancellation: Cancellation) -> [UInt8]? {
        let line = work(cancellation)
        if cancellation.isCancelled { return nil }
        return line ?? Outgoing.error(ProtocolFault.internalError("There is no memory for the answer.").of(id))
    }
}
