private import CMemory
private import Glibc

/// Tells whether there is memory for another answer, if the system limits the memory of the process (`ulimit -v`).
///
/// Beyond such a limit allocations fail anywhere, in libraries too, and most of these failures end the process. So new
/// computations are refused while there is still room for those under way. Without a limit nothing is checked.
package struct MemoryRoom: Sendable {
    /// The bytes of address space that the process may take; `nil` if the system sets no limit.
    package let bound: Int?

    /// Reads the limit of this process.
    package init() {
        var limit = rlimit()
        let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
        bound = isKnown && limit.rlim_cur < rlim_t(Int.max) ? Int(limit.rlim_cur) : nil
    }

    /// Saves memory if there is a limit: threads share the arenas that each would otherwise reserve for itself. To be
    /// called while there is only one thread.
    package func share() {
        if bound != nil { scrim_share_arenas() }
    }

    /// Gives free memory that allocators hold back to the system. Takes a millisecond or two: for threads that worked
    /// for much longer.
    static func giveBack() { scrim_give_back() }

    /// Whether so many bytes could be allocated now.
    package func has(_ bytes: Int) -> Bool {
        guard bound != nil else { return true }
        let start = unsafe mmap(nil, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        guard let start = unsafe start, unsafe start != MAP_FAILED else { return false }
        unsafe munmap(start, bytes)
        return true
    }

    /// Throws if there may be no memory to compute an answer.
    func check() throws(ProblemDetails) {
        guard has(Self.answer) else { throw .outOfMemory }
    }

    /// The bytes that are enough to compute nearly every answer, pictures included.
    private static let answer = 96 << 20
}
