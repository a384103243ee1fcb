import MicroHTTP

/// An endpoint that computes its answers from documents, whatever it reads and writes, with the cache before it.
///
/// Functions, not a protocol: each is made for one endpoint and calls code that the compiler specialised for it, which
/// the conformance of a generic type never does.
struct AnyEndpoint: Sendable {
    /// What comes of a document that is the body.
    let computedFromBody: @Sendable (Span<UInt8>, borrowing RequestHead) throws(ProblemDetails) -> Computed

    /// What comes of a document that stands in the URL.
    let computedFromQuery: @Sendable ([QueryMember], borrowing RequestHead) throws(ProblemDetails) -> Computed

    /// The answer to a document that stands within another, known or worked out within the job in hand.
    let part: @Sendable ([UInt8], _ path: String) throws(ProblemDetails) -> Representation

    init(_ endpoint: some Endpoint) {
        let cached = CachedEndpoint(endpoint)
        part = { body, path throws(ProblemDetails) in try cached.part(body, at: path) }
        computedFromBody = { body, head throws(ProblemDetails) in try cached.computed(from: body, for: head) }
        computedFromQuery = { query, head throws(ProblemDetails) in try cached.computed(from: query, for: head) }
    }
}

/// An answer, or the work that leads to it and that would hold up the connection's thread, with the gate that it has to
/// pass where it has one.
enum Computed {
    case finished(Finished)
    case deferred(WorkGate?, @Sendable () throws(ProblemDetails) -> Finished)
}

/// An answer that is worked out.
enum Finished: Sendable {
    case result(CacheResult)
    /// It is made while it is sent.
    case streamed(Responder)
}
