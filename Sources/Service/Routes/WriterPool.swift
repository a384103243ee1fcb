import JSONText
import MicroHTTP
private import Synchronization

/// Writers that nobody writes with, kept with their buffers.
///
/// What is written is copied to where it stays, so the buffer that it is written into is always the same few kilobytes,
/// which the processor has at hand. A buffer for each answer would be memory that was not touched for as long as the
/// cache keeps answers: with 64 MB of them that cost more than the copy does.
final class WriterPool: Sendable {
    /// A writer in the hands of one at a time.
    final class PooledWriter: @unchecked Sendable {
        var json: JSONWriter

        init(maxCount: Int) { json = JSONWriter(maxCount: maxCount) }
    }

    /// Most bytes that a writer takes; see `JSONWriter.isFull`.
    private let maxCount: Int

    init(maxCount: Int) { self.maxCount = maxCount }

    private let idle = Mutex<[PooledWriter]>([])

    /// Larger buffers are not kept. It is enough for nearly every matrix that is answered at once; as no more writers
    /// are kept than wrote at one moment, it bounds what they take up to that much a thread.
    private static let mostBytes = 1 << 20

    /// Runs `body` with a writer that holds nothing.
    func withWriter<Result, Failure: Error>(
        _ body: (inout JSONWriter) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let writer = idle.withLock { $0.popLast() } ?? PooledWriter(maxCount: maxCount)
        defer {
            if writer.json.capacity <= Self.mostBytes {
                writer.json.removeAll()
                idle.withLock { $0.append(writer) }
            }
        }
        return try body(&writer.json)
    }

    /// What `write` writes, as the body of an answer.
    ///
    /// - Parameter advice: What to ask for where that is more than a writer takes: a sentence.
    func body(
        advice: String, _ write: (inout JSONWriter) throws(ProblemDetails) -> Void
    ) throws(ProblemDetails) -> ResponseBody {
        try withWriter { json throws(ProblemDetails) in
            try write(&json)
            guard !json.isFull else { throw .answerTooLarge(limit: json.maxCount, advice: advice) }
            return json.withBytes { ResponseBody(copying: $0) }
        }
    }
}
