package import JSONText
package import MicroHTTP
import Dialogs
import Wire

/// An error as it is answered: `application/problem+json` (RFC 9457). Only this type knows status codes of errors.
package struct ProblemDetails: Error, Sendable {
    package var status: Int
    /// The last part of the problem's type, whose path leads to its page; also the name of that page in
    /// `docs/problems/`.
    package var slug: String
    package var title: String
    package var detail: String
    package var code: String
    package var faults: [JSONFault] = []
    /// Header fields that belong to the error, such as `Allow`.
    package var headers: [(name: StaticString, value: String)]

    /// - Parameter values: The values for the places of the code and the detail, in their order.
    init(_ text: ProblemText, _ values: String..., headers: [(name: StaticString, value: String)] = []) {
        let cells = text.cells
        status = cells.status
        slug = cells.slug
        title = cells.title
        code = cells.code.filled(with: values)
        detail = cells.detail.filled(with: values)
        self.headers = cells.headers + headers
    }

    package static let mediaType = "application/problem+json"

    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("type", "/problems/" + slug)
        json.member("title", title)
        json.member("status", status)
        json.member("detail", detail)
        json.member("code", code)
        json.beginArray("errors")
        let start = json.count
        for (index, fault) in faults.enumerated() {
            if index == DecodingContext.limit || json.count - start > Self.mostBytes {
                Self.write(.unlisted(after: index), to: &json)
                break
            }
            Self.write(fault, to: &json)
        }
        json.endArray()
        json.endObject()
    }

    /// The size of the listed faults, in bytes, after which no more are listed. One fault takes at most half of that,
    /// including escapes, so that every document is shorter than twice that.
    private static let mostBytes = 128 << 10

    private static func write(_ fault: JSONFault, to json: inout JSONWriter) {
        json.beginObject()
        json.member("pointer", fault.pointer)
        json.member("code", fault.code)
        json.member("message", fault.message)
        if !fault.allowed.isEmpty { json.member("allowed", fault.allowed) }
        if let nearest = fault.nearest { json.member("nearest", nearest) }
        json.endObject()
    }
}

extension ProblemDetails {
    /// The problem of a body, or of a query in place of one, that is not JSON in the form that Scrim reads.
    package init(_ error: JSONSyntaxError) {
        // Too little memory is not a fault of the body.
        if case .outOfMemory = error.reason {
            self = .outOfMemory
            return
        }
        let isTooDeep = if case .tooDeep = error.reason { true } else { false }
        let message = isTooDeep ? error.message + " The limit is the setting --max-depth." : error.message
        self.init(.invalidJSON, error.code, message)
        let pointers = error.pointers.isEmpty ? [""] : error.pointers
        let messageOfEach = error.pointers.isEmpty ? message : error.messageOfMember
        faults = pointers.map { JSONFault(pointer: $0, code: error.code, message: messageOfEach) }
    }

    /// The problem of JSON that violates the schema, or requests something impossible.
    package init(faults: [JSONFault]) {
        self.init(
            .invalidRequest,
            faults.count == 1
                ? "One member is at fault: \(faults[0].pointer.isEmpty ? "the whole" : faults[0].pointer)."
                : "\(faults.count) members are at fault; errors lists them.")
        self.faults = faults
    }

    /// The problem of a single fault.
    init(fault text: FaultText, at pointer: String = "", _ values: String...) {
        self.init(faults: [JSONFault(text, at: pointer, values)])
    }

    /// The problem of an answer that has more bytes than the limit.
    ///
    /// - Parameters:
    ///   - advice: What to request instead, as a sentence.
    ///   - setting: The setting of the limit.
    static func answerTooLarge(limit: Int, advice: String, setting: String = Setting.answerBytes) -> ProblemDetails {
        ProblemDetails(fault: .answerTooLarge, "\(limit)", advice, setting)
    }

    package static func malformed(_ detail: String) -> ProblemDetails { ProblemDetails(.malformed, detail) }

    package static func notFound(_ path: String, nearest: String?) -> ProblemDetails {
        let guess = nearest.map { " Did you mean \($0)?" } ?? " GET /openapi.yaml tells what there is."
        return ProblemDetails(.notFound, path.clipped(to: 200), guess)
    }

    /// - Parameters:
    ///   - question: A question whether another id was meant, beginning with a space; or empty.
    ///   - list: A sentence about where all ids are listed; `nil` for a list of version 1.
    package static func unknownID(
        _ kind: String, _ id: String, question: String, list: String? = nil
    ) -> ProblemDetails {
        ProblemDetails(
            .unknownID, kind.capitalizedFirst, kind, id.clipped(to: 80), question,
            list ?? "GET /v1/\(kind)s lists them all.")
    }

    package static func methodNotAllowed(_ method: String, allow: String) -> ProblemDetails {
        ProblemDetails(.methodNotAllowed, method.clipped(to: 32), allow, headers: [("Allow", allow)])
    }

    package static func notAcceptable(_ requested: String, offered: [String]) -> ProblemDetails {
        // Several formats may share a media type.
        var seen: Set<String> = []
        let names = offered.filter { seen.insert($0).inserted }
        return ProblemDetails(.notAcceptable, requested.clipped(to: 120), names.joined(separator: ", "))
    }

    /// The problem of a URL that names another release than the running one.
    package static func releaseMismatch(_ requested: String) -> ProblemDetails {
        let fault = JSONFault(.releaseMismatch, at: "/release", [Version.current], allowed: [Version.current])
        var problem = ProblemDetails(.releaseMismatch, requested.clipped(to: 40), fault.message)
        problem.faults = [fault]
        return problem
    }

    /// The problem of a body with a method whose document comes in the URL.
    static func bodyNotRead(_ method: Method) -> ProblemDetails { ProblemDetails(fault: .bodyNotRead, method.name) }

    package static func unsupportedMediaType(_ detail: String) -> ProblemDetails {
        ProblemDetails(.unsupportedMediaType, detail)
    }

    static var misdirected: ProblemDetails { ProblemDetails(.misdirected) }
    static var stopping: ProblemDetails { ProblemDetails(.stopping) }
    static var outOfMemory: ProblemDetails { ProblemDetails(.outOfMemory) }

    /// The problem of a server with too much to do.
    ///
    /// - Parameter reason: A sentence that says what there is too much of.
    static func overloaded(_ reason: String) -> ProblemDetails { ProblemDetails(.overloaded, reason) }

    /// The problem of a request that waited for longer than this many milliseconds.
    static func overloaded(limit: Int) -> ProblemDetails { ProblemDetails(.waitedTooLong, "\(limit)") }

    /// The problem of waiting work if no worker has taken any for this many milliseconds.
    static func stuck(_ milliseconds: Int) -> ProblemDetails { ProblemDetails(.stuck, "\(milliseconds)") }

    /// The problem of a request that the transport itself refuses.
    package init(refusal: Refusal) {
        switch refusal {
        case .targetTooLong(let limit): self.init(.targetTooLong, "\(limit)")
        case .headersTooLong(let limit): self.init(.headersTooLong, "\(limit)")
        case .tooManyHeaders(let limit): self.init(.tooManyHeaders, "\(limit)")
        case .bodyTooLarge(let limit): self.init(.bodyTooLarge, "\(limit)")
        case .tooManyStreams(let limit): self.init(.tooManyStreams, "\(limit)")
        case .tooManyConnections(let limit): self.init(.tooManyConnections, "\(limit)")
        case .timedOut(let seconds): self.init(.timedOut, "\(seconds)")
        case .malformed(let message): self = .malformed(message.sentence)
        case .unsupportedTransferCoding:
            self = .malformed("The only transfer coding supported is chunked, and it comes once.")
        case .answerTooLong(let limit):
            self = .answerTooLarge(
                limit: limit, advice: "Ask for fewer results at once.", setting: "--max-unread-bytes")
        case .answerCutOff: self = .resultTooLong
        case .versionNotSupported: self.init(.versionNotSupported)
        }
    }
}

extension MalformedMessage {
    fileprivate var sentence: String {
        switch self {
        case .requestLine:
            "The request line is not a method, a target and HTTP/1.1, with one space between them."
        case .controlInTarget(let byte):
            "The request line has a control character in its target. Encode it: \(byte.percentEncoded)."
        case .bareLineFeed: "A line ends with LF alone. Lines end with CR LF."
        case .bareReturn: "A CR stands without its LF. Lines end with CR LF."
        case .foldedLine:
            "A header line begins with white space. Folded lines are obsolete (RFC 9112, 5.2); send one line."
        case .fieldName:
            "A header field has no name, or white space or another character in it that names do not have."
        case .fieldValue: "A header field has a control character in its value."
        case .repeatedField(let name): "\(name) comes twice. Send it once."
        case .host: "A request has one Host field, with a host and perhaps a port in it (RFC 9112, 3.2)."
        case .contentLength: "Content-Length comes twice, or is no number."
        case .otherLength: "Content-Length is not the length of the body. Leave it out."
        case .lengthAndTransferCoding: "Content-Length and Transfer-Encoding exclude each other."
        case .transferCodingInHTTP10: "HTTP/1.0 has no Transfer-Encoding. Send HTTP/1.1, or Content-Length."
        case .chunkSize: "A chunk does not begin with its size, a hexadecimal number."
        case .chunkExtension: "A chunk has more than 1,024 bytes of extensions."
        case .chunkEnd: "A chunk does not end where its size says."
        }
    }
}

extension UInt8 {
    fileprivate var percentEncoded: String { "%" + (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true) }
}

extension String {
    fileprivate var capitalizedFirst: String {
        guard let first else { return self }
        return first.uppercased() + dropFirst()
    }
}
