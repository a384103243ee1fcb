import Foundation
private import Synchronization

/// What `work` gives in `count` threads at once, by their numbers.
package func inThreads<Output: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) throws -> Output
) throws -> [Output] {
    let threads = (0..<count).map { number in Running { try work(number) } }
    return try threads.map { try $0.join() }
}

/// Work in a thread of its own.
package final class Running<Output: Sendable>: Sendable {
    private let output = Mutex<Result<Output, any Error>?>(nil)
    private let isDone = DispatchSemaphore(value: 0)

    package init(_ work: @escaping @Sendable () throws -> Output) {
        Thread { [self] in
            let result = Result { try work() }
            output.withLock { $0 = result }
            isDone.signal()
        }.start()
    }

    /// Waits for the end of the work. Call it once.
    package func join() throws -> Output {
        isDone.wait()
        guard let result = output.withLock({ $0 }) else { preconditionFailure("signalled before the result was set") }
        return try result.get()
    }
}
