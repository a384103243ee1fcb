import JSONText
import Service

/// Messages to the client, each as a line without its line break.
enum Outgoing {
    /// The milliseconds for which a client may cache a list or a resource. These change only when the program is
    /// replaced.
    private static let milliseconds = 3_600_000

    /// Returns the result of a request.
    ///
    /// - Parameters:
    ///   - isCacheable: Whether clients may cache it.
    ///   - members: Writes the members of the result.
    static func result(
        to id: RequestID, in revision: Revision, isCacheable: Bool = false, _ members: (inout JSONWriter) -> Void
    ) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.member("jsonrpc", "2.0")
        json.key("id")
        json.again(Array(id.json.utf8))
        json.beginObject("result")
        members(&json)
        if revision.isStateless {
            json.member("resultType", "complete")
            if isCacheable {
                json.member("ttlMs", milliseconds)
                json.member("cacheScope", "public")
            }
            json.beginObject("_meta")
            writeServer("io.modelcontextprotocol/serverInfo", to: &json)
            json.endObject()
        }
        json.endObject()
        json.endObject()
        return json.bytes
    }

    /// The answer to a request, or to anything else, that has no result because of a fault.
    static func error(_ fault: ProtocolFault) -> [UInt8] {
        let error: JSONValue = [
            "code": .integer(fault.code), "message": .string(fault.message),
            "data": fault.data.isEmpty ? nil : .json(fault.data),
        ]
        let id = fault.id.map { JSONValue.json(Array($0.json.utf8)) } ?? .null
        return (["jsonrpc": "2.0", "id": id, "error": error] as JSONValue).bytes
    }

    /// Writes the member that describes the server.
    static func writeServer(_ name: StaticString, to json: inout JSONWriter) {
        json.member(
            name, ["name": .string(Version.name), "title": "Scrim", "version": .string(Version.current)])
    }
}
