/// An object for use in C: a pointer that owns one reference to it.
enum Handle<Object: AnyObject> {
    /// Returns a pointer for C that owns a reference, which `free` releases.
    static func make(_ object: Object) -> OpaquePointer {
        unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque())
    }

    /// Releases the reference of the pointer; balances the `passRetained` in `make`.
    static func free(_ pointer: OpaquePointer?) {
        guard let pointer = unsafe pointer else { return }
        unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).release()
    }

    /// Calls `body` with the object, without changing its reference count, because C keeps it alive meanwhile. `nil`
    /// for NULL.
    static func use<Result>(_ pointer: OpaquePointer?, _ body: (Object) -> Result) -> Result? {
        guard let pointer = unsafe pointer else { return nil }
        return unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer))._withUnsafeGuaranteedRef(body)
    }

    /// The object, retained once more; `nil` for NULL.
    static func object(_ pointer: OpaquePointer?) -> Object? {
        unsafe pointer.map { unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
    }
}
