private import Glibc

/// The reason why a `Daemon` could not start, with the address it was to listen on and the system's own code.
package struct ListenError: Error, Hashable {
    /// The step that failed.
    package enum Step: String, Sendable, Hashable {
        /// The host is neither an address nor a name that resolves to one; `code` is a `getaddrinfo` code.
        case resolve
        /// No socket could be made.
        case socket
        /// The address is taken (`EADDRINUSE`), forbidden (`EACCES`) or not ours (`EADDRNOTAVAIL`).
        case bind
        /// The socket would not listen.
        case listen
        /// The library did not start: no threads or memory.
        case start
    }

    package var host: String
    package var port: UInt16
    package var step: Step
    /// `errno`, except for `Step.resolve`.
    package var code: Int32

    /// Whether another process already listens there.
    package var isPortInUse: Bool { step == .bind && code == EADDRINUSE }

    /// Whether the host is at fault: it is no address, or the address of another machine.
    package var isHostAtFault: Bool { step == .resolve || step == .bind && code == EADDRNOTAVAIL }

    /// The system's description of `code`.
    package var reason: String {
        guard let text = unsafe step == .resolve ? gai_strerror(code) : UnsafePointer(strerror(code)) else { return "" }
        return unsafe String(cString: text)
    }
}

extension ListenError: CustomStringConvertible {
    package var description: String {
        let address = host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
        return "cannot listen on \(address): \(step.rawValue): \(reason) (\(code))"
    }
}
