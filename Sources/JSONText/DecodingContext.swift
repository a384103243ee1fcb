/// What reading a body leaves behind: every fault, and the canonical key. One for each body; reusable.
///
/// The key stands for the body only where there are no faults.
@safe @usableFromInline package final class DecodingContext {
    /// How many faults are listed.
    package static let limit = 100

    /// Owned; freed in `deinit`. Readers write through it.
    let state: UnsafeMutablePointer<DecodingState>

    /// - Parameter advice: What adds to each fault what its author probably meant.
    package init(advice: @escaping FaultAdvice = NearestName.advise) {
        unsafe state = .allocate(capacity: 1)
        unsafe state.initialize(to: DecodingState(advice: advice))
    }

    /// Another context, empty, with the same advice.
    package func another() -> DecodingContext { DecodingContext(advice: unsafe state.pointee.advice) }

    deinit {
        // Pairs with the `allocate` of `init`, and with that of the events.
        unsafe state.pointee.events.deallocate()
        unsafe state.deinitialize(count: 1)
        unsafe state.deallocate()
    }

    /// The context as readers hold it.
    var handle: DecodingHandle { unsafe DecodingHandle(state: state) }

    /// The faults in the order of reading; behind the hundredth stands one that says that there are more.
    package var faults: [JSONFault] { unsafe state.pointee.faults }

    /// The number of faults so far.
    package var faultCount: Int { unsafe state.pointee.faults.count }

    /// The key of what has been read so far.
    /// - Complexity: O(bytes): a copy.
    package var key: CanonicalKey { unsafe CanonicalKey(state.pointee.events) }

    /// Whether no more faults are listed, so that looking for them can stop.
    package var isFull: Bool { handle.isFull }

    /// Adds a fault; `fault` is made only while there is room.
    package func add(_ fault: () -> JSONFault) { handle.add(fault) }

    /// Takes the faults out, for the caller to report later.
    package func takeFaults() -> [JSONFault] {
        defer { unsafe state.pointee.faults.removeAll() }
        return faults
    }

    /// Records in the key something the answer depends on that is not read from the body: the endpoint, the format.
    package func mark(_ text: String) { unsafe state.pointee.events.mark(text) }

    /// Records in the key everything that was read into another context, at this point.
    package func append(keyOf other: DecodingContext) {
        unsafe state.pointee.events.append(other.state.pointee.events)
    }

    /// Empties the context, for another body.
    package func reset() {
        unsafe state.pointee.faults.removeAll(keepingCapacity: true)
        unsafe state.pointee.events.removeAll()
    }
}

/// What a context holds.
@usableFromInline struct DecodingState {
    let advice: FaultAdvice
    var faults: [JSONFault] = []
    @usableFromInline var events = KeyEvents()
}

/// A context as readers hold it: a pointer, free to copy, with no references to count. It holds as long as the context.
@safe @usableFromInline struct DecodingHandle {
    @usableFromInline let state: UnsafeMutablePointer<DecodingState>

    init(state: UnsafeMutablePointer<DecodingState>) { unsafe self.state = unsafe state }

    /// Adds an event to the key.
    @inlinable @inline(__always) func addEvent(_ event: (inout KeyEvents) -> Void) {
        unsafe event(&state.pointee.events)
    }

    var isFull: Bool { unsafe state.pointee.faults.count > DecodingContext.limit }

    /// Another context, empty, whose faults come by way of `change`, which has this one's advice at hand.
    func another(
        _ change: @escaping @Sendable (_ fault: inout JSONFault, _ site: FaultSite, _ advice: FaultAdvice) -> Void
    ) -> DecodingContext {
        let advice = unsafe state.pointee.advice
        return DecodingContext { change(&$0, $1, advice) }
    }

    /// Takes over what was read into another context: its key, at this point, and its faults but for those that are
    /// known.
    func take(_ other: DecodingContext) {
        unsafe state.pointee.events.append(other.state.pointee.events)
        for fault in other.faults {
            let isKnown = unsafe state.pointee.faults.contains { $0.pointer == fault.pointer && $0.code == fault.code }
            if !isKnown { add { fault } }
        }
    }

    /// Adds a fault that was found at `site`; both are made only while there is room.
    func add(_ fault: () -> JSONFault, at site: () -> FaultSite) {
        add {
            var fault = fault()
            unsafe state.pointee.advice(&fault, site())
            return fault
        }
    }

    func add(_ fault: () -> JSONFault) {
        let count = unsafe state.pointee.faults.count
        if count < DecodingContext.limit {
            // Made first: making it may not look at the list that it goes to.
            let fault = fault()
            unsafe state.pointee.faults.append(fault)
        } else if count == DecodingContext.limit {
            unsafe state.pointee.faults.append(.unlisted(after: count))
        }
    }

    /// - Parameter phrase: What was wanted, where the kinds do not say all of it.
    func wrongType(_ node: JSONNode, wanted: JSONKinds, phrase: String? = nil) {
        add {
            var message = "Needs \(phrase ?? wanted.phrase) and got \(node.sighting)."
            if node.kind == .null { message += " Leave the member out instead of giving null." }
            return JSONFault(pointer: node.pointer, code: "wrongType", message: message)
        } at: {
            FaultSite(node: node, wanted: wanted)
        }
    }

    func overLimit(
        _ node: JSONNode, code: String, message: String, setting: String?, range: ClosedRange<Double>? = nil
    ) {
        add {
            let cause = setting.map { " The limit is the setting \($0)." } ?? ""
            return JSONFault(pointer: node.pointer, code: code, message: message + cause)
        } at: {
            FaultSite(node: node, range: range)
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
