import JSONText
import MicroHTTP
import Wire

extension Route {
    /// The endpoint or format that answers a request.
    enum Choice {
        case fixed(any FixedEndpoint)
        /// The format at this index of the route's list.
        case format(Int)
    }

    /// Returns the choice that answers a request, unless its head is a reason to refuse it.
    ///
    /// - Parameter target: The query, and the id if the route has one. An unknown id is reported before an unacceptable
    ///   media type.
    func negotiate(_ head: borrowing RequestHead, for target: Destination) throws(ProblemDetails) -> Choice {
        let query = target.query
        guard allows(head.method) else { throw .methodNotAllowed(head.method.name, allow: allow) }
        if !query.isEmpty { try check(query, head.method) }
        guard case .fixed(let endpoint) = answers else { return .format(try choose(for: head, query)) }
        do throws(ProblemDetails) { try checkType(endpoint.mediaTypes(of: target.id), for: head, query) } catch {
            if !isWhole { _ = try endpoint.answer(to: target, head) }
            throw error
        }
        return .fixed(endpoint)
    }

    /// Refuses a client that accepts none of the offered types. A format in the URL takes precedence over `Accept`.
    private func checkType(
        _ offered: [String], for head: borrowing RequestHead, _ query: [QueryMember]
    ) throws(ProblemDetails) {
        guard query.contains(where: { $0.name == "format" }) || Negotiation.accepts(offered, in: head) else {
            throw .notAcceptable(head.header("Accept") ?? "", offered: offered)
        }
    }

    /// Returns the index of the requested format, after checking that body and query are allowed for it.
    private func choose(for head: borrowing RequestHead, _ query: [QueryMember]) throws(ProblemDetails) -> Int {
        let isPost = if case .post = head.method { true } else { false }
        let isWithLines = lines != nil
        if isPost {
            let fault = isWithLines ? Negotiation.faultOfBatchType(in: head) : Negotiation.faultOfJSONType(in: head)
            if let fault { throw .unsupportedMediaType(fault) }
        }
        // The common case needs no list of formats.
        if query.isEmpty, !isWithLines, Negotiation.takesDefault(formats[0].mediaType, in: head) { return 0 }
        guard formats.count > 1 else {
            if isPost { try checkStrangers(query, formats[0]) }
            try checkType(mediaTypes, for: head, query)
            return 0
        }
        // A request of lines can only be answered by lines.
        let ofLines = isWithLines && Negotiation.isNDJSON(head)
        let offered = formats.indices.filter { !ofLines || formats[$0].mediaType == BatchForm.lines }
        let chosen = try chosen(of: offered, for: head, query)
        if !query.isEmpty, isPost { try checkStrangers(query, formats[chosen]) }
        return chosen
    }

    /// Returns the index of the format that the URL names, or else of the one that `Accept` prefers.
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

    /// The names of the formats that a URL may give; empty if there is no choice.
    private var formatNames: [String] {
        if case .fixed(let endpoint) = answers { endpoint.formats } else { formats.map(\.name) }
    }

    /// Checks the members of the query: the release if answers may be kept, and the format. If the URL may contain a
    /// document, other members are part of it.
    private func check(_ query: [QueryMember], _ method: Method) throws(ProblemDetails) {
        if keeping != .never { try checkRelease(query) }
        // Members that others add to a page's address (`utm_source`) are ignored.
        if keeping == .byPath { return }
        let offered = formatNames
        if let name = try Self.single("format", in: query), !offered.isEmpty, !offered.contains(name) {
            throw .notAcceptable(name, offered: offered)
        }
        let isFixed = if case .fixed = answers { true } else { false }
        if isFixed || !method.isOfReading && method != .post { try checkStrangers(query, nil) }
    }

    /// Checks that a query has only members of the route itself, if the URL may contain neither a document nor options;
    /// those are read with the document.
    private func checkStrangers(_ query: [QueryMember], _ format: Format?) throws(ProblemDetails) {
        if let format, format.takesOptions { return }
        let offered = formatNames
        let allowed = (offered.isEmpty ? [] : ["format"]) + (keeping == .never ? [] : ["release"])
        let strangers = query.filter { !allowed.contains($0.name) }
        if let fault = fault(strangers: strangers, allowed: allowed) { throw fault }
    }

    /// A URL that names a release gets the answer of that release or none, so that the answer stays valid as long as it
    /// is cached.
    private func checkRelease(_ query: [QueryMember]) throws(ProblemDetails) {
        guard let requested = try Self.single("release", in: query), requested != Version.current else { return }
        throw .releaseMismatch(requested)
    }

    /// The value of a member that may occur once; `nil` if it does not occur.
    private static func single(_ name: String, in query: [QueryMember]) throws(ProblemDetails) -> String? {
        let values = query.filter { $0.name == name }
        guard values.count <= 1 else {
            throw ProblemDetails(fault: .duplicateOption, at: JSONPointer.member(name), name)
        }
        return values.first?.value
    }

    private func fault(strangers: [QueryMember], allowed: [String]) -> ProblemDetails? {
        guard !strangers.isEmpty else { return nil }
        return ProblemDetails(
            faults: strangers.prefix(DecodingContext.limit + 1).map { pair in
                var fault = JSONFault(
                    .unknownOption, at: JSONPointer.member(pair.name), [pair.name.clipped(to: 80)], allowed: allowed)
                let others = formats.filter { $0.options.contains(pair.name) }.map(\.name)
                if let sentence = JSONFault.sentence(on: pair.name, of: others) { fault.add(sentence) }
                return fault
            })
    }
}

extension JSONFault {
    /// Says which formats have an option; `nil` if none has.
    static func sentence(on option: String, of formats: [String]) -> String? {
        guard let last = formats.last else { return nil }
        let list = formats.count == 1 ? last : formats.dropLast().joined(separator: ", ") + " or " + last
        return "\"\(option)\" is for format=\(list)."
    }
}
