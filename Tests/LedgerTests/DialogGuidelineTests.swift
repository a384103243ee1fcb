import AnswerTestSupport
import ServiceTestSupport
import Testing

private let iPad = "ipad-1"
private let cancel = #"{"id":"cancel","title":"Cancel","role":"cancel"}"#
private let save = #"{"id":"save","title":"Save"}"#

/// The findings of one rule about a dialog.
private func findings(_ rule: String, _ members: String, on device: String = iPad) throws -> [JSON] {
    try layout(on: device, dialog: members)["diagnostics"].elements
        .filter { $0["rule"] == .string(rule) }
}

@Suite struct `Ledger D3: what alerts are for` {
    @Test(arguments: [
        (#""title":"T","actions":[\#(cancel),\#(save)]"#, "/dialog/content/message"),
        (#""title":"T","message":" \n","actions":[\#(cancel),\#(save)]"#, "/dialog/content/message"),
        (#""title":"T","message":"M""#, "/dialog/content/actions"),
    ])
    func `D3: an alert without message or action is a warning`(content: String, pointer: String) throws {
        for device in ["iphone-4", "iphone-8", "iphone-17", "ipad-1", "ipad-a16"] {
            let found = try findings(
                "alertIncomplete", #""style":"alert","content":{\#(content)}"#, on: device)
            #expect(found.count == 1)
            #expect(found.first?.isComplete("warning", below: pointer) == true)
        }
    }

    @Test func `D3: an alert without both is told both`() throws {
        #expect(try findings("alertIncomplete", #""style":"alert""#).count == 2)
    }

    @Test(arguments: 1...6) func `D3: more than three actions are a warning`(count: Int) throws {
        let actions = (1...count).map { #"{"id":"a\#($0)","title":"Action \#($0)"}"# }.joined(separator: ",")
        let found = try findings(
            "alertTooManyActions", #""style":"alert","content":{"title":"T","message":"M","actions":[\#(actions)]}"#)
        // Human Interface Guidelines, Alerts: up to three.
        #expect(found.count == (count > 3 ? 1 : 0))
        #expect(found.allSatisfy { $0.isComplete("warning", below: "/dialog/content/actions") })
    }

    @Test(arguments: [
        (#""actions":[{"title":"OK"}]"#, 1), (#""actions":[{"title":"Aceptar"}]"#, 1),
        (#""actions":[{"title":"OK","role":"cancel"}]"#, 1),
        (#""actions":[\#(cancel),\#(save)]"#, 0),
        (#""actions":[{"title":"Delete","role":"destructive"}]"#, 0),
        (#""actions":[{"title":"Restart","dismisses":"afterAction"}]"#, 0),
        (#""actions":[{"title":"OK"}],"textFields":[{"id":"name"}]"#, 0),
    ])
    func `D3: an alert as a mere notice is a warning, and the fix is a sliding message`(
        content: String, expected: Int
    ) throws {
        let found = try findings("alertAsNotice", #""style":"alert","content":{"title":"T","message":"M",\#(content)}"#)
        #expect(found.count == expected)
        #expect(found.allSatisfy { $0.isComplete("warning", below: "/dialog/content") })
        #expect(found.allSatisfy { $0["fix"].string?.contains("slidingMessage") == true })
    }

    @Test(arguments: ["fullScreen", "formSheet", "floating", "semiModal"])
    func `D3: what is no alert is held to nothing of this`(style: String) throws {
        for rule in ["alertIncomplete", "alertTooManyActions", "alertAsNotice"] {
            #expect(try findings(rule, #""style":"\#(style)","content":{"actions":[{"title":"OK"}]}"#) == [])
        }
    }

    @Test func `D3: an alert that asks something is as it should be`() throws {
        let answer = try layout(
            "alert", on: "iphone-8",
            content: #"""
                "title":"Delete Draft?","message":"It cannot be brought back.",
                 "actions":[\#(cancel),{"id":"delete","title":"Delete","role":"destructive"}]
                """#)
        #expect(answer.findings("error") + answer.findings("warning") == [])
    }
}

@Suite struct `Ledger D4: short and narrow` {
    private static let tasks = ["fullScreen", "pageSheet", "formSheet", "floating", "semiModal"]

    @Test(arguments: tasks, ["fullScreen", "pageSheet", "formSheet", "sheet", "semiModal", "floating", "alert"])
    func `D4: a modal task above a modal task is a warning`(style: String, presenter: String) throws {
        let found = try findings(
            "modalOverModal",
            #""style":"\#(style)","presenter":{"style":"\#(presenter)"},"content":{"title":"T","actions":[\#(cancel)]}"#
        )
        #expect(found.count == 1)
        #expect(found.first?.isComplete("warning", below: "/dialog/presenter") == true)
    }

    @Test(arguments: [
        #""style":"alert","presenter":{"style":"formSheet"}"#,
        #""style":"currentContext","presenter":{"style":"formSheet"}"#,
        #""style":"formSheet","presenter":{"navigationBar":true}"#,
        #""style":"formSheet""#,
        #""style":"slidingMessage","presenter":{"style":"formSheet"},"dismissal":{"after":5}"#,
        #""style":"semiModal","presenter":{"style":"fullScreen"},"backdrop":{"interaction":"passThrough"}"#,
        // Ledger D2 has it.
        #""style":"formSheet","presenter":{"style":"popover"}"#,
    ])
    func `D4: what is part of a task, not modal, or the only one is no stack`(members: String) throws {
        #expect(try findings("modalOverModal", members) == [])
    }

    private static let short = #""title":"T","message":"Two words.","actions":[\#(cancel),\#(save)]"#
    private static let long = String(repeating: "There is much to be told here, and it takes its time. ", count: 60)

    @Test(arguments: ["fullScreen", "pageSheet"], ["iphone-4", "iphone-8", "ipad-1", "ipad-a16"])
    func `D4: a full screen for short content is a warning`(style: String, device: String) throws {
        for content in [Self.short, #""title":"T","size":{"height":120},"actions":[\#(cancel)]"#] {
            let found = try findings(
                "fullScreenForLittle", #""style":"\#(style)","content":{\#(content)}"#, on: device)
            #expect(found.count == 1)
            #expect(found.first?.isComplete("warning", below: "/dialog") == true)
        }
        for content in [
            // 3,300 characters: more than 20 lines at any width.
            #""title":"T","message":"\#(Self.long)","actions":[\#(cancel),\#(save)]"#,
            #""title":"T","size":{"height":"40%"},"actions":[\#(cancel)]"#,
            // What the app draws itself is not known.
            #""title":"T","actions":[\#(cancel),\#(save)]"#,
            #""title":"T","message":"M","actions":[\#(cancel)]"#,
            #""title":"T","message":"M","textFields":[{"id":"name"}],"actions":[\#(cancel),\#(save)]"#,
        ] {
            let found = try findings(
                "fullScreenForLittle", #""style":"\#(style)","content":{\#(content)}"#, on: device)
            #expect(found == [], "\(content.prefix(80))")
        }
    }

    @Test(arguments: ["formSheet", "floating", "semiModal", "slidingMessage", "alert"])
    func `D4: what does not take the screen may be short`(style: String) throws {
        // Also where the system shows it full screen.
        for device in ["ipad-1", "iphone-4"] {
            let found = try findings(
                "fullScreenForLittle", #""style":"\#(style)","content":{\#(Self.short)}"#, on: device)
            #expect(found == [])
        }
    }

    @Test func `D4: how short content is does not depend on the space that frames are told in`() throws {
        let device = #"{"profile":"ipad-1","orientation":"landscapeLeft"}"#
        for height in [100, 250, 300, 760] {
            let body = DialogBody(
                "fullScreen", on: device, content: #""size":{"height":\#(height)}"#,
                options: #""coordinateSpace":"fixed""#
            ).json
            let found = try spec(body)["diagnostics"]["fullScreenForLittle"] != .missing
            // A third of 768 is 256.
            #expect(found == (height < 256))
        }
    }
}

@Suite struct `Ledger D7: as the app looks` {
    @Test(arguments: ["fullScreen", "pageSheet", "formSheet", "sheet"])
    func `D7: a task without the bar that its presenter has gets a note`(style: String) throws {
        let buttons = #""title":"T","actions":[\#(cancel),\#(save)]"#
        let bar = #""navigationBar":{"title":"T","leading":\#(cancel),"trailing":\#(save)}"#
        for device in ["ipad-1", "iphone-4", "iphone-17"] {
            for presenter in ["true", #"{"title":"Library"}"#] {
                let found = try findings(
                    "barMissing",
                    #""style":"\#(style)","presenter":{"navigationBar":\#(presenter)},"content":{\#(buttons)}"#,
                    on: device)
                #expect(found.count == 1)
                #expect(found.first?.isComplete("note", below: "/dialog/content") == true)
                let barred = #""style":"\#(style)","presenter":{"navigationBar":\#(presenter)},"content":{\#(bar)}"#
                #expect(try findings("barMissing", barred, on: device) == [])
            }
            #expect(
                try findings(
                    "barMissing", #""style":"\#(style)","presenter":{"navigationBar":false},"content":{\#(buttons)}"#,
                    on: device) == [])
        }
    }

    @Test(arguments: ["alert", "floating", "semiModal", "slidingMessage", "currentContext"])
    func `D7: what is no task view needs no bar`(style: String) throws {
        #expect(try findings("barMissing", #""style":"\#(style)","presenter":{"navigationBar":true}"#) == [])
    }
}

@Suite struct `Ledger D11: the system's own` {
    @Test(arguments: ["", #""actions":[\#(cancel)]"#])
    func `D11: an action sheet without a choice is a warning`(content: String) throws {
        let found = try findings(
            "actionSheetEmpty", #""style":"actionSheet","content":{\#(content)}"#, on: "iphone-8")
        #expect(found.count == 1)
        #expect(found.first?.isComplete("warning", below: "/dialog/content/actions") == true)
        let choice = #""style":"actionSheet","content":{"actions":[\#(cancel),\#(save)]}"#
        #expect(try findings("actionSheetEmpty", choice, on: "iphone-8") == [])
    }

    @Test(arguments: ["alert", "actionSheet", "activityView"])
    func `D11: a look of one's own on what the system draws gets a note`(style: String) throws {
        let looks = [
            "navigationBar": #"{"title":"T"}"#, "shape": #"{"kind":"ellipse"}"#, "border": #"{"width":2}"#,
            "background": ##"{"color":"#FF0000"}"##, "shadows": "[{}]",
        ]
        for (member, value) in looks {
            let content = #""content":{"title":"T","\#(member)":\#(value)}"#
            let found = try findings("systemStyleCustomized", #""style":"\#(style)",\#(content)"#, on: "iphone-8")
            #expect(found.count == 1, "\(member)")
            #expect(found.first?.isComplete("note", below: "/dialog/content/" + member) == true)
            #expect(try findings("systemStyleCustomized", #""style":"floating",\#(content)"#) == [])
        }
        let fields = #""style":"\#(style)","content":{"title":"T","textFields":[{"id":"name"}]}"#
        #expect(
            try findings("systemStyleCustomized", fields, on: "iphone-8").count == (style == "alert" ? 0 : 1))
    }
}

@Suite struct `Ledger D12: notification preferences` {
    @Test(arguments: [("off", "false", 1), ("off", "true", 0), ("on", "false", 0), ("on", "true", 0)])
    func `D12: a message that nobody asked for is a warning where notifications are off`(
        preference: String, requested: String, expected: Int
    ) throws {
        for profile in ["iphone-4", "iphone-17", "ipad-1", "pixel-8"] {
            let device = #"{"profile":"\#(profile)","notifications":"\#(preference)"}"#
            let message = #""style":"slidingMessage","requested":\#(requested),"dismissal":{"after":5}"#
            let found = try findings("unaskedMessage", message, on: device)
            #expect(found.count == expected)
            #expect(found.allSatisfy { $0.isComplete("warning", below: "/dialog") })
            let panel = #""style":"semiModal","requested":\#(requested)"#
            #expect(try findings("unaskedMessage", panel, on: device) == [])
        }
    }

    @Test func `D12: who says nothing about it did not ask`() throws {
        let device = #"{"profile":"iphone-8","notifications":"off"}"#
        #expect(try findings("unaskedMessage", #""style":"slidingMessage""#, on: device).count == 1)
    }
}
