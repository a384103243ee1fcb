/// A value that exists independently of its document: a copy, or the result of merging two values.
package struct JSONTape: Sendable {
    /// Returns whether a member replaces the base's member as a whole, although both are objects.
    package typealias Exception = (_ member: JSONMember, _ base: JSONNode) -> Bool

    private let words: [UInt64]
    private let strings: [UInt8]

    /// Copies a value.
    /// - Complexity: O(bytes).
    package init(_ node: JSONNode) { self.init { $0.copy(node) } }

    /// Parses the value that a text contains.
    package init(json text: String, maxDepth: Int = 16) throws(JSONSyntaxError) {
        let document = JSONDocument()
        try document.parse(Array(text.utf8), maxDepth: maxDepth)
        guard let tape = document.withRoot({ JSONTape($0) }) else { throw JSONSyntaxError(.empty) }
        self = tape
    }

    /// Makes an object with this one member.
    ///
    /// - Parameter others: The names of further members, which are empty objects: those of the document from which
    ///   the value comes, by which advice finds its way in it.
    package init(member name: StaticString, _ value: JSONNode, beside others: [StaticString] = []) {
        self.init(startingAs: value) { tape in
            let opening = tape.open()
            tape.writeText(TapeTag.string, Array(name.description.utf8))
            tape.copy(value)
            for other in others {
                tape.writeText(TapeTag.string, Array(other.description.utf8))
                let empty = tape.open()
                tape.close(empty, isArray: false, count: 0)
            }
            tape.close(opening, isArray: false, count: 1 + others.count)
        }
    }

    /// Merges two objects: the members of `patch` replace those of `base`. Members that are objects in both are merged
    /// in turn; any other value replaces the one in the base; and null removes a member of the base. A null for a
    /// member that the base does not have is kept, and its reader decides what it means.
    ///
    /// - Parameters:
    ///   - omitted: A member of `patch` that is ignored.
    ///   - replaces: Returns whether two objects are not merged, because a mixture of both would be meaningless.
    /// - Complexity: O(bytes), and O(members of both) for each object.
    package init(
        laying patch: JSONNode, over base: JSONNode, omitting omitted: StaticString? = nil,
        replacing replaces: @escaping Exception = { _, _ in false }
    ) {
        self.init {
            $0.write(patch, over: base, omitting: omitted, by: LayingRules(keepsNulls: true, replaces: replaces))
        }
    }

    /// Applies a merge patch (RFC 7396) to a value. Both may be of any kind. A null for a member that does not exist
    /// has no effect.
    ///
    /// - Parameter omitted: A member of `base` that is left out of the result unless the patch has it.
    /// - Complexity: O(bytes), and O(members of both) for each object.
    package init(merging patch: JSONNode, into base: JSONNode, without omitted: StaticString? = nil) {
        self.init(startingAs: patch) {
            guard patch.kind == .object else { return $0.copy(patch) }
            let target = base.kind == .object ? base : nil
            $0.write(patch, over: target, without: omitted, by: LayingRules(keepsNulls: false) { _, _ in false })
        }
    }

    /// Copies an object without the members for which `patch` has null, on whatever level both have objects.
    /// - Complexity: O(bytes), and O(members of both) for each object.
    package init(_ base: JSONNode, withoutNullsOf patch: JSONNode) {
        self.init { $0.write(base, withoutNullsOf: patch) }
    }

    /// Copies an object with the members of another for which `patch` has null and which it lacks, on whatever level
    /// the patch has objects: laid over the copy, such a null removes a member, as it does where it is laid over the
    /// other object.
    /// - Complexity: O(bytes), and O(members of all) for each object.
    package init(_ base: JSONNode, addingNullsOf patch: JSONNode, from other: JSONNode) {
        self.init { $0.write(base, addingNullsOf: patch, from: other) }
    }

    /// - Parameter node: A value of a document. The tape is treated as coming from a URL if that document does; `nil`
    ///   means a URL.
    private init(startingAs node: JSONNode? = nil, _ write: (inout TapeWriter) -> Void) {
        var tape = TapeWriter()
        tape.writeRoot(as: node)
        write(&tape)
        tape.writeRoot()
        (words, strings) = (tape.words, tape.strings)
    }

    /// Calls `body` with the value. The node and all that is reached from it are valid only inside `body`.
    package func withRoot<Result>(_ body: (JSONNode) -> Result) -> Result {
        unsafe words.withUnsafeBufferPointer { words in
            unsafe strings.withUnsafeBufferPointer { strings in
                guard let words = words.baseAddress, let strings = strings.baseAddress else {
                    preconditionFailure("a tape has a root and an empty string at least")
                }
                return unsafe body(JSONNode(words: words, strings: strings, index: 1))
            }
        }
    }
}

/// The rules for merging two objects.
private struct LayingRules {
    /// Whether a null for a member that the base does not have is kept.
    let keepsNulls: Bool
    let replaces: JSONTape.Exception
}

extension TapeWriter {
    /// Writes the result of merging an object into another, or into none; see `JSONTape`.
    fileprivate mutating func write(
        _ patch: JSONNode, over base: JSONNode?, omitting omitted: StaticString? = nil,
        without omittedOfBase: StaticString? = nil, by rules: LayingRules
    ) {
        let opening = open()
        var count = 0
        if let base {
            count += write(base, under: patch, omitting: omitted, without: omittedOfBase, by: rules)
        }
        for member in patch.members where !member.isNamed(omitted) {
            if member.value.isNull, !rules.keepsNulls { continue }
            let isWritten = base?.members.contains { $0.hasName(of: member) && !$0.isNamed(omittedOfBase) } ?? false
            if isWritten { continue }
            count += 1
            unsafe writeText(TapeTag.string, member.utf8)
            write(member.value, by: rules)
        }
        close(opening, isArray: false, count: count)
    }

    /// Writes the members of the base that remain, changed by the patch, and returns their number.
    private mutating func write(
        _ base: JSONNode, under patch: JSONNode, omitting omitted: StaticString?, without omittedOfBase: StaticString?,
        by rules: LayingRules
    ) -> Int {
        var count = 0
        for member in base.members where !member.isNamed(omittedOfBase) {
            let own = patch.members.first { $0.hasName(of: member) && !$0.isNamed(omitted) }
            if let own, own.value.isNull { continue }
            count += 1
            unsafe writeText(TapeTag.string, member.utf8)
            guard let own else {
                copy(member.value)
                continue
            }
            if own.value.kind == .object, member.value.kind == .object {
                // What replaces an object as a whole leaves nothing of it for a null to remove.
                if rules.replaces(own, member.value) {
                    write(own.value, by: LayingRules(keepsNulls: false, replaces: rules.replaces))
                } else {
                    write(own.value, over: member.value, by: rules)
                }
            } else {
                write(own.value, by: rules)
            }
        }
        return count
    }

    fileprivate mutating func write(_ base: JSONNode, withoutNullsOf patch: JSONNode) {
        guard base.kind == .object, patch.kind == .object else { return copy(base) }
        let opening = open()
        var count = 0
        for member in base.members {
            let own = patch.members.first { $0.hasName(of: member) }
            if let own, own.value.isNull { continue }
            count += 1
            unsafe writeText(TapeTag.string, member.utf8)
            if let own { write(member.value, withoutNullsOf: own.value) } else { copy(member.value) }
        }
        close(opening, isArray: false, count: count)
    }

    fileprivate mutating func write(_ base: JSONNode?, addingNullsOf patch: JSONNode, from other: JSONNode) {
        let opening = open()
        var count = 0
        for member in base?.members.map(\.self) ?? [] {
            count += 1
            unsafe writeText(TapeTag.string, member.utf8)
            if let own = patch.members.first(where: { $0.hasName(of: member) }),
                let more = other.members.first(where: { $0.hasName(of: member) }),
                member.value.kind == .object, own.value.hasNull(of: more.value)
            {
                write(member.value, addingNullsOf: own.value, from: more.value)
            } else {
                copy(member.value)
            }
        }
        for member in other.members where base?.members.contains(where: { $0.hasName(of: member) }) != true {
            guard let own = patch.members.first(where: { $0.hasName(of: member) }) else { continue }
            guard own.value.isNull || own.value.hasNull(of: member.value) else { continue }
            count += 1
            unsafe writeText(TapeTag.string, member.utf8)
            if own.value.isNull {
                copy(member.value)
            } else {
                write(nil, addingNullsOf: own.value, from: member.value)
            }
        }
        close(opening, isArray: false, count: count)
    }

    /// Writes a value of the patch for which there is nothing in the base to merge with.
    private mutating func write(_ value: JSONNode, by rules: LayingRules) {
        guard !rules.keepsNulls, value.kind == .object else { return copy(value) }
        write(value, over: nil, by: rules)
    }
}

extension JSONMember {
    fileprivate func hasName(of other: JSONMember) -> Bool { unsafe utf8.elementsEqual(other.utf8) }

    fileprivate func isNamed(_ name: StaticString?) -> Bool { name.map { isNamed($0) } ?? false }
}

extension JSONNode {
    /// Whether this object has null for a member of another, on whatever level both have objects.
    package func hasNull(of other: JSONNode) -> Bool {
        guard kind == .object, other.kind == .object else { return false }
        return members.contains { own in
            guard own.value.isNull || own.value.kind == .object else { return false }
            guard let member = other.members.first(where: { $0.hasName(of: own) }) else { return false }
            return own.value.isNull || own.value.hasNull(of: member.value)
        }
    }

    /// The index of the string in `names`; `nil` if the value is not among them.
    fileprivate func index(in names: NameTable) -> Int? {
        guard isString else { return nil }
        let utf8 = unsafe utf8(at: index)
        return unsafe names.index(of: utf8, at: NameBit.slot(of: utf8))
    }
}

extension ObjectReader {
    /// Whether this object has null for a member of another, on whatever level both have objects.
    package func hasNull(of other: JSONTape) -> Bool { other.withRoot { node.hasNull(of: $0) } }

    /// Returns a base for this object that also has those members of another one for which this object has null.
    package func taking(nullsOf other: JSONTape, into base: JSONTape) -> JSONTape {
        other.withRoot { other in base.withRoot { JSONTape($0, addingNullsOf: node, from: other) } }
    }
}

extension ValueReader {
    /// A copy of the value. Appends no event to the key: read the value as well.
    package var tape: JSONTape { JSONTape(node) }
}

extension ObjectReader {
    /// The index in `names` of the string that a member has; `nil` if it is not among them, or if there is no such
    /// member. Appends no event to the key: read the member as well.
    package func index(of name: StaticString, in names: NameTable) -> Int? {
        mayHave(name) ? node(of: name)?.index(in: names) : nil
    }

    /// The index in `names` of the string that a member has in the object `parent`, which is a member of this object;
    /// nil if it is not among them, or if there is no such member.
    package func index(of name: StaticString, under parent: StaticString, in names: NameTable) -> Int? {
        node.member(parent)?.member(name)?.index(in: names)
    }

    /// Whether a JSON pointer, relative to this object, leads to a value. Appends no event to the key.
    package func reaches(_ pointer: String) -> Bool { node.reaches(pointer) }

    /// Reads the result of merging this object into `base`, and records what is read in the key.
    ///
    /// If the same fault is found when this object is read alone, it is reported as found there, because that reading
    /// has the surrounding document.
    /// - Parameters:
    ///   - omitted: A member of this object that is ignored.
    ///   - replaces: Returns whether two objects are not merged; see `JSONTape`.
    ///   - read: Reads an object: the merged one, and if that has faults, this one, too.
    package func reading<Result>(
        over base: JSONTape, omitting omitted: StaticString?, replacing replaces: @escaping JSONTape.Exception,
        _ read: (ObjectReader) -> Result
    ) -> Result {
        let whole = unsafe DecodingContext(advice: context.state.pointee.advice)
        let tape = base.withRoot { JSONTape(laying: node, over: $0, omitting: omitted, replacing: replaces) }
        let result = tape.withRoot { read(ObjectReader($0, context: whole.handle, members: members)) }
        unsafe context.state.pointee.events.append(whole.state.pointee.events)
        // Unknown members of this object were already reported when this reader was made.
        let faults = whole.faults.filter {
            $0.code != "unknownMember" || $0.pointer.lastIndex(of: "/") != $0.pointer.startIndex
        }
        if !faults.isEmpty { report(faults, alone: read) }
        return result
    }

    private func report(_ faults: [JSONFault], alone read: (ObjectReader) -> some Any) {
        let own = unsafe DecodingContext(advice: context.state.pointee.advice)
        _ = read(ObjectReader(node, context: own.handle, members: members))
        let known = own.faults
        for fault in faults {
            var placed = fault
            placed.pointer = pointer + fault.pointer
            let noted = known.first { $0.pointer == placed.pointer && $0.code == placed.code } ?? placed
            context.add { noted }
        }
    }
}
