private import Synchronization

/// Documents at rest, so that threads which come and go need none of their own.
///
/// At most as many are made as are in use at once; they are kept with their buffers.
@usableFromInline package final class JSONDocumentPool: Sendable {
    /// A document that nobody uses. Sound to hand on, because only one thread at a time takes it from the pool.
    private struct Idle: @unchecked Sendable {
        let document: JSONDocument
    }

    private let idle = Mutex<[Idle]>([])

    private let advice: FaultAdvice

    /// - Parameter advice: What the documents' contexts add to each fault; see `DecodingContext`.
    package init(advice: @escaping FaultAdvice = NearestName.advise) { self.advice = advice }

    /// Runs `body` with a document that no other thread uses meanwhile. It must not leave `body`.
    @inlinable package func withDocument<Result, Failure: Error>(
        _ body: (JSONDocument) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let document = take()
        defer { putBack(document) }
        return try body(document)
    }

    @usableFromInline func take() -> JSONDocument {
        idle.withLock { $0.popLast() }?.document ?? JSONDocument(advice: advice)
    }

    @usableFromInline func putBack(_ document: JSONDocument) {
        let idle = Idle(document: document)
        self.idle.withLock { $0.append(idle) }
    }
}
