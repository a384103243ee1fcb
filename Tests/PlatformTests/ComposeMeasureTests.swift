import AnswerTestSupport
import ServiceTestSupport
import Testing

/// The expected numbers are worked out by hand from the sources of Compose (androidx/androidx); widths of texts are
/// those of the answer itself. Bars of 50 at the top and 24 at the bottom.
private func device(
    width: Double = 412, height: Double = 916, toolkit: String = "compose", bars: Bool = false, more: String = ""
) -> String {
    let insets = bars ? #","safeAreaInsets":{"top":50,"left":0,"bottom":24,"right":0}"# : ""
    return #"""
        {"screen":{"width":\#(width),"height":\#(height),"scale":1},
         "system":{"name":"Android","version":"16","toolkit":"\#(toolkit)"}\#(insets)\#(more)}
        """#
}

private func answer(_ dialog: String, on device: String = device()) throws -> JSON {
    try layout(on: device, dialog: dialog)
}

private func near(_ value: Double, _ expected: Double, _ hair: Double = 0.001) -> Bool { abs(value - expected) <= hair }

extension JSON {
    fileprivate func has(_ rule: String) -> Bool {
        self["diagnostics"].elements.contains { $0["rule"] == .string(rule) }
    }

    fileprivate func adapts(_ reason: String) -> Bool {
        self["adaptations"].elements.contains { $0["reason"] == .string(reason) }
    }

    fileprivate func font(_ layer: String) -> JSON { self["layers"][layer]["text"]["font"] }
}

private let two = #""actions":[{"id":"no","title":"Keep","role":"cancel"},{"id":"ok","title":"Discard"}]"#
private let words = String(repeating: "Words that go on. ", count: 150)
private let long = #"{"style":"sheet","content":{"title":"Title","message":"\#(words)"}}"#

@Suite struct `By Compose text` {
    /// FontScaleConverterFactory.android.kt: 24 and 14 at a setting of its tables, or as far between two of them:
    /// 1.4 is in the middle of 1.3 and 1.5. Lines of 32 and 20 keep their ratio from 1.05 on; at 1.04 they are sizes of
    /// their own, of 30 and more as large as ever and of 20 by 4 / 15 of 1.8. Below 1.03 everything is linear.
    @Test(arguments: [
        (1.15, 25.2, 33.6, 16.4, 23.428_57), (1.5, 28, 37.333_33, 22, 31.428_57), (2, 36, 48, 26, 37.142_86),
        (1.4, 27.2, 36.266_67, 20.4, 29.142_86), (1.04, 24.32, 32, 14.64, 20.48), (0.85, 20.4, 27.2, 11.9, 17),
        (3, 36, 48, 26, 37.142_86),
    ])
    func `grows by tables`(setting: Double, title: Double, titleLine: Double, body: Double, bodyLine: Double) throws {
        let alert = #"{"style":"alert","content":{"title":"Discard?","message":"Saved it.",\#(two)}}"#
        let answer = try answer(alert, on: device(more: #","textSize":\#(setting)"#))
        #expect(near(answer.font("title")["size"].number, title))
        #expect(near(answer.font("title")["lineHeight"].number, titleLine))
        #expect(near(answer.font("message")["size"].number, body))
        #expect(near(answer.font("message")["lineHeight"].number, bodyLine))
    }

    @Test func `by Compose text of views grows evenly`() throws {
        let alert = #"{"style":"alert","content":{"title":"Discard?","message":"Saved it.",\#(two)}}"#
        let answer = try answer(alert, on: device(toolkit: "views", more: #","textSize":1.5"#))
        #expect(answer.font("title")["size"] == 36 && answer.font("message")["size"] == 21)
    }

    /// TypeScaleTokens.kt: BodyMediumTracking 0.2, where the guideline has 0.25.
    @Test func `has the letter spacing of its library`() throws {
        func spacing(_ toolkit: String) throws -> Double {
            try answer(#"{"style":"alert","content":{"message":"Saved it.",\#(two)}}"#, on: device(toolkit: toolkit))
                .font("message")["letterSpacing"].number
        }
        #expect(near(try spacing("views") - spacing("compose"), 0.05))
    }
}

@Suite struct `By Compose an alert` {
    /// AlertDialogContent: as wide as the widest of its children, and a row of buttons as wide as the widest row.
    @Test func `by Compose an alert is as wide as the widest row of its buttons`() throws {
        let four = (0..<4).map { #"{"id":"a\#($0)","title":"Option number \#($0) of all"}"# }.joined(separator: ",")
        let wide = try answer(
            #"{"style":"alert","content":{"title":"Discard?","message":"Short.","actions":[\#(four)]}}"#,
            on: device(width: 800, height: 1280))
        let (first, second) = (wide.frame(of: "action:a2"), wide.frame(of: "action:a3"))
        #expect(near(second.x - first.maxX, 8, 1) && wide.frame(of: "action:a1").y == first.y + 48)
        #expect(near(wide.dialog.width, 24 + second.maxX - first.x + 24, 1) && wide.dialog.width < 400)
        let narrow = try answer(
            #"""
            {"style":"alert","content":{"title":"Discard?","message":"Short.","actions":[
             {"id":"no","title":"Cancel the whole operation","role":"cancel"},
             {"id":"ok","title":"Continue anyway please"}]}}
            """#)
        #expect(narrow.dialog.width == 280 && narrow.frame(of: "action:no").y > narrow.frame(of: "action:ok").y)
    }

    /// Text has as many lines as it takes: two of 22 × 20 / 14 with 8 above and below them.
    @Test func `breaks the title of a button`() throws {
        let answer = try answer(
            #"""
            {"style":"alert","content":{"title":"Discard?","actions":[
             {"id":"no","title":"Cancel the whole operation","role":"cancel"},{"id":"ok","title":"OK"}]}}
            """#, on: device(more: #","textSize":1.5"#))
        let button = answer["layers"]["action:no"]
        #expect(button["text"]["lines"].elements.count == 2 && near(answer.frame(of: "action:no").height, 78.857, 1))
        #expect(near(button["text"]["font"]["lineHeight"].number, 31.428_57))
        #expect(!answer.has("buttonTitleCut") && answer.frame(of: "action:ok").height == 48)
    }

    /// values-large/config.xml: config_prefDialogWidth 440, where Configuration.reduceScreenLayout finds it large.
    @Test(arguments: [
        (540.0, 720.0, 440.0), (480, 640, 440), (479, 640, 320), (480, 639, 320), (720, 540, 440), (600, 720, 560),
    ])
    func `by Compose an alert is wider in a large window`(width: Double, height: Double, widest: Double) throws {
        let alert = #"{"style":"alert","content":{"title":"Title","message":"\#(words.prefix(300))",\#(two)}}"#
        #expect(try answer(alert, on: device(width: width, height: height)).dialog.width == widest)
    }

    /// imePadding consumes the bar below: from 50 down to 916 − 300.
    @Test func `goes down to a keyboard`() throws {
        let alert = #"{"style":"alert","content":{"title":"Title","message":"\#(words)",\#(two)}}"#
        let dialog = try answer(alert, on: device(bars: true, more: #","keyboard":{"height":300}"#)).dialog
        #expect(dialog.y == 50 && dialog.maxY == 616)
    }

    /// 24, the icon's 24, IconPadding 16, 48 and 24.
    @Test func `keeps an icon alone as near to its buttons as to a headline`() throws {
        let answer = try answer(#"{"style":"alert","content":{"image":{"width":24,"height":24},\#(two)}}"#)
        #expect(answer.dialog.height == 136)
        #expect(answer.frame(of: "action:ok").y == answer.frame(of: "image").maxY + 16)
    }

    /// TextFieldDefaults.kt: MinWidth 280, in a window of 320 at most on a phone.
    @Test(arguments: [(412.0, 916.0, 320.0), (800, 1280, 328)])
    func `has room for a text field`(width: Double, height: Double, wide: Double) throws {
        let answer = try answer(
            #"{"style":"alert","content":{"title":"T","textFields":[{"id":"f"}],\#(two)}}"#,
            on: device(width: width, height: height))
        #expect(answer.dialog.width == wide && answer.frame(of: "field:f").width == wide - 48)
    }
}

@Suite struct `By Compose a tooltip` {
    private func tip(_ anchor: String, _ device: String, arrow: String = "") throws -> JSON {
        try answer(
            #"{"style":"popover","content":{"message":"Hi"},"placement":{"anchor":\#(anchor)\#(arrow)}}"#, on: device)
    }

    /// Its window is as large as it: 4 above the text and 16 at its sides, whatever bars it lies over.
    @Test(arguments: ["compose", "views"])
    func `keeps its text over the system's bars`(toolkit: String) throws {
        let top = try tip(
            #"{"x":180,"y":70,"width":48,"height":40}"#, device(toolkit: toolkit, bars: true))
        let (dialog, text) = (top.dialog, top.frame(of: "message"))
        #expect(dialog.y < 50 && top["layers"]["message"]["text"]["lines"].elements.count == 1)
        #expect(text.x == dialog.x + 16 && text.maxX == dialog.maxX - 16 && text.height == 20)
        #expect(!top.adapts("contentScrolls") && top["layers"]["scroll:body"] == .missing)
        let side = try tip(
            #"{"x":884,"y":194,"width":24,"height":24}"#,
            device(
                width: 916, height: 412, toolkit: toolkit,
                more: #","safeAreaInsets":{"top":0,"left":0,"bottom":0,"right":50}"#))
        #expect(side.frame(of: "message").width > 10 && side["layers"]["message"]["text"]["lines"].elements.count == 1)
    }

    /// TooltipCaretShape draws outside of what abovePositioning places, 4 above its anchor.
    @Test(arguments: ["", #","arrow":{"width":16,"height":8}"#, #","arrow":{"width":16,"height":12}"#])
    func `by Compose a tooltip is as far from its anchor with a caret`(arrow: String) throws {
        let answer = try tip(#"{"x":180,"y":500,"width":48,"height":48}"#, device(), arrow: arrow)
        #expect(answer.dialog.maxY == 496)
        #expect(arrow.isEmpty || answer.frame(of: "arrow").y == 496)
    }
}

@Suite struct `By Compose a sheet` {
    /// BottomSheetImpl: Expanded at max(0, fullHeight − sheetHeight); what is in it is padded by the insets, the handle
    /// with it: 50 and 22, and 22 more below its 4.
    @Test(arguments: [#""placement":{"detents":["large"]}"#, #""placement":{"selectedDetent":"fit"}"#])
    func `goes up to the top of its window`(placement: String) throws {
        let answer = try answer(
            #"{"style":"sheet","content":{"title":"Title","message":"\#(words)"},\#(placement)}"#,
            on: device(bars: true))
        #expect(answer.dialog == Box(0, 0, 412, 916) && answer.frame(of: "grabber") == Box(190, 72, 32, 4))
        #expect(answer.frame(of: "scroll:body") == Box(0, 98, 412, 794))
        #expect(!answer.has("assumedFigure"))
    }

    /// 48, 810 and 24 are higher than the 866 below the upper bar: the sheet is as high as its window.
    @Test func `keeps its content off the upper bar`() throws {
        let blocks = #""blocks":[{"id":"b","height":810}]"#
        let sheet = #"{"style":"sheet","content":{\#(blocks)},"placement":{"detents":["fit"]}}"#
        let high = try answer(sheet, on: device(bars: true))
        #expect(high.dialog.y == 0 && high.frame(of: "grabber").y == 72 && high.frame(of: "block:b").y >= 98)
    }

    /// Box(Modifier.fillMaxSize().imePadding()): half of the 616 that a keyboard leaves; and as high as its content,
    /// 48, 28, 16, 20 and 24, without the inset that the keyboard covers.
    @Test func `has its heights above a keyboard`() throws {
        let typing = device(bars: true, more: #","keyboard":{"height":300}"#)
        #expect(try answer(long, on: typing).dialog == Box(0, 308, 412, 308))
        let short = try answer(#"{"style":"sheet","content":{"title":"Title","message":"Hello"}}"#, on: typing)
        #expect(short.dialog == Box(0, 480, 412, 136) && !short.adapts("contentScrolls"))
    }

    /// SheetDefaults.kt: expand() by the default spatial spring, partialExpand() by the one that hides it.
    @Test func `goes down as it hides`() throws {
        func spring(_ selected: String, to other: String) throws -> JSON {
            let sheet =
                #"{"style":"sheet","content":{"message":"\#(words)"},"placement":{"selectedDetent":"\#(selected)"}}"#
            return try answer(sheet)["transitions"]["detents"][other]["tracks"].elements[0]["keyframes"].elements[0][
                "easing"]["spring"]
        }
        let (down, up) = (try spring("fit", to: "medium"), try spring("medium", to: "fit"))
        #expect(down["stiffness"] == 3800 && near(down["damping"].number, 123.2883))
        #expect(up["stiffness"] == 700 && near(up["damping"].number, 47.6235))
    }

    /// ListTokens.kt: ListItemOneLineContainerHeight 56 at least; what is more than the window scrolls.
    @Test func `keeps the height of a list's rows`() throws {
        let rows = (0..<14).map { #"{"id":"a\#($0)","title":"Row \#($0)"}"# }.joined(separator: ",")
        let answer = try answer(
            #"{"style":"actionSheet","content":{"actions":[\#(rows)]}}"#, on: device(width: 916, height: 412))
        #expect(answer.frame(of: "action:a0").height == 56 && answer.frame(of: "action:a1").height == 56)
        #expect(answer.adapts("contentScrolls") && !answer.adapts("buttonsShrink"))
        let text = #"{"id":"a","title":"A title that is too long for a row of a list on any phone that there is"}"#
        let broken = try self.list(text)
        let lines = Double(broken["layers"]["action:a"]["text"]["lines"].elements.count)
        #expect(lines > 1 && broken.frame(of: "action:a").height == max(56, lines * 24 + 16))
        #expect(!broken.has("buttonTitleCut"))
    }

    private func list(_ action: String) throws -> JSON {
        try answer(#"{"style":"actionSheet","content":{"actions":[\#(action)]}}"#)
    }
}

@Suite struct `By Compose a snackbar` {
    private func bar(_ text: String, _ more: String = "", toolkit: String = "compose") throws -> JSON {
        try answer(
            #"{"style":"slidingMessage","content":{"message":"\#(text)"\#(more)}}"#, on: device(toolkit: toolkit))
    }

    private static let undo = #","actions":[{"id":"u","title":"Undo"}]"#

    /// OneRowSnackbar: an IconButton of 48 at the very end, in the middle, and an action right before it.
    @Test func `has a cross in its row`() throws {
        let one = try bar("Saved", #","closeButton":{}"#)
        #expect(one.dialog == Box(12, 856, 388, 48) && one.frame(of: "action:close") == Box(352, 856, 48, 48))
        #expect(one.frame(of: "message") == Box(28, 870, 324, 20))
        let lines = try bar(String(words.prefix(100)), Self.undo + #","closeButton":{}"#)
        let (text, action) = (lines.frame(of: "message"), lines.frame(of: "action:u"))
        #expect(lines.dialog.height == text.height + 28 && lines.frame(of: "action:close").midY == lines.dialog.midY)
        #expect(action.maxX == 352 && text.maxX == action.x && action.midY == lines.dialog.midY)
        // 16 and 600, without the 8 at the end.
        let wide = try layout(
            on: device(width: 1280, height: 800),
            dialog: #"{"style":"slidingMessage","content":{"message":"Saved","closeButton":{}}}"#)
        #expect(wide.dialog.width == 616)
    }

    /// NewLineButtonSnackbar: 14, 20, 14, 48 and ActionButtonBottomPadding 4.
    @Test func `has its action below the text where the request says so`() throws {
        let plain = try bar("Saved", Self.undo + #","actionAxis":"vertical""#)
        #expect(plain.dialog.height == 100 && plain.frame(of: "action:u").maxY == plain.dialog.maxY - 4)
        let cross = try bar("Saved", Self.undo + #","actionAxis":"vertical","closeButton":{}"#)
        #expect(cross.dialog.height == 100 && cross.frame(of: "action:close").y == cross.frame(of: "action:u").y)
    }

    /// What moves it has an effect; what would say no more than is so anyway has none.
    @Test(arguments: ["compose", "views"])
    func `heeds a column of one action`(toolkit: String) throws {
        let one = try bar("Saved", Self.undo, toolkit: toolkit)
        let below = try bar("Saved", Self.undo + #","actionAxis":"vertical""#, toolkit: toolkit)
        #expect(below.dialog.height > one.dialog.height && !below.has("memberHasNoEffect"))
        #expect(try bar("Saved", Self.undo + #","actionAxis":"horizontal""#, toolkit: toolkit).has("memberHasNoEffect"))
        #expect(try bar("Saved", #","actionAxis":"vertical""#, toolkit: toolkit).has("memberHasNoEffect"))
    }
}
