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
        case .served(let target):
            answering.answer(to: Question("GET " + target), cancellation).map { answer in
                answer.status == 404 && target.hasSuffix(".md") ? noPage(target) : answer
            }
        case .schemaList: Answer(status: 200, mediaType: "application/json", bytes: contract.index)
        case .schema(let name):
            contract.schema(name).map { Answer(status: 200, mediaType: "application/json", bytes: $0) }
                ?? noSchema(name)
        }
    }

    private func noSchema(_ name: String) -> Answer {
        let nearest = contract.withSchemas { NearestName.of(name, among: $0.ordered.map(\.name)) } ?? nil
        let question = nearest.map { " Did you mean \"\($0)\"?" } ?? ""
        return Self.notFound("There is no schema \"\(name.clipped(to: 80))\".\(question)")
    }

    /// - Parameter path: Where the server would have the page.
    private func noPage(_ path: String) -> Answer {
        let address = ResourceAddress.of(page: path)
        // The scheme, which all have, makes none nearer.
        let name = String(address.dropFirst(ResourceAddress.scheme.utf8.count))
        let nearest = NearestName.of(name, among: Resource.all.map(\.name)).map { ResourceAddress.scheme + $0 }
        let start = "There is nothing at \(address.clipped(to: 80))."
        return Self.notFound(
            nearest.map { "\(start) Did you mean \($0)?" }
                ?? "\(start) The pages are listed at \(ResourceAddress.scheme)guide and \(ResourceAddress.scheme)rules."
        )
    }

    private static func notFound(_ message: String) -> Answer {
        Answer(status: 404, mediaType: "text/plain; charset=utf-8", bytes: Array(message.utf8))
    }
}
