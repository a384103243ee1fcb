import Dialogs
package import Guidelines
import JSONText
import MicroHTTP
import Wire

/// How `scrim check` goes about its checks.
package struct CheckOptions: Sendable {
    /// Bytes that the body of a request may have.
    package var limit: Int
    /// A check does not hold where its answer has a finding as severe as this; nil where findings do not matter.
    package var failOn: Finding.Severity?
    /// Which findings are heard at all.
    package var rules = RuleSelection()
    /// Whether what is expected becomes what is answered.
    package var updates = false

    package init(limit: Int) { self.limit = limit }
}

extension Application {
    /// Holds the answers to the requests of one file against what the file expects, for `scrim check`.
    ///
    /// - Returns: What was answered in the place of what was expected, where the file is to be updated and differs.
    package func check(_ file: NamedFile, _ options: CheckOptions, into report: inout Report) -> CheckUpdate? {
        let document = JSONDocument(advice: RequestAdvice.advise)
        do throws(JSONSyntaxError) {
            try document.parse(file.bytes, maxDepth: context.limits.depth + 3)
        } catch {
            report.add(fault: error.messageOfFile, error.code, at: "", in: file.name, place: error.place)
            return nil
        }
        var update = CheckUpdate(file)
        document.withRoot { root in
            let checks = root.kind == .array ? Array(root.elements) : [root]
            for (index, node) in checks.enumerated() {
                guard let check = Check(node, index: index, decoding: document.context) else { continue }
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
        let answer = answer(Array(check.request.utf8), at: check.endpoint, limit: options.limit)
        var comparison = CheckComparison(tolerance: check.tolerance, isWhole: options.updates)
        let answered = JSONDocument()
        var objections: [ReportEntry] = []
        var findings: [ReportEntry] = []
        let request = place.pointer + (node.member("request") == nil ? "" : "/request")
        // An answer is JSON, and as deep as the schema is.
        if (try? answered.parse(answer, maxDepth: 256)) != nil, let expected = node.member("expect") {
            answered.withRoot { root in
                comparison.compare(expected, with: root)
                let isProblem = root.member("errors") != nil && root.member("status") != nil
                if isProblem, !comparison.differences.isEmpty, expected.member("errors") == nil {
                    objections = Self.objections(ofProblem: root, at: place, below: request)
                }
                if let least = options.failOn {
                    findings = Self.findings(in: root, options.rules, atLeast: least, at: place, below: request)
                }
            }
        }
        // Of an answer that is a problem nothing else can be as it was expected.
        guard objections.isEmpty else { return objections }
        return findings + comparison.differences.map { place.entry(of: $0, in: check.name) }
    }

    /// What a problem finds wrong with the request.
    private static func objections(
        ofProblem root: JSONNode, at place: CheckPlace, below request: String
    ) -> [ReportEntry] {
        func entry(_ code: String?, _ message: String?, at pointer: String) -> ReportEntry {
            let finding = Finding(
                rule: code ?? "problem", severity: .error, message: message ?? "The answer is a problem.", field: [],
                guideline: "The request of a check is one that the server would answer, or the problem is expected.",
                fix: "")
            return place.entry(finding, at: pointer, kind: .objection)
        }
        let faults = (root.member("errors")?.elements.map { $0 } ?? []).map { fault in
            entry(
                fault.member("code")?.stringValue, fault.member("message")?.stringValue,
                at: request + (fault.member("pointer")?.stringValue ?? ""))
        }
        guard faults.isEmpty else { return faults }
        return [entry(root.member("code")?.stringValue, root.member("detail")?.stringValue, at: request)]
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

    /// The bytes that an endpoint answers to a body, be it a problem.
    private func answer(_ body: [UInt8], at endpoint: CheckedEndpoint, limit: Int) -> [UInt8] {
        do throws(ProblemDetails) {
            guard body.count <= limit else { throw ProblemDetails(.bodyTooLarge(limit: limit)) }
            let representation: Representation =
                switch endpoint {
                case .specs: try answer(of: SpecsEndpoint(context: context), body)
                case .samples: try answer(of: SamplesEndpoint(context: context), body)
                case .retarget: try answer(of: RetargetEndpoint(context: context), body)
                case .hitTest: try answer(of: HitTestEndpoint(context: context), body)
                case .diff: try answer(of: DiffEndpoint(context: context), body)
                case .release: try answer(of: ReleaseEndpoint(context: context), body)
                case .transitions: try answer(of: TransitionsEndpoint(context: context), body)
                case .lint: try answer(of: LintEndpoint(context: context), body)
                case .schedules: try answer(of: SchedulesEndpoint(context: context), body)
                case .scenes: try answer(of: ScenesEndpoint(context: context), body)
                }
            return representation.body.withBytes { $0.bytes }
        } catch {
            var json = JSONWriter(capacity: 1024)
            error.write(to: &json)
            return json.bytes
        }
    }

    private func answer(of endpoint: some Endpoint, _ body: [UInt8]) throws(ProblemDetails) -> Representation {
        try CachedEndpoint(endpoint).representation(ofBody: body)
    }
}
