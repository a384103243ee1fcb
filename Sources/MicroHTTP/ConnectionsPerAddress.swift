internal import CMicroHTTP
private import Glibc
internal import Synchronization

/// How many connections each client address has open.
final class ConnectionsPerAddress: Sendable {
    private let connections = Mutex<[Address: Int]>([:])

    /// An IPv6 address, or an IPv4 one in IPv6's clothes; ports do not count.
    struct Address: Hashable {
        private var high: UInt64 = 0
        private var low: UInt64 = 0

        /// Nil for addresses of any other family.
        init?(_ address: UnsafePointer<sockaddr>) {
            let bytes = unsafe UnsafeRawPointer(address)
            switch Int32(unsafe address.pointee.sa_family) {
            case AF_INET:
                low = unsafe 0xFFFF_0000_0000 | UInt64(bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
            case AF_INET6:
                high = unsafe bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
                low = unsafe bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
            default: return nil
            }
        }
    }

    /// Counts one more connection, and returns how many there are now.
    func enter(_ address: Address) -> Int {
        connections.withLock { connections in
            connections[address, default: 0] += 1
            return connections[address, default: 0]
        }
    }

    /// Counts one less.
    func leave(_ address: Address) {
        connections.withLock { connections in
            let left = connections[address, default: 0] - 1
            connections[address] = left > 0 ? left : nil
        }
    }
}
