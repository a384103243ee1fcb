private import Synchronization

/// Holds a response that the first thread to need it makes, and keeps it as long as its owner lives.
@safe package struct ResponseSlot: ~Copyable, Sendable {
    // Retained by `keep`, released by deinit.
    private let cached = unsafe Atomic<Unmanaged<Response>?>(nil)

    package init() {}

    deinit {
        unsafe cached.load(ordering: .acquiring)?.release()
    }

    /// The response that is kept; `nil` until there is one.
    package var response: Response? { unsafe cached.load(ordering: .acquiring)?.takeUnretainedValue() }

    /// Keeps `made`, unless another thread was faster, and returns the response that is kept.
    ///
    /// A response that cannot be sent, for lack of memory, is not kept: it closes its connection, and the next is made
    /// anew.
    package func keep(_ made: Response) -> Response {
        guard made.canBeSent else { return made }
        let retained = unsafe Unmanaged.passRetained(made)
        let exchange = unsafe cached.compareExchange(
            expected: nil, desired: retained, ordering: .acquiringAndReleasing)
        guard let first = unsafe exchange.original else { return made }
        unsafe retained.release()
        return unsafe first.takeUnretainedValue()
    }
}
