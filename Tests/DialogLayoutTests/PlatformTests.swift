import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

private let styles = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
    "sheet",
    "semiModal", "floating", "slidingMessage",
]

private let question =
    #"""
    "content":{"title":"Save changes?","message":"What you wrote has not been saved yet.",\#
    "actions":[{"id":"save","title":"Save"},{"id":"no","title":"Cancel","role":"cancel"}]},\#
    "placement":{"anchor":{"x":40,"y":40,"width":20,"height":20}}
    """#

/// What HTML's own style sheet does to a modal dialog (presentation-metrics web.dialog.ua, dim.web.backdrop).
@Suite struct `The HTML dialog` {
    @Test(arguments: ["alert", "formSheet", "pageSheet", "actionSheet", "activityView"])
    func `lies in the middle, bordered and padded, over a backdrop of a tenth, and does not move`(style: String) throws
    {
        let answer = try layout(style, on: "desktop-1440x900", dialog: question)
        #expect(
            answer.dialog.isClose(
                to: Box(width: answer.dialog.width, height: answer.dialog.height, centredIn: Box(0, 0, 1440, 900)),
                within: 0.5))
        #expect(answer["layers"]["dialog"]["border"]["width"].number == 3)
        #expect(answer["layers"]["dialog"]["cornerRadius"].number == 0)
        // A padding of 1em inside the border.
        #expect(answer.frame(of: "title").x == answer.dialog.x + 19)
        #expect(answer.frame(of: "title").y == answer.dialog.y + 19)
        #expect(answer["dimmingRegions"][0]["opacity"].number == 0.1)
        for name in ["present", "dismiss"] {
            #expect(answer["transitions"][name]["duration"].number == 0)
            #expect(answer["transitions"][name]["tracks"] == [])
        }
        let isOwn = style == "alert"
        #expect(answer.reasons == (isOwn ? [] : ["platformStyle"]))
    }

    @Test func `the HTML dialog is as wide as its content, and no wider than the window`() throws {
        let small = try layout("alert", on: "desktop-1440x900", content: #""message":"Hi""#)
        #expect(small.dialog.width < 100)
        let words = String(repeating: "Nobody reads as many words as these. ", count: 20)
        let large = try layout("alert", on: "desktop-1440x900", content: #""message":"\#(words)""#)
        #expect(large.dialog.width == 1440)
        #expect(large.reasons == [])
    }

    @Test(arguments: [("desktop-1280x800", 1280.0), ("desktop-1440x900", 1440), ("desktop-1920x1080", 1920)])
    func `has as many buttons in a row as fit, where there are many`(device: String, width: Double) throws {
        let actions = (0..<20).map { #"{"title":"Choice number \#($0)"}"# }.joined(separator: ",")
        let answer = try layout("alert", on: device, content: #""title":"Pick","actions":[\#(actions)]"#)
        let rows = Dictionary(grouping: (0..<20).map { answer.frame(of: "action:\($0)") }, by: \.y)
        #expect(rows.count < 5)
        for row in rows.values {
            // 16 of padding and 3 of border at either side.
            #expect(row.allSatisfy { $0.x >= answer.dialog.x + 19 - 1e-3 })
            #expect(row.map(\.maxX).max() == answer.dialog.maxX - 19)
            #expect(row.map(\.width).reduce(0, +) + 8 * Double(row.count - 1) <= width - 38 + 1e-3)
        }
    }

    @Test func `has detents on the bottom edge where it is a sheet`() throws {
        let answer = try layout(
            "sheet", on: "desktop-1440x900", placement: #""detents":["medium",300],"selectedDetent":"medium""#)
        #expect(answer.dialog == Box(400, 450, 640, 450))
        #expect(answer["presentation"]["detents"][0]["frame"].box == Box(400, 600, 640, 300))
        #expect(answer["transitions"]["present"]["duration"].number == 0)
        #expect(answer["presentation"]["backdrop"]["opacity"].number == 0.1)
    }

    /// Windows of desktops are so wide that Material's keyline would leave 80 points of it.
    @Test(arguments: [("desktop-1280x800", 640.0), ("desktop-1920x1080", 640)])
    func `the HTML dialog is as high as its content where it is a sheet without detents`(device: String, width: Double)
        throws
    {
        let answer = try layout("sheet", on: device, dialog: question)
        let texts = ["title", "message"].map { answer["layers"][$0]["frame"].box }
        #expect(texts.allSatisfy { $0.height > 0 && $0.y >= answer.dialog.y && $0.maxY <= answer.dialog.maxY })
        #expect(answer.dialog.width == width)
        #expect(answer["presentation"]["detents"].elements.map { $0["detent"].string } == ["fit"])
    }

    @Test func `has no backdrop and no motion beside an anchor`() throws {
        let answer = try layout("popover", on: "desktop-1440x900", dialog: question)
        #expect(answer["presentation"]["resolved"] == "popover")
        #expect(answer["dimmingRegions"] == [])
        #expect(answer["hitRegions"]["dimming"]["effect"] == "dismiss")
        #expect(answer["transitions"]["present"]["duration"].number == 0)
        // The anchor is (40,40,20,20); below it is its own side.
        #expect(answer.dialog.y >= 60)
    }

    @Test func `moves along CSS's own curve where it is asked to`() throws {
        let answer = try layout("alert", on: "desktop-1440x900", dialog: #""transition":{"style":"crossDissolve"}"#)
        let fade = answer["transitions"]["present"]["tracks"].track("dialog", "opacity")["keyframes"]
        #expect(fade[0]["easing"]["cubicBezier"] == [0.25, 0.1, 0.25, 1])
    }

    @Test func `the HTML dialog is centred in the window, wherever that lies on the screen`() throws {
        let answer = try layout(
            "alert", on: "desktop-1920x1080", state: #""window":{"x":300,"y":200,"width":640,"height":480}"#,
            dialog: question)
        let middle = Box(0, 0, 640, 480)
        #expect(
            answer.dialog.isClose(
                to: Box(width: answer.dialog.width, height: answer.dialog.height, centredIn: middle), within: 0.5))
    }
}

@Suite struct `Televisions and desktops` {
    // Page sheets and sheets become form sheets.
    @Test(arguments: ["apple-tv-hd", "apple-tv-4k"], ["pageSheet", "formSheet", "alert", "floating", "sheet"])
    func `keep centred dialogs inside the overscan margins`(device: String, style: String) throws {
        let answer = try layout(style, on: device, dialog: question)
        // 60 above and below and 80 at the sides, by the catalogue.
        let safe = Box(80, 60, 1760, 960)
        #expect(answer["stage"]["safeArea"].box == safe)
        #expect(safe.holds(answer.dialog, slack: 1e-3), "\(answer.dialog)")
        #expect(answer["diagnostics"].elements.contains { $0["pointer"] == "/device/system" })
    }

    @Test func `make a dialog smaller that the set would cut off`() throws {
        let answer = try layout("floating", on: "apple-tv-hd", content: #""size":{"width":1900,"height":400}"#)
        #expect(answer.dialog == Box(80, 340, 1760, 400))
        #expect(answer.reasons == ["overscan"])
    }

    @Test(arguments: [
        ("apple-tv-4k", "focus"), ("android-tv", "focus"), ("desktop-1440x900", "pointer"), ("pixel-8", "touch"),
        ("ipad-a16", "touch"),
    ])
    func `televisions and desktops are pointed at in their own way`(device: String, input: String) throws {
        #expect(try layout("alert", on: device, dialog: question)["stage"]["input"] == .string(input))
        #expect(
            try layout(
                "alert", on: device, state: #""input":"touch""#, dialog: question)["stage"]["input"] == "touch")
    }
}

@Suite struct `Every style on every platform` {
    /// The easings of a specification, wherever they stand.
    private func springs(in json: JSON) -> Int {
        let here = json["spring"] == .missing ? 0 : 1
        return json.elements.reduce(here) { $0 + springs(in: $1) }
            + json.members.values.reduce(0) { $0 + springs(in: $1) }
    }

    @Test(arguments: styles)
    func `moves no dialog by Apple's spring on Android or the web`(style: String) throws {
        for device in androidDevices + ["desktop-1440x900"] {
            let docked = #","keyboard":{"height":120}"#
            for state in ["", docked, #","reduceMotion":true"#] {
                let answer = try layout(style, on: device, state: state, dialog: question)
                #expect(springs(in: answer) == 0, "\(style) on \(device)")
                #expect(answer["stage"]["era"] == nil)
            }
        }
    }

    @Test(arguments: styles, androidDevices + ["desktop-1280x800", "desktop-1920x1080", "apple-tv-hd", "apple-tv-4k"])
    func `lies in the window, whichever way it is held and read`(style: String, device: String) throws {
        for orientation in ["portrait", "landscapeLeft"] {
            for direction in ["leftToRight", "rightToLeft"] {
                for text in ["large", "accessibility5"] {
                    let answer = try layout(
                        style, on: device,
                        state: #"""
                            "orientation":"\#(orientation)","layoutDirection":"\#(direction)","textSize":"\#(text)"
                            """#, dialog: question)
                    let window = answer["stage"]["window"].box
                    let pixel = 1 / answer["stage"]["scale"].number + 1e-3
                    let whole = Box(0, 0, window.width, window.height)
                    #expect(
                        whole.holds(answer.dialog, slack: pixel),
                        "\(style) \(answer.dialog) on \(device) \(orientation)")
                    #expect(answer.dialog.width > 0 && answer.dialog.height > 0)
                    for layer in answer["layers"].elements where layer["parent"] == "dialog" && layer["role"] != "arrow"
                    {
                        #expect(
                            answer.dialog.holds(layer["frame"].box, slack: pixel),
                            "\(layer["id"]) leaves \(style) on \(device)")
                    }
                }
            }
        }
    }

    @Test func `every style on every platform is listed with its defaults on every platform`() throws {
        let list = try JSON(try Scrim.shared.get().get("/v1/styles").body)
        for style in styles {
            let defaults = list["styles"][style]["defaults"].elements
            let platforms = Set(defaults.compactMap { $0["platform"].string })
            let all = [
                "apple", "android", "web", "gnome", "kde", "windows", "harmonyos", "macos", "wearos", "visionos",
            ]
            #expect(platforms == Set(all), "\(style)")
        }
        let android = list["styles"]["alert"]["defaults"].elements.first { $0["platform"] == "android" } ?? .missing
        #expect(android["component"] == "basicDialog")
        #expect(android["backdrop"]["opacity"].number == 0.32)
        #expect(android["transition"]["duration"].number == 0.4)
        let web = list["styles"]["alert"]["defaults"].elements.first { $0["platform"] == "web" } ?? .missing
        #expect(web["backdrop"]["opacity"].number == 0.1)
        #expect(web["transition"]["style"] == "none")
        let figures = try JSON(try Scrim.shared.get().get("/v1/styles/alert").body)["figures"].elements
        #expect(figures.contains { $0["eras"] == "Android 12 on" && $0["value"].number == 0.95 })
        #expect(figures.contains { $0["eras"] == "web (HTML)" && $0["value"].number == 0.1 })
    }
}
