/// The places in an object that a merge patch sets. It tells whether a value in the result comes from the patch or from
/// the base to which the patch was applied.
package indirect enum PatchOutline: Hashable, Sendable {
    /// Everything here and below comes from the patch.
    case whole
    /// Everything here and below comes from the patch, which hides a value of the base.
    case replaced
    /// These members come from the patch to the extent that their outlines say; the others do not. They are keyed by
    /// reference tokens (RFC 6901).
    case members([String: PatchOutline])
    /// Nothing here or below comes from the patch; everything comes from the base.
    case base

    /// - Parameter keepsBase: Whether members that only the target has are included, too, as `base`.
    package init(of patch: JSONNode, over target: JSONNode?, keepsBase: Bool = false) {
        guard let target else {
            self = .whole
            return
        }
        guard patch.kind == .object, target.kind == .object else {
            self = .replaced
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

    /// Whether the value at a place comes from the patch.
    ///
    /// - Parameter tokens: The path to the place, from the object down.
    package func says(_ tokens: some Sequence<String>) -> Bool {
        guard let outline = reached(by: tokens) else { return false }
        return outline != .base
    }

    /// Whether the value at a JSON pointer, relative to the object, comes from the patch.
    package func says(pointer: String) -> Bool {
        says(pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init))
    }

    /// Returns a fault of the patched value with the pointer to where it is written: in the patch, or in the target.
    /// Where a member of the target conflicts with what the patch sets beside it, the fault is the patch's.
    ///
    /// - Parameters:
    ///   - fault: Its pointer is relative to the value.
    ///   - target: The pointer of the target.
    ///   - patch: The pointer of the patch.
    package func placed(_ fault: JSONFault, target: String, patch: String) -> JSONFault {
        var placed = fault
        placed.pointer = target + fault.pointer
        if says(pointer: fault.pointer) {
            placed.pointer = patch + fault.pointer
        } else if fault.code == "conflictingMember" {
            var tokens = fault.pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
            while !tokens.isEmpty, !says(tokens.map(String.init)) { tokens.removeLast() }
            guard !tokens.isEmpty else { return placed }
            placed.add("The patch leaves \(placed.pointer) as it is: give null for it here to leave it out.")
            placed.pointer = patch + tokens.map { "/" + $0 }.joined()
        }
        return placed
    }

    /// Whether the value at a place comes from the base alone. This is known only if the outline includes members of
    /// the base.
    ///
    /// - Parameter tokens: The path to the place, from the object down.
    package func leaves(_ tokens: some Sequence<String>) -> Bool { reached(by: tokens) == .base }

    /// Whether the base has a value at a place, also if the patch hides it: a value that comes back if the patch no
    /// longer has one.
    ///
    /// - Parameter tokens: The path to the place, from the object down.
    package func covers(_ tokens: some Sequence<String>) -> Bool {
        var outline = self
        for token in tokens {
            switch outline {
            case .members(let members):
                guard let next = members[token] else { return false }
                outline = next
            case .whole, .replaced: return false
            case .base: return true
            }
        }
        return outline != .whole
    }

    /// A text that lists the places that come from the patch, independent of the order of members.
    fileprivate var text: String {
        guard case .members(let members) = self else { return "." }
        let said = members.filter { $0.value != .base }.sorted { $0.key < $1.key }
        return "{" + said.map { "\($0.key.utf8.count):\($0.key)\($0.value.text)" }.joined() + "}"
    }

    /// The outline at a place, or the one above it that includes it; `nil` if there is neither.
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
    /// Applies a merge patch to this object and reads the result as if it were in the place of the object; `nil` if the
    /// patch is not an object.
    ///
    /// The pointers of faults lead into the patch if the faulty value comes from it. Faults of the object itself are
    /// reported once, here or where it is read.
    ///
    /// - Parameters:
    ///   - patch: A value of the same document.
    ///   - omitted: The member of this object that is not part of the result.
    ///   - place: The pointer under which such an object appears in a request, for advice on faults.
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
        context.take(own) { origin.place($0) }
        return result.map { ($0, outline) }
    }
}

extension ObjectReader {
    /// Returns the places that this object sets when it is merged into a base, and those that come from the base alone.
    /// This is recorded in the key, because a member that repeats the base's value reads the same as a member that is
    /// left out.
    package func outline(over base: JSONTape) -> PatchOutline {
        let outline = base.withRoot { PatchOutline(of: valueNode, over: $0, keepsBase: true) }
        context.addEvent { $0.mark(outline.text) }
        return outline
    }
}

/// Finds out where the faults of a patched object come from: the patch, or the object to which it was applied.
private struct FaultOrigin: Sendable {
    let outline: PatchOutline
    /// The pointers of the object and of the patch.
    let target: String
    let patch: String

    /// Applies `advice` to a fault, then changes its pointer from the place in the result to the place where the value
    /// was written.
    func advise(_ fault: inout JSONFault, _ site: FaultSite, at place: String, by advice: FaultAdvice) {
        let pointer = fault.pointer
        fault.pointer = place + pointer
        advice(&fault, site)
        fault.pointer = (outline.says(pointer: pointer) ? patch : target) + pointer
    }

    /// Returns a fault that the object has only with the patch; see ``PatchOutline/placed(_:target:patch:)``.
    func place(_ fault: JSONFault) -> JSONFault {
        guard fault.pointer.hasPrefix(target + "/") else { return fault }
        var relative = fault
        relative.pointer = String(fault.pointer.dropFirst(target.count))
        return outline.placed(relative, target: target, patch: patch)
    }
}
