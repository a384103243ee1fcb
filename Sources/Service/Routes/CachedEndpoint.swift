import Jobs
import JSONText
import Metrics
import MicroHTTP
import Wire

/// An endpoint with the cache in front of it: an earlier body, or a request with the same meaning as an earlier one, is
/// answered without being computed again.
///
/// A class, and a hit does not use the request's value, because both are large, and would be copied for each request.
final class CachedEndpoint<Served: Endpoint>: Sendable {
    private let endpoint: Served
    private let context: EndpointContext
    /// A random seed for each endpoint. Bodies and canonical keys are hashed with different seeds, and so are equal
    /// bytes sent to two endpoints, so that none can be taken for another.
    private let bodySeed = UInt64.random(in: .min ... .max)

    init(_ endpoint: Served) {
        self.endpoint = endpoint
        context = endpoint.context
    }

    /// The longest document, in bytes, that the connection's thread reads, and whose answer it computes if the work is
    /// brief.
    private static var mostAtOnce: Int { 2_048 }

    /// The result of reading a document.
    private enum Reading {
        /// The cached answer to an earlier request with the same meaning.
        case known(CacheResult)
        case unknown(ReadRequest<Served.Request>)
    }

    // MARK: Look up → read → look up → compute → keep

    /// - Parameter path: The path of the endpoint's row.
    func computed(
        from body: Span<UInt8>, for head: borrowing RequestHead, at path: StaticString
    ) throws(ProblemDetails) -> Computed {
        if endpoint.takesOptions, case let options = try options(of: head), !options.isEmpty {
            try context.checkRoom(for: head)
            let document = SentDocument.json(body.bytes)
            return deferred { () throws(ProblemDetails) in try self.read(document, options, at: path) }
        }
        let hash = Digest.hash(body, seed: bodySeed)
        if let known = context.cache.result(for: body, hash: hash) { return .finished(.result(known)) }
        if isReadAtOnce(body.count) {
            PhaseClock.reset()
            return try computed(from: read(body, hash, at: path), for: head)
        }
        try context.checkRoom(for: head)
        let bytes: [UInt8] = body.bytes
        return deferred { () throws(ProblemDetails) in try self.read(bytes.span, hash, at: path) }
    }

    /// - Parameter path: The path of the endpoint's row.
    func computed(
        from query: [QueryMember], for head: borrowing RequestHead, at path: StaticString
    ) throws(ProblemDetails) -> Computed {
        if isReadAtOnce(query.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }) {
            PhaseClock.reset()
            return try computed(from: read(query, at: path), for: head)
        }
        try context.checkRoom(for: head)
        return deferred { () throws(ProblemDetails) in try self.read(query, at: path) }
    }

    private func isReadAtOnce(_ count: Int) -> Bool { count <= Self.mostAtOnce && !endpoint.leavesUnread }

    private func computed(
        from reading: consuming Reading, for head: borrowing RequestHead
    ) throws(ProblemDetails) -> Computed {
        switch reading {
        case .known(let result): return .finished(.result(result))
        case .unknown(let unknown):
            try context.checkRoom(for: head)
            if endpoint.isBrief(unknown.request) { return .finished(try finished(unknown)) }
            let awaited = context.cache.awaited(unknown.key)
            return .deferred(endpoint.gate) { () throws(ProblemDetails) in
                // One of the same meaning may have been computed while this one waited.
                if let known = awaited.representation { return .result(CacheResult(known, hash: unknown.hash)) }
                // The request was read on another thread.
                PhaseClock.add(unknown.readTime, to: .read)
                PhaseClock.start()
                let finished = try self.finished(unknown)
                if case .result(let result) = finished { awaited.representation = result.representation }
                return finished
            }
        }
    }

    /// Leaves a document to a worker, which reads it, too.
    private func deferred(_ read: @escaping @Sendable () throws(ProblemDetails) -> Reading) -> Computed {
        .deferred(endpoint.gate) { () throws(ProblemDetails) in
            switch try read() {
            case .known(let result): .result(result)
            case .unknown(let unknown): try self.finished(unknown)
            }
        }
    }

    private func finished(_ unknown: ReadRequest<Served.Request>) throws(ProblemDetails) -> Finished {
        if let stream = endpoint.stream(unknown.request, key: unknown.key) { return .streamed(stream) }
        return .result(try result(of: unknown))
    }

    /// Computes an answer in one piece, and keeps it.
    private func result(of unknown: ReadRequest<Served.Request>) throws(ProblemDetails) -> CacheResult {
        let representation = try representation(of: unknown)
        context.cache.keep(representation, for: unknown.key.bytes, hash: unknown.hash)
        let times = PhaseClock.times
        context.metrics.count(times)
        return CacheResult(representation, computedIn: times, hash: unknown.hash)
    }

    /// Returns the answer to a body that is part of another one: from the cache, or computed within the current job.
    ///
    /// - Parameter path: The path of the endpoint's row.
    func part(_ body: [UInt8], at path: StaticString) throws(ProblemDetails) -> Representation {
        let hash = Digest.hash(body.span, seed: bodySeed)
        if let known = context.cache.result(for: body.span, hash: hash) { return known.representation }
        return try part(read(body.span, hash, at: path))
    }

    /// The same for one by dotted names, which is part of a document in the URL.
    func part(_ query: [QueryMember], at path: StaticString) throws(ProblemDetails) -> Representation {
        try part(read(.members(query), [], at: path))
    }

    private func part(_ reading: Reading) throws(ProblemDetails) -> Representation {
        switch reading {
        case .known(let result): result.representation
        case .unknown(let unknown): try result(of: unknown).representation
        }
    }

    /// Returns the answer to a body that no client sent; nothing is cached.
    func representation(ofBody body: [UInt8]) throws(ProblemDetails) -> Representation {
        try JobBudget(seconds: 0, limits: context.products).work { () throws(ProblemDetails) in
            let reading = try read(text: nil, at: { nil }) { document throws(JSONSyntaxError) in
                try document.parse(body.span, maxDepth: context.limits.depth)
            }
            return switch reading {
            case .known(let result): result.representation
            case .unknown(let unknown): try representation(of: unknown)
            }
        }
    }

    private func checkWork(at request: Served.Request) throws(ProblemDetails) {
        try ProblemDetails.checkWork(advice: endpoint.adviceOnSize, onWork: endpoint.adviceOnWork(request))
    }

    private func representation(
        of unknown: ReadRequest<Served.Request>
    ) throws(ProblemDetails) -> Representation {
        let body: ResponseBody
        do throws(ProblemDetails) { body = try endpoint.body(of: unknown.request) } catch {
            // Work that ended early may report an error that results only from that.
            try checkWork(at: unknown.request)
            throw error
        }
        PhaseClock.end(endpoint.lastPhase)
        try checkWork(at: unknown.request)
        var fields = endpoint.fields
        if let location = unknown.location { fields.add(location) }
        return Representation(
            body, mediaType: endpoint.mediaType, .computed(isOneOfSeveral: endpoint.isOneOfSeveral), more: fields)
    }

    // MARK: Reading

    private func read(
        _ body: Span<UInt8>, _ hash: UInt64, at path: StaticString
    ) throws(ProblemDetails) -> Reading {
        let text: [UInt8]? = endpoint.readsText ? body.bytes : nil
        let reading = try read(
            text: text,
            at: { ContentLocation(path, endpoint.formatName).field(of: body, isExact: endpoint.readsText) },
            { document throws(JSONSyntaxError) in try document.parse(body, maxDepth: context.limits.depth) })
        // From now on this body leads to its answer without being read. A body that comes only once gets no entry in
        // addition to that of its request.
        if case .known(let result) = reading { context.cache.keep(result.representation, for: body.bytes, hash: hash) }
        return reading
    }

    private func read(_ query: [QueryMember], at path: StaticString) throws(ProblemDetails) -> Reading {
        guard endpoint.takesOptions else { return try read(SentDocument(query), [], at: path) }
        let document = try SentDocument(query.filter { !endpoint.isOption($0) })
        return try read(document, query.filter { endpoint.isOption($0) }, at: path)
    }

    /// The members of the query of a request with a body that are options.
    private func options(of head: borrowing RequestHead) throws(ProblemDetails) -> [QueryMember] {
        do throws(Target.SyntaxError) {
            return try Target(head.target).query.filter { !Route.isOwn($0) }
        } catch {
            throw .malformed(error.detail)
        }
    }

    /// - Parameter options: The options in the URL, in addition to the document.
    private func read(
        _ document: SentDocument, _ options: [QueryMember], at path: StaticString
    ) throws(ProblemDetails) -> Reading {
        func read(beside options: JSONNode?, _ members: [QueryMember]) throws(ProblemDetails) -> Reading {
            let isExact = endpoint.readsText
            return try self.read(
                beside: options, text: isExact ? document.text : nil,
                at: { ContentLocation(path, endpoint.formatName, members).field(of: document, isExact: isExact) },
                { parsed throws(JSONSyntaxError) in try document.parse(into: parsed, maxDepth: context.limits.depth) })
        }
        guard !options.isEmpty else { return try read(beside: nil, []) }
        return try withRoot { beside throws(JSONSyntaxError) in
            try beside.parse(dottedMembers: options, maxDepth: context.limits.depth)
        } read: { root, _ throws(ProblemDetails) in
            try read(beside: root, options)
        }
    }

    /// - Parameters:
    ///   - options: The root of the options in the URL; `nil` if there are none.
    ///   - text: The document as it was sent, for endpoints that read its text.
    ///   - location: Returns the field with the canonical GET of the answer; called if the request is not known.
    private func read(
        beside options: JSONNode? = nil, text: [UInt8]?, at location: () -> HeaderFields?,
        _ parse: (JSONDocument) throws(JSONSyntaxError) -> Void
    ) throws(ProblemDetails) -> Reading {
        PhaseClock.start()
        return try withRoot(parse) { root, decoding throws(ProblemDetails) in
            decoding.mark(endpoint.name)
            let request =
                endpoint.readsText
                ? endpoint.read(root, text: text, decoding: decoding)
                : endpoint.takesOptions
                    ? endpoint.read(root, options: options, decoding: decoding)
                    : endpoint.read(root, decoding: decoding)
            guard let request, decoding.faults.isEmpty else { throw ProblemDetails(faults: decoding.faults) }
            let key = decoding.key
            PhaseClock.end(.read)
            let hash = Digest.hash(key.bytes.span, seed: context.cache.requestSeed)
            if let known = context.cache.result(for: key.bytes.span, hash: hash) { return .known(known) }
            return .unknown(
                ReadRequest(request, key: key, hash: hash, readTime: PhaseClock.times[.read], location: location()))
        }
    }

    /// Returns what `read` makes of the root of the document that `parse` makes.
    private func withRoot(
        _ parse: (JSONDocument) throws(JSONSyntaxError) -> Void,
        read: (JSONNode, DecodingContext) throws(ProblemDetails) -> Reading
    ) throws(ProblemDetails) -> Reading {
        try context.documents.withDocument { document throws(ProblemDetails) in
            try asProblem { () throws(JSONSyntaxError) in try parse(document) }
            let reading = try document.withRoot { root throws(ProblemDetails) in try read(root, document.context) }
            guard let reading else { throw ProblemDetails(faults: document.context.faults) }
            return reading
        }
    }
}

/// A request whose answer is not known. A class, so that it is handed on and not copied.
private final class ReadRequest<Request: Sendable>: Sendable {
    let request: Request
    let key: CanonicalKey
    let hash: UInt64
    /// The time that reading took, in nanoseconds.
    let readTime: Int
    /// The field with the canonical GET of the answer; `nil` if that would be too long.
    let location: HeaderFields?

    init(_ request: consuming Request, key: CanonicalKey, hash: UInt64, readTime: Int, location: HeaderFields?) {
        self.request = request
        self.key = key
        self.hash = hash
        self.readTime = readTime
        self.location = location
    }
}
