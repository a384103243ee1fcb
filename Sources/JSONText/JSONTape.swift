/// A value that outlives its document: a copy, or two values merged.
package struct JSONTape: Sendable {
    /// Returns whether a member replaces the base's member as a whole, although both are objects.
    package typealias Exception = (_ member: JSONMember, _ base: JSONNode) -> Bool

    private let words: [UInt64]
    private let strings: [UInt8]

    /// Copies a value.
    /// - Complexity: O(bytes).
    package init(_ node: JSONNode) {
        self.init { $0.copy(node) }
    }

    /// Parses the value that a text spells.
    package init(json text: String, maxDepth: Int = 16) throws(JSONSyntaxError) {
        let document = JSONDocument()
        try document.parse(Array(text.utf8), maxDepth: maxDepth)
        guard let tape = document.withRoot({ JSONTape($0) }) else { throw JSONSyntaxError(.empty) }
        self = tape
    }

    /// Lays the members of `patch` over those of `base`, both objects: objects are merged member by member, any other
    /// value replaces the one of the base, and null removes a member of the base. A null for a member that the base
    /// lacks stays, for its reader to judge.
    ///
    /// - Parameters:
    ///   - omitted: A member of `patch` that is ignored.
    ///   - replaces: Returns whether two objects are not merged, because a mix of both makes no sense.
    /// - Complexity: O(bytes), and O(members of both) for each object.
    package init(
        laying patch: JSONNode, over base: JSONNode, omitting omitted: StaticString? = nil,
        replacing replaces: @escaping Exception = { _, _ in false }
    ) {
        self.init {
            $0.write(patch, over: base, omitting: omitted, by: LayingRules(keepsNulls: true, replaces: replaces))
        }
    }

    /// Applies a merge patch (RFC 7396) to a value; both may be of any kind. A null for a member that is not there has
    /// no effect.
    ///
    /// - Parameter omitted: A member of `base`, if that is an object, that is not part of the result unless the patch
    ///   has it.
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

    /// - Parameter node: A value of a document whose origin, a URL or not, the tape takes on; `nil` for a URL.
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

/// The rules by which the members of one object are laid over those of another.
private struct LayingRules {
    /// Whether a null for a member that the base lacks stays.
    let keepsNulls: Bool
    let replaces: JSONTape.Exception
}

extension TapeWriter {
    /// Writes the members of one object laid over those of another, or of none; see `JSONTape`.
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

    /// Writes the members of the base that stay, changed by the patch, and returns their number.
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
            if own.value.kind == .object, member.value.kind == .object, !rules.replaces(own, member.value) {
                write(own.value, over: member.value, by: rules)
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

    /// Writes a value of the patch that has nothing in the base to merge with.
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
    /// The index of the string in `names`; `nil` if the value is none of them.
    fileprivate func index(in names: NameTable) -> Int? {
        guard isString else { return nil }
        let utf8 = unsafe utf8(at: index)
        return unsafe names.index(of: utf8, at: NameBit.slot(of: utf8))
    }
}

extension ValueReader {
    /// A copy of the value. Appends no event to the key: read the value as well.
    package var tape: JSONTape { JSONTape(node) }
}

extension ObjectReader {
    /// The index in `names` of a member that is a string; `nil` if it is none of them, or not there. Appends no event
    /// to the key: read the member as well.
    package func index(of name: StaticString, in names: NameTable) -> Int? {
        mayHave(name) ? node(of: name)?.index(in: names) : nil
    }

    /// Which of `names` a member of an inner object is, that object being the member `parent`; nil where it is none, or
    /// not there.
    package func index(of name: StaticString, under parent: StaticString, in names: NameTable) -> Int? {
        node.member(parent)?.member(name)?.index(in: names)
    }

    /// Whether a JSON pointer, relative to this object, leads to a value. Appends no event to the key.
    package func reaches(_ pointer: String) -> Bool { node.reaches(pointer) }

    /// Reads the members of this object laid over those of `base`, and records what is read in the key.
    ///
    /// A fault of the merged object that reading this object alone finds, too, is reported as found there: that reading
    /// knows the document around it.
    /// - Parameters:
    ///   - omitted: A member of this object that is ignored.
    ///   - replaces: Returns whether two objects are not merged; see `JSONTape`.
    ///   - read: Reads an object: the merged one, and if that has faults, this one too.
    package func reading<Result>(
        over base: JSONTape, omitting omitted: StaticString?, replacing replaces: @escaping JSONTape.Exception,
        _ read: (ObjectReader) -> Result
    ) -> Result {
        let whole = unsafe DecodingContext(advice: context.state.pointee.advice)
        let tape = base.withRoot { JSONTape(laying: node, over: $0, omitting: omitted, replacing: replaces) }
        let result = tape.withRoot { read(ObjectReader($0, context: whole.handle, members: members)) }
        unsafe context.state.pointee.events.append(whole.state.pointee.events)
        // Unknown members of this object were reported when this reader was made.
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
