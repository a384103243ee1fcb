import Glibc

/// How many files and sockets the process may have open.
enum DescriptorLimit {
    /// Beside connections: the listening socket, the log. A thread has an epoll and an event descriptor, and the
    /// watchdog asks it by four connections, of which both ends are here.
    private static let others = 64

    /// Raises the limit towards what `connections` need, as far as the system lets it, and gives how many connections
    /// it is now good for.
    static func raise(for connections: Int, threads: Int) -> Int {
        let reserve = others + 10 * threads
        let needed = rlim_t(connections + reserve)
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return connections }
        if limit.rlim_cur < needed {
            limit.rlim_cur = min(needed, limit.rlim_max)
            unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        }
        guard limit.rlim_cur < needed else { return connections }
        return max(0, Int(limit.rlim_cur) - reserve)
    }
}
