internal import CMicroHTTP
private import Glibc

/// Sends a request to a server over HTTP, as a health checker does: several times at once, and with a limit on the
/// time.
package struct HealthProbe: Sendable {
    /// The result of one request.
    package enum Outcome: Sendable, Equatable {
        case status(Int)
        /// The connection ended without an answer, or with something else.
        case closed
        /// Nothing arrived in time.
        case silent
        /// No connection could be made; the value is the system's `errno`.
        case unreachable(Int32)

        /// Whether the server at the address is alive. Even a refusal comes from a live server.
        var isLife: Bool {
            switch self {
            case .status, .closed: true
            // There are not enough descriptors. A server should not be restarted because it is full.
            case .unreachable(EMFILE), .unreachable(ENFILE): true
            case .silent, .unreachable: false
            }
        }
    }

    private let address: SocketAddress
    /// The address to try if the system has no route to `address`.
    private let otherAddress: SocketAddress?
    private let request: [UInt8]

    init(address: SocketAddress, path: String) {
        self.address = address.reachable
        otherAddress = address.reachableByVersion4
        let host = address.reachable.host
        let name = host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
        request = Array("GET \(path) HTTP/1.1\r\nHost: \(name):\(address.port)\r\nConnection: close\r\n\r\n".utf8)
    }

    /// - Parameter host: Where the server listens, by its settings. If that is all addresses of the machine, the
    ///   request is sent to the loopback.
    package init(host: String, port: UInt16, path: String) throws(ListenError) {
        self.init(address: try SocketAddress(host: host, port: port), path: path)
    }

    /// The address and port to which the request is sent, by the settings: `127.0.0.1:8080`.
    package var destination: String {
        let host = address.host
        return host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(address.port)" : "\(host):\(address.port)"
    }

    /// Sends the request `times` times at once, each over its own connection.
    package func ask(_ times: Int = 1, within seconds: Double) -> [Outcome] {
        let end = monotonicMilliseconds() + Int(seconds * 1_000)
        // All sockets are made before the first is connected. So those that the server accepts have consecutive
        // numbers, by which the library distributes them among its threads.
        var questions = (0..<times).map { _ in Question(address.family) }
        for index in questions.indices { questions[index].begin(at: address, or: otherAddress) }
        while true {
            var waiting = questions.filter { $0.outcome == nil }.map(\.watched)
            guard !waiting.isEmpty else { break }
            let left = end - monotonicMilliseconds()
            guard left > 0 else { break }
            unsafe poll(&waiting, nfds_t(waiting.count), Int32(clamping: left))
            for index in questions.indices {
                let seen = waiting.first { $0.fd == questions[index].descriptor && $0.revents != 0 }
                if seen != nil { questions[index].goOn(request) }
            }
        }
        for question in questions where question.descriptor >= 0 { close(question.descriptor) }
        return questions.map { $0.outcome ?? .silent }
    }

    /// One connection with one request, and its outcome so far.
    private struct Question {
        private(set) var outcome: Outcome?
        let descriptor: Int32
        private var hasSent = false
        private var answer: [UInt8] = []

        init(_ family: Int32) {
            let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
            descriptor = socket(family, type, 0)
            if descriptor < 0 { outcome = .unreachable(errno) }
        }

        mutating func begin(at address: SocketAddress, or other: SocketAddress?) {
            guard outcome == nil else { return }
            let number = descriptor
            guard unsafe address.withSystemAddress({ unsafe connect(number, $0, $1) }) != 0, errno != EINPROGRESS else {
                return
            }
            if let other, errno == EADDRNOTAVAIL || errno == ENETUNREACH { return begin(at: other, or: nil) }
            outcome = .unreachable(errno)
        }

        /// The descriptor and the event for which the probe waits.
        var watched: pollfd { pollfd(fd: descriptor, events: Int16(hasSent ? POLLIN : POLLOUT), revents: 0) }

        /// Takes the next step, once the system is ready for it.
        mutating func goOn(_ request: [UInt8]) {
            guard outcome == nil else { return }
            if !hasSent {
                // A request is so short that the system accepts it in one piece.
                let sent = unsafe request.withUnsafeBytes {
                    unsafe send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if sent < 0 { outcome = .unreachable(errno) }
                hasSent = true
                return
            }
            var piece = [UInt8](repeating: 0, count: 512)
            let count = unsafe piece.withUnsafeMutableBytes { unsafe recv(descriptor, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { return outcome = .closed }
            answer += piece[..<count]
            // `HTTP/1.1 200`
            guard answer.count >= 12 else { return }
            let line = String(decoding: answer.prefix(12), as: UTF8.self)
            outcome = line.hasPrefix("HTTP/1.") ? Int(line.suffix(3)).map { .status($0) } ?? .closed : .closed
        }
    }
}
