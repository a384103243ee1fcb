import Dialogs
import Guidelines
package import JSONText

extension Check {
    /// Reads the checks of a document, which is a list of checks or a single one. Faults are reported to `decoding`.
    ///
    /// - Parameters:
    ///   - pointer: JSON pointer of the node.
    ///   - endpoints: The paths that requests may be sent to.
    package static func checks(
        of node: JSONNode, at pointer: String = "", among endpoints: [String], decoding: DecodingContext
    ) -> [Check] {
        let isList = node.kind == .array
        return (isList ? Array(node.elements) : [node]).enumerated().compactMap { index, element in
            let pointer = isList ? "\(pointer)/\(index)" : pointer
            return Check(element, at: pointer, index: index, among: endpoints, decoding: decoding)
        }
    }

    /// Compares the check with the answer to its request.
    ///
    /// - Parameter answer: The answer as JSON, which may be a problem.
    package func reported(against answer: [UInt8], in file: NamedFile, _ options: CheckOptions) -> ReportCase {
        ReportCase(name, at: pointer, in: file, entries: entries(against: answer, in: file, options))
    }

    /// Returns why the check fails: the differences in order, only the first of them if there are very many.
    private func entries(against answer: [UInt8], in file: NamedFile, _ options: CheckOptions) -> [ReportEntry] {
        var comparison = CheckComparison(tolerance: tolerance, isWhole: options.updates)
        let (answered, expectation) = (JSONDocument(), JSONDocument())
        // An answer is JSON that is no deeper than the schema. So is the expectation, which was read from a document.
        guard (try? answered.parse(answer, maxDepth: 256)) != nil,
            (try? expectation.parse(Array(expected.utf8), maxDepth: 256)) != nil
        else {
            let fault = JSONFault(pointer: "", code: "outOfMemory", message: "There is no memory for the answer.")
            return [objection(fault, in: file)]
        }
        var objections: [ReportEntry] = []
        var findings: [ReportEntry] = []
        _ = answered.withRoot { root in
            expectation.withRoot { expected in
                comparison.compare(expected, with: root)
                let isProblem = root.member("errors") != nil && root.member("status") != nil
                if isProblem, !expected.isMet(byProblem: root, isDifferent: !comparison.differences.isEmpty) {
                    objections = JSONFault.all(ofProblem: root).map { objection($0, in: file) }
                }
            }
            if let least = options.failOn { findings = self.findings(in: root, options.rules, least, file) }
        }
        // If the answer is a problem, nothing in it can be as expected.
        guard objections.isEmpty else { return objections }
        return findings + comparison.differences.map { entry(of: $0, in: file) }
    }

    /// Returns the findings of an answer that are at least as severe as `least`.
    private func findings(
        in root: JSONNode, _ rules: RuleSelection, _ least: FindingSeverity, _ file: NamedFile
    ) -> [ReportEntry] {
        let lists =
            [root.member("diagnostics")] + (root.member("results")?.elements.map { $0.member("diagnostics") } ?? [])
        return lists.compactMap { $0 }.flatMap { list in
            list.elements.compactMap { node in
                guard let heard = Finding(node).flatMap(rules.heard), heard.severity.isAtLeast(least) else {
                    return nil
                }
                return entry(of: heard, at: node.member("pointer")?.stringValue ?? "", in: file)
            }
        }
    }
}

extension JSONNode {
    /// Whether a problem in the place of an answer is what is expected here: its faults are told, even if they are
    /// others, or nothing differs and a member of it is named.
    fileprivate func isMet(byProblem root: JSONNode, isDifferent: Bool) -> Bool {
        if member("errors") != nil { return true }
        return !isDifferent && members.contains { member in root.members.contains { $0.name == member.name } }
    }
}

extension Finding {
    /// Reads a finding in an answer, without its place and its changes.
    fileprivate init?(_ node: JSONNode) {
        guard let rule = node.member("rule")?.stringValue, let message = node.member("message")?.stringValue,
            let severity = node.member("severity")?.stringValue.flatMap(FindingSeverity.init)
        else { return nil }
        self.init(
            rule: rule, severity: severity, message: message, field: [],
            guideline: node.member("guideline")?.stringValue ?? "", fix: node.member("fix")?.stringValue ?? "")
    }
}

extension JSONFault {
    /// Returns the faults that a problem lists, or its detail if it lists none.
    package static func all(ofProblem root: JSONNode) -> [JSONFault] {
        func fault(_ node: JSONNode, message: StaticString) -> JSONFault {
            JSONFault(
                pointer: node.member("pointer")?.stringValue ?? "", code: node.member("code")?.stringValue ?? "problem",
                message: node.member(message)?.stringValue ?? "The answer is a problem.")
        }
        let faults = root.member("errors")?.elements.map { fault($0, message: "message") } ?? []
        return faults.isEmpty ? [fault(root, message: "detail")] : faults
    }
}
