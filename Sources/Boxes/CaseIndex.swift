/// Returns the index of a value among all cases of its enumeration, which has no associated values: tables have a row
/// for each case.
///
/// In memory, a case is represented by that index, in the order of declaration (Swift's ABI, "Type Layout", C-like
/// enums): in a byte for up to 256 cases, and a single case takes no byte.
@inlinable @inline(__always) public func caseIndex<Case: CaseIterable>(of value: Case) -> Int {
    assert(MemoryLayout<Case>.size <= 1, "an enumeration without associated values")
    return MemoryLayout<Case>.size == 0 ? 0 : Int(unsafe unsafeBitCast(value, to: UInt8.self))
}
