import Dialogs
import Guidelines
import JSONText
import Wire

extension FileUpdate {
    /// Returns the changes that fix a finding as edits of a file.
    ///
    /// - Parameter request: JSON pointer of the request in the file.
    /// - Returns: Edits in the order of the file; `nil` if one of the changes cannot be made in the file.
    static func edits(_ changes: [RequestChange], below request: String, in positions: JSONPositions) -> [FileEdit]? {
        var update = FileUpdate(positions)
        for change in changes where !update.make(change, below: request) { return nil }
        let edits = update.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
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
        guard var value = change.value.map(Self.json) else { return remove(pointer) }
        if set(pointer, to: value) { return true }
        var tokens = JSONPositions.tokens(of: pointer)
        while let name = tokens.popLast() {
            let holder = tokens.map { JSONPointer.member($0) }.joined()
            if positions.range(of: holder) != nil {
                return name == FieldPath.end ? append(value, to: holder) : insert(name, value, into: holder)
            }
            value = name == FieldPath.end ? "[\(value)]" : "{\(name.jsonText):\(value)}"
        }
        return false
    }

    private static func json(_ value: RequestChange.Value) -> String {
        var json = JSONWriter(capacity: 256)
        json.write(value)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}

/// Text that replaces a part of a file.
package struct FileEdit: Sendable, Hashable {
    let start: SourcePosition
    /// The position after the replaced part.
    let end: SourcePosition
    let text: String
}
