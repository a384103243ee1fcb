import Devices
import MicroHTTP
import ModelContext
import ServiceTestSupport
import Synchronization
import TestSupport

/// An engine that writes down what it is asked and answers what it is told to.
final class Scripted: Answering {
    private let asked = Mutex<[Question]>([])
    private let reply: @Sendable (Question, Cancellation) -> Answer?

    init(_ reply: @escaping @Sendable (Question, Cancellation) -> Answer? = { _, _ in .json("{}") }) {
        self.reply = reply
    }

    /// All but the contract, which is there for every session.
    var questions: [Question] { asked.withLock { $0 } }

    func answer(to question: Question, _ cancellation: Cancellation) -> Answer? {
        if question.request == "GET /openapi.json" {
            return try? .json(Repository.text("Sources/CEmbedded/openapi.json"))
        }
        asked.withLock { $0.append(question) }
        return reply(question, cancellation)
    }
}

extension Answer {
    static func json(_ text: String, status: Int = 200) -> Answer {
        Answer(
            status: status, mediaType: status < 400 ? "application/json" : "application/problem+json",
            bytes: Array(text.utf8))
    }
}

/// A client that says what it is told to and looks at what comes back.
struct Client {
    let engine: Scripted
    private var session: Session

    init(_ engine: Scripted = Scripted()) {
        self.engine = engine
        session = Session(engine, catalog: .builtIn)
    }

    /// A client that has agreed on a revision.
    static func initialized(_ revision: String = "2025-06-18", _ engine: Scripted = Scripted()) throws -> Client {
        var client = Client(engine)
        _ = try client.ask("initialize", #"{"protocolVersion":"\#(revision)","capabilities":{},"clientInfo":{}}"#)
        return client
    }

    /// The members of a request's params by which it says that it is made in the revision of July 2026.
    static let envelope =
        #"""
        "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\#
        "io.modelcontextprotocol/clientCapabilities":{}}
        """#

    /// What comes back for a line; missing where nothing does.
    mutating func send(_ line: String) throws -> JSON { try send(Array(line.utf8)) }

    mutating func send(_ line: [UInt8]) throws -> JSON {
        switch session.take(line) {
        case .nothing, .cancel: .missing
        case .send(let line): try Self.json(line)
        case .work(let request): try request.answer(Cancellation()).map { try Self.json($0) } ?? .missing
        }
    }

    /// A message is one line.
    private static func json(_ line: [UInt8]) throws -> JSON {
        guard !line.contains(UInt8(ascii: "\n")) else { return .missing }
        let message = try JSON(line)
        return message["jsonrpc"] == "2.0" ? message : .missing
    }

    mutating func ask(_ method: String, _ params: String = "{}") throws -> JSON {
        try send(#"{"jsonrpc":"2.0","id":7,"method":"\#(method)","params":\#(params)}"#)
    }

    /// The result of a tool.
    mutating func call(_ tool: String, _ arguments: String = "{}") throws -> JSON {
        try ask("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)["result"]
    }
}
