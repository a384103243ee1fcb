import JSONText
import MicroHTTP
import Wire

/// `POST /v1/specs/batch` with a matrix, in one of its forms: every dialog on every device.
struct MatrixEndpoint: Endpoint {
    let form: BatchForm
    let writer: BatchWriter

    var name: String { "batch " + form.rawValue }

    func read(_ root: JSONNode, context: DecodingContext) -> MatrixRequest? {
        MatrixRequest.read(root, catalog: writer.specs.catalog, limits: writer.specs.limits, context: context)
    }

    func isBrief(_ request: MatrixRequest) -> Bool { request.count <= 8 }

    var mediaType: String { form.mediaType }

    let adviceOnSize =
        "Send fewer devices or dialogs at once, or a line for each request: every result of a stream has the limit to itself."

    /// The whole answer at once, for a matrix that is small.
    func write(_ request: MatrixRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        var problems = 0
        form.open(&json)
        for combination in 0..<request.count where !json.isFull {
            let isSound = writer.write(combination, of: request, to: &json)
            if !isSound { problems += 1 }
            form.separate(&json)
        }
        form.close(&json, count: request.count, problems: problems)
    }
}
