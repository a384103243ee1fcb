/// What reading a body produces in addition to its values: every fault, and the canonical key. There is one for each
/// body, but it can be reused.
///
/// The key is valid only if there are no faults.
@safe @usableFromInline package final class DecodingContext {
    /// The most faults that are listed.
    package static let limit = 100

    /// Owned; freed in `deinit`. Readers write through it.
    let state: UnsafeMutablePointer<DecodingState>

    /// - Parameter advice: Extends each fault by what was probably meant.
    package init(advice: @escaping FaultAdvice = NearestName.advise) {
        unsafe state = .allocate(capacity: 1)
        unsafe state.initialize(to: DecodingState(advice: advice))
    }

    /// Returns an empty context with the same advice.
    package func another() -> DecodingContext { DecodingContext(advice: unsafe state.pointee.advice) }

    deinit {
        // This matches the `allocate` in `init`, and the one for the events.
        unsafe state.pointee.events.deallocate()
        unsafe state.deinitialize(count: 1)
        unsafe state.deallocate()
    }

    /// A reference to this context for readers.
    var handle: DecodingHandle { unsafe DecodingHandle(state: state) }

    /// The faults in the order of reading; after the hundredth comes one that says that there are more.
    package var faults: [JSONFault] { unsafe state.pointee.faults }

    /// The number of faults so far.
    package var faultCount: Int { unsafe state.pointee.faults.count }

    /// The key of what has been read so far.
    /// - Complexity: O(bytes): a copy.
    package var key: CanonicalKey { unsafe CanonicalKey(state.pointee.events) }

    /// Whether the limit of faults is reached, so that searching for more can stop.
    package var isFull: Bool { handle.isFull }

    /// Adds a fault. `fault` is called only if the limit is not reached.
    package func add(_ fault: () -> JSONFault) { handle.add(fault) }

    /// Removes and returns the faults, for the caller to report later.
    package func takeFaults() -> [JSONFault] {
        defer { unsafe state.pointee.faults.removeAll() }
        return faults
    }

    /// Records in the key something that the answer depends on and that is not read from the body: the endpoint, the
    /// format.
    package func mark(_ text: String) { unsafe state.pointee.events.mark(text) }

    /// Records in the key, at this point, everything that was read with another context.
    package func append(keyOf other: DecodingContext) {
        unsafe state.pointee.events.append(other.state.pointee.events)
    }

    /// Empties the context, so that it can be used for another body.
    package func reset() {
        unsafe state.pointee.faults.removeAll(keepingCapacity: true)
        unsafe state.pointee.events.removeAll()
        unsafe state.pointee.neededNull = nil
    }
}

/// The data of a context.
@usableFromInline struct DecodingState {
    let advice: FaultAdvice
    var faults: [JSONFault] = []
    /// The place on the tape of the last null that stands where something has to be.
    var neededNull: Int?
    @usableFromInline var events = KeyEvents()
}

/// A reference to a context for readers: a plain pointer, copied without reference counting. Valid as long as the
/// context.
@safe @usableFromInline struct DecodingHandle {
    @usableFromInline let state: UnsafeMutablePointer<DecodingState>

    init(state: UnsafeMutablePointer<DecodingState>) { unsafe self.state = unsafe state }

    /// Adds an event to the key.
    @inlinable @inline(__always) func addEvent(_ event: (inout KeyEvents) -> Void) {
        unsafe event(&state.pointee.events)
    }

    var isFull: Bool { unsafe state.pointee.faults.count > DecodingContext.limit }

    /// Returns an empty context whose faults pass through `change`, which also gets the advice of this one.
    func another(
        _ change: @escaping @Sendable (_ fault: inout JSONFault, _ site: FaultSite, _ advice: FaultAdvice) -> Void
    ) -> DecodingContext {
        let advice = unsafe state.pointee.advice
        return DecodingContext { change(&$0, $1, advice) }
    }

    /// Adds to this context what was read with another one: its key, at this point, and its faults except those that
    /// are already here.
    ///
    /// - Parameter place: Changes those that are not.
    func take(_ other: DecodingContext, placing place: (JSONFault) -> JSONFault = { $0 }) {
        unsafe state.pointee.events.append(other.state.pointee.events)
        for fault in other.faults {
            let isKnown = unsafe state.pointee.faults.contains { $0.pointer == fault.pointer && $0.code == fault.code }
            if !isKnown { add { place(fault) } }
        }
    }

    /// Adds a fault that was found at `site`. Both are called only if the limit is not reached.
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
            // The fault is made before the list is accessed, because `fault` may access it, too.
            let fault = fault()
            unsafe state.pointee.faults.append(fault)
        } else if count == DecodingContext.limit {
            unsafe state.pointee.faults.append(.unlisted(after: count))
        }
    }

    /// Notes that a value cannot be left out, for the case that it is null.
    @usableFromInline func need(_ node: JSONNode) {
        if node.kind == .null { unsafe state.pointee.neededNull = node.valueIndex }
    }

    /// - Parameter phrase: What was expected, if `wanted` does not describe it fully.
    func wrongType(_ node: JSONNode, wanted: JSONKinds, phrase: String? = nil) {
        add {
            var message = "Needs \(phrase ?? wanted.phrase) and got \(node.sighting)."
            let pointer = node.pointer
            let isMember = !pointer.isEmpty && !node.isElement
            if node.kind == .null, isMember, unsafe state.pointee.neededNull != node.valueIndex {
                message += " Leave the member out instead of giving null."
            }
            return JSONFault(pointer: pointer, code: "wrongType", message: message)
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
    /// The value as it is displayed in a message: simple values as they are but shortened, containers by their kind.
    var sighting: String {
        switch kind {
        case .string: "the string \"\(clipped)\""
        case .text: "\"\(clipped)\""
        case .number: "the number \(doubleValue.map(Self.shown) ?? "")"
        case .bool: boolValue == true ? "true" : "false"
        case .null, .object, .array: kind.phrase
        }
    }

    /// The first forty Unicode scalars of the string.
    private var clipped: String { (stringValue ?? "").clipped(to: 40) }

    /// A number as it is displayed in a sentence: whole numbers without decimals, others with as many digits as are
    /// needed to identify them.
    static func shown(_ number: Double) -> String {
        number.magnitude < 1e15 && number == number.rounded() ? "\(Int64(number))" : "\(number)"
    }
}
