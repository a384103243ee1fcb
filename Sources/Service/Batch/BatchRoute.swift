import JSONText
import MicroHTTP
import Wire

/// `POST /v1/specs/batch`: a matrix of devices and dialogs, or lines with a request each.
///
/// A small matrix is answered like any other request, from the cache too. A large one, and lines always, are answered by a
/// stream that several threads work for.
final class BatchRoute: Sendable {
    private let writer: BatchWriter
    private let store: AnswerStore
    /// Matrices in one document.
    let document: CachedRoute<MatrixEndpoint>
    private let lines: CachedRoute<MatrixEndpoint>
    private let crew: Crew
    private let readAhead = ReadAhead()

    /// - Parameters:
    ///   - threads: How many work for the streams.
    ///   - lineLimit: Bytes of one line.
    init(_ specs: SpecsRoute, store: AnswerStore, threads: Int, lineLimit: Int) {
        self.store = store
        writer = BatchWriter(
            specs: specs, documents: store.documents, writers: store.writers, depth: store.depth, lineLimit: lineLimit)
        document = CachedRoute(MatrixEndpoint(form: .json, writer: writer), store: store)
        lines = CachedRoute(MatrixEndpoint(form: .ndjson, writer: writer), store: store)
        crew = Crew(size: threads)
    }

    /// Combinations up to which a matrix is answered at once. A thread that answers serves no one else meanwhile: 64
    /// take it some milliseconds.
    private static let mostAtOnce = 64

    /// Layers of all timelines of all combinations up to which a matrix is answered at once: a third of a second.
    private static let mostLayersAtOnce = 150_000

    /// Whether a matrix is not answered at once: it has too many combinations, or too much in them.
    private func isLong(_ matrix: MatrixRequest) -> Bool {
        matrix.count > Self.mostAtOnce || matrix.layerWork > Self.mostLayersAtOnce
            || matrix.textWork > writer.specs.limits.shapedText
    }

    /// The answer to a whole body: a matrix, or lines that came without being announced, which is to say none.
    func respond(to head: borrowing RequestHead, body: Span<UInt8>, form: BatchForm) throws(ProblemDetails) -> Response
    {
        if Negotiation.isNDJSON(head) { return stream(head) }
        let route = form == .json ? document : lines
        switch try route.post(body, hasWaited: { head.hasWaited(over: $0) }, unless: { isLong($0) }) {
        case .answered(let outcome):
            return store.response(to: head, outcome)
        case .declined(let matrix, let key):
            let fields = HeaderFields([
                ("Content-Type", form.mediaType), ("ETag", Self.tag(of: key)), ("Vary", "Accept, Accept-Encoding"),
                ("Cache-Control", "public, max-age=60"), ("Cache-Status", "Scrim; fwd=miss"),
            ])
            return response(to: head, fields, work(matrix, form))
        }
    }

    /// The answer to lines, before they come.
    func stream(_ head: borrowing RequestHead) -> Response {
        let fields = HeaderFields([("Content-Type", BatchForm.ndjson.mediaType), ("Cache-Control", "no-store")])
        return response(to: head, fields, work(nil, .ndjson))
    }

    private func work(_ matrix: MatrixRequest?, _ form: BatchForm) -> BatchStream {
        BatchStream(matrix, form: form, writer: writer, crew: crew, readAhead: readAhead)
    }

    private func response(
        to head: borrowing RequestHead, _ fields: HeaderFields, _ body: BatchStream
    ) -> Response {
        var fields = fields
        if let identifier = RequestIdentifier.sent(in: head) { fields.add("X-Request-Id", text: identifier) }
        fields.add(CrossOrigin.answerFields)
        return Response(status: 200, fields: fields, stream: body)
    }

    /// The strong tag of an answer that nobody has seen yet: it is a pure function of what was read, for one release.
    private static func tag(of key: CanonicalKey) -> String {
        var key = key
        key.mark(Version.current)
        return EntityTag(of: key.bytes.span).text
    }
}
