import Descriptors

/// Why fonts cannot be used.
package struct FontError: FileError, Hashable, Sendable, CustomStringConvertible {
    /// The file or directory that causes the error.
    package var file: String
    /// The reason, in complete sentences.
    package var reason: String

    package var description: String { "\(file): \(reason)" }
}
