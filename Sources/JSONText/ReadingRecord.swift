/// What reading a body leaves behind: every fault, and the canonical key. One for each body; reusable.
///
/// The key stands for the body only where there are no faults.
@safe @usableFromInline package final class ReadingRecord {
    /// How many faults are listed.
    package static let limit = 100

    /// Owned; freed in `deinit`. Readers write through it.
    let notes: UnsafeMutablePointer<ReadingNotes>

    package init() {
        unsafe notes = .allocate(capacity: 1)
        unsafe notes.initialize(to: ReadingNotes())
    }

    deinit {
        // Pairs with the `allocate` of `init`, and with that of the events.
        unsafe notes.pointee.events.deallocate()
        unsafe notes.deinitialize(count: 1)
        unsafe notes.deallocate()
    }

    /// The record as readers hold it.
    var handle: RecordHandle { unsafe RecordHandle(notes: notes) }

    /// The faults in the order of reading; behind the hundredth stands one that says that there are more.
    package var faults: [JSONFault] { unsafe notes.pointee.faults }

    /// How many faults there are, that one included.
    package var faultCount: Int { unsafe notes.pointee.faults.count }

    /// The key of what has been read so far.
    /// - Complexity: O(bytes): a copy.
    package var key: CanonicalKey { unsafe CanonicalKey(notes.pointee.events) }

    /// Whether no more faults are listed, so that looking for them can stop.
    package var isFull: Bool { handle.isFull }

    /// Adds a fault; `fault` is made only while there is room.
    package func add(_ fault: () -> JSONFault) { handle.add(fault) }

    /// Records in the key something the answer depends on that is not read from the body: the endpoint, the format.
    package func mark(_ text: String) { unsafe notes.pointee.events.mark(text) }

    /// Records in the key everything that was read into another record, at this point.
    package func append(keyOf other: ReadingRecord) {
        unsafe notes.pointee.events.append(other.notes.pointee.events)
    }

    /// Empties the record, for another body.
    package func reset() {
        unsafe notes.pointee.faults.removeAll(keepingCapacity: true)
        unsafe notes.pointee.events.removeAll()
    }
}

/// What a record holds.
@usableFromInline struct ReadingNotes {
    var faults: [JSONFault] = []
    @usableFromInline var events = KeyEvents()
}

/// A record as readers hold it: a pointer, free to copy, with no references to count. It holds as long as the record.
@safe @usableFromInline struct RecordHandle {
    @usableFromInline let notes: UnsafeMutablePointer<ReadingNotes>

    init(notes: UnsafeMutablePointer<ReadingNotes>) { unsafe self.notes = unsafe notes }

    /// Adds an event to the key.
    @inlinable @inline(__always) func addEvent(_ event: (inout KeyEvents) -> Void) {
        unsafe event(&notes.pointee.events)
    }

    var isFull: Bool { unsafe notes.pointee.faults.count > ReadingRecord.limit }

    func add(_ fault: () -> JSONFault) {
        let count = unsafe notes.pointee.faults.count
        if count < ReadingRecord.limit {
            // Made first: making it may not look at the list that it goes to.
            let fault = fault()
            unsafe notes.pointee.faults.append(fault)
        } else if count == ReadingRecord.limit {
            unsafe notes.pointee.faults.append(.unlisted(after: count))
        }
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
        (stringValue ?? "").clipped(to: 40)
    }

    /// A number in a sentence: whole ones without a fraction, others with as many digits as tell them apart.
    static func shown(_ number: Double) -> String {
        number.magnitude < 1e15 && number == number.rounded() ? "\(Int64(number))" : "\(number)"
    }
}
