import ModelContext
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `A tool` {
    @Test func `says what it takes, and that it changes nothing`() throws {
        var client = try Client.initialized()
        let tools = try client.ask("tools/list")["result"]["tools"].elements
        #expect(
            tools.map { $0["name"] } == [
                "lay_out", "draw", "lint", "compare", "explain", "sample", "export", "look_up", "ask",
            ])
        for tool in tools {
            #expect(tool["annotations"]["readOnlyHint"] == true && tool["annotations"]["idempotentHint"] == true)
            let schema = tool["inputSchema"]
            #expect(schema["type"] == "object" && schema["additionalProperties"] == false)
            let names = Set(schema["properties"].members.keys)
            #expect(schema["required"].elements.allSatisfy { names.contains($0.string ?? "") }, "\(tool["name"])")
            #expect((20...900).contains(tool["description"].string?.count ?? 0), "\(tool["name"])")
        }
        // All of it is read by a model before anything is asked.
        #expect(try client.ask("tools/list").text.utf8.count < 32_000)
    }

    /// The contract is the judge of what a dialog and a device may have.
    @Test func `knows every member of a dialog that the contract has`() throws {
        var client = try Client.initialized()
        let tool = try client.ask("tools/list")["result"]["tools"]["lay_out"]["inputSchema"]["properties"]
        let schemas = try JSON(Array(Repository.text("Sources/CEmbedded/openapi.json").utf8))["components"]["schemas"]
        func names(_ schema: JSON) -> Set<String> { Set(schema["properties"].members.keys) }
        #expect(names(tool["dialog"]) == names(schemas["Dialog"]))
        for member in ["content": "Content", "placement": "Placement", "backdrop": "BackdropRequest"] {
            #expect(names(tool["dialog"]["properties"][member.key]) == names(schemas[member.value]), "\(member.key)")
        }
        #expect(tool["dialog"]["properties"]["style"]["examples"] == schemas["StyleName"]["enum"])
        let device = names(tool["device"]["anyOf"][1])
        #expect(device.isSubset(of: names(schemas["Device"])))
        #expect(device.isSuperset(of: ["profile", "orientation", "appearance", "textSize", "keyboard", "system"]))
        let action = tool["dialog"]["properties"]["content"]["properties"]["actions"]["items"]["properties"]
        #expect(action["role"]["enum"] == schemas["ActionRole"]["enum"])
    }

    @Test(arguments: [
        ("lay_out", #"{"device":"iphone-17","dialog":{"style":"alert"}}"#, "POST /v1/specs", nil),
        ("lint", #"{"requests":[]}"#, "POST /v1/lint", nil), ("compare", #"{"from":{}}"#, "POST /v1/specs/diff", nil),
        ("sample", #"{"times":[0.1,1e-7]}"#, "POST /v1/specs/samples", nil),
        ("draw", #"{"phase":"present"}"#, "POST /v1/specs?format=png&maxWidth=1568", nil),
        ("draw", #"{"maxWidth":4000}"#, "POST /v1/specs?format=png", nil),
        ("draw", #"{"frames":5,"bare":false}"#, "POST /v1/specs?format=filmstrip&maxWidth=1568", #"{"frames":5}"#),
        ("draw", #"{"bare":true}"#, "POST /v1/specs?format=png&device=false&maxWidth=1568", "{}"),
        ("export", #"{"format":"css","phase":"present"}"#, "POST /v1/specs?format=css", #"{"phase":"present"}"#),
        ("ask", #"{"path":"/v1/scenes","body":{"dialogs":[]}}"#, "POST /v1/scenes", #"{"dialogs":[]}"#),
        (
            "explain", #"{"device":"tv","options":{"explain":false}}"#, "POST /v1/specs",
            #"""
            {"device":"tv","options":{"explain":true,"include":["stage","presentation","adaptations",\#
            "diagnostics","trace"]}}
            """#
        ),
        (
            "explain", #"{"options":{"snap":"none","include":[]}}"#, "POST /v1/specs",
            #"""
            {"options":{"snap":"none","explain":true,"include":["stage","presentation","adaptations",\#
            "diagnostics","trace"]}}
            """#
        ),
        ("explain", #"{"options":7}"#, "POST /v1/specs", nil),
        (
            "ask", #"{"path":"/v1/scenes","body":{"a":1},"format":"png"}"#, "POST /v1/scenes?format=png&maxWidth=1568",
            #"{"a":1}"#
        ),
        ("ask", #"{"path":"/v1/scenes","body":{},"format":"css"}"#, "POST /v1/scenes?format=css", "{}"),
        // A contact sheet has thumbnailWidth, and takes no maxWidth.
        ("ask", #"{"path":"/v1/specs/batch","body":{},"format":"png"}"#, "POST /v1/specs/batch?format=png", "{}"),
        ("look_up", #"{"uri":"scrim://devices"}"#, "GET /v1/devices", ""),
        ("look_up", #"{"uri":"scrim://devices/iphone-17"}"#, "GET /v1/devices/iphone-17", ""),
        ("look_up", #"{"uri":"scrim://devices/iPhone 15é%20"}"#, "GET /v1/devices/iPhone%2015%C3%A9%20", ""),
        ("look_up", #"{"uri":"scrim://styles/alert"}"#, "GET /v1/styles/alert", ""),
        ("look_up", #"{"uri":"scrim://guide"}"#, "GET /guide/README.md", ""),
        ("look_up", #"{"uri":"scrim://guide/time"}"#, "GET /guide/time.md", ""),
        ("look_up", #"{"uri":"scrim://rules/exitRequired"}"#, "GET /rules/exitRequired.md", ""),
        ("look_up", #"{"uri":"scrim://platforms"}"#, "GET /platforms.md", ""),
    ])
    func `asks the server's own question`(tool: String, arguments: String, request: String, body: String?) throws {
        let engine = Scripted()
        var client = try Client.initialized("2025-06-18", engine)
        #expect(try client.call(tool, arguments)["isError"] == false)
        let question = try #require(engine.questions.first)
        #expect(engine.questions.count == 1 && question.request == request)
        if body == "" {
            #expect(question.body.isEmpty)
        } else {
            #expect(try JSON(question.body) == JSON(Array((body ?? arguments).utf8)))
        }
    }

    @Test(arguments: [("look_up", #"{"url":"scrim://devices"}"#, "/url"), ("ask", #"{"paht":"/v1/scenes"}"#, "/paht")])
    func `names the argument that it has not`(tool: String, arguments: String, pointer: String) throws {
        var client = try Client.initialized()
        let fault = try client.call(tool, arguments)["structuredContent"]["errors"][0]
        #expect(fault["pointer"] == .string(pointer) && fault["allowed"].elements.count >= 1)
        #expect(fault["message"].string?.contains("Did you mean") == true)
    }

    @Test func `names all that it has where none is near`() throws {
        var client = try Client.initialized()
        let fault = try client.call("look_up", #"{"address":"scrim://devices"}"#)["structuredContent"]["errors"][0]
        #expect(fault["message"] == #"There is no such argument. Known: "uri"."#)
    }

    /// A time is one moment of a motion, frames are several; the tool has no format.
    @Test func `draws one moment or several`() throws {
        let engine = Scripted()
        var client = try Client.initialized("2025-06-18", engine)
        let result = try client.call("draw", #"{"device":"iphone-15","dialog":{},"frames":4,"time":0.1}"#)
        #expect(result["isError"] == true && engine.questions.isEmpty)
        let text = result["content"][0]["text"].string ?? ""
        #expect(text.contains("/time: ") && text.contains("frames") && !text.contains("format"))
    }

    /// An agent has tools, and no URL.
    @Test(arguments: ["format", "animate", "scale"])
    func `a tool that answers in JSON names those that do not`(argument: String) throws {
        let engine = Scripted()
        var client = try Client.initialized("2025-06-18", engine)
        let result = try client.call("lay_out", #"{"device":"iphone-15","dialog":{},"\#(argument)":"svg"}"#)
        #expect(result["isError"] == true && engine.questions.isEmpty)
        let text = result["content"][0]["text"].string ?? ""
        #expect(text.contains("/\(argument): ") && text.contains("`draw`") && text.contains("`export`"))
        #expect(!text.contains("URL"))
    }

    @Test(arguments: [
        ("ask", #"{"path":"/v1/scenes","body":{},"format":"p&g"}"#, "/format"), ("draw", #"{"bare":"yes"}"#, "/bare"),
        ("export", "{}", "/format"), ("export", #"{"format":"png"}"#, "/format"),
        ("look_up", "{}", "/uri"), ("look_up", #"{"uri":"https://example.com"}"#, "/uri"),
        ("look_up", #"{"uri":"scrim://"}"#, "/uri"), ("look_up", #"{"uri":"scrim://guide/../metrics"}"#, "/uri"),
        ("look_up", #"{"uri":"scrim://guide/time?x"}"#, "/uri"), ("look_up", #"{"uri":"scrim://a/b"}"#, "/uri"),
        ("ask", #"{"path":"/metrics","body":{}}"#, "/path"), ("ask", #"{"path":"/v1/specs?x","body":{}}"#, "/path"),
        ("ask", #"{"path":"/v1/scenes"}"#, "/body"), ("ask", #"{"path":"/v1/scenes","body":[]}"#, "/body"),
    ])
    func `names the argument at fault`(tool: String, arguments: String, pointer: String) throws {
        let engine = Scripted()
        var client = try Client.initialized("2025-06-18", engine)
        let result = try client.call(tool, arguments)
        #expect(result["isError"] == true && engine.questions.isEmpty)
        #expect(result["structuredContent"]["errors"][0]["pointer"] == .string(pointer))
        #expect(result["content"][0]["text"].string?.contains("\(pointer): Needs") == true)
    }

    @Test(arguments: [
        (#"{"name":"layout","arguments":{}}"#, "lay_out"), (#"{"arguments":{}}"#, "name"),
        (#"{"name":"lint","arguments":[]}"#, "arguments"),
    ])
    func `a tool that is none, or is called wrongly, is no result`(params: String, word: String) throws {
        var client = try Client.initialized()
        let error = try client.ask("tools/call", params)["error"]
        #expect(error["code"] == -32602 && error["message"].string?.contains("\"\(word)\"") == true)
    }

    @Test func `hands on a picture as a picture`() throws {
        let engine = Scripted { _, _ in Answer(status: 200, mediaType: "image/png", bytes: [0x89, 0x50, 0x4E, 0x47]) }
        var client = try Client.initialized("2025-06-18", engine)
        let result = try client.call("draw")
        #expect(result["content"] == [["type": "image", "data": "iVBORw==", "mimeType": "image/png"]])
        #expect(result["structuredContent"] == .missing && result["isError"] == false)
    }

    @Test func `hands on JSON as it came, as text and as such`() throws {
        let engine = Scripted { _, _ in .json(#"{"b":1,"a":"é \"\n"}"#) }
        var client = try Client.initialized("2025-06-18", engine)
        let result = try client.call("lay_out")
        #expect(result["content"][0]["text"] == #"{"b":1,"a":"é \"\n"}"#)
        #expect(result["structuredContent"] == ["b": 1, "a": "é \"\n"])
    }

    @Test func `hands on a problem with every pointer and its page`() throws {
        let engine = Scripted { _, _ in
            .json(
                """
                {"type":"/problems/invalid-request","title":"T","status":422,"detail":"2 faults.","code":"c",\
                "errors":[{"pointer":"/dialog/style","code":"c","message":"Needs one."},{"pointer":"","code":"c",\
                "message":"Whole."}]}
                """, status: 422)
        }
        var client = try Client.initialized("2025-06-18", engine)
        let result = try client.call("lay_out")
        #expect(result["isError"] == true)
        #expect(result["content"][0]["text"] == "T. 2 faults.\n/dialog/style: Needs one.\n/: Whole.")
        #expect(result["content"][1]["uri"] == "scrim://problems/invalid-request")
        #expect(result["structuredContent"]["errors"][0]["pointer"] == "/dialog/style")
    }
}
