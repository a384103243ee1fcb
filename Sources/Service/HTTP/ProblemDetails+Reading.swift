package import JSONText

extension ProblemDetails {
    /// What a problem, as it was written, finds wrong with its request; its detail where it finds nothing else.
    package static func faults(of root: JSONNode) -> [JSONFault] {
        func fault(_ node: JSONNode, message: StaticString) -> JSONFault {
            JSONFault(
                pointer: node.member("pointer")?.stringValue ?? "", code: node.member("code")?.stringValue ?? "problem",
                message: node.member(message)?.stringValue ?? "The answer is a problem.")
        }
        let faults = root.member("errors")?.elements.map { fault($0, message: "message") } ?? []
        return faults.isEmpty ? [fault(root, message: "detail")] : faults
    }
}
