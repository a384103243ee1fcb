import MicroHTTP

/// An endpoint that computes its answers from documents, whatever it reads and writes.
protocol AnyEndpoint: AnyObject, Sendable {
    /// What comes of a document that is the body.
    func computed(from body: Span<UInt8>, for head: borrowing RequestHead) throws(ProblemDetails) -> Computed

    /// What comes of a document that stands in the URL.
    func computed(from query: [QueryMember], for head: borrowing RequestHead) throws(ProblemDetails) -> Computed
}

/// An answer, or the work that leads to it and that would hold up the connection's thread.
enum Computed {
    case finished(Finished)
    case deferred(@Sendable () throws(ProblemDetails) -> Finished)
}

/// An answer that is worked out.
enum Finished: Sendable {
    case result(CacheResult)
    /// It is made while it is sent.
    case streamed(Responder)
}
