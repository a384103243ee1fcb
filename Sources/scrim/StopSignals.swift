#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The signals that a server knows, waited for rather than handled.
///
/// SIGTERM and SIGINT end it. Those that people send to have something done are told of and change nothing. All others that
/// would end it and are no fault of its own are ignored, so that nothing but these two, SIGQUIT and SIGKILL ends a server.
struct StopSignals {
    private var set = sigset_t()

    private static let ending: [(number: Int32, name: String)] = [(SIGTERM, "SIGTERM"), (SIGINT, "SIGINT")]
    /// Elsewhere these open a log anew, or read settings anew; here there is neither.
    private static let told: [(number: Int32, name: String)] = [
        (SIGHUP, "SIGHUP"), (SIGUSR1, "SIGUSR1"), (SIGUSR2, "SIGUSR2"),
    ]
    /// SIGPIPE, as the reader of the log may have gone; SIGXFSZ, as a file that the log goes to may be full; clocks and
    /// descriptors that nobody here has set up.
    private static let ignored = [SIGPIPE, SIGXFSZ, SIGALRM, SIGVTALRM, SIGPROF, SIGIO]

    /// Blocks the signals in this thread and all that come from it.
    init() {
        unsafe sigemptyset(&set)
        for signal in Self.ending + Self.told { unsafe sigaddset(&set, signal.number) }
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        for ignored in Self.ignored { _ = signal(ignored, SIG_IGN) }
    }

    /// Waits for one that ends the server, and gives its name.
    ///
    /// - Parameter telling: Called with the name of each that comes before and changes nothing.
    func wait(telling: (String) -> Void = { _ in }) -> String {
        var set = set
        while true {
            var signal: Int32 = 0
            guard unsafe sigwait(&set, &signal) == 0 else { continue }
            if let ending = Self.ending.first(where: { $0.number == signal }) { return ending.name }
            if let told = Self.told.first(where: { $0.number == signal }) { telling(told.name) }
        }
    }
}
