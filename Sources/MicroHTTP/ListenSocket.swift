// microhttpd.h includes <sys/socket.h>, and whichever module the compiler meets first owns its types: import both.
internal import CMicroHTTP
private import Glibc

/// A bound and listening TCP socket, which is closed with its owner.
///
/// It is either inherited from the process that started this one, or made here. The library does not make it, because
/// it would report a port in use only as a null pointer.
struct ListenSocket: ~Copyable {
    let descriptor: Int32
    /// The address to which the socket is actually bound.
    let address: SocketAddress
    /// Whether other processes have the socket, too, so that it continues to listen after this process has ended.
    let isInherited: Bool

    /// - Parameter settings: Only `inherited`, or else `host`, `port` and `listenBacklog`, are read.
    init(_ settings: borrowing ServerSettings) throws(ListenError) {
        let (host, port) = (settings.host, settings.port)
        func fault(_ step: ListenError.Step, _ code: Int32) -> ListenError {
            ListenError(host: host, port: port, step: step, code: code)
        }
        if let inherited = settings.inherited {
            descriptor = inherited.descriptor
            address = inherited.address
            isInherited = true
            return
        }
        let wanted = try SocketAddress(host: host, port: port)
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = Glibc.socket(wanted.family, type, 0)
        guard descriptor >= 0 else { throw fault(.socket, errno) }
        func closing(_ step: ListenError.Step) -> ListenError {
            let code = errno
            close(descriptor)
            return fault(step, code)
        }
        // On Linux this allows binding while old connections are in TIME_WAIT, but never while another process listens.
        var yes: Int32 = 1
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard unsafe wanted.withSystemAddress({ unsafe bind(descriptor, $0, $1) }) == 0 else { throw closing(.bind) }
        guard listen(descriptor, Int32(clamping: settings.listenBacklog)) == 0 else { throw closing(.listen) }
        self.descriptor = descriptor
        address = SocketAddress(of: descriptor) ?? wanted
        isInherited = false
    }

    deinit {
        close(descriptor)
    }
}
