import Dialogs
import Guidelines
package import JSONText

/// One check of a document: `{name?, endpoint?, request, expect, tolerance?}`. The members of the request may also be
/// written directly beside the others.
package struct Check: Sendable {
    let name: String
    /// JSON pointer of the check in its document.
    let pointer: String
    /// The path to which the request is sent.
    package let endpoint: String
    package let request: String
    /// The request by dotted names, if it was given so in a URL, where only its reader knows the types of its texts;
    /// else `nil`.
    package let requestInURL: [(name: String, value: String)]?
    /// JSON pointer of the request in its document.
    let requestPointer: String
    /// The part of the answer that is expected, as JSON.
    let expected: String
    let tolerance: Double

    private static let requestMembers: [StaticString] = ["device", "dialog", "options"]
    package static let members = NameTable(["name", "endpoint", "request", "expect", "tolerance"] + requestMembers)

    /// `nil` if the node is not a check; the faults are reported to `decoding`.
    ///
    /// - Parameters:
    ///   - pointer: JSON pointer of the check.
    ///   - endpoints: The paths that requests may be sent to.
    init?(_ node: JSONNode, at pointer: String, index: Int, among endpoints: [String], decoding: DecodingContext) {
        let before = decoding.faultCount
        guard let object = ValueReader(node, context: decoding).object(Self.members) else { return nil }
        self.pointer = pointer
        name = object.string("name", maxLength: 1024) ?? "check \(index + 1)"
        endpoint = Self.path(object.value("endpoint"), among: endpoints)
        tolerance = object.number("tolerance", in: 0...1_000_000) ?? 0
        if let expected = object.value("expect", .required) { _ = expected.choose([.object]) }
        // Text in a URL has no type here: it is read as the numbers and truth values that it looks like.
        let given = node.member("expect")
        expected = given.map { node.isInURL ? JSONLiteral($0).text : $0.jsonText } ?? "{}"
        let parts = Self.requestMembers.filter { node.member($0) != nil }
        if let whole = node.member("request") {
            for name in parts {
                object.report(
                    name, code: "conflictingMember", message: "Beside \"request\" this member belongs into it.")
            }
            (request, requestPointer) = (whole.jsonText, pointer + "/request")
            requestInURL = whole.isText ? nil : whole.dottedMembers()
        } else {
            if parts.isEmpty { object.reportMissing("request") }
            let members = parts.compactMap { name in node.member(name).map { "\"\(name)\":\($0.jsonText)" } }
            (request, requestPointer) = ("{\(members.joined(separator: ","))}", pointer)
            let inURL = parts.map { name in node.member(name)?.dottedMembers(below: "\(name)") }
            requestInURL = inURL.contains { $0 == nil } ? nil : inURL.flatMap { $0 ?? [] }
        }
        guard decoding.faultCount == before else { return nil }
    }

    /// The given path, if it is one of `endpoints`. If none is given, the path of specifications.
    private static func path(_ value: ValueReader?, among endpoints: [String]) -> String {
        guard let value, let path = value.string(maxLength: 1024) else { return "/v1/specs" }
        if !endpoints.contains(path) { value.report(unknownValue: endpoints) }
        return path
    }

    // MARK: Entries of a report

    /// The entry that tells why the request was answered with a problem.
    func objection(_ fault: JSONFault, in file: NamedFile) -> ReportEntry {
        let finding = Finding(
            rule: fault.code, severity: .error, message: fault.message, field: [],
            guideline: "The request of a check is one that the server would answer, or the problem is expected.",
            fix: "")
        return entry(finding, at: requestPointer + fault.pointer, kind: .objection, in: file)
    }

    /// The entry for a value that differs from the expected one.
    func entry(of difference: ReportEntry.Difference, in file: NamedFile) -> ReportEntry {
        let found = difference.shownFound ?? "nothing"
        let finding = Finding(
            rule: Report.expectation, severity: .error,
            message: "\(name): expected \(difference.shownExpected), got \(found).", field: [],
            guideline: "An answer stays as it is expected, until it is decided that it changes.", fix: "")
        return entry(finding, at: pointer + "/expect" + difference.pointer, kind: .difference(difference), in: file)
    }

    /// The entry for a finding of a rule in the answer.
    func entry(of finding: Finding, at pointer: String, in file: NamedFile) -> ReportEntry {
        entry(finding, at: requestPointer + pointer, kind: .finding, in: file)
    }

    private func entry(
        _ finding: Finding, at pointer: String, kind: ReportEntry.Kind, in file: NamedFile
    ) -> ReportEntry {
        ReportEntry(
            file: file.name, position: file.positions.position(of: pointer), pointer: pointer, finding: finding,
            kind: kind)
    }
}
