import MicroHTTP

/// An endpoint whose answers are not computed from a document, but follow from the target alone.
protocol FixedEndpoint: Sendable {
    /// The media types of its answers, the default first.
    var mediaTypes: [String] { get }

    /// The media types of one of the endpoint's answers, if they depend on its id.
    func mediaTypes(of id: String) -> [String]

    /// The formats that a URL may name, the default first; empty if there is only one.
    var formats: [String] { get }

    /// - Parameters:
    ///   - target: The id after the endpoint's path, and the members of the query.
    ///   - head: The head of the request, for answers that are never kept and depend on more than the target.
    func answer(to target: Destination, _ head: borrowing RequestHead) throws(ProblemDetails) -> Representation
}

extension FixedEndpoint {
    var mediaTypes: [String] { ["application/json"] }

    func mediaTypes(of id: String) -> [String] { mediaTypes }

    var formats: [String] { [] }
}
