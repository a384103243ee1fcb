import MicroHTTP
import Wire
private import Synchronization

/// A batch on its way: takes lines, or the combinations of a matrix, has a crew make their results, several at once, and
/// sends these in order.
///
/// Memory stays flat whatever comes and however slowly it is read: few results are begun before the first of them is
/// sent, none while much waits to be sent, and no more lines are taken in than `ReadAhead` allows.
final class BatchStream: StreamedBody, CrewWork {
    private struct State {
        var stream: ResponseStream?
        var splitter: LineSplitter
        var items: BatchItems
        var results = OrderedResults<BatchWriter.Result>()
        /// Turns of the crew that are called for and not over.
        var turns = 0
        /// Bytes that wait to be sent.
        var unsent = 0
        /// Lines that were taken in.
        var lines = 0
        /// Bytes of lines that the read-ahead counts as ours.
        var ahead = 0
        var isRequestOver = false
        var isRequestHeld = false
        var hasBegun = false
        var count = 0
        var problems = 0
    }

    private let form: BatchForm
    private let matrix: MatrixRequest?
    private let writer: BatchWriter
    private let crew: Crew
    private let readAhead: ReadAhead
    private let state: Mutex<State>

    /// - Parameter matrix: What the results are of; nil where lines will come.
    init(_ matrix: MatrixRequest?, form: BatchForm, writer: BatchWriter, crew: Crew, readAhead: ReadAhead) {
        self.form = form
        self.matrix = matrix
        self.writer = writer
        self.crew = crew
        self.readAhead = readAhead
        state = Mutex(
            State(splitter: LineSplitter(limit: writer.lineLimit), items: BatchItems(matrix: matrix)))
    }

    // MARK: StreamedBody

    func begin(_ stream: ResponseStream) {
        state.withLock { $0.stream = stream }
    }

    func receive(_ piece: Span<UInt8>) {
        update { state in
            guard !state.isRequestOver else { return }
            for line in state.splitter.take(piece) { add(line, to: &state) }
            account(&state)
        }
    }

    func finishReceiving() {
        update { state in
            if !state.isRequestOver, let last = state.splitter.finish() { add(last, to: &state) }
            state.isRequestOver = true
        }
    }

    func carriedOn() {
        update { state in state.unsent = state.stream?.unsent ?? 0 }
    }

    func cutOff() {
        state.withLock { state in
            state.stream = nil
            state.items = BatchItems(matrix: nil)
            state.splitter = LineSplitter(limit: 0)
            state.isRequestOver = true
            account(&state)
        }
    }

    // MARK: CrewWork

    func turn() {
        let begun = state.withLock { state -> (item: BatchItems.Item, place: Int)? in
            guard isReady(state), let item = state.items.popFirst() else {
                state.turns -= 1
                return nil
            }
            return (item, state.results.begin())
        }
        guard let begun else { return }
        let result = result(of: begun.item)
        update { state in
            state.turns -= 1
            send(state.results.put(result, at: begun.place), &state)
            account(&state)
        }
    }

    private func result(of item: BatchItems.Item) -> BatchWriter.Result {
        switch item {
        case .line(let line): return writer.result(of: line)
        case .excess(let line): return writer.refusal(of: line)
        case .combination(let index):
            guard let matrix else { preconditionFailure("a combination without a matrix") }
            return writer.result(of: index, in: matrix)
        }
    }

    // MARK: Under the lock

    /// Does `change`, ends the answer where that was the last of it, and calls for as many turns as there is work for.
    private func update(_ change: (inout State) -> Void) {
        let calls = state.withLock { state in
            change(&state)
            finishIfOver(&state)
            guard isReady(state) else { return 0 }
            let calls = max(0, min(crew.size, state.items.count) - state.turns)
            state.turns += calls
            return calls
        }
        for _ in 0..<calls { crew.call(self) }
    }

    /// Whether another result may be begun.
    private func isReady(_ state: State) -> Bool {
        state.stream != nil && state.unsent < Self.mostUnsent && state.results.unordered < crew.size * 4
    }

    private func add(_ line: BatchLine, to state: inout State) {
        guard !state.isRequestOver else { return }
        state.lines += 1
        let isExcess = state.lines > writer.specs.limits.results
        state.items.append(isExcess ? .excess(line) : .line(line))
        if isExcess { state.isRequestOver = true }
    }

    /// Tells the read-ahead what is held, and holds the request or lets it go on.
    private func account(_ state: inout State) {
        let held = state.items.bytes + state.splitter.unfinishedBytes
        readAhead.add(held - state.ahead)
        state.ahead = held
        if !state.isRequestHeld, held > readAhead.most {
            state.isRequestHeld = true
            state.stream?.holdRequest()
        } else if state.isRequestHeld, held <= readAhead.most / 2 {
            state.isRequestHeld = false
            state.stream?.releaseRequest()
        }
    }

    private func send(_ results: [BatchWriter.Result], _ state: inout State) {
        guard !results.isEmpty, let stream = state.stream else { return }
        var bytes = opening(&state)
        for result in results {
            form.append(result.bytes, after: state.count, to: &bytes)
            state.count += 1
            if result.isProblem { state.problems += 1 }
        }
        state.unsent = stream.send(bytes)
    }

    private func finishIfOver(_ state: inout State) {
        guard let stream = state.stream, state.isRequestOver, state.items.count == 0, state.results.unordered == 0
        else { return }
        stream.send(opening(&state) + form.closing(count: state.count, problems: state.problems))
        stream.finish()
        state.stream = nil
    }

    private func opening(_ state: inout State) -> [UInt8] {
        defer { state.hasBegun = true }
        return state.hasBegun ? [] : form.opening
    }

    /// Bytes that may wait to be sent while further results are begun.
    private static let mostUnsent = 512 << 10
}

/// How much of their requests all streams together have taken in and not yet worked on.
final class ReadAhead: Sendable {
    private let bytes = Atomic(0)

    func add(_ count: Int) {
        bytes.add(count, ordering: .relaxed)
    }

    /// Bytes that one stream may hold now, so that a client that sends everything before it reads does not wait for
    /// ever: much, as long as the streams together hold little.
    var most: Int {
        bytes.load(ordering: .relaxed) < Self.plenty ? 16 << 20 : 1 << 20
    }

    private static let plenty = 128 << 20
}
