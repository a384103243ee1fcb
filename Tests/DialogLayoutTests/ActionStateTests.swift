import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `A preferred action` {
    private func alert(_ device: String, _ actions: String, style: String = "alert") throws -> JSON {
        try layout(style, on: device, content: #""title":"T","actions":[\#(actions)]"#)
    }

    private func weight(_ answer: JSON, _ action: String) -> String? {
        answer["layers"]["action:\(action)"]["text"]["font"]["weight"].string
    }

    /// Appearance, "Preferred button": bold on iOS 7, semibold from iOS 9 on; iOS 26 has the others in medium.
    @Test(arguments: [("7", "bold", "regular"), ("12", "semibold", "regular"), ("18", "semibold", "regular")])
    func `a preferred action is emphasised in the place of the one that cancels`(
        version: String, strong: String, plain: String
    ) throws {
        let device = #"{"profile":"iphone-8","system":{"name":"iOS","version":"\#(version)"}}"#
        let cancel = #"{"id":"c","title":"Cancel","role":"cancel"}"#
        let without = try alert(device, #"{"id":"ok","title":"OK"},\#(cancel)"#)
        #expect(weight(without, "ok") == plain && weight(without, "c") == strong)
        let with = try alert(device, #"{"id":"ok","title":"OK","preferred":true},\#(cancel)"#)
        #expect(weight(with, "ok") == strong && weight(with, "c") == plain)
        let both = try alert(
            device, #"{"id":"ok","title":"OK"},{"id":"c","title":"Cancel","role":"cancel","preferred":true}"#)
        #expect(weight(both, "ok") == plain && weight(both, "c") == strong)
    }

    @Test func `a preferred action is semibold on iOS 26, whose other buttons are medium`() throws {
        let answer = try alert(
            "iphone-17", #"{"id":"ok","title":"OK","preferred":true},{"id":"c","title":"C","role":"cancel"}"#)
        #expect(weight(answer, "ok") == "semibold" && weight(answer, "c") == "medium")
    }

    @Test func `on a bar is set in semibold, as a Done button is`() throws {
        let answer = try spec(
            #"""
            {"device":"iphone-15","dialog":{"style":"pageSheet","content":{"navigationBar":{"title":"T",
             "leading":{"id":"c","title":"Cancel"},"trailing":{"id":"d","title":"Done","preferred":true}}}}}
            """#)
        #expect(weight(answer, "d") == "semibold" && weight(answer, "c") == "regular")
    }

    @Test func `says so in its layer, and the others say nothing`() throws {
        let layers = try alert("iphone-17", #"{"id":"a","preferred":true},{"id":"b","preferred":false}"#)["layers"]
        #expect(layers["action:a"]["action"]["preferred"] == true)
        #expect(layers["action:b"]["action"]["preferred"] == .missing)
    }

    @Test func `a preferred action is one of the content's and one of the bar's at most`() throws {
        let two = #"[{"id":"a","preferred":true},{"id":"b"},{"id":"c","preferred":true}]"#
        let content = try problem(#"{"device":"iphone-17","dialog":{"content":{"actions":\#(two)}}}"#)
        #expect(content["errors"].elements.map { $0["pointer"].string } == ["/dialog/content/actions/2/preferred"])
        #expect(content["errors"].elements.first?["code"] == "conflictingMember")
        let bar = try problem(
            #"""
            {"device":"iphone-17","dialog":{"content":{"navigationBar":{"leading":{"id":"a","preferred":true},
             "trailing":[{"id":"b","preferred":true}]}}}}
            """#)
        #expect(
            bar["errors"].elements.map { $0["pointer"].string } == [
                "/dialog/content/navigationBar/trailing/0/preferred"
            ])
        let one = #"{"content":{"actions":[{"preferred":true}],"navigationBar":{"leading":{"preferred":true}}}}"#
        #expect(try layout(on: "iphone-17", dialog: one)["layers"] != .missing)
    }

    @Test func `a preferred action is nothing to an action sheet, which a note says`() throws {
        let answer = try alert(
            "iphone-8", #"{"id":"a","title":"A","preferred":true},{"id":"b","title":"B"}"#, style: "actionSheet")
        #expect(weight(answer, "a") == weight(answer, "b"))
        let note = answer["diagnostics"].elements.first { $0["rule"] == "memberHasNoEffect" }
        #expect(note?["pointer"] == "/dialog/content/actions/0/preferred")
    }
}

@Suite struct `A disabled action` {
    private static let actions =
        #"{"id":"no","title":"No","role":"cancel"},{"id":"ok","title":"OK","enabled":false}"#

    private func alert(_ device: String, actions: String = actions) throws -> JSON {
        try layout("alert", on: device, content: #""title":"T","actions":[\#(actions)]"#)
    }

    @Test(arguments: [
        "iphone-8", "iphone-17", "pixel-8", #"{"profile":"iphone-17","system":{"name":"web"}}"#,
    ])
    func `looks as its platform has it, which is what others tell for that state`(device: String) throws {
        let enabled = try alert(device, actions: #"{"id":"ok","title":"OK"}"#)["layers"]["action:ok"]
        let disabled = try alert(device, actions: #"{"id":"ok","title":"OK","enabled":false}"#)["layers"]["action:ok"]
        let state = enabled["states"]["disabled"]
        try #require(state != .missing)
        #expect(disabled["text"]["color"] == state["text"]["color"])
        #expect(disabled["text"]["role"] == state["text"]["role"])
        #expect(disabled["background"] == state["background"])
        #expect(
            disabled["text"]["color"] != enabled["text"]["color"] || disabled["background"] != enabled["background"])
        #expect(disabled["frame"] == enabled["frame"])
        #expect(disabled["action"]["enabled"] == false && enabled["action"]["enabled"] == .missing)
    }

    @Test func `ends touches in the dialog`() throws {
        let answer = try alert("iphone-17")
        let regions = answer["hitRegions"].elements
        let ok = regions.first { $0["target"] == "action:ok" }
        #expect(ok?["effect"] == "content" && ok?["dismisses"] == .missing)
        #expect(regions.first { $0["target"] == "action:no" }?["effect"] == "action")
        let middle = answer.frame(of: "action:ok")
        let hits = try self.answer(
            DialogBody(
                "alert", on: "iphone-17", content: #""title":"T","actions":[\#(Self.actions)]"#,
                request: #""points":[[\#(middle.x + middle.width / 2),\#(middle.y + middle.height / 2)]]"#
            ).json, at: "/v1/specs/hit-test")["hits"].elements
        #expect(hits.first?["target"] == "action:ok" && hits.first?["effect"] == "content")
    }

    private func answer(_ body: String, at target: String) throws -> JSON {
        try Scrim.shared.get().answer(to: body, at: target)
    }

    @Test func `does not send its dialog away in a schedule`() throws {
        let dialog = #"{"id":"a","style":"alert","content":{"title":"T","actions":[\#(Self.actions)]}}"#
        let frames = try layout(on: "iphone-17", dialog: dialog)
        func entry(_ action: String) throws -> JSON? {
            let box = frames.frame(of: action)
            let tap = #"{"at":5,"tap":[\#(box.x + box.width / 2),\#(box.y + box.height / 2)]}"#
            return try schedule([showing(dialog, at: 0), tap])["entries"].elements.first
        }
        #expect(try entry("action:ok")?["dismissAt"] == .null)
        #expect(try entry("action:no")?["dismissAt"] == 5)
    }

    @Test func `is read out as dimmed by Apple's and Android's readers, and left out by browsers and remotes`() throws {
        func order(_ device: String) throws -> [String] {
            try alert(device)["accessibility"]["focusOrder"].elements.compactMap(\.string)
        }
        #expect(try order("iphone-17").contains("action:ok"))
        #expect(try order("pixel-8").contains("action:ok"))
        #expect(try !order(#"{"profile":"iphone-17","system":{"name":"web"}}"#).contains("action:ok"))
        #expect(try order(#"{"profile":"apple-tv-4k","input":"focus"}"#) == ["action:no"])
        let tv = try alert(#"{"profile":"apple-tv-4k","input":"focus"}"#, actions: #"{"id":"ok","enabled":false}"#)
        #expect(tv["accessibility"]["focusOrder"] == ["dialog"])
    }

    /// GTK, Qt and WinUI give an insensitive or disabled widget no focus; VoiceOver reads one out and starts elsewhere.
    @Test(arguments: [
        ("gnome-1000x720", false), ("kde-990x720", false), ("windows-1440x912", false), ("macbook-pro-14", true),
    ])
    func `a disabled action is not where the focus starts in a window`(device: String, isRead: Bool) throws {
        let actions = #"{"id":"a","title":"A","enabled":false},{"id":"b","title":"B"}"#
        let told = try layout("formSheet", on: device, content: #""actions":[\#(actions)]"#)["accessibility"]
        #expect(told["initialFocus"] == "action:b")
        #expect(told["focusOrder"].elements.contains("action:a") == isRead)
        #expect(told["focusOrder"].elements.contains("action:b"))
    }

    @Test func `a disabled action is no way out`() throws {
        func rules(_ actions: String) throws -> [String] {
            try alert("iphone-17", actions: actions)["diagnostics"].elements.compactMap { $0["rule"].string }
        }
        #expect(try rules(#"{"id":"ok","enabled":false}"#).contains("exitRequired"))
        #expect(try !rules(Self.actions).contains("exitRequired"))
        #expect(
            try rules(
                #"{"id":"d","title":"Done"},{"id":"c","title":"Cancel","role":"cancel","enabled":false}"#
            ).contains("completionAndCancel"))
    }
}
