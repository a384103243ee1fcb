private import Glibc

package protocol ThreadBody: AnyObject, Sendable {
    /// Called once, on the thread, which ends when this returns.
    func run()
}

/// A thread of the system, which holds a reference to its body until that returns.
package struct SystemThread: Sendable {
    private let handle: pthread_t

    /// Starts the thread; `nil` if the system cannot.
    package init?(running body: any ThreadBody) {
        // It is released by the thread itself, in `runThread`, or below if no thread was started.
        let retained = unsafe Unmanaged.passRetained(Start(body))
        var handle = pthread_t()
        guard unsafe pthread_create(&handle, nil, runThread, retained.toOpaque()) == 0 else {
            unsafe retained.release()
            return nil
        }
        self.handle = handle
    }

    /// Blocks until the thread has ended. Either this or `detach` has to be called, once.
    package func join() { pthread_join(handle, nil) }

    /// Lets the thread run without being joined later.
    package func detach() { pthread_detach(handle) }
}

/// The argument of a new thread.
private final class Start: Sendable {
    let body: any ThreadBody

    init(_ body: any ThreadBody) { self.body = body }
}

private func runThread(_ opaque: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let opaque = unsafe opaque else { return nil }
    // This matches the `passRetained` in `SystemThread.init`.
    unsafe Unmanaged<Start>.fromOpaque(opaque).takeRetainedValue().body.run()
    return nil
}
