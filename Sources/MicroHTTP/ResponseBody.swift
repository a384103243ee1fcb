private import Synchronization

/// The immutable bytes of an answer, shared by any number of responses and connections without copying.
///
/// They exist until the last `Response` that holds them has gone *and* the library has sent the last of them.
@safe package final class ResponseBody: Sendable {
    // It is written by `init` and never afterwards, so any thread may read it.
    nonisolated(unsafe) private let start: UnsafeMutablePointer<UInt8>
    /// Number of bytes.
    package let count: Int
    /// The number of connections that are sending the bytes.
    private let readers = Atomic(0)

    /// Copies `source`. O(n).
    package init(copying source: Span<UInt8>) {
        let start = unsafe BodyMemory.take(source.count)
        unsafe source.withUnsafeBufferPointer { source in
            if let first = source.baseAddress { unsafe start.initialize(from: first, count: source.count) }
        }
        unsafe self.start = unsafe start
        count = source.count
    }

    /// Copies `source`. O(n).
    package convenience init(_ source: [UInt8]) { self.init(copying: source.span) }

    deinit {
        unsafe BodyMemory.giveBack(start, count)
    }

    /// A body without bytes.
    package static let empty = ResponseBody([])

    /// The bytes of memory that the body takes up.
    package var footprint: Int { BodyMemory.footprint(of: count) }

    /// Calls `read` with the bytes, without copying them.
    package func withBytes<Result, Failure: Error>(
        _ read: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe read(UnsafeBufferPointer(start: start, count: count).span)
    }

    /// Notes that one more connection sends the bytes.
    /// - Returns: Whether it is the only one that does.
    func beginReading() -> Bool { readers.add(1, ordering: .relaxed).oldValue == 0 }

    /// Notes that one connection less sends the bytes.
    /// - Returns: Whether no connection sends them any more.
    func endReading() -> Bool { readers.subtract(1, ordering: .relaxed).newValue == 0 }

    /// The address of the bytes, valid while `self` is retained.
    package var address: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(start) }
}
