import Glibc

/// The limit on files and sockets that the process may have open.
enum DescriptorLimit {
    /// The number of descriptors for other things than connections, such as the listening socket and the log. In
    /// addition, each thread has an epoll and an event descriptor, and the watchdog uses four connections to it, both
    /// ends of which are in this process.
    private static let others = 64

    /// Raises the limit as far as the system allows and as `connections` require. Returns the number of connections for
    /// which it is then sufficient.
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
