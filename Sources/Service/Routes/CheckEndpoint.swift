import Dialogs
import Jobs
import JSONText
import Metrics
import MicroHTTP
import Reports
import Wire

/// An endpoint that answers the requests of checks, with its path.
typealias CheckedEndpoint = (path: StaticString, endpoint: AnyEndpoint)

/// Checks, with the document that contains them.
struct CheckRequest: Sendable {
    var checks: [(check: Check, of: CheckedEndpoint)]
    var options: CheckOptions
    var file: NamedFile
}

/// Reads and runs the checks of `POST /v1/check`, for all of its formats.
struct Checker: Sendable {
    let context: EndpointContext
    /// The endpoints that answer the requests of checks, by their paths.
    let endpoints: [String: CheckedEndpoint]

    private static let members: NameTable = ["checks", "failOn", "options"]
    private static let options: NameTable = ["rules"]

    /// Reads a set of checks, or the content of a file of `scrim check`: a list of checks, or one check.
    func read(_ root: JSONNode, text: [UInt8]?, decoding: DecodingContext) -> CheckRequest? {
        let file = ReportForm.file(root, text)
        decoding.mark(file)
        var options = CheckOptions()
        var (checks, pointer) = (root, "")
        if root.kind == .object, root.member("checks") != nil {
            guard let set = ValueReader(root, context: decoding).object(Self.members) else { return nil }
            options.failOn = set.oneOf("failOn", FailureThreshold.self)?.severity
            if let rules = set.object("options", members: Self.options)?.object("rules", members: RuleSelection.members)
            {
                options.rules = RuleSelection(reading: rules)
            }
            guard let list = set.value("checks"), list.choose([.array]) != nil, let node = root.member("checks") else {
                return nil
            }
            (checks, pointer) = (node, "/checks")
        }
        if checks.kind == .array {
            guard
                ValueReader(checks, context: decoding).array(
                    counts: 1...max(1, context.limits.requests), setting: Setting.requests) != nil
            else { return nil }
        }
        // A check of any other endpoint is a fault, and is not read.
        let read = Check.checks(of: checks, at: pointer, among: endpoints.keys.sorted(), decoding: decoding)
            .compactMap { check in endpoints[check.endpoint].map { (check: check, of: $0) } }
        return CheckRequest(checks: read, options: options, file: file)
    }

    /// Compares each answer with the expectations of its check.
    func report(on request: CheckRequest) -> Report {
        var report = Report(.check, failOn: request.options.failOn, version: Version.current)
        for (check, endpoint) in request.checks where !JobBudget.isOver() {
            report.add(check.reported(against: answer(to: check, by: endpoint), in: request.file, request.options))
        }
        return report
    }

    /// Returns the answer to the request of a check as JSON, which may be a problem.
    private func answer(to check: Check, by asked: CheckedEndpoint) -> [UInt8] {
        do throws(ProblemDetails) {
            let answer =
                if let members = check.requestInURL { try asked.endpoint.partFromQuery(members, asked.path) } else {
                    try asked.endpoint.part(Array(check.request.utf8), asked.path)
                }
            return answer.body.withBytes { span -> [UInt8] in span.bytes }
        } catch {
            var json = JSONWriter(capacity: 1024)
            error.write(to: &json)
            return json.bytes
        }
    }

    /// JSON, and the report formats of other tools.
    var formats: [Route.Format] {
        [.json(CheckEndpoint(checker: self))]
            + ReportForm.all.map { form in
                Route.Format(
                    name: form.name, mediaType: form.mediaType,
                    endpoint: AnyEndpoint(CheckReportEndpoint(checker: self, form: form)))
            }
    }
}

/// `POST /v1/check`: checks whether requests are still answered as expected.
struct CheckEndpoint: JSONEndpoint, TextEndpoint {
    let checker: Checker

    let name = "check"
    let adviceOnSize = "Send fewer checks at once."

    var context: EndpointContext { checker.context }

    func read(_ root: JSONNode, text: [UInt8]?, decoding: DecodingContext) -> CheckRequest? {
        checker.read(root, text: text, decoding: decoding)
    }

    func write(_ request: CheckRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        checker.report(on: request).writeAnswer(to: &json)
    }
}

/// `POST /v1/check` in the forms of other tools.
struct CheckReportEndpoint: TextEndpoint {
    let checker: Checker
    let form: ReportForm

    var context: EndpointContext { checker.context }
    var name: String { "check as " + form.name }
    var formatName: String? { form.name }
    var mediaType: String { form.mediaType }
    let adviceOnSize = "Send fewer checks at once."

    func read(_ root: JSONNode, text: [UInt8]?, decoding: DecodingContext) -> CheckRequest? {
        checker.read(root, text: text, decoding: decoding)
    }

    func body(of request: CheckRequest) throws(ProblemDetails) -> ResponseBody {
        try form.body(checker.report(on: request), in: context)
    }
}
