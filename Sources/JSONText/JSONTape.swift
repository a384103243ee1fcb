/// A value that outlives its document: a copy of one, or two laid one over the other.
package struct JSONTape: Sendable {
    /// Whether a member takes the place of another whole, although both are objects.
    package typealias Exception = (_ member: JSONMember, _ base: JSONNode) -> Bool

    private let words: [UInt64]
    private let strings: [UInt8]

    /// A copy of a value.
    /// - Complexity: O(bytes).
    package init(_ node: JSONNode) {
        self.init { $0.copy(node) }
    }

    /// The value that a text spells.
    package init(json text: String, maxDepth: Int = 16) throws(JSONSyntaxError) {
        let document = JSONDocument()
        try document.parse(Array(text.utf8), maxDepth: maxDepth)
        guard let tape = document.withRoot({ JSONTape($0) }) else { throw JSONSyntaxError(.empty) }
        self = tape
    }

    /// The members of `patch` laid over those of `base`, both objects, as RFC 7396 has it: objects are merged member
    /// by member, anything else takes the place of what was there, and null takes a member of `base` away. A null of
    /// a member that `base` lacks stays, for its reader to judge.
    ///
    /// - Parameters:
    ///   - omitted: A member of `patch` that is passed over.
    ///   - replaces: What is not merged: objects of which only one kind or the other makes sense.
    /// - Complexity: O(bytes), and O(members of both) for each object.
    package init(
        laying patch: JSONNode, over base: JSONNode, omitting omitted: StaticString? = nil,
        replacing replaces: Exception = { _, _ in false }
    ) {
        self.init { $0.write(patch, over: base, omitting: omitted, replacing: replaces) }
    }

    private init(_ write: (inout TapeWriter) -> Void) {
        var tape = TapeWriter()
        tape.writeRoot()
        write(&tape)
        tape.writeRoot()
        (words, strings) = (tape.words, tape.strings)
    }

    /// Runs `body` on the value. The node and all that is reached from it hold only inside `body`.
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

extension TapeWriter {
    /// Writes the members of one object laid over those of another; see `JSONTape`.
    fileprivate mutating func write(
        _ patch: JSONNode, over base: JSONNode, omitting omitted: StaticString?, replacing replaces: JSONTape.Exception
    ) {
        let opening = open()
        var count = 0
        for member in base.members {
            let own = patch.members.first { $0.hasName(of: member) && !$0.isNamed(omitted) }
            if let own, own.value.isNull { continue }
            count += 1
            unsafe writeText(TapeTag.string, member.utf8)
            guard let own else {
                copy(member.value)
                continue
            }
            if own.value.kind == .object, member.value.kind == .object, !replaces(own, member.value) {
                write(own.value, over: member.value, omitting: nil, replacing: replaces)
            } else {
                copy(own.value)
            }
        }
        for member in patch.members where !member.isNamed(omitted) {
            guard !base.members.contains(where: { $0.hasName(of: member) }) else { continue }
            count += 1
            unsafe writeText(TapeTag.string, member.utf8)
            copy(member.value)
        }
        close(opening, isArray: false, count: count)
    }
}

extension JSONMember {
    fileprivate func hasName(of other: JSONMember) -> Bool { unsafe utf8.elementsEqual(other.utf8) }

    fileprivate func isNamed(_ name: StaticString?) -> Bool { name.map { isNamed($0) } ?? false }
}

extension ValueReader {
    /// A copy of the value. Leaves no event: read it as well.
    package var tape: JSONTape { JSONTape(node) }
}

extension ObjectReader {
    /// Which of `names` a member that is a string is; nil where it is none, or not there. Leaves no event: read it as
    /// well.
    package func index(of name: StaticString, in names: NameTable) -> Int? {
        guard let value = node.member(name), value.isString else { return nil }
        let utf8 = unsafe value.utf8(at: value.index)
        return unsafe names.index(of: utf8, at: NameBit.slot(of: utf8))
    }

    /// Reads these members laid over those of `base`, and records what is read in the key.
    ///
    /// A fault of the whole is reported as reading these members alone has it, where that finds it too: it then knows
    /// the document around them.
    /// - Parameters:
    ///   - omitted: A member of these that is passed over.
    ///   - replaces: What is not merged; see `JSONTape`.
    ///   - read: Reads an object; for the faults, this one too.
    package func reading<Result>(
        over base: JSONTape, omitting omitted: StaticString, replacing replaces: JSONTape.Exception,
        _ read: (ObjectReader) -> Result
    ) -> Result {
        let whole = unsafe DecodingContext(advice: context.state.pointee.advice)
        let tape = base.withRoot { JSONTape(laying: node, over: $0, omitting: omitted, replacing: replaces) }
        let result = tape.withRoot { read(ObjectReader($0, context: whole.handle, members: members)) }
        unsafe context.state.pointee.events.append(whole.state.pointee.events)
        // Members of these that are not known were reported when this reader was made.
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
            let told = known.first { $0.pointer == placed.pointer && $0.code == placed.code } ?? placed
            context.add { told }
        }
    }
}
