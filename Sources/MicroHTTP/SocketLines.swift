private import Glibc
internal import Synchronization

/// Numbers that threads share without locks, all of them 0 at first. There are eight for each socket, in a cache line
/// of 64 bytes, so that threads do not contend for the lines of each other's sockets.
///
/// The system commits memory when a line is first used. So lines for sockets that never exist take no memory, and no
/// time at the start.
@safe struct SocketLines: ~Copyable, Sendable {
    /// The count of numbers in a line.
    static let spacing = 8

    nonisolated(unsafe) private let numbers: UnsafeMutableBufferPointer<Atomic<Int>>

    /// - Parameter capacity: There are lines for the sockets whose numbers are less than this.
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

    /// The index of the first number of a socket; `nil` if the socket has no line.
    func index(of socket: Int32) -> Int? {
        let index = Int(socket) * Self.spacing
        return unsafe numbers.indices.contains(index) ? index : nil
    }

    /// The socket whose line contains an index.
    static func socket(at index: Int) -> Int32 { Int32(index / spacing) }

    /// - Parameter index: The index of a socket, or one after it in the same line.
    subscript(index: Int) -> Atomic<Int> { @inline(__always) _read { yield unsafe numbers[index] } }
}
