import Dialogs
package import Guidelines
import JSONText
import MicroHTTP
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
    /// - Returns: The file with what was answered in the place of what was expected, where it is to be updated and differs.
    package func check(_ file: NamedFile, _ options: CheckOptions, into report: inout CheckReport) -> [UInt8]? {
        let document = JSONDocument(advice: RequestAdvice.advise)
        do throws(JSONSyntaxError) {
            try document.parse(file.bytes, maxDepth: application.context.limits.depth + 3)
        } catch {
            report.add(fault: error.message, in: file.name)
            return nil
        }
        var update = FileUpdate(file.bytes)
        document.withRoot { root in
            let checks = root.kind == .array ? Array(root.elements) : [root]
            for (index, node) in checks.enumerated() {
                guard let check = Check(node, index: index, decoding: document.context) else { continue }
                let place = root.kind == .array ? "/\(index)" : ""
                var result = self.result(of: check, node, place: place, options)
                result.file = file.name
                if options.updates, result.faults.isEmpty {
                    result.differences.removeAll { difference in
                        guard let value = difference.value else { return false }
                        return update.set(place + "/expect" + difference.pointer, to: value)
                    }
                }
                report.add(result)
            }
        }
        for fault in document.context.faults {
            let pointer = fault.pointer.isEmpty ? "the whole" : fault.pointer
            report.add(fault: "\(pointer): \(fault.message)", in: file.name)
        }
        return update.bytes
    }

    /// - Parameter place: The pointer of the check in its file.
    private func result(of check: Check, _ node: JSONNode, place: String, _ options: CheckOptions) -> CheckReport.Result
    {
        let answer = post(Array(check.request.utf8), to: check.endpoint.rawValue)?.bytes ?? []
        var comparison = CheckComparison(tolerance: check.tolerance, isWhole: options.updates)
        let answered = JSONDocument()
        var faults: [String] = []
        // An answer is JSON, and as deep as the schema is.
        if (try? answered.parse(answer, maxDepth: 256)) != nil, let expected = node.member("expect") {
            answered.withRoot { root in
                comparison.compare(expected, with: root)
                let isProblem = root.member("errors") != nil && root.member("status") != nil
                if isProblem, !comparison.differences.isEmpty, expected.member("errors") == nil {
                    faults = Self.faults(
                        ofProblem: root, below: place + (node.member("request") == nil ? "" : "/request"))
                }
                if let least = options.failOn { faults += Self.findings(in: root, options.rules, atLeast: least) }
            }
        }
        // Of an answer that is a problem nothing else can be as it was expected.
        let isAtFault = !faults.isEmpty && options.failOn == nil
        return CheckReport.Result(
            file: "", name: check.name, differences: isAtFault ? [] : comparison.differences, faults: faults)
    }

    /// What a problem finds wrong with the request, a line each.
    static func faults(ofProblem root: JSONNode, below place: String = "") -> [String] {
        let faults = (root.member("errors")?.elements.map { $0 } ?? []).map { fault in
            let pointer = place + (fault.member("pointer")?.stringValue ?? "")
            return "\(pointer.isEmpty ? "the whole" : pointer): \(fault.member("message")?.stringValue ?? "")"
        }
        return faults.isEmpty ? [root.member("detail")?.stringValue ?? "The answer is a problem."] : faults
    }

    /// The findings of an answer that are as severe as that, a line each.
    private static func findings(
        in root: JSONNode, _ rules: RuleSelection, atLeast least: Finding.Severity
    ) -> [String] {
        let lists =
            [root.member("diagnostics")] + (root.member("results")?.elements.map { $0.member("diagnostics") } ?? [])
        return lists.compactMap { $0 }.flatMap { list in
            list.elements.compactMap { node in
                guard let rule = node.member("rule")?.stringValue, let message = node.member("message")?.stringValue,
                    let severity = node.member("severity")?.stringValue.flatMap(Finding.Severity.init)
                else { return nil }
                let finding = Finding(
                    rule: rule, severity: severity, message: message, field: [], guideline: "",
                    fix: node.member("fix")?.stringValue ?? "")
                guard let heard = rules.heard(finding), heard.severity.isAtLeast(least) else { return nil }
                let pointer = node.member("pointer")?.stringValue ?? ""
                return "\(heard.severity.rawValue): \(rule) at \(pointer): \(message) \(heard.fix)"
            }
        }
    }
}

/// The endpoints whose answers can be checked.
private enum CheckedEndpoint: String, NamedChoice {
    case specs = "/v1/specs"
    case samples = "/v1/specs/samples"
    case retarget = "/v1/specs/retarget"
    case hitTest = "/v1/specs/hit-test"
    case diff = "/v1/specs/diff"
    case release = "/v1/specs/release"
    case transitions = "/v1/specs/transitions"
    case lint = "/v1/lint"
    case schedules = "/v1/schedules"
    case scenes = "/v1/scenes"

    static let names = ChoiceNames<CheckedEndpoint>()
}

/// One check of a file: `{name?, endpoint?, request, expect, tolerance?}`, or with the members of a request beside the others.
private struct Check {
    let name: String
    let endpoint: CheckedEndpoint
    /// As JSON.
    let request: String
    let tolerance: Double

    private static let requestMembers: [StaticString] = ["device", "dialog", "options"]
    private static let members = NameTable(["name", "endpoint", "request", "expect", "tolerance"] + requestMembers)

    /// Nil where it is no check; the faults go to `decoding`.
    init?(_ node: JSONNode, index: Int, decoding: DecodingContext) {
        let before = decoding.faultCount
        guard let object = ValueReader(node, context: decoding).object(Self.members) else { return nil }
        name = object.string("name", maxLength: 1024) ?? "check \(index + 1)"
        endpoint = object.oneOf("endpoint", CheckedEndpoint.self) ?? .specs
        tolerance = object.number("tolerance", in: 0...1_000_000) ?? 0
        if let expected = object.value("expect", .required) { _ = expected.choose([.object]) }
        let given = Self.requestMembers.filter { node.member($0) != nil }
        if let whole = node.member("request") {
            for name in given {
                object.report(
                    name, code: "conflictingMember", message: "Beside \"request\" this member belongs into it.")
            }
            request = whole.jsonText
        } else {
            if given.isEmpty { object.reportMissing("request") }
            let members = given.compactMap { name in node.member(name).map { "\"\(name)\":\($0.jsonText)" } }
            request = "{\(members.joined(separator: ","))}"
        }
        guard decoding.faultCount == before else { return nil }
    }
}
