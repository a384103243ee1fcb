import JSONText
import MicroHTTP
private import Synchronization

/// A pool of idle writers, kept with their buffers.
///
/// The written bytes are copied to the response body, so that the buffer is always the same few kilobytes, which stay
/// in the processor's cache. A new buffer for each answer would be memory that the processor's cache no longer has:
/// with 64 MB of cached answers that cost more than the copy.
final class WriterPool: Sendable {
    /// A writer that only one thread uses at a time.
    final class PooledWriter: @unchecked Sendable {
        var json: JSONWriter

        init(maxCount: Int) { json = JSONWriter(maxCount: maxCount) }
    }

    /// The most bytes that a writer accepts; see `JSONWriter.isFull`.
    private let maxCount: Int

    init(maxCount: Int) { self.maxCount = maxCount }

    private let idle = Mutex<[PooledWriter]>([])

    /// The largest buffer that is kept, in bytes: enough for nearly every matrix that is answered in one piece. At most
    /// as many writers are kept as wrote at the same time, so that they use at most this much per thread.
    private static let mostBytes = 1 << 20

    /// Calls `body` with an empty writer.
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

    /// Returns what `write` writes, as the body of an answer.
    ///
    /// - Parameter advice: Advice for an answer that is too large for a writer, as a sentence.
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
