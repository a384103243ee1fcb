package import Devices
import Dialogs
import JSONText
import MicroHTTP
import Service

/// The state of the protocol for one client. It takes the client's messages one by one, and returns what has to be done
/// about each. It uses neither threads nor descriptors itself.
package struct Session {
    /// What a message requires.
    package enum Step: Sendable {
        /// Nothing: it was a notification.
        case nothing
        /// Send this line, the answer.
        case send([UInt8])
        /// Compute the answer. More messages may be processed meanwhile.
        case work(PendingRequest)
        /// Cancel this request, because the client does not expect its answer any more.
        case cancel(key: String)
    }

    private let answering: any Answering
    private let contract: Contract
    private let completion: Completion
    /// The revision that `initialize` has agreed on; `nil` before that.
    private var negotiated: Revision?
    private let document = JSONDocument()

    /// The deepest nesting of a message: that of a request to the engine, plus the levels of the message around it.
    private static let depth = 64

    /// - Parameters:
    ///   - catalog: The devices for completions.
    ///   - styles: The names of styles for completions; the built-in ones by default.
    package init(_ answering: any Answering, catalog: Catalog, styles: [String]? = nil) {
        self.answering = answering
        let contract = answering.answer(to: Question("GET /openapi.json"), Cancellation())
        self.contract = Contract(contract?.bytes ?? [])
        completion = Completion(
            devices: catalog.profiles.map(\.id), styles: styles ?? StyleName.allCases.map(\.rawValue))
    }

    /// The answer to a line that is longer than allowed.
    package static func refusal(ofLineBeyond limit: Int) -> [UInt8] {
        Outgoing.error(.invalidRequest("A message has at most \(limit) bytes here."))
    }

    /// The answer to a request that is refused because another one with the same id, or too many others, are being
    /// computed.
    package static func refusal(of request: PendingRequest, _ reason: String) -> [UInt8] {
        Outgoing.error(.invalidRequest(reason, id: request.id))
    }

    /// Processes a line from the client.
    package mutating func take(_ line: [UInt8]) -> Step {
        do throws(ProtocolFault) {
            do throws(JSONSyntaxError) {
                try document.parse(line, maxDepth: Self.depth)
            } catch {
                throw error.pointers.isEmpty ? .parseError(error.message) : .invalidRequest(error.message)
            }
            let step = document.withRoot { root in
                Result { () throws(ProtocolFault) in try self.take(root) }
            }
            return try step?.get() ?? .nothing
        } catch {
            return .send(Outgoing.error(error))
        }
    }

    private mutating func take(_ root: JSONNode) throws(ProtocolFault) -> Step {
        guard let message = try Incoming(root) else { return .nothing }
        guard let id = message.id else { return notified(message) }
        do throws(ProtocolFault) {
            if message.method == "initialize" { return .send(try initialize(message, id)) }
            let revision = try revision(of: message)
            return try step(for: message, Call(id: id, revision: revision))
        } catch {
            throw error.of(id)
        }
    }

    private func notified(_ message: Incoming) -> Step {
        guard message.method == "notifications/cancelled", let id = message.params?.member("requestId"),
            let request = RequestID(id)
        else { return .nothing }
        return .cancel(key: request.json)
    }

    /// A call: the id of the request, and the revision to be used for the answer.
    private struct Call {
        let id: RequestID
        let revision: Revision

        func result(isCacheable: Bool = false, _ members: (inout JSONWriter) -> Void) -> Step {
            .send(Outgoing.result(to: id, in: revision, isCacheable: isCacheable, members))
        }
    }

    // MARK: Revisions

    private mutating func initialize(_ message: Incoming, _ id: RequestID) throws(ProtocolFault) -> [UInt8] {
        let revision = Revision(negotiating: try message.string("protocolVersion"))
        negotiated = revision
        return Outgoing.result(to: id, in: revision) { json in
            json.member("protocolVersion", revision.rawValue)
            Self.writeCapabilities(to: &json)
            Outgoing.writeServer("serverInfo", to: &json)
            json.member("instructions", Self.instructions)
        }
    }

    /// The revision for a request: the one that the request names, otherwise the one that was agreed on.
    private func revision(of message: Incoming) throws(ProtocolFault) -> Revision {
        let meta = message.params?.member("_meta")
        if let named = meta?.member("io.modelcontextprotocol/protocolVersion") {
            guard let name = named.stringValue, let revision = Revision(rawValue: name), revision.isStateless else {
                throw .unsupported(named.stringValue ?? named.jsonText)
            }
            guard meta?.member("io.modelcontextprotocol/clientCapabilities")?.kind == .object else {
                throw .invalidParams("\"_meta\" needs \"io.modelcontextprotocol/clientCapabilities\".")
            }
            return revision
        }
        // A ping is answered at any time, even before a revision has been agreed on.
        if message.method == "ping" { return negotiated ?? .november2025 }
        guard let negotiated else {
            throw .invalidParams(
                "Say initialize first, or name the revision in \"_meta\": \"io.modelcontextprotocol/protocolVersion\".")
        }
        return negotiated
    }

    private static func writeCapabilities(to json: inout JSONWriter) {
        json.beginObject("capabilities")
        for capability in ["tools", "resources", "prompts", "completions"] as [StaticString] {
            json.beginObject(capability)
            json.endObject()
        }
        json.endObject()
    }

    private static let instructions = """
        Scrim lays out modal dialogs as iOS, Android, the web and others do. Begin with lay_out or draw: a device id \
        and a dialog such as {"style": "alert", "content": {"title": "Delete it?", "actions": [{"title": "Delete", \
        "role": "destructive"}, {"title": "Cancel", "role": "cancel"}]}}. Members of the request that are wrong are \
        named by JSON pointers, with what would be right. Call lint before you hand a dialog over, and draw to look \
        at it. look_up has devices, styles, schemas and the guide.
        """

    // MARK: Methods

    private func step(for message: Incoming, _ call: Call) throws(ProtocolFault) -> Step {
        switch message.method {
        case "ping": return call.result { _ in }
        case "server/discover" where call.revision.isStateless: return discover(call)
        case "tools/list": return toolList(call)
        case "tools/call": return try toolCall(message, call)
        case "resources/list":
            return list("resources", Resource.all.map(\.value), call)
        case "resources/templates/list":
            return list("resourceTemplates", ResourceTemplate.all.map(\.value), call)
        case "resources/read": return try read(message, call)
        case "prompts/list": return list("prompts", Prompt.all.map(\.value), call)
        case "prompts/get": return try prompt(message, call)
        case "completion/complete": return try complete(message, call)
        default: throw .methodNotFound(message.method)
        }
    }

    private func discover(_ call: Call) -> Step {
        call.result(isCacheable: true) { json in
            let revisions = Revision.stateless + Revision.negotiated.reversed()
            json.member("supportedVersions", revisions.map(\.rawValue))
            Self.writeCapabilities(to: &json)
            json.member("instructions", Self.instructions)
        }
    }

    private func list(_ name: StaticString, _ items: [JSONValue], _ call: Call) -> Step {
        call.result(isCacheable: true) { json in
            json.member(name, .list(items))
        }
    }

    private func toolList(_ call: Call) -> Step {
        call.result(isCacheable: true) { json in
            json.beginArray("tools")
            contract.withSchemas { schemas in
                for tool in Tools.all { tool.write(schemas, to: &json) }
            }
            json.endArray()
        }
    }

    private func toolCall(_ message: Incoming, _ call: Call) throws(ProtocolFault) -> Step {
        let tool = try Tools.named(try message.string("name"))
        let given = message.params?.member("arguments")
        if let given, given.kind != .object { throw .invalidParams("\"arguments\" has to be an object.") }
        switch tool.errand(Arguments(given), in: contract) {
        case .done(let result): return call.result { result.write(in: call.revision, to: &$0) }
        case .ask(let question):
            return work(call) { [answering] in answering.answer(to: question, $0).map { ToolResult($0) } }
        case .read(let address):
            let reader = ResourceReader(answering: answering, contract: contract)
            return work(call) { reader.read(address, $0).map { ToolResult($0) } }
        }
    }

    private func work(_ call: Call, _ work: @escaping @Sendable (Cancellation) -> ToolResult?) -> Step {
        .work(
            PendingRequest(id: call.id) { cancellation in
                work(cancellation).map { result in
                    Outgoing.result(to: call.id, in: call.revision) { result.write(in: call.revision, to: &$0) }
                }
            })
    }

    private func read(_ message: Incoming, _ call: Call) throws(ProtocolFault) -> Step {
        let uri = try message.string("uri")
        guard let address = ResourceAddress(uri) else {
            throw .noResource(
                uri, "There is no such address; it would begin with \(ResourceAddress.scheme).", in: call.revision)
        }
        let reader = ResourceReader(answering: answering, contract: contract)
        return .work(
            PendingRequest(id: call.id) { cancellation in
                guard let answer = reader.read(address, cancellation) else { return nil }
                return Self.contents(answer, of: uri, call)
            })
    }

    private static func contents(_ answer: Answer, of uri: String, _ call: Call) -> [UInt8] {
        guard !answer.isProblem else {
            return Outgoing.error(ProtocolFault.noResource(uri, ToolResult(answer).text, in: call.revision).of(call.id))
        }
        return Outgoing.result(to: call.id, in: call.revision, isCacheable: true) { json in
            let type = String(answer.mediaType.prefix { $0 != ";" })
            json.member("contents", [["uri": .string(uri), "mimeType": .string(type), "text": .text(answer.bytes)]])
        }
    }

    private func prompt(_ message: Incoming, _ call: Call) throws(ProtocolFault) -> Step {
        let name = try message.string("name")
        guard let prompt = Prompt.all.first(where: { $0.name == name }) else {
            throw .invalidParams("There is no prompt \"\(name.clipped(to: 80))\".")
        }
        let given = message.params?.member("arguments")?.members.compactMap { member in
            member.value.stringValue.map { (member.name, $0) }
        }
        let text = try prompt.filled(with: Dictionary(given ?? []) { first, _ in first })
        return call.result { json in
            json.member("description", prompt.description)
            json.member("messages", [["role": "user", "content": ["type": "text", "text": .string(text)]]])
        }
    }

    private func complete(_ message: Incoming, _ call: Call) throws(ProtocolFault) -> Step {
        guard let argument = message.params?.member("argument"), let name = argument.member("name")?.stringValue,
            let typed = argument.member("value")?.stringValue, let reference = message.params?.member("ref")
        else { throw .invalidParams("\"params\" needs \"ref\" and \"argument\" with its \"name\" and \"value\".") }
        let template: ResourceTemplate?
        switch reference.member("type")?.stringValue {
        case "ref/prompt":
            template = nil
            guard let requested = reference.member("name")?.stringValue,
                Prompt.all.contains(where: { $0.name == requested })
            else { throw .invalidParams("There is no such prompt.") }
        case "ref/resource":
            template = ResourceTemplate.all.first { $0.uri == reference.member("uri")?.stringValue }
            guard template != nil else { throw .invalidParams("There is no such template of resources.") }
        default: throw .invalidParams("\"ref\" needs the type ref/prompt or ref/resource.")
        }
        let values = completion.values(of: name, in: template)
        return call.result { Completion.write(values, for: typed, to: &$0) }
    }
}
