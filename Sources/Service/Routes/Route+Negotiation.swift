import JSONText
import MicroHTTP

extension Route {
    /// Which of the formats answers a request, after everything that its head may be refused for.
    ///
    /// - Parameter query: What stands in the URL.
    func negotiate(_ head: borrowing RequestHead, _ query: [QueryMember]) throws(ProblemDetails) -> Int {
        guard allows(head.method) else { throw .methodNotAllowed(head.method.name, allow: allow) }
        if !query.isEmpty { try check(query, head.method) }
        if case .post = head.method, let fault = faultOfBodyType(in: head) { throw .unsupportedMediaType(fault) }
        guard formats.count > 1 else {
            // The only format may be named in the URL, which then wins over `Accept`.
            guard query.contains(where: { $0.name == "format" }) || Negotiation.accepts(mediaTypes, in: head) else {
                throw .notAcceptable(head.header("Accept") ?? "", offered: mediaTypes)
            }
            return 0
        }
        return try choose(for: head, query)
    }

    private func faultOfBodyType(in head: borrowing RequestHead) -> String? {
        lines == nil ? Negotiation.faultOfJSONType(in: head) : Negotiation.faultOfBatchType(in: head)
    }

    /// Lines are answered by lines alone.
    private func choose(for head: borrowing RequestHead, _ query: [QueryMember]) throws(ProblemDetails) -> Int {
        let ofLines = lines != nil && Negotiation.isNDJSON(head)
        let offered = formats.filter { !ofLines || $0.mediaType == BatchForm.lines }
        let chosen: Format?
        if let name = query.first(where: { $0.name == "format" })?.value {
            chosen = offered.first { $0.name == name }
            if chosen == nil { throw .notAcceptable(name, offered: offered.map(\.name)) }
        } else {
            let preferred = Negotiation.preferred(of: offered.map(\.mediaType), in: head)
            chosen = offered.first { $0.mediaType == preferred }
        }
        guard let chosen, let index = formats.firstIndex(where: { $0.name == chosen.name }) else {
            throw .notAcceptable(head.header("Accept") ?? "", offered: offered.map(\.mediaType))
        }
        return index
    }

    /// Checks what the query may name here: a format where answers are computed, and a dialog's members where the document
    /// may stand in the URL.
    private func check(_ query: [QueryMember], _ method: Method) throws(ProblemDetails) {
        let asked = query.filter { $0.name == "format" }
        if asked.count > 1 {
            throw ProblemDetails(faults: [
                JSONFault(pointer: "/format", code: "duplicateMember", message: "The format is named more than once.")
            ])
        }
        let offered = fixed?.formats ?? formats.map(\.name)
        if offered.isEmpty {
            if let fault = Self.fault(strangers: query, allowed: []) { throw fault }
            return
        }
        if let name = asked.first?.value, !offered.contains(name) { throw .notAcceptable(name, offered: offered) }
        if fixed == nil, method.isOfReading { return }
        let strangers = query.filter { $0.name != "format" }
        if let fault = Self.fault(strangers: strangers, allowed: ["format"]) { throw fault }
    }

    private static func fault(strangers: [QueryMember], allowed: [String]) -> ProblemDetails? {
        guard !strangers.isEmpty else { return nil }
        return ProblemDetails(
            faults: strangers.prefix(DecodingContext.limit + 1).map { pair in
                JSONFault(
                    pointer: JSONPointer.member(pair.name), code: "unknownMember",
                    message: "The URL has no parameter \"\(pair.name.clipped(to: 80))\" here.", allowed: allowed)
            })
    }
}
