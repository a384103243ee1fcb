private import CEmbedded
import Wire

/// The texts of problems: `Words/problems.tsv`, with status, page, title, code, header field and detail of each.
enum ProblemText: String, CaseIterable, Sendable {
    case invalidJSON, invalidRequest, notBase64URL, malformed, notFound, unknownID, methodNotAllowed, notAcceptable
    case releaseMismatch, unsupportedMediaType, misdirected, stopping, overloaded, waitedTooLong, stuck, outOfMemory
    case workTooLong, resultTooLong, targetTooLong, headersTooLong, tooManyHeaders, bodyTooLarge, lineTooLong
    case sentTooFarAhead, tooManyStreams, tooManyConnections, timedOut, versionNotSupported, tokenMissing
    case tokenUnknown, tokenExpired, scopeMissing, signatureWrong, signatureExpired, rateLimited

    /// What the file says of the problem. Code and detail have places for values.
    struct Cells {
        var status: Int
        /// The name of the page in `docs/problems`.
        var slug: String
        var title: String
        var code: String
        /// The header fields that each problem of its kind has.
        var headers: [(name: StaticString, value: String)]
        var detail: String
    }

    /// - Precondition: The row has a status, and at most one of the known header fields.
    var cells: Cells {
        let cells = Self.texts[self]
        guard let status = Int(cells[0]) else { preconditionFailure("\(self) has no status") }
        return Cells(
            status: status, slug: cells[1], title: cells[2], code: cells[3], headers: Self.headers(named: cells[4]),
            detail: cells[5])
    }

    private static func headers(named name: String) -> [(name: StaticString, value: String)] {
        switch name {
        // Another attempt may be made after a second.
        case "Retry-After": [("Retry-After", "1")]
        case "WWW-Authenticate": [("WWW-Authenticate", "Bearer")]
        case "": []
        default: preconditionFailure("no problem has the header field \(name)")
        }
    }

    private static let texts: TextTable<ProblemText> = {
        let file = unsafe scrim_find(scrim_problems(), "problems.tsv")
        return unsafe TextTable(
            String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
    }()
}
