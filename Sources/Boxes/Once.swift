public import Synchronization

/// A reference that is made when it is first asked for and kept as long as this is: threads that ask at once may each
/// make one, and all get the first.
///
/// `AtomicLazyReference` is the same, but its calls are not specialised (Swift 6.3): asking costs some 300 instructions
/// there, and ten here.
@safe public struct Once<Value: AnyObject & Sendable>: ~Copyable, Sendable {
    /// Where the reference's object lies, which is retained; 0 before it is made.
    @usableFromInline let address = Atomic<UInt>(0)

    /// Nothing is made yet.
    @inlinable @inline(__always) public init() {}

    /// The reference, by `make` where nobody asked before.
    @inlinable @inline(__always) public func value(or make: () -> Value) -> Value {
        known ?? keep(make())
    }

    /// What `read` makes of the object, which lives as long as this and takes no count of references; `make` makes it
    /// where nobody asked before.
    @inlinable @inline(__always) public func read<Result>(or make: () -> Value, _ read: (Value) -> Result) -> Result {
        let known = address.load(ordering: .acquiring)
        guard let object = unsafe UnsafeRawPointer(bitPattern: known) else { return read(keep(make())) }
        return unsafe Unmanaged<Value>.fromOpaque(object)._withUnsafeGuaranteedRef { read($0) }
    }

    /// The reference where there is one already.
    @inlinable public var known: Value? {
        @inline(__always) get {
            let known = address.load(ordering: .acquiring)
            guard let object = unsafe UnsafeRawPointer(bitPattern: known) else { return nil }
            return unsafe Unmanaged<Value>.fromOpaque(object).takeUnretainedValue()
        }
    }

    /// Keeps a reference unless there is one, and returns the one that is kept.
    @inlinable @inline(never) public func keep(_ value: Value) -> Value {
        let object = unsafe Unmanaged.passRetained(value)
        let (isKept, first) = unsafe address.compareExchange(
            expected: 0, desired: UInt(bitPattern: object.toOpaque()), ordering: .acquiringAndReleasing)
        guard !isKept, let kept = unsafe UnsafeRawPointer(bitPattern: first) else { return value }
        unsafe object.release()
        return unsafe Unmanaged<Value>.fromOpaque(kept).takeUnretainedValue()
    }

    deinit {
        let known = address.load(ordering: .acquiring)
        guard let object = unsafe UnsafeRawPointer(bitPattern: known) else { return }
        unsafe Unmanaged<Value>.fromOpaque(object).release()
    }
}
