import ServiceTestSupport
import Testing

/// The rules that find something in a dialog of these members, on a device of iPhone OS 3 unless told otherwise. What
/// the platform's own colours lack is no matter of the dialog's.
private func findings(_ dialog: String, on device: String = "iphone-3gs") throws -> [String] {
    try layout(on: device, dialog: dialog)["diagnostics"].elements
        .map { $0["rule"].string ?? "" }
        .filter { !["textContrast", "controlContrast"].contains($0) }
}

@Suite struct `A rule` {
    @Test(arguments: [
        #""content":{"title":"T","actions":[{"title":"Close"}]}"#,
        #""content":{"navigationBar":{"title":"T","trailing":{"title":"Close"}}}"#,
        #""content":{"title":"T"},"dismissal":{"after":5}"#,
        #""content":{"title":"T"},"dismissal":{"swipe":["bottom"]}"#,
        #""content":{"title":"T"},"dismissal":{"tapDialog":true}"#,
    ])
    func `takes each way out for one`(members: String) throws {
        #expect(try findings(#""style":"fullScreen","# + members) == [])
    }

    @Test func `wants an outside to touch, and an action that dismisses`() throws {
        #expect(try findings(#""style":"semiModal""#) == [])
        #expect(try findings(#""style":"semiModal","content":{"size":{"height":"100%"}}"#) == ["exitRequired"])
        #expect(try findings(#""style":"semiModal","backdrop":{"interaction":"block"}"#) == ["exitRequired"])
        let never = #""content":{"title":"T","actions":[{"title":"Help","dismisses":"never"}]}"#
        #expect(try findings(#""style":"fullScreen","# + never) == ["exitRequired"])
    }

    @Test func `lets what does not block have no way out`() throws {
        #expect(try findings(#""style":"slidingMessage""#) == [])
        #expect(try findings(#""style":"semiModal","backdrop":{"interaction":"passThrough"}"#) == [])
    }

    /// People can go on below it, and cannot take it away, whether or not it darkens what they do.
    @Test(arguments: ["0", "0.5"]) func `warns of what stays for ever, dimmed or not`(opacity: String) throws {
        let answer = try layout(
            "floating", content: #""title":"T""#,
            dialog: #""backdrop":{"interaction":"passThrough","opacity":\#(opacity)}"#)
        #expect(answer["diagnostics"]["exitRequired"]["severity"] == "warning")
    }

    @Test func `lets current context and what is not modal stand above a popover`() throws {
        let popover = #","presenter":{"style":"popover"},"content":{"title":"T","actions":[{"title":"Close"}]}"#
        #expect(try findings(#""style":"formSheet""# + popover, on: "ipad-1") == ["nothingAbovePopover"])
        #expect(try findings(#""style":"currentContext""# + popover, on: "ipad-1") == [])
        // With a timer a sliding message waits for nobody, so it is not modal; that its button goes away is another
        // matter.
        #expect(
            try findings(#""style":"slidingMessage","dismissal":{"after":5}"# + popover, on: "ipad-1") == [
                "timeLimit"
            ])
    }

    @Test func `asks for consent only where something was typed`() throws {
        let fields = #","content":{"textFields":[{"id":"name"}]}"#
        #expect(try findings(#""style":"semiModal""# + fields) == ["inputMayBeLost"])
        #expect(
            try findings(#""style":"semiModal","dismissal":{"swipe":["bottom"]}"# + fields)
                == ["inputMayBeLost", "inputMayBeLost"])
        #expect(try findings(#""style":"semiModal","dismissal":{"approval":"presenter"}"# + fields) == [])
    }

    @Test(arguments: [(#""role":"cancel""#, 1), (#""role":"destructive""#, 1), (#""role":"default""#, 0)])
    func `knows what Done may do`(role: String, expected: Int) throws {
        let actions = #"[{"title":"DONE",\#(role)},{"title":"Other","role":"cancel"}]"#
        let found = try findings(#""style":"semiModal","content":{"actions":\#(actions)}"#)
        // That Other cancels, too, is another matter.
        #expect(found.count { $0 == "completionAndCancel" } == expected)
    }

    @Test func `takes the bar's title for a title, and white space for none`() throws {
        let close = #""actions":[{"title":"Close"}]"#
        #expect(try findings(#""style":"fullScreen","content":{"title":" \n",\#(close)}"#) == ["titleMissing"])
        #expect(
            try findings(#""style":"fullScreen","content":{"navigationBar":{"title":"T"},\#(close)}"#) == [])
    }

    @Test func `names each member without effect on the style that is shown`() throws {
        let dialog = #""style":"formSheet","content":{"title":"T","size":{"width":100},"actions":[{"title":"Close"}]}"#
        // On the phone the form sheet fills the screen.
        #expect(try findings(dialog) == ["memberHasNoEffect"])
        #expect(try findings(dialog, on: "ipad-1") == [])
    }

    @Test func `tells a platform that has no rules of its own, until one is named`() throws {
        #expect(try findings(#""style":"semiModal""#, on: "apple-tv-4k") == ["assumedFigure"])
        #expect(try findings(#""style":"semiModal""#, on: "pixel-8") == [])
        let named = #"{"profile":"apple-tv-4k","system":{"name":"iOS","version":"12"}}"#
        #expect(try findings(#""style":"semiModal""#, on: named) == [])
    }
}
