import Advice
import Dialogs
package import Guidelines
import JSONText
import MicroHTTP
package import Service
import Wire

/// How `scrim check` goes about its checks.
package struct CheckOptions: Sendable {
    /// A check does not hold where its answer has a finding as severe as this; nil where findings do not matter.
    package var failOn: Finding.Severity?
    /// Which findings are heard at all.
    package var rules = RuleSelection()
    /// Whether what is expected becomes what is answered.
    package var updates = false

    package init() {}
}

extension Engine {
    /// Holds the answers to the requests of one file against what the file expects, for `scrim check`.
    ///
    /// - Returns: What was answered in the place of what was expected, where the file is to be updated and differs.
    package func check(_ file: NamedFile, _ options: CheckOptions, into report: inout Report) -> CheckUpdate? {
        let document = JSONDocument(advice: RequestAdvice.advise)
        do throws(JSONSyntaxError) {
            try document.parse(file.bytes, maxDepth: application.limits.depth + 3)
        } catch {
            report.add(fault: error.messageOfFile, error.code, at: "", in: file.name, place: error.place)
            return nil
        }
        var update = CheckUpdate(file)
        document.withRoot { root in
            let checks = root.kind == .array ? Array(root.elements) : [root]
            for (index, node) in checks.enumerated() {
                let endpoints = application.documentPaths
                guard let check = Check(node, index: index, among: endpoints, decoding: document.context) else {
                    continue
                }
                let place = CheckPlace(file: file, pointer: root.kind == .array ? "/\(index)" : "")
                var one = ReportCase(
                    file: file.name, name: check.name, place: JSONPlaces.place(of: place.pointer, in: file.bytes))
                one.entries = entries(of: check, node, at: place, options)
                if options.updates, !one.entries.contains(where: { $0.kind == .objection }) {
                    one.entries.removeAll { update.takes($0, of: check.name) }
                }
                report.add(one)
            }
        }
        if !document.context.faults.isEmpty {
            report.add(ProblemDetails(faults: document.context.faults), in: file, place: nil)
        }
        return update.isEmpty ? nil : update
    }

    /// Why a check does not hold: differences in order, the first of them where there are very many.
    private func entries(of check: Check, _ node: JSONNode, at place: CheckPlace, _ options: CheckOptions)
        -> [ReportEntry]
    {
        let answer = post(Array(check.request.utf8), to: check.endpoint)?.bytes ?? []
        var comparison = CheckComparison(tolerance: check.tolerance, isWhole: options.updates)
        let answered = JSONDocument()
        let request = place.pointer + (node.member("request") == nil ? "" : "/request")
        // An answer is JSON, and as deep as the schema is.
        guard (try? answered.parse(answer, maxDepth: 256)) != nil, let expected = node.member("expect") else {
            let fault = JSONFault(pointer: "", code: "outOfMemory", message: "There is no memory for the answer.")
            return [place.objection(fault, below: request)]
        }
        var objections: [ReportEntry] = []
        var findings: [ReportEntry] = []
        answered.withRoot { root in
            comparison.compare(expected, with: root)
            let isProblem = root.member("errors") != nil && root.member("status") != nil
            if isProblem, !comparison.differences.isEmpty, expected.member("errors") == nil {
                objections = ProblemDetails.faults(of: root).map { place.objection($0, below: request) }
            }
            if let least = options.failOn {
                findings = Self.findings(in: root, options.rules, atLeast: least, at: place, below: request)
            }
        }
        // Of an answer that is a problem nothing else can be as it was expected.
        guard objections.isEmpty else { return objections }
        return findings + comparison.differences.map { place.entry(of: $0, in: check.name) }
    }

    /// The findings of an answer that are as severe as that.
    private static func findings(
        in root: JSONNode, _ rules: RuleSelection, atLeast least: Finding.Severity, at place: CheckPlace,
        below request: String
    ) -> [ReportEntry] {
        let lists =
            [root.member("diagnostics")] + (root.member("results")?.elements.map { $0.member("diagnostics") } ?? [])
        return lists.compactMap { $0 }.flatMap { list in
            list.elements.compactMap { node in
                guard let rule = node.member("rule")?.stringValue, let message = node.member("message")?.stringValue,
                    let severity = node.member("severity")?.stringValue.flatMap(Finding.Severity.init)
                else { return nil }
                let finding = Finding(
                    rule: rule, severity: severity, message: message, field: [],
                    guideline: node.member("guideline")?.stringValue ?? "",
                    fix: node.member("fix")?.stringValue ?? "")
                guard let heard = rules.heard(finding), heard.severity.isAtLeast(least) else { return nil }
                return place.entry(heard, at: request + (node.member("pointer")?.stringValue ?? ""), kind: .finding)
            }
        }
    }
}
