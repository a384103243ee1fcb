/// The bytes of a request's target, in memory that is reused for the next request's target.
@safe final class TargetBuffer {
    private var storage = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    private var count = 0

    deinit {
        unsafe storage.deallocate()
    }

    /// The target's bytes, valid until `fill` or `empty` is called.
    var bytes: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(rebasing: storage[..<count]) }

    func fill(_ source: UnsafeRawBufferPointer) {
        if unsafe source.count > storage.count {
            unsafe storage.deallocate()
            unsafe storage = .allocate(capacity: max(source.count, Self.leastCapacity))
        }
        unsafe UnsafeMutableRawBufferPointer(storage).copyMemory(from: source)
        count = source.count
    }

    /// Removes the bytes. Memory beyond what most targets need is freed, so that idle connections use little.
    func empty() {
        count = 0
        guard unsafe storage.count > Self.retainedCapacity else { return }
        unsafe storage.deallocate()
        unsafe storage = UnsafeMutableBufferPointer(start: nil, count: 0)
    }

    private static let leastCapacity = 64
    private static let retainedCapacity = 2_048
}
