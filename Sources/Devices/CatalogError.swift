import Descriptors

/// Why an owner's devices or styles could not be read: all faults, each with what would be right.
package struct CatalogError: FileError, Hashable, Sendable, CustomStringConvertible {
    package struct Fault: Hashable, Sendable, CustomStringConvertible {
        /// The file or directory at fault.
        package var file: String
        /// JSON pointer (RFC 6901) of the value at fault; empty for the file as a whole.
        package var pointer: String
        /// The reason, in whole sentences.
        package var reason: String

        package init(file: String, pointer: String, reason: String) {
            self.file = file
            self.pointer = pointer
            self.reason = reason
        }

        package var description: String { pointer.isEmpty ? "\(file): \(reason)" : "\(file), \(pointer): \(reason)" }
    }

    /// The faults, file by file, in the order of reading; at least one.
    package var faults: [Fault]

    package init(_ faults: [Fault]) {
        self.faults = faults
    }

    /// Makes an error with one fault.
    package init(file: String, pointer: String, reason: String) {
        self.init([Fault(file: file, pointer: pointer, reason: reason)])
    }

    package init(file: String, reason: String) { self.init(file: file, pointer: "", reason: reason) }

    /// A single fault follows on the same line; several get a line each.
    package var description: String {
        faults.count == 1 ? faults[0].description : faults.map { "\n  " + $0.description }.joined()
    }
}
