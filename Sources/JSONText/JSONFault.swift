/// One thing wrong with a body that is JSON: which member, and what would be right.
package struct JSONFault: Hashable, Sendable {
    /// JSON pointer (RFC 6901) of the value at fault, or of the member that is missing.
    package var pointer: String
    /// The kind of fault in camelCase, for programs: `unknownMember`, `outOfRange`.
    package var code: String
    /// Plain sentences for people: what was seen, what would be right, and the setting behind a limit.
    package var message: String
    /// The names that would have been right; empty where they cannot be listed.
    package var allowed: [String]
    /// The allowed name that was probably meant.
    package var nearest: String?

    package init(pointer: String, code: String, message: String, allowed: [String] = [], nearest: String? = nil) {
        self.pointer = pointer
        self.code = code
        self.message = message
        self.allowed = allowed
        self.nearest = nearest
    }
}
