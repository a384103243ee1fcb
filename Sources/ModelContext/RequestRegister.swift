import MicroHTTP
private import Synchronization

/// The requests that are being worked at, by what the client calls them.
final class RequestRegister: Sendable {
    enum Beginning {
        case begun(Cancellation)
        /// One of that name is there.
        case isThere
        case tooMany
    }

    private let cancellations = Mutex<[String: Cancellation]>([:])

    /// Enters a request, unless as many as may be are there.
    func begin(_ key: String, atMost most: Int) -> Beginning {
        cancellations.withLock { cancellations in
            guard cancellations[key] == nil else { return .isThere }
            guard cancellations.count < most else { return .tooMany }
            let cancellation = Cancellation()
            cancellations[key] = cancellation
            return .begun(cancellation)
        }
    }

    /// Strikes a request out. Whether it was the last.
    func end(_ key: String) -> Bool {
        cancellations.withLock { cancellations in
            cancellations[key] = nil
            return cancellations.isEmpty
        }
    }

    /// Cancels a request; nothing where there is none of that name.
    func cancel(_ key: String) { cancellations.withLock { $0[key] }?.cancel() }

    func cancelAll() {
        for cancellation in cancellations.withLock({ Array($0.values) }) { cancellation.cancel() }
    }

    var isEmpty: Bool { cancellations.withLock { $0.isEmpty } }
}
