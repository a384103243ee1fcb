private import Glibc
private import Synchronization

/// Numbers that threads learn one after another and read without a lock. A slot has one right number: whoever learns it
/// writes the same.
///
/// Unchecked: what it points to is atomic, made in `init` and freed in `deinit`.
@safe final class AtomicMemo: @unchecked Sendable {
    /// The numbers, each one more than it is, or 0 where it is not known.
    private let slots: UnsafeMutablePointer<Atomic<UInt32>>
    private let count: Int

    /// Room for `count` numbers; nil where there is none. Pages that nobody writes to take no memory.
    init?(count: Int) {
        guard let memory = unsafe calloc(count, MemoryLayout<Atomic<UInt32>>.stride) else { return nil }
        // An atomic integer has its integer's layout, and so is 0 here.
        unsafe slots = memory.bindMemory(to: Atomic<UInt32>.self, capacity: count)
        self.count = count
    }

    deinit { unsafe free(slots) }

    /// The number at an index; nil where it is not known, or there is no such index.
    @inline(__always) func number(at index: Int) -> Int? {
        guard index >= 0, index < count else { return nil }
        let number = unsafe slots[index].load(ordering: .relaxed)
        return number == 0 ? nil : Int(number) - 1
    }

    /// Learns the number of an index, from 0 on.
    func learn(_ number: Int, at index: Int) {
        guard index >= 0, index < count, number >= 0, number < Int(UInt32.max) else { return }
        unsafe slots[index].store(UInt32(number) + 1, ordering: .relaxed)
    }
}
