import JSONText
import MicroHTTP
import Wire
import Workers

/// The streamed answers of `POST /v1/specs/batch`, computed by several threads: those to large matrices, and always
/// those to lines.
final class BatchStreams: Sendable {
    let context: EndpointContext
    let writer: BatchWriter
    private let workers: WorkerPool
    private let readAhead = ReadAhead()

    /// - Parameters:
    ///   - workers: The workers that compute the results.
    ///   - lineLimit: The most bytes of one line.
    init(_ specs: SpecsEndpoint, workers: WorkerPool, lineLimit: Int) {
        context = specs.context
        self.workers = workers
        writer = BatchWriter(specs: specs, lineLimit: lineLimit)
    }

    /// Returns the answer to lines, before these arrive.
    func response(toLinesOf head: borrowing RequestHead) -> Response {
        var fields = HeaderFields([("Content-Type", BatchForm.ndjson.mediaType)])
        fields.add("Vary", "Accept-Encoding")
        fields.add("Cache-Control", CacheFields.uncached)
        let layout = ResultLayout(form: .ndjson, matrix: nil, writer: writer)
        return response(to: head, fields, Negotiation.codingOfPieces(in: head)) {
            self.stream(nil, layout, self.workers, $0)
        }
    }

    /// Returns the streamed answer to a matrix.
    ///
    /// - Parameters:
    ///   - workers: The workers that compute it; `nil` for those of all batches.
    ///   - key: The canonical key of the matrix.
    func response(
        to head: borrowing RequestHead, _ matrix: MatrixRequest, _ layout: any BatchLayout,
        by workers: WorkerPool? = nil, key: CanonicalKey
    ) -> Response {
        unsafe head.notes.pointee.cache = .miss
        let tag = Self.tag(of: key)
        let tags = [tag.text(in: .identity), tag.text(in: .gzip)]
        let known = head.method.isOfReading ? Negotiation.matchingTag(of: tags, in: head) : nil
        let coding = Negotiation.codingOfPieces(in: head)
        var fields = HeaderFields([
            ("Content-Type", layout.mediaType), ("ETag", known ?? tag.text(in: coding)),
        ])
        if context.cache.exposesStatus { fields.add("Cache-Status", "Scrim; fwd=miss") }
        let isNegotiated = !head.hasQueryMember(AnswerChoice.format)
        if let vary = CacheFields.vary(byFormat: isNegotiated, byCoding: true) { fields.add("Vary", vary) }
        let isLasting = head.hasQueryMember(AnswerChoice.release)
        fields.add(
            "Cache-Control",
            text: (isLasting ? CacheFields.lasting : CacheFields.brief).directive(by: unsafe head.notes.pointee.keeping)
        )
        fields.add(layout.fields)
        guard known == nil else { return Response(unchanged: complete(fields, head), nil) }
        return response(to: head, fields, coding) { self.stream(matrix, layout, workers ?? self.workers, $0) }
    }

    private func stream(
        _ matrix: MatrixRequest?, _ layout: any BatchLayout, _ workers: WorkerPool, _ gzip: GzipStream?
    ) -> BatchStream {
        BatchStream(
            matrix, layout: layout, context: context, lineLimit: writer.lineLimit, workers: workers,
            readAhead: readAhead, gzip: gzip)
    }

    /// - Parameter make: Makes the stream, which compresses its output if it gets a `GzipStream`.
    private func response(
        to head: borrowing RequestHead, _ fields: HeaderFields, _ coding: ContentCoding,
        _ make: (GzipStream?) -> BatchStream
    ) -> Response {
        var fields = complete(fields, head)
        let gzip = coding == .gzip ? GzipStream() : nil
        if gzip != nil { fields.add("Content-Encoding", "gzip") }
        return Response(status: 200, fields: fields, stream: make(gzip))
    }

    /// Returns `fields` together with those of every answer.
    private func complete(_ fields: HeaderFields, _ head: borrowing RequestHead) -> HeaderFields {
        var fields = fields
        if let identifier = RequestIdentifier.sent(in: head) { fields.add("X-Request-Id", text: identifier) }
        fields.add(context.cache.crossOrigin.answerFields(for: head))
        return fields
    }

    /// The strong tag of an answer before it is computed: the answer is a pure function of the canonical key, for one
    /// release.
    private static func tag(of key: CanonicalKey) -> EntityTag {
        var key = key
        key.mark(Version.current)
        return EntityTag(of: key.bytes.span)
    }
}
