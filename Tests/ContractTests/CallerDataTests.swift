import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `A caller's own data` {
    private func text(_ data: String, action: String = "null") throws -> String {
        try Scrim.shared.get().post(
            DialogBody(
                "alert", on: "iphone-15",
                content: #"""
                    "title":"T","actions":[{"id":"ok","title":"OK","data":\#(action)},{"id":"no","title":"No"}]
                    """#, dialog: #""data":\#(data)"#
            ).json
        ).text
    }

    @Test
    func `a caller's own data is told back on the dialog and on the actions that have it, and nowhere else`() throws {
        let answer = try layout(
            "alert", on: "iphone-15",
            content: #""title":"T","actions":[{"id":"ok","title":"OK","data":["a"]},{"id":"no","title":"No"}]"#,
            dialog: #""data":{"ticket":7}"#)
        #expect(answer["layers"]["dialog"]["data"] == ["ticket": 7])
        #expect(answer["layers"]["action:ok"]["data"] == ["a"])
        #expect(answer["layers"].elements.count { $0["data"] != .missing } == 2)
    }

    @Test(arguments: [
        ("null", "null"), ("false", "false"), (#""\u00e9\"\n""#, #""é\"\n""#),
        // Whole numbers that no double holds keep their digits; a double is its shortest text, without an exponent.
        ("9007199254740993", "9007199254740993"), ("18446744073709551615", "18446744073709551615"), ("1.0", "1"),
        ("0.1", "0.1"), ("-2.5e-7", "-0.00000025"), ("1e20", "100000000000000000000"),
        ("-1.25E+21", "-1250000000000000000000"), ("12345678901234567890123", "12345678901234568000000"), ("[ ]", "[]"),
        (#"{"b": 1, "a": {"d": [1, 2], "c": null}}"#, #"{"a":{"c":null,"d":[1,2]},"b":1}"#),
    ])
    func `keeps its value, its members in the order of their names`(data: String, told: String) throws {
        #expect(try text(data).contains(#""data":\#(told)"#))
        #expect(try text("1", action: data).contains(#""data":\#(told)"#))
    }

    @Test func `makes the same answer in whatever order its members come, by URL too`() throws {
        let server = try Scrim.shared.get()
        let dotted = try server.get(
            "/v1/specs?device=iphone-15&dialog.style=alert&dialog.data.b=two&dialog.data.a.0=1&dialog.data.a.1=true")
        let posted = try server.post(
            #"{"device":"iphone-15","dialog":{"style":"alert","data":{"b":"two","a":[1,true]}}}"#)
        #expect(dotted.status == 200)
        #expect(dotted.body == posted.body)
    }

    @Test func `takes at most 4,096 bytes, and says so`() throws {
        func body(_ count: Int) -> String {
            DialogBody("alert", on: "iphone-15", dialog: #""data":"\#(String(repeating: "x", count: count))""#).json
        }
        // Two bytes are the quotes.
        #expect(try spec(body(4094))["layers"]["dialog"]["data"] != .missing)
        let fault = try problem(body(4095))["errors"][0]
        #expect(fault["pointer"] == "/dialog/data" && fault["code"] == "tooLong")
        #expect(fault["message"].string?.contains("4096 bytes") == true)
    }

    @Test func `stays with its dialog in a scene and a schedule`() throws {
        let dialog = #"{"id":"a","style":"alert","data":5,"content":{"title":"T","actions":[{"id":"ok","data":6}]}}"#
        let stack = try scene(#"{"device":"iphone-15","dialogs":[\#(dialog)]}"#)
        #expect(stack["layers"]["a/dialog"]["data"] == 5 && stack["layers"]["a/action:ok"]["data"] == 6)
        let schedule = try answer(
            #"{"device":"iphone-15","policy":"queue","events":[{"at":0,"show":\#(dialog)}]}"#, at: "/v1/schedules")
        #expect(schedule["layers"].elements.count { $0["data"] != .missing } == 2)
    }
}
