import Glibc

/// The signals that a server knows, which it waits for instead of handling them.
///
/// SIGTERM and SIGINT end the server. Signals that people send to have something done are reported. All others that
/// would end it, and are not caused by a fault of its own, are ignored, so that only these two, SIGQUIT and SIGKILL end
/// a server.
struct StopSignals {
    private var set = sigset_t()

    private static let ending: [(number: Int32, name: String)] = [(SIGTERM, "SIGTERM"), (SIGINT, "SIGINT")]
    /// Other programs reopen their log or read their settings again at these.
    private static let reported: [(number: Int32, name: String)] = [
        (SIGHUP, "SIGHUP"), (SIGUSR1, "SIGUSR1"), (SIGUSR2, "SIGUSR2"),
    ]
    /// SIGPIPE, because the reader of the log may have gone; SIGXFSZ, because a file that the log goes to may be full;
    /// and timers and descriptors that nothing here sets up.
    private static let ignored = [SIGPIPE, SIGXFSZ, SIGALRM, SIGVTALRM, SIGPROF, SIGIO]

    /// Blocks the signals in this thread and all threads that it starts.
    init() {
        unsafe sigemptyset(&set)
        for signal in Self.ending + Self.reported { unsafe sigaddset(&set, signal.number) }
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        for ignored in Self.ignored { _ = signal(ignored, SIG_IGN) }
    }

    /// Waits for a signal that ends the server, and returns its name.
    ///
    /// - Parameters:
    ///   - pause: The seconds between calls of `meanwhile`; `nil` for none.
    ///   - reporting: Called with the name of each reported signal that comes before.
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

    /// Waits for `seconds`, or until SIGINT, which comes from a person at the terminal who waits as well.
    /// SIGTERM, which some send to all processes of a group and once more to this one, changes nothing.
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

    /// Returns the next of the signals; `nil` if none came within so many seconds.
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
