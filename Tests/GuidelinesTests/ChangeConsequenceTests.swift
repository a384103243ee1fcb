import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What a finding's changes lead to: the finding goes, and no error or warning of another rule comes for it.
@Suite struct `The changes of a finding` {
    private static let words = Array(repeating: "There is much to be told here.", count: 36).joined(separator: " ")
    private static let answers =
        #"{"id":"c","title":"Cancel","role":"cancel"},{"id":"d","title":"Add"}"#
    private static let fields = #"{"id":"f"},{"id":"g"},{"id":"h"}"#
    private static let asked =
        #""content":{"title":"T","message":"M","actions":[\#(answers)],"textFields":[\#(fields)]}"#
    private static let five = (1...5).map { #"{"id":"\#($0)","title":"A\#($0)"}"# }.joined(separator: ",")
    private static let firm = #"{"id":"a","title":"Never","dismisses":"never"}"#

    @Test(arguments: [
        (
            "iphone-17", "timeLimit",
            #""style":"floating","content":{"title":"T","actions":[\#(firm)]},"dismissal":{"after":9}"#
        ),
        (
            "iphone-17", "timeLimit",
            #""style":"floating","content":{"title":"T","actions":[{"id":"b"}]},"dismissal":{"after":9}"#
        ),
        (
            "iphone-17", "timeLimit",
            #""style":"x-toaster","content":{"title":"T","actions":[{"id":"b","title":"Undo"}]}"#
        ),
        (
            "iphone-17", "timeLimit",
            #""style":"x-toaster","content":{"title":"T","actions":[{"id":"b"}]},"dismissal":{"after":9}"#
        ),
        (
            "iphone-17", "timeLimit",
            #"""
            "style":"floating","content":{"title":"T","actions":[{"id":"b"}]},"dismissal":{"after":9},\#
            "platforms":{"apple":{"dismissal":{"after":7}}}
            """#
        ),
        ("iphone-17", "alertIncomplete", #""style":"alert","content":{"title":"T","message":"M"}"#),
        (
            "iphone-17", "alertIncomplete",
            #""style":"alert","content":{"title":"T","message":"M","textFields":[{"id":"f"}]}"#
        ),
        (
            "iphone-17", "systemStyleCustomized",
            #""style":"actionSheet","content":{"navigationBar":{"trailing":[\#(answers)]}}"#
        ),
        (
            "iphone-17", "systemStyleCustomized",
            #""style":"alert","content":{"message":"M","navigationBar":{"title":"B"},"actions":[\#(answers)]}"#
        ),
        (
            "iphone-17", "timeTooShort",
            #""style":"slidingMessage","content":{"title":"T","message":"\#(words)"},"dismissal":{"after":5}"#
        ),
        (
            "macbook-pro-14", "modalOverModal",
            #""style":"formSheet","presenter":{"style":"sheet"},"content":{"title":"T","actions":[\#(answers)]}"#
        ),
        (
            "kde-990x720", "modalOverModal",
            #""style":"formSheet","presenter":{"style":"formSheet"},"content":{"title":"T","actions":[\#(answers)]}"#
        ),
        ("mate-70", "modalOverModal", #""style":"sheet","presenter":{"style":"pageSheet"},"content":{"title":"T"}"#),
        ("mate-70", "nothingAbovePopover", #""style":"sheet","presenter":{"style":"popover"},"content":{"title":"T"}"#),
        (
            "iphone-15", "tooManyFields",
            #""style":"alert","content":{"title":"T","message":"M","actions":[\#(answers)],"textFields":[\#(fields)]}"#
        ),
        (
            "android-phone-medium", "alertTooManyActions",
            #"""
            "style":"alert","content":{"title":"T","message":"M","textFields":[{"id":"f"}],\#
            "actions":[{"title":"A"},{"title":"B"},{"title":"C"},{"title":"D"},{"title":"Cancel","role":"cancel"}]}
            """#
        ),
        ("iphone-15", "alertIncomplete", #""style":"alert","content":{"message":"M"},"dismissal":{"after":8}"#),
        (
            "pixel-8", "messageTooManyActions",
            #""style":"slidingMessage","content":{"message":"m","actions":[{"title":"Done"},{"title":"Cancel"}]}"#
        ),
        (
            "mate-70", "timeTooShort",
            #""style":"slidingMessage","content":{"message":"\#(words.prefix(160))"},"dismissal":{"after":3}"#
        ),
        (
            "mate-70", "toastNotBrief",
            #""style":"slidingMessage","content":{"message":"\#(words.prefix(160))"},"dismissal":{"after":13}"#
        ),
        (
            "ipad-pro-11", "tooManyFields",
            #""style":"alert","presenter":{"style":"popover"},\#(asked)"#
        ),
        ("ipad-pro-11", "tooManyFields", #""style":"alert","presenter":{"style":"sheet"},\#(asked)"#),
        (
            "iphone-15", "fullScreenForLittle",
            #""style":"pageSheet","content":{"size":{"height":20},"actions":[\#(answers)]}"#
        ),
        (
            "iphone-16-plus", "alertTooManyActions",
            #""style":"alert","placement":{"dragFrom":"dialog"},"content":{"title":"a","actions":[\#(five)]}"#
        ),
        (
            "mate-70", "alertAsNotice",
            #""style":"alert","content":{"message":"\#(words.prefix(160))","actions":[{"title":"OK"}]}"#
        ),
    ])
    func `raise no other`(device: String, rule: String, dialog: String) throws {
        let request = try JSON(Array(#"{"device":"\#(device)","dialog":{\#(dialog)}}"#.utf8))
        let before = try spec(request.text)["diagnostics"].elements
        let finding = try #require(
            before.first { $0["rule"] == .string(rule) && $0["changes"] != .missing }
                ?? before.first { $0["rule"] == .string(rule) })
        let after = try spec(request.changed(by: finding["changes"]).text)["diagnostics"].elements
        func serious(_ findings: [JSON]) -> Set<String> {
            Set(findings.filter { $0["severity"] != "note" }.compactMap { $0["rule"].string })
        }
        #expect(serious(after).subtracting(serious(before)) == [])
        #expect(
            finding["changes"] == .missing
                || !after.contains { $0["rule"] == finding["rule"] && $0["pointer"] == finding["pointer"] })
    }

    /// What does nothing in any sheet does not stand in the way of an action sheet.
    @Test(arguments: [
        (#""dragFrom":"dialog""#, true), (#""scroll":"expandsFirst""#, true), (#""detents":["fit"]"#, false),
    ])
    func `give an alert with many actions the style for many`(placement: String, isStyle: Bool) throws {
        let answer = try layout(
            "alert", on: "iphone-16-plus", content: #""title":"a","actions":[\#(Self.five)]"#, placement: placement)
        let changes = answer["diagnostics"]["alertTooManyActions"]["changes"]
        #expect((changes == JSON.array([["pointer": "/dialog/style", "value": "actionSheet"]])) == isStyle)
    }

    /// A form over a popover or another sheet is an error itself; over nothing it is the way.
    @Test(arguments: [("popover", false), ("sheet", false), ("fullScreen", false), (nil, true)])
    func `give a form its style where a form may stand`(presenter: String?, isOffered: Bool) throws {
        let below = presenter.map { #""presenter":{"style":"\#($0)"},"# } ?? ""
        let answer = try spec(
            #"{"device":"ipad-pro-11","dialog":{"style":"alert",\#(below)\#(Self.asked)}}"#)
        #expect((answer["diagnostics"]["tooManyFields"]["changes"] != .missing) == isOffered)
    }

    /// A popover without buttons is left by a touch outside alone.
    @Test(arguments: [("", false), (#","actions":[{"id":"done","title":"Done"},{"id":"c","title":"Cancel"}]"#, true)])
    func `keep the only way out of a popover below`(actions: String, isOffered: Bool) throws {
        let anchor = #"{"x":100,"y":100,"width":40,"height":40}"#
        let popover =
            #"{"id":"p","style":"popover","placement":{"anchor":\#(anchor)},"content":{"title":"Pick"\#(actions)}}"#
        let task = #"{"id":"t","style":"currentContext","content":{"title":"Saved","actions":[{"title":"Close"}]}}"#
        let stack = try scene(#"{"device":"ipad-pro-11","dialogs":[\#(popover),\#(task)]}"#)
        let finding = stack["diagnostics"]["nothingAbovePopover"]
        #expect(finding["severity"] == "warning" && (finding["changes"] != .missing) == isOffered)
    }

    /// Sonner's toasts go after four seconds by themselves, with or without the request.
    @Test(arguments: ["", #""dismissal":{"after":6},"#])
    func `take a time limit away that the style has, too`(dismissal: String) throws {
        let dialog =
            #"{"style":"x-toaster",\#(dismissal)"content":{"title":"T","actions":[{"id":"b","title":"Undo"}]}}"#
        for (rule, state) in [("timeLimit", ""), ("timeLimitUnheard", #","screenReader":true"#)] {
            let request = try JSON(Array(#"{"device":{"profile":"iphone-17"\#(state)},"dialog":\#(dialog)}"#.utf8))
            let finding = try spec(request.text)["diagnostics"][rule]
            #expect(finding["changes"] == JSON.array([["pointer": "/dialog/dismissal/after", "value": .null]]))
            #expect(
                finding["fix"].string?.hasSuffix(
                    "To leave dismissal.after out, give null: a default takes the place "
                        + "of what is not there.") == true)
            #expect(try spec(request.changed(by: finding["changes"]).text)["diagnostics"][rule] == .missing)
        }
    }

    /// Only one action may have the role that cancels; what is disabled is no way back.
    @Test func `enable an action that cancels rather than add another`() throws {
        let actions = #"{"id":"a","title":"Do"},{"id":"b","title":"No","role":"cancel","enabled":false}"#
        let answer = try layout(
            "currentContext", on: "iphone-14",
            content: #""message":"M","actions":[\#(actions)],"textFields":[{"id":"f"}]"#)
        let changes = answer["diagnostics"]["completionAndCancel"]["changes"]
        #expect(changes == JSON.array([["pointer": "/dialog/content/actions/1/enabled", "value": true]]))
    }

    /// Without another way out, a dialog would stay for ever.
    @Test func `leave the time limit of a dialog that nothing else takes away`() throws {
        for (dismissal, isLeft) in [(#""after":20"#, true), (#""after":20,"tapDialog":true"#, false)] {
            let answer = try layout(
                "floating", on: "iphone-15", state: #""screenReader":true"#, content: #""title":"T""#,
                dialog: #""dismissal":{\#(dismissal)}"#)
            let finding = answer["diagnostics"]["timeLimitUnheard"]
            #expect(finding["severity"] == "warning" && (finding["changes"] == .missing) == isLeft)
        }
    }

    /// What is left has to cancel by a button that can be used.
    @Test func `take a repeated role from the button that is disabled`() throws {
        let actions =
            #"{"title":"Back","role":"cancel","enabled":false},{"title":"Cancel","role":"cancel"},{"title":"Done"}"#
        let findings = try layout("floating", on: "iphone-15", content: #""title":"T","actions":[\#(actions)]"#)
        let finding = findings["diagnostics"]["roleRepeated"]
        #expect(finding["changes"] == JSON.array([["pointer": "/dialog/content/actions/0/role"]]))
    }

    /// A null stands where the style does: the dialog below the patch has another one.
    @Test(arguments: [
        (
            "ipad-air-1", "timeLimit", #""content":{"title":"T","actions":[{"title":"Close"}]}"#, "x-toaster",
            "/dialog/platforms/apple/dismissal/after"
        ),
        (
            "ipad-4", "memberHasNoEffect", #""content":{"alignment":"leading"}"#, "x-bootstrap-modal",
            "/dialog/platforms/apple/content/alignment"
        ),
    ])
    func `take away what a style in a patch has`(
        device: String, rule: String, members: String, style: String, pointer: String
    ) throws {
        let text = #"{"device":"\#(device)","dialog":{\#(members),"platforms":{"apple":{"style":"\#(style)"}}}}"#
        let request = try JSON(Array(text.utf8))
        let finding = try spec(text)["diagnostics"][rule]
        #expect(finding["changes"] == JSON.array([["pointer": .string(pointer), "value": .null]]))
        #expect(try spec(request.changed(by: finding["changes"]).text)["diagnostics"][rule] == .missing)
    }

    /// The transition of a named style is no member of the request, which can only leave it out.
    @Test(arguments: [("iphone-15", "floating", "x-mui-dialog"), ("pixel-8", "sheet", "x-snap-drawer")])
    func `leave a motion to the built-in style`(device: String, first: String, second: String) throws {
        func one(_ style: String) -> String { #"{"device":"\#(device)","dialog":{"style":"\#(style)"}}"# }
        let set = try JSON(Array(#"{"requests":[\#(one(first)),\#(one(second))]}"#.utf8))
        func found(_ set: JSON) throws -> JSON? {
            try lint(set.text)["diagnostics"].elements.first { $0["rule"] == "transitionsDiffer" }
        }
        let finding = try #require(try found(set))
        #expect(finding["pointer"] == "/requests/1/dialog/style")
        #expect(finding["changes"].elements.allSatisfy { $0["value"] == .null })
        #expect(try found(set.changed(by: finding["changes"])) == nil)
    }

    /// A step inside a smaller dialog would not fit: the words say what to do.
    @Test func `the changes of a finding are none for a step that does not fit into the dialog below`() throws {
        func form(_ id: String, _ size: String) -> String {
            #"{"id":"\#(id)","style":"formSheet","content":{"title":"T","size":{\#(size)},"actions":[{"id":"c"}]}}"#
        }
        func changes(_ below: String) throws -> JSON {
            let dialogs = form("a", below) + "," + form("b", #""width":500,"height":400"#)
            return try scene(#"{"device":"ipad-1","dialogs":[\#(dialogs)]}"#)["diagnostics"]["modalOverModal"][
                "changes"]
        }
        #expect(try changes(#""width":300,"height":200"#) == .missing)
        #expect(try changes(#""width":540,"height":620"#) != .missing)
    }
}

@Suite struct `A popover that is shown as a card` {
    private static let form =
        #""style":"formSheet","content":{"title":"T","actions":[{"id":"c","title":"Cancel"},{"id":"d"}]}"#

    /// On a phone a popover becomes a page sheet, on a pad it does not.
    @Test(arguments: [("iphone-17", "modalOverModal"), ("ipad-1", "nothingAbovePopover")])
    func `counts as the card that it is`(device: String, rule: String) throws {
        func rules(_ findings: JSON) -> [String] {
            findings.elements.compactMap { $0["rule"].string }.filter {
                ["modalOverModal", "nothingAbovePopover"].contains($0)
            }
        }
        let alert = try layout(on: device, dialog: Self.form + #","presenter":{"style":"alert"}"#)
        let words = alert["diagnostics"]["modalOverModal"]["message"].string ?? ""
        #expect(words.hasSuffix("another modal dialog, an alert."))
        let single = try layout(on: device, dialog: Self.form + #","presenter":{"style":"popover"}"#)
        #expect(rules(single["diagnostics"]) == [rule])
        let anchor = #"{"x":100,"y":100,"width":40,"height":40}"#
        let popover = #"{"id":"p","style":"popover","placement":{"anchor":\#(anchor)},"content":{"title":"T"}}"#
        let stack = try scene(#"{"device":"\#(device)","dialogs":[\#(popover),{"id":"f",\#(Self.form)}]}"#)
        #expect(rules(stack["diagnostics"]) == [rule])
    }
}
