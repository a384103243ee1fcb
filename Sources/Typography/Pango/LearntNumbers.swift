private import Glibc
private import Synchronization

/// Numbers that threads learn one after another and read without a lock. A place has one right number: whoever learns it
/// writes the same.
///
/// Unchecked: what it points to is atomic, made in `init` and freed in `deinit`.
@safe final class LearntNumbers: @unchecked Sendable {
    /// The numbers, each one more than it is, or 0 where it is not known.
    private let places: UnsafeMutablePointer<Atomic<UInt32>>
    private let count: Int

    /// Room for `count` numbers; nil where there is none. Pages that nobody writes to take no memory.
    init?(count: Int) {
        guard let memory = unsafe calloc(count, MemoryLayout<Atomic<UInt32>>.stride) else { return nil }
        // An atomic integer has its integer's layout, and so is 0 here.
        unsafe places = memory.bindMemory(to: Atomic<UInt32>.self, capacity: count)
        self.count = count
    }

    deinit { unsafe free(places) }

    /// The number at a place; nil where it is not known, or there is no such place.
    @inline(__always) func number(at place: Int) -> Int? {
        guard place >= 0, place < count else { return nil }
        let number = unsafe places[place].load(ordering: .relaxed)
        return number == 0 ? nil : Int(number) - 1
    }

    /// Learns the number of a place, from 0 on.
    func learn(_ number: Int, at place: Int) {
        guard place >= 0, place < count, number >= 0, number < Int(UInt32.max) else { return }
        unsafe places[place].store(UInt32(number) + 1, ordering: .relaxed)
    }
}
