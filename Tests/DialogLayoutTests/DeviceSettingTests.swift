import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

private func isClose(_ one: Double, _ other: Double, within slack: Double) -> Bool { abs(one - other) <= slack }

/// An alert with a title and a message on a device that is told so.
private func alert(_ device: String, title: String = "Saved") throws -> JSON {
    try layout("alert", on: device, content: #""title":"\#(title)","message":"All of it.","actions":[{"title":"OK"}]"#)
}

@Suite struct `A text size that is a number` {
    @Test(arguments: ["iphone-17", "pixel-9", "desktop-1440x900"])
    func `lays out at 1 as large does`(device: String) throws {
        let named = try alert(#""profile":"\#(device)","textSize":"large""#)
        let number = try alert(#""profile":"\#(device)","textSize":1"#)
        #expect(number["layers"] == named["layers"])
        #expect(number["stage"]["textSize"] == 1)
        #expect(named["stage"]["textSize"] == "large")
    }

    /// Apple's table has body text of 23 points at xxxLarge and of 53 at accessibility5, and 17 at the standard size.
    @Test(arguments: [("xxxLarge", 23.0 / 17), ("accessibility5", 53.0 / 17), ("xSmall", 14.0 / 17)])
    func `a numeric text size is on Apple's systems the named size at which body text grows by it`(
        name: String, factor: Double
    ) throws {
        let named = try alert(#""profile":"iphone-17","textSize":"\#(name)""#)
        let number = try alert(#""profile":"iphone-17","textSize":\#(factor)"#)
        for layer in ["title", "message", "action:0"] {
            #expect(isClose(number.fontSize(of: layer), named.fontSize(of: layer), within: 0.001), "\(layer)")
        }
        #expect(number.dialog.isClose(to: named.dialog, within: 0.5))
    }

    @Test func `grows every text alike on Android, up to twice its size, and on the web without end`() throws {
        for (device, factor, grown) in [("pixel-9", 1.3, 1.3), ("pixel-9", 3, 2), ("desktop-1440x900", 3, 3)] {
            let plain = try alert(#""profile":"\#(device)""#)
            let large = try alert(#""profile":"\#(device)","textSize":\#(factor)"#)
            for layer in ["title", "message", "action:0"] {
                let ratio = large.fontSize(of: layer) / plain.fontSize(of: layer)
                #expect(isClose(ratio, grown, within: 0.001), "\(device) \(layer)")
            }
        }
    }

    @Test func `a numeric text size is a factor within reason`() throws {
        for text in ["0.4", "4.1", "-1"] {
            let error = try problem(#"{"device":{"profile":"iphone-17","textSize":\#(text)},"dialog":{}}"#)["errors"][0]
            #expect(error["pointer"] == "/device/textSize")
            #expect(error["code"] == "outOfRange")
        }
        let scrim = try Scrim.shared.get()
        let address = try scrim.get("/v1/specs?device.profile=iphone-17&device.textSize=1.5&dialog.style=alert")
        let body = try scrim.post(#"{"device":{"profile":"iphone-17","textSize":1.5},"dialog":{"style":"alert"}}"#)
        #expect(address.status == 200 && address.body == body.body)
    }
}

@Suite struct `The language of the interface` {
    @Test func `the language of the interface is told where it is given, and has to be a tag`() throws {
        #expect(try alert(#""profile":"iphone-17","language":"zh-Hant-TW""#)["stage"]["language"] == "zh-Hant-TW")
        #expect(try alert(#""profile":"iphone-17","language":null"#)["stage"]["language"] == .missing)
        for tag in ["", "e", "german language", "de_DE", "de-", "de-toolongasubtag"] {
            let error = try problem(#"{"device":{"profile":"iphone-17","language":"\#(tag)"},"dialog":{}}"#)["errors"][
                0]
            #expect(error["pointer"] == "/device/language", "\(tag)")
            #expect(error["code"] == "unknownValue", "\(tag)")
        }
    }

    /// "Fine" completes a task in Italian; in English it says how somebody feels.
    @Test func `says whose words buttons have`() throws {
        func rules(_ language: String) throws -> Set<String> {
            let answer = try layout(
                "alert", on: "iphone-17", state: language,
                content: #""title":"Mood","message":"How are you?","actions":[{"title":"Fine"}]"#)
            return Set(answer["diagnostics"].elements.compactMap { $0["rule"].string })
        }
        #expect(try rules("").contains("completionAndCancel"))
        #expect(try rules(#","language":"it-IT""#).contains("completionAndCancel"))
        #expect(try !rules(#","language":"en""#).contains("completionAndCancel"))
    }

    /// Nine syllables without a space, between two words: by UAX 14 a line may end between any two of them.
    @Test func `keeps words of Korean whole where the system does`() throws {
        func lines(_ device: String, in width: Int = 170) throws -> [String] {
            let answer = try layout(
                "semiModal", on: device, content: #""size":{"width":\#(width)},"message":"사진을 가나다라마바사아자 지웁니다""#)
            return answer["layers"]["message"]["text"]["lines"].elements.compactMap { $0["text"].string }
        }
        let words = ["사진을", "가나다라마바사아자", "지웁니다"]
        let whole = try lines(#""profile":"iphone-17","language":"ko-KR""#)
        #expect(whole.allSatisfy { $0.split(separator: " ").allSatisfy { words.contains(String($0)) } }, "\(whole)")
        let broken = try lines(#""profile":"iphone-17""#)
        #expect(broken != whole)
        #expect(try lines(#""profile":"iphone-17","language":"ko","system":{"version":"13"}"#) != whole)
        for device in ["macos-900x600", "visionos-1280x720"] {
            let kept = try lines(#""profile":"\#(device)","language":"ko""#, in: 240)
            #expect(kept.allSatisfy { $0.split(separator: " ").allSatisfy { words.contains(String($0)) } }, "\(kept)")
        }
    }

    /// SpecialCasing.txt of Unicode, and CLDR's el-Upper: "May", "or", "delete".
    @Test(arguments: [
        ("tr", "iptal", "İPTAL"), ("az", "sil ı", "SİL I"), ("en", "iptal", "IPTAL"), ("el", "Διαγραφή", "ΔΙΑΓΡΑΦΗ"),
        ("el", "μάιος ή", "ΜΑΪΟΣ Ή"), ("lt", "i\u{307}\u{301}", "I\u{301}"),
    ])
    func `decides the capitals of buttons`(language: String, title: String, capitals: String) throws {
        let answer = try layout(
            "alert",
            on: #""screen":{"width":411,"height":731},"language":"\#(language)","system":{"name":"Android","#
                + #""version":"9"}"#, content: #""title":"A","actions":[{"id":"x","title":"\#(title)"}]"#)
        #expect(answer["layers"]["action:x"]["text"]["content"].string == capitals)
    }

    @Test
    func `the language of the interface is named in pictures, so that ideographs have the forms of its region`() throws
    {
        let response = try Scrim.shared.get().post(
            DialogBody("alert", on: "iphone-17", state: #""language":"zh-Hans""#, content: #""title":"骨""#).json,
            to: "/v1/specs?format=svg")
        #expect(response.text.contains(#" lang="zh-Hans""#))
    }
}

@Suite struct `Elements of the app` {
    /// A button of 56 at the right edge of a Pixel 9, which is 411 by 923.
    private func message(_ keepClear: Bool, _ more: String = "", placement: String = "") throws -> JSON {
        try layout(
            "floating", on: "pixel-9",
            state: #"""
                "elements":[{"id":"compose","keepClear":\#(keepClear),"frame":{"x":340,"y":400,"width":56,"height":56}}]
                """#, content: #""size":{"width":200,"height":120},"title":"Sent","actions":[{"title":"OK"}]"#,
            placement: placement, dialog: more, options: #""snap":"none""#)
    }

    @Test func `elements of the app are told with the share that the dialog covers`() throws {
        let frame = #""frame":{"x":300,"y":414,"width":68,"height":200}"#
        let overlap = try message(false, placement: frame)["presentation"]["overlaps"].elements.first {
            $0["what"] == "element"
        }
        // 28 of 56 across, 42 of 56 down: 0.375 of the area.
        #expect(
            overlap == [
                "what": "element", "dialog": "over", "id": "compose", "share": 0.375,
                "frame": ["x": 340, "y": 414, "width": 28, "height": 42],
            ])
    }

    /// Below the anchor it would cover 0.91 of the element; above it is free.
    @Test(arguments: ["ipad-pro-11-m4", "macbook-air-13", "gnome-1000x720", "mate-70"])
    func `elements of the app are kept clear by a popover on another side of its anchor`(device: String) throws {
        func popover(_ keepsClear: Bool, _ more: String = "") throws -> JSON {
            try layout(
                "popover", on: device,
                state: #"""
                    "elements":[{"id":"k","keepClear":\#(keepsClear),"frame":{"x":80,"y":350,"width":120,"height":60}}]
                    """#, content: #""size":{"width":150,"height":100}"#,
                placement: #""anchor":{"x":120,"y":310,"width":40,"height":30}\#(more)"#)
        }
        let element = Box(80, 350, 120, 60)
        #expect(try popover(false, #","side":"bottom""#).dialog.overlap(element) != nil)
        let clear = try popover(true, #","side":"bottom""#)
        #expect(clear.dialog.overlap(element) == nil)
        #expect(clear["presentation"]["popover"]["side"] != "bottom")
        let moves = clear["adaptations"].elements.filter { $0["reason"] == "elementMoves" }
        #expect(moves.map { $0["from"] } == ["bottom"] && moves.map { $0["pointer"] } == ["/device/elements"])
        // One that may not flip has no choice.
        #expect(try popover(true, #","side":"bottom","flip":false"#).dialog.overlap(element) != nil)
    }

    @Test func `elements of the app are kept clear where that is asked for and the style has a choice`() throws {
        let element = Box(340, 400, 56, 56)
        let away = try message(false, placement: #""edge":"right""#)
        let clear = try message(true, placement: #""edge":"right""#)
        #expect(away.dialog.overlap(element) != nil)
        #expect(clear.dialog.overlap(element) == nil)
        #expect(clear.dialog.maxX == away.dialog.maxX && clear.dialog.width == away.dialog.width)
        #expect(clear.reasons.contains("elementMoves"))
        #expect(clear["presentation"]["overlaps"].elements.allSatisfy { $0["what"] != "element" })
        // A frame of the caller's own stays.
        let fixed = try message(true, placement: #""frame":{"x":300,"y":414,"width":68,"height":200}"#)
        #expect(fixed.dialog == Box(300, 414, 68, 200))
    }

    @Test func `anchor popovers by their ids`() throws {
        func popover(_ anchor: String) throws -> JSON {
            try layout(
                "popover", on: "ipad-1",
                state: #""elements":[{"id":"colour","frame":{"x":400,"y":24,"width":44,"height":44}}]"#,
                content: #""size":{"width":320,"height":200}"#, placement: #""anchor":\#(anchor)"#)
        }
        let named = try popover(#""colour""#)
        let given = try popover(#"{"x":400,"y":24,"width":44,"height":44}"#)
        #expect(named["layers"] == given["layers"])
        #expect(named["transitions"] == given["transitions"])
        #expect(named["presentation"]["popover"] == given["presentation"]["popover"])
        let refused = try problem(
            #"{"device":{"profile":"ipad-1","elements":[{"id":"colour","frame":{"x":0,"y":0,"width":1,"height":1}}]},"#
                + #""dialog":{"style":"popover","placement":{"anchor":"color"}}}"#)["errors"][0]
        #expect(refused["pointer"] == "/dialog/placement/anchor")
        #expect(refused["code"] == "unknownElement")
        #expect(refused["nearest"] == "colour")
    }

    @Test func `have the focus again once a dialog is gone that took it`() throws {
        let focus = #","presenter":{"focus":"compose"}"#
        #expect(try message(false, focus)["accessibility"]["returnFocus"] == "compose")
        #expect(try message(false)["accessibility"]["returnFocus"] == .missing)
        let live = try message(false, focus + #","backdrop":{"interaction":"passThrough"}"#)
        #expect(live["accessibility"]["returnFocus"] == .missing)
        #expect(
            live["diagnostics"].elements.contains {
                $0["rule"] == "memberHasNoEffect" && $0["pointer"] == "/dialog/presenter/focus"
            })
        let refused = try problem(
            #"{"device":"pixel-9","dialog":{"style":"alert","presenter":{"focus":"compose"}}}"#)["errors"][0]
        #expect(refused["pointer"] == "/dialog/presenter/focus")
        #expect(refused["code"] == "unknownElement")
    }

    @Test func `have names of their own`() throws {
        let frame = #""frame":{"x":0,"y":0,"width":1,"height":1}"#
        let error = try problem(
            #"{"device":{"profile":"pixel-9","elements":[{"id":"a",\#(frame)},{"id":"a",\#(frame)}]},"dialog":{}}"#)
        #expect(error["errors"][0]["pointer"] == "/device/elements/1/id")
        #expect(error["errors"][0]["code"] == "duplicateID")
    }
}

@Suite struct `A browser around the page` {
    /// A page of 393 by 852 under a bar of 50 and above one of 83.
    private func panel(_ collapsed: Bool) throws -> JSON {
        try layout(
            "semiModal", on: "393x852@3", system: "web",
            state: #""browserChrome":{"top":50,"bottom":83,"collapsed":\#(collapsed)}"#,
            content: #""size":{"height":"50%"}"#)
    }

    @Test func `shortens the window by what is not collapsed`() throws {
        func sizes(_ height: JSON) -> JSON { ["width": 393, "height": height] }
        let open = try panel(false)
        #expect(open["stage"]["window"].box == Box(0, 50, 393, 719))
        #expect(open["stage"]["viewports"] == ["small": sizes(719), "large": sizes(852), "dynamic": sizes(719)])
        // Half of 719, rounded to thirds of a point at its upper edge.
        #expect(isClose(open.dialog.height, 359.5, within: 0.34) && open.dialog.maxY == 719)
        let closed = try panel(true)
        #expect(closed["stage"]["window"].box == Box(0, 0, 393, 852))
        #expect(closed["stage"]["viewports"] == ["small": sizes(719), "large": sizes(852), "dynamic": sizes(852)])
        #expect(closed.dialog == Box(0, 426, 393, 426))
    }

    @Test func `a browser around the page is refused where there is none, and where it leaves nothing`() throws {
        let refused = try problem(
            #"{"device":{"profile":"iphone-17","browserChrome":{"top":50}},"dialog":{}}"#)["errors"][0]
        #expect(refused["pointer"] == "/device/browserChrome")
        #expect(refused["code"] == "conflictingMember")
        let nothing = try problem(
            DialogBody(
                on: "393x300", system: "web", state: #""browserChrome":{"top":200,"bottom":100}"#
            ).json)["errors"][0]
        #expect(nothing["pointer"] == "/device/browserChrome")
        #expect(nothing["code"] == "leavesNoRoom")
    }
}
