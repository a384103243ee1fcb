import AnswerTestSupport
import ServiceTestSupport
import Testing

/// What the guidelines say of visionOS: text of 17, buttons of 44 in areas of 60, sheets that float in the middle and
/// are always modal. Other numbers are assumed, and only what follows from them by hand is held here.
private func vision(_ dialog: String, width: Double = 1280, height: Double = 720, more: String = "") throws -> JSON {
    try layout(on: "\(width)x\(height)@2", system: "visionOS 2", state: #""idiom":"desktop"\#(more)"#, dialog: dialog)
}

private let two =
    #""actions":[{"id":"no","title":"Stay","role":"cancel"},{"id":"ok","title":"Leave","preferred":true}]"#
private let alert = #"{"style":"alert","content":{"title":"Title","message":"Message",\#(two)}}"#

@Suite struct `On visionOS` {
    /// 32 + 22 + 8 + 22 + 24 + 44 + 24 = 176; two share 272: (272 − 16) / 2.
    @Test func `an alert stands in the middle with buttons of 44`() throws {
        let answer = try vision(alert)
        #expect(answer.dialog == Box(480, 272, 320, 176))
        #expect(answer.frame(of: "action:no") == Box(504, 380, 128, 44))
        #expect(answer.frame(of: "action:ok") == Box(648, 380, 128, 44))
        #expect(answer["layers"]["title"]["text"]["alignment"] == "center")
        #expect(answer["layers"]["message"]["text"]["font"]["size"] == 17)
        #expect(answer["layers"]["action:ok"]["cornerRadius"] == 22)
        #expect(answer["presentation"]["backdrop"]["interaction"] == "block" && answer["adaptations"] == [])
    }

    /// The idiom has a name of its own, and the same layout; who names no system means visionOS.
    @Test func `a headset is laid out as the window is`() throws {
        let desktop = try vision(alert)
        for system in ["visionOS 2", ""] {
            let headset = try layout(on: "1280x720@2", system: system, state: #""idiom":"headset""#, dialog: alert)
            #expect(headset["layers"] == desktop["layers"] && headset["hitRegions"] == desktop["hitRegions"])
            #expect(headset["stage"]["sizeClass"] == desktop["stage"]["sizeClass"])
            #expect(headset["stage"]["platform"] == desktop["stage"]["platform"])
        }
    }

    /// 44 in areas of 60: the middles of two in a column are 60 apart.
    @Test func `the middles of buttons and rows are 60 apart`() throws {
        let three = try vision(
            #"""
            {"style":"alert","content":{"title":"T","actions":[{"id":"a","title":"A"},{"id":"b","title":"B"},
             {"id":"c","title":"C"}]}}
            """#)
        let menu = try vision(
            #"""
            {"style":"actionSheet","content":{"actions":[{"id":"a","title":"A"},{"id":"b","title":"B"}]},
             "placement":{"anchor":{"x":400,"y":200,"width":80,"height":44}}}
            """#)
        for answer in [three, menu] {
            #expect(answer.frame(of: "action:b").midY - answer.frame(of: "action:a").midY == 60)
        }
    }

    @Test(arguments: ["sheet", "formSheet", "pageSheet"], [(1280.0, 720.0), (400, 400), (600, 800)])
    func `a sheet floats in the middle of a window of any size`(style: String, size: (Double, Double)) throws {
        let answer = try vision(
            #"{"style":"\#(style)","content":{"title":"Title",\#(two)}}"#, width: size.0, height: size.1)
        #expect(answer.dialog.midX == size.0 / 2 && abs(answer.dialog.midY - size.1 / 2) <= 0.5)
        #expect(answer["presentation"]["backdrop"]["interaction"] == "block" && answer["lifecycle"]["swipe"] == [])
    }

    /// The window goes back behind what takes its place (WWDC23, 10076), to 0.95 here; popovers leave it where it is.
    @Test func `the window behind a sheet and an alert goes back, and comes again`() throws {
        for style in ["alert", "sheet", "formSheet", "pageSheet"] {
            let answer = try vision(#"{"style":"\#(style)","content":{"title":"T",\#(two)}}"#)
            #expect(answer["layers"]["presenter"]["scale"] == 0.95, "\(style)")
            let scales = ["present", "dismiss"].map {
                answer["transitions"][$0]["tracks"].track("presenter", "scale").ends
            }
            #expect(scales == [[1, 0.95], [0.95, 1]], "\(style)")
        }
        let still = try vision(
            #"{"style":"formSheet","content":{"title":"T",\#(two)}}"#, more: #","reduceMotion":true"#)
        #expect(still["layers"]["presenter"]["scale"] == .missing)
        let popover = try vision(
            #"""
            {"style":"popover","content":{"title":"T"},"placement":{"anchor":{"x":400,"y":200,"width":80,"height":44}}}
            """#)
        #expect(popover["layers"]["presenter"]["scale"] == .missing)
    }

    /// It may leave its window there, and stays inside here.
    @Test func `a popover stays inside its window`() throws {
        let answer = try vision(
            #"""
            {"style":"popover","content":{"message":"A text that is longer than what is left beside its anchor"},
             "placement":{"anchor":{"x":1200,"y":200,"width":60,"height":44}}}
            """#)
        #expect(answer.dialog.maxX <= 1280 && answer["layers"]["arrow"] == .missing)
        #expect(answer["presentation"]["backdrop"]["interaction"] == "dismiss")
    }

    @Test func `both appearances are the same glass`() throws {
        let colors = try ["light", "dark"].map { appearance in
            try vision(alert, more: #","appearance":"\#(appearance)""#)["layers"]["dialog"]["background"]["color"]
        }
        #expect(colors[0] == colors[1])
        #expect(try vision(alert)["layers"]["title"]["text"]["color"] == "#FFFFFF")
    }

    @Test func `a patch for the platform counts`() throws {
        let answer = try vision(
            #"{"style":"sheet","content":{"title":"T"},"platforms":{"visionos":{"style":"alert"}}}"#)
        #expect(answer["presentation"]["resolved"] == "alert" && answer["stage"]["platform"] == "visionos")
    }

    /// Rows of 60 scroll where there are too many, and so do buttons of 44 and 16 between two, below a title of 22.
    @Test func `menus and sheets of many actions scroll, and keep the distance of targets`() throws {
        let many = (0..<13).map { #"{"id":"c\#($0)","title":"Choice number \#($0)"}"# }.joined(separator: ",")
        let menu = try vision(
            #"""
            {"style":"actionSheet","content":{"title":"T","actions":[\#(many)]},
             "placement":{"anchor":{"x":600,"y":300,"width":60,"height":30}}}
            """#)
        let sheet = try vision(#"{"style":"pageSheet","content":{"title":"T","actions":[\#(many)]}}"#)
        for answer in [menu, sheet] {
            #expect(answer.frame(of: "action:c1").midY - answer.frame(of: "action:c0").midY == 60)
            #expect(!answer["diagnostics"].elements.contains { $0["rule"] == "targetsTooClose" })
            #expect(answer["adaptations"]["/dialog/content/actions"]["reason"] == "contentScrolls")
            #expect(answer.frame(of: "title").height == 22)
        }
    }

    @Test func `a closing button is round and keeps off the title`() throws {
        let answer = try vision(#"{"style":"sheet","content":{"title":"Words of a title","closeButton":{}}}"#)
        #expect(answer["layers"]["action:close"]["cornerRadius"] == 22)
        #expect(answer.frame(of: "action:close").x - answer.frame(of: "title").maxX == 16)
    }

    /// A window is as round without a dialog.
    @Test(arguments: [false, true]) func `what goes back keeps its corners`(reducesMotion: Bool) throws {
        let answer = try layout(
            on: "visionos-1280x720", state: #""reduceMotion":\#(reducesMotion)"#, dialog: alert)
        let radius = answer["layers"]["presenter"]["cornerRadius"]
        #expect(radius.number > 0)
        for direction in ["present", "dismiss"] {
            let tracks = answer["transitions"][direction]["tracks"].elements.filter { $0["layer"] == "presenter" }
            #expect(tracks.map { $0["property"] } == (reducesMotion ? [] : ["scale"]))
        }
    }
}
