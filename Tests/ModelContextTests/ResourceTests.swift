import ModelContext
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `A resource` {
    @Test func `a resource is listed where there is one of it: catalogues, guide, problems, rules`() throws {
        var client = try Client.initialized()
        let list = try client.ask("resources/list")["result"]["resources"].elements
        let uris = list.compactMap { $0["uri"].string }
        #expect(Set(uris).count == list.count)
        for (folder, part) in [("docs/guide", "guide"), ("docs/problems", "problems"), ("docs/rules", "rules")] {
            for file in try Repository.files(below: folder, suffix: ".md") {
                let name = try #require(file.split(separator: "/").last).dropLast(3)
                #expect(uris.contains("scrim://\(part)" + (name == "README" ? "" : "/\(name)")), "\(file)")
            }
        }
        let time = try #require(list.first { $0["uri"] == "scrim://guide/time" })
        #expect(time["title"] == "Time" && time["mimeType"] == "text/markdown" && time["name"] == "guide/time")
        #expect(uris.contains("scrim://devices") && uris.contains("scrim://CHANGELOG"))
    }

    @Test func `has its bytes as text, and its address`() throws {
        let engine = Scripted { _, _ in
            Answer(status: 200, mediaType: "text/markdown; charset=utf-8", bytes: Array("# Time\n".utf8))
        }
        var client = try Client.initialized("2025-06-18", engine)
        let read = try client.ask("resources/read", #"{"uri":"scrim://guide/time"}"#)["result"]
        #expect(
            read["contents"] == [["uri": "scrim://guide/time", "mimeType": "text/markdown", "text": "# Time\n"]])
        #expect(engine.questions.map(\.request) == ["GET /guide/time.md"])
    }

    @Test(arguments: [
        ("scrim://guides", "Did you mean scrim://guide?"), ("scrim://guide/tme", "Did you mean scrim://guide/time?"),
        ("scrim://nothing-at-all", "scrim://rules"),
    ])
    func `a page that is not there is told by addresses, the nearest if one is near`(uri: String, part: String) throws {
        let engine = Scripted { _, _ in .json(#"{"detail":"GET /openapi.yaml tells"}"#, status: 404) }
        var client = try Client.initialized("2025-06-18", engine)
        let result = try client.call("look_up", #"{"uri":"\#(uri)"}"#)
        let text = result["content"][0]["text"].string ?? ""
        #expect(result["isError"] == true && text.contains(part) && text.contains("\(uri)."), "\(text)")
        #expect(!text.contains("GET"))
    }

    /// -32002 until 2025-11-25, -32602 from 2026-07-28 on (2026-07-28, Overview, Error Codes).
    @Test(arguments: ["scrim://guide/nothing", "scrim://schemas/Nothing", "https://example.com", "scrim://guide/../x"])
    func `a resource that is not there is an error with its address`(uri: String) throws {
        let engine = Scripted { _, _ in .json("{}", status: 404) }
        var client = try Client.initialized("2025-11-25", engine)
        let early = try client.ask("resources/read", #"{"uri":"\#(uri)"}"#)["error"]
        #expect(early["code"] == -32002 && early["data"]["uri"] == .string(uri))
        let late = try client.ask("resources/read", #"{"uri":"\#(uri)",\#(Client.envelope)}"#)["error"]
        #expect(late["code"] == -32602 && late["data"]["uri"] == .string(uri))
        #expect(late["message"].string?.isEmpty == false)
    }

    @Test func `a resource of the contract is one of its schemas, which refer to each other`() throws {
        var client = try Client.initialized()
        let schemas = try JSON(Array(Repository.text("Sources/CEmbedded/openapi.json").utf8))["components"]["schemas"]
        let list = try client.call("look_up", #"{"uri":"scrim://schemas"}"#)["structuredContent"]
        #expect(list.members.keys.sorted() == schemas.members.keys.sorted())
        let dialog = try client.call("look_up", #"{"uri":"scrim://schemas/Dialog"}"#)["structuredContent"]
        #expect(dialog["properties"]["placement"]["$ref"] == "scrim://schemas/Placement")
        #expect(dialog["properties"].members.keys.sorted() == schemas["Dialog"]["properties"].members.keys.sorted())
        let nearest = try client.call("look_up", #"{"uri":"scrim://schemas/Placment"}"#)
        #expect(nearest["isError"] == true)
        #expect(nearest["content"][0]["text"].string?.contains("Did you mean \"Placement\"?") == true)
    }

    @Test func `a resource of which there are many has a template, whose word is completed`() throws {
        var client = try Client.initialized()
        let templates = try client.ask("resources/templates/list")["result"]["resourceTemplates"].elements
        #expect(templates.contains { $0["uriTemplate"] == "scrim://devices/{id}" })
        func complete(_ uri: String, _ name: String, _ typed: String) throws -> JSON {
            try client.ask(
                "completion/complete",
                #"{"ref":{"type":"ref/resource","uri":"\#(uri)"},"argument":{"name":"\#(name)","value":"\#(typed)"}}"#)
        }
        #expect(try complete("scrim://styles/{id}", "id", "sheet")["result"]["completion"]["values"][0] == "sheet")
        let devices = try complete("scrim://devices/{id}", "id", "iphone-1")["result"]["completion"]
        #expect(devices["values"].elements.allSatisfy { $0.string?.hasPrefix("iphone-1") == true })
        #expect(devices["values"].elements.count > 5 && devices["hasMore"] == false)
        #expect(try complete("scrim://guide/{page}", "page", "ti")["result"]["completion"]["values"][0] == "time")
        #expect(try complete("scrim://nothing/{id}", "id", "")["error"]["code"] == -32602)
    }
}

@Suite struct `A prompt` {
    @Test func `a prompt is filled with its arguments, and needs those that it cannot do without`() throws {
        var client = try Client.initialized()
        let list = try client.ask("prompts/list")["result"]["prompts"].elements
        #expect(list.map { $0["name"] } == ["design_dialog", "review_dialog", "check_devices"])
        let design = try client.ask(
            "prompts/get",
            #"{"name":"design_dialog","arguments":{"purpose":"delete {device} photos","device":"ipad-1"}}"#)
        let message = design["result"]["messages"][0]
        #expect(message["role"] == "user" && message["content"]["type"] == "text")
        let text = message["content"]["text"].string ?? ""
        #expect(text.contains("delete {device} photos") && text.contains("Device: ipad-1."))
        #expect(try client.ask("prompts/get", #"{"name":"design_dialog"}"#)["error"]["code"] == -32602)
        #expect(try client.ask("prompts/get", #"{"name":"nothing"}"#)["error"]["code"] == -32602)
        let completed = try client.ask(
            "completion/complete",
            #"{"ref":{"type":"ref/prompt","name":"design_dialog"},"argument":{"name":"device","value":"ipad"}}"#)
        #expect(completed["result"]["completion"]["values"].elements.allSatisfy { $0.string?.contains("ipad") == true })
    }

    @Test func `names only tools and pages that are there`() throws {
        var client = try Client.initialized()
        let resources = try client.ask("resources/list")["result"]["resources"].elements.compactMap { $0["uri"].string }
        for prompt in try client.ask("prompts/list")["result"]["prompts"].elements {
            let arguments = prompt["arguments"].elements.compactMap { $0["name"].string }
            let given = arguments.map { "\"\($0)\":\"x\"" }.joined(separator: ",")
            let name = prompt["name"].string ?? ""
            let text =
                try client.ask("prompts/get", #"{"name":"\#(name)","arguments":{\#(given)}}"#)["result"]["messages"][0][
                    "content"]["text"].string ?? ""
            for uri in text.matches(of: /scrim:\/\/[A-Za-z\/-]+[a-zA-Z]/).map({ String($0.output) }) {
                #expect(resources.contains(uri), "\(name): \(uri)")
            }
        }
    }
}
