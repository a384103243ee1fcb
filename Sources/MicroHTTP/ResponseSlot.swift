private import Synchronization

/// Holds a response that is made when it is first needed, by whichever thread comes first, and kept with its owner.
@safe package struct ResponseSlot: ~Copyable, Sendable {
    // Retained by `keep`, released by deinit.
    private let cached = unsafe Atomic<Unmanaged<Response>?>(nil)

    package init() {}

    deinit {
        unsafe cached.load(ordering: .acquiring)?.release()
    }

    /// What is kept; nil until then.
    package var response: Response? { unsafe cached.load(ordering: .acquiring)?.takeUnretainedValue() }

    /// Keeps `made`, unless another thread was faster, and returns what is kept.
    ///
    /// One that there was no memory for is not kept: it closes its connection, and the next is made anew.
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
