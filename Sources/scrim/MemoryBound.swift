import Glibc
import Service

/// Prepares a start under a limit on the process's memory (`ulimit -v`).
enum MemoryBound {
    /// Makes sure that a server fits its memory limit, before it has any thread; does nothing without a limit.
    ///
    /// - Parameter threads: The number of threads that there will be.
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
                    + "-v); raise that, or lower --threads and --picture-threads")
        }
        sayWhyOnFault()
    }

    /// The bytes that a start takes without its threads: fonts and the tables of the libraries.
    private static let base = 96 << 20
    /// The bytes of a thread: its stack, as the system allocates it, and what it keeps.
    private static let perThread = 9 << 20

    /// Installs handlers that report on a fatal signal if memory had run out: a failed allocation inside a library ends
    /// the process without a message.
    private static func sayWhyOnFault() {
        for fault in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT] {
            let before = signal(fault, endByFault)
            // A handler that is there already, such as a debugger's, is kept.
            if before != nil { _ = signal(fault, before) }
        }
    }
}

/// The signal handler. It may interrupt anything, so it allocates nothing, and ends the process as the signal would
/// have.
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
