import Dialogs
import Guidelines
import JSONText
import Metrics
import MicroHTTP
import Reports
import Wire

/// `POST /v1/lint` in the report formats of other tools: a test case for each request, which fails if it has an error.
struct LintReportEndpoint: TextEndpoint {
    /// A set, and its text.
    struct Request: Sendable {
        var set: LintRequest
        var file: NamedFile
    }

    let lint: LintEndpoint
    let form: ReportForm

    var context: EndpointContext { lint.context }
    var name: String { "lint as " + form.name }
    var formatName: String? { form.name }
    var mediaType: String { form.mediaType }
    var adviceOnSize: String { lint.adviceOnSize }

    func read(_ root: JSONNode, with more: DocumentExtras, decoding: DecodingContext) -> Request? {
        let file = ReportForm.file(root, more.text)
        let set = lint.read(root, with: more, decoding: decoding)
        decoding.mark(file)
        return set.map { Request(set: $0, file: file) }
    }

    func body(of request: Request) throws(ProblemDetails) -> ResponseBody {
        let (set, file) = (request.set, request.file)
        let checked = try context.checked(set)
        var cases = zip(set.pointers, checked.findings).map { pointer, findings in
            ReportCase(pointer, at: pointer, in: file, entries: findings.map { ReportEntry($0, of: pointer, in: file) })
        }
        for found in RuleBook.check(set: checked.members) {
            cases[found.index].entries.append(ReportEntry(found.finding, of: set.pointers[found.index], in: file))
        }
        PhaseClock.end(.check)
        var report = Report(.lint, version: Version.current)
        for one in cases { report.add(one) }
        return try form.body(report, in: context)
    }
}

extension LintEndpoint {
    /// JSON, and the report formats of other tools.
    var formats: [Route.Format] {
        [.json(self)]
            + ReportForm.all.map { form in
                Route.Format(
                    name: form.name, mediaType: form.mediaType,
                    endpoint: AnyEndpoint(LintReportEndpoint(lint: self, form: form)))
            }
    }
}
