/// Immutable bytes of an answer, shared uncopied by any number of responses and connections.
///
/// They live until the last `Response` that holds them is gone *and* the library has sent the last of them.
@safe package final class ResponseBody: Sendable {
    // Written by init, never after: any thread may read.
    nonisolated(unsafe) private let bytes: UnsafeMutableBufferPointer<UInt8>

    /// A copy of `source`. O(n).
    package init(copying source: Span<UInt8>) {
        unsafe bytes = unsafe source.withUnsafeBufferPointer { source in
            let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: source.count)
            _ = unsafe copy.initialize(from: source)
            return unsafe copy
        }
    }

    /// A copy of `source`. O(n).
    package convenience init(_ source: [UInt8]) {
        self.init(copying: source.span)
    }

    deinit {
        unsafe bytes.deallocate()
    }

    /// Number of bytes.
    package var count: Int { unsafe bytes.count }

    /// Calls `read` with the bytes, uncopied.
    package func withBytes<Result, Failure: Error>(
        _ read: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe read(UnsafeBufferPointer(bytes).span)
    }

    /// Where the bytes lie, for as long as `self` is retained.
    var address: UnsafeMutableRawPointer? { unsafe UnsafeMutableRawPointer(bytes.baseAddress) }
}
