private import Embedded
import Wire

/// The texts of problems: `Words/problems.tsv`, with status, page, title, code, header field and detail of each.
enum ProblemText: String, CaseIterable, Sendable {
    case invalidJSON, invalidRequest, notBase64URL, malformed, notFound, unknownID, methodNotAllowed, notAcceptable
    case releaseMismatch, unsupportedMediaType, misdirected, stopping, overloaded, waitedTooLong, stuck, outOfMemory
    case workTooLong, resultTooLong, targetTooLong, headersTooLong, tooManyHeaders, bodyTooLarge, lineTooLong
    case sentTooFarAhead, tooManyStreams, tooManyConnections, timedOut, versionNotSupported, tokenMissing
    case tokenUnknown, tokenExpired, scopeMissing, signatureWrong, signatureExpired, rateLimited

    /// What the file says of a problem. Code and detail have places for values.
    struct Cells {
        let status: Int
        /// The name of the page in `docs/problems`.
        let slug: String
        let title: String
        let code: String
        /// The header fields that each problem of its kind has.
        let headers: [(name: StaticString, value: String)]
        let detail: String

        /// - Precondition: The row has a status, and at most one of the known header fields.
        fileprivate init(_ row: [String]) {
            guard let status = Int(row[0]) else { preconditionFailure("a problem has no status: \(row)") }
            self.status = status
            (slug, title, code, detail) = (row[1], row[2], row[3], row[5])
            headers = ProblemText.headers(named: row[4])
        }
    }

    var cells: Cells {
        guard let cells = Self.all[self] else { preconditionFailure("there is no problem \(self)") }
        return cells
    }

    fileprivate static func headers(named name: String) -> [(name: StaticString, value: String)] {
        switch name {
        // Another attempt may be made after a second.
        case "Retry-After": [("Retry-After", "1")]
        case "WWW-Authenticate": [("WWW-Authenticate", "Bearer")]
        case "": []
        default: preconditionFailure("no problem has the header field \(name)")
        }
    }

    /// Read once, as a server that is shedding requests makes many of them.
    private static let all: [ProblemText: Cells] = {
        let rows = TextTable<ProblemText>(EmbeddedFolder.problems.text(of: "problems.tsv"))
        return Dictionary(uniqueKeysWithValues: allCases.map { ($0, Cells(rows[$0])) })
    }()
}
