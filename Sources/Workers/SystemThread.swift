private import Glibc

/// What a thread does.
package protocol ThreadBody: AnyObject, Sendable {
    /// Called once, on the thread, which ends when it returns.
    func run()
}

/// A thread of the system, which holds what it runs until that returns.
package struct SystemThread: Sendable {
    private let handle: pthread_t

    /// Starts the thread; nil where the system has none to give.
    package init?(running body: any ThreadBody) {
        // Released by the thread itself, in `runThread`, or right here when there is none.
        let retained = unsafe Unmanaged.passRetained(Start(body))
        var handle = pthread_t()
        guard unsafe pthread_create(&handle, nil, runThread, retained.toOpaque()) == 0 else {
            unsafe retained.release()
            return nil
        }
        self.handle = handle
    }

    /// Returns when the thread has ended. Either this or `detach` is called, and once.
    package func join() { pthread_join(handle, nil) }

    /// Leaves the thread to itself.
    package func detach() { pthread_detach(handle) }
}

/// What a new thread is handed.
private final class Start: Sendable {
    let body: any ThreadBody

    init(_ body: any ThreadBody) {
        self.body = body
    }
}

private func runThread(_ opaque: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let opaque = unsafe opaque else { return nil }
    // Balances the `passRetained` in `SystemThread.init`.
    unsafe Unmanaged<Start>.fromOpaque(opaque).takeRetainedValue().body.run()
    return nil
}
