import Foundation
import FoundationXML
import ServiceTestSupport
import TestSupport
import Testing

private let panel = #""request":{"device":"iphone-4","dialog":{"style":"semiModal"}}"#

/// Runs `scrim check` on a text from standard input.
private func check(_ text: String, _ arguments: String...) throws -> ScrimProcess.Ending {
    try ScrimProcess.run(["check", "-"] + arguments, input: text)
}

/// A panel on an iPhone 4 covers the lower 240 of its 480 points.
@Suite struct `scrim check` {
    @Test(arguments: [
        #"{"layers":{"dialog":{"frame":{"x":0,"y":240,"width":320,"height":240}}}}"#,
        #"{"stage":{"bounds":{"x":0,"y":0,"width":320,"height":480}},"presentation":{"resolved":"semiModal"}}"#,
        #"{"layers":{"0":{"id":"presenter"},"dialog":{"parent":null}}}"#,
        #"{"transitions":{"present":{"tracks":{"dialog/position":{"keyframes":{"0":{"time":0}}}}}}}"#,
        #"{"hitRegions":{"dialog":{"effect":"content"}}}"#, "{}",
    ])
    func `holds what is a part of the answer`(expected: String) throws {
        let ending = try check(#"{\#(panel),"expect":\#(expected)}"#)
        #expect(ending.status == 0, "\(ending.text)")
        #expect(ending.text == "TAP version 14\n1..1\nok 1 - -: check 1\n")
    }

    /// YAML 1.2, 5.1: these are no characters of a text, but may be escaped in one.
    @Test(arguments: [("\u{7F}", #"\u007f"#), ("\u{9F}", #"\u009f"#), ("\u{FFFE}", #"\ufffe"#), ("\u{85}", "\u{85}")])
    func `writes texts as YAML reads them`(character: String, written: String) throws {
        let ending = try check(#"{\#(panel),"expect":{"presentation":{"resolved":"a\#(character)b"}}}"#)
        #expect(ending.text.contains(#"expected: "a\#(written)b""#), "\(ending.text)")
    }

    /// What expects nothing of an answer, or the absence of something, does not expect a problem.
    @Test(
        arguments: [
            ("{}", 1), (#"{"diagnostics":null}"#, 1), (#"{"status":200}"#, 1), (#"{"status":422}"#, 0),
            (#"{"errors":[{"pointer":"/device","code":"unknownDevice","message":"no"}]}"#, 1),
            (#"{"errors":{"0":{"code":"unknownDevice"}}}"#, 0),
        ] as [(String, Int32)])
    func `a check fails where its request does, unless that is what is expected`(
        expected: String, status: Int32
    ) throws {
        let text = #"{"device":"iphone-44","dialog":{"style":"alert"},"expect":\#(expected)}"#
        let ending = try check(text)
        #expect(ending.status == status, "\(ending.text)")
        #expect(try answer(text, at: "/v1/check")["summary"]["failed"] == .number(Double(status)))
        if expected == "{}" { #expect(ending.text.contains("/device") && ending.text.contains("iphone-44")) }
    }

    @Test func `takes the same endpoints as the server does`() throws {
        let imported = #"""
            {"endpoint":"/v1/devices/import","request":{"small":{"name":"Small","styles":{"width":"320px",\#
            "height":"568px"},"type":"mobile"}},"expect":{"format":"storybook","devices":{"small":{}}}}
            """#
        #expect(try check(imported).status == 0)
        #expect(try answer(imported, at: "/v1/check")["summary"] == ["count": 1, "failed": 0])
        for path in ["/v1/check", "/v1/specs/batch", "/healthz"] {
            let text = #"{"endpoint":"\#(path)",\#(panel),"expect":{}}"#
            #expect(try check(text).status == 2)
            #expect(try problem(text, at: "/v1/check")["errors"][0]["pointer"] == "/endpoint")
        }
    }

    @Test func `tells each difference by its pointer`() throws {
        let ending = try check(
            DialogBody(
                "semiModal", on: "iphone-4",
                request: #""name":"low","expect":{"layers":{"dialog":{"frame":{"y":200,"z":1}},"none":{"opacity":1}}}"#
            ).json
        )
        #expect(ending.status == 1)
        #expect(
            ending.text == """
                TAP version 14
                1..1
                not ok 1 - -: low
                  ---
                  differences:
                    - pointer: "/layers/dialog/frame/y"
                      expected: 200
                      got: 240
                      at: "-:1:105"
                    - pointer: "/layers/dialog/frame/z"
                      expected: 1
                      got: ~ # nothing is there
                      at: "-:1:113"
                    - pointer: "/layers/none"
                      expected: {"opacity":1}
                      got: ~ # nothing is there
                      at: "-:1:121"
                  ...

                """)
    }

    @Test func `lets numbers differ by the tolerance`() throws {
        for (tolerance, status) in [("0.4", 1), ("0.5", 0), ("3", 0)] as [(String, Int32)] {
            let ending = try check(
                #"{\#(panel),"tolerance":\#(tolerance),"expect":{"layers":{"dialog":{"frame":{"y":239.5}}}}}"#)
            #expect(ending.status == status)
        }
    }

    @Test func `takes a list, other endpoints, and problems`() throws {
        let list = #"""
            [{"endpoint":"/v1/specs/hit-test","request":{"device":"iphone-4","dialog":{"style":"semiModal"},\#
            "points":[[10,470]]},
              "expect":{"hits":[{"point":[10,470],"target":"dialog","effect":"content"}]}},
             {"device":"iphone-4","dialog":{"style":"toast"},"expect":{"status":422,\#
             "errors":{"0":{"nearest":"slidingMessage"}}}}]
            """#
        let ending = try check(list)
        #expect(ending.status == 0, "\(ending.text)")
        #expect(ending.text.contains("1..2"))
    }

    @Test func `writes what a build server reads`() throws {
        let ending = try check(
            #"[{\#(panel),"expect":{}},{\#(panel),"name":"a < b & \"c\"","expect":{"id":"<x>"}}]"#, "--format", "junit")
        #expect(ending.status == 1)
        let document = try XMLDocument(xmlString: ending.text)
        let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)
        #expect(suite.attribute(forName: "tests")?.stringValue == "2")
        #expect(suite.attribute(forName: "failures")?.stringValue == "1")
        let cases = suite.elements(forName: "testcase")
        #expect(cases.map { $0.elements(forName: "failure").count } == [0, 1])
        #expect(cases.last?.attribute(forName: "name")?.stringValue == #"a < b & "c""#)
        #expect(
            cases.last?.elements(forName: "failure").first?.stringValue?.hasPrefix(#"/id: expected "<x>", got "#)
                == true)
    }

    @Test(arguments: [
        ("{", "-: "), ("{}", "/expect: "), (#"{"expect":{}}"#, "/request: "),
        (#"{\#(panel),"expects":{}}"#, #"Did you mean "expect"?"#),
        (#"{\#(panel),"expect":{},"device":"iphone-4"}"#, "/device: "),
        (#"{\#(panel),"expect":{},"endpoint":"/v1/spec"}"#, "/v1/specs"),
        (#"[{\#(panel),"expect":[]}]"#, "/0/expect: "),
    ])
    func `ends with 2 and every fault where there is nothing to check`(input: String, fault: String) throws {
        let ending = try check(input)
        #expect(ending.status == 2)
        #expect(ending.errors.contains(fault), "\(ending.errors)")
    }
}

@Suite struct `The command line` {
    @Test func `ends with another code for each kind of fault`() throws {
        #expect(try ScrimProcess.run(["resolve"], input: "{}").status == 1)
        for command in ["resolve", "lint", "check"] {
            let ending = try ScrimProcess.run([command, "/nowhere.json"])
            #expect(ending.status == 2 && ending.errors.contains("/nowhere.json"))
            #expect(try ScrimProcess.run([command, "--no-such-option"]).status == 64)
        }
        #expect(try ScrimProcess.run(["check"]).status == 64)
    }

    @Test(arguments: [["--device", "iphon-17"], ["--off", "exitRequire"]])
    func `shows how a command is used where one of its values is none`(options: [String]) throws {
        let ending = try ScrimProcess.run(["lint"] + options, input: "{}")
        #expect(ending.status == 64)
        #expect(ending.errors.contains("Did you mean") && ending.errors.contains("scrim lint"), "\(ending.errors)")
    }

    @Test(arguments: [
        ("resolv", "resolve"), ("Lint", "lint"), ("server", "serve"), ("device", "devices"), ("chek", "check"),
    ])
    func `names the command that was meant`(mistyped: String, meant: String) throws {
        let ending = try ScrimProcess.run([mistyped])
        #expect(ending.status == 64)
        #expect(ending.errors.contains("Did you mean \"\(meant)\"?"), "\(ending.errors)")
    }

    @Test func `warns of a mistyped variable, and of no other`() throws {
        let ending = try ScrimProcess.run(
            ["resolve"],
            variables: ["SCRIM_MAX_BODY_BYTE": "9", "SCRIM_PORT_8080_TCP_ADDR": "x", "SCRIM_SERVICE_HOST": "x"],
            input: #"{"device":"iphone-4","dialog":{}}"#)
        #expect(ending.status == 0)
        #expect(
            ending.errors
                == "Warning: SCRIM_MAX_BODY_BYTE is no setting and is ignored. Did you mean SCRIM_MAX_BODY_BYTES?\n")
    }

    @Test func `indents what it prints, and changes nothing else`() throws {
        let body =
            #"{"device":"iphone-4","dialog":{"style":"alert","content":{"title":"a: {\"b\", [c]}\\","message":""}}}"#
        let plain = try ScrimProcess.run(["resolve"], input: body)
        let pretty = try ScrimProcess.run(["resolve", "--pretty"], input: body)
        #expect(try JSON(pretty.output) == (try JSON(plain.output)))
        #expect(pretty.text.hasPrefix("{\n  \"schemaVersion\": 1,\n"))
        #expect(pretty.text.split(separator: "\n").count > 50)
    }

    @Test func `prints a manual page that has every command and variable`() throws {
        let page = try ScrimProcess.run(["--generate-man"])
        #expect(page.status == 0)
        #expect(page.text.hasPrefix(".TH SCRIM 1 "))
        for name in ["serve", "resolve", "lint", "check", "devices"] {
            #expect(page.text.contains(".SS scrim \(name)\n"))
        }
        #expect(page.text.contains("SCRIM_MAX_BODY_BYTES") && page.text.contains("EXIT STATUS"))
    }
}

@Suite struct `The forms of scrim lint` {
    /// A form sheet without a way out, on line 2 of its file.
    private let sheet = """
        {"requests": [
          {"device": "ipad-1", "dialog": {"style": "formSheet", "content": {"title": "New Account"}}}]}
        """

    @Test func `the forms of scrim lint are JSON`() throws {
        let ending = try ScrimProcess.run(["lint", "--format", "json", "-"], input: sheet)
        #expect(ending.status == 1)
        let finding = try JSON(ending.output)[0]
        #expect(finding["rule"] == "exitRequired" && finding["severity"] == "error" && finding["file"] == "-")
        #expect(finding["pointer"] == "/requests/0/dialog" && finding["line"] == 2)
        #expect(finding["column"] == 24)
    }

    @Test func `the forms of scrim lint are SARIF`() throws {
        let run = try JSON(try ScrimProcess.run(["lint", "--format", "sarif", "-"], input: sheet).output)["runs"][0]
        #expect(run["tool"]["driver"]["rules"]["exitRequired"] != .missing)
        let result = run["results"][0]
        #expect(result["ruleId"] == "exitRequired" && result["level"] == "error")
        let place = result["locations"][0]
        let region = place["physicalLocation"]["region"]
        #expect(region["startLine"] == 2 && region["startColumn"] == 24 && region["endColumn"] == 93)
        #expect(place["logicalLocations"][0]["fullyQualifiedName"] == "/requests/0/dialog")
    }

    @Test func `the forms of scrim lint are annotations of GitHub`() throws {
        let ending = try ScrimProcess.run(["lint", "--format", "github", "-"], input: sheet)
        #expect(
            ending.text.hasPrefix("::error file=-,line=2,col=24,endColumn=93,title=exitRequired::/requests/0/dialog: "))
    }

    @Test func `the forms of scrim lint are named where another is asked for`() throws {
        let ending = try ScrimProcess.run(["lint", "--format", "xml", "-"], input: sheet)
        #expect(ending.status == 64)
        #expect(ending.errors.contains("sarif"))
    }
}
