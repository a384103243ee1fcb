/// A merge patch (RFC 7396) over an object: members take the place of the object's, those of inner objects one by one, and
/// null takes a member away.
struct MergePatch {
    let target: JSONNode
    let patch: JSONNode
    /// A member of the target that is none of the result.
    let omitted: StaticString

    /// Runs `body` on what the patch makes of the target: the root of a tape of its own, over the strings of the document
    /// that both stand in.
    func withResult<Result>(_ body: (JSONNode) -> Result) -> Result {
        var tape = MergedTape(of: target)
        tape.merge(target, patch, omitting: omitted)
        let words = tape.words
        return unsafe words.withUnsafeBufferPointer { buffer in
            // There are two words at least: the root's, and what opens its object.
            guard let start = buffer.baseAddress else { preconditionFailure("a tape has words") }
            return unsafe body(JSONNode(words: start, strings: target.strings, index: 1))
        }
    }
}

/// A tape in the making; see `JSONNode` for its words.
private struct MergedTape {
    private(set) var words: [UInt64]

    /// Begins with the root's word as the document has it, which says whether it was made of a URL.
    init(of node: JSONNode) { words = unsafe [node.words[0]] }

    /// Writes the object that a patch makes of another, or of nothing.
    mutating func merge(_ target: JSONNode?, _ patch: JSONNode, omitting omitted: StaticString? = nil) {
        let opening = words.count
        words.append(0)
        var count = 0
        if let target { count += keep(target, patch, omitting: omitted) }
        for member in patch.members where !member.value.isNull {
            // What the target has, it has kept; what is omitted of it, it has not.
            let isKept = omitted.map { !member.isNamed($0) } ?? true
            if isKept, target?.value(named: member) != nil { continue }
            write(member.nameNode)
            write(member.value, over: nil)
            count += 1
        }
        words.append(UInt64(TapeTag.objectEnd) << 56 | UInt64(opening))
        words[opening] = UInt64(TapeTag.object) << 56 | UInt64(min(count, 0xFF_FFFF)) << 32 | UInt64(words.count)
    }

    /// Writes the members of the target that stay, as the patch has them; returns how many they are.
    private mutating func keep(_ target: JSONNode, _ patch: JSONNode, omitting omitted: StaticString?) -> Int {
        var count = 0
        for member in target.members {
            if let omitted, member.isNamed(omitted) { continue }
            let change = patch.value(named: member)
            if change?.isNull == true { continue }
            write(member.nameNode)
            if let change { write(change, over: member.value) } else { copy(member.value) }
            count += 1
        }
        return count
    }

    /// Writes a value of the patch over one of the target.
    private mutating func write(_ change: JSONNode, over value: JSONNode?) {
        guard change.kind == .object else { return copy(change) }
        merge(value?.kind == .object ? value : nil, change)
    }

    /// A name: one word, whose text stays where it is.
    private mutating func write(_ name: JSONNode) { unsafe words.append(name.words[name.index]) }

    /// Copies a value whole; what is opened and closed in it moves along.
    private mutating func copy(_ value: JSONNode) {
        let end = value.end(ofValueAt: value.index)
        let shift = UInt64(bitPattern: Int64(words.count - value.index))
        var index = value.index
        while index < end {
            let word = unsafe value.words[index]
            switch value.tag(at: index) {
            case TapeTag.object, TapeTag.array, TapeTag.objectEnd, TapeTag.arrayEnd: words.append(word &+ shift)
            case TapeTag.signed, TapeTag.unsigned, TapeTag.double:
                words.append(word)
                index += 1
                words.append(unsafe value.words[index])
            default: words.append(word)
            }
            index += 1
        }
    }
}

extension JSONNode {
    /// The value of the member of the same name as another object's.
    fileprivate func value(named other: JSONMember) -> JSONNode? {
        for member in members where unsafe member.utf8.elementsEqual(other.utf8) { return member.value }
        return nil
    }
}
