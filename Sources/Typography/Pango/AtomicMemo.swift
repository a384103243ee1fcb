private import Glibc
private import Synchronization

/// A table of numbers that threads fill one by one and read without a lock. Each slot has only one right number, so all
/// threads write the same.
///
/// Unchecked: the memory is atomic, allocated in `init` and freed in `deinit`.
@safe final class AtomicMemo: @unchecked Sendable {
    /// The numbers plus one; 0 for an unknown number.
    private let slots: UnsafeMutablePointer<Atomic<UInt32>>
    private let count: Int

    /// Makes room for `count` numbers; `nil` if there is not enough memory. Pages that are never written to take no
    /// memory.
    init?(count: Int) {
        guard let memory = unsafe calloc(count, MemoryLayout<Atomic<UInt32>>.stride) else { return nil }
        // An atomic integer has the layout of a plain one, so cleared memory means 0.
        unsafe slots = memory.bindMemory(to: Atomic<UInt32>.self, capacity: count)
        self.count = count
    }

    deinit { unsafe free(slots) }

    /// The number at an index; `nil` if it is unknown, or if there is no such index.
    @inline(__always) func number(at index: Int) -> Int? {
        guard index >= 0, index < count else { return nil }
        let number = unsafe slots[index].load(ordering: .relaxed)
        return number == 0 ? nil : Int(number) - 1
    }

    /// Stores the number, at least 0, of an index.
    func learn(_ number: Int, at index: Int) {
        guard index >= 0, index < count, number >= 0, number < Int(UInt32.max) else { return }
        unsafe slots[index].store(UInt32(number) + 1, ordering: .relaxed)
    }
}
