// microhttpd.h includes <sys/socket.h>, and whichever module the compiler meets first owns its types: import both.
internal import CMicroHTTP
private import Glibc

/// A socket that already listens. The process that started this one made it, and may pass it to the next one.
package struct InheritedSocket: Sendable {
    let descriptor: Int32
    let address: SocketAddress

    /// The reason why a descriptor cannot be used.
    package struct Fault: Error {
        package let reason: String
    }

    /// Takes over a descriptor. Child processes of this process will not inherit it.
    package init(_ descriptor: Int32) throws(Fault) {
        guard fcntl(descriptor, F_GETFD) >= 0 else { throw Fault(reason: "is not open") }
        guard Self.option(SO_TYPE, of: descriptor) == Int32(SOCK_STREAM.rawValue),
            Self.option(SO_ACCEPTCONN, of: descriptor) == 1, let address = SocketAddress(of: descriptor)
        else { throw Fault(reason: "is no TCP socket that listens") }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        self.descriptor = descriptor
        self.address = address
    }

    private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
        var value: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return unsafe getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
    }
}
