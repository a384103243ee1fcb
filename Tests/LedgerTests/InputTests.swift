import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `Ways of input` {
    private func answer(_ device: String, _ content: String, style: String = "floating") throws -> JSON {
        try layout(style, on: device, content: content)["accessibility"]
    }

    private let bar =
        #""navigationBar":{"title":"T","leading":{"id":"back","title":"Back"},"#
        + #""trailing":[{"id":"done","title":"Done"},{"id":"help","title":"Help"}]}"#

    @Test func `read from the leading side: the first trailing button is the outermost, and comes last`() throws {
        for direction in ["leftToRight", "rightToLeft"] {
            let device = #"{"profile":"ipad-a16","layoutDirection":"\#(direction)"}"#
            #expect(
                try answer(device, bar + #","message":"M""#)["focusOrder"] == [
                    "action:back", "bar:navigation", "action:help", "action:done", "message",
                ], "\(direction)")
        }
    }

    @Test func `read two buttons in a row as they stand in the reading direction`() throws {
        for direction in ["leftToRight", "rightToLeft"] {
            let whole = try layout(
                "floating", on: "ipad-a16", state: #""layoutDirection":"\#(direction)""#,
                content: #""title":"T","actions":[{"id":"a","title":"A"},{"id":"b","title":"B","role":"cancel"}]"#)
            let order = whole["accessibility"]["focusOrder"].elements.compactMap(\.string)
            try #require(order.count == 3 && order[0] == "title")
            let (first, second) = (whole.frame(of: order[1]), whole.frame(of: order[2]))
            #expect(first.y == second.y)
            #expect((first.x < second.x) == (direction == "leftToRight"), "\(direction)")
        }
    }

    @Test func `with a focus stop only at what can be acted on`() throws {
        let tv = #"{"profile":"apple-tv-4k","input":"focus"}"#
        let answer = try answer(
            tv,
            #""title":"T","message":"M","actions":[{"id":"no","title":"No","role":"cancel"},{"id":"ok","title":"OK"}]"#)
        #expect(Set(answer["focusOrder"].elements) == ["action:no", "action:ok"])
        #expect(try self.answer(tv, #""title":"T""#)["focusOrder"] == ["dialog"])
    }

    @Test(arguments: [
        (#"{"id":"d","title":"Delete","role":"destructive"},{"id":"c","title":"Cancel","role":"cancel"}"#, "action:c"),
        (#"{"id":"d","title":"Delete","role":"destructive"},{"id":"k","title":"Keep"}"#, "action:k"),
        (#"{"id":"c","title":"Cancel","role":"cancel"},{"id":"k","title":"Keep"}"#, "action:k"),
        (#"{"id":"d","title":"Delete","role":"destructive"}"#, "action:d"),
    ])
    func `with a focus start at what is meant by default, and not at what destroys`(actions: String, first: String)
        throws
    {
        let tv = #"{"profile":"apple-tv-4k","input":"focus"}"#
        #expect(try answer(tv, #""title":"T","actions":[\#(actions)]"#)["initialFocus"] == .string(first))
        let fields = #""title":"T","textFields":[{"id":"f"}],"actions":[\#(actions)]"#
        #expect(try answer(tv, fields)["initialFocus"] == "field:f")
        // By touch, reading starts at the title.
        #expect(try answer("iphone-17", fields)["initialFocus"] == "title")
    }

    @Test(arguments: [
        ("iphone-17", 44.0), (#"{"profile":"ipad-a16","input":"pointer"}"#, 44), ("pixel-8", 48),
        (#"{"profile":"pixel-8","input":"pointer"}"#, 44), (#"{"profile":"desktop-1440x900","input":"pointer"}"#, 24),
        (#"{"profile":"desktop-1440x900","input":"touch"}"#, 44), (#"{"profile":"apple-tv-4k","input":"focus"}"#, 66),
    ])
    func `have the least targets of their platform`(device: String, least: Double) throws {
        #expect(try answer(device, #""title":"T""#)["minimumTarget"] == .number(least))
    }

    @Test func `with a focus make buttons as high as a television's`() throws {
        let answer = try layout(
            "floating", on: "apple-tv-4k", state: #""input":"focus""#,
            content: #""title":"T","actions":[{"id":"ok","title":"OK"}]"#)
        #expect(answer.frame(of: "action:ok").height >= 66)
    }

    @Test func `Reduced transparency makes a message opaque and leaves the backdrop`() throws {
        let answer = try layout(
            "slidingMessage", on: "iphone-17", state: #""reduceTransparency":true"#, content: #""message":"M""#,
            dialog: #""backdrop":{"opacity":0.3}"#)
        #expect(answer["layers"]["dialog"]["opacity"] == 1)
        #expect(answer["layers"]["dimming"]["opacity"] == 0.3)
    }

    // MARK: Time to read

    private func findings(_ message: String, after: Double, _ device: String = "iphone-3gs") throws -> [JSON] {
        try layout(
            "slidingMessage", on: device, content: #""message":"\#(message)""#,
            dialog: #""dismissal":{"after":\#(after)}"#)["diagnostics"].elements.filter { $0["rule"] == "timeTooShort" }
    }

    @Test func `E3: a timer is kept as given, and one too short for the text is told with a better one`() throws {
        // Five letters: 0.75 s to come, 1.5 s and 5 × 0.068 = 0.34 s to read, 2.59 s in all.
        #expect(try findings("Saved", after: 2.6) == [])
        let short = try findings("Saved", after: 2.5)
        #expect(short.count == 1)
        #expect(short.first?["severity"] == "warning")
        #expect(short.first?["fix"].string?.contains("2.6 or more") == true)
        // The ledger's own five seconds are long enough for what it shows, and not for a page of text.
        #expect(try findings("Your message has been sent.", after: 5) == [])
        let long = String(repeating: "All of this has to be read in time. ", count: 10)
        #expect(try findings(long, after: 5).count == 1)
        #expect(try findings(long, after: 60) == [])
        // Who needs larger text, or steers by a focus, takes longer: 0.75 + 1.5 + 44 × 0.068 = 5.242.
        let medium = "Your changes are on all of your devices now."
        #expect(try findings(medium, after: 5.3, "iphone-17") == [])
        for user in [#""textSize":"xLarge""#, #""textSize":"accessibility5""#, #""input":"focus""#] {
            #expect(try findings(medium, after: 5.3, #"{"profile":"iphone-17",\#(user)}"#).count == 1)
        }
    }

    @Test func `A message says how long it ought to stay, the longer the more text it has`() throws {
        func lifecycle(_ content: String) throws -> JSON {
            try layout("slidingMessage", on: "iphone-3gs", content: content)["lifecycle"]
        }
        // 0.75 + 1.5 + 5 × 0.068 = 2.59, in tenths upwards; nobody asked for a timer, so there is none.
        #expect(try lifecycle(#"{"message":"Saved"}"#)["recommendedAfter"] == 2.6)
        #expect(try lifecycle(#"{"message":"Saved"}"#)["dismissAt"] == .null)
        // Four letters more: 0.272 s.
        #expect(try lifecycle(#"{"title":"Done","message":"Saved"}"#)["recommendedAfter"] == 2.9)
        // 0.75 and twice 1.84.
        let heard = try layout("slidingMessage", state: #""screenReader":true"#, content: #""message":"Saved""#)
        #expect(heard["lifecycle"]["recommendedAfter"] == 4.5)
        // Where lines break changes nothing: 24 letters, blanks and line ends, 0.75 + 1.5 + 1.632 = 3.882.
        #expect(try lifecycle(#"{"message":"One line and another one"}"#)["recommendedAfter"] == 3.9)
        #expect(try lifecycle(#"{"message":"One line\nand\nanother\none"}"#)["recommendedAfter"] == 3.9)
        // By script (reading.irest): four ideographs 4 × 0.235 = 0.94, four kana 0.672, four Arabic letters 0.392.
        #expect(try lifecycle(#"{"message":"保存完了"}"#)["recommendedAfter"] == 3.2)
        #expect(try lifecycle(#"{"message":"キャンセ"}"#)["recommendedAfter"] == 3)
        #expect(try lifecycle(#"{"message":"إلغا"}"#)["recommendedAfter"] == 2.7)
        #expect(try lifecycle("{}")["recommendedAfter"] == .null)
    }
}
