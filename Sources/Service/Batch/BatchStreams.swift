import JSONText
import MicroHTTP
import Wire
import Workers

/// The answers of `POST /v1/specs/batch` that are streams, which several threads work for: those to large matrices, and to
/// lines always.
final class BatchStreams: Sendable {
    let context: EndpointContext
    let writer: BatchWriter
    private let workers: WorkerPool
    private let readAhead = ReadAhead()

    /// - Parameters:
    ///   - workers: What works for the streams.
    ///   - lineLimit: Bytes of one line.
    init(_ specs: SpecsEndpoint, workers: WorkerPool, lineLimit: Int) {
        context = specs.context
        self.workers = workers
        writer = BatchWriter(specs: specs, lineLimit: lineLimit)
    }

    /// The answer to lines, before they come.
    func response(toLinesOf head: borrowing RequestHead) -> Response {
        let fields = HeaderFields([("Content-Type", BatchForm.ndjson.mediaType), ("Cache-Control", "no-store")])
        return response(to: head, fields, stream(nil, .ndjson))
    }

    /// The answer to a matrix.
    ///
    /// - Parameter key: What the matrix reads like.
    func response(
        to head: borrowing RequestHead, _ matrix: MatrixRequest, _ form: BatchForm, key: CanonicalKey
    ) -> Response {
        let fields = HeaderFields([
            ("Content-Type", form.mediaType), ("ETag", Self.tag(of: key)), ("Vary", "Accept, Accept-Encoding"),
            ("Cache-Control", "public, max-age=60"), ("Cache-Status", "Scrim; fwd=miss"),
        ])
        return response(to: head, fields, stream(matrix, form))
    }

    private func stream(_ matrix: MatrixRequest?, _ form: BatchForm) -> BatchStream {
        BatchStream(matrix, form: form, writer: writer, workers: workers, readAhead: readAhead)
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
