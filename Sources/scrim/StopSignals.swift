import Glibc

/// The signals for which a server waits, instead of being interrupted by them.
///
/// SIGTERM and SIGINT end the server. Signals that people send to servers to make them do something are reported. All
/// other signals that would end the server, and are not caused by a fault of its own, are ignored. So only these two,
/// SIGQUIT and SIGKILL end a server.
struct StopSignals {
    private var set = sigset_t()

    private static let ending: [(number: Int32, name: String)] = [(SIGTERM, "SIGTERM"), (SIGINT, "SIGINT")]
    /// On these signals, other programs open their log again or read their settings again.
    private static let reported: [(number: Int32, name: String)] = [
        (SIGHUP, "SIGHUP"), (SIGUSR1, "SIGUSR1"), (SIGUSR2, "SIGUSR2"),
    ]
    /// SIGPIPE is ignored because the reader of the log may have ended, SIGXFSZ because the file of the log may be
    /// full, and the others because they come from timers and descriptors that nothing here sets up.
    private static let ignored = [SIGPIPE, SIGXFSZ, SIGALRM, SIGVTALRM, SIGPROF, SIGIO]

    /// Blocks the signals in this thread, and in all threads that it starts afterwards.
    init() {
        unsafe sigemptyset(&set)
        for signal in Self.ending + Self.reported { unsafe sigaddset(&set, signal.number) }
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        for ignored in Self.ignored { _ = signal(ignored, SIG_IGN) }
    }

    /// Waits for a signal that ends the server, and returns its name.
    ///
    /// - Parameters:
    ///   - pause: The seconds between calls of `meanwhile`; `nil` for no calls.
    ///   - reporting: Called with the name of each reported signal that arrives before.
    func wait(
        every pause: Double? = nil, meanwhile: () -> Void = {}, reporting: (String) -> Void = { _ in }
    ) -> String {
        var due = pause.map { ContinuousClock.now + .seconds($0) }
        while true {
            if let pause, let moment = due, moment <= .now {
                meanwhile()
                due = .now + .seconds(pause)
            }
            let left = due.map { max(0, (($0 - .now) / .seconds(1))) }
            guard let signal = next(within: left) else { continue }
            if let ending = Self.ending.first(where: { $0.number == signal }) { return ending.name }
            report(signal, reporting)
        }
    }

    /// Waits for `seconds`, but ends at SIGINT, which comes from a person who is waiting at the terminal. SIGTERM does
    /// not end it, because some programs send it first to all processes of a group and then to this one again.
    func wait(atMost seconds: Double, reporting: (String) -> Void) {
        let end = ContinuousClock.now + .seconds(seconds)
        while case let left = (end - ContinuousClock.now) / .seconds(1), left > 0 {
            guard let signal = next(within: left) else { continue }
            if signal == SIGINT { return }
            report(signal, reporting)
        }
    }

    private func report(_ signal: Int32, _ reporting: (String) -> Void) {
        if let signal = Self.reported.first(where: { $0.number == signal }) { reporting(signal.name) }
    }

    /// Returns the next of the signals; `nil` if none arrives within the given number of seconds.
    private func next(within seconds: Double?) -> Int32? {
        var set = set
        guard let seconds else {
            var signal: Int32 = 0
            return unsafe sigwait(&set, &signal) == 0 ? signal : nil
        }
        var limit = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
        let signal = unsafe sigtimedwait(&set, nil, &limit)
        return signal > 0 ? signal : nil
    }
}
