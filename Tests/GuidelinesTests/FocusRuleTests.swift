import ServiceTestSupport
import TestSupport
import Testing

private func findings(_ rule: String, _ body: String) throws -> [JSON] {
    try spec(body)["diagnostics"].elements.filter { $0["rule"] == .string(rule) }
}

@Suite struct `The rule focusObscured` {
    /// A panel whose two fields stand in the lowest 150 points of the screen, behind a keyboard of 300.
    private func panel(_ keyboard: String) -> String {
        DialogBody(
            "semiModal", on: "390x844", state: #""keyboard":{"height":300}"#,
            content: #"""
                "size":{"height":150},"textFields":[{"id":"a"},{"id":"b"}],
                 "blocks":[{"id":"map","height":40,"focusable":true,"after":"textFields"}]
                """#, placement: #""keyboard":"\#(keyboard)""#
        ).json
    }

    @Test func `finds what takes the focus behind a keyboard that the dialog ignores`() throws {
        let found = try findings("focusObscured", panel("ignore"))
        #expect(
            found.map { $0["pointer"] } == [
                "/dialog/content/textFields/0", "/dialog/content/textFields/1", "/dialog/content/blocks/0",
            ])
        #expect(found.allSatisfy { $0["severity"] == "warning" })
        #expect(found.first?["changes"] == [["pointer": "/dialog/placement/keyboard"]])
        #expect(try findings("focusObscured", panel("avoid")).isEmpty)
    }

    /// A message that leaves the focus where it is, over the lower 100 points of the screen.
    @Test func `finds an element that keeps the focus below a dialog`() throws {
        func body(_ y: Int) -> String {
            DialogBody(
                "slidingMessage", on: "390x844",
                state: #""elements":[{"id":"field","frame":{"x":20,"y":\#(y),"width":300,"height":40}}]"#,
                content: #""size":{"height":100},"message":"Saved""#,
                dialog: #""dismissal":{"after":4},"presenter":{"focus":"field"}"#
            ).json
        }
        #expect(try findings("focusObscured", body(780)).map { $0["pointer"] } == ["/dialog/presenter/focus"])
        // Half of it is seen.
        #expect(try findings("focusObscured", body(724)).isEmpty)
        #expect(try findings("focusObscured", body(600)).isEmpty)
    }
}

@Suite struct `The rule rowsHidden` {
    private func sheet(_ size: String) -> String {
        let actions = (1...9).map { #"{"title":"Choice \#($0)"}"# }.joined(separator: ",")
        return DialogBody(
            "alert", on: "iphone-8", state: #""textSize":\#(size)"#,
            content: #""title":"Choose","message":"One of these.","actions":[\#(actions)]"#
        ).json
    }

    @Test func `counts the actions that large text pushes out of sight`() throws {
        let found = try findings("rowsHidden", sheet(#""accessibility5""#))
        #expect(found.map { $0["pointer"] } == ["/dialog/content/actions"])
        #expect(found.first?["message"].string?.contains("of 9 actions are out of sight") == true)
        #expect(try !findings("rowsHidden", sheet("3")).isEmpty)
        #expect(try findings("rowsHidden", sheet(#""large""#)).isEmpty)
    }

    /// What a form asks, and two fields for the answer, in a window that the question fills at the largest size.
    private func form(_ size: String) -> String {
        let message = String(repeating: "Please say what it is that you want here. ", count: 3)
        return DialogBody(
            "alert", on: "iphone-8", state: #""textSize":"\#(size)""#,
            content: #"""
                "title":"Choose","message":"\#(message)","textFields":[{"id":"a"},{"id":"b"}],
                 "actions":[{"title":"OK"},{"title":"Cancel","role":"cancel"}]
                """#
        ).json
    }

    @Test func `counts the text fields as well`() throws {
        let found = try findings("rowsHidden", form("accessibility5"))
        #expect(found.map { $0["pointer"] } == ["/dialog/content/textFields"])
        #expect(found.first?["message"].string?.contains("2 of 2 text fields are out of sight") == true)
        #expect(try findings("rowsHidden", form("large")).isEmpty)
    }
}
