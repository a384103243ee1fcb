import Dialogs
import Guidelines
import JSONText
import Wire

/// One check of a file: `{name?, endpoint?, request, expect, tolerance?}`, or with the members of a request beside the others.
struct Check {
    let name: String
    /// The path that the request is sent to.
    let endpoint: String
    /// As JSON.
    let request: String
    let tolerance: Double

    private static let requestMembers: [StaticString] = ["device", "dialog", "options"]
    private static let members = NameTable(["name", "endpoint", "request", "expect", "tolerance"] + requestMembers)

    /// Nil where it is no check; the faults go to `decoding`.
    ///
    /// - Parameter endpoints: The paths that requests may be sent to.
    init?(_ node: JSONNode, index: Int, among endpoints: [String], decoding: DecodingContext) {
        let before = decoding.faultCount
        guard let object = ValueReader(node, context: decoding).object(Self.members) else { return nil }
        name = object.string("name", maxLength: 1024) ?? "check \(index + 1)"
        endpoint = Self.path(object.value("endpoint"), among: endpoints)
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

    /// The path that is given, where it is one of `endpoints`; that of specifications where none is.
    private static func path(_ value: ValueReader?, among endpoints: [String]) -> String {
        guard let value, let path = value.string(maxLength: 1024) else { return "/v1/specs" }
        if !endpoints.contains(path) { value.report(unknownValue: endpoints) }
        return path
    }
}

/// Where a check stands.
struct CheckPlace {
    let file: NamedFile
    /// JSON pointer in the file.
    let pointer: String

    /// What is said of a place in the file.
    func entry(_ finding: Finding, at pointer: String, kind: ReportEntry.Kind) -> ReportEntry {
        ReportEntry(
            file: file.name, place: JSONPlaces.place(of: pointer, in: file.bytes), pointer: pointer, finding: finding,
            kind: kind)
    }

    /// Why the request of the check is answered with a problem.
    ///
    /// - Parameter request: JSON pointer of the request in the file.
    func objection(_ fault: JSONFault, below request: String) -> ReportEntry {
        let finding = Finding(
            rule: fault.code, severity: .error, message: fault.message, field: [],
            guideline: "The request of a check is one that the server would answer, or the problem is expected.",
            fix: "")
        return entry(finding, at: request + fault.pointer, kind: .objection)
    }

    /// A value that is not as this check expects it.
    func entry(of difference: ReportEntry.Difference, in name: String) -> ReportEntry {
        let finding = Finding(
            rule: Report.expectation, severity: .error,
            message: "\(name): expected \(difference.expected), got \(difference.found ?? "nothing").", field: [],
            guideline: "An answer stays as it is expected, until it is decided that it changes.", fix: "")
        return entry(finding, at: pointer + "/expect" + difference.pointer, kind: .difference(difference))
    }
}
