import Cache
import JSONText
import MicroHTTP

/// What computes the answers of one endpoint, whichever it is.
protocol ComputedRoute: Sendable {
    /// The answer to a body.
    ///
    /// - Parameter hasWaited: Whether the request has waited for more than so many milliseconds; asked where the cache does
    ///   not have the answer.
    func post(_ body: Span<UInt8>, hasWaited: (Int) -> Bool) throws(ProblemDetails) -> Computed
    /// The answer to a document that stands in the URL.
    func get(_ query: [QueryMember], hasWaited: (Int) -> Bool) throws(ProblemDetails) -> Computed
}

/// A member of a URL's query, decoded.
typealias QueryMember = (name: String, value: String)

/// An answer, or the work that leads to it and that would hold up the connection's thread.
enum Computed {
    case answered(Outcome)
    case deferred(@Sendable () throws(ProblemDetails) -> Outcome)
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

    /// Bytes of a document up to which it is read, and its answer worked out where that is brief, by the connection's thread.
    static var mostAtOnce: Int { 2_048 }

    /// What came of a document: its answer, or what was read and is to be worked out elsewhere, or is not for here at all.
    enum Reception {
        case answered(Outcome)
        case long(Served.Request, CanonicalKey)
        case declined(Served.Request, CanonicalKey)
    }

    // MARK: The two forms

    func post(_ body: Span<UInt8>, hasWaited: (Int) -> Bool) throws(ProblemDetails) -> Computed {
        let hash = Digest.hash(body, seed: bodySeed)
        if let known = known(body, hash) { return .answered(known) }
        guard body.count <= Self.mostAtOnce else {
            try store.checkWait(hasWaited)
            let bytes: [UInt8] = body.bytes
            return .deferred { () throws(ProblemDetails) in try self.answer(to: bytes) }
        }
        return try computed(receive(body, hash, hasWaited: hasWaited, isAtHand: endpoint.isBrief))
    }

    /// The answer to a body, however long that takes.
    func answer(to body: [UInt8]) throws(ProblemDetails) -> Outcome {
        let hash = Digest.hash(body.span, seed: bodySeed)
        if let known = known(body.span, hash) { return known }
        return try outcome(receive(body.span, hash, hasWaited: { _ in false }, isAtHand: { _ in true }))
    }

    /// What comes of a body, which `isDeclined` may say is not for here once it is read.
    ///
    /// - Parameter isAtHand: Whether a request that is not declined is answered here and now.
    func receive(
        _ body: Span<UInt8>, hasWaited: (Int) -> Bool, isAtHand: (Served.Request) -> Bool,
        unless isDeclined: (Served.Request) -> Bool
    ) throws(ProblemDetails) -> Reception {
        let hash = Digest.hash(body, seed: bodySeed)
        if let known = known(body, hash) { return .answered(known) }
        return try receive(body, hash, hasWaited: hasWaited, isAtHand: isAtHand, unless: isDeclined)
    }

    /// The answer to a body as sent, where the cache has it.
    func known(_ body: Span<UInt8>) -> Outcome? { known(body, Digest.hash(body, seed: bodySeed)) }

    private func known(_ body: Span<UInt8>, _ hash: UInt64) -> Outcome? {
        store.cache.value(for: body, hash: hash).map { Outcome(answer: $0, origin: .hit, hash: hash) }
    }

    private func receive(
        _ body: Span<UInt8>, _ hash: UInt64, hasWaited: (Int) -> Bool, isAtHand: (Served.Request) -> Bool,
        unless isDeclined: (Served.Request) -> Bool = { _ in false }
    ) throws(ProblemDetails) -> Reception {
        let reception = try receive(hasWaited, isAtHand, unless: isDeclined) { document throws(JSONSyntaxError) in
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
    func get(_ query: [QueryMember], hasWaited: (Int) -> Bool) throws(ProblemDetails) -> Computed {
        let bytes = query.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        guard bytes <= Self.mostAtOnce else {
            try store.checkWait(hasWaited)
            return .deferred { () throws(ProblemDetails) in
                try self.outcome(self.receive(query, { _ in false }, isAtHand: { _ in true }))
            }
        }
        return try computed(receive(query, hasWaited, isAtHand: endpoint.isBrief))
    }

    private func receive(
        _ query: [QueryMember], _ hasWaited: (Int) -> Bool, isAtHand: (Served.Request) -> Bool
    ) throws(ProblemDetails) -> Reception {
        guard let request = query.first(where: { $0.name == "request" }) else {
            return try receive(hasWaited, isAtHand) { document throws(JSONSyntaxError) in
                try document.parse(dottedMembers: query, maxDepth: store.depth, scalarKeys: ["device": "profile"])
            }
        }
        guard query.count == 1 else {
            throw ProblemDetails(
                faults: query.filter { $0.name != "request" }.prefix(DecodingContext.limit + 1).map {
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
        return try receive(hasWaited, isAtHand) { document throws(JSONSyntaxError) in
            try document.parse(body.span, maxDepth: store.depth)
        }
    }

    // MARK: From a document to an answer

    /// What is left to do after a reception that declines nothing.
    private func computed(_ reception: Reception) -> Computed {
        switch reception {
        case .answered(let outcome): .answered(outcome)
        case .long(let request, let key), .declined(let request, let key):
            .deferred { () throws(ProblemDetails) in try self.answer(to: request, key) }
        }
    }

    /// The answer that a reception leads to, worked out here where it is not there.
    private func outcome(_ reception: Reception) throws(ProblemDetails) -> Outcome {
        switch reception {
        case .answered(let outcome): outcome
        case .long(let request, let key), .declined(let request, let key): try answer(to: request, key)
        }
    }

    /// - Parameter hasWaited: Asked where something is to be computed.
    private func receive(
        _ hasWaited: (Int) -> Bool, _ isAtHand: (Served.Request) -> Bool,
        unless isDeclined: (Served.Request) -> Bool = { _ in false },
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
            let context = document.context
            context.mark(endpoint.name)
            let request = document.withRoot { root in endpoint.read(root, context: context) }
            guard context.faults.isEmpty, let request, let request else { throw ProblemDetails(faults: context.faults) }
            let key = context.key
            if isDeclined(request) {
                try store.checkWait(hasWaited)
                return .declined(request, key)
            }
            let hash = Digest.hash(key.bytes.span, seed: store.requestSeed)
            if let known = store.cache.value(for: key.bytes.span, hash: hash) {
                return .answered(Outcome(answer: known, origin: .hit, hash: hash))
            }
            try store.checkWait(hasWaited)
            guard isAtHand(request) else { return .long(request, key) }
            return .answered(try answer(to: request, key, hash, since: start))
        }
    }

    /// The answer to what was read, in a place of its own from reading.
    func answer(to request: Served.Request, _ key: CanonicalKey) throws(ProblemDetails) -> Outcome {
        let hash = Digest.hash(key.bytes.span, seed: store.requestSeed)
        // Its like may have been answered while it waited.
        if let known = store.cache.value(for: key.bytes.span, hash: hash) {
            return Outcome(answer: known, origin: .hit, hash: hash)
        }
        return try answer(to: request, key, hash, since: ContinuousClock().now)
    }

    private func answer(
        to request: Served.Request, _ key: CanonicalKey, _ hash: UInt64, since start: ContinuousClock.Instant
    ) throws(ProblemDetails) -> Outcome {
        let answer = try answer(to: request)
        store.cache.insert(answer, for: key.bytes, hash: hash)
        let elapsed = start.duration(to: ContinuousClock().now)
        return Outcome(answer: answer, origin: .computed(milliseconds: elapsed.milliseconds), hash: hash)
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
