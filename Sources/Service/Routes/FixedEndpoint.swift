import MicroHTTP

/// An endpoint whose answers are not computed from a document: the target alone leads to them.
protocol FixedEndpoint: Sendable {
    /// The media types of its answers, the default first.
    var mediaTypes: [String] { get }

    /// The media types of one of the endpoint's answers, where they depend on its id.
    func mediaTypes(of id: String) -> [String]

    /// The formats that a URL may name, the default first; empty if there is only one.
    var formats: [String] { get }

    /// - Parameter id: The last segment of the target, if the endpoint's path leaves it open; otherwise empty.
    func representation(of id: String) throws(ProblemDetails) -> Representation

    /// - Parameter format: One of `formats`, if the URL names one.
    func representation(of id: String, as format: String?) throws(ProblemDetails) -> Representation

    /// - Parameter query: The members of the URL's query.
    func representation(of id: String, query: [QueryMember]) throws(ProblemDetails) -> Representation

    /// - Parameter head: The head of the request, for answers that are never kept and depend on more than the target.
    func representation(
        of id: String, query: [QueryMember], for head: borrowing RequestHead
    ) throws(ProblemDetails) -> Representation
}

extension FixedEndpoint {
    var mediaTypes: [String] { ["application/json"] }

    func mediaTypes(of id: String) -> [String] { mediaTypes }

    var formats: [String] { [] }

    func representation(of id: String, as format: String?) throws(ProblemDetails) -> Representation {
        try representation(of: id)
    }

    func representation(of id: String, query: [QueryMember]) throws(ProblemDetails) -> Representation {
        try representation(of: id, as: query.first { $0.name == "format" }?.value)
    }

    func representation(
        of id: String, query: [QueryMember], for head: borrowing RequestHead
    ) throws(ProblemDetails) -> Representation {
        try representation(of: id, query: query)
    }
}
