private import Synchronization

/// A lock that lets only one thread at a time access font faces.
///
/// Cairo 1.16 keeps ten faces open for the whole process. When another one is needed, it closes any of them, even one
/// that a thread has just obtained, and it opens faces without the lock that FreeType requires. With more than ten
/// fonts, a thread could use a face that has been closed. Texts that were measured before, and plain ones
/// (``PlainShaper``), do not need this lock.
enum FaceLock {
    private static let mutex = Mutex(())

    /// Runs `body` while no other thread uses a face. Must not be nested.
    static func alone(_ body: () -> Void) { mutex.withLock { _ in body() } }
}
