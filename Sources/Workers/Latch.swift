private import Glibc

/// Holds up whoever waits at it until it is opened, which it is once. Any thread may open it, and any wait.
@safe package final class Latch: Sendable {
    // Made by init, used through calls that are safe from any thread, destroyed by deinit.
    nonisolated(unsafe) private let semaphore: UnsafeMutablePointer<sem_t>

    package init() {
        unsafe semaphore = .allocate(capacity: 1)
        unsafe semaphore.initialize(to: sem_t())
        unsafe sem_init(semaphore, 0, 0)
    }

    deinit {
        unsafe sem_destroy(semaphore)
        unsafe semaphore.deallocate()
    }

    /// Lets everybody pass from now on.
    package func open() { unsafe sem_post(semaphore) }

    /// Returns once it is open.
    package func wait() {
        while unsafe sem_wait(semaphore) != 0 && errno == EINTR {}
        // For the next who waits.
        unsafe sem_post(semaphore)
    }
}
