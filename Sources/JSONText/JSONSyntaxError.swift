/// The reason why a text is not JSON that can be read: a fault of the text itself, found before any member is read.
package struct JSONSyntaxError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case empty
        case byteOrderMark
        case invalidUTF8
        /// The text is a part of a sentence: what was found, and what was expected there.
        case notJSON(String)
        case unexpectedEnd
        case trailingContent
        /// The number as it was written, clipped.
        case numberOutOfRange(String)
        case tooDeep(limit: Int)
        /// The JSON pointers of the members that occur more than once, and how many more there are that are not listed.
        case duplicateMembers([String], unlisted: Int)
        /// The JSON pointers of the dotted names that have both a value and members, and how many more there are.
        case conflictingMembers([String], unlisted: Int)
        /// The JSON pointers of the items that are missing before later ones in lists, and how many more there are.
        case missingItems([String], unlisted: Int)
        case outOfMemory
    }

    package var reason: Reason
    /// The line of the fault, from 1; `nil` if it has none.
    package var line: Int?
    /// The column of the fault, from 1, in Unicode scalars; `nil` if it has none.
    package var column: Int?

    package init(_ reason: Reason, line: Int? = nil, column: Int? = nil) {
        self.reason = reason
        self.line = line
        self.column = column
    }

    /// The JSON pointers of the faulty members; empty if the fault is in the text as a whole.
    package var pointers: [String] {
        switch reason {
        case .duplicateMembers(let pointers, _), .conflictingMembers(let pointers, _), .missingItems(let pointers, _):
            pointers
        default: []
        }
    }

    /// The most faulty members that are listed.
    static let listed = 100

    /// Returns the pointers to list for the faulty members, each once, and how many members are left out.
    ///
    /// Long names that differ only at their ends share a pointer; see `JSONPointer`. Finding a pointer takes a search
    /// from the root, so only as many are found as may be listed.
    static func listing(_ count: Int, _ pointer: (Int) -> String) -> (pointers: [String], unlisted: Int) {
        var seen: Set<String> = []
        let pointers = (0..<min(count, listed)).map(pointer).filter { seen.insert($0).inserted }
        return (pointers, count - pointers.count)
    }

    /// The reason in short, for a problem's `code`.
    package var code: String {
        switch reason {
        case .empty: "empty"
        case .byteOrderMark: "byteOrderMark"
        case .invalidUTF8: "invalidUTF8"
        case .notJSON: "notJSON"
        case .unexpectedEnd: "unexpectedEnd"
        case .trailingContent: "trailingContent"
        case .numberOutOfRange: "numberOutOfRange"
        case .tooDeep: "tooDeep"
        case .duplicateMembers: "duplicateMember"
        case .conflictingMembers: "conflictingMember"
        case .missingItems: "missingItem"
        case .outOfMemory: "outOfMemory"
        }
    }

    /// One or two plain sentences: what is wrong, where, and what would be correct.
    package var message: String {
        switch reason {
        case .empty: "The body is empty; send a JSON document."
        case .byteOrderMark: "The body begins with a byte order mark; send UTF-8 without one."
        case .invalidUTF8: "The body is not valid UTF-8\(location)."
        case .notJSON(let detail): "The body is not JSON\(location): \(detail).\(Self.hint(detail))"
        case .unexpectedEnd: "The body ends\(location) before its JSON document does."
        case .trailingContent: "Something follows the JSON document\(location); send one document alone."
        case .numberOutOfRange(let literal): "The number \(literal)\(location) is beyond what a double holds."
        case .tooDeep(let limit): "The JSON nests deeper than \(limit) levels\(location)."
        case .duplicateMembers(let pointers, let unlisted):
            Self.phrase("member", "comes", "come", pointers, unlisted) + " more than once. Give each member once."
        case .conflictingMembers(let pointers, let unlisted):
            Self.phrase("name", "stands", "stand", pointers, unlisted)
                + " for a value and for an object at once. Give one or the other."
        case .missingItems(let pointers, let unlisted):
            Self.phrase("list item", "is", "are", pointers, unlisted) + " missing. Number items from 0 without gaps."
        case .outOfMemory: "There was no memory left to read the body."
        }
    }

    /// Where the fault is, beginning with a space; empty if it has no line.
    private var location: String {
        guard let line, let column else { return "" }
        return " at line \(line), column \(column)"
    }

    /// A hint for something that other notations have but JSON does not. It depends on the text that was found, which
    /// is between backquotes. It begins with a space, or is empty.
    private static func hint(_ detail: String) -> String {
        let found = detail.drop { $0 != "`" }.dropFirst().prefix { $0 != "`" }
        let hints: [(start: String, hint: String)] = [
            ("'", "Strings and names stand in double quotes."), ("//", "JSON has no comments."),
            ("/*", "JSON has no comments."), ("#", "JSON has no comments."), ("True", "Write true."),
            ("False", "Write false."), ("None", "Write null."), ("undefined", "Leave the member out, or write null."),
            ("nil", "Write null."), ("NaN", "JSON has finite numbers alone."),
            ("Infinity", "JSON has finite numbers alone."), ("-Infinity", "JSON has finite numbers alone."),
            ("+", "A number has no plus sign."), (".", "A number begins with a digit: 0.5."),
            ("0x", "Numbers are decimal."),
        ]
        if let hint = hints.first(where: { found.hasPrefix($0.start) })?.hint { return " " + hint }
        if found.contains("=") { return " Members as name=value go into the URL of a GET." }
        let isName = found.first.map { $0.isLetter || $0 == "_" } ?? false
        return isName && detail.contains("name") ? " Names stand in double quotes." : ""
    }

    /// The sentences about a single faulty member, which its pointer names.
    package var messageOfMember: String {
        switch reason {
        case .duplicateMembers: "This member comes more than once. Give each member once."
        case .conflictingMembers: "This name stands for a value and for an object at once. Give one or the other."
        case .missingItems: "This list item is missing. Number items from 0 without gaps."
        default: message
        }
    }

    /// The beginning of a sentence about members: the single one, or their number and the first of them.
    private static func phrase(
        _ noun: String, _ verb: String, _ verbOfSeveral: String, _ pointers: [String], _ unlisted: Int
    ) -> String {
        let first = pointers.first ?? ""
        let count = pointers.count + unlisted
        return count == 1 ? "The \(noun) \(first) \(verb)" : "\(count) \(noun)s, \(first) the first, \(verbOfSeveral)"
    }
}
