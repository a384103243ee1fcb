internal import Synchronization

/// How many connections each client address has open.
final class ConnectionsPerAddress: Sendable {
    private let connections = Mutex<[ClientAddress: Int]>([:])

    /// Counts one more connection of `address`, and returns how many it has now.
    func enter(_ address: ClientAddress) -> Int {
        connections.withLock { connections in
            connections[address, default: 0] += 1
            return connections[address, default: 0]
        }
    }

    /// Counts one connection of `address` less.
    func leave(_ address: ClientAddress) {
        connections.withLock { connections in
            let left = connections[address, default: 0] - 1
            connections[address] = left > 0 ? left : nil
        }
    }
}
