private import Synchronization

/// A table of known names that are looked up by their bytes: the names of an object's members, or of the cases of a
/// closed choice (`ChoiceNames`).
///
/// A name belongs to one of 64 slots, chosen by its length and its ends (`NameBit`). Most slots hold one name or none,
/// so finding a name takes one comparison, and rejecting an unknown one usually takes none.
///
/// A table is never freed, so that passing it on needs no reference counting: make it once for all requests.
@safe @usableFromInline package struct NameTable: Sendable {
    @safe private struct Entry {
        let start: UnsafePointer<UInt8>
        let count: Int
        /// The next name in the same slot, or `none`.
        let next: Int
    }

    @safe private struct Storage {
        let names: [String]
        /// The bytes of all names, one after the other.
        let text: UnsafePointer<UInt8>
        let entries: UnsafePointer<Entry>
        /// The index of the first name in each slot, or `none`.
        let first: UnsafePointer<Int>
        /// Whether no two names share a slot.
        let hasOwnSlots: Bool
    }

    private static let none = -1

    /// All tables, so that leak checkers see that they are still referred to.
    private static let all = Mutex<[NameTable]>([])

    // It is written by `init` only, so any thread may read it.
    nonisolated(unsafe) private let storage: UnsafePointer<Storage>

    /// Refers to an existing table at this address; `nil` for 0.
    @usableFromInline init?(address: UInt) {
        guard let storage = unsafe UnsafePointer<Storage>(bitPattern: address) else { return nil }
        unsafe self.storage = unsafe storage
    }

    /// The address of the table. It stays valid, because tables are never freed.
    var address: UInt { UInt(bitPattern: unsafe storage) }

    /// The names, in the order in which they were given.
    package var names: [String] { unsafe storage.pointee.names }

    /// Whether no two names share a slot: then a known name is identified by its slot.
    var hasOwnSlots: Bool { unsafe storage.pointee.hasOwnSlots }

    /// Creates a table of names, all of which must be different.
    package init(names: [String]) {
        let text = UnsafeMutablePointer<UInt8>.allocate(capacity: names.reduce(0) { $0 + $1.utf8.count })
        let entries = UnsafeMutablePointer<Entry>.allocate(capacity: names.count)
        let first = UnsafeMutablePointer<Int>.allocate(capacity: NameBit.slots)
        unsafe first.initialize(repeating: Self.none, count: NameBit.slots)
        var start = unsafe text
        var hasOwnSlots = true
        for (index, name) in names.enumerated() {
            let utf8 = Array(name.utf8)
            unsafe start.initialize(from: utf8, count: utf8.count)
            let slot = unsafe NameBit.slot(of: UnsafeBufferPointer(start: start, count: utf8.count))
            unsafe (entries + index).initialize(to: Entry(start: start, count: utf8.count, next: first[slot]))
            hasOwnSlots = unsafe hasOwnSlots && first[slot] == Self.none
            unsafe first[slot] = index
            unsafe start += utf8.count
        }
        let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
        unsafe storage.initialize(
            to: Storage(names: names, text: text, entries: entries, first: first, hasOwnSlots: hasOwnSlots))
        unsafe self.storage = unsafe UnsafePointer(storage)
        let table = self
        Self.all.withLock { $0.append(table) }
    }

    /// Creates a table of literal names.
    package init(_ names: [StaticString]) { self.init(names: names.map(\.description)) }

    /// Returns a table with additional names.
    package static func + (table: NameTable, more: [String]) -> NameTable {
        NameTable(names: table.names + more)
    }

    /// The index of the name with these bytes; `nil` if there is none.
    package func index(of name: Span<UInt8>) -> Int? {
        unsafe name.withUnsafeBufferPointer { unsafe index(of: $0, at: NameBit.slot(of: $0)) }
    }

    /// The index of the name with these bytes, which belongs to this slot; nil if there is none.
    @inline(__always) func index(of name: UnsafeBufferPointer<UInt8>, at slot: Int) -> Int? {
        let entries = unsafe storage.pointee.entries
        var index = unsafe storage.pointee.first[slot]
        while index != Self.none {
            let entry = unsafe entries[index]
            if entry.count == name.count {
                guard let start = name.baseAddress else { return index }
                if unsafe JSONNode.areEqual(start, entry.start, count: entry.count) { return index }
            }
            index = entry.next
        }
        return nil
    }
}

extension NameTable: ExpressibleByArrayLiteral {
    @usableFromInline package init(arrayLiteral names: StaticString...) { self.init(names) }
}

/// The slot of a name, one of 64, and the bit for it. Equal names have the same slot, and different names mostly have
/// different slots. So a few instructions can tell that a name is not among those whose bits are set.
@usableFromInline enum NameBit {
    static var slots: Int { 64 }

    @inlinable static var slotOfNothing: Int { 0 }

    /// The slot of a name, with factors chosen so that hardly any two names of one schema, or of one choice, share a
    /// slot.
    @inlinable @inline(__always) static func slot(first: UInt8, last: UInt8, count: Int) -> Int {
        (Int(first) &+ 53 &* Int(last) &+ 24 &* count) & 63
    }

    @inlinable @inline(__always) static func slot(of name: StaticString) -> Int {
        let count = name.utf8CodeUnitCount
        guard count > 0 else { return slotOfNothing }
        return unsafe slot(first: name.utf8Start[0], last: name.utf8Start[count - 1], count: count)
    }

    @inline(__always) static func slot(of name: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = unsafe name.first, let last = unsafe name.last else { return slotOfNothing }
        return slot(first: first, last: last, count: name.count)
    }

    @inlinable @inline(__always) static func bit(_ slot: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: slot) }
}
