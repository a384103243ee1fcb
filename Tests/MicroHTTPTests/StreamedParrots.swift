import MicroHTTP
private import Synchronization

/// Says every piece of a body again as it comes.
final class Echo: StreamedBody {
    private let stream = Mutex<(any BodySink)?>(nil)

    func begin(_ stream: any BodySink) { self.stream.withLock { $0 = stream } }

    func receive(_ piece: Span<UInt8>) -> StreamProgress {
        var bytes: [UInt8] = []
        for index in piece.indices { bytes.append(piece[index]) }
        let waiting = stream.withLock { $0 }
        // More than this unsent, and the rest of the request has to wait.
        if let waiting, waiting.send(bytes) > 100_000 { waiting.holdRequest() }
        return .whole
    }

    func finishReceiving() { stream.withLock { $0 }?.finish() }
    func carriedOn() { stream.withLock { $0 }?.releaseRequest() }
    func cutOff() { stream.withLock { $0 = nil } }
}

/// Answers a request with many pieces of 10,000 bytes, each made when the one before is gone.
final class Flood: StreamedBody {
    private let state: Mutex<(stream: (any BodySink)?, left: Int)>

    init(pieces: Int) { state = Mutex((nil, pieces)) }

    func begin(_ stream: any BodySink) { state.withLock { $0.stream = stream } }
    func receive(_ piece: Span<UInt8>) -> StreamProgress { .whole }
    func finishReceiving() { carriedOn() }

    func carriedOn() {
        state.withLock { state in
            guard let stream = state.stream else { return }
            while state.left > 0 {
                state.left -= 1
                if stream.send(Array(repeating: UInt8(ascii: "a") + UInt8(state.left % 26), count: 10_000)) > 0 {
                    break
                }
            }
            if state.left == 0 { stream.finish() }
        }
    }

    func cutOff() { state.withLock { $0.stream = nil } }
}

/// Begins to answer, and says no more.
final class Silence: StreamedBody {
    let wasCutOff = Gate()
    private let stream = Mutex<(any BodySink)?>(nil)

    func begin(_ stream: any BodySink) { self.stream.withLock { $0 = stream } }
    func receive(_ piece: Span<UInt8>) -> StreamProgress { .whole }
    func finishReceiving() {}
    func carriedOn() {}

    func cutOff() {
        stream.withLock { $0 = nil }
        wasCutOff.open()
    }
}

/// Answers everything with one `Silence`.
final class SilentHandler: RequestHandler {
    let body = Silence()

    func admit(_ head: borrowing RequestHead) -> Admission { .gathered(nil) }

    func respond(to head: borrowing RequestHead, body: Span<UInt8>, route: RouteChoice?) -> Reply {
        .response(Response(status: 200, fields: HeaderFields(), stream: self.body))
    }

    func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response { .text(400, "\(refusal)") }
}
