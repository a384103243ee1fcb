private import Glibc

/// The reason why a `Daemon` could not start, with the address on which it should listen and the system's error code.
package struct ListenError: Error, Hashable {
    /// The step that failed.
    package enum Step: String, Sendable, Hashable {
        /// The host is neither an address nor a name that resolves to one; `code` is a `getaddrinfo` code.
        case resolve
        /// No socket could be made.
        case socket
        /// The address is in use (`EADDRINUSE`), forbidden (`EACCES`) or not ours (`EADDRNOTAVAIL`).
        case bind
        /// The socket could not be made to listen.
        case listen
        /// The library did not start, because there were not enough threads or memory.
        case start
    }

    package var host: String
    package var port: UInt16
    package var step: Step
    /// `errno`, except for `Step.resolve`.
    package var code: Int32

    /// Whether another process already listens there.
    package var isPortInUse: Bool { step == .bind && code == EADDRINUSE }

    /// Whether the host is wrong: it is not an address, or it is the address of another machine.
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
