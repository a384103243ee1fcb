import Cache
import JSONText
import MicroHTTP

/// What computes the answers of one endpoint, whichever it is.
protocol ComputedRoute: Sendable {
    /// The answer to a body.
    ///
    /// - Parameter hasWaited: Whether the request has waited for more than so many milliseconds; asked where the cache does
    ///   not have the answer.
    func post(_ body: Span<UInt8>, hasWaited: (Int) -> Bool) throws(ProblemDetails) -> Outcome
    /// The answer to a document that stands in the URL.
    func get(_ query: [(name: String, value: String)], hasWaited: (Int) -> Bool) throws(ProblemDetails) -> Outcome
}

/// An endpoint with the cache before it: a body that came before, or a request that reads the same as one before, is
/// answered without being computed again.
///
/// An object, and a hit has no part in what a request is made of: both are large, and would be copied for each request.
final class CachedRoute<Served: Endpoint>: ComputedRoute {
    let endpoint: Served
    let store: AnswerStore
    /// Unguessable, and each route's own: bodies as sent and requests as read are hashed apart, and so are the same
    /// bytes sent to two routes, so that none can pass for another.
    private let bodySeed = UInt64.random(in: .min ... .max)

    init(_ endpoint: Served, store: AnswerStore) {
        self.endpoint = endpoint
        self.store = store
    }

    // MARK: The two forms

    func post(_ body: Span<UInt8>, hasWaited: (Int) -> Bool) throws(ProblemDetails) -> Outcome {
        let hash = Digest.hash(body, seed: bodySeed)
        if let known = known(body, hash) { return known }
        switch try compute(body, hash, hasWaited: hasWaited, unless: { _ in false }) {
        case .answered(let outcome): return outcome
        case .declined: preconditionFailure("declined what nothing speaks against")
        }
    }

    /// What came of a body: its answer, or the request and its key, where it was not to be answered here.
    enum Reception {
        case answered(Outcome)
        case declined(Served.Request, CanonicalKey)
    }

    /// The answer to a body, unless `isDeclined` says so of what was read.
    func post(
        _ body: Span<UInt8>, hasWaited: (Int) -> Bool, unless isDeclined: (Served.Request) -> Bool
    ) throws(ProblemDetails) -> Reception {
        let hash = Digest.hash(body, seed: bodySeed)
        if let known = known(body, hash) { return .answered(known) }
        return try compute(body, hash, hasWaited: hasWaited, unless: isDeclined)
    }

    /// The answer to a body as sent, where the cache has it.
    func known(_ body: Span<UInt8>) -> Outcome? { known(body, Digest.hash(body, seed: bodySeed)) }

    private func known(_ body: Span<UInt8>, _ hash: UInt64) -> Outcome? {
        store.cache.value(for: body, hash: hash).map { Outcome(answer: $0, origin: .hit, hash: hash) }
    }

    private func compute(
        _ body: Span<UInt8>, _ hash: UInt64, hasWaited: (Int) -> Bool, unless isDeclined: (Served.Request) -> Bool
    ) throws(ProblemDetails) -> Reception {
        let reception = try receive(hasWaited: hasWaited, unless: isDeclined) { document throws(JSONSyntaxError) in
            try document.parse(body, maxDepth: store.depth)
        }
        guard case .answered(let outcome) = reception else { return reception }
        // A body that comes again leads to its answer without being read from then on; one that comes once takes no
        // entry beside that of its request. This one pays for the answer too: either may outlive the other.
        if case .hit = outcome.origin {
            store.cache.insert(outcome.answer, for: body.bytes, hash: hash)
        }
        return reception
    }

    /// `request=` with the body in base64url, or the body's members by their dotted names.
    func get(_ query: [(name: String, value: String)], hasWaited: (Int) -> Bool) throws(ProblemDetails) -> Outcome {
        guard let request = query.first(where: { $0.name == "request" }) else {
            return try outcome(hasWaited) { document throws(JSONSyntaxError) in
                try document.parse(dottedMembers: query, maxDepth: store.depth, scalarKeys: ["device": "profile"])
            }
        }
        guard query.count == 1 else {
            throw ProblemDetails(
                faults: query.filter { $0.name != "request" }.prefix(ReadingRecord.limit + 1).map {
                    JSONFault(
                        pointer: JSONPointer.member($0.name), code: "conflictingMember",
                        message: "Beside request= no other member may stand in the URL.")
                })
        }
        guard let body = Base64URL.decode(request.value) else {
            throw ProblemDetails(
                400, "invalid-json", "The request is not JSON", code: "notBase64URL",
                detail: "The value of request= is not base64url (RFC 4648, 5) of a JSON body.")
        }
        return try outcome(hasWaited) { document throws(JSONSyntaxError) in
            try document.parse(body.span, maxDepth: store.depth)
        }
    }

    // MARK: From a document to an answer

    private func outcome(
        _ hasWaited: (Int) -> Bool, _ parse: (JSONDocument) throws(JSONSyntaxError) -> Void
    ) throws(ProblemDetails) -> Outcome {
        switch try receive(hasWaited: hasWaited, unless: { _ in false }, parse) {
        case .answered(let outcome): return outcome
        case .declined: preconditionFailure("declined what nothing speaks against")
        }
    }

    /// - Parameter hasWaited: Asked where something is to be computed.
    private func receive(
        hasWaited: (Int) -> Bool, unless isDeclined: (Served.Request) -> Bool,
        _ parse: (JSONDocument) throws(JSONSyntaxError) -> Void
    ) throws(ProblemDetails) -> Reception {
        try store.documents.withDocument { document throws(ProblemDetails) in
            let clock = ContinuousClock()
            let start = clock.now
            do throws(JSONSyntaxError) {
                try parse(document)
            } catch {
                throw ProblemDetails(error)
            }
            let record = document.record
            record.mark(endpoint.name)
            let request = document.withRoot { root in endpoint.read(root, record: record) }
            guard record.faults.isEmpty, let request, let request else { throw ProblemDetails(faults: record.faults) }
            let key = record.key
            if isDeclined(request) {
                try store.checkWait(hasWaited)
                return .declined(request, key)
            }
            let hash = Digest.hash(key.bytes.span, seed: store.requestSeed)
            if let known = store.cache.value(for: key.bytes.span, hash: hash) {
                return .answered(Outcome(answer: known, origin: .hit, hash: hash))
            }
            try store.checkWait(hasWaited)
            let answer = try answer(to: request)
            store.cache.insert(answer, for: key.bytes, hash: hash)
            let elapsed = start.duration(to: clock.now)
            return .answered(
                Outcome(answer: answer, origin: .computed(milliseconds: elapsed.milliseconds), hash: hash))
        }
    }

    private func answer(to request: Served.Request) throws(ProblemDetails) -> Answer {
        try store.writers.withWriter { json throws(ProblemDetails) in
            try endpoint.write(request, to: &json)
            guard !json.isFull else {
                throw .answerTooLarge(limit: json.maxCount, advice: endpoint.adviceOnSize)
            }
            return json.withBytes { Answer($0, mediaType: endpoint.mediaType, isCached: true) }
        }
    }
}

extension Span<UInt8> {
    /// A copy of the bytes.
    var bytes: [UInt8] { unsafe withUnsafeBufferPointer { unsafe Array($0) } }
}

extension Duration {
    fileprivate var milliseconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) * 1000 + Double(attoseconds) / 1e15
    }
}
