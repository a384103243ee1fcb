import Glibc

/// The signals that a server knows, waited for rather than handled.
///
/// SIGTERM and SIGINT end it. Those that people send to have something done are told of and change nothing. All others
/// that would end it and are no fault of its own are ignored, so that nothing but these two, SIGQUIT and SIGKILL ends a
/// server.
struct StopSignals {
    private var set = sigset_t()

    private static let ending: [(number: Int32, name: String)] = [(SIGTERM, "SIGTERM"), (SIGINT, "SIGINT")]
    /// Elsewhere these open a log anew, or read settings anew; here there is neither.
    private static let reported: [(number: Int32, name: String)] = [
        (SIGHUP, "SIGHUP"), (SIGUSR1, "SIGUSR1"), (SIGUSR2, "SIGUSR2"),
    ]
    /// SIGPIPE, as the reader of the log may have gone; SIGXFSZ, as a file that the log goes to may be full; clocks and
    /// descriptors that nobody here has set up.
    private static let ignored = [SIGPIPE, SIGXFSZ, SIGALRM, SIGVTALRM, SIGPROF, SIGIO]

    /// Blocks the signals in this thread and all that come from it.
    init() {
        unsafe sigemptyset(&set)
        for signal in Self.ending + Self.reported { unsafe sigaddset(&set, signal.number) }
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        for ignored in Self.ignored { _ = signal(ignored, SIG_IGN) }
    }

    /// Waits for one that ends the server, and gives its name.
    ///
    /// - Parameters:
    ///   - pause: Seconds after which `meanwhile` is called, time and again; nil for never.
    ///   - reporting: Called with the name of each that comes before and changes nothing.
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

    /// Waits for so many seconds, or until SIGINT: who sends that stands before the server, and waits as well. SIGTERM,
    /// which some send to all processes of a group and to this one once more, changes nothing.
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

    /// The next of all of them; nil where none came in so many seconds.
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
