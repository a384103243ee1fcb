import MicroHTTP

/// An endpoint whose answers stand from the start: the target alone leads to them.
protocol FixedEndpoint: Sendable {
    /// What can be sent from here, the first by default.
    var mediaTypes: [String] { get }

    /// The media types of one of the endpoint's answers, where they depend on its id.
    func mediaTypes(of id: String) -> [String]

    /// What a URL may name as its format, the first by default; none where there is but one.
    var formats: [String] { get }

    /// - Parameter id: The last segment of the target, where the endpoint's path leaves it open.
    func representation(of id: String) throws(ProblemDetails) -> Representation

    /// - Parameter format: One of `formats`, where the URL names one.
    func representation(of id: String, as format: String?) throws(ProblemDetails) -> Representation

    /// - Parameter query: What else stands in the URL.
    func representation(of id: String, query: [QueryMember]) throws(ProblemDetails) -> Representation

    /// - Parameter head: Of the request, for those whose answers are never kept and depend on more than the target.
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
