internal import Glibc

/// A mutex that the thread sanitizer understands, under the name of the standard library's.
///
/// `Synchronization.Mutex` is made of atomic words inside a library that is not built for the sanitizer, which therefore takes
/// all that such a mutex guards for unguarded. This one is the C library's, whose calls the sanitizer intercepts.
/// `scripts/sanitize thread` puts a copy of it into each room that imports Synchronization; a room's own name goes first.
@safe struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    private let value: UnsafeMutablePointer<Value>
    private let handle: UnsafeMutablePointer<pthread_mutex_t>

    init(_ initial: consuming sending Value) {
        unsafe value = .allocate(capacity: 1)
        unsafe value.initialize(to: initial)
        unsafe handle = .allocate(capacity: 1)
        unsafe pthread_mutex_init(handle, nil)
    }

    deinit {
        unsafe value.deinitialize(count: 1)
        unsafe value.deallocate()
        unsafe pthread_mutex_destroy(handle)
        unsafe handle.deallocate()
    }

    borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        unsafe pthread_mutex_lock(handle)
        defer { unsafe pthread_mutex_unlock(handle) }
        return try unsafe body(&value.pointee)
    }

    borrowing func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? {
        guard unsafe pthread_mutex_trylock(handle) == 0 else { return nil }
        defer { unsafe pthread_mutex_unlock(handle) }
        return try unsafe body(&value.pointee)
    }
}
