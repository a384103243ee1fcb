/// A fault in a body that is valid JSON: the member, and what would be correct.
package struct JSONFault: Hashable, Sendable {
    /// The JSON pointer (RFC 6901) of the faulty value, or of the missing member. It is shortened if it is too long for
    /// a problem; see `JSONPointer`.
    package var pointer: String
    /// The kind of fault in camelCase, for programs: `unknownMember`, `outOfRange`.
    package var code: String
    /// Plain sentences for people: what was found, what would be correct, and the setting that determines a limit.
    package var message: String
    /// The names that are allowed; empty if they cannot be listed.
    package var allowed: [String]
    /// The allowed name that was probably meant; `nil` if there is none.
    package var nearest: String?

    package init(pointer: String, code: String, message: String, allowed: [String] = [], nearest: String? = nil) {
        self.pointer = pointer
        self.code = code
        self.message = message.utf8.count > Self.longestMessage ? message.clipped(to: Self.longestMessage) : message
        self.allowed = Self.listed(allowed)
        self.nearest = nearest
    }

    /// Adds to the message which name was probably meant. Does nothing if there is none.
    package mutating func guess(_ name: String?) {
        guard let name else { return }
        nearest = name
        add("Did you mean \"\(name.clipped(to: 80))\"?")
    }

    /// Adds a sentence to the message.
    package mutating func add(_ sentence: String) {
        let longer = message + " " + sentence
        message = longer.utf8.count > Self.longestMessage ? longer.clipped(to: Self.longestMessage) : longer
    }

    /// The most Unicode scalars of a message. Quotations in messages are usually shortened much more; this is a limit
    /// for quotations that were not.
    private static let longestMessage = 1000
    /// The most bytes of all names that are listed as allowed. It is more than any choice in requests needs.
    private static let mostAllowed = 8192

    private static func listed(_ names: [String]) -> [String] {
        var bytes = 0
        let end = names.firstIndex { name in
            bytes += name.utf8.count
            return bytes > mostAllowed
        }
        return end.map { Array(names[..<$0]) } ?? names
    }
}

extension JSONFault {
    /// The fault that replaces all faults beyond the limit.
    package static func unlisted(after count: Int) -> JSONFault {
        JSONFault(
            pointer: "", code: "tooManyFaults",
            message: "There are more than \(count) faults; the rest are not listed.")
    }
}
