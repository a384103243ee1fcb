import JSONText

/// Changes values in the text of a JSON document, and leaves everything else as it was written.
package struct FileUpdate: Sendable {
    /// The original text.
    let positions: JSONPositions
    /// The byte ranges that are replaced, with their replacements, which are JSON or empty.
    private(set) var edits: [(range: Range<Int>, value: String)] = []

    package init(_ positions: JSONPositions) { self.positions = positions }

    private var text: [UInt8] { positions.text }

    /// Replaces the value at a pointer by another one, given as JSON.
    ///
    /// - Returns: Whether there is a value at the pointer.
    mutating func set(_ pointer: String, to value: String) -> Bool {
        guard let range = positions.range(of: pointer) else { return false }
        edits.append((range, value))
        return true
    }

    /// Inserts a member, whose value is JSON, before all others of the object at a pointer.
    ///
    /// - Returns: Whether there is an object at the pointer.
    package mutating func insert(_ name: String, _ value: String, into pointer: String) -> Bool {
        guard let range = positions.range(of: pointer), text[range.lowerBound] == UInt8(ascii: "{") else {
            return false
        }
        let start = range.lowerBound + 1
        let isEmpty = text[start..<range.upperBound].first { $0 > 0x20 } == UInt8(ascii: "}")
        edits.append((start..<start, "\(name.jsonText):\(value)\(isEmpty ? "" : ",")"))
        return true
    }

    /// Appends an element, given as JSON, to the list at a pointer.
    ///
    /// - Returns: Whether there is a list at the pointer.
    mutating func append(_ value: String, to pointer: String) -> Bool {
        guard let range = positions.range(of: pointer), text[range.lowerBound] == UInt8(ascii: "["),
            let last = text[..<(range.upperBound - 1)].lastIndex(where: { $0 > 0x20 })
        else { return false }
        edits.append((last + 1..<last + 1, last == range.lowerBound ? value : ", \(value)"))
        return true
    }

    /// Removes the member or the element at a pointer.
    ///
    /// - Returns: Whether there is one.
    mutating func remove(_ pointer: String) -> Bool {
        guard let range = positions.cut(of: pointer) else { return false }
        edits.append((range, ""))
        return true
    }

    /// The text with all changes; `nil` if there are none.
    package var bytes: [UInt8]? {
        guard !edits.isEmpty else { return nil }
        var bytes: [UInt8] = []
        var start = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            bytes += text[start..<edit.range.lowerBound]
            bytes += Array(edit.value.utf8)
            start = edit.range.upperBound
        }
        return bytes + text[start...]
    }
}
