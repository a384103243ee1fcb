import Glibc
import Service

/// Prepares the start of a server whose memory is limited (`ulimit -v`).
enum MemoryBound {
    /// Checks, before any thread is started, whether a server can work with its memory limit. Without a limit it does
    /// nothing.
    ///
    /// - Parameter threads: The number of threads that there will be.
    static func prepare(threads: Int) throws {
        let room = MemoryRoom()
        guard let bound = room.bound else { return }
        room.share()
        let needed = base + threads * perThread
        guard room.has(needed) else {
            throw Failure(
                "there is too little memory: a start with \(threads) threads in all takes \(needed >> 20) MiB of "
                    + "addresses beside the program, and the system allows the whole process \(bound >> 20) MiB "
                    + "(ulimit -v); raise that, or lower --threads and --picture-threads")
        }
        sayWhyOnFault()
    }

    /// The bytes that a server needs apart from its threads: for fonts and the tables of the libraries.
    private static let base = 96 << 20
    /// The bytes that a thread needs: its stack, as the system allocates it, and its caches.
    private static let perThread = 9 << 20

    /// Installs handlers for fatal signals that report if memory had run out. Without them, a failed allocation inside
    /// a library would end the process without a message.
    private static func sayWhyOnFault() {
        for fault in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT] {
            let before = signal(fault, endByFault)
            // If there was a handler before, such as a debugger's, it is kept.
            if before != nil { _ = signal(fault, before) }
        }
    }
}

/// The signal handler. It may interrupt any code, so it does not allocate, and it ends the process in the same way as
/// the signal would.
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
