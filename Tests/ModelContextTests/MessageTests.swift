import ServiceTestSupport
import TestSupport
import Testing

/// What JSON-RPC 2.0 says of messages (sections 4 and 5), and the protocol of their ids.
@Suite struct `A message` {
    @Test(arguments: [
        ("{", -32700), ("nonsense", -32700), ("{}}", -32700), ("", -32700), ("\u{FEFF}{}", -32700),
        ("[]", -32600), (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600), ("1", -32600), ("null", -32600),
        ("{}", -32600), (#"{"jsonrpc":"1.0","method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0"}"#, -32600),
        (#"{"jsonrpc":"2.0","method":1}"#, -32600), (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}"#, -32600),
    ])
    func `a message that is none is answered without an id`(line: String, code: Int) throws {
        var client = Client()
        let answer = try client.send(line)
        #expect(answer["error"]["code"] == .number(Double(code)))
        #expect(answer["id"] == .null && answer["result"] == .missing)
        #expect(answer["error"]["message"].string?.isEmpty == false)
    }

    @Test(arguments: [
        (#"{"jsonrpc":"1.0","id":3,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":3}"#, -32600),
        (#"{"jsonrpc":"2.0","id":3,"method":"ping","params":[]}"#, -32602),
        (#"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#, -32602),
        (#"{"jsonrpc":"2.0","id":3,"method":"initialize","params":{}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":3,"method":"initialize","params":{"protocolVersion":1}}"#, -32602),
    ])
    func `a message that is at fault is answered with its id where that can be read`(line: String, code: Int) throws {
        var client = Client()
        let answer = try client.send(line)
        #expect(answer["error"]["code"] == .number(Double(code)) && answer["id"] == 3)
    }

    @Test(arguments: [
        "tools/nothing", "resources/subscribe", "logging/setLevel", "server/discover", "Tools/List", "",
        "notifications/cancelled",
    ])
    func `with an unknown method is answered by -32601`(method: String) throws {
        var client = try Client.initialized()
        #expect(try client.ask(method)["error"]["code"] == -32601)
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"tools/list"}"#,
        #"{"jsonrpc":"2.0","method":"notifications/unknown","params":{}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
        #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#,
    ])
    func `a message that asks for no answer gets none`(line: String) throws {
        var client = try Client.initialized()
        #expect(try client.send(line) == .missing)
    }

    /// Bytes changed, left out and doubled at random: whatever comes, the answer is a message or none, and the next one
    /// is answered as ever.
    @Test func `may be any bytes`() throws {
        var random = SeededGenerator(seed: 0x5C12)
        let lines = [
            #"""
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"draw","arguments":{"bare":true,\#
            "x":[1e3]}}}
            """#,
            #"{"jsonrpc":"2.0","id":"a","method":"resources/read","params":{"uri":"scrim://guide/time"}}"#,
            #"""
            {"jsonrpc":"2.0","id":2,"method":"completion/complete","params":{"ref":{"type":"ref/prompt",\#
            "name":"x"}}}
            """#,
            #"""
            {"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"design_dialog",\#
            "arguments":{"purpose":"x"}}}
            """#,
        ].map { Array($0.utf8) }
        var client = try Client.initialized()
        var messages = 0
        for round in 0..<4_000 {
            var line = lines[round % lines.count]
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let index = Int.random(in: line.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: line[index] = UInt8.random(in: 0...255, using: &random)
                case 1: line.remove(at: index)
                default: line.insert(line[Int.random(in: line.indices, using: &random)], at: index)
                }
            }
            let answer = try client.send(line)
            if answer != .missing { messages += 1 }
            #expect(answer == .missing || (answer["result"] == .missing) != (answer["error"] == .missing))
        }
        #expect(messages > 3_500)
        #expect(try client.ask("ping")["result"] == [:])
    }

    @Test(arguments: [#""a""#, #""""#, "0", "-1", "9007199254740991", #""\u00e9\n\"""#])
    func `has its id told back as it came`(id: String) throws {
        var client = Client()
        let answer = try client.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#)
        #expect(answer["result"] == [:])
        #expect(try answer["id"] == JSON(Array(id.utf8)))
    }
}
