import Glibc
import Service

/// What a start does where the system bounds the process's memory (`ulimit -v`).
enum MemoryBound {
    /// Sees to it that a server fits its bound, before it has any thread; nothing where there is none.
    ///
    /// - Parameter threads: How many there will be.
    static func prepare(threads: Int) throws {
        let room = MemoryRoom()
        guard let bound = room.bound else { return }
        room.share()
        let needed = base + threads * perThread
        guard room.has(needed) else {
            throw Failure(
                "there is too little memory: a start with \(threads) threads in all takes \(needed >> 20) MiB "
                    + "of addresses "
                    + "beside the program, and the system allows the whole process \(bound >> 20) MiB (ulimit "
                    + "-v); raise "
                    + "that, or lower --threads and --picture-threads")
        }
        sayWhyOnFault()
    }

    /// Bytes that a start takes, threads apart: fonts and the tables of the libraries.
    private static let base = 96 << 20
    /// Bytes of a thread: its stack, as the system lays it out, and what it keeps.
    private static let perThread = 9 << 20

    /// Has the end by a fault say that memory had run out, where it had: an allocation that fails inside a library ends
    /// the process without a word.
    private static func sayWhyOnFault() {
        for fault in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT] {
            let before = signal(fault, endByFault)
            // Somebody else's, such as a debugger's, goes first.
            if before != nil { _ = signal(fault, before) }
        }
    }
}

/// Runs in the middle of anything: it allocates nothing, and ends as the fault would have.
private func endByFault(_ fault: Int32) {
    let size = 16 << 20
    let start = unsafe mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    if unsafe start == MAP_FAILED {
        let text: StaticString = "Error: memory has run out: the process may take no more (ulimit -v).\n"
        _ = unsafe write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }
    _ = signal(fault, SIG_DFL)
    raise(fault)
}
