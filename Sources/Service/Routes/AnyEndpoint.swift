import MicroHTTP

/// A type-erased `Endpoint` with the cache in front of it.
///
/// It stores functions instead of conforming to a protocol: each function is made for one endpoint and calls code
/// specialised for it, which a generic type's conformance never does.
struct AnyEndpoint: Sendable {
    /// Computes the answer to a document in the body, at the path of the endpoint's row.
    let computedFromBody:
        @Sendable (Span<UInt8>, borrowing RequestHead, _ path: StaticString) throws(ProblemDetails) -> Computed

    /// Computes the answer to a document in the URL, at the path of the endpoint's row.
    let computedFromQuery:
        @Sendable ([QueryMember], borrowing RequestHead, _ path: StaticString) throws(ProblemDetails) -> Computed

    /// Computes the answer to a document that is part of another one, within the current job; a cached answer is used
    /// if there is one.
    let part: @Sendable ([UInt8], _ path: StaticString) throws(ProblemDetails) -> Representation

    /// The same for one by dotted names, which is part of a document in the URL.
    let partFromQuery: @Sendable ([QueryMember], _ path: StaticString) throws(ProblemDetails) -> Representation

    init(_ endpoint: some Endpoint) {
        let cached = CachedEndpoint(endpoint)
        part = { body, path throws(ProblemDetails) in try cached.part(body, at: path) }
        partFromQuery = { query, path throws(ProblemDetails) in try cached.part(query, at: path) }
        computedFromBody = { body, head, path throws(ProblemDetails) in
            try cached.computed(from: body, for: head, at: path)
        }
        computedFromQuery = { query, head, path throws(ProblemDetails) in
            try cached.computed(from: query, for: head, at: path)
        }
    }
}

/// An answer; or work that computes it but would hold up the connection's thread, with the gate that the work has to
/// pass, if any.
enum Computed {
    case finished(Finished)
    case deferred(WorkGate?, @Sendable () throws(ProblemDetails) -> Finished)
}

/// An answer that can be sent.
enum Finished: Sendable {
    case result(CacheResult)
    /// The answer is computed while it is sent.
    case streamed(Responder)
}
