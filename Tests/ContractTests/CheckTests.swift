import FoundationXML
import ServiceTestSupport
import TestSupport
import Testing

private let path = "/v1/check"
private let panel = #"{"device":"iphone-4","dialog":{"style":"semiModal"}}"#
/// An alert that only wants to be acknowledged, which the rule alertAsNotice is about.
private let notice =
    #"{"device":"iphone-8","dialog":{"style":"alert","content":{"title":"Saved","actions":[{"title":"OK"}]}}}"#

private func check(_ request: String, expects: String, _ more: String = "") -> String {
    #"{"request":\#(request),"expect":\#(expects)\#(more)}"#
}

/// A panel on an iPhone 4 covers the lower 240 of its 480 points.
@Suite struct `POST /v1/check` {
    private let right = check(panel, expects: #"{"layers":{"dialog":{"frame":{"y":240,"height":240}}}}"#)
    private let wrong = check(
        panel, expects: #"{"layers":{"dialog":{"frame":{"y":200}},"none":{"opacity":1}}}"#, #","name":"low""#)

    @Test func `tells what holds, and each difference by its pointer`() throws {
        let answer = try answer(#"{"checks":[\#(right),\#(wrong)]}"#, at: path)
        #expect(
            answer["results"][0]
                == ["name": "check 1", "holds": true, "errors": [], "differences": [], "diagnostics": []])
        let low = answer["results"]["low"]
        #expect(low["holds"] == false)
        #expect(
            low["differences"] == [
                [
                    "pointer": "/layers/dialog/frame/y", "at": "/checks/1/expect/layers/dialog/frame/y",
                    "expected": 200,
                    "found": 240,
                ],
                ["pointer": "/layers/none", "at": "/checks/1/expect/layers/none", "expected": ["opacity": 1]],
            ])
        #expect(answer["summary"] == ["count": 2, "failed": 1])
    }

    @Test func `takes what is expected in a URL for the numbers and truth values that it looks like`() throws {
        let query =
            path + "?checks.0.device=iphone-4&checks.0.dialog.style=semiModal&checks.0.expect.schemaVersion=1"
            + "&checks.0.expect.layers.dialog.frame.y=240&checks.0.expect.layers.dialog.parent=null"
            + "&checks.0.expect.presentation.resolved=semiModal&checks.0.expect.layers.1.frame.width=320"
        let answer = try JSON(Scrim.shared.get().get(query).body)
        #expect(answer["results"][0]["differences"] == [])
        #expect(answer["summary"] == ["count": 1, "failed": 0])
        let wrong = try JSON(Scrim.shared.get().get(query + "&checks.0.expect.stage.safe=true").body)
        #expect(wrong["results"][0]["differences"][0]["expected"] == true)
    }

    /// A number of seconds, and a title that looks like one: their readers know which is which.
    @Test func `reads a request in a URL by the types of its members, as every other URL`() throws {
        let target =
            "/v1/check?checks.0.device=iphone-4&checks.0.dialog.style=slidingMessage&checks.0.dialog.dismissal.after=3"
            + "&checks.0.dialog.content.title=3&checks.0.expect.presentation.resolved=slidingMessage"
        let whole = target.replacing("checks.0.device", with: "checks.0.request.device")
            .replacing("checks.0.dialog", with: "checks.0.request.dialog")
        for target in [target, whole] {
            let response = try Scrim.shared.get().get(target)
            try #require(response.status == 200, "\(response.text)")
            let result = try JSON(response.body)["results"][0]
            #expect(result["holds"] == true, "\(result)")
        }
    }

    @Test func `takes a file of scrim check as it is`() throws {
        let list = try answer("[\(right),\(wrong)]", at: path)
        #expect(list["summary"] == ["count": 2, "failed": 1])
        #expect(list["results"]["low"]["differences"][0]["at"] == "/1/expect/layers/dialog/frame/y")
        let one = try answer(wrong, at: path)
        #expect(one["summary"] == ["count": 1, "failed": 1])
        #expect(one["results"][0]["differences"][0]["at"] == "/expect/layers/dialog/frame/y")
    }

    @Test func `fails where a request is answered with a problem, unless that is expected`() throws {
        let bad = #"{"device":"iphone-44","dialog":{}}"#
        let unexpected = check(bad, expects: #"{"stage":{}}"#)
        let expected = check(bad, expects: #"{"errors":[{"pointer":"/device","code":"unknownDevice"}]}"#)
        let results = try answer(#"{"checks":[\#(unexpected),\#(expected)]}"#, at: path)["results"]
        #expect(results[0]["holds"] == false)
        #expect(results[0]["errors"][0]["pointer"] == "/checks/0/request/device")
        #expect(results[0]["errors"][0]["code"] == "unknownDevice")
        #expect(results[1]["holds"] == true)
    }

    @Test func `asks any endpoint that answers one document with another`() throws {
        let set = #"{"requests":[\#(notice)]}"#
        let found = #"{"results":{"0":{"diagnostics":{"alertAsNotice":{"severity":"warning"}}}}}"#
        let one = check(set, expects: found, #","endpoint":"/v1/lint""#)
        #expect(try answer("[\(one)]", at: path)["results"][0]["holds"] == true)
        let refused = try problem(
            "[" + check(set, expects: "{}", #","endpoint":"/v1/check""#) + "]", at: path)
        #expect(refused["errors"][0]["pointer"] == "/0/endpoint")
        #expect(refused["errors"][0]["allowed"].elements.contains("/v1/lint"))
    }

    @Test func `hears findings as severe as it is told, by the rules it is told`() throws {
        let one = check(notice, expects: "{}")
        func result(_ members: String) throws -> JSON {
            try answer(#"{"checks":[\#(one)]\#(members)}"#, at: path)["results"][0]
        }
        let severity = try spec(notice)["diagnostics"]["alertAsNotice"]["severity"].string ?? ""
        #expect(try result("")["holds"] == true)
        let failed = try result(#","failOn":"\#(severity)""#)
        #expect(failed["holds"] == false)
        #expect(failed["diagnostics"]["alertAsNotice"]["pointer"].string?.hasPrefix("/checks/0/request/") == true)
        let off = try result(#","failOn":"\#(severity)","options":{"rules":{"off":["alertAsNotice"]}}"#)
        #expect(off["diagnostics"]["alertAsNotice"] == .missing)
        let raised = try result(#","failOn":"error","options":{"rules":{"severity":{"alertAsNotice":"error"}}}"#)
        #expect(raised["diagnostics"]["alertAsNotice"]["severity"] == "error")
        #expect(raised["holds"] == false)
    }

    @Test(arguments: [
        ("{}", ["/expect", "/request"]), (#"{"checks":[]}"#, ["/checks"]), (#"{"checks":{}}"#, ["/checks"]),
        ("[]", [""]), (#"{"checks":[{"request":{},"expect":1}]}"#, ["/checks/0/expect"]),
        (#"{"checks":[{"request":{},"expect":{},"device":"x"}]}"#, ["/checks/0/device"]),
        (#"{"checks":[{"request":{},"expect":{}}],"failOn":"fatal"}"#, ["/failOn"]),
        (#"{"checks":[{"request":{},"expect":{}}],"options":{"rules":{"off":["none"]}}}"#, ["/options/rules/off/0"]),
    ])
    func `refuses what is no check`(body: String, pointers: [String]) throws {
        let errors = try problem(body, at: path)["errors"].elements
        #expect(Set(errors.compactMap { $0["pointer"].string }) == Set(pointers))
    }

    @Test func `POST /v1/check is answered from the cache, and by GET with the same bytes`() throws {
        let body = "[\(right),\(wrong)]"
        let server = try Scrim.shared.get()
        let first = try server.post(body, to: path)
        #expect(try server.post(body, to: path)["Cache-Status"] == "Scrim; hit")
        let location = try #require(first["Content-Location"])
        #expect(try server.get(location).body == first.body)
    }

    /// The command and the endpoint tell the same of the same text, but for the name of it.
    @Test(arguments: ["sarif", "junit", "tap"])
    func `POST /v1/check is told in the forms of the command`(form: String) throws {
        let text = "[\n  \(right),\n  \(wrong)\n]\n"
        let response = try Scrim.shared.get().post(text, to: path + "?format=" + form)
        #expect(response.status == 200)
        let printed = try ScrimProcess.run(["check", "-", "--format", form], input: text)
        let names = form == "tap" ? [("- -: ", "- request.json: "), ("\"-:", "\"request.json:")] : []
        var expected = printed.text
        for (name, other) in names { expected = expected.replacing(name, with: other) }
        if form == "sarif" { expected = expected.replacing(#""uri":"-""#, with: #""uri":"request.json""#) }
        if form == "junit" {
            for attribute in ["classname", "file"] {
                expected = expected.replacing("\(attribute)=\"-\"", with: "\(attribute)=\"request.json\"")
            }
        }
        #expect(response.text == expected)
    }

    @Test(arguments: [
        ("application/sarif+json", "application/sarif+json"), ("application/xml", "application/xml"),
        ("text/plain", "text/plain; charset=utf-8"), ("*/*", "application/json"),
    ])
    func `chooses its form by Accept`(accept: String, type: String) throws {
        for (target, body) in [(path, "[\(right)]"), ("/v1/lint", #"{"requests":[\#(panel)]}"#)] {
            let response = try Scrim.shared.get().post(body, to: target, headers: [("Accept", accept)])
            #expect(response["Content-Type"] == type)
            #expect(response["Vary"]?.contains("Accept") == true)
        }
    }
}

@Suite struct `POST /v1/lint in other forms` {
    @Test func `points SARIF at the lines of the body as it was sent`() throws {
        let body = "{\n\"requests\": [\n\(panel),\n\(notice)\n]}"
        let found = try lint(body)["results"].elements.flatMap { $0["diagnostics"].elements }
        let response = try Scrim.shared.get().post(body, to: "/v1/lint?format=sarif")
        let results = try JSON(response.body)["runs"][0]["results"].elements
        #expect(results.map { $0["ruleId"] } == found.map { $0["rule"] })
        #expect(!results.isEmpty)
        for result in results {
            let location = result["locations"][0]
            let pointer = location["logicalLocations"][0]["fullyQualifiedName"].string ?? ""
            let line = location["physicalLocation"]["region"]["startLine"].number
            #expect(line == (pointer.hasPrefix("/requests/0") ? 3 : 4))
        }
        // Another text of the same set has other places.
        let flat = try Scrim.shared.get().post(body.replacing("\n", with: ""), to: "/v1/lint?format=sarif")
        #expect(flat.body != response.body)
    }

    @Test func `has a case for each request, which fails where it has an error`() throws {
        let body = #"{"requests":[\#(panel),\#(notice)],"options":{"rules":{"severity":{"alertAsNotice":"error"}}}}"#
        let text = try Scrim.shared.get().post(body, to: "/v1/lint?format=tap").text
        #expect(text.hasPrefix("TAP version 14\n1..2\n"))
        #expect(text.contains("\nnot ok 2 - request.json: /requests/1\n"))
        let xml = try Scrim.shared.get().post(body, to: "/v1/lint?format=junit")
        let document = PictureDocument(xml.body)
        #expect(document.fault == nil)
        #expect(document.elements.first?.attributes["tests"] == "2")
        #expect(document.elements.first?.attributes["failures"] == "1")
    }

    @Test func `POST /v1/lint in other forms is refused where a request is at fault, whatever the form`() throws {
        for form in ["json", "sarif", "junit", "tap"] {
            let response = try Scrim.shared.get().post(#"{"requests":[{}]}"#, to: "/v1/lint?format=" + form)
            #expect(response.status == 422)
        }
    }
}

@Suite struct `Rules that a request chooses` {
    @Test
    func `rules that a request chooses are left out, or as severe as it says, of every answer with diagnostics`() throws
    {
        let rules = #""options":{"rules":{"off":["assumedFigure"],"severity":{"alertAsNotice":"note"}}}"#
        let body = notice.dropLast() + "," + rules + "}"
        let found = try spec(String(body))["diagnostics"]
        #expect(found["alertAsNotice"]["severity"] == "note")
        let plain = try spec(notice)["diagnostics"]
        #expect(plain["alertAsNotice"]["severity"] != "note")
        let off = notice.dropLast() + #","options":{"rules":{"off":["alertAsNotice"]}}}"#
        #expect(try spec(String(off))["diagnostics"]["alertAsNotice"] == .missing)
        #expect(try spec(String(off))["diagnostics"].elements.count == plain.elements.count - 1)
    }

    @Test func `rules that a request chooses of a set stand below those of its requests`() throws {
        let own = notice.dropLast() + #","options":{"rules":{"severity":{"alertAsNotice":"error"}}}}"#
        let set = #"{"requests":[\#(notice),\#(own)],"options":{"rules":{"severity":{"alertAsNotice":"note"}}}}"#
        let results = try lint(set)["results"]
        #expect(results[0]["diagnostics"]["alertAsNotice"]["severity"] == "note")
        #expect(results[1]["diagnostics"]["alertAsNotice"]["severity"] == "error")
    }

    @Test func `hold for what only several dialogs together break`() throws {
        let other = DialogBody(
            "semiModal", on: "iphone-4", dialog: #""transition":{"style":"crossDissolve","duration":0.3}"#
        ).json
        let set = #"{"requests":[\#(panel),\#(other)]"#
        #expect(try lint(set + "}")["diagnostics"]["transitionsDiffer"] != .missing)
        let off = set + #","options":{"rules":{"off":["transitionsDiffer"]}}}"#
        #expect(try lint(off)["diagnostics"] == [])
    }

    @Test func `rules that a request chooses are known by their names`() throws {
        let body = notice.dropLast() + #","options":{"rules":{"off":["textcut"],"severity":{"textCut":"fatal"}}}}"#
        let errors = try problem(String(body))["errors"]
        #expect(errors["/options/rules/off/0"]["nearest"] == "textCut")
        #expect(errors["/options/rules/severity/textCut"]["allowed"] == ["error", "warning", "note"])
    }
}
