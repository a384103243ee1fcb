import JSONText
import MicroHTTP
import Reports
import Wire

/// A report in one of the forms that other tools read, and the text that its places are in.
struct ReportForm: Sendable {
    let format: ReportFormat

    /// The forms that a server gives; the others are made for a terminal, or for a service that has the files.
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

    /// The document of a request as reports name it.
    ///
    /// - Parameter text: As it was sent; nil where it stands in a URL, and has the text that a client would give it.
    static func file(_ root: JSONNode, _ text: [UInt8]?) -> NamedFile {
        NamedFile(name: "request.json", bytes: text ?? Array(root.jsonText.utf8))
    }
}

extension DecodingContext {
    /// Records in the key the very text of a document: its places are part of the answer.
    func mark(_ file: NamedFile) { mark(String(decoding: file.bytes, as: UTF8.self)) }
}
