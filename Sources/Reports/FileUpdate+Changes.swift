import Dialogs
import Guidelines

extension FileUpdate {
    /// Returns the changes that fix a finding as edits of a file.
    ///
    /// - Parameter request: JSON pointer of the request in the file.
    /// - Returns: Edits in the order of the file; `nil` if one of the changes cannot be made in the file.
    static func edits(_ changes: [RequestChange], below request: String, in positions: JSONPositions) -> [FileEdit]? {
        var update = FileUpdate(positions)
        for change in changes where !update.make(change, below: request) { return nil }
        let edits = update.edits
        guard zip(edits, edits.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound }) else {
            return nil
        }
        return edits.map { edit in
            FileEdit(
                start: positions.position(at: edit.range.lowerBound),
                end: positions.position(at: edit.range.upperBound), text: edit.value)
        }
    }

    /// Makes one change. Objects above it that are missing are added.
    private mutating func make(_ change: RequestChange, below request: String) -> Bool {
        let pointer = request + change.field.pointer
        return change.value.map { put(FileValue($0), at: pointer) } ?? remove(pointer)
    }
}

/// Text that replaces a part of a file.
package struct FileEdit: Sendable, Hashable {
    let start: SourcePosition
    /// The position after the replaced part.
    let end: SourcePosition
    let text: String
}
