private import Glibc

/// A gate that blocks threads until it is opened, which happens only once. Any thread may open it, and any may wait.
@safe package final class Latch: Sendable {
    // It is made by `init`, used through calls that are safe from any thread, and destroyed by `deinit`.
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

    /// Lets all threads pass from now on.
    package func open() { unsafe sem_post(semaphore) }

    /// Blocks until it is open.
    package func wait() {
        while unsafe sem_wait(semaphore) != 0 && errno == EINTR {}
        // Passes the signal on to the next waiting thread.
        unsafe sem_post(semaphore)
    }
}
