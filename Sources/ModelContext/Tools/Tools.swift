import JSONText

enum Tools {
    /// All tools, in the order of the list, which never changes.
    static let all: [any Tool] = [
        ComputingTool.layOut, DrawTool(), ComputingTool.lint, ComputingTool.compare, ComputingTool.explain,
        ComputingTool.sample, ExportTool(), LookUpTool(), AskTool(),
    ]

    static func named(_ name: String) throws(ProtocolFault) -> any Tool {
        guard let tool = all.first(where: { $0.name == name }) else {
            let nearest = NearestName.of(name, among: all.map(\.name)).map { " Did you mean \"\($0)\"?" } ?? ""
            throw .invalidParams("There is no tool \"\(name.clipped(to: 80))\".\(nearest)")
        }
        return tool
    }
}
