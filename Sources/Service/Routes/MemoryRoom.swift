private import CMemory
private import Glibc

/// Whether there is memory for another answer, where the system bounds what the process may take (`ulimit -v`).
///
/// Beyond such a bound allocations fail anywhere, in libraries too, and most of them end the process. So what would
/// have to be computed is refused while there is still room for what is in hand. Without a bound nothing is asked.
package struct MemoryRoom: Sendable {
    /// Bytes of address space that the process may take; nil where the system sets no bound.
    package let bound: Int?

    /// The bound at hand.
    package init() {
        var limit = rlimit()
        let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
        bound = isKnown && limit.rlim_cur < rlim_t(Int.max) ? Int(limit.rlim_cur) : nil
    }

    /// Makes do with less where there is a bound: threads share what each would reserve for itself. To be called while
    /// there is one thread.
    package func share() {
        if bound != nil { scrim_share_arenas() }
    }

    /// Gives back what is free, which allocators keep. It takes a millisecond or two: for those who worked for much
    /// longer.
    static func giveBack() { scrim_give_back() }

    /// Whether so many bytes could be taken now.
    package func has(_ bytes: Int) -> Bool {
        guard bound != nil else { return true }
        let start = unsafe mmap(nil, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        guard let start = unsafe start, unsafe start != MAP_FAILED else { return false }
        unsafe munmap(start, bytes)
        return true
    }

    /// Refuses what would have to be computed where there may be no memory for it.
    func check() throws(ProblemDetails) {
        guard has(Self.answer) else { throw .outOfMemory }
    }

    /// Bytes that nearly every answer is worked out in, its picture included.
    private static let answer = 96 << 20
}
