/// An object as C holds it: by a pointer, with one reference that is C's own.
enum Handle<Object: AnyObject> {
    /// A reference for C, which `free` takes back.
    static func make(_ object: Object) -> OpaquePointer {
        unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque())
    }

    /// Balances the `passRetained` in `make`.
    static func free(_ pointer: OpaquePointer?) {
        guard let pointer = unsafe pointer else { return }
        unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).release()
    }

    /// Calls `body` with the object, which C keeps meanwhile: nothing is counted. Nil for NULL.
    static func use<Result>(_ pointer: OpaquePointer?, _ body: (Object) -> Result) -> Result? {
        guard let pointer = unsafe pointer else { return nil }
        return unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer))._withUnsafeGuaranteedRef(body)
    }

    /// The object, held once more.
    static func object(_ pointer: OpaquePointer?) -> Object? {
        unsafe pointer.map { unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
    }
}
