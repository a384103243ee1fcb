import Descriptors

/// Why an owner's devices or styles could not be read: all faults, each with what would be correct.
package struct CatalogError: FileError, Hashable, Sendable, CustomStringConvertible {
    package struct Fault: Hashable, Sendable, CustomStringConvertible {
        /// The file or directory with the fault.
        package var file: String
        /// JSON pointer (RFC 6901) of the value with the fault; empty if it is the file as a whole.
        package var pointer: String
        /// The reason, in complete sentences.
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

    package init(_ faults: [Fault]) { self.faults = faults }

    /// Makes an error with one fault.
    package init(file: String, pointer: String, reason: String) {
        self.init([Fault(file: file, pointer: pointer, reason: reason)])
    }

    package init(file: String, reason: String) { self.init(file: file, pointer: "", reason: reason) }

    /// A single fault is written on the same line; several get a line each.
    package var description: String {
        faults.count == 1 ? faults[0].description : faults.map { "\n  " + $0.description }.joined()
    }
}
