import Cache
import JSONText

/// What all computed endpoints share: the finished answers, within one budget, and the documents that bodies are read
/// with.
final class AnswerStore: Sendable {
    let cache: ResponseCache<Answer>
    let documents = JSONDocumentPool()
    /// For the canonical keys of requests as read. Unguessable, so that nobody can choose requests that fall on one
    /// shard or one bucket.
    let requestSeed = UInt64.random(in: .min ... .max)
    /// Most levels of arrays and objects in a body.
    let depth: Int

    init(cacheBytes: Int, depth: Int) {
        cache = ResponseCache(maximumBytes: cacheBytes)
        self.depth = depth
    }
}
