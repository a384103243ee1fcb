package import Guidelines
private import Jobs
package import JSONText

/// Writes what changed from one specification to another, as the body of `POST /v1/specs/diff`.
///
/// A change names one leaf. An element or a member that only one side has is written once, as a whole, with null on the
/// other side. Elements are matched by `ElementIdentity`. A curve that became one of another kind is a leaf. If common
/// elements change their order, and the order has a meaning, the array's own pointer gets the names of the elements
/// before and after.
///
/// The diff compares the two specifications as written: it covers every member of an answer, and a difference below the
/// last written decimal is no change. Exchanging the two gives the same changes with `from` and `to` exchanged.
package struct SpecificationDiff: ~Copyable {
    private var json: JSONWriter
    /// The pointer to the values that are being compared.
    private var pointer: [UInt8] = []

    private init(_ json: consuming JSONWriter) { self.json = json }

    /// The deepest nesting of a specification, with a margin.
    private static let depth = 64

    /// Writes the changes between two specifications, each as `SpecificationWriter` wrote it, and the losses in the
    /// second.
    ///
    /// - Throws: An error if there is no memory to parse the specifications, which are well-formed JSON. The output is
    ///   then unusable.
    package static func write(
        from first: borrowing JSONWriter, to second: borrowing JSONWriter, losses: [Loss],
        with documents: JSONDocumentPool, to json: inout JSONWriter
    ) throws(JSONSyntaxError) {
        var fault: JSONSyntaxError?
        var diff = SpecificationDiff(json)
        diff.json.beginObject()
        diff.json.key("changes")
        diff.json.beginArray()
        documents.withDocument { before in
            documents.withDocument { after in
                do throws(JSONSyntaxError) {
                    try first.withBytes { bytes throws(JSONSyntaxError) in
                        try before.parse(bytes, maxDepth: depth)
                    }
                    try second.withBytes { bytes throws(JSONSyntaxError) in
                        try after.parse(bytes, maxDepth: depth)
                    }
                } catch {
                    fault = error
                }
                _ = before.withRoot { before in
                    after.withRoot { after in diff.compare(before, after, as: nil) }
                }
            }
        }
        diff.json.endArray()
        diff.json.write(losses)
        diff.json.endObject()
        json = diff.json
        if let fault { throw fault }
    }

    // MARK: Comparing

    /// Compares two values at the same pointer. `member` contains the first value.
    private mutating func compare(_ first: JSONNode, _ second: JSONNode, as member: JSONMember?) {
        switch (first.kind, second.kind) {
        case (.object, .object):
            if member?.isNamed("easing") == true, !Self.isOfOneKind(first, second) {
                change(first, second)
            } else {
                compareMembers(first, second)
            }
        case (.array, .array):
            let elements = (Array(first.elements), Array(second.elements))
            if let identity = member.flatMap({ ElementIdentity.ofElements(in: $0) }) {
                compare(elements.0, elements.1, by: identity)
            } else {
                compareByIndex(elements.0, elements.1)
            }
        case (.string, .string):
            if !Self.areEqual(first, second) { change(first, second) }
        case (.number, .number):
            if first.doubleValue != second.doubleValue { change(first, second) }
        case (.bool, .bool):
            if first.boolValue != second.boolValue { change(first, second) }
        case (.null, .null): break
        default: change(first, second)
        }
    }

    private mutating func compareMembers(_ first: JSONNode, _ second: JSONNode) {
        let (left, right) = (Array(first.members), Array(second.members))
        let names = (left.map(\.name), right.map(\.name))
        if names.0 == names.1 {
            for (index, name) in names.0.enumerated() {
                below(JSONPointer.escape(name)) {
                    $0.compare(left[index].value, right[index].value, as: left[index])
                }
            }
            return
        }
        for pair in KeyedMerge(names.0, names.1).pairs {
            let (before, after) = (pair.first.map { left[$0] }, pair.second.map { right[$0] })
            guard let name = (before ?? after)?.name else { continue }
            below(JSONPointer.escape(name)) { $0.compare(before?.value, after?.value, as: before ?? after) }
        }
    }

    private mutating func compare(_ first: [JSONNode], _ second: [JSONNode], by identity: ElementIdentity) {
        let names = identity.names(of: first, and: second)
        let merge = KeyedMerge(names.first, names.second)
        if identity.isOrdered, !merge.isInOrder { changeOrder(names.first, names.second) }
        for pair in merge.pairs {
            let name = pair.first.map { names.first[$0] } ?? pair.second.map { names.second[$0] } ?? ""
            below(name) {
                $0.compare(pair.first.map { first[$0] }, pair.second.map { second[$0] }, as: nil)
            }
        }
    }

    private mutating func compareByIndex(_ first: [JSONNode], _ second: [JSONNode]) {
        for index in 0..<max(first.count, second.count) {
            below("\(index)") {
                $0.compare(
                    index < first.count ? first[index] : nil, index < second.count ? second[index] : nil, as: nil)
            }
        }
    }

    /// Compares two values, of which one may be missing; that is one change.
    private mutating func compare(_ first: JSONNode?, _ second: JSONNode?, as member: JSONMember?) {
        if let first, let second {
            compare(first, second, as: member)
        } else if member == nil || first?.isNull == false || second?.isNull == false {
            // A member that is null says no more than one that is not there.
            change(first, second)
        }
    }

    /// Calls `body` with a token, already escaped, appended to the pointer.
    private mutating func below(_ token: String, _ body: (inout SpecificationDiff) -> Void) {
        guard !json.isFull, !JobBudget.isOver() else { return }
        let length = pointer.count
        pointer.append(UInt8(ascii: "/"))
        pointer.append(contentsOf: token.utf8)
        body(&self)
        pointer.removeSubrange(length...)
    }

    /// Whether two curves have the same members.
    private static func isOfOneKind(_ first: JSONNode, _ second: JSONNode) -> Bool {
        first.members.map(\.name) == second.members.map(\.name)
    }

    /// Whether two strings have the same bytes; canonical equivalence does not count.
    private static func areEqual(_ first: JSONNode, _ second: JSONNode) -> Bool {
        second.stringValue.map { first.stringEquals($0) } ?? false
    }

    // MARK: Changes

    private mutating func beginChange() {
        json.beginObject()
        json.key("pointer")
        let text = pointer
        json.string(utf8: text.span)
    }

    private mutating func change(_ first: JSONNode?, _ second: JSONNode?) {
        beginChange()
        json.key("from")
        json.write(first)
        json.key("to")
        json.write(second)
        if let before = first?.doubleValue, let after = second?.doubleValue {
            let delta = WrittenNumber.difference(from: before, to: after)
            json.member("delta", delta.value, decimals: delta.decimals)
        }
        json.endObject()
    }

    /// Writes the names of an array's elements before and after, if the common ones are in another order.
    private mutating func changeOrder(_ first: [String], _ second: [String]) {
        beginChange()
        json.member("from", first)
        json.member("to", second)
        json.endObject()
    }
}

/// A number parsed from what `JSONWriter.number` wrote, with the number of decimals that writes the same text again.
struct WrittenNumber {
    var value: Double
    var decimals: Int

    /// Makes a number with four decimals, as nearly all have, if they are exact; otherwise with the nine of curves.
    init(_ value: Double) {
        self.value = value
        decimals = (value * 10_000).rounded() / 10_000 == value ? 4 : 9
    }

    /// Returns `to` − `from` in decimal arithmetic: adding it to the written `from` gives the written `to`.
    ///
    /// If the numbers are too large for a double to count units of the last decimal, the doubles are subtracted.
    static func difference(from: Double, to: Double) -> WrittenNumber {
        let decimals = max(WrittenNumber(from).decimals, WrittenNumber(to).decimals)
        let scale = decimals == 4 ? 10_000.0 : 1_000_000_000
        let units = (from: (from * scale).rounded(), to: (to * scale).rounded())
        var difference = WrittenNumber(to - from)
        if max(units.from.magnitude, units.to.magnitude) < 0x1p52 { difference.value = (units.to - units.from) / scale }
        difference.decimals = decimals
        return difference
    }
}

extension Loss.Reason: NamedChoice { package static let names = ChoiceNames<Loss.Reason>() }

extension JSONWriter {
    /// Writes the losses in the second specification, as the member `losses`.
    fileprivate mutating func write(_ losses: [Loss]) {
        beginArray("losses")
        for loss in losses {
            beginObject()
            member("pointer", loss.pointer)
            member("reason", loss.reason)
            endObject()
        }
        endArray()
    }

    /// Writes a value again as it was written; null if there is none.
    fileprivate mutating func write(_ node: JSONNode?) {
        guard let node else { return null() }
        switch node.kind {
        case .object:
            beginObject()
            for member in node.members {
                key(text: member.name)
                write(member.value)
            }
            endObject()
        case .array:
            beginArray()
            for element in node.elements { write(element) }
            endArray()
        case .string, .text: string(node.stringValue ?? "")
        case .number:
            let number = WrittenNumber(node.doubleValue ?? 0)
            self.number(number.value, decimals: number.decimals)
        case .bool: bool(node.boolValue ?? false)
        case .null: null()
        }
    }
}
