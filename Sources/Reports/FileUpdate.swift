import JSONText

/// Changes values in the text of a JSON document, and leaves everything else as it was written.
///
/// The changes add up: all edits are of the original text, and together do what the changes do one after the other.
/// Pointers are those of the original text.
package struct FileUpdate: Sendable {
    /// The original text.
    let positions: JSONPositions
    /// The values that are replaced, by their pointers.
    private var replaced: [String: FileValue] = [:]
    /// What is added to objects and lists of the text and removed from them, by their pointers.
    private var holders: [String: Holder] = [:]

    package init(_ positions: JSONPositions) { self.positions = positions }

    /// What changes in an object or a list, apart from changes of its values.
    private struct Holder {
        /// Names and values that are added before the members of an object.
        var members: [(name: String, value: FileValue)] = []
        /// What is added after the elements of a list.
        var elements: [FileValue] = []
        /// The tokens of what is removed.
        var removed: Set<String> = []

        var added: [String] {
            members.map { "\($0.name.jsonText):\($0.value.json)" } + elements.map(\.json)
        }
    }

    /// Replaces the value at a pointer by another one, given as JSON.
    ///
    /// - Returns: Whether there is a value at the pointer.
    mutating func set(_ pointer: String, to value: String) -> Bool {
        guard positions.range(of: pointer) != nil else { return false }
        return put(.written(value), at: pointer)
    }

    /// Inserts a member, whose value is JSON, before all others of the object at a pointer.
    ///
    /// - Returns: Whether there is an object at the pointer.
    package mutating func insert(_ name: String, _ value: String, into pointer: String) -> Bool {
        guard positions.isObject(at: pointer) == true else { return false }
        holders[pointer, default: Holder()].members.append((name, .written(value)))
        return true
    }

    /// Sets the value at a pointer. Objects and lists above it that are missing are added.
    ///
    /// - Returns: Whether that is possible.
    mutating func put(_ value: FileValue, at pointer: String) -> Bool {
        let tokens = JSONPositions.tokens(of: pointer)
        var place = ""
        for (index, token) in tokens.enumerated() {
            let rest = tokens[index...]
            if replaced[place] != nil { return replaced[place]?.put(value, at: rest) == true }
            let below = place + JSONPointer.member(token)
            guard !hasMoved(token, in: place) else { return false }
            if holders[place]?.removed.remove(token) != nil {
                // What was removed comes back with this value only.
                replaced[below] = FileValue(value, at: rest.dropFirst())
                return true
            }
            guard positions.range(of: below) != nil else { return add(value, at: rest, into: place) }
            place = below
        }
        let parts = place + "/"
        replaced = replaced.filter { !$0.key.hasPrefix(parts) }
        holders = holders.filter { $0.key != place && !$0.key.hasPrefix(parts) }
        replaced[place] = value
        return true
    }

    /// Adds a value to an object or a list of the text that has nothing at the first of the tokens.
    private mutating func add(_ value: FileValue, at tokens: ArraySlice<String>, into place: String) -> Bool {
        guard let token = tokens.first, let isObject = positions.isObject(at: place) else { return false }
        var holder = holders[place] ?? Holder()
        if isObject {
            if let index = holder.members.firstIndex(where: { $0.name == token }) {
                guard holder.members[index].value.put(value, at: tokens.dropFirst()) else { return false }
            } else {
                holder.members.append((token, FileValue(value, at: tokens.dropFirst())))
            }
        } else {
            guard token == FileValue.end else { return false }
            holder.elements.append(FileValue(value, at: tokens.dropFirst()))
        }
        holders[place] = holder
        return true
    }

    /// Removes the member or the element at a pointer.
    ///
    /// - Returns: Whether there is one.
    mutating func remove(_ pointer: String) -> Bool {
        guard let token = JSONPositions.tokens(of: pointer).last, positions.range(of: pointer) != nil else {
            return false
        }
        replaced = replaced.filter { $0.key != pointer && !$0.key.hasPrefix(pointer + "/") }
        holders = holders.filter { $0.key != pointer && !$0.key.hasPrefix(pointer + "/") }
        let place = String(pointer.dropLast(JSONPointer.member(token).count))
        guard !hasMoved(token, in: place) else { return false }
        holders[place, default: Holder()].removed.insert(token)
        return true
    }

    /// Whether an element of a list is no longer at its index, because one before it is removed.
    private func hasMoved(_ token: String, in place: String) -> Bool {
        guard let index = Int(token), let holder = holders[place], !holder.removed.isEmpty,
            positions.isObject(at: place) == false
        else { return false }
        return holder.removed.contains { Int($0).map { $0 <= index } == true }
    }

    /// The byte ranges that are replaced, with their replacements, which are JSON or empty, in the order of the text.
    var edits: [(range: Range<Int>, value: String)] {
        var edits: [(range: Range<Int>, value: String)] = []
        for (pointer, value) in replaced {
            if let range = positions.range(of: pointer) { edits.append((range, value.json)) }
        }
        for (pointer, holder) in holders { edits += self.edits(of: holder, at: pointer) }
        return edits.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
    }

    private func edits(of holder: Holder, at pointer: String) -> [(range: Range<Int>, value: String)] {
        guard let range = positions.range(of: pointer), let isObject = positions.isObject(at: pointer) else {
            return []
        }
        let parts = positions.parts(of: pointer)
        let added = holder.added.joined(separator: isObject ? "," : ", ")
        let removed = parts.indices.filter { holder.removed.contains(parts[$0].token) }
        // Nothing that is there stays: there is no comma to keep or to add.
        if removed.count == parts.count {
            let start = parts.first?.range.lowerBound ?? range.lowerBound + 1
            return [(start..<(parts.last?.range.upperBound ?? start), added)]
        }
        var edits: [(range: Range<Int>, value: String)] = []
        if !added.isEmpty {
            let place = isObject ? range.lowerBound + 1 : parts.last?.range.upperBound ?? range.lowerBound + 1
            edits.append((place..<place, isObject ? added + "," : ", " + added))
        }
        for (start, end) in Self.runs(of: removed) {
            // What comes first goes with the comma behind it, everything else with the comma before it.
            let isFirst = start == 0
            let lower = isFirst ? parts[start].range.lowerBound : positions.comma(before: parts[start].range.lowerBound)
            let upper = isFirst ? parts[end + 1].range.lowerBound : parts[end].range.upperBound
            edits.append((lower..<upper, ""))
        }
        return edits
    }

    /// The first and the last of each run of successive numbers.
    private static func runs(of numbers: [Int]) -> [(first: Int, last: Int)] {
        var runs: [(first: Int, last: Int)] = []
        for number in numbers {
            if let last = runs.last, last.last + 1 == number {
                runs[runs.count - 1].last = number
            } else {
                runs.append((number, number))
            }
        }
        return runs
    }

    /// The text with all changes; `nil` if there are none.
    package var bytes: [UInt8]? {
        let (edits, text) = (edits, positions.text)
        guard !edits.isEmpty else { return nil }
        var bytes: [UInt8] = []
        var start = 0
        for edit in edits {
            bytes += text[start..<edit.range.lowerBound]
            bytes += Array(edit.value.utf8)
            start = edit.range.upperBound
        }
        return bytes + text[start...]
    }
}
