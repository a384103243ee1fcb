/// What was answered, in the place of what a file of checks expected; all else of the file stays as it was written.
package struct CheckUpdate: Sendable {
    /// What became something else, a line each, in order.
    package private(set) var changes: [String] = []
    private var update: FileUpdate

    package init(_ file: NamedFile) { update = FileUpdate(file.bytes) }

    package var isEmpty: Bool { changes.isEmpty }

    /// The file as it is now.
    package var bytes: [UInt8]? { update.bytes }

    /// Takes a difference up, where it is one.
    ///
    /// - Parameter name: What the check is called.
    package mutating func takes(_ entry: ReportEntry, of name: String) -> Bool {
        guard case .difference(let difference) = entry.kind,
            update.set(entry.pointer, to: difference.found ?? "null")
        else { return false }
        changes.append(
            "\(entry.location): \(name): \(difference.pointer): \(difference.shownExpected) became "
                + "\(difference.shownFound ?? "null")")
        return true
    }
}
