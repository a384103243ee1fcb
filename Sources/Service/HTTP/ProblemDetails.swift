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

    package init(
        _ status: Int, _ slug: String, _ title: String, code: String, detail: String,
        headers: [(name: StaticString, value: String)] = []
    ) {
        self.status = status
        self.slug = slug
        self.title = title
        self.code = code
        self.detail = detail
        self.headers = headers
    }

    /// The header field that asks for another attempt after a second.
    private static let retryAfter: [(name: StaticString, value: String)] = [("Retry-After", "1")]

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
        self.init(400, "invalid-json", "The request is not JSON", code: error.code, detail: message)
        let pointers = error.pointers.isEmpty ? [""] : error.pointers
        let messageOfEach = error.pointers.isEmpty ? message : error.messageOfMember
        faults = pointers.map { JSONFault(pointer: $0, code: error.code, message: messageOfEach) }
    }

    /// The problem of JSON that violates the schema, or requests something impossible.
    package init(faults: [JSONFault]) {
        self.init(
            422, "invalid-request", "The request cannot be laid out", code: "invalidRequest",
            detail: faults.count == 1
                ? "One member is at fault: \(faults[0].pointer.isEmpty ? "the whole" : faults[0].pointer)."
                : "\(faults.count) members are at fault; errors lists them.")
        self.faults = faults
    }

    /// The problem of an answer that has more bytes than the limit.
    ///
    /// - Parameters:
    ///   - advice: What to request instead, as a sentence.
    ///   - setting: The setting of the limit.
    static func answerTooLarge(limit: Int, advice: String, setting: String = Setting.answerBytes) -> ProblemDetails {
        ProblemDetails(faults: [
            JSONFault(
                pointer: "", code: "answerTooLarge",
                message: "The answer would have more than \(limit) bytes. \(advice) The limit is the setting "
                    + "\(setting).")
        ])
    }

    package static func malformed(_ detail: String) -> ProblemDetails {
        ProblemDetails(400, "malformed-request", "The request is malformed", code: "malformedRequest", detail: detail)
    }

    package static func notFound(_ path: String, nearest: String?) -> ProblemDetails {
        let guess = nearest.map { " Did you mean \($0)?" } ?? " GET /openapi.yaml tells what there is."
        return ProblemDetails(
            404, "not-found", "There is nothing here", code: "notFound",
            detail: "No resource has the path \(path.clipped(to: 200)).\(guess)")
    }

    /// - Parameters:
    ///   - question: A question whether another id was meant, beginning with a space; or empty.
    ///   - list: A sentence about where all ids are listed; `nil` for a list of version 1.
    package static func unknownID(
        _ kind: String, _ id: String, question: String, list: String? = nil
    ) -> ProblemDetails {
        let list = list ?? "GET /v1/\(kind)s lists them all."
        return ProblemDetails(
            404, "not-found", "There is nothing here", code: "unknown\(kind.capitalizedFirst)",
            detail: "There is no \(kind) \"\(id.clipped(to: 80))\".\(question) \(list)")
    }

    package static func methodNotAllowed(_ method: String, allow: String) -> ProblemDetails {
        ProblemDetails(
            405, "method-not-allowed", "The method is not allowed here", code: "methodNotAllowed",
            detail: "\(method.clipped(to: 32)) does not work here. Allowed are \(allow).", headers: [("Allow", allow)])
    }

    package static func notAcceptable(_ asked: String, offered: [String]) -> ProblemDetails {
        // Several formats may share a media type.
        var seen: Set<String> = []
        let names = offered.filter { seen.insert($0).inserted }
        return ProblemDetails(
            406, "not-acceptable", "No such representation", code: "notAcceptable",
            detail: "\"\(asked.clipped(to: 120))\" is not offered here. Offered: \(names.joined(separator: ", ")).")
    }

    /// The problem of a URL that names another release than the running one.
    package static func releaseMismatch(_ asked: String) -> ProblemDetails {
        let advice = "This is \(Version.current): send release=\(Version.current), or leave it out."
        var problem = ProblemDetails(
            410, "release-mismatch", "Another release is running", code: "releaseMismatch",
            detail: "The URL asks for the answer of release \"\(asked.clipped(to: 40))\". \(advice)")
        problem.faults = [
            JSONFault(pointer: "/release", code: "releaseMismatch", message: advice, allowed: [Version.current])
        ]
        return problem
    }

    /// The problem of a body with a method whose document comes in the URL.
    static func bodyNotRead(_ method: Method) -> ProblemDetails {
        ProblemDetails(faults: [
            JSONFault(
                pointer: "", code: "bodyNotRead",
                message:
                    "The body of a \(method.name) is not read. POST it, or send it in the URL: request= and the "
                    + "JSON in base64url, or members by their dotted names.")
        ])
    }

    package static func unsupportedMediaType(_ detail: String) -> ProblemDetails {
        ProblemDetails(
            415, "unsupported-media-type", "The body's type is not supported", code: "unsupportedMediaType",
            detail: detail)
    }

    static var misdirected: ProblemDetails {
        ProblemDetails(
            421, "misdirected-request", "The request is for another host", code: "misdirectedRequest",
            detail: "This server answers requests whose Host is localhost or 127.0.0.1, and its own port.")
    }

    static var stopping: ProblemDetails {
        ProblemDetails(
            503, "unavailable", "The server is stopping", code: "stopping",
            detail: "The server answers what it has in hand and takes no more.", headers: retryAfter)
    }

    /// The problem of a server with too much to do.
    ///
    /// - Parameter reason: A sentence that says what there is too much of.
    static func overloaded(_ reason: String) -> ProblemDetails {
        ProblemDetails(
            503, "overloaded", "The server has too much to do", code: "overloaded", detail: reason + " Ask again soon.",
            headers: retryAfter)
    }

    static func overloaded(limit: Int) -> ProblemDetails {
        overloaded(
            "The answer would have to be computed, and the request has waited for more than \(limit) milliseconds: the "
                + "limit --max-wait.")
    }

    /// The problem of waiting work if no worker has taken any for this many milliseconds.
    static func stuck(_ milliseconds: Int) -> ProblemDetails {
        overloaded(
            "Work waits, and none has been taken up for \(milliseconds) milliseconds, ten times the limit --max-wait.")
    }

    static var outOfMemory: ProblemDetails { overloaded("There is no memory for the answer.") }

    /// The problem of a request that the transport itself refuses.
    package init(_ refusal: Refusal) {
        switch refusal {
        case .targetTooLong(let limit):
            self.init(
                414, "target-too-long", "The URL is too long", code: "targetTooLong",
                detail: "The URL has more than \(limit) bytes, the limit --max-url-bytes. POST the request instead.")
        case .headersTooLong(let limit):
            self.init(
                431, "headers-too-large", "The header fields are too large", code: "headersTooLarge",
                detail: "The header fields have more than \(limit) bytes, the limit --max-header-bytes.")
        case .tooManyHeaders(let limit):
            self.init(
                431, "headers-too-large", "The header fields are too large", code: "tooManyHeaders",
                detail: "There are more than \(limit) header fields, the limit --max-header-fields.")
        case .bodyTooLarge(let limit):
            self.init(
                413, "body-too-large", "The body is too large", code: "bodyTooLarge",
                detail: "The body has more than \(limit) bytes, the limit --max-body-bytes.")
        case .tooManyStreams(let limit):
            self.init(
                503, "too-many-streams", "Too many streams", code: "tooManyStreams",
                detail: "The server streams \(limit) answers already: the limit --max-streams. Ask again soon.",
                headers: Self.retryAfter)
        case .tooManyConnections(let limit):
            self.init(
                429, "too-many-connections", "Too many connections", code: "tooManyConnections",
                detail: "This address has as many connections as it may, \(limit): the limit "
                    + "--max-connections-per-address.",
                headers: Self.retryAfter)
        case .timedOut(let seconds):
            self.init(
                408, "request-timeout", "The request took too long", code: "requestTimeout",
                detail: "The request was not complete after \(seconds) seconds, the limit --idle-timeout or "
                    + "--request-timeout.")
        case .malformed(let message):
            self = .malformed(message.sentence)
        case .unsupportedTransferCoding:
            self = .malformed("The only transfer coding supported is chunked, and it comes once.")
        case .answerTooLong(let limit):
            self = .answerTooLarge(
                limit: limit, advice: "Ask for fewer results at once.", setting: "--max-unread-bytes")
        case .answerCutOff: self = .resultTooLong
        case .versionNotSupported:
            self.init(
                505, "version-not-supported", "The version of HTTP is not supported", code: "versionNotSupported",
                detail: "The server speaks HTTP/1.1 and HTTP/1.0.")
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
