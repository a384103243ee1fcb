// microhttpd.h includes <sys/socket.h>, and whichever module the compiler meets first owns its types: import both.
internal import CMicroHTTP
private import Glibc

/// An address and a port in the form of the system.
struct SocketAddress {
    private var storage = sockaddr_storage()
    private var size: socklen_t

    /// Resolves the first address of `host`: an IPv4 or IPv6 literal without brackets, or a name.
    init(host: String, port: UInt16) throws(ListenError) {
        var hints = unsafe addrinfo()
        unsafe hints.ai_family = AF_UNSPEC
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        let code = unsafe getaddrinfo(host, String(port), &hints, &found)
        defer { unsafe freeaddrinfo(found) }
        guard code == 0, let first = unsafe found?.pointee, let bytes = unsafe first.ai_addr else {
            throw ListenError(host: host, port: port, step: .resolve, code: code)
        }
        size = unsafe min(first.ai_addrlen, socklen_t(MemoryLayout<sockaddr_storage>.size))
        unsafe withUnsafeMutableBytes(of: &storage) { storage in
            unsafe storage.copyMemory(from: UnsafeRawBufferPointer(start: bytes, count: Int(size)))
        }
    }

    /// Reads the address to which a socket is bound; `nil` if it is not bound, or if the address is neither IPv4 nor
    /// IPv6.
    init?(of descriptor: Int32) {
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let code = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &size)
            }
        }
        self.size = size
        guard code == 0, [AF_INET, AF_INET6].contains(family) else { return nil }
    }

    var family: Int32 { Int32(storage.ss_family) }

    /// The port. `sin_port` and `sin6_port` are at the same offset, right after the family, in network order.
    var port: UInt16 {
        unsafe withUnsafeBytes(of: storage) {
            unsafe UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
        }
    }

    /// The address without its port, as a literal.
    var host: String {
        unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(NI_MAXHOST)) { text in
            let code = unsafe withSystemAddress { address, size in
                unsafe getnameinfo(address, size, text.baseAddress, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
            }
            guard code == 0, let start = text.baseAddress else { return "?" }
            return unsafe String(cString: start)
        }
    }

    /// The address by which this machine reaches the listener. If it listens at all addresses, this is the loopback.
    var reachable: SocketAddress {
        var reachable = self
        unsafe withUnsafeMutableBytes(of: &reachable.storage) { bytes in
            switch family {
            case AF_INET where unsafe bytes[4..<8].allSatisfy { $0 == 0 }:
                unsafe bytes[4] = 127
                unsafe bytes[7] = 1
            case AF_INET6 where unsafe bytes[8..<24].allSatisfy { $0 == 0 }:
                unsafe bytes[23] = 1
            default: break
            }
        }
        return reachable
    }

    /// The IPv4 loopback as an IPv6 address, for a listener at `::` on a machine that has no other IPv6 address; `nil`
    /// for any other listener.
    var reachableByVersion4: SocketAddress? {
        guard family == AF_INET6, unsafe withUnsafeBytes(of: storage, { unsafe $0[8..<24].allSatisfy { $0 == 0 } })
        else { return nil }
        var reachable = self
        unsafe withUnsafeMutableBytes(of: &reachable.storage) { bytes in
            // ::ffff:127.0.0.1
            for (place, byte) in [(18, UInt8(0xFF)), (19, 0xFF), (20, 127), (23, 1)] { unsafe bytes[place] = byte }
        }
        return reachable
    }

    func withSystemAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        unsafe withUnsafePointer(to: storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, size) }
        }
    }
}
