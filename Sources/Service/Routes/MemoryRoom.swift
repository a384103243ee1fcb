private import CMemory
private import Glibc

/// Checks whether there is memory for another answer, if the system limits the memory of the process (`ulimit -v`).
///
/// Beyond such a limit allocations fail anywhere, also in libraries, and most of these failures end the process.
/// Therefore new computations are refused while there is still room for running ones. Without a limit nothing is
/// checked.
package struct MemoryRoom: Sendable {
    /// The bytes of address space that the process may use; `nil` if the system sets no limit.
    package let bound: Int?

    /// Reads the limit of this process.
    package init() {
        var limit = rlimit()
        let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
        bound = isKnown && limit.rlim_cur < rlim_t(Int.max) ? Int(limit.rlim_cur) : nil
    }

    /// Saves memory if there is a limit: threads share the arenas that each would otherwise reserve for itself. Call it
    /// while there is only one thread.
    package func share() { if bound != nil { scrim_share_arenas() } }

    /// Returns free memory that allocators hold to the system. Takes one or two milliseconds: only for threads that
    /// worked much longer.
    static func giveBack() { scrim_give_back() }

    /// Whether this many bytes could be allocated now.
    package func has(_ bytes: Int) -> Bool {
        guard bound != nil else { return true }
        let start = unsafe mmap(nil, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        guard let start = unsafe start, unsafe start != MAP_FAILED else { return false }
        unsafe munmap(start, bytes)
        return true
    }

    /// Throws if there may be no memory to compute an answer.
    func check() throws(ProblemDetails) { guard has(Self.answer) else { throw .outOfMemory } }

    /// The bytes that suffice to compute nearly every answer, including pictures.
    private static let answer = 96 << 20
}
