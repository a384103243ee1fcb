import AnswerTestSupport
import ServiceTestSupport
import Testing

private let cancel = #"{"id":"cancel","title":"Cancel","role":"cancel"}"#
private let save = #"{"id":"save","title":"Save"}"#
private let field = #""textFields":[{"id":"name","placeholder":"Name"}]"#

@Suite struct `Ledger D1: a way out` {
    private static let blocking = [
        #""style":"fullScreen""#, #""style":"pageSheet""#, #""style":"formSheet""#, #""style":"currentContext""#,
        #""style":"floating""#, #""style":"semiModal","backdrop":{"interaction":"block"}"#,
        #""style":"slidingMessage","backdrop":{"interaction":"block"}"#,
    ]

    @Test(arguments: blocking)
    func `D1: a blocking dialog without a way out is an error with a fix`(style: String) throws {
        for device in [
            "ipad-1", "iphone-4", "iphone-17", "ipad-a16",
            #"{"profile":"ipad-1","orientation":"landscapeLeft","layoutDirection":"rightToLeft"}"#,
        ] {
            let answer = try layout(
                on: device, content: #""title":"Stuck","message":"For ever""#,
                dialog: #"\#(style),"dismissal":{"swipe":[]}"#)
            let finding = answer["diagnostics"]["exitRequired"]
            #expect(finding["severity"] == "error")
            #expect(finding["pointer"].string?.hasPrefix("/dialog") == true)
            #expect(finding["fix"].string?.isEmpty == false)
            #expect(finding["guideline"].string?.isEmpty == false)
        }
    }

    @Test(arguments: blocking)
    func `D1: each way out is enough`(style: String) throws {
        for way in [
            #""content":{"title":"T","actions":[\#(cancel)]}"#,
            #""content":{"title":"T","actions":[{"id":"a","title":"Go","dismisses":"afterAction"}]}"#,
            #""content":{"title":"T","navigationBar":{"title":"T","trailing":\#(save)}}"#,
            #""content":{"title":"T","navigationBar":{"leading":[\#(cancel)]}}"#,
            #""content":{"title":"T"},"dismissal":{"swipe":["bottom"]}"#,
            #""content":{"title":"T"},"dismissal":{"after":4}"#,
        ] {
            let answer = try layout(on: "ipad-1", dialog: #"\#(style),\#(way)"#)
            #expect(answer.findings("error") == [], "\(style) \(way)")
        }
    }

    @Test(arguments: ["fullScreen", "formSheet", "floating", "semiModal"])
    func `D1: actions that never dismiss are no way out`(style: String) throws {
        let never = #"{"id":"more","title":"More","dismisses":"never"}"#
        for content in [#""actions":[\#(never)]"#, #""navigationBar":{"title":"T","trailing":\#(never)}"#] {
            let answer = try layout(
                style, on: "ipad-1", content: #""title":"T",\#(content)"#,
                dialog: #""backdrop":{"interaction":"block"}"#)
            #expect(answer["diagnostics"]["exitRequired"]["severity"] == "error")
        }
    }

    @Test(arguments: ["formSheet", "floating", "semiModal", "slidingMessage"])
    func `D1: a touch outside is a way out where there is an outside`(style: String) throws {
        let answer = try layout(
            style, on: "ipad-1", content: #""title":"T""#, dialog: #""backdrop":{"interaction":"dismiss"}"#)
        #expect(answer.findings("error") == [])
    }

    @Test func `D1: a touch outside is none where the dialog covers everything`() throws {
        let outside = #""backdrop":{"interaction":"dismiss"},"content":{"title":"T"}"#
        #expect(try layout("fullScreen", on: "ipad-1", dialog: outside)["diagnostics"]["exitRequired"] != .missing)
        let phone = try layout("formSheet", on: "iphone-4", dialog: outside)
        #expect(phone["diagnostics"]["exitRequired"] != .missing)
        let portrait = try layout("pageSheet", on: "ipad-1", dialog: outside)
        #expect(portrait["diagnostics"]["exitRequired"] != .missing)
        let landscape = try layout(
            "pageSheet", on: #"{"profile":"ipad-1","orientation":"landscapeRight"}"#, dialog: outside)
        #expect(landscape["diagnostics"]["exitRequired"] == .missing)
    }

    @Test(arguments: ["formSheet", "floating", "semiModal", "slidingMessage"])
    func `D1: what does not block needs no way out`(style: String) throws {
        let answer = try layout(
            style, on: "ipad-1", content: #""title":"T""#, dialog: #""backdrop":{"interaction":"passThrough"}"#)
        #expect(answer["accessibility"]["modal"] == false)
        #expect(answer.findings("error") == [])
    }

    @Test(arguments: ["formSheet", "semiModal", "floating"])
    func `D1: a touch or a swipe that throws away what was typed is a warning`(style: String) throws {
        for (way, count) in [
            (#""backdrop":{"interaction":"dismiss"}"#, 1),
            (#""backdrop":{"interaction":"block"},"dismissal":{"swipe":["bottom"]}"#, 1),
            (#""backdrop":{"interaction":"dismiss"},"dismissal":{"swipe":["bottom","top"]}"#, 2),
            (#""backdrop":{"interaction":"block"}"#, 0),
            (#""backdrop":{"interaction":"dismiss"},"dismissal":{"approval":"presenter"}"#, 0),
            (#""backdrop":{"interaction":"block"},"dismissal":{"swipe":["bottom"],"approval":"presenter"}"#, 0),
        ] {
            let answer = try layout(
                style, on: "ipad-1", content: #""title":"T",\#(field),"actions":[\#(cancel),\#(save)]"#, dialog: way)
            #expect(answer.findings("warning").count == count, "\(way)")
            #expect(answer.findings("error") == [])
            let dry = try layout(
                style, on: "ipad-1", content: #""title":"T","actions":[\#(cancel),\#(save)]"#, dialog: way)
            #expect(dry.findings("warning") == [], "nothing was typed: \(way)")
        }
    }

    @Test func `D1: a panel of which a touch outside is the usual way out warns by itself once it has a field`() throws
    {
        let answer = try layout("semiModal", on: "iphone-4", content: #""title":"T",\#(field)"#)
        #expect(answer.findings("warning").count == 1)
    }
}

@Suite struct `Ledger D2: nothing modal above a popover` {
    private func above(_ presenter: String, _ style: String, more: String = "") throws -> JSON {
        try layout(
            style, on: "ipad-1", content: #""title":"T","actions":[\#(cancel),\#(save)]"#,
            dialog: #""presenter":{"style":"\#(presenter)"}\#(more)"#)
    }

    @Test(arguments: ["fullScreen", "pageSheet", "formSheet", "floating", "semiModal", "slidingMessage"])
    func `D2: a modal dialog above a popover is an error, and the fix is to close the popover`(style: String) throws {
        let errors = try above("popover", style).findings("error")
        #expect(errors.count == 1)
        #expect(errors.first?["pointer"].string?.hasPrefix("/dialog") == true)
        #expect(errors.first?["fix"].string?.lowercased().contains("popover") == true)
    }

    @Test func `D2: the current context of a popover is part of it`() throws {
        #expect(try above("popover", "currentContext").findings("error") == [])
    }

    @Test(arguments: ["semiModal", "floating", "slidingMessage", "formSheet"])
    func `D2: what is not modal may stand above a popover`(style: String) throws {
        let answer = try above("popover", style, more: #","backdrop":{"interaction":"passThrough"}"#)
        #expect(answer.findings("error") == [])
    }

    @Test(arguments: ["fullScreen", "pageSheet", "formSheet", "sheet", "semiModal"])
    func `D2: above anything else it is no error`(presenter: String) throws {
        #expect(try above(presenter, "formSheet").findings("error") == [])
    }
}

@Suite struct `Ledger D5: a title that names the task` {
    private static let untitled = #""content":{"message":"M","actions":[\#(cancel),\#(save)]}"#

    @Test(arguments: ["fullScreen", "pageSheet", "formSheet"])
    func `D5: a sheet or a full screen without a title gets a note`(style: String) throws {
        for device in ["ipad-1", "iphone-4", #"{"profile":"ipad-air-2","orientation":"landscapeLeft"}"#] {
            let notes = try layout(style, on: device, dialog: Self.untitled).findings("note")
            #expect(notes.count == 1)
            #expect(notes.first?["pointer"].string?.hasPrefix("/dialog") == true)
        }
    }

    @Test(arguments: [
        #""title":"Name","actions":[\#(cancel),\#(save)]"#,
        #""navigationBar":{"title":"Name","leading":\#(cancel),"trailing":\#(save)}"#,
        #""title":"Όνομα","message":"M","actions":[\#(cancel)]"#,
    ])
    func `D5: a title in the content or in the bar is enough`(content: String) throws {
        for style in ["fullScreen", "pageSheet", "formSheet"] {
            #expect(try layout(style, on: "ipad-1", content: content).dialogFindings == [])
        }
    }

    @Test(arguments: ["floating", "semiModal", "slidingMessage"])
    func `D5: what is neither sheet nor full screen needs none`(style: String) throws {
        #expect(try layout(style, on: "ipad-1", dialog: Self.untitled).findings("note") == [])
    }

    @Test func `D5: the default style counts as what it is`() throws {
        #expect(try layout(on: "ipad-1", dialog: Self.untitled).findings("note").count == 1)
        #expect(try layout(on: "iphone-17", dialog: Self.untitled).findings("note").count == 1)
    }
}

@Suite struct `Ledger D6: completion and cancel` {
    private static func done(_ more: String = "") -> String { #"{"id":"done","title":"Done"\#(more)}"# }

    @Test(arguments: [
        #""actions":[\#(done())]"#,
        #""actions":[\#(done(#","role":"default""#))]"#,
        #""navigationBar":{"title":"T","trailing":\#(done())}"#,
        #""navigationBar":{"title":"T","trailing":[\#(done())]}"#,
        #""navigationBar":{"title":"T","leading":\#(done())}"#,
        #""actions":[{"id":"done","title":"DONE"}]"#,
    ])
    func `D6: Done as the only action is a warning`(content: String) throws {
        for style in ["fullScreen", "pageSheet", "formSheet"] {
            let warnings = try layout(style, on: "ipad-1", content: #""title":"T",\#(content)"#).findings("warning")
            #expect(warnings.count == 1)
            #expect(warnings.first?["pointer"].string?.hasPrefix("/dialog/content") == true)
            #expect(warnings.first?["fix"].string?.isEmpty == false)
        }
    }

    @Test(arguments: ["destructive", "cancel"])
    func `D6: Done as the destructive or the cancelling action is a warning`(role: String) throws {
        let done = Self.done(#","role":"\#(role)""#)
        for content in [
            #""actions":[\#(done),\#(save)]"#, #""actions":[\#(save),\#(done)]"#, #""actions":[\#(done)]"#,
            #""navigationBar":{"title":"T","leading":\#(done),"trailing":\#(save)}"#,
        ] {
            let answer = try layout("formSheet", on: "ipad-1", content: #""title":"T",\#(content)"#)
            #expect(answer.findings("warning").count == 1, "\(content)")
        }
    }

    @Test(arguments: [
        #""actions":[\#(cancel),\#(done())]"#,
        #""actions":[\#(done()),\#(cancel)]"#,
        #""navigationBar":{"title":"T","leading":\#(cancel),"trailing":\#(done())}"#,
        #""navigationBar":{"title":"T","trailing":\#(done())},"actions":[\#(cancel)]"#,
        #""actions":[\#(cancel),\#(save)]"#,
    ])
    func `D6: completion beside cancel is as it should be`(content: String) throws {
        for style in ["fullScreen", "pageSheet", "formSheet"] {
            #expect(try layout(style, on: "ipad-1", content: #""title":"T",\#(content)"#).dialogFindings == [])
        }
    }
}

@Suite struct `Ledger D9: what styles become` {
    @Test(arguments: [
        ("iphone-4", "formSheet", "fullScreen"), ("iphone-xs", "pageSheet", "fullScreen"),
        (#"{"profile":"iphone-11","orientation":"landscapeLeft"}"#, "formSheet", "fullScreen"),
        (#"{"profile":"iphone-17","orientation":"landscapeRight"}"#, "pageSheet", "fullScreen"),
        ("iphone-16", "formSheet", "pageSheet"), ("iphone-11", "formSheet", "pageSheet"),
        (
            #"{"profile":"ipad-air-2","orientation":"landscapeLeft","window":{"x":0,"y":0,"width":320,"height":768}}"#,
            "formSheet", "fullScreen"
        ),
        (
            #"{"profile":"ipad-air-2","orientation":"landscapeLeft","window":{"x":0,"y":0,"width":320,"height":768}}"#,
            "pageSheet", "fullScreen"
        ),
    ])
    func `D9: when a style becomes another, the answer says which, and why`(
        device: String, from: String, to: String
    ) throws {
        let answer = try layout(from, on: device, content: #""title":"T","actions":[\#(cancel)]"#)
        #expect(answer["presentation"]["requested"] == .string(from))
        #expect(answer["presentation"]["resolved"] == .string(to))
        let steps = answer["adaptations"].elements.filter { $0["pointer"] == "/dialog/style" }
        #expect(steps.first?["from"] == .string(from))
        #expect(steps.last?["to"] == .string(to))
        #expect(steps.allSatisfy { $0["reason"].string?.isEmpty == false })
        if to == "fullScreen" { #expect(answer.dialog == answer["stage"]["container"].box) }
    }

    @Test(arguments: ["fullScreen", "pageSheet", "formSheet", "currentContext"])
    func `D9: on a pad every style stays itself, and there is nothing to tell`(style: String) throws {
        for pad in ["ipad-1", "ipad-air-2", "ipad-pro-12-9-1", "ipad-10-2", "ipad-a16"] {
            for orientation in fourOrientations {
                let answer = try layout(
                    style, on: #"{"profile":"\#(pad)","orientation":"\#(orientation)"}"#,
                    content: #""title":"T","actions":[\#(cancel)]"#)
                #expect(answer["presentation"]["resolved"] == .string(style))
                #expect(answer["adaptations"] == [])
            }
        }
    }
}
