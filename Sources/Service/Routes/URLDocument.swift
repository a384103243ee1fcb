import Base64
import JSONText
import Wire

/// A document in the URL, in place of a body.
enum URLDocument {
    /// `request=` with the body in base64url.
    case encoded([UInt8])
    /// The members of the body by their dotted names.
    case members([QueryMember])

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
        self = .encoded(body)
    }

    func parse(into document: JSONDocument, maxDepth: Int) throws(JSONSyntaxError) {
        switch self {
        case .encoded(let body):
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
