import Glibc

/// The service manager that started the server and monitors it, if it wants to be notified: systemd, by the protocol of
/// `sd_notify(3)`.
///
/// Sends lines of text in a datagram to the socket that the manager names. Does nothing if no socket is named, or if it
/// no longer exists.
struct ServiceManager {
    /// The manager expects a sign of life within this many seconds; `nil` if it expects none.
    let patience: Double?
    private let socket: String?

    /// Reads the environment of the process.
    init() {
        socket = Environment.value("NOTIFY_SOCKET")
        patience = Self.patience
    }

    private static var patience: Double? {
        guard let text = Environment.value("WATCHDOG_USEC"), let microseconds = Double(text), microseconds > 0 else {
            return nil
        }
        // The variable may have been set for the parent process.
        if let process = Environment.value("WATCHDOG_PID"), process != "\(getpid())" { return nil }
        return microseconds / 1e6
    }

    /// Notifies that the server answers requests.
    func ready(_ status: String) { notify(["READY=1", "STATUS=\(status)"]) }

    /// Notifies that settings are being read again. This state lasts until `ready` is called.
    func reloading() { notify(["RELOADING=1", "MONOTONIC_USEC=\(Self.microseconds)"]) }

    /// Notifies that the server is about to end, and how many seconds that may take.
    func stopping(within seconds: Double) {
        notify(["STOPPING=1", "STATUS=stopping", "EXTEND_TIMEOUT_USEC=\(Int(seconds * 1e6))"])
    }

    /// Notifies that the server works.
    func alive() { notify(["WATCHDOG=1"]) }

    private static var microseconds: Int {
        var now = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &now)
        return now.tv_sec * 1_000_000 + now.tv_nsec / 1_000
    }

    private func notify(_ lines: [String]) {
        guard let socket, let first = socket.utf8.first else { return }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var path = Array(socket.utf8)
        // `@` represents the byte 0, with which names outside of the file system begin.
        guard first == UInt8(ascii: "/") || first == UInt8(ascii: "@") else { return }
        if first == UInt8(ascii: "@") { path[0] = 0 }
        guard path.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path) }
        let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let size = socklen_t(MemoryLayout<sa_family_t>.size + path.count)
        let text = Array(lines.joined(separator: "\n").utf8)
        unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = unsafe text.withUnsafeBytes {
                    unsafe sendto(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL), address, size)
                }
            }
        }
    }
}
