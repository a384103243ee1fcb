// microhttpd.h includes <sys/socket.h>, and whichever module the compiler meets first owns its types: import both.
internal import CMicroHTTP
private import Glibc

/// A bound and listening TCP socket, closed with its owner.
///
/// Made here rather than by the library, which reports a port in use as a bare null pointer.
struct ListenSocket: ~Copyable {
    let descriptor: Int32
    /// The port in fact bound.
    let port: UInt16

    /// - Parameter settings: `host`, `port` and `listenBacklog` are read.
    init(_ settings: borrowing ServerSettings) throws(ListenError) {
        let (host, port) = (settings.host, settings.port)
        func fault(_ step: ListenError.Step, _ code: Int32) -> ListenError {
            ListenError(host: host, port: port, step: step, code: code)
        }
        var hints = unsafe addrinfo()
        unsafe hints.ai_family = AF_UNSPEC
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        let code = unsafe getaddrinfo(host, String(port), &hints, &found)
        defer { unsafe freeaddrinfo(found) }
        guard code == 0, let address = unsafe found?.pointee else { throw fault(.resolve, code) }

        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = unsafe Glibc.socket(address.ai_family, type, 0)
        guard descriptor >= 0 else { throw fault(.socket, errno) }
        func closing(_ step: ListenError.Step) -> ListenError {
            let code = errno
            close(descriptor)
            return fault(step, code)
        }
        // On Linux this lets us bind while old connections linger in TIME_WAIT, never while another process listens.
        var yes: Int32 = 1
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard unsafe bind(descriptor, address.ai_addr, address.ai_addrlen) == 0 else { throw closing(.bind) }
        guard listen(descriptor, Int32(clamping: settings.listenBacklog)) == 0 else { throw closing(.listen) }
        self.descriptor = descriptor
        self.port = ListenSocket.boundPort(of: descriptor) ?? port
    }

    deinit {
        close(descriptor)
    }

    private static func boundPort(of descriptor: Int32) -> UInt16? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let code = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &size)
            }
        }
        guard code == 0 else { return nil }
        // sin_port and sin6_port lie at the same offset, right behind the family, in network order.
        return unsafe withUnsafeBytes(of: &storage) {
            unsafe UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
        }
    }
}
