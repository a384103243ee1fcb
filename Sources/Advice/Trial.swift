import JSONText
import Wire

extension Sketch {
    /// Whether a request takes the value in a place, as far as this depends on nothing else in the request. Advice that
    /// is refused when it is followed is worse than none.
    func isAccepted(at path: SchemaPath) -> Bool {
        guard let root = path.tokens.first, ["device", "dialog", "options"].contains(root) else { return true }
        let body = path.tokens.reversed().reduce(json) { value, token in
            token == "*" ? "[\(value)]" : "{\(token.jsonText):\(value)}"
        }
        let pointer = path.tokens.map { $0 == "*" ? "/0" : "/" + $0 }.joined()
        guard let faults = RequestTrial.faults(of: body) else { return false }
        return !faults.contains { fault in
            // No catalogue is read, and what suits the rest of the request is another matter.
            fault.code != "unknownDevice" && fault.code != "conflictingMember"
                && (fault.pointer == pointer || fault.pointer.hasPrefix(pointer + "/"))
        }
    }
}
