private import Synchronization

/// Documents at rest, so that threads which come and go need none of their own.
///
/// At most as many are made as are in use at once; they are kept with their buffers.
package final class JSONDocumentPool: Sendable {
    /// A document that nobody uses. Sound to hand on, because only one thread at a time takes it from the pool.
    private struct Idle: @unchecked Sendable {
        let document: JSONDocument
    }

    private let idle = Mutex<[Idle]>([])

    package init() {}

    /// Runs `body` with a document that no other thread uses meanwhile. It must not leave `body`.
    package func withDocument<Result, Failure: Error>(
        _ body: (JSONDocument) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let taken = idle.withLock { $0.popLast() } ?? Idle(document: JSONDocument())
        defer { idle.withLock { $0.append(taken) } }
        return try body(taken.document)
    }
}
