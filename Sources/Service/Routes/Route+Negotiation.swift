import JSONText
import MicroHTTP

extension Route {
    /// What was found to answer a request.
    enum Choice {
        case fixed(any FixedEndpoint)
        /// The format in that place of the route's list.
        case format(Int)
    }

    /// What answers a request, after everything that its head may be refused for.
    ///
    /// - Parameters:
    ///   - query: What stands in the URL.
    ///   - id: What the path ends in, where the route leaves that open: of what is not there no type is asked.
    func negotiate(
        _ head: borrowing RequestHead, _ query: [QueryMember], id: String = ""
    ) throws(ProblemDetails) -> Choice {
        guard allows(head.method) else { throw .methodNotAllowed(head.method.name, allow: allow) }
        if !query.isEmpty { try check(query, head.method) }
        guard case .fixed(let endpoint) = answers else { return .format(try choose(for: head, query)) }
        do throws(ProblemDetails) { try checkType(endpoint.mediaTypes(of: id), for: head, query) } catch {
            if !isWhole { _ = try endpoint.representation(of: id, query: query) }
            throw error
        }
        return .fixed(endpoint)
    }

    /// Refuses a client that takes none of the types that there are. A format that is named in the URL wins over
    /// `Accept`.
    private func checkType(
        _ offered: [String], for head: borrowing RequestHead, _ query: [QueryMember]
    ) throws(ProblemDetails) {
        guard query.contains(where: { $0.name == "format" }) || Negotiation.accepts(offered, in: head) else {
            throw .notAcceptable(head.header("Accept") ?? "", offered: offered)
        }
    }

    /// The place of the format that is asked for, once the body and the query are what it takes.
    private func choose(
        for head: borrowing RequestHead, _ query: [QueryMember]
    ) throws(ProblemDetails) -> Int {
        let isPost = if case .post = head.method { true } else { false }
        let isWithLines = lines != nil
        if isPost {
            let fault = isWithLines ? Negotiation.faultOfBatchType(in: head) : Negotiation.faultOfJSONType(in: head)
            if let fault { throw .unsupportedMediaType(fault) }
        }
        // What nearly all ask for needs no list of what there is.
        if query.isEmpty, !isWithLines, Negotiation.takesDefault(formats[0].mediaType, in: head) { return 0 }
        guard formats.count > 1 else {
            if isPost { try checkStrangers(query, formats[0]) }
            try checkType(mediaTypes, for: head, query)
            return 0
        }
        // Lines are answered by lines alone.
        let ofLines = isWithLines && Negotiation.isNDJSON(head)
        let offered = formats.indices.filter { !ofLines || formats[$0].mediaType == BatchForm.lines }
        let chosen = try chosen(of: offered, for: head, query)
        if !query.isEmpty, isPost { try checkStrangers(query, formats[chosen]) }
        return chosen
    }

    /// The place of the format that the URL names, or that `Accept` likes best.
    private func chosen(
        of offered: [Int], for head: borrowing RequestHead, _ query: [QueryMember]
    ) throws(ProblemDetails) -> Int {
        if let name = query.first(where: { $0.name == "format" })?.value {
            if let chosen = offered.first(where: { formats[$0].name == name }) { return chosen }
            throw .notAcceptable(name, offered: offered.map { formats[$0].name })
        }
        let types = offered.map { formats[$0].mediaType }
        let preferred = Negotiation.preferred(of: types, in: head)
        if let chosen = offered.first(where: { formats[$0].mediaType == preferred }) { return chosen }
        throw .notAcceptable(head.header("Accept") ?? "", offered: types)
    }

    /// The names of the formats that a URL may ask for; none where there is no choice.
    private var formatNames: [String] {
        if case .fixed(let endpoint) = answers { endpoint.formats } else { formats.map(\.name) }
    }

    /// Checks what the query may name here: the release where answers may be kept, a format where they are computed,
    /// and a document's members where one may stand in the URL.
    private func check(_ query: [QueryMember], _ method: Method) throws(ProblemDetails) {
        if keeping != .never { try checkRelease(query) }
        // What others put behind the address of a page (`utm_source`) is passed over.
        if keeping == .byPath { return }
        let offered = formatNames
        if let name = try Self.single("format", in: query), !offered.isEmpty, !offered.contains(name) {
            throw .notAcceptable(name, offered: offered)
        }
        let isFixed = if case .fixed = answers { true } else { false }
        if isFixed || !method.isOfReading && method != .post { try checkStrangers(query, nil) }
    }

    /// Checks that a query has nothing but what a row of the table takes by itself, where no document stands in the
    /// URL, nor options beside it: those are read with the document.
    private func checkStrangers(_ query: [QueryMember], _ format: Format?) throws(ProblemDetails) {
        if let format, format.takesOptions { return }
        let offered = formatNames
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
