import Base64
import JSONText
import Wire

/// A document as it was sent.
enum SentDocument: Sendable {
    /// A body, or one in base64url in `request=` in the URL.
    case json([UInt8])
    /// The members of the body by their dotted names, in the URL.
    case members([QueryMember])

    /// Reads the document in a URL, in place of a body.
    init(_ query: [QueryMember]) throws(ProblemDetails) {
        guard let request = query.first(where: { $0.name == "request" }) else {
            self = .members(query)
            return
        }
        guard query.count(where: { $0.name == "request" }) == 1 else {
            throw ProblemDetails(fault: .duplicateRequest, at: "/request")
        }
        guard query.count == 1 else {
            throw ProblemDetails(
                faults: query.filter { $0.name != "request" }.prefix(DecodingContext.limit + 1).map {
                    JSONFault(.besideRequest, at: JSONPointer.member($0.name))
                })
        }
        guard let body = Base64.decode(request.value.utf8, in: .url) else {
            throw ProblemDetails(.notBase64URL)
        }
        self = .json(body)
    }

    /// Its bytes, if it is JSON.
    var text: [UInt8]? { if case .json(let body) = self { body } else { nil } }

    func parse(into document: JSONDocument, maxDepth: Int) throws(JSONSyntaxError) {
        switch self {
        case .json(let body):
            try document.parse(body.span, maxDepth: maxDepth)
        case .members(let query):
            try document.parse(dottedMembers: query, maxDepth: maxDepth, as: Self.schema)
        }
    }

    /// A device may be given by its id together with members that override its profile: the id is then the value of its
    /// `profile`. Detents and variants have names of the client's own; `data` and what a check expects are any JSON.
    private static let schema = DottedSchema(
        scalarKeys: ["device": "profile", "devices.#": "profile"], named: ["opacityByDetent", "variants"],
        free: ["data", "expect"])
}
