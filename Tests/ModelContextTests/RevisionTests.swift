import ServiceTestSupport
import Testing

@Suite struct `The revision` {
    /// "If the server supports the requested protocol version, it MUST respond with the same version. Otherwise …
    /// SHOULD be the latest version supported by the server" (2025-11-25, Lifecycle).
    @Test(arguments: [
        ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
        ("2025-11-25", "2025-11-25"), ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"), ("", "2025-11-25"),
    ])
    func `the revision is agreed on by initialize`(asked: String, spoken: String) throws {
        var client = Client()
        let result = try client.ask("initialize", #"{"protocolVersion":"\#(asked)","capabilities":{}}"#)["result"]
        #expect(result["protocolVersion"] == .string(spoken))
        #expect(Set(result["capabilities"].members.keys) == ["tools", "resources", "prompts", "completions"])
        #expect(result["serverInfo"]["name"] == "scrim" && result["serverInfo"]["version"].string != nil)
        #expect(result["resultType"] == .missing && result["_meta"] == .missing)
        #expect(try client.ask("tools/list")["result"]["tools"].elements.count == 9)
    }

    /// "Servers MUST implement server/discover"; results have `resultType`, those that may be kept `ttlMs` and
    /// `cacheScope` (2026-07-28, Discovery, Caching).
    @Test func `the revision of July 2026 is named by each request, and none comes first`() throws {
        var client = Client()
        let found = try client.ask("server/discover", "{\(Client.envelope)}")["result"]
        #expect(found["supportedVersions"][0] == "2026-07-28" && found["supportedVersions"].elements.count == 5)
        let info = found["_meta"]["io.modelcontextprotocol/serverInfo"]
        #expect(found["resultType"] == "complete" && info["name"] == "scrim")
        for method in ["server/discover", "tools/list", "resources/list", "resources/templates/list", "prompts/list"] {
            let result = try client.ask(method, "{\(Client.envelope)}")["result"]
            #expect(result["resultType"] == "complete" && result["cacheScope"] == "public", "\(method)")
            #expect(result["ttlMs"].number >= 0, "\(method)")
        }
        let called = try client.ask("tools/call", #"{"name":"lint","arguments":{},\#(Client.envelope)}"#)["result"]
        #expect(called["resultType"] == "complete" && called["ttlMs"] == .missing && called["isError"] == false)
    }

    @Test func `the revision is refused by -32022 with those that are spoken where it is none of them`() throws {
        var client = Client()
        let meta =
            #"""
            "_meta":{"io.modelcontextprotocol/protocolVersion":"2031-01-01",\#
            "io.modelcontextprotocol/clientCapabilities":{}}
            """#
        let error = try client.ask("server/discover", "{\(meta)}")["error"]
        #expect(error["code"] == -32022 && error["data"]["requested"] == "2031-01-01")
        #expect(error["data"]["supported"][0] == "2026-07-28")
    }

    /// "A request missing any required field is malformed; the server MUST reject it with … -32602" (2026-07-28,
    /// Overview).
    @Test func `the revision of July 2026 needs the client's capabilities`() throws {
        var client = Client()
        let meta = #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#
        #expect(try client.ask("tools/list", "{\(meta)}")["error"]["code"] == -32602)
    }

    @Test func `the revision of one request says nothing of the next`() throws {
        var client = Client()
        _ = try client.ask("server/discover", "{\(Client.envelope)}")
        #expect(try client.ask("tools/list")["error"]["code"] == -32602)
        var early = try Client.initialized("2024-11-05")
        #expect(try early.ask("tools/list", "{\(Client.envelope)}")["result"]["resultType"] == "complete")
        #expect(try early.ask("tools/list")["result"]["resultType"] == .missing)
    }

    /// Structured content and links came with 2025-06-18.
    @Test(arguments: [("2024-11-05", false), ("2025-03-26", false), ("2025-06-18", true), ("2025-11-25", true)])
    func `decides what a result may have`(revision: String, hasStructure: Bool) throws {
        let engine = Scripted { _, _ in
            .json(#"{"type":"/problems/x","title":"T","status":422,"detail":"D","code":"c","errors":[]}"#, status: 422)
        }
        var client = try Client.initialized(revision, engine)
        let result = try client.call("lay_out")
        #expect((result["structuredContent"] != .missing) == hasStructure)
        #expect(result["content"].elements.count == (hasStructure ? 2 : 1))
        #expect(result["content"][0]["type"] == "text" && result["isError"] == true)
    }
}
