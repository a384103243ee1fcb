public import Synchronization

/// A reference to an object that is made when it is first needed, and exists as long as this value. Threads that need
/// it at the same time may each make one; all of them get the one that is stored first.
///
/// `AtomicLazyReference` does the same, but its calls are not specialised (Swift 6.3): a call costs some 300
/// instructions there, and ten here.
@safe public struct Once<Value: AnyObject & Sendable>: ~Copyable, Sendable {
    /// The address of the object, which is retained; 0 before it has been made.
    @usableFromInline let address = Atomic<UInt>(0)

    /// Creates an empty value.
    @inlinable @inline(__always) public init() {}

    /// The object. At the first call, `make` makes it.
    @inlinable @inline(__always) public func value(or make: () -> Value) -> Value { known ?? keep(make()) }

    /// Returns the result of `read` for the object. At the first call, `make` makes the object. It exists as long as
    /// this value, so it is read without being retained.
    @inlinable @inline(__always) public func read<Result>(or make: () -> Value, _ read: (Value) -> Result) -> Result {
        let known = address.load(ordering: .acquiring)
        guard let object = unsafe UnsafeRawPointer(bitPattern: known) else { return read(keep(make())) }
        return unsafe Unmanaged<Value>.fromOpaque(object)._withUnsafeGuaranteedRef { read($0) }
    }

    /// The object; `nil` if it has not been made yet.
    @inlinable public var known: Value? {
        @inline(__always) get {
            let known = address.load(ordering: .acquiring)
            guard let object = unsafe UnsafeRawPointer(bitPattern: known) else { return nil }
            return unsafe Unmanaged<Value>.fromOpaque(object).takeUnretainedValue()
        }
    }

    /// Stores an object, unless there is one already, and returns the one that is stored.
    @inlinable @inline(never) public func keep(_ value: Value) -> Value {
        let object = unsafe Unmanaged.passRetained(value)
        let (isFirst, first) = unsafe address.compareExchange(
            expected: 0, desired: UInt(bitPattern: object.toOpaque()), ordering: .acquiringAndReleasing)
        guard !isFirst, let existing = unsafe UnsafeRawPointer(bitPattern: first) else { return value }
        unsafe object.release()
        return unsafe Unmanaged<Value>.fromOpaque(existing).takeUnretainedValue()
    }

    deinit {
        let known = address.load(ordering: .acquiring)
        guard let object = unsafe UnsafeRawPointer(bitPattern: known) else { return }
        unsafe Unmanaged<Value>.fromOpaque(object).release()
    }
}
