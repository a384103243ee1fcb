/// What has to be known about the members of a document to read it from dotted names.
package struct DottedSchema: Sendable {
    /// The names that may have a value and members at once: the member of the object that gets the value, by the last
    /// of the dotted names: `["device": "profile"]`; `devices.#` for the items of a list.
    package var scalarKeys: [String: String]
    /// The members that are objects with names of the client's own, which may be numbers: these are never lists.
    package var named: Set<String>
    /// The members that are JSON of the client's own. In them, an object is a list if its names are the numbers from 0
    /// without gaps; everywhere else numbers always are the items of a list.
    package var free: Set<String>

    package init(scalarKeys: [String: String] = [:], named: Set<String> = [], free: Set<String> = []) {
        self.scalarKeys = scalarKeys
        self.named = named
        self.free = free
    }
}

/// A tape built from dotted members, such as those of a URL; see `JSONNode` for its words.
struct DottedTape {
    private var words: [UInt64] = []
    private var strings: [UInt8] = []

    init() {}

    /// Calls `body` with the root; `nil` if there is none.
    func withRoot<Result, Failure: Error>(_ body: (JSONNode) throws(Failure) -> Result) throws(Failure) -> Result? {
        try unsafe words.withUnsafeBufferPointer { (words: UnsafeBufferPointer<UInt64>) throws(Failure) -> Result? in
            try unsafe strings.withUnsafeBufferPointer {
                (strings: UnsafeBufferPointer<UInt8>) throws(Failure) -> Result? in
                guard let wordsStart = words.baseAddress, words.count > 1 else { return nil }
                // If there is not a single name, there are no strings either, and no node uses the pointer.
                guard let stringsStart = strings.baseAddress else { return nil }
                return try unsafe body(JSONNode(words: wordsStart, strings: stringsStart, index: 1))
            }
        }
    }

    /// Builds the tape.
    /// - Complexity: O(n log n) comparisons of names.
    init(
        _ members: [(name: String, value: String)], maxDepth: Int, _ schema: DottedSchema
    ) throws(JSONSyntaxError) {
        var builder = DottedBuilder(members, maxDepth: maxDepth, schema)
        try builder.build()
        (words, strings) = (builder.tape.words, builder.tape.strings)
    }
}

/// Sorts the names, so that the members of each object are adjacent, and writes the tape object by object.
private struct DottedBuilder {
    private struct Entry {
        let path: [[UInt8]]
        let value: String
    }

    private(set) var tape = TapeWriter()
    private var entries: [Entry]
    private let maxDepth: Int
    private let schema: DottedSchema
    /// The place of a fault: the first `depth` segments of an entry's name, followed by the index of a missing item, if
    /// there is one.
    private struct Location {
        var entry: Int
        var depth: Int
        var item: Int?
    }

    private var duplicates: [Location] = []
    private var conflicts: [Location] = []
    private var gaps: [Location] = []
    /// Whether a value could not be read because there was not enough memory.
    private var lacksMemory = false
    private let valueDocument = JSONDocument()

    init(_ members: [(name: String, value: String)], maxDepth: Int, _ schema: DottedSchema) {
        self.maxDepth = maxDepth
        self.schema = schema
        entries = members.map { member in
            let path = member.name.utf8
                .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { Array($0) }
            return Entry(path: path, value: member.value)
        }
    }

    mutating func build() throws(JSONSyntaxError) {
        // The root counts as a level, too: n segments nest n objects.
        if entries.contains(where: { $0.path.count > maxDepth }) { throw JSONSyntaxError(.tooDeep(limit: maxDepth)) }
        entries.sort { $0.path.lexicographicallyPrecedes($1.path) { $0.lexicographicallyPrecedes($1) } }
        tape.writeRoot()
        writeContainer(entries.indices, depth: 0, scalar: nil)
        tape.writeRoot()
        if lacksMemory { throw JSONSyntaxError(.outOfMemory) }
        if !duplicates.isEmpty {
            let (pointers, unlisted) = listing(duplicates)
            throw JSONSyntaxError(.duplicateMembers(pointers, unlisted: unlisted))
        }
        if !conflicts.isEmpty {
            let (pointers, unlisted) = listing(conflicts)
            throw JSONSyntaxError(.conflictingMembers(pointers, unlisted: unlisted))
        }
        if !gaps.isEmpty {
            let (pointers, unlisted) = listing(gaps)
            throw JSONSyntaxError(.missingItems(pointers, unlisted: unlisted))
        }
    }

    private func listing(_ locations: [Location]) -> (pointers: [String], unlisted: Int) {
        JSONSyntaxError.listing(locations.count) { index in
            let location = locations[index]
            var path = JSONPointer.Path()
            for segment in entries[location.entry].path.prefix(location.depth) { path.append(decoded(segment)) }
            if let item = location.item { path.append("\(item)") }
            return path.text
        }
    }

    /// Writes the object or array whose members are the entries of `range`, which share their first `depth` segments
    /// and have more.
    private mutating func writeContainer(_ range: Range<Int>, depth: Int, scalar: (name: [UInt8], entry: Int)?) {
        var children: [(name: [UInt8], range: Range<Int>)] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let name = entries[start].path[depth]
            var end = start + 1
            while end < range.upperBound, entries[end].path[depth] == name { end += 1 }
            children.append((name, start..<end))
            start = end
        }
        var isArray = !children.isEmpty && scalar == nil && children.allSatisfy { isIndex($0.name) }
        let content = isArray ? content(of: entries[range.lowerBound].path.prefix(depth)) : .known
        if content == .named { isArray = false }
        if isArray {
            // Indices have no leading zeros, so the shorter one is the smaller.
            let items = children.sorted { left, right in
                left.name.count != right.name.count
                    ? left.name.count < right.name.count : left.name.lexicographicallyPrecedes(right.name)
            }
            // The first item whose index does not match its position follows the gap.
            let gap = items.indices.first { items[$0].name != Array(String($0).utf8) }
            if content == .free, gap != nil {
                isArray = false
            } else {
                children = items
                if let gap { gaps.append(Location(entry: items[gap].range.lowerBound, depth: depth, item: gap)) }
            }
        }
        let opening = tape.open()
        if let scalar {
            if let clash = children.first(where: { $0.name == scalar.name }) {
                duplicates.append(Location(entry: clash.range.lowerBound, depth: depth + 1))
            }
            tape.writeText(TapeTag.string, scalar.name)
            writeLeaf(scalar.entry, depth: depth + 1)
        }
        for child in children {
            if !isArray { tape.writeText(TapeTag.string, child.name) }
            writeChild(child.range, depth: depth + 1)
        }
        tape.close(opening, isArray: isArray, count: children.count + (scalar == nil ? 0 : 1))
    }

    /// Writes the value of all entries of `range`, which share their first `depth` segments.
    private mutating func writeChild(_ range: Range<Int>, depth: Int) {
        // Because of the sorting, entries that end here come before those with more segments.
        var deeper = range.lowerBound
        while deeper < range.upperBound, entries[deeper].path.count == depth { deeper += 1 }
        let path = entries[range.lowerBound].path.prefix(depth)
        if deeper - range.lowerBound > 1 { duplicates.append(Location(entry: range.lowerBound, depth: depth)) }
        if deeper == range.upperBound {
            writeLeaf(range.lowerBound, depth: depth)
        } else if deeper == range.lowerBound {
            writeContainer(range, depth: depth, scalar: nil)
        } else {
            if let key = scalarKey(of: path), !isContainer(entries[range.lowerBound].value) {
                writeContainer(deeper..<range.upperBound, depth: depth, scalar: (Array(key.utf8), range.lowerBound))
            } else {
                conflicts.append(Location(entry: range.lowerBound, depth: depth))
                writeLeaf(range.lowerBound, depth: depth)
            }
        }
    }

    /// What the members of an object are named by.
    private enum Content { case known, named, free }

    private func content(of path: ArraySlice<[UInt8]>) -> Content {
        var content = Content.known
        for segment in path {
            let name = decoded(segment)
            // A name of the client's own means nothing.
            if content == .named {
                content = .known
            } else if schema.free.contains(name) {
                return .free
            } else {
                content = schema.named.contains(name) ? .named : .known
            }
        }
        return content
    }

    private func scalarKey(of path: ArraySlice<[UInt8]>) -> String? {
        guard let last = path.last else { return nil }
        guard isIndex(last), let list = path.dropLast().last else { return schema.scalarKeys[decoded(last)] }
        return schema.scalarKeys[decoded(list) + ".#"]
    }

    private func isContainer(_ value: String) -> Bool {
        value.utf8.first == UInt8(ascii: "{") || value.utf8.first == UInt8(ascii: "[")
    }

    /// Writes a text. If the text is a JSON array or object, that follows it.
    private mutating func writeLeaf(_ entry: Int, depth: Int) {
        let value = entries[entry].value
        let bytes = Array(value.utf8)
        guard isContainer(value) else { return tape.writeText(TapeTag.text, bytes) }
        do throws(JSONSyntaxError) {
            try valueDocument.parse(bytes, maxDepth: maxDepth - depth)
            tape.writeText(TapeTag.spliced, bytes)
            valueDocument.withRoot { root in tape.copy(root) }
        } catch {
            // Text that is not JSON stays text. If something else is expected, its reader reports it.
            if case .outOfMemory = error.reason { lacksMemory = true }
            tape.writeText(TapeTag.text, bytes)
        }
    }

    private func decoded(_ segment: [UInt8]) -> String { String(decoding: segment, as: UTF8.self) }

    /// Whether the segment is an index: a decimal number without sign or leading zeros.
    private func isIndex(_ segment: [UInt8]) -> Bool {
        guard let first = segment.first, segment.count == 1 || first != UInt8(ascii: "0") else { return false }
        return segment.allSatisfy { NumberLiteral.isDigit($0) }
    }
}
