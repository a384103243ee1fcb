/// A large value in shared storage. Copying it costs only one reference count, however large it is.
///
/// Members are read through the box: `request.placement.edge`. Setting one copies the whole value into new storage for
/// this holder alone; so a value that is built member by member is built unboxed, and boxed at the end.
///
/// Public, unlike anything else here, instead of `package`: only then does the compiler resolve key paths in the other
/// rooms too (Swift 6.3), so that reading a member costs a load instead of a walk along a key path at run time.
@dynamicMemberLookup
public struct Boxed<Value: Sendable>: Sendable {
    @usableFromInline final class Storage: Sendable {
        @usableFromInline let value: Value

        @inlinable init(_ value: Value) { self.value = value }
    }

    @usableFromInline var storage: Storage

    /// Boxes a value, which copies of the box share from now on.
    @inlinable public init(_ value: Value) { storage = Storage(value) }

    /// The whole value.
    @inlinable public var value: Value { @inline(__always) _read { yield storage.value } }

    /// A member of the value.
    @inlinable public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
        @inline(__always) _read { yield storage.value[keyPath: member] }
    }

    /// A member of the value; setting it copies the rest.
    @inlinable public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
        @inline(__always) _read { yield storage.value[keyPath: member] }
        @inline(__always) _modify {
            var value = storage.value
            yield &value[keyPath: member]
            storage = Storage(value)
        }
    }

    /// Whether both boxes share their storage, and are therefore equal. This is quick to find out; but equal boxes need
    /// not share their storage.
    @inlinable public func isIdentical(to other: Boxed) -> Bool { storage === other.storage }
}

extension Boxed: Equatable where Value: Equatable {
    /// Whether both values are equal.
    public static func == (one: Boxed, other: Boxed) -> Bool {
        one.isIdentical(to: other) || one.value == other.value
    }
}

extension Boxed: Hashable where Value: Hashable {
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
