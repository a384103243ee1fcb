package import Devices
private import Glibc
import MicroHTTP
import Service
private import Synchronization
import Workers

/// Serves one client over two descriptors, with one message per line in both directions, until the client closes its
/// side.
///
/// The calling thread reads messages, and answers those that need no computing. Workers compute the other answers. So a
/// cancellation can be read while the request that it cancels is still being computed.
package final class StandardServer: Sendable {
    private let input: Int32
    private let answering: any Answering
    private let catalog: Catalog
    private let styles: [String]?
    private let limit: Int
    private let workers: WorkerPool
    private let output: LineOutput
    private let requests = RequestRegister()
    /// Signalled when no request is in progress any more, and when the output can no longer be written.
    private let wakeup = WakeupPipe()

    /// The time that requests in progress have after the client has closed its side, in seconds. Then they are
    /// cancelled, and have the same time again to end.
    private static let grace = 1.0
    private static let mostRequests = 64

    /// - Parameters:
    ///   - styles: The names of styles; the built-in ones by default.
    ///   - input, output: The descriptors. They must stay open as long as this object exists; it closes neither.
    ///   - limit: The most bytes of a message.
    ///   - threads: The number of requests that are computed at once.
    package init(
        _ answering: any Answering, catalog: Catalog, styles: [String]? = nil,
        input: Int32, output: Int32, limit: Int, threads: Int
    ) {
        self.answering = answering
        self.catalog = catalog
        self.styles = styles
        self.input = input
        self.limit = limit
        self.output = LineOutput(output)
        workers = WorkerPool(size: threads, niceness: 0)
    }

    /// Serves the client. Returns when the client has closed its side and all answers have been written, or when it no
    /// longer reads.
    package func run() {
        var session = Session(answering, catalog: catalog, styles: styles)
        var lines = LineSplitter(limit: limit)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while !output.isBroken, let count = read(into: &buffer) {
            for line in lines.take(buffer.span.extracting(first: count)) { take(line, &session) }
        }
        if let line = lines.finish() { take(line, &session) }
        finish()
    }

    /// Waits for input and reads it; `nil` at its end, or if the output can no longer be written.
    private func read(into buffer: inout [UInt8]) -> Int? {
        while true {
            let isReady = wakeup.wait(orUntilThereIsInputFrom: input)
            if output.isBroken { return nil }
            guard isReady else { continue }
            let count = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe Glibc.read(input, bytes.baseAddress, bytes.count)
            }
            if count > 0 { return count }
            guard count < 0, errno == EINTR || errno == EAGAIN else { return nil }
        }
    }

    private func take(_ line: BatchLine, _ session: inout Session) {
        guard case .bytes(let bytes) = line.text else { return send(Session.refusal(ofLineBeyond: limit)) }
        switch session.take(bytes) {
        case .nothing: break
        case .send(let line): send(line)
        case .cancel(let key): requests.cancel(key)
        case .work(let request):
            switch requests.begin(request.key, atMost: Self.mostRequests) {
            case .begun(let cancellation): workers.submit(Work(self, request, cancellation))
            case .isThere: send(Session.refusal(of: request, "A request with this id is still being worked at."))
            case .tooMany:
                send(Session.refusal(of: request, "At most \(Self.mostRequests) requests are worked at at once."))
            }
        }
    }

    private func send(_ line: [UInt8]) {
        output.write(line)
        if output.isBroken { wakeup.signal() }
    }

    fileprivate func work(at request: PendingRequest, _ cancellation: Cancellation) {
        let line = request.answer(cancellation)
        requests.endWork(request.key)
        if let line { send(line) }
        if requests.end() { wakeup.signal() }
    }

    private func finish() {
        for isGivingUp in [false, true] {
            if isGivingUp || output.isBroken { requests.cancelAll() }
            let end = ContinuousClock.now + .seconds(Self.grace)
            while !requests.isEmpty, case let left = end - .now, left > .zero {
                wakeup.wait(atMost: left / .seconds(1))
            }
        }
    }
}

private final class Work: WorkItem {
    private let server: StandardServer
    private let request: PendingRequest
    private let cancellation: Cancellation

    init(_ server: StandardServer, _ request: PendingRequest, _ cancellation: Cancellation) {
        (self.server, self.request, self.cancellation) = (server, request, cancellation)
    }

    func run() { server.work(at: request, cancellation) }
}
