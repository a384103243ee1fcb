private import Glibc
internal import Synchronization

/// Numbers that threads share without locks, all 0 at first: eight in a row for each socket, a line of 64 bytes, so
/// that threads do not wait for each other's.
///
/// The system hands its memory out as lines are first touched: those of sockets that never are take none, and no time
/// at the start.
@safe struct SocketLines: ~Copyable, Sendable {
    /// Numbers in a line.
    static let spacing = 8

    nonisolated(unsafe) private let numbers: UnsafeMutableBufferPointer<Atomic<Int>>

    /// - Parameter capacity: Sockets below it have a line.
    init(capacity: Int) {
        let count = capacity * Self.spacing
        guard let memory = unsafe calloc(count, MemoryLayout<Atomic<Int>>.stride) else {
            preconditionFailure("no memory for the lines of \(capacity) sockets")
        }
        unsafe numbers = .init(start: memory.bindMemory(to: Atomic<Int>.self, capacity: count), count: count)
    }

    deinit {
        unsafe free(numbers.baseAddress)
    }

    /// The index of the first number of a socket; nil where it has no line.
    func index(of socket: Int32) -> Int? {
        let index = Int(socket) * Self.spacing
        return unsafe numbers.indices.contains(index) ? index : nil
    }

    /// The socket whose line an index is in.
    static func socket(at index: Int) -> Int32 { Int32(index / spacing) }

    /// - Parameter index: At or behind that of a socket, in its line.
    subscript(index: Int) -> Atomic<Int> {
        @inline(__always) _read { yield unsafe numbers[index] }
    }
}
