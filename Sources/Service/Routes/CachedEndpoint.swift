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
            let bytes: [UInt8] = body.bytes
            let location = location(path, options)
            try context.checkRoom(for: head)
            return .deferred(endpoint.gate) { () throws(ProblemDetails) in
                let reading = try self.read(options, at: { location.field(of: bytes.span, isExact: false) }) {
                    document throws(JSONSyntaxError) in
                    try document.parse(bytes.span, maxDepth: self.context.limits.depth)
                }
                return try self.finished(reading)
            }
        }
        let hash = Digest.hash(body, seed: bodySeed)
        if let known = context.cache.result(for: body, hash: hash) { return .finished(.result(known)) }
        if body.count <= Self.mostAtOnce, !endpoint.leavesUnread {
            PhaseClock.reset()
            return try computed(from: read(body, hash, location(path)), for: head)
        }
        try context.checkRoom(for: head)
        let bytes: [UInt8] = body.bytes
        let location = location(path)
        return .deferred(endpoint.gate) { () throws(ProblemDetails) in try self.finished(bytes, hash, location) }
    }

    /// - Parameter path: The path of the endpoint's row.
    func computed(
        from query: [QueryMember], for head: borrowing RequestHead, at path: StaticString
    ) throws(ProblemDetails) -> Computed {
        let size = query.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        if size <= Self.mostAtOnce, !endpoint.leavesUnread {
            PhaseClock.reset()
            return try computed(from: read(query, at: location(path, options(in: query))), for: head)
        }
        try context.checkRoom(for: head)
        let location = location(path, options(in: query))
        return .deferred(endpoint.gate) { () throws(ProblemDetails) in
            try self.finished(self.read(query, at: location))
        }
    }

    private func computed(
        from reading: consuming Reading, for head: borrowing RequestHead
    ) throws(ProblemDetails) -> Computed {
        switch reading {
        case .known(let result): return .finished(.result(result))
        case .unknown(let unknown):
            try context.checkRoom(for: head)
            if endpoint.isBrief(unknown.request) { return .finished(try finished(unknown)) }
            return .deferred(endpoint.gate) { () throws(ProblemDetails) in
                // A request with the same meaning may have been answered while this one waited.
                let key = unknown.key.bytes
                let known = self.context.cache.result(for: key.span, hash: unknown.hash)
                if let known { return .result(known) }
                // The request was read on another thread.
                PhaseClock.add(unknown.readTime, to: .read)
                PhaseClock.start()
                return try self.finished(unknown)
            }
        }
    }

    /// Returns the answer to a body that waited for a worker.
    private func finished(
        _ body: [UInt8], _ hash: UInt64, _ location: ContentLocation
    ) throws(ProblemDetails) -> Finished {
        if let known = context.cache.result(for: body.span, hash: hash) { return .result(known) }
        return try finished(read(body.span, hash, location))
    }

    private func finished(_ reading: consuming Reading) throws(ProblemDetails) -> Finished {
        switch reading {
        case .known(let result): .result(result)
        case .unknown(let unknown): try finished(unknown)
        }
    }

    private func finished(_ unknown: ReadRequest<Served.Request>) throws(ProblemDetails) -> Finished {
        if let stream = endpoint.stream(unknown.request, key: unknown.key) { return .streamed(stream) }
        let representation = try representation(of: unknown.request, at: unknown.location)
        context.cache.keep(representation, for: unknown.key.bytes, hash: unknown.hash)
        let times = PhaseClock.times
        context.metrics.count(times)
        return .result(CacheResult(representation, computedIn: times, hash: unknown.hash))
    }

    /// Returns the answer to a body that is part of another one: from the cache, or computed within the current job.
    ///
    /// - Parameter path: The path of the endpoint's row.
    func part(_ body: [UInt8], at path: StaticString) throws(ProblemDetails) -> Representation {
        part(of: try finished(body, Digest.hash(body.span, seed: bodySeed), location(path)))
    }

    /// The same for one by dotted names, which is part of a document in the URL.
    func part(_ query: [QueryMember], at path: StaticString) throws(ProblemDetails) -> Representation {
        let reading = try read(at: { location(path).field(of: query) }) { document throws(JSONSyntaxError) in
            try URLDocument.members(query).parse(into: document, maxDepth: context.limits.depth)
        }
        return part(of: try finished(reading))
    }

    private func part(of finished: Finished) -> Representation {
        guard case .result(let result) = finished else { preconditionFailure("no part of an answer is streamed") }
        return result.representation
    }

    /// Returns the answer to a body that no client sent; nothing is cached.
    func representation(ofBody body: [UInt8]) throws(ProblemDetails) -> Representation {
        try JobBudget(seconds: 0, limits: context.products).work { () throws(ProblemDetails) in
            let reading = try read(at: { nil }) { document throws(JSONSyntaxError) in
                try document.parse(body.span, maxDepth: context.limits.depth)
            }
            switch reading {
            case .known(let result): return result.representation
            case .unknown(let unknown): return try representation(of: unknown.request, at: nil)
            }
        }
    }

    private func checkWork(at request: Served.Request) throws(ProblemDetails) {
        try ProblemDetails.checkWork(advice: endpoint.adviceOnSize, onWork: endpoint.adviceOnWork(request))
    }

    /// - Parameter location: The field with the canonical GET of the answer; `nil` for none.
    private func representation(
        of request: Served.Request, at location: HeaderFields?
    ) throws(ProblemDetails) -> Representation {
        let body: ResponseBody
        do throws(ProblemDetails) { body = try endpoint.body(of: request) } catch {
            // Work that ended early may report an error that results only from that.
            try checkWork(at: request)
            throw error
        }
        PhaseClock.end(endpoint.lastPhase)
        try checkWork(at: request)
        var fields = endpoint.fields
        if let location { fields.add(location) }
        return Representation(
            body, mediaType: endpoint.mediaType, .computed(isOneOfSeveral: endpoint.isOneOfSeveral), more: fields)
    }

    /// The canonical GET of answers at a path, with the options in the URL.
    private func location(_ path: StaticString, _ options: [QueryMember] = []) -> ContentLocation {
        ContentLocation(path: path, format: endpoint.formatName, options: options)
    }

    // MARK: Reading

    private func read(
        _ body: Span<UInt8>, _ hash: UInt64, _ location: ContentLocation
    ) throws(ProblemDetails) -> Reading {
        let text: [UInt8]? = endpoint.readsText ? body.bytes : nil
        let reading = try read(text: text, at: { location.field(of: body, isExact: endpoint.readsText) }) {
            document throws(JSONSyntaxError) in
            try document.parse(body, maxDepth: context.limits.depth)
        }
        // From now on this body leads to its answer without being read. A body that comes only once gets no entry in
        // addition to that of its request.
        if case .known(let result) = reading { context.cache.keep(result.representation, for: body.bytes, hash: hash) }
        return reading
    }

    private func read(_ query: [QueryMember], at location: ContentLocation) throws(ProblemDetails) -> Reading {
        let source = try URLDocument(endpoint.takesOptions ? query.filter { !endpoint.isOption($0) } : query)
        var text: [UInt8]?
        if endpoint.readsText, case .encoded(let body) = source { text = body }
        let field = {
            switch source {
            case .encoded(let body): location.field(of: body.span, isExact: self.endpoint.readsText)
            case .members(let members): location.field(of: members)
            }
        }
        return try read(options(in: query), text: text, at: field) { document throws(JSONSyntaxError) in
            try source.parse(into: document, maxDepth: context.limits.depth)
        }
    }

    /// The members of a query that are options, not part of the document.
    private func options(in query: [QueryMember]) -> [QueryMember] {
        endpoint.takesOptions ? query.filter { endpoint.isOption($0) } : []
    }

    /// The members of the query of a request with a body that are options.
    private func options(of head: borrowing RequestHead) throws(ProblemDetails) -> [QueryMember] {
        do throws(Target.SyntaxError) {
            return try Target(head.target).query.filter { !Route.isOwn($0) }
        } catch {
            throw .malformed(error.detail)
        }
    }

    /// - Parameters:
    ///   - options: The options in the URL, in addition to the document.
    ///   - location: Returns the field with the canonical GET; called if the request is not known.
    private func read(
        _ options: [QueryMember], text: [UInt8]? = nil, at location: () -> HeaderFields?,
        _ parse: (JSONDocument) throws(JSONSyntaxError) -> Void
    ) throws(ProblemDetails) -> Reading {
        guard !options.isEmpty else { return try read(text: text, at: location, parse) }
        return try context.documents.withDocument { beside throws(ProblemDetails) in
            try asProblem { () throws(JSONSyntaxError) in
                try beside.parse(dottedMembers: options, maxDepth: context.limits.depth)
            }
            let reading = try beside.withRoot { root throws(ProblemDetails) in
                try read(beside: root, at: location, parse)
            }
            guard let reading else { return try read(at: location, parse) }
            return reading
        }
    }

    /// - Parameters:
    ///   - text: The document as it was sent, for endpoints that read its text.
    ///   - location: Returns the field with the canonical GET; called if the request is not known.
    private func read(
        beside options: JSONNode? = nil, text: [UInt8]? = nil, at location: () -> HeaderFields?,
        _ parse: (JSONDocument) throws(JSONSyntaxError) -> Void
    ) throws(ProblemDetails) -> Reading {
        try context.documents.withDocument { document throws(ProblemDetails) in
            PhaseClock.start()
            try asProblem { () throws(JSONSyntaxError) in
                try parse(document)
            }
            document.context.mark(endpoint.name)
            let reading = try document.withRoot { root throws(ProblemDetails) in
                try read(root, beside: options, text, document.context, at: location)
            }
            guard let reading else { throw ProblemDetails(faults: document.context.faults) }
            return reading
        }
    }

    private func read(
        _ root: JSONNode, beside options: JSONNode?, _ text: [UInt8]?, _ decoding: DecodingContext,
        at location: () -> HeaderFields?
    ) throws(ProblemDetails) -> Reading {
        guard let request = request(root, beside: options, text, decoding), decoding.faults.isEmpty else {
            throw ProblemDetails(faults: decoding.faults)
        }
        let key = decoding.key
        PhaseClock.end(.read)
        let hash = Digest.hash(key.bytes.span, seed: context.cache.requestSeed)
        if let known = context.cache.result(for: key.bytes.span, hash: hash) { return .known(known) }
        return .unknown(
            ReadRequest(request, key: key, hash: hash, readTime: PhaseClock.times[.read], location: location()))
    }

    private func request(
        _ root: JSONNode, beside options: JSONNode?, _ text: [UInt8]?, _ decoding: DecodingContext
    ) -> Served.Request? {
        if endpoint.readsText { return endpoint.read(root, text: text, decoding: decoding) }
        return endpoint.takesOptions
            ? endpoint.read(root, options: options, decoding: decoding) : endpoint.read(root, decoding: decoding)
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
