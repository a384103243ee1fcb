import Base64
import JSONText

struct ToolResult: Sendable {
    enum Content: Sendable {
        /// UTF-8.
        case text([UInt8])
        case image([UInt8], mediaType: String)
        case link(uri: String, name: String)
    }

    var content: [Content]
    /// The same content as a JSON object; `nil` if there is none.
    var structured: [UInt8]?
    var isError = false

    var text: String {
        content.compactMap { if case .text(let bytes) = $0 { String(decoding: bytes, as: UTF8.self) } else { nil } }
            .joined(separator: "\n")
    }

    /// Writes the members of the result.
    func write(in revision: Revision, to json: inout JSONWriter) {
        json.beginArray("content")
        for item in content {
            // Earlier revisions do not have links.
            if case .link = item, !revision.hasStructuredContent { continue }
            json.write(Self.value(item))
        }
        json.endArray()
        if let structured, revision.hasStructuredContent {
            json.key("structuredContent")
            json.again(structured)
        }
        json.member("isError", isError)
    }

    private static func value(_ content: Content) -> JSONValue {
        switch content {
        case .text(let bytes): ["type": "text", "text": .text(bytes)]
        case .image(let bytes, let mediaType):
            ["type": "image", "data": .string(Base64.text(of: bytes)), "mimeType": .string(mediaType)]
        case .link(let uri, let name):
            ["type": "resource_link", "uri": .string(uri), "name": .string(name), "mimeType": "text/markdown"]
        }
    }
}

extension ToolResult {
    /// Creates the result for an answer. JSON becomes text and structured content, pictures become images, anything
    /// else becomes text, and a problem becomes an error.
    init(_ answer: Answer) {
        if answer.isProblem {
            self.init(problem: answer.bytes)
        } else if answer.mediaType.hasPrefix("image/"), answer.mediaType != "image/svg+xml" {
            self.init(content: [.image(answer.bytes, mediaType: answer.mediaType)])
        } else {
            self.init(content: [.text(answer.bytes)], structured: answer.isJSON ? answer.bytes : nil)
        }
    }

    /// Creates the result for a problem (RFC 9457): a line for each fault, with its pointer into the arguments, and a
    /// link to the page about the problem.
    private init(problem: [UInt8]) {
        let document = JSONDocument()
        guard (try? document.parse(problem, maxDepth: 16)) != nil,
            let read = document.withRoot({ (Self.lines(of: $0), Self.page(of: $0)) })
        else {
            self.init(content: [.text(problem)], isError: true)
            return
        }
        self.init(content: [.text(Array(read.0.utf8))], structured: problem, isError: true)
        if let page = read.1 { content.append(.link(uri: ResourceAddress.problems + page, name: page)) }
    }

    private static func lines(of problem: JSONNode) -> String {
        let faults = (problem.member("errors")?.elements.map { $0 } ?? []).map { fault in
            let pointer = fault.member("pointer")?.stringValue ?? ""
            return "\(pointer.isEmpty ? "/" : pointer): \(fault.member("message")?.stringValue ?? "")"
        }
        let title = problem.member("title")?.stringValue ?? "It did not work"
        let detail = problem.member("detail")?.stringValue ?? ""
        return (["\(title). \(detail)"] + faults).joined(separator: "\n")
    }

    /// The name of the page about a problem: the last part of its type, after `/problems/`.
    private static func page(of problem: JSONNode) -> String? {
        problem.member("type")?.stringValue?.split(separator: "/").last.map { String($0) }
    }

    /// Creates the result for a fault in an argument that the tool reads itself, in the form in which the server
    /// reports faults.
    init(fault pointer: String, _ message: String, allowed: [String] = []) {
        let fault: JSONValue = [
            "pointer": .string(pointer), "code": "invalidArgument", "message": .string(message),
            "allowed": allowed.isEmpty ? nil : .list(allowed.map { .string($0) }),
        ]
        let problem: JSONValue = [
            "type": "/problems/invalid-request", "title": "The request cannot be laid out", "status": 422,
            "detail": .string("1 fault. \(pointer): \(message)"), "code": "invalidArgument", "errors": [fault],
        ]
        self.init(problem: problem.bytes)
    }
}
