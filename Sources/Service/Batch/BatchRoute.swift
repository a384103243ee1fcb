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
    ///   - crew: What works for the streams.
    ///   - lineLimit: Bytes of one line.
    init(_ specs: SpecsRoute, store: AnswerStore, crew: Crew, lineLimit: Int) {
        self.store = store
        self.crew = crew
        writer = BatchWriter(
            specs: specs, documents: store.documents, writers: store.writers, depth: store.depth, lineLimit: lineLimit)
        document = CachedRoute(MatrixEndpoint(form: .json, writer: writer), store: store)
        lines = CachedRoute(MatrixEndpoint(form: .ndjson, writer: writer), store: store)
    }

    /// Combinations up to which a matrix is answered at once, in one piece that can be kept.
    private static let mostAtOnce = 64

    /// What becomes of a batch.
    enum Answering {
        case response(Response)
        case deferred(@Sendable () throws(ProblemDetails) -> Responder)
    }

    /// Layers of all timelines of all combinations up to which a matrix is answered at once: a third of a second.
    private static let mostLayersAtOnce = 150_000

    /// Whether a matrix is not answered at once: it has too many combinations, or too much in them.
    private func isStreamed(_ matrix: MatrixRequest) -> Bool {
        matrix.count > Self.mostAtOnce || matrix.layerWork > Self.mostLayersAtOnce
            || matrix.textWork > writer.specs.limits.shapedText
    }

    /// The answer to a matrix.
    func respond(
        to head: borrowing RequestHead, body: Span<UInt8>, form: BatchForm
    ) throws(ProblemDetails) -> Answering {
        let route = form == .json ? document : lines
        let isZipping = Negotiation.acceptsGzip(in: head)
        guard body.count <= CachedRoute<MatrixEndpoint>.mostAtOnce || route.known(body) != nil else {
            try store.checkWait { head.hasWaited(over: $0) }
            let bytes: [UInt8] = body.bytes
            return .deferred { () throws(ProblemDetails) in
                let reception = try route.receive(
                    bytes.span, hasWaited: { _ in false }, isAtHand: { _ in true }, unless: self.isStreamed)
                return try self.responder(reception, of: route, form, isZipping: isZipping)
            }
        }
        let reception = try route.receive(
            body, hasWaited: { head.hasWaited(over: $0) }, isAtHand: route.endpoint.isBrief, unless: self.isStreamed)
        guard case .long = reception else {
            return .response(try responder(reception, of: route, form, isZipping: false)(head))
        }
        return .deferred { () throws(ProblemDetails) in
            try self.responder(reception, of: route, form, isZipping: isZipping)
        }
    }

    private func responder(
        _ reception: CachedRoute<MatrixEndpoint>.Reception, of route: CachedRoute<MatrixEndpoint>, _ form: BatchForm,
        isZipping: Bool
    ) throws(ProblemDetails) -> Responder {
        switch reception {
        case .answered(let outcome):
            return store.responder(outcome, isZipping: isZipping)
        case .long(let matrix, let key):
            return store.responder(try route.answer(to: matrix, key), isZipping: isZipping)
        case .declined(let matrix, let key):
            return { head in
                let fields = HeaderFields([
                    ("Content-Type", form.mediaType), ("ETag", Self.tag(of: key)), ("Vary", "Accept, Accept-Encoding"),
                    ("Cache-Control", "public, max-age=60"), ("Cache-Status", "Scrim; fwd=miss"),
                ])
                return self.response(to: head, fields, self.work(matrix, form))
            }
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
