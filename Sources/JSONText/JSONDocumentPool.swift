private import Synchronization

/// A pool of unused documents, so that threads which exist for a short time need none of their own.
///
/// It has at most as many documents as are used at the same time. They keep their buffers.
@usableFromInline package final class JSONDocumentPool: Sendable {
    /// A document that is not in use. It is safe to pass between threads, because only one thread at a time takes it
    /// from the pool.
    private struct Idle: @unchecked Sendable {
        let document: JSONDocument
    }

    private let idle = Mutex<[Idle]>([])

    private let advice: FaultAdvice

    /// - Parameter advice: The advice of the documents' contexts; see `DecodingContext`.
    package init(advice: @escaping FaultAdvice = NearestName.advise) { self.advice = advice }

    /// Calls `body` with a document that no other thread uses meanwhile. It must not escape `body`.
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
