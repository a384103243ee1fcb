import JSONText

/// The reason for which a message has no result, with a code of JSON-RPC 2.0 (section 5.1) or of the protocol.
struct ProtocolFault: Error, Sendable {
    let code: Int
    let message: String
    /// Further data in JSON; empty for none.
    var data: [UInt8] = []
    /// The id of the request, if it could be read.
    var id: RequestID?

    static func parseError(_ message: String) -> ProtocolFault { ProtocolFault(code: -32700, message: message) }

    static func invalidRequest(_ message: String, id: RequestID? = nil) -> ProtocolFault {
        ProtocolFault(code: -32600, message: message, id: id)
    }

    static func methodNotFound(_ method: String) -> ProtocolFault {
        ProtocolFault(code: -32601, message: "There is no method \"\(method.clipped(to: 80))\".")
    }

    static func invalidParams(_ message: String) -> ProtocolFault { ProtocolFault(code: -32602, message: message) }

    static func internalError(_ message: String) -> ProtocolFault { ProtocolFault(code: -32603, message: message) }

    /// The fault for a revision that is not supported.
    static func unsupported(_ revision: String) -> ProtocolFault {
        var data = JSONWriter(capacity: 256)
        data.beginObject()
        data.array("supported", Revision.stateless + Revision.negotiated.reversed()) { $0.string($1.rawValue) }
        data.member("requested", revision.clipped(to: 80))
        data.endObject()
        return ProtocolFault(
            code: -32022, message: "This revision of the protocol is not spoken here.", data: data.bytes)
    }

    /// The fault for a resource that does not exist. Revisions before 2026-07-28 have a separate code for it.
    static func noResource(_ uri: String, _ message: String, in revision: Revision) -> ProtocolFault {
        let data = JSONWriter.members { $0.member("uri", uri.clipped(to: 1000)) }
        return ProtocolFault(
            code: revision.isStateless ? -32602 : -32002, message: message,
            data: [UInt8(ascii: "{")] + data + [UInt8(ascii: "}")])
    }

    func of(_ id: RequestID) -> ProtocolFault {
        var fault = self
        fault.id = id
        return fault
    }
}
