import Cache
import Jobs
import Metrics
import MicroHTTP

/// The finished representations of all endpoints, within one budget, and the responses made around them.
final class RepresentationCache: Sendable {
    private let cache: ResponseCache<Representation>
    private let compress: Compression.Compressor
    private let metrics: ServerMetrics
    /// Whether answers say if they were known, and how long they took.
    let exposesStatus: Bool
    /// Which origins' pages may read answers.
    let crossOrigin: CrossOrigin
    /// For the canonical keys of requests as read. Unguessable, so that nobody can choose requests that fall on one
    /// shard or one bucket.
    let requestSeed = UInt64.random(in: .min ... .max)
    /// For the targets of GET and HEAD as sent. Their bytes are those of no body that was read and of no canonical key:
    /// a target begins with a slash or a letter that no JSON begins with.
    private let targetSeed = UInt64.random(in: .min ... .max)

    /// - Parameter compress: What compresses bodies.
    init(
        bytes: Int, exposesStatus: Bool, crossOrigin: CrossOrigin = .any, metrics: ServerMetrics,
        compress: @escaping Compression.Compressor
    ) {
        self.exposesStatus = exposesStatus
        self.crossOrigin = crossOrigin
        self.metrics = metrics
        cache = ResponseCache(maximumBytes: bytes)
        self.compress = compress
        EntityTag.prepare()
    }

    /// The cache's counts and its size.
    var statistics: CacheStatistics { cache.statistics }

    // MARK: Looking up and keeping

    /// What is kept for a key: a body as sent, or a request as read.
    func result(for key: Span<UInt8>, hash: UInt64) -> CacheResult? {
        cache.value(for: key, hash: hash).map { CacheResult($0, hash: hash) }
    }

    /// Keeps a representation, which pays for the key too: one with several keys may outlive any of them.
    func keep(_ representation: Representation, for key: [UInt8], hash: UInt64) {
        cache.insert(representation, for: key, hash: hash)
    }

    /// What came of a GET of just this target before.
    func result(forTargetOf head: borrowing RequestHead) -> CacheResult? {
        var known: CacheResult?
        head.withTarget { target in known = result(for: target, hash: Digest.hash(target, seed: targetSeed)) }
        return known
    }

    /// What came of a GET, kept to be found by its target without taking that apart.
    ///
    /// - Parameter route: The number of the route that the target leads to.
    func keep(_ computed: Computed, forTargetOf head: borrowing RequestHead, route: Int) -> Computed {
        if case .finished(.streamed) = computed { return computed }
        var target: [UInt8] = []
        head.withTarget { target = $0.bytes }
        let key = target
        let hash = Digest.hash(key.span, seed: targetSeed)
        switch computed {
        case .finished(let finished):
            keep(finished, for: key, hash: hash, route: route)
            return computed
        case .deferred(let gate, let work):
            return .deferred(gate) { () throws(ProblemDetails) in
                let finished = try work()
                self.keep(finished, for: key, hash: hash, route: route)
                return finished
            }
        }
    }

    private func keep(_ finished: Finished, for key: [UInt8], hash: UInt64, route: Int) {
        guard case .result(let result) = finished else { return }
        result.representation.route = route
        keep(result.representation, for: key, hash: hash)
    }

    // MARK: Responses

    /// The response to a request that led to `result`.
    func response(to head: borrowing RequestHead, _ result: CacheResult) -> Response {
        // A new answer tells how long it took to compress, which is therefore done before it is told.
        if case .computed = result.origin, case let coding = Negotiation.coding(in: head), coding != .identity,
            !head.hasHeader("If-None-Match")
        {
            return response(to: head, compressed(result, coding), compress: { _, _, _ in nil })
        }
        let representation = result.representation
        let cost = representation.cost
        let response = response(to: head, result, compress: timedCompress)
        if representation.cost != cost { updateCost(of: result) }
        return response
    }

    /// The response to a request that led to `result`, where there is nobody to compress it, which takes long: as it
    /// is, unless it is compressed already.
    func plainResponse(to head: borrowing RequestHead, _ result: CacheResult) -> Response {
        response(to: head, result, compress: { _, _, _ in nil })
    }

    private func response(
        to head: borrowing RequestHead, _ result: CacheResult, compress: Compression.Compressor
    ) -> Response {
        unsafe head.notes.pointee.cache = result.origin.cacheNote
        return result.representation.response(
            to: head, origin: exposesStatus ? result.origin : .fixed, identifier: RequestIdentifier.sent(in: head),
            crossOrigin: crossOrigin, compress: compress)
    }

    /// `result`, whose compressed bytes are made right now where they are not there, unless the job at hand is over:
    /// sixteen million bytes take a tenth of a second, and nobody looks at the clock meanwhile.
    func compressed(_ result: CacheResult, _ coding: ContentCoding) -> CacheResult {
        PhaseClock.reset()
        guard !JobBudget.isOver(after: 1_000) else { return result }
        result.representation.compressed(coding, timedCompress)
        updateCost(of: result)
        return result.adding(PhaseClock.times[.compress], of: .compress)
    }

    /// Compresses, and counts how long that takes.
    private func timedCompress(
        _ bytes: Span<UInt8>, _ coding: ContentCoding, _ effort: Compression.Effort
    ) -> ResponseBody? {
        let start = PhaseClock.now
        defer {
            let elapsed = PhaseClock.now - start
            PhaseClock.add(elapsed, to: .compress)
            metrics.count(elapsed, of: .compress)
        }
        return compress(bytes, coding, effort)
    }

    /// Compressed bytes were made, which stay with the representation.
    private func updateCost(of result: CacheResult) {
        if let hash = result.hash { cache.updateCost(of: result.representation, hash: hash) }
    }
}

/// A representation, and where it came from.
struct CacheResult: Sendable {
    let representation: Representation
    let origin: Representation.Origin
    /// The hash that the cache knows the representation by; nil for one that it does not keep.
    let hash: UInt64?

    /// One that is there already.
    init(_ representation: Representation, hash: UInt64? = nil) {
        self.representation = representation
        origin = representation.origin
        self.hash = hash
    }

    /// One that took so long to compute.
    init(_ representation: Representation, computedIn times: PhaseTimes, hash: UInt64) {
        self.representation = representation
        origin = .computed(times)
        self.hash = hash
    }

    private init(_ representation: Representation, _ origin: Representation.Origin, hash: UInt64?) {
        self.representation = representation
        self.origin = origin
        self.hash = hash
    }

    /// This result, where one that was computed took so many nanoseconds more of a phase.
    func adding(_ nanoseconds: Int, of phase: WorkPhase) -> CacheResult {
        guard nanoseconds > 0, case .computed(var times) = origin else { return self }
        times[phase] += nanoseconds
        return CacheResult(representation, .computed(times), hash: hash)
    }
}

extension Representation.Origin {
    fileprivate var cacheNote: RequestNotes.CacheNote {
        switch self {
        case .fixed: .none
        case .hit: .hit
        case .computed: .miss
        }
    }
}

extension Span<UInt8> {
    /// A copy of the bytes.
    var bytes: [UInt8] { unsafe withUnsafeBufferPointer { unsafe Array($0) } }
}
