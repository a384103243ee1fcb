/// Which places of an object a merge patch has a say in: to tell whether something of the result stands in the patch or
/// in what it was laid over.
package indirect enum PatchOutline: Hashable, Sendable {
    /// Everything here and below stands in the patch.
    case whole
    /// These members stand in the patch as they say; the others do not. By reference tokens (RFC 6901).
    case members([String: PatchOutline])
    /// Nothing here stands in the patch, and all of it in what that was laid over.
    case base

    /// - Parameter keepsBase: Whether members that stand in the target alone are kept, too.
    init(of patch: JSONNode, over target: JSONNode?, keepsBase: Bool = false) {
        guard patch.kind == .object, let target, target.kind == .object else {
            self = .whole
            return
        }
        var members: [String: PatchOutline] = [:]
        for member in patch.members {
            let below = target.members.first { unsafe $0.utf8.elementsEqual(member.utf8) }
            members[JSONPointer.token(member.name)] = PatchOutline(
                of: member.value, over: below?.value, keepsBase: keepsBase)
        }
        if keepsBase {
            for member in target.members where members[JSONPointer.token(member.name)] == nil {
                members[JSONPointer.token(member.name)] = .base
            }
        }
        self = .members(members)
    }

    /// Whether the patch says what stands at a place.
    ///
    /// - Parameter tokens: The way there, from the object down.
    package func says(_ tokens: some Sequence<String>) -> Bool {
        guard let outline = reached(by: tokens) else { return false }
        return outline != .base
    }

    /// Whether what it was laid over says what stands at a place, and the patch is silent; known where the outline
    /// keeps its base.
    ///
    /// - Parameter tokens: The way there, from the object down.
    package func leaves(_ tokens: some Sequence<String>) -> Bool { reached(by: tokens) == .base }

    /// What stands in the patch as text, which is the same whatever the order of members.
    fileprivate var text: String {
        guard case .members(let members) = self else { return "." }
        let said = members.filter { $0.value != .base }.sorted { $0.key < $1.key }
        return "{" + said.map { "\($0.key.utf8.count):\($0.key)\($0.value.text)" }.joined() + "}"
    }

    /// The outline at a place or above it, where it tells no further; nil where neither says anything.
    private func reached(by tokens: some Sequence<String>) -> PatchOutline? {
        var outline = self
        for token in tokens {
            guard case .members(let members) = outline else { return outline }
            guard let next = members[token] else { return nil }
            outline = next
        }
        return outline
    }
}

extension ObjectReader {
    /// Reads what a merge patch makes of this object, as if that stood in its place; nil where the patch is no object.
    ///
    /// Faults point into the patch where that says what is at fault; those of the object itself are reported once, here
    /// or where it is read.
    ///
    /// - Parameters:
    ///   - patch: A value of the same document.
    ///   - omitted: The member of this object that is none of the result.
    ///   - place: What this object is called, for advice on faults: the pointer of one such in a request.
    package func merged<Result>(
        with patch: ValueReader, omitting omitted: StaticString, at place: String, _ read: (ValueReader) -> Result?
    ) -> (result: Result, outline: PatchOutline)? {
        guard patch.choose([.object]) != nil else { return nil }
        let (target, change) = (valueNode, patch.node.node(at: patch.node.valueIndex))
        let outline = PatchOutline(of: change, over: target)
        let origin = FaultOrigin(outline: outline, target: target.pointer, patch: patch.pointer)
        let own = context.another { origin.advise(&$0, $1, at: place, by: $2) }
        let result = JSONTape(merging: change, into: target, without: omitted).withRoot {
            read(ValueReader($0, context: own))
        }
        context.take(own)
        return result.map { ($0, outline) }
    }
}

extension ObjectReader {
    /// Which places of this object have a say beside a base that it is laid over, and which are that's alone. Recorded
    /// in the key: what says the same as the base reads the same.
    package func outline(over base: JSONTape) -> PatchOutline {
        let outline = base.withRoot { PatchOutline(of: valueNode, over: $0, keepsBase: true) }
        context.addEvent { $0.mark(outline.text) }
        return outline
    }
}

/// Where the faults of a patched object are: in the patch, or in what it was laid over.
private struct FaultOrigin: Sendable {
    let outline: PatchOutline
    /// The pointers of both.
    let target: String
    let patch: String

    /// Moves a fault from its place in the result to where it was written, after the advice that others have on it.
    func advise(_ fault: inout JSONFault, _ site: FaultSite, at place: String, by advice: FaultAdvice) {
        let pointer = fault.pointer
        fault.pointer = place + pointer
        advice(&fault, site)
        let tokens = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        fault.pointer = (outline.says(tokens) ? patch : target) + pointer
    }
}
