public import Synchronization

/// A closed choice: an enumeration whose raw values are the names of its cases in requests and answers.
public protocol NamedChoice: CaseIterable, RawRepresentable<String> {
    static var names: ChoiceNames<Self> { get }
}

/// The names of a closed choice, prepared for both directions: from a case to its name, and from a name to its case.
///
/// Store it in a `static let`. Both tables are made when they are first used, so no initializer has to run. The
/// compiler can therefore place such a constant in static memory, and using it needs no check whether it has been
/// initialized.
///
/// Tables are never freed, so that using them needs no reference counting.
public struct ChoiceNames<Choice: CaseIterable & RawRepresentable<String>>: ~Copyable, Sendable {
    /// The address of the quoted names, indexed by the byte that represents a case; 0 before they are made.
    @usableFromInline let quoted = Atomic<UInt>(0)
    /// The address of the table of names in the order of `allCases`; 0 before it is made.
    @usableFromInline let table = Atomic<UInt>(0)

    /// - Precondition: `allCases` is synthesised by the compiler. If names are written, they are short and need no
    ///   escape.
    @inlinable @inline(__always) public init() {}

    /// The quoted name of a case.
    @inlinable @inline(__always) subscript(choice: Choice) -> QuotedName {
        let names = unsafe UnsafePointer<QuotedName>(bitPattern: quoted.load(ordering: .acquiring)) ?? makeQuoted()
        return unsafe names[Self.index(of: choice)]
    }

    /// The table by which a case is found from its name.
    @inlinable @inline(__always) var found: NameTable {
        NameTable(address: table.load(ordering: .acquiring)) ?? makeTable()
    }

    /// The byte that represents a case in memory, as cases have no payload. An enumeration with a single case takes no
    /// byte.
    @inlinable @inline(__always) static func index(of choice: Choice) -> Int {
        MemoryLayout<Choice>.size == 0 ? 0 : Int(unsafe unsafeBitCast(choice, to: UInt8.self))
    }

    // Two threads may make the same table at the same time. The first one stays; the other is freed, or not used.

    @_effects(releasenone)
    @usableFromInline @inline(never) func makeQuoted() -> UnsafePointer<QuotedName> {
        let names = UnsafeMutablePointer<QuotedName>.allocate(capacity: Choice.allCases.count)
        for choice in Choice.allCases {
            unsafe (names + Self.index(of: choice)).initialize(to: QuotedName(choice.rawValue))
        }
        let (_, first) = quoted.compareExchange(
            expected: 0, desired: UInt(bitPattern: names), ordering: .acquiringAndReleasing)
        guard let first = unsafe UnsafePointer<QuotedName>(bitPattern: first) else {
            return unsafe UnsafePointer(names)
        }
        unsafe names.deallocate()
        return unsafe first
    }

    @usableFromInline @inline(never) func makeTable() -> NameTable {
        let names = NameTable(names: Choice.allCases.map(\.rawValue))
        table.store(names.address, ordering: .releasing)
        return names
    }
}

/// A short name with its quotes. It is written by copying 32 bytes, which is cheaper than making, scanning and
/// releasing a string.
@usableFromInline struct QuotedName: Sendable {
    /// The text, with its length in the last byte.
    @usableFromInline let bytes: SIMD32<UInt8>

    init(_ name: String) {
        precondition(name.utf8.count <= 29 && EscapedText.isPlain(name), "a name is short and needs no escape")
        var bytes = SIMD32<UInt8>()
        var count = 0
        for byte in [UInt8(ascii: "\"")] + name.utf8 + [UInt8(ascii: "\"")] {
            bytes[count] = byte
            count += 1
        }
        bytes[31] = UInt8(count)
        self.bytes = bytes
    }

    /// The number of bytes that `write` may write, including bytes beyond the end of the name.
    @inlinable static var room: Int { MemoryLayout<SIMD32<UInt8>>.size }

    /// Writes the name and returns where it ends.
    @inlinable @inline(__always) func write(at target: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        unsafe UnsafeMutableRawPointer(target).storeBytes(of: bytes, as: SIMD32<UInt8>.self)
        return unsafe target + Int(bytes[31])
    }
}
