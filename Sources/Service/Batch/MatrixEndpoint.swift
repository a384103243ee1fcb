import JSONText
import MicroHTTP
import Wire

/// `POST /v1/specs/batch` with a matrix, in one of its forms: every dialog on every device.
struct MatrixEndpoint: Endpoint {
    let form: BatchForm
    let writer: BatchWriter

    var name: String { "batch " + form.rawValue }

    func read(_ root: JSONNode, record: ReadingRecord) -> MatrixRequest? {
        MatrixRequest.read(root, catalog: writer.specs.catalog, limits: writer.specs.limits, record: record)
    }

    /// The whole answer at once, for a matrix that is small.
    func answer(to request: MatrixRequest) throws(ProblemDetails) -> Answer {
        var bytes = form.opening
        var problems = 0
        for combination in 0..<request.count {
            let result = writer.result(of: combination, in: request)
            form.append(result.bytes, after: combination, to: &bytes)
            if result.isProblem { problems += 1 }
        }
        bytes += form.closing(count: request.count, problems: problems)
        return Answer(bytes.span, mediaType: form.mediaType, isCached: true)
    }
}
