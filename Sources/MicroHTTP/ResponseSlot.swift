private import Synchronization

/// Stores a response that is made by the first thread that needs it. It is kept as long as its owner exists.
@safe package struct ResponseSlot: ~Copyable, Sendable {
    // Retained by `keep`, released by deinit.
    private let cached = unsafe Atomic<Unmanaged<Response>?>(nil)

    package init() {}

    deinit {
        unsafe cached.load(ordering: .acquiring)?.release()
    }

    /// The response that is stored; `nil` until there is one.
    package var response: Response? { unsafe cached.load(ordering: .acquiring)?.takeUnretainedValue() }

    /// Stores `made`, unless another thread was faster, and returns the response that is stored.
    ///
    /// A response that cannot be sent because there was not enough memory is not stored; its connection is closed, and
    /// the next attempt makes a new one.
    package func keep(_ made: Response) -> Response {
        guard made.canBeSent else { return made }
        let retained = unsafe Unmanaged.passRetained(made)
        let exchange = unsafe cached.compareExchange(expected: nil, desired: retained, ordering: .acquiringAndReleasing)
        guard let first = unsafe exchange.original else { return made }
        unsafe retained.release()
        return unsafe first.takeUnretainedValue()
    }
}
