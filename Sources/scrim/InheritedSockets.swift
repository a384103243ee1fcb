import Glibc
import MicroHTTP
import Service

/// Listening sockets that another program passed to this process at its start: socket activation, by the protocol of
/// `sd_listen_fds(3)`.
enum InheritedSockets {
    /// The descriptor of the first such socket, by systemd's protocol.
    private static let first: Int32 = 3
    /// The name of the socket for health and metrics.
    private static let operations = "operations"

    /// Makes the server listen on the sockets that the process was started with, if there are any.
    static func take(into configuration: inout Configuration) throws {
        // The variables may have been set for the parent process; LISTEN_PID says for which.
        guard let count = Environment.value("LISTEN_FDS"), Environment.value("LISTEN_PID") == "\(getpid())" else {
            return
        }
        guard let count = Int32(count), (0...2).contains(count) else {
            throw Failure("LISTEN_FDS is \(count): a server has one socket, and one more with the name \(operations)")
        }
        let names = (Environment.value("LISTEN_FDNAMES") ?? "").split(separator: ":", omittingEmptySubsequences: false)
        for index in 0..<Int(count) {
            let isForOperations = index < names.count && names[index] == operations
            let socket = try socket(first + Int32(index))
            if isForOperations, configuration.operationsSocket == nil {
                configuration.operationsSocket = socket
            } else if !isForOperations, configuration.server.inherited == nil {
                configuration.server.inherited = socket
            } else {
                throw Failure(
                    """
                    LISTEN_FDNAMES tells no two sockets apart: the one for health and metrics has the name \(operations)
                    """
                )
            }
        }
        for name in ["LISTEN_FDS", "LISTEN_PID", "LISTEN_FDNAMES"] { Environment.remove(name) }
    }

    private static func socket(_ descriptor: Int32) throws -> InheritedSocket {
        do throws(InheritedSocket.Fault) {
            return try InheritedSocket(descriptor)
        } catch {
            throw Failure("LISTEN_FDS cannot be used: descriptor \(descriptor) \(error.reason)")
        }
    }
}
