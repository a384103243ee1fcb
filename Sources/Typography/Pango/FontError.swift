/// Why fonts cannot be used.
package struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file or directory at fault.
    package var file: String
    /// The reason, in whole sentences.
    package var reason: String

    package var description: String { "\(file): \(reason)" }
}
