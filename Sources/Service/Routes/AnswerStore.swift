import Cache
import JSONText
import MicroHTTP

/// What all computed endpoints share: the finished answers, within one budget, and what bodies are read and answers are
/// written with.
final class AnswerStore: Sendable {
    let cache: ResponseCache<Answer>
    let documents = JSONDocumentPool()
    let writers: WriterPool
    /// For the canonical keys of requests as read. Unguessable, so that nobody can choose requests that fall on one
    /// shard or one bucket.
    let requestSeed = UInt64.random(in: .min ... .max)
    /// For the targets of GET and HEAD as sent. Their bytes are those of no body that was read and of no canonical key: a
    /// target begins with a slash or a letter that no JSON begins with.
    private let targetSeed = UInt64.random(in: .min ... .max)
    /// Most levels of arrays and objects in a body.
    let depth: Int
    /// Milliseconds that a request may have waited and still be computed; 0 sets no limit.
    private let maxWait: Int
    private let compress: Gzip.Compressor

    /// - Parameter answerBytes: Most bytes of one answer.
    init(cacheBytes: Int, answerBytes: Int, depth: Int, maxWait: Int, compress: @escaping Gzip.Compressor) {
        writers = WriterPool(maxCount: answerBytes)
        self.maxWait = maxWait
        self.compress = compress
        cache = ResponseCache(maximumBytes: cacheBytes)
        self.depth = depth
        EntityTag.prepare()
    }

    /// Refuses to compute what has waited so long that those behind it would wait too long as well.
    ///
    /// - Parameter hasWaited: Whether the request has waited for more than so many milliseconds.
    func checkWait(_ hasWaited: (Int) -> Bool) throws(ProblemDetails) {
        guard maxWait == 0 || !hasWaited(maxWait) else { throw .overloaded(limit: maxWait) }
    }

    /// What came of a GET of just this target before.
    func answer(to head: borrowing RequestHead) -> Outcome? {
        var known: Outcome?
        head.withTarget { target in
            let hash = Digest.hash(target, seed: targetSeed)
            guard let answer = cache.value(for: target, hash: hash) else { return }
            known = Outcome(answer: answer, origin: answer.origin, hash: hash)
        }
        return known
    }

    /// Keeps the answer to a GET, to be found by its target without taking that apart.
    func keep(_ answer: Answer, for head: borrowing RequestHead) { keep(answer, for: key(of: head)) }

    /// The same, by the target itself.
    func keep(_ answer: Answer, for target: [UInt8]) {
        cache.insert(answer, for: target, hash: Digest.hash(target.span, seed: targetSeed))
    }

    /// What the answer to a GET is found by.
    func key(of head: borrowing RequestHead) -> [UInt8] {
        var key: [UInt8] = []
        head.withTarget { key = $0.bytes }
        return key
    }

    /// What makes the response that tells of `outcome`.
    ///
    /// - Parameter isZipping: Whether to make the gzipped bytes right now.
    func responder(_ outcome: Outcome, isZipping: Bool) -> Responder {
        if isZipping {
            outcome.answer.zip(compress)
            settle(outcome)
        }
        return { head in self.response(to: head, outcome) }
    }

    /// Gzipped bytes were made, which stay with the answer.
    private func settle(_ outcome: Outcome) {
        if let hash = outcome.hash { cache.settle(outcome.answer, hash: hash) }
    }

    /// The response that tells of `outcome`.
    func response(to head: borrowing RequestHead, _ outcome: Outcome) -> Response {
        let answer = outcome.answer
        let cost = answer.cost
        let response = answer.response(
            to: head, origin: outcome.origin, identifier: RequestIdentifier.sent(in: head), compress: compress)
        if answer.cost != cost { settle(outcome) }
        return response
    }
}
