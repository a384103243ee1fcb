import AnswerTestSupport
import ServiceTestSupport
import Testing

private let close = #""actions":[{"id":"close","title":"Close"}]"#

private func dialog(_ id: String, _ style: String, _ more: String = "") -> String {
    DialogBody(style, content: #""title":"T",\#(close)"#, dialog: #""id":"\#(id)",\#(more)"#).dialog
}

private func stack(_ dialogs: String..., on device: String = #""ipad-1""#) throws -> JSON {
    try scene(of: dialogs, on: device)
}

private let anchor = #""placement":{"anchor":{"x":100,"y":200,"width":40,"height":40}}"#
/// Of a popover that no touch outside closes, as one that shows a task should be.
private let firm = anchor + #","backdrop":{"interaction":"block"}"#

extension JSON {
    /// The dialogs of a scene in painting order.
    fileprivate var painted: [String] {
        self["layers"].elements.filter { $0["role"] == "dialog" }
            .map { String(($0["id"].string ?? "").prefix { $0 != "/" }) }
    }

    fileprivate func found(_ rule: String) -> [String] {
        self["diagnostics"].elements.filter { $0["rule"] == .string(rule) }.compactMap { $0["pointer"].string }
    }
}

@Suite struct `A scene: who lies above whom` {
    @Test func `dialogs lie in the order of the stack, each presented by the one below`() throws {
        let scene = try stack(dialog("a", "fullScreen"), dialog("b", "formSheet"), dialog("c", "floating"))
        #expect(scene.painted == ["a", "b", "c"])
        #expect(scene["dialogs"].elements.map { $0["presenter"] } == ["presenter", "a/dialog", "b/dialog"])
        #expect(scene["layers"].elements.filter { $0["role"] == "presenter" }.count == 1)
    }

    /// During a curl what presents is painted above the dialog, as in an answer for the dialog alone.
    @Test func `a page that curls up lies above what it uncovers`() throws {
        let curl = dialog("b", "fullScreen", #""transition":{"style":"partialCurl"},"#)
        func order(_ scene: JSON) -> [String] {
            let ids = scene["layers"].elements.compactMap { $0["id"].string }
            return ids.filter { $0 == "presenter" || $0.hasSuffix("/dialog") }
        }
        #expect(order(try stack(curl)) == ["b/dialog", "presenter"])
        #expect(order(try stack(dialog("a", "fullScreen"), curl)) == ["presenter", "b/dialog", "a/dialog"])
        let third = dialog("c", "fullScreen", #""transition":{"style":"partialCurl"},"#)
        let all = try stack(dialog("a", "fullScreen"), curl, third)
        #expect(order(all) == ["presenter", "c/dialog", "b/dialog", "a/dialog"])
    }

    /// A card pushes back the presenter alone; what lies below it in a scene stays, and so does the colour of the time
    /// on it.
    @Test func `a card over another dialog leaves the status bar as it was`() throws {
        func style(_ dialogs: String...) throws -> JSON {
            let scene = try scene(#"{"device":"iphone-15","dialogs":[\#(dialogs.joined(separator: ","))]}"#)
            return scene["stage"]["statusBar"]["style"]
        }
        #expect(try style(dialog("a", "fullScreen"), dialog("b", "pageSheet")) == "dark")
        #expect(try style(dialog("a", "pageSheet")) == "light")
        #expect(try style(dialog("a", "pageSheet"), dialog("b", "pageSheet")) == "light")
    }

    @Test func `an alert stays above what is presented later`() throws {
        let scene = try stack(dialog("ask", "alert"), dialog("form", "formSheet"), dialog("more", "formSheet"))
        #expect(scene.painted == ["form", "more", "ask"])
        let told = scene["adaptations"].elements.filter { $0["reason"] == "alertsAbove" }
        #expect(told.map { $0["pointer"] } == ["/dialogs/0"])
        #expect(scene["dialogs"]["ask"]["adaptations"].elements.contains { $0["reason"] == "alertsAbove" })
    }

    @Test func `a message lies above sheets and below alerts`() throws {
        let scene = try stack(
            dialog("ask", "alert"), dialog("news", "slidingMessage"), dialog("form", "formSheet"),
            dialog("again", "alert"))
        #expect(scene.painted == ["form", "news", "ask", "again"])
        let told = scene["adaptations"].elements.filter { ["alertsAbove", "messagesAbove"].contains($0["reason"]) }
        // The message is above the form and below an alert: second before and after.
        #expect(told.map { $0["pointer"] } == ["/dialogs/0"])
    }

    @Test func `what is in order already is not told`() throws {
        let scene = try stack(dialog("form", "formSheet"), dialog("news", "slidingMessage"), dialog("ask", "alert"))
        #expect(scene["adaptations"] == [])
    }

    @Test func `current context covers exactly the dialog below`() throws {
        let scene = try stack(dialog("form", "formSheet"), dialog("step", "currentContext"))
        // Ledger C3: 540 × 620 in the middle of 768 × 1024. Ledger C4: as its presenter.
        #expect(scene.frame(of: "form/dialog") == Box(114, 202, 540, 620))
        #expect(scene.frame(of: "step/dialog") == Box(114, 202, 540, 620))
    }

    @Test func `a presenter of its own is left aside above the lowest, and told`() throws {
        let own = #""presenter":{"frame":{"x":0,"y":0,"width":300,"height":300}}"#
        let scene = try stack(dialog("form", "formSheet", own), dialog("step", "currentContext", own))
        #expect(scene.frame(of: "presenter") == Box(0, 0, 300, 300))
        #expect(scene.frame(of: "step/dialog") == Box(114, 202, 540, 620))
        #expect(
            scene["adaptations"].elements.filter { $0["reason"] == "presentedByDialogBelow" }
                == [
                    [
                        "from": "presenter", "to": "form/dialog", "reason": "presentedByDialogBelow",
                        "pointer": "/dialogs/1/presenter",
                    ]
                ])
    }
}

@Suite struct `A scene: darkness and touches` {
    @Test func `two dimmings make 1 − (1 − a)(1 − b)`() throws {
        let scene = try stack(
            dialog("one", "formSheet", #""backdrop":{"opacity":0.5}"#),
            dialog("two", "floating", #""backdrop":{"opacity":0.2}"#))
        #expect(scene["layers"]["one/dimming"]["opacity"] == 0.5)
        #expect(scene["layers"]["two/dimming"]["opacity"] == 0.2)
        func opacities(_ x: Double, _ y: Double) -> [JSON] {
            scene["dimmingRegions"].elements.filter { Outline($0["path"].string ?? "").contains(x, y) }
                .map { $0["opacity"] }
        }
        // Beside the form both; on the form only the one above it: 1 − 0.5 · 0.8 = 0.6 and 0.2.
        #expect(opacities(50, 50) == [0.5, 0.2])
        #expect(opacities(130, 220) == [0.2])
        let middle = scene["layers"]["two/dialog"]["frame"].box
        #expect(opacities(middle.x + middle.width / 2, middle.y + middle.height / 2) == [])
    }

    @Test func `a modal dialog above shuts off everything below`() throws {
        let scene = try stack(
            dialog("form", "formSheet"), dialog("ask", "floating", #""backdrop":{"interaction":"dismiss"}"#))
        #expect(scene.touched(10, 10) == Touch(target: "ask/dimming", effect: "dismiss"))
        #expect(scene.touched(130, 220) == Touch(target: "ask/dimming", effect: "dismiss"))
        #expect(scene["hitRegions"].elements.allSatisfy { $0["target"].string?.hasPrefix("ask/") == true })
    }

    @Test func `a message lets touches through to the dialog below`() throws {
        let scene = try stack(
            dialog("form", "formSheet"),
            #"{"id":"news","style":"slidingMessage","content":{"title":"Saved"},"dismissal":{"after":5}}"#)
        #expect(scene.touched(130, 220) == Touch(target: "form/dialog", effect: "content"))
        #expect(scene.touched(10, 10) == Touch(target: "form/dimming", effect: "block"))
        let message = scene["layers"]["news/dialog"]["frame"].box
        #expect(scene.touched(message.x + 5, message.y + 5)?.target == "news/dialog")
    }

    @Test func `a dialog that was flipped over takes no touch and hides no dimming`() throws {
        // The form lies at 114, 202 and is 540 × 620; what comes over it stays in a corner of it.
        let scene = try stack(
            dialog("form", "formSheet"),
            dialog(
                "back", "fullScreen",
                #""placement":{"container":{"x":300,"y":400,"width":200,"height":200}},"#
                    + #""transition":{"style":"flipHorizontal"},"backdrop":{"interaction":"passThrough"}"#))
        #expect(scene["layers"]["form/dialog"]["backfaceVisible"] == false)
        #expect(scene.touched(130, 220) == Touch(target: "form/dimming", effect: "block"))
        #expect(scene.touched(350, 450) == Touch(target: "back/dialog", effect: "content"))
        let dimmed = Outline(scene["dimmingRegions"]["form/dimming"]["path"].string ?? "")
        #expect(dimmed.contains(130, 220))
        #expect(!dimmed.contains(350, 450))
    }

    @Test func `an opening in the backdrop leads to the dialog below, not past it`() throws {
        let scene = try stack(
            dialog("form", "formSheet"),
            dialog(
                "tip", "floating",
                #""backdrop":{"passThroughRects":[{"x":0,"y":210,"width":200,"height":50}]}"#))
        #expect(scene.touched(130, 220) == Touch(target: "form/dialog", effect: "content"))
        #expect(scene.touched(50, 220) == Touch(target: "form/dimming", effect: "block"))
        #expect(scene.touched(50, 300) == Touch(target: "tip/dimming", effect: "block"))
    }

    @Test func `focus is in the topmost modal dialog and above it, and all below is inert`() throws {
        let scene = try stack(
            dialog("a", "fullScreen"), dialog("b", "formSheet"),
            #"{"id":"news","style":"slidingMessage","content":{"title":"Saved"},"dismissal":{"after":5}}"#)
        let told = scene["accessibility"]
        #expect(told["modal"] == true)
        #expect(told["inert"] == ["presenter", "a/dialog"])
        #expect(told["focusOrder"] == ["b/title", "b/action:close", "news/title"])
        #expect(told["initialFocus"] == "b/title")
    }
}

@Suite struct `A scene: cards behind cards` {
    /// presentation-metrics card.top.rule: max(30, 59) + 10 = 69 from the top of 393 × 852; card.presenter.width:
    /// 1 − 32 / 393 = 0.9186; card.stack.second: the card behind lies 10 pt higher.
    @Test func `each card recedes behind the one right above it`() throws {
        let scene = try stack(
            dialog("a", "pageSheet"), dialog("b", "pageSheet"), dialog("c", "pageSheet"), on: #""iphone-15""#)
        for id in ["a", "b"] {
            let layer = scene["layers"]["\(id)/dialog"]
            #expect(layer["scale"] == 0.9186)
            #expect(layer["cornerRadius"] == 10)
            let frame = layer["frame"].box
            #expect(frame.height == 783)
            // Its top as it is seen: 69 − 10, to a pixel of a third.
            let top = frame.y + frame.height / 2 - frame.height * (1 - 32.0 / 393) / 2
            #expect(abs(top - 59) < 0.34)
        }
        #expect(scene["layers"]["presenter"]["scale"] == 0.9186)
        #expect(scene["layers"]["c/dialog"]["scale"] == .missing)
        #expect(scene.frame(of: "c/dialog") == Box(0, 69, 393, 783))
        // What a card holds moves with it: 16 pt below its top, as in a card of its own.
        let own = try layout(on: "iphone-15", dialog: dialog("a", "pageSheet"))
        let inset = own["layers"]["title"]["frame"]["y"].number - own["layers"]["dialog"]["frame"]["y"].number
        let moved = scene["layers"]["a/title"]["frame"]["y"].number - scene["layers"]["a/dialog"]["frame"]["y"].number
        #expect(abs(moved - inset) < 2e-4)
    }

    /// presentation-metrics ios26.card.rn: scale 1 − 30 / width, radius 38, the card behind 10 pt higher.
    @Test func `cards of iOS 26 recede by their own figures`() throws {
        let scene = try stack(dialog("a", "pageSheet"), dialog("b", "pageSheet"), on: #""iphone-17""#)
        let width = scene["stage"]["window"]["width"].number
        let layer = scene["layers"]["a/dialog"]
        #expect(abs(layer["scale"].number - (1 - 30 / width)) < 1e-4)
        #expect(layer["cornerRadius"] == 38)
        let frame = layer["frame"].box
        let top = frame.y + frame.height / 2 * (1 - layer["scale"].number)
        #expect(abs(top - (scene["layers"]["b/dialog"]["frame"]["y"].number - 10)) < 0.34)
    }

    @Test func `presenting a card pushes back the card below, and dismissing lets it come forward`() throws {
        let scene = try stack(dialog("a", "pageSheet"), dialog("b", "pageSheet"), on: #""iphone-15""#)
        for (name, ends) in [("present", [1, 0.9186] as [JSON]), ("dismiss", [0.9186, 1])] {
            let motion = scene["transitions"][name]
            #expect(motion["tracks"].track("a/dialog", "scale").ends == ends)
            #expect(motion["tracks"].track("presenter", "scale") == .missing)
            #expect(motion["tracks"].track("b/dialog", "position") != .missing)
            #expect(motion["labels"][0]["label"] == "b")
        }
        // From the middle of (0, 69, 393, 783).
        let position = scene["transitions"]["present"]["tracks"].track("a/dialog", "position")
        #expect(position.ends.first == [196.5, 460.5])
    }

    @Test func `a pushBack of the request is for the dialog below`() throws {
        let push = #""pushBack":{"scale":0.8,"opacity":0.5,"cornerRadius":20}"#
        let scene = try stack(dialog("a", "formSheet"), dialog("b", "floating", push))
        let layer = scene["layers"]["a/dialog"]
        #expect(layer["scale"] == 0.8)
        #expect(layer["opacity"] == 0.5)
        #expect(layer["cornerRadius"] == 20)
        #expect(scene["layers"]["presenter"]["scale"] == .missing)
        #expect(scene.frame(of: "a/dialog") == Box(114, 202, 540, 620))
        // As it is seen: 432 × 496 in the same middle; the dimming shows around it.
        #expect(scene["hitRegions"].elements.allSatisfy { $0["target"] != "a/dialog" })
        let own = scene["dimmingRegions"]["a/dimming"]
        #expect(Outline(own["path"].string ?? "").contains(140, 512))
        #expect(!Outline(own["path"].string ?? "").contains(172, 512))
    }
}

@Suite struct `A scene: life and time` {
    @Test func `turning moves the whole stack at once`() throws {
        let scene = try stack(dialog("a", "formSheet"), dialog("b", "currentContext"))
        let turn = scene["transitions"]["rotate"]["landscapeLeft"]
        // Ledger C3: (114, 202) in portrait, (242, 74) on 1024 × 768.
        for id in ["a/dialog", "b/dialog"] {
            #expect(turn["tracks"].track(id, "position").ends == [[384, 512], [512, 384]])
        }
        #expect(turn["labels"].elements.map { $0["label"] } == ["a", "b"])
        #expect(turn["labels"].elements.allSatisfy { $0["start"] == 0 && $0["end"] == turn["duration"] })
    }

    /// Ledger C6: the keyboard moves the form to the top inset, and what stands in its context goes along.
    @Test func `a keyboard moves the whole stack`() throws {
        let device = #"{"profile":"ipad-1","orientation":"landscapeLeft","keyboard":{"height":352}}"#
        let scene = try stack(dialog("a", "formSheet"), dialog("b", "currentContext"), on: device)
        for id in ["a/dialog", "b/dialog"] {
            #expect(scene.frame(of: id) == Box(242, 20, 540, 620))
            #expect(
                scene["transitions"]["keyboard"]["tracks"].track(id, "position").ends == [[512, 384], [512, 330]])
        }
    }

    @Test func `a scene ends with the last dialog to go`() throws {
        func message(_ id: String, _ after: Int) -> String {
            #"{"id":"\#(id)","style":"slidingMessage","content":{"title":"S"},"dismissal":{"after":\#(after)}}"#
        }
        let both = try stack(message("a", 9), message("b", 5))
        // Ledger E2: 0.75 s each way.
        #expect(both["lifecycle"]["dismissAt"] == 9)
        #expect(both["lifecycle"]["removedAt"] == 9.75)
        #expect(both["dialogs"]["b"]["lifecycle"]["removedAt"] == 5.75)
        let one = try stack(dialog("a", "formSheet"), message("b", 5))
        #expect(one["lifecycle"]["dismissAt"] == nil)
        #expect(one["dialogs"]["b"]["lifecycle"]["dismissAt"] == 5)
    }
}

@Suite struct `A scene: the guidelines` {
    @Test(arguments: ["formSheet", "fullScreen", "floating", "semiModal", "actionSheet"])
    func `D2: nothing modal above a popover, near or far`(style: String) throws {
        let above = dialog("b", style, style == "actionSheet" ? anchor : "")
        let scene = try stack(dialog("p", "popover", anchor), above)
        #expect(scene.found("nothingAbovePopover") == ["/dialogs/1/style"])
        #expect(scene["diagnostics"]["nothingAbovePopover"]["severity"] == "error")
        let far = try stack(dialog("p", "popover", firm), dialog("c", "currentContext"), above)
        #expect(far.found("nothingAbovePopover") == ["/dialogs/2/style"])
    }

    @Test func `D2: alerts, and what is part of the popover, may stand above it`() throws {
        let scene = try stack(
            dialog("p", "popover", firm), dialog("c", "currentContext"), dialog("a", "alert"),
            #"{"id":"news","style":"slidingMessage","content":{"title":"S"},"dismissal":{"after":5}}"#)
        #expect(scene.found("nothingAbovePopover") == [])
        // Inside it: the popover's own frame.
        #expect(scene.frame(of: "c/dialog") == scene.frame(of: "p/dialog"))
    }

    @Test func `D4: tasks above tasks are a warning, and deep stacks another`() throws {
        let two = try stack(dialog("a", "fullScreen"), dialog("b", "formSheet"))
        #expect(two.found("modalOverModal") == ["/dialogs/1/style"])
        #expect(two.found("stackTooDeep") == [])
        let three = try stack(dialog("a", "fullScreen"), dialog("b", "formSheet"), dialog("c", "floating"))
        #expect(three.found("modalOverModal") == ["/dialogs/1/style", "/dialogs/2/style"])
        #expect(three.found("stackTooDeep") == ["/dialogs/2"])
        #expect(three["diagnostics"]["stackTooDeep"]["severity"] == "warning")
        let question = try stack(dialog("a", "formSheet"), dialog("ask", "alert"))
        #expect(question.found("modalOverModal") == [])
    }

    @Test func `D13 and D1: the set and each dialog are checked, with pointers into the body`() throws {
        let scene = try stack(
            #"{"id":"a","style":"formSheet","content":{"title":"T"}}"#, dialog("b", "formSheet"), dialog("c", "alert"))
        #expect(scene.found("modalityOverused") == ["/dialogs/0"])
        #expect(scene.found("exitRequired") == ["/dialogs/0"])
    }
}

@Suite struct `A scene: what is refused` {
    private func faults(_ body: String) throws -> [String] {
        try problem(body, at: "/v1/scenes")["errors"].elements.map {
            "\($0["pointer"].string ?? "") \($0["code"].string ?? "")"
        }
    }

    @Test func `stacks that are empty or too high, by name of the setting`() throws {
        #expect(try faults(#"{"device":"iphone-4","dialogs":[]}"#) == ["/dialogs tooFew"])
        #expect(try faults(#"{"device":"iphone-4"}"#) == ["/dialogs missingMember"])
        let sixteen = Array(repeating: #"{"style":"alert"}"#, count: 16).joined(separator: ",")
        let full = try scene(#"{"device":"iphone-4","dialogs":[\#(sixteen)]}"#)
        #expect(full["dialogs"].elements.map { $0["id"].string } == (1...16).map { "dialog\($0)" })
        let problem = try problem(
            #"{"device":"iphone-4","dialogs":[\#(sixteen),{"style":"alert"}]}"#, at: "/v1/scenes")
        #expect(problem["errors"][0]["pointer"] == "/dialogs")
        #expect(problem["errors"][0]["message"].string?.contains("--max-dialogs") == true)
    }

    @Test func `names that clash`() throws {
        let same = #"{"device":"iphone-4","dialogs":[{"id":"a"},{"id":"b"},{"id":"a"}]}"#
        #expect(try faults(same) == ["/dialogs/2/id duplicateID"])
        let inner = #"{"device":"iphone-4","dialogs":[{"id":"a"},{"id":"a/action:b"}]}"#
        #expect(try faults(inner) == ["/dialogs/1/id duplicateID"])
        let free = try scene(#"{"device":"iphone-4","dialogs":[{"id":"dialog2"},{},{"id":"x/y"}]}"#)
        #expect(free["dialogs"].elements.map { $0["id"].string } == ["dialog2", "dialog2-2", "x/y"])
    }

    @Test func `members that are not known, and every fault at once`() throws {
        let body = #"{"device":"iphone-4","dialog":{},"dialogs":[{"stile":"alert"},7,{"style":"alrt"}]}"#
        #expect(
            try faults(body) == [
                "/dialog unknownMember", "/dialogs/0/stile unknownMember", "/dialogs/1 wrongType",
                "/dialogs/2/style unknownValue",
            ])
    }

    @Test func `what is impossible in any of the dialogs`() throws {
        let body = #"""
            {"device":"ipad-1","dialogs":[{"style":"pageSheet","transition":{"style":"partialCurl"}},\#
            {"style":"formSheet"},
            {"style":"popover"}]}
            """#
        #expect(
            try faults(body) == [
                "/dialogs/0/transition/style transitionNeedsStyle", "/dialogs/2/placement/anchor anchorMissing",
            ])
    }
}
