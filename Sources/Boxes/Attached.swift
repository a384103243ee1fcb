/// What a room keeps beside a value of another room, which knows nothing of it.
// Unchecked, because only final classes are checked: none of an attachment ever changes.
open class Attachment: @unchecked Sendable {
    /// Nothing of its own.
    public init() {}
}

/// A place for one attachment: made when it is first asked for, and kept as long as the value beside it is.
///
/// Each place belongs to one room, which always asks for the same kind; a debug build stops at another.
public struct Attached: ~Copyable, Sendable {
    @usableFromInline let attachment = Once<Attachment>()

    /// Nothing is made yet.
    @inlinable @inline(__always) public init() {}

    /// The attachment, by `make` where nobody asked before.
    @inlinable @inline(__always) public func value<Kind: Attachment>(or make: () -> Kind) -> Kind {
        unsafe unsafeDowncast(attachment.value(or: { make() }), to: Kind.self)
    }

    /// What `read` makes of the attachment, which is made by `make` where nobody asked before: read where it lies, it
    /// takes no count of references.
    @inlinable @inline(__always) public func read<Kind: Attachment, Result>(
        or make: () -> Kind, _ read: (Kind) -> Result
    ) -> Result {
        attachment.read(or: { make() }) { unsafe read(unsafeDowncast($0, to: Kind.self)) }
    }

    /// The attachment where there is one already.
    @inlinable @inline(__always) public func known<Kind: Attachment>(as kind: Kind.Type) -> Kind? {
        attachment.known.map { unsafe unsafeDowncast($0, to: kind) }
    }

    /// Keeps an attachment unless there is one.
    @inlinable public func keep(_ value: some Attachment) { _ = attachment.keep(value) }
}
