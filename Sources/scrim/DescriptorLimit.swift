import Glibc

/// The limit of files and sockets that the process may have open.
enum DescriptorLimit {
    /// The descriptors beside connections, such as the listening socket and the log. Each thread also has an epoll and
    /// an event descriptor, and the watchdog asks it over four connections, both ends of which are here.
    private static let others = 64

    /// Raises the limit as far as the system allows and `connections` need, and returns the number of connections that
    /// it is then enough for.
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
