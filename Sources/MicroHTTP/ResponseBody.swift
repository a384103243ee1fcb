/// Immutable bytes of an answer, shared uncopied by any number of responses and connections.
///
/// They live until the last `Response` that holds them is gone *and* the library has sent the last of them.
@safe package final class ResponseBody: Sendable {
    // Written by init, never after: any thread may read.
    nonisolated(unsafe) private let start: UnsafeMutablePointer<UInt8>
    /// Number of bytes.
    package let count: Int

    /// A copy of `source`. O(n).
    package init(copying source: Span<UInt8>) {
        let start = unsafe BodyMemory.take(source.count)
        unsafe source.withUnsafeBufferPointer { source in
            if let first = source.baseAddress { unsafe start.initialize(from: first, count: source.count) }
        }
        unsafe self.start = unsafe start
        count = source.count
    }

    /// A copy of `source`. O(n).
    package convenience init(_ source: [UInt8]) {
        self.init(copying: source.span)
    }

    deinit {
        unsafe BodyMemory.giveBack(start, count)
    }

    /// No bytes.
    package static let empty = ResponseBody([])

    /// Bytes of memory that the body takes up.
    package var footprint: Int { BodyMemory.footprint(of: count) }

    /// Calls `read` with the bytes, uncopied.
    package func withBytes<Result, Failure: Error>(
        _ read: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe read(UnsafeBufferPointer(start: start, count: count).span)
    }

    /// Where the bytes lie, for as long as `self` is retained.
    var address: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(start) }
}
