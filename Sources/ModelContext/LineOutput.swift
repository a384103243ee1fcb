import Descriptors
private import Synchronization

/// Writes lines to a descriptor; lines from different threads are never mixed.
final class LineOutput: Sendable {
    private let descriptor: Int32
    private let lock = Mutex(())
    private let hasFailed = Atomic(false)

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Whether writing has failed, because nobody reads the output.
    var isBroken: Bool { hasFailed.load(ordering: .relaxed) }

    /// Writes a line and its line break. If there is no room, waits for it.
    func write(_ line: [UInt8]) {
        let bytes = line + [UInt8(ascii: "\n")]
        lock.withLock { _ in
            guard !isBroken else { return }
            do throws(Descriptor.Failure) { try Descriptor.write(bytes, to: descriptor) } catch {
                hasFailed.store(true, ordering: .relaxed)
            }
        }
    }
}
