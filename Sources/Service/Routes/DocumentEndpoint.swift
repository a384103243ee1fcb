import JSONText
import Metrics
import Wire

/// An endpoint in one value: its name, and the functions that estimate a request and write its answer.
struct DocumentEndpoint<Request: BodyRequest>: JSONEndpoint {
    let context: EndpointContext
    let name: String
    var isOneOfSeveral = false
    var adviceOnSize = "Send shorter texts and ids, or fewer actions."
    let isBrief: @Sendable (Request) -> Bool
    let answer: @Sendable (EndpointContext, Request, inout JSONWriter) throws(ProblemDetails) -> Void

    func isBrief(_ request: Request) -> Bool { isBrief(request) }

    func write(_ request: Request, to json: inout JSONWriter) throws(ProblemDetails) {
        try answer(context, request, &json)
    }
}
