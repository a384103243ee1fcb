/// A fault of a body that is JSON: the member, and what would be right.
package struct JSONFault: Hashable, Sendable {
    /// The JSON pointer (RFC 6901) of the value at fault, or of the missing member. Shortened if it is too long for a
    /// problem; see `JSONPointer`.
    package var pointer: String
    /// The kind of fault in camelCase, for programs: `unknownMember`, `outOfRange`.
    package var code: String
    /// Plain sentences for people: what was found, what would be right, and the setting behind a limit.
    package var message: String
    /// The names that would have been right; empty if they cannot be listed.
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

    /// Adds to the message the name that was probably meant; does nothing without one.
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

    /// The most Unicode scalars of a message. Quotations in a message are cut much shorter; this bound is for
    /// quotations that some reader forgot to cut.
    private static let longestMessage = 1000
    /// The most bytes of the names that are listed as allowed: more than any choice of the wire has.
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
    /// The fault that stands for all those after the last that is listed.
    package static func unlisted(after count: Int) -> JSONFault {
        JSONFault(
            pointer: "", code: "tooManyFaults",
            message: "There are more than \(count) faults; the rest are not listed.")
    }
}
