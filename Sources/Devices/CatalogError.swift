/// Why profiles could not be read: where, and what would be right.
package struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file or directory at fault.
    package var file: String
    /// JSON pointer (RFC 6901) of the value at fault; empty for the file as a whole.
    package var pointer: String
    /// Plain sentences.
    package var reason: String

    package init(file: String, pointer: String = "", reason: String) {
        self.file = file
        self.pointer = pointer
        self.reason = reason
    }

    package var description: String { pointer.isEmpty ? "\(file): \(reason)" : "\(file), \(pointer): \(reason)" }
}
