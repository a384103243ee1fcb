import Jobs
import JSONText
import Metrics
import MicroHTTP
import Wire
private import Synchronization
import Workers

/// A batch that is being streamed: workers compute the results of lines, or of the combinations of a matrix, several at
/// once, and the stream sends these in order.
///
/// Memory is bounded for any input, and for any speed at which the answer is read: only a few results are begun before
/// the first of them is sent, none while much waits to be sent, and only as many lines are taken in as `ReadAhead`
/// allows.
final class BatchStream: StreamedBody, WorkItem {
    private struct State {
        var stream: (any BodySink)?
        var splitter: LineSplitter
        var items: BatchItems
        var results = OrderedResults<BatchPiece>()
        /// The number of work items submitted to the workers and not finished.
        var submitted = 0
        /// The bytes that wait to be sent.
        var unsent = 0
        /// The number of lines taken in.
        var lines = 0
        /// The bytes of lines that `readAhead` counts for this stream.
        var ahead = 0
        var isRequestOver = false
        var isRequestHeld = false
        var summary = BatchSummary()
        /// The jobs that are running, by the indices of their results.
        var jobs: [Int: JobBudget] = [:]
    }

    private let layout: any BatchLayout
    private let matrix: MatrixRequest?
    private let context: EndpointContext
    private let workers: WorkerPool
    private let readAhead: ReadAhead
    /// Compresses the sent bytes, used under the lock; `nil` to send them uncompressed.
    private let gzip: GzipStream?
    private let state: Mutex<State>

    /// - Parameters:
    ///   - matrix: The matrix of the results; `nil` if lines will come.
    ///   - lineLimit: The most bytes of one line.
    init(
        _ matrix: MatrixRequest?, layout: any BatchLayout, context: EndpointContext, lineLimit: Int,
        workers: WorkerPool, readAhead: ReadAhead, gzip: GzipStream?
    ) {
        self.layout = layout
        self.matrix = matrix
        self.context = context
        self.workers = workers
        self.readAhead = readAhead
        self.gzip = gzip
        state = Mutex(State(splitter: LineSplitter(limit: lineLimit), items: BatchItems(matrix: matrix)))
    }

    // MARK: StreamedBody

    func begin(_ stream: any BodySink) { state.withLock { $0.stream = stream } }

    func receive(_ piece: Span<UInt8>) -> StreamProgress {
        var progress = StreamProgress.none
        update { state in
            guard !state.isRequestOver else {
                progress = .unwanted
                return
            }
            let lines = state.splitter.take(piece)
            let isPartial = state.splitter.hasBegun
            progress = lines.isEmpty ? (isPartial ? .partial : .none) : (isPartial ? .wholeAndPartial : .whole)
            for line in lines { add(line, to: &state) }
            account(&state)
        }
        return progress
    }

    func finishReceiving() {
        update { state in
            if !state.isRequestOver, let last = state.splitter.finish() { add(last, to: &state) }
            state.isRequestOver = true
        }
    }

    func lend() { workers.workWithoutThreads() }

    func stalled() {
        update { state in
            guard !state.isRequestOver else { return }
            state.items.append(.tooFarAhead(state.splitter.giveUp()))
            state.isRequestOver = true
            account(&state)
        }
    }

    func carriedOn() { update { state in state.unsent = state.stream?.unsent ?? 0 } }

    func cutOff() {
        state.withLock { state in
            state.stream = nil
            for job in state.jobs.values { job.cancel() }
            state.items = BatchItems(matrix: nil)
            state.splitter = LineSplitter(limit: 0)
            state.isRequestOver = true
            account(&state)
        }
    }

    // MARK: WorkItem

    func run() {
        let begun = state.withLock { state -> (item: BatchItems.Item, index: Int)? in
            guard mayBegin(state), let item = state.items.popFirst() else {
                state.submitted -= 1
                return nil
            }
            return (item, state.results.begin())
        }
        guard let begun else { return }
        let job = context.job()
        state.withLock { state in
            if state.stream == nil { job.cancel() } else { state.jobs[begun.index] = job }
        }
        PhaseClock.reset()
        PhaseClock.start()
        let result = job.work { layout.piece(of: begun.item, at: begun.index) }
        context.metrics.count(PhaseClock.times)
        // A result that depends on its computing time must not become part of an answer.
        if job.ending == .tookTooLong { state.withLock { $0.stream }?.cutOff() }
        update { state in
            state.jobs[begun.index] = nil
            state.submitted -= 1
            state.results.put(result, at: begun.index)
            send(&state)
            account(&state)
        }
    }

    // MARK: Under the lock

    /// Applies `change`, ends the answer if nothing remains, and submits as many work items as there is work for.
    private func update(_ change: (inout State) -> Void) {
        let pieces = state.withLock { state in
            change(&state)
            finishIfOver(&state)
            guard mayBegin(state) else { return 0 }
            let pieces = max(0, min(workers.size, state.items.count) - state.submitted)
            state.submitted += pieces
            return pieces
        }
        for _ in 0..<pieces { workers.submit(self) }
    }

    /// Whether another result may be begun.
    private func mayBegin(_ state: State) -> Bool {
        state.stream != nil && state.unsent < Self.mostUnsent && state.results.unordered < workers.size * 4
    }

    private func add(_ line: BatchLine, to state: inout State) {
        guard !state.isRequestOver else { return }
        state.lines += 1
        let isExcess = state.lines > context.limits.results
        state.items.append(isExcess ? .excess(line) : .line(line))
        if isExcess { state.isRequestOver = true }
    }

    /// Counts the held bytes towards the read-ahead, and suspends or resumes reading the request.
    private func account(_ state: inout State) {
        let held = state.items.bytes + state.splitter.unfinishedBytes
        readAhead.add(held - state.ahead)
        state.ahead = held
        if !state.isRequestHeld, !state.isRequestOver, held > readAhead.most {
            state.isRequestHeld = true
            state.stream?.holdRequest()
        } else if state.isRequestHeld, state.isRequestOver || held <= readAhead.most / 2 {
            state.isRequestHeld = false
            state.stream?.releaseRequest()
        }
    }

    /// Sends the results that are next in order.
    private func send(_ state: inout State) {
        var bytes: [UInt8] = []
        while let result = state.results.popFirst() {
            state.summary.take(result.outcome, of: matrix)
            // Each result is compressed by itself, even if several are sent together, so that the same answer is always
            // compressed to the same bytes.
            let coded = coded(result.bytes, isLast: false)
            // There is usually only one.
            if bytes.isEmpty { bytes = coded } else { bytes += coded }
        }
        guard !bytes.isEmpty, let stream = state.stream else { return }
        state.unsent = stream.send(bytes)
    }

    private func coded(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
        guard let gzip else { return bytes }
        let start = PhaseClock.now
        defer { context.metrics.count(PhaseClock.now - start, of: .compress) }
        return gzip.compress(bytes, isLast: isLast)
    }

    private func finishIfOver(_ state: inout State) {
        guard let stream = state.stream, state.isRequestOver, state.items.count == 0, state.results.unordered == 0
        else { return }
        stream.send(coded(layout.end(state.summary), isLast: true))
        stream.finish()
        state.stream = nil
    }

    /// The bytes waiting to be sent up to which further results are begun.
    private static let mostUnsent = 512 << 10
}

/// Counts the bytes of requests that all streams together have taken in but not yet computed.
final class ReadAhead: Sendable {
    private let bytes = Atomic(0)

    func add(_ count: Int) { bytes.add(count, ordering: .relaxed) }

    /// The most bytes that one stream may hold now: many while all streams together hold few, so that a client that
    /// sends everything before it reads does not wait forever.
    var most: Int { bytes.load(ordering: .relaxed) < Self.plenty ? 16 << 20 : Self.share }

    /// The bytes that each stream may always hold.
    static let share = 1 << 20
    private static let plenty = 128 << 20
}
