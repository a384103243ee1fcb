import JSONText

/// A request or a notification that was read from a line. It is valid as long as the line's document.
struct Incoming {
    /// The id of a request; `nil` for a notification.
    let id: RequestID?
    let method: String
    /// The parameters, an object; `nil` if there are none.
    let params: JSONNode?

    /// Reads a message; `nil` if it is an answer to a request, which is unexpected because the server never sends
    /// requests.
    init?(_ root: JSONNode) throws(ProtocolFault) {
        guard root.kind == .object else {
            throw .invalidRequest(
                root.kind == .array
                    ? "Batches are not taken: send each message in a line of its own." : "A message is a JSON object.")
        }
        let id = root.member("id").flatMap { RequestID($0) }
        guard root.member("jsonrpc")?.stringEquals("2.0") == true else {
            throw .invalidRequest("\"jsonrpc\" has to be \"2.0\".", id: id)
        }
        if root.member("method") == nil, root.member("result") != nil || root.member("error") != nil { return nil }
        guard let method = root.member("method"), method.kind == .string, let name = method.stringValue else {
            throw .invalidRequest("\"method\" has to be a string.", id: id)
        }
        guard id != nil || root.member("id") == nil else {
            throw .invalidRequest("\"id\" has to be a string, or a whole number below 2^53.")
        }
        let params = root.member("params")
        if let params, params.kind != .object {
            throw ProtocolFault.invalidParams("\"params\" has to be an object.").with(id)
        }
        self.id = id
        self.method = name
        self.params = params
    }

    /// Returns a required string of the params.
    func string(_ name: StaticString) throws(ProtocolFault) -> String {
        guard let value = params?.member(name), value.kind == .string, let text = value.stringValue else {
            throw .invalidParams("\"params\" needs the string \"\(name)\".")
        }
        return text
    }
}

extension ProtocolFault {
    fileprivate func with(_ id: RequestID?) -> ProtocolFault { id.map { of($0) } ?? self }
}
