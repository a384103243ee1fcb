private import Synchronization

/// Lets one thread at a time at the faces of fonts.
///
/// Cairo 1.16 keeps ten faces open for the whole process and closes any of the others when one more is wanted, without
/// asking whether a thread has just taken it; and it opens them with no lock where FreeType wants one. With more fonts
/// than ten a thread could be left with a face that is gone. Texts that are known, and plain ones, never come here.
enum FaceLock {
    private static let mutex = Mutex(())

    /// Runs `body` while no other thread is at a face. Not to be asked for again inside.
    static func alone(_ body: () -> Void) { mutex.withLock { _ in body() } }
}
