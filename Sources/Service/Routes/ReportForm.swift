import JSONText
import MicroHTTP
import Reports
import Wire

/// A report format of other tools as a form of answers.
struct ReportForm: Sendable {
    let format: ReportFormat

    /// The forms that a server offers; the others are made for a terminal, or for a service that has the files.
    static let all = [ReportFormat.sarif, .junit, .tap].map { ReportForm(format: $0) }

    var name: String { format.rawValue }

    var mediaType: String {
        switch format {
        case .sarif: "application/sarif+json"
        case .junit: "application/xml"
        case .json, .gitlab: "application/json"
        case .text, .tap, .github, .markdown: "text/plain; charset=utf-8"
        }
    }

    func body(_ report: Report, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        let bytes = Array(report.written(as: format).utf8)
        let limit = context.limits.answerBytes
        guard bytes.count <= limit else { throw .answerTooLarge(limit: limit, advice: "Send less at once.") }
        return ResponseBody(bytes)
    }

    /// Returns the document of a request, with the name that reports give it.
    ///
    /// - Parameter text: The text as sent; `nil` if it came in the URL: then the text is that of its JSON.
    static func file(_ root: JSONNode, _ text: [UInt8]?) -> NamedFile {
        NamedFile(name: "request.json", bytes: text ?? Array(root.jsonText.utf8))
    }
}

extension DecodingContext {
    /// Records the exact text of a document in the canonical key, because the answer refers to positions in it.
    func mark(_ file: NamedFile) { mark(String(decoding: file.bytes, as: UTF8.self)) }
}
