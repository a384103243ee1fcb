/// An endpoint whose answers stand from the start: the target alone leads to them.
protocol FixedEndpoint: Sendable {
    /// What can be sent from here, the first by default.
    var mediaTypes: [String] { get }

    /// - Parameter id: The last segment of the target, where the endpoint's path leaves it open.
    func representation(of id: String) throws(ProblemDetails) -> Representation
}

extension FixedEndpoint {
    var mediaTypes: [String] { ["application/json"] }
}
