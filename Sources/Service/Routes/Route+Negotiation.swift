import JSONText
import MicroHTTP

extension Route {
    /// Which of the formats answers a request, after everything that its head may be refused for.
    ///
    /// - Parameters:
    ///   - query: What stands in the URL.
    ///   - id: What the path ends in, where the route leaves that open: of what is not there no type is asked.
    func negotiate(
        _ head: borrowing RequestHead, _ query: [QueryMember], id: String = ""
    ) throws(ProblemDetails) -> Int {
        guard allows(head.method) else { throw .methodNotAllowed(head.method.name, allow: allow) }
        if !query.isEmpty { try check(query, head.method) }
        if case .post = head.method, let fault = faultOfBodyType(in: head) { throw .unsupportedMediaType(fault) }
        guard formats.count > 1 else {
            if case .post = head.method { try checkStrangers(query, formats.first) }
            // The only format may be named in the URL, which then wins over `Accept`.
            let offered = fixed?.mediaTypes(of: id) ?? mediaTypes
            guard query.contains(where: { $0.name == "format" }) || Negotiation.accepts(offered, in: head) else {
                if let fixed, !isWhole { _ = try fixed.representation(of: id, query: query) }
                throw .notAcceptable(head.header("Accept") ?? "", offered: offered)
            }
            return 0
        }
        // What nearly all ask for needs no list of what there is.
        if query.isEmpty, lines == nil, Negotiation.takesDefault(formats[0].mediaType, in: head) { return 0 }
        let format = try choose(for: head, query)
        if !query.isEmpty, case .post = head.method { try checkStrangers(query, formats[format]) }
        return format
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

    /// Checks what the query may name here: the release where answers may be kept, a format where they are computed, and
    /// a document's members where one may stand in the URL.
    private func check(_ query: [QueryMember], _ method: Method) throws(ProblemDetails) {
        if keeping != .never { try checkRelease(query) }
        // What others put behind the address of a page (`utm_source`) is passed over.
        if keeping == .byPath { return }
        let offered = fixed?.formats ?? formats.map(\.name)
        if let name = try Self.single("format", in: query), !offered.isEmpty, !offered.contains(name) {
            throw .notAcceptable(name, offered: offered)
        }
        if fixed != nil || !method.isOfReading && method != .post { try checkStrangers(query, nil) }
    }

    /// Checks that a query has nothing but what a row of the table takes by itself, where no document stands in the URL,
    /// nor options beside it: those are read with the document.
    private func checkStrangers(_ query: [QueryMember], _ format: Format?) throws(ProblemDetails) {
        if let format, format.takesOptions { return }
        let offered = fixed?.formats ?? formats.map(\.name)
        let allowed = (offered.isEmpty ? [] : ["format"]) + (keeping == .never ? [] : ["release"])
        let strangers = query.filter { !allowed.contains($0.name) }
        if let fault = Self.fault(strangers: strangers, allowed: allowed) { throw fault }
    }

    /// Who names a release gets the answer of that or none, so that it stays true for as long as it is kept.
    private func checkRelease(_ query: [QueryMember]) throws(ProblemDetails) {
        guard let asked = try Self.single("release", in: query), asked != Version.current else { return }
        throw .releaseMismatch(asked)
    }

    /// The value of a member that may come once; nil where it does not come.
    private static func single(_ name: String, in query: [QueryMember]) throws(ProblemDetails) -> String? {
        let values = query.filter { $0.name == name }
        guard values.count <= 1 else {
            throw ProblemDetails(faults: [
                JSONFault(
                    pointer: JSONPointer.member(name), code: "duplicateMember",
                    message: "The \(name) is named more than once.")
            ])
        }
        return values.first?.value
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
