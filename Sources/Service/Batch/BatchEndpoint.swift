import Jobs
import JSONText
import MicroHTTP
import Wire

/// `POST /v1/specs/batch` with a matrix, in one of its forms: every dialog on every device.
///
/// A small matrix is answered like any other request, including the cache; a large one is streamed.
struct BatchEndpoint: JSONEndpoint {
    let form: BatchForm
    let streams: BatchStreams

    var context: EndpointContext { streams.context }

    var name: String { "batch " + form.rawValue }
    var formatName: String? { form == .json ? nil : form.rawValue }

    /// A short document may have many devices in many states.
    let leavesUnread = true

    func isBrief(_ request: MatrixRequest) -> Bool { request.layerWork <= LayoutWork.brief || isStreamed(request) }

    var mediaType: String { form.mediaType }
    let isOneOfSeveral = true

    let adviceOnSize =
        """
        Send fewer devices or dialogs at once, or a line for each request: every result of a stream has the limit \
        to itself.
        """

    /// Writes the whole answer for a small matrix.
    func write(_ request: MatrixRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        var summary = BatchSummary()
        form.open(&json)
        for combination in 0..<request.count where !json.isFull && !JobBudget.isOver() {
            // The time limit applies to each combination separately.
            JobBudget.current?.begin()
            summary.take(streams.writer.write(combination, of: request, to: &json), of: request)
            form.separate(&json)
        }
        form.close(&json) { summary.write(of: request, to: &$0) }
    }

    func stream(_ request: MatrixRequest, key: CanonicalKey) -> Responder? {
        guard isStreamed(request) else { return nil }
        let layout = ResultLayout(form: form, matrix: request, writer: streams.writer)
        return { head in streams.response(to: head, request, layout, key: key) }
    }

    /// Whether a matrix is streamed: it has too many combinations, or too much work in them.
    private func isStreamed(_ matrix: MatrixRequest) -> Bool {
        matrix.count > MatrixRequest.mostAtOnce || matrix.layerWork > Self.mostLayersAtOnce
            || matrix.textWork > context.limits.shapedText
    }

    /// The most layers, over all timelines of all combinations, of a matrix that is answered in one piece: about a
    /// third of a second.
    private static let mostLayersAtOnce = 150_000
}

extension MatrixRequest {
    /// The most combinations of a matrix that is answered in one piece, which can be cached.
    static let mostAtOnce = 64
}

extension BatchStreams {
    /// One format, with its endpoint, for each form.
    var formats: [Route.Format] {
        BatchForm.allCases.map { form in
            Route.Format(
                name: form.rawValue, mediaType: form.mediaType,
                endpoint: AnyEndpoint(BatchEndpoint(form: form, streams: self)))
        }
    }

    /// Answers requests that come as lines.
    var lines: Responder { { head in self.response(toLinesOf: head) } }
}
