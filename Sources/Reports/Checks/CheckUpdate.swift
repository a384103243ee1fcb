/// Replaces the expectations in a file of checks by the answers. Everything else in the file stays as it is.
package struct CheckUpdate: Sendable {
    /// The changes, one per line, in order.
    package private(set) var changes: [String] = []
    private var update: FileUpdate

    package init(_ file: NamedFile) { update = FileUpdate(file.positions) }

    package var isEmpty: Bool { changes.isEmpty }

    /// The updated file; `nil` if nothing changed.
    package var bytes: [UInt8]? { update.bytes }

    /// If an entry is a difference, applies it and returns true.
    ///
    /// - Parameter name: The name of the check.
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
