import Jobs
import JSONText
import Metrics
import MicroHTTP
import Wire

/// An endpoint with the cache before it: a body that came before, or a request that reads the same as one before, is
/// answered without being computed again.
///
/// An object, and a hit has no part in what a request is made of: both are large, and would be copied for each request.
final class CachedEndpoint<Served: Endpoint>: Sendable {
    private let endpoint: Served
    private let context: EndpointContext
    /// Unguessable, and each endpoint's own: bodies as sent and requests as read are hashed apart, and so are the same
    /// bytes sent to two endpoints, so that none can pass for another.
    private let bodySeed = UInt64.random(in: .min ... .max)

    init(_ endpoint: Served) {
        self.endpoint = endpoint
        context = endpoint.context
    }

    /// Bytes of a document up to which it is read, and its answer worked out where that is brief, by the connection's thread.
    private static var mostAtOnce: Int { 2_048 }

    /// What was read of a document.
    private enum Reading {
        /// One like it came before.
        case known(CacheResult)
        case unknown(ReadRequest)
    }

    private struct ReadRequest: Sendable {
        let request: Served.Request
        let key: CanonicalKey
        /// Of the key.
        let hash: UInt64
        /// Nanoseconds that it took to read.
        let readTime: Int
    }

    // MARK: Look up → read → look up → compute → keep

    func computed(from body: Span<UInt8>, for head: borrowing RequestHead) throws(ProblemDetails) -> Computed {
        if endpoint.takesOptions, case let options = try options(of: head), !options.isEmpty {
            let bytes: [UInt8] = body.bytes
            try context.checkRoom(for: head)
            return .deferred(endpoint.gate) { () throws(ProblemDetails) in
                try self.finished(
                    self.read(options) { document throws(JSONSyntaxError) in
                        try document.parse(bytes.span, maxDepth: self.context.limits.depth)
                    })
            }
        }
        let hash = Digest.hash(body, seed: bodySeed)
        if let known = context.cache.result(for: body, hash: hash) { return .finished(.result(known)) }
        if body.count <= Self.mostAtOnce, !endpoint.leavesUnread {
            PhaseClock.reset()
            return try computed(from: read(body, hash), for: head)
        }
        try context.checkRoom(for: head)
        let bytes: [UInt8] = body.bytes
        return .deferred(endpoint.gate) { () throws(ProblemDetails) in try self.finished(bytes, hash) }
    }

    func computed(from query: [QueryMember], for head: borrowing RequestHead) throws(ProblemDetails) -> Computed {
        let size = query.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        if size <= Self.mostAtOnce, !endpoint.leavesUnread {
            PhaseClock.reset()
            return try computed(from: read(query), for: head)
        }
        try context.checkRoom(for: head)
        return .deferred(endpoint.gate) { () throws(ProblemDetails) in try self.finished(self.read(query)) }
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
                // Its like may have been answered while it waited.
                let known = self.context.cache.result(for: unknown.key.bytes.span, hash: unknown.hash)
                if let known { return .result(known) }
                // It was read on another thread.
                PhaseClock.add(unknown.readTime, to: .read)
                PhaseClock.start()
                return try self.finished(unknown)
            }
        }
    }

    /// The answer to a body that waited for a worker.
    private func finished(_ body: [UInt8], _ hash: UInt64) throws(ProblemDetails) -> Finished {
        if let known = context.cache.result(for: body.span, hash: hash) { return .result(known) }
        return try finished(read(body.span, hash))
    }

    private func finished(_ reading: consuming Reading) throws(ProblemDetails) -> Finished {
        switch reading {
        case .known(let result): .result(result)
        case .unknown(let unknown): try finished(unknown)
        }
    }

    private func finished(_ unknown: borrowing ReadRequest) throws(ProblemDetails) -> Finished {
        if let stream = endpoint.stream(unknown.request, key: unknown.key) { return .streamed(stream) }
        let representation = try representation(of: unknown.request)
        context.cache.keep(representation, for: unknown.key.bytes, hash: unknown.hash)
        let times = PhaseClock.times
        context.metrics.count(times)
        return .result(CacheResult(representation, computedIn: times, hash: unknown.hash))
    }

    /// The answer to a body that nobody sent, worked out whether or not one like it was.
    func representation(ofBody body: [UInt8]) throws(ProblemDetails) -> Representation {
        try JobBudget(seconds: 0, limits: context.products).work { () throws(ProblemDetails) in
            let reading = try read { document throws(JSONSyntaxError) in
                try document.parse(body.span, maxDepth: context.limits.depth)
            }
            switch reading {
            case .known(let result): return result.representation
            case .unknown(let unknown): return try representation(of: unknown.request)
            }
        }
    }

    private func representation(of request: Served.Request) throws(ProblemDetails) -> Representation {
        let body: ResponseBody
        do throws(ProblemDetails) { body = try endpoint.body(of: request) } catch {
            // Work that ended early may find what it made impossible.
            try ProblemDetails.checkWork(advice: endpoint.adviceOnSize)
            throw error
        }
        PhaseClock.end(endpoint.lastPhase)
        try ProblemDetails.checkWork(advice: endpoint.adviceOnSize)
        return Representation(
            body, mediaType: endpoint.mediaType, .computed(isOneOfSeveral: endpoint.isOneOfSeveral),
            more: endpoint.fields)
    }

    // MARK: Reading

    private func read(_ body: Span<UInt8>, _ hash: UInt64) throws(ProblemDetails) -> Reading {
        let reading = try read { document throws(JSONSyntaxError) in
            try document.parse(body, maxDepth: context.limits.depth)
        }
        // A body that comes again leads to its answer without being read from then on; one that comes once takes no
        // entry beside that of its request.
        if case .known(let result) = reading { context.cache.keep(result.representation, for: body.bytes, hash: hash) }
        return reading
    }

    private func read(_ query: [QueryMember]) throws(ProblemDetails) -> Reading {
        let source = try URLDocument(endpoint.takesOptions ? query.filter { !endpoint.isOption($0) } : query)
        return try read(endpoint.takesOptions ? query.filter { endpoint.isOption($0) } : []) {
            document throws(JSONSyntaxError) in
            try source.parse(into: document, maxDepth: context.limits.depth)
        }
    }

    /// The members of the URL that stand beside a body.
    private func options(of head: borrowing RequestHead) throws(ProblemDetails) -> [QueryMember] {
        do throws(Target.SyntaxError) {
            return try Target(head.target).query.filter { !Route.isOwn($0) }
        } catch {
            throw .malformed(error.detail)
        }
    }

    /// - Parameter options: What stands beside the document in the URL.
    private func read(
        _ options: [QueryMember], _ parse: (JSONDocument) throws(JSONSyntaxError) -> Void
    ) throws(ProblemDetails) -> Reading {
        guard !options.isEmpty else { return try read(parse) }
        return try context.documents.withDocument { beside throws(ProblemDetails) in
            do throws(JSONSyntaxError) {
                try beside.parse(dottedMembers: options, maxDepth: context.limits.depth)
            } catch {
                throw ProblemDetails(error)
            }
            let reading = try beside.withRoot { root throws(ProblemDetails) in try read(beside: root, parse) }
            guard let reading else { return try read(parse) }
            return reading
        }
    }

    private func read(
        beside options: JSONNode? = nil, _ parse: (JSONDocument) throws(JSONSyntaxError) -> Void
    ) throws(ProblemDetails) -> Reading {
        try context.documents.withDocument { document throws(ProblemDetails) in
            PhaseClock.start()
            do throws(JSONSyntaxError) {
                try parse(document)
            } catch {
                throw ProblemDetails(error)
            }
            let decoding = document.context
            decoding.mark(endpoint.name)
            let request = document.withRoot { root in
                endpoint.takesOptions
                    ? endpoint.read(root, options: options, decoding: decoding)
                    : endpoint.read(root, decoding: decoding)
            }
            guard decoding.faults.isEmpty, let request, let request else {
                throw ProblemDetails(faults: decoding.faults)
            }
            let key = decoding.key
            PhaseClock.end(.read)
            let hash = Digest.hash(key.bytes.span, seed: context.cache.requestSeed)
            if let known = context.cache.result(for: key.bytes.span, hash: hash) { return .known(known) }
            return .unknown(
                ReadRequest(request: request, key: key, hash: hash, readTime: PhaseClock.times[.read]))
        }
    }
}
