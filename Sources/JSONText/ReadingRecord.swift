/// What reading a body leaves behind: every fault, and the canonical key. One for each body; reusable.
///
/// The key stands for the body only where there are no faults.
package final class ReadingRecord {
    /// How many faults are listed.
    package static let limit = 100

    /// The faults in the order of reading; behind the hundredth stands a note that there are more.
    package private(set) var faults: [JSONFault] = []
    package var key = CanonicalKey()

    package init() {}

    /// Whether no more faults are listed, so that looking for them can stop.
    package var isFull: Bool { faults.count > Self.limit }

    /// Notes a fault; `fault` is made only while there is room.
    package func add(_ fault: () -> JSONFault) {
        if faults.count < Self.limit {
            faults.append(fault())
        } else if faults.count == Self.limit {
            faults.append(
                JSONFault(
                    pointer: "", code: "tooManyFaults",
                    message: "There are more than \(Self.limit) faults; the rest are not listed."))
        }
    }

    /// Makes the record ready for another body.
    package func reset() {
        faults.removeAll(keepingCapacity: true)
        key.removeAll()
    }

    func wrongType(_ node: JSONNode, wanted: String) {
        add {
            var message = "Needs \(wanted) and got \(node.sighting)."
            if node.kind == .null { message += " Leave the member out instead of giving null." }
            return JSONFault(pointer: node.pointer, code: "wrongType", message: message)
        }
    }

    func overLimit(_ node: JSONNode, code: String, message: String, setting: String?) {
        add {
            let cause = setting.map { " The limit is the setting \($0)." } ?? ""
            return JSONFault(pointer: node.pointer, code: code, message: message + cause)
        }
    }
}

extension JSONNode {
    /// The value as a message shows it: scalars as they are, clipped; containers by kind.
    var sighting: String {
        switch kind {
        case .string: "the string \"\(clipped)\""
        case .text: "\"\(clipped)\""
        case .number: "the number \(doubleValue.map(Self.shown) ?? "")"
        case .bool: boolValue == true ? "true" : "false"
        case .null, .object, .array: kind.phrase
        }
    }

    /// At most forty scalars of the string.
    private var clipped: String {
        let text = stringValue ?? ""
        let head = String(String.UnicodeScalarView(text.unicodeScalars.prefix(40)))
        return head.utf8.count < text.utf8.count ? head + "…" : head
    }

    /// A number in a sentence: whole ones without a fraction, others with as many digits as tell them apart.
    static func shown(_ number: Double) -> String {
        number.magnitude < 1e15 && number == number.rounded() ? "\(Int64(number))" : "\(number)"
    }
}
