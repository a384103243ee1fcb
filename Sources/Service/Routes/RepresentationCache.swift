import Cache
import Jobs
import MicroHTTP

/// The finished representations of all endpoints, within one budget, and the responses made around them.
final class RepresentationCache: Sendable {
    private let cache: ResponseCache<Representation>
    private let compress: Compression.Compressor
    /// Whether answers say if they were known, and how long they took.
    let tellsStatus: Bool
    /// For the canonical keys of requests as read. Unguessable, so that nobody can choose requests that fall on one
    /// shard or one bucket.
    let requestSeed = UInt64.random(in: .min ... .max)
    /// For the targets of GET and HEAD as sent. Their bytes are those of no body that was read and of no canonical key: a
    /// target begins with a slash or a letter that no JSON begins with.
    private let targetSeed = UInt64.random(in: .min ... .max)

    /// - Parameter compress: What compresses bodies.
    init(bytes: Int, tellsStatus: Bool, compress: @escaping Compression.Compressor) {
        self.tellsStatus = tellsStatus
        cache = ResponseCache(maximumBytes: bytes)
        self.compress = compress
        EntityTag.prepare()
    }

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
    func keep(_ computed: Computed, forTargetOf head: borrowing RequestHead) -> Computed {
        if case .finished(.streamed) = computed { return computed }
        var target: [UInt8] = []
        head.withTarget { target = $0.bytes }
        let key = target
        let hash = Digest.hash(key.span, seed: targetSeed)
        switch computed {
        case .finished(let finished):
            keep(finished, for: key, hash: hash)
            return computed
        case .deferred(let gate, let work):
            return .deferred(gate) { () throws(ProblemDetails) in
                let finished = try work()
                self.keep(finished, for: key, hash: hash)
                return finished
            }
        }
    }

    private func keep(_ finished: Finished, for key: [UInt8], hash: UInt64) {
        if case .result(let result) = finished { keep(result.representation, for: key, hash: hash) }
    }

    // MARK: Responses

    /// The response to a request that led to `result`.
    func response(to head: borrowing RequestHead, _ result: CacheResult) -> Response {
        let representation = result.representation
        let cost = representation.cost
        let response = response(to: head, result, compress: compress)
        if representation.cost != cost { updateCost(of: result) }
        return response
    }

    /// The same where there is nobody to compress it, which takes long: as it is, unless it is compressed already.
    func plainResponse(to head: borrowing RequestHead, _ result: CacheResult) -> Response {
        response(to: head, result, compress: { _, _, _ in nil })
    }

    private func response(
        to head: borrowing RequestHead, _ result: CacheResult, compress: Compression.Compressor
    ) -> Response {
        result.representation.response(
            to: head, origin: tellsStatus ? result.origin : .fixed, identifier: RequestIdentifier.sent(in: head),
            compress: compress)
    }

    /// Makes the compressed bytes of `result` right now, unless the job at hand is over: sixteen million bytes take a tenth of
    /// a second, and nobody looks at the clock meanwhile.
    func compress(_ result: CacheResult, _ coding: ContentCoding) {
        guard !JobBudget.isOver(after: 1_000) else { return }
        result.representation.compressed(coding, compress)
        updateCost(of: result)
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

    /// One that took so many milliseconds to compute.
    init(_ representation: Representation, computedIn milliseconds: Double, hash: UInt64) {
        self.representation = representation
        origin = .computed(milliseconds: milliseconds)
        self.hash = hash
    }
}

extension Span<UInt8> {
    /// A copy of the bytes.
    var bytes: [UInt8] { unsafe withUnsafeBufferPointer { unsafe Array($0) } }
}
