import Descriptors

/// Why fonts cannot be used.
package struct FontError: FileError, Hashable, Sendable, CustomStringConvertible {
    /// The file or directory at fault.
    package var file: String
    /// The reason, in whole sentences.
    package var reason: String

    package var description: String { "\(file): \(reason)" }
}
