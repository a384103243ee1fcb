import ServiceTestSupport
import Testing

/// The rules that find something in a dialog of these members.
private func findings(_ dialog: String, on device: String) throws -> [String] {
    try layout(on: device, dialog: dialog)["diagnostics"].elements.map { $0["rule"].string ?? "" }
}

private func form(_ actions: String) -> String {
    #"""
    "style":"formSheet","content":{"title":"T","textFields":[{"id":"a"}],"actions":[\#(actions)]},\#
    "dismissal":{"swipe":[]}
    """#
}

private let save = #"{"id":"save","title":"Save"}"#
private let cancel = #"{"id":"cancel","title":"Cancel","role":"cancel"}"#

@Suite struct `What a dialog offers to do` {
    @Test func `what a dialog offers is an error where no touch reaches it, and no way out`() throws {
        let small =
            #""style":"floating","content":{"size":{"width":30,"height":30},"actions":[{"id":"ok","title":"OK"}]}"#
        let found = try findings(small, on: "iphone-17")
        #expect(found.contains("actionUnreachable") && found.contains("exitRequired"))
        // Four buttons of 28 points, the least there is, in 60: nothing of the last one is seen.
        let low = (1...4).map { #"{"id":"\#($0)","title":"A"}"# }.joined(separator: ",")
        let panel = #""style":"semiModal","content":{"size":{"height":60},"actions":[\#(low)]}"#
        let seen = try findings(panel, on: "iphone-3gs")
        #expect(seen.contains("actionUnreachable") && !seen.contains("exitRequired"))
    }

    @Test func `tells of a way back that is scrolled out of a low dialog, and of none in a usual one`() throws {
        let card = #""style":"actionSheet","content":{"size":{"height":60},"actions":[\#(save),\#(cancel)]}"#
        #expect(try findings(card, on: "iphone-8").contains("actionUnreachable"))
        let usual = #""style":"actionSheet","content":{"actions":[\#(save),\#(cancel)]}"#
        #expect(try findings(usual, on: "iphone-8").contains("actionUnreachable") == false)
    }

    @Test func `what a dialog offers is no more than one way back, and one that is preferred`() throws {
        let other = #"{"id":"no","title":"No","role":"cancel"}"#
        #expect(try findings(form("\(cancel),\(save)"), on: "ipad-1").contains("roleRepeated") == false)
        #expect(try findings(form("\(cancel),\(other),\(save)"), on: "ipad-1").contains("roleRepeated"))
        func bar(_ done: String) -> String {
            let bar = #"{"title":"T","trailing":[{"id":"done","title":"Done"\#(done)}]}"#
            return #""style":"formSheet","content":{"navigationBar":\#(bar),"#
                + #""actions":[{"id":"save","title":"Save","preferred":true},\#(cancel)]}"#
        }
        #expect(try findings(bar(#","preferred":true"#), on: "ipad-1").contains("roleRepeated"))
        #expect(try findings(bar(""), on: "ipad-1").contains("roleRepeated") == false)
    }

    @Test func `completes a form and cancels it`() throws {
        for half in [save, cancel] {
            #expect(try findings(form(half), on: "ipad-1").contains("completionAndCancel"), "\(half)")
        }
        #expect(try findings(form("\(cancel),\(save)"), on: "ipad-1").contains("completionAndCancel") == false)
    }

    /// What completes a form is enabled once there is something to send; a way back that cannot be used is none.
    @Test func `waits for a form to be filled in`() throws {
        let waiting = #"{"id":"save","title":"Save","enabled":false}"#
        #expect(try findings(form("\(cancel),\(waiting)"), on: "ipad-1").contains("completionAndCancel") == false)
        let shut = #"{"id":"cancel","title":"Cancel","role":"cancel","enabled":false}"#
        #expect(try findings(form("\(shut),\(save)"), on: "ipad-1").contains("completionAndCancel"))
    }

    /// Capitals of Greek have no accents, and those of Turkish differ by the dot.
    @Test(arguments: [("ΤΕΛΟΣ", "ΑΚΥΡΩΣΗ"), ("Τέλος", "Ακύρωση"), ("TAMAMLANDI", "VAZGEÇ"), ("BİTTİ", "İPTAL")])
    func `knows its words in capitals`(done: String, cancel: String) throws {
        let one = #"{"id":"a","title":"\#(done)"}"#
        #expect(try findings(form(one), on: "ipad-1").contains("completionAndCancel"))
        let two = #"{"id":"b","title":"\#(cancel)"}"#
        #expect(try findings(form("\(one),\(two)"), on: "ipad-1").contains("completionAndCancel") == false)
    }

    @Test func `what a dialog offers is not to fill in twenty fields`() throws {
        let fields = (1...20).map { #"{"id":"f\#($0)"}"# }.joined(separator: ",")
        let long =
            #""style":"formSheet","content":{"title":"T","textFields":[\#(fields)],"actions":[\#(cancel),\#(save)]}"#
        #expect(try findings(long, on: "ipad-1").contains("tooManyFields"))
    }

    @Test func `takes away what blocks nothing and would stay`() throws {
        let panel = #""style":"semiModal","backdrop":{"opacity":0,"interaction":"passThrough"}"#
        let dimmed = #""style":"semiModal","backdrop":{"interaction":"passThrough"}"#
        #expect(try findings(dimmed, on: "iphone-17").contains("exitRequired") == false)
        #expect(try findings(panel, on: "iphone-17").contains("exitRequired"))
        #expect(
            try findings(panel + #","dismissal":{"swipe":["bottom"]}"#, on: "iphone-17").contains("exitRequired")
                == false)
    }

    @Test func `what a dialog offers is not lost with the popover that shows it`() throws {
        let popover = #"{"id":"p","style":"popover","placement":{"anchor":{"x":300,"y":300,"width":44,"height":44}}}"#
        let body = #"{"device":"ipad-1","dialogs":[\#(popover),{"id":"c","style":"currentContext"}]}"#
        #expect(try scene(body)["diagnostics"].elements.contains { $0["rule"] == "nothingAbovePopover" })
    }
}

@Suite struct `A theme in neutral roles` {
    private static let alert =
        ##"""
        "style":"alert","theme":{"light":{"accent":"#5E35B1","onSurface":"#311B92","scrim":"#112233"}},\##
        "content":{"title":"Save?","actions":[{"id":"ok","title":"Save","preferred":true},{"id":"no",\##
        "title":"No","role":"cancel"}]}
        """##

    @Test(arguments: ["iphone-17", "pixel-8", "desktop-1440x900"])
    func `serves every platform`(device: String) throws {
        let layers = try spec(#"{"device":"\#(device)","dialog":{\#(Self.alert)}}"#)["layers"].elements
        let action = try #require(layers.first { $0["id"] == "action:ok" })
        let colors = [action["text"]["color"], action["background"]["color"]]
        #expect(colors.contains("#5E35B1"))
        #expect(layers.first { $0["id"] == "title" }?["text"]["color"] == "#311B92")
        #expect(layers.first { $0["id"] == "dimming" }?["color"] == "#112233")
    }

    @Test func `keeps the alpha of what fills a browser's button`() throws {
        let dialog =
            ##"""
            "style":"alert","theme":{"light":{"accent":"#5E35B180"}},"content":{"actions":[{"id":"ok",\##
            "title":"OK","preferred":true}]}
            """##
        let layers = try spec(#"{"device":"desktop-1440x900","dialog":{\#(dialog)}}"#)["layers"].elements
        let fill = try #require(layers.first { $0["id"] == "action:ok" })["background"]
        #expect(fill["color"] == "#5E35B1")
        // 0x80 of 0xFF.
        #expect(abs(fill["opacity"].number - 128.0 / 255) < 5e-5)
    }

    @Test func `stands below a role of the platform's own`() throws {
        let dialog =
            ##"""
            "style":"alert","theme":{"light":{"accent":"#111111","tint":"#222222"}},\##
            "content":{"actions":[{"id":"ok","title":"OK"}]}
            """##
        let layers = try spec(#"{"device":"iphone-15","dialog":{\#(dialog)}}"#)["layers"].elements
        #expect(layers.first { $0["id"] == "action:ok" }?["text"]["color"] == "#222222")
    }
}

@Suite struct `What a platform itself falls short of` {
    @Test
    func `what a platform itself falls short of is one note for texts, with every pair of colours in it`() throws {
        let dialog =
            #"""
            "style":"alert","content":{"title":"T","message":"M","textFields":[{"id":"f","placeholder":"P"}],\#
            "actions":[{"id":"ok","title":"OK"},{"id":"d","title":"D","role":"destructive"}]}
            """#
        for device in ["iphone-15", "iphone-17", "ipad-1", "pixel-8"] {
            let found = try findings(dialog, on: device).filter { $0 == "textContrast" }
            #expect(found.count <= 1, "\(device)")
        }
    }
}

@Suite struct `A field in a browser` {
    /// Chromium 156 gives an input without styles 179 px, and a dialog 16 of padding and 3 of border on either side.
    @Test func `a field in a browser is as wide as 20 characters, and the dialog as its content`() throws {
        func frames(_ title: String, _ direction: String) throws -> (field: JSON, dialog: JSON) {
            let layers = try layout(
                "alert", on: "desktop-1440x900", state: #""layoutDirection":"\#(direction)""#,
                content: #""title":"\#(title)","textFields":[{"id":"f"}]"#)["layers"].elements
            func frame(_ id: String) throws -> JSON { try #require(layers.first { $0["id"].string == id })["frame"] }
            return (try frame("field:f"), try frame("dialog"))
        }
        let short = try frames("T", "leftToRight")
        #expect(short.field["width"] == 179 && short.dialog["width"] == 217)
        let title = "A title that is a good deal wider than a field"
        let long = try frames(title, "leftToRight")
        #expect(long.field["width"] == 179 && long.dialog["width"].number > 300)
        #expect(long.field["x"].number == long.dialog["x"].number + 19)
        let turned = try frames(title, "rightToLeft")
        #expect(turned.field["x"].number + 179 == turned.dialog["x"].number + turned.dialog["width"].number - 19)
    }
}
