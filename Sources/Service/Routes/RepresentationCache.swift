import Cache
import Jobs
import JSONText
import Metrics
import MicroHTTP

/// The cache of finished representations of all endpoints, within one budget; it also makes responses from them.
final class RepresentationCache: Sendable {
    private let cache: ResponseCache<Representation>
    private let compress: Compression.Compressor
    private let metrics: ServerMetrics
    private let answers = AwaitedAnswers()
    /// Whether answers state if they came from the cache, and how long they took.
    let exposesStatus: Bool
    /// The origins whose pages may read answers.
    let crossOrigin: CrossOrigin
    /// The seed for hashes of canonical keys. Random, so that no client can choose requests that fall into one shard or
    /// one bucket.
    let requestSeed = UInt64.random(in: .min ... .max)
    /// The seed for hashes of the targets of GET and HEAD as sent. A target never equals a body that was read or a
    /// canonical key, because it begins with a slash or a letter that no JSON begins with.
    private let targetSeed = UInt64.random(in: .min ... .max)

    /// - Parameter compress: Compresses bodies.
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
    /// How often the cache was looked into so far.
    var lookUps: Int { statistics.lookUps }

    // MARK: Looking up and keeping

    /// Returns the entry for a key: a body as sent, or a canonical key.
    func result(for key: Span<UInt8>, hash: UInt64) -> CacheResult? {
        cache.value(for: key, hash: hash).map { CacheResult($0, hash: hash) }
    }

    /// Keeps a representation under a key. Each entry counts the memory of both: a representation with several keys may
    /// outlive any of them.
    func keep(_ representation: Representation, for key: [UInt8], hash: UInt64) {
        cache.insert(representation, for: key, hash: hash)
    }

    /// The answer that all requests with this key share that wait for a worker now; without a cache, none share any.
    func awaited(_ key: CanonicalKey) -> AwaitedAnswer {
        AwaitedAnswer(key, among: cache.isEnabled ? answers : nil)
    }

    /// Returns the cached answer to an earlier GET of exactly this target; `nil` if there is none.
    func result(forTargetOf head: borrowing RequestHead) -> CacheResult? {
        var known: CacheResult?
        head.withTarget { target in known = result(for: target, hash: Digest.hash(target, seed: targetSeed)) }
        return known
    }

    /// Caches the answer to a GET now, or once it is computed, so that later requests find it by the unparsed target.
    ///
    /// - Parameter route: The number of the target's route.
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

    func response(to head: borrowing RequestHead, _ result: CacheResult) -> Response {
        // A new answer states how long its compression took, so it is compressed before its header fields are made.
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

    /// The response to a request whose result is `result`, for callers that must not compress it, which takes long:
    /// uncompressed, unless it is already compressed.
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

    /// Compresses the body of `result` now if necessary, unless the current job is over: sixteen million bytes take a
    /// tenth of a second, during which the time limit is not checked. Returns `result` with the time that it took.
    func compressed(_ result: CacheResult, _ coding: ContentCoding) -> CacheResult {
        PhaseClock.reset()
        guard !JobBudget.isOver(after: 1_000) else { return result }
        result.representation.compressed(coding, timedCompress)
        updateCost(of: result)
        return result.adding(PhaseClock.times[.compress], of: .compress)
    }

    /// Compresses the bytes, and counts the time that it takes.
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

    /// Updates the cost of the entry after compressed bytes were added to the representation.
    private func updateCost(of result: CacheResult) {
        if let hash = result.hash { cache.updateCost(of: result.representation, hash: hash) }
    }
}

/// A representation, with its origin for one request.
struct CacheResult: Sendable {
    let representation: Representation
    let origin: Representation.Origin
    /// The hash under which the cache has the representation; `nil` if it is not cached.
    let hash: UInt64?

    /// Creates a result that needs no computation.
    init(_ representation: Representation, hash: UInt64? = nil) {
        self.representation = representation
        origin = representation.origin
        self.hash = hash
    }

    /// Creates a result whose computation took `times`.
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

    /// This result; if it was computed, with more nanoseconds added to a phase.
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
    var bytes: [UInt8] { unsafe withUnsafeBufferPointer { unsafe Array($0) } }
}
