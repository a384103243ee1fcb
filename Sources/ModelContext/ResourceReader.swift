import JSONText
import MicroHTTP

/// Reads resources by their addresses.
struct ResourceReader: Sendable {
    let answering: any Answering
    let contract: Contract

    /// Returns the resource, which is JSON or Markdown; a problem if there is no such resource; `nil` if the work was
    /// cancelled.
    func read(_ address: ResourceAddress, _ cancellation: Cancellation) -> Answer? {
        switch address {
        case .served(let target): answering.answer(to: Question("GET " + target), cancellation)
        case .schemaList: Answer(status: 200, mediaType: "application/json", bytes: contract.index)
        case .schema(let name):
            contract.schema(name).map { Answer(status: 200, mediaType: "application/json", bytes: $0) }
                ?? noSchema(name)
        }
    }

    private func noSchema(_ name: String) -> Answer {
        let nearest = contract.withSchemas { NearestName.of(name, among: $0.ordered.map(\.name)) } ?? nil
        let question = nearest.map { " Did you mean \"\($0)\"?" } ?? ""
        let message = "There is no schema \"\(name.clipped(to: 80))\".\(question)"
        return Answer(status: 404, mediaType: "text/plain; charset=utf-8", bytes: Array(message.utf8))
    }
}
