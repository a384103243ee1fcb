/// What was answered, in the place of what a file of checks expected; all else of the file stays as it was written.
package struct CheckUpdate: Sendable {
    /// What became something else, a line each, in order.
    package private(set) var changes: [String] = []
    private var update: FileUpdate

    init(_ file: NamedFile) { update = FileUpdate(file.bytes) }

    var isEmpty: Bool { changes.isEmpty }

    /// The file as it is now.
    package var bytes: [UInt8]? { update.bytes }

    /// Takes a difference up, where it is one.
    ///
    /// - Parameter name: What the check is called.
    mutating func takes(_ entry: ReportEntry, of name: String) -> Bool {
        guard case .difference(let difference) = entry.kind, let value = difference.value,
            update.set(entry.pointer, to: value)
        else { return false }
        changes.append(
            "\(entry.location): \(name): \(difference.pointer): \(difference.expected) became "
                + "\(difference.found ?? "null")")
        return true
    }
}
