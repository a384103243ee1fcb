/// An object that a room keeps with a value of another room, which knows nothing about it.
// Unchecked, because the compiler checks only final classes; attachments never change.
open class Attachment: @unchecked Sendable {
    /// Creates the base part, which holds nothing.
    public init() {}
}

/// A place for one attachment, which is made when it is first needed, and exists as long as this place.
///
/// Each place belongs to one room, which must always request the same type; a debug build traps if the type differs.
public struct Attached: ~Copyable, Sendable {
    @usableFromInline let attachment = Once<Attachment>()

    /// Creates an empty place.
    @inlinable @inline(__always) public init() {}

    /// The attachment. At the first call, `make` makes it.
    @inlinable @inline(__always) public func value<Kind: Attachment>(or make: () -> Kind) -> Kind {
        unsafe unsafeDowncast(attachment.value(or: { make() }), to: Kind.self)
    }

    /// Returns the result of `read` for the attachment, which is read without being retained. At the first call, `make`
    /// makes the attachment.
    @inlinable @inline(__always) public func read<Kind: Attachment, Result>(
        or make: () -> Kind, _ read: (Kind) -> Result
    ) -> Result {
        attachment.read(or: { make() }) { unsafe read(unsafeDowncast($0, to: Kind.self)) }
    }

    /// The attachment; `nil` if it has not been made yet.
    @inlinable @inline(__always) public func known<Kind: Attachment>(as kind: Kind.Type) -> Kind? {
        attachment.known.map { unsafe unsafeDowncast($0, to: kind) }
    }

    /// Stores an attachment, unless there is one already.
    @inlinable public func keep(_ value: some Attachment) { _ = attachment.keep(value) }
}
