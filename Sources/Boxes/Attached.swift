/// An object that a room keeps beside a value of another room, which knows nothing of it.
// Unchecked, because the compiler checks only final classes; attachments never change.
open class Attachment: @unchecked Sendable {
    /// Creates the base part, which holds nothing.
    public init() {}
}

/// A place for one attachment, which is made when it is first asked for, and kept as long as this place.
///
/// Each place belongs to one room, which always asks for the same type; a debug build traps on another.
public struct Attached: ~Copyable, Sendable {
    @usableFromInline let attachment = Once<Attachment>()

    /// Creates an empty place.
    @inlinable @inline(__always) public init() {}

    /// The attachment, which `make` makes at the first call.
    @inlinable @inline(__always) public func value<Kind: Attachment>(or make: () -> Kind) -> Kind {
        unsafe unsafeDowncast(attachment.value(or: { make() }), to: Kind.self)
    }

    /// Returns the result of `read` for the attachment, which `make` makes at the first call. Reads it without
    /// retaining it.
    @inlinable @inline(__always) public func read<Kind: Attachment, Result>(
        or make: () -> Kind, _ read: (Kind) -> Result
    ) -> Result {
        attachment.read(or: { make() }) { unsafe read(unsafeDowncast($0, to: Kind.self)) }
    }

    /// The attachment; `nil` if it is not made yet.
    @inlinable @inline(__always) public func known<Kind: Attachment>(as kind: Kind.Type) -> Kind? {
        attachment.known.map { unsafe unsafeDowncast($0, to: kind) }
    }

    /// Keeps an attachment, unless there is one already.
    @inlinable public func keep(_ value: some Attachment) { _ = attachment.keep(value) }
}
