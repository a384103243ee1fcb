/// A large value that its copies share: copying it costs one reference, however much it holds.
///
/// Members are read straight through it, `request.placement.edge`. Setting one makes a new value for this holder alone,
/// which copies the whole; what is put together member by member is put together as the plain value and shared then.
///
/// Public rather than `package`, as nothing else here is: only then does the compiler take key paths apart in the other
/// rooms too (Swift 6.3), and a member costs a load instead of a walk along a key path at run time.
@dynamicMemberLookup
public struct Boxed<Value: Sendable>: Sendable {
    @usableFromInline final class Storage: Sendable {
        @usableFromInline let value: Value

        @inlinable init(_ value: Value) { self.value = value }
    }

    @usableFromInline var storage: Storage

    /// A value of its own, to be shared from now on.
    @inlinable public init(_ value: Value) { storage = Storage(value) }

    /// The value itself, for what asks for it whole.
    @inlinable public var value: Value {
        @inline(__always) _read { yield storage.value }
    }

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

    /// Whether both are one value, which says that they are equal at no cost; equal ones need not be.
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
