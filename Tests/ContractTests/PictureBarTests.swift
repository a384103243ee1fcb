import Foundation
import PictureTestSupport
import ServiceTestSupport
import TestSupport
import Testing

private let bar = """
    "navigationBar":{"title":"New Contact","leading":{"id":"no","title":"Cancel","role":"cancel"},
     "trailing":{"id":"done","title":"Done","preferred":true}}
    """

private func body(_ device: String, _ style: String, _ more: String = "") -> String {
    DialogBody(style, on: device, content: #"\#(bar),"message":"Text""#, dialog: more).json
}

/// Whether two colours are the same but for what the rounding of a blur leaves.
private func isNear(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
}

@Suite struct `The ground of a navigation bar` {
    /// Safe area guides inset what is on a bar, never its ground; `UIBarPosition.topAttached` since iOS 7.
    @Test(
        arguments: ["7.1", "10.3", "12.0", "14.0", "17.0"],
        [
            (#""profile":"iphone-14","orientation":"landscapeLeft""#, "pageSheet"),
            (#""profile":"iphone-14","orientation":"landscapeRight","layoutDirection":"rightToLeft""#, "fullScreen"),
            (#""profile":"iphone-x""#, "fullScreen"), (#""profile":"iphone-6","appearance":"dark""#, "fullScreen"),
            (#""profile":"ipad-air-2","orientation":"landscapeLeft""#, "fullScreen"),
        ])
    func `runs from edge to edge and up under the status bar, one colour throughout`(
        version: String, shown: (device: String, style: String)
    ) throws {
        let request = body(
            "\(shown.device),\"system\":{\"name\":\"iOS\",\"version\":\"\(version)\"}", shown.style)
        let answer = try spec(request)
        let (dialog, frame) = (answer["layers"]["dialog"]["frame"], answer["layers"]["bar:navigation"]["frame"])
        #expect(frame["x"] == dialog["x"] && frame["width"] == dialog["width"])
        let safe = answer["stage"]["safeArea"]
        for id in ["no", "done"] {
            let button = answer["layers"]["action:\(id)"]["frame"]
            #expect(button["x"].number >= safe["x"].number)
            #expect(button["x"].number + button["width"].number <= safe["x"].number + safe["width"].number)
        }
        // Its ground is as the bar is, from the top edge of the dialog to the bar's end.
        let (ground, top) = (answer["layers"]["bar:background"], frame["y"].number)
        let height = top - dialog["y"].number + frame["height"].number
        #expect(ground["frame"]["y"] == dialog["y"] && ground["frame"]["height"].number == height)
        #expect(ground["background"]["color"] == answer["layers"]["bar:navigation"]["background"]["color"])
        #expect(ground["frame"]["width"] == dialog["width"] && ground["border"] == .missing)
        let image = try pixels(request)
        let y = Int(top + frame["height"].number / 2)
        let seen = image.pixel(image.width / 2 + 120, y)
        for place in [(2, y), (image.width - 3, y), (image.width / 2 + 120, Int(top) + 1), (2, Int(top) + 1)] {
            #expect(isNear(image.pixel(place.0, place.1), seen), "\(place)")
        }
        if top > 2 {
            for y in [1, Int(top) - 1, Int(top)] { #expect(isNear(image.pixel(image.width / 2 + 4, y), seen), "\(y)") }
        }
    }

    @Test func `stays below the status bar to iOS 6, which is a bar of its own`() throws {
        let answer = try spec(body(#""profile":"iphone-4""#, "fullScreen"))
        #expect(answer["layers"]["bar:background"] == .missing)
        #expect(answer["layers"]["bar:navigation"]["frame"]["y"] == 20)
        #expect(answer["layers"]["statusBar"]["background"] != .null)
    }

    @Test func `lies behind a sheet's grabber, and is none on iOS 26`() throws {
        let detents = #","placement":{"detents":["medium","large"]}"#
        let sheet = try spec(body(#""profile":"iphone-15""#, "sheet", detents))
        let ids = sheet["layers"].elements.compactMap { $0["id"].string }
        let (ground, grabber) = (ids.firstIndex(of: "bar:background"), ids.firstIndex(of: "grabber"))
        #expect(try #require(ground) < #require(grabber))
        #expect(sheet["layers"]["bar:background"]["frame"]["y"] == sheet["layers"]["dialog"]["frame"]["y"])
        let glass = try spec(
            body(#""profile":"iphone-16","system":{"name":"iOS","version":"26.0"}"#, "fullScreen"))
        #expect(glass["layers"]["bar:background"] == .missing)
    }

    @Test(arguments: ["left", "right"]) func `keeps clear of a grabber at a side`(edge: String) throws {
        let answer = try spec(
            body(#""profile":"nexus-5","orientation":"landscapeRight""#, "sheet", #","placement":{"edge":"\#(edge)"}"#))
        let (frame, grabber) = (answer["layers"]["bar:navigation"]["frame"], answer["layers"]["grabber"]["frame"])
        let isLeft = edge == "right"
        let gap =
            isLeft
            ? frame["x"].number - grabber["x"].number - grabber["width"].number
            : grabber["x"].number - frame["x"].number - frame["width"].number
        #expect(gap >= 0, "\(frame) \(grabber)")
    }

    /// It grows and shrinks with a turn: it is there at both ends. Bars are 44, and 32 where there is little height.
    @Test func `the ground of a navigation bar is there however the device is held`() throws {
        for orientation in ["portrait", "landscapeLeft", "landscapeRight"] {
            let answer = try spec(body(#""profile":"iphone-13","orientation":"\#(orientation)""#, "fullScreen"))
            let frame = answer["layers"]["bar:background"]["frame"]
            #expect(frame["height"].number == (orientation == "portrait" ? 47 + 44 : 32))
        }
    }
}

@Suite struct `The title of a navigation bar` {
    private func title(_ title: String, _ leading: String, _ trailing: String, _ device: String) throws -> (
        line: (x: Double, width: Double), isCut: Bool, room: (Double, Double)
    ) {
        let answer = try layout(
            "pageSheet", on: device,
            content: #"""
                "navigationBar":{"title":"\#(title)","leading":{"id":"l","title":"\#(leading)"},
                 "trailing":{"id":"t","title":"\#(trailing)"}},"title":"Hi"
                """#)
        let text = answer["layers"]["bar:navigation"]["text"]
        let frames = ["l", "t"].map { answer["layers"]["action:\($0)"]["frame"] }.sorted {
            $0["x"].number < $1["x"].number
        }
        let line = text["lines"][0]
        return (
            (line["x"].number, line["width"].number), text["truncated"] == true,
            (frames[0]["x"].number + frames[0]["width"].number, frames[1]["x"].number)
        )
    }

    /// UINavigationBar: in the middle where it fits there; else beside it, in all the room between the buttons.
    @Test(arguments: ["leftToRight", "rightToLeft"], ["12.4", "14.0", "17.0", "26.0"])
    func `stands in the middle, and beside it where only all the room will do`(
        direction: String, version: String
    ) throws {
        let device =
            #""profile":"iphone-15","layoutDirection":"\#(direction)","system":{"name":"iOS","version":"\#(version)"}"#
        let middle = 393.0 / 2
        let short = try title("Info", "No", "Add to Library", device)
        #expect(abs(short.line.x + short.line.width / 2 - middle) < 0.5 && !short.isCut)
        let long = try title("A title that is long", "No", "Add to Library", device)
        #expect(!long.isCut)
        // As near to the middle as the buttons allow, whose edges are rounded to pixels of a third of a point.
        // The capsules of iOS 26 have 8 points between them and the title (assumed).
        let gap = version == "26.0" ? 8.0 : 0
        let nearest = max(long.room.0 + gap, min(long.room.1 - gap - long.line.width, middle - long.line.width / 2))
        #expect(abs(long.line.x - nearest) < 0.34, "\(long)")
        let endless = try title("A very long title that does not fit between them", "No", "Add to Library", device)
        #expect(endless.isCut)
        #expect(endless.line.width > (endless.room.1 - endless.room.0) * 0.8)
        #expect(endless.line.x >= endless.room.0 - 0.34)
        #expect(endless.line.x + endless.line.width <= endless.room.1 + 0.34)
    }
}

@Suite struct `The bars of the app in a picture` {
    private func bars(_ device: String, _ presenter: String = "", _ query: String = "") throws -> [[Double]] {
        let document = try picture(
            DialogBody("alert", on: device, content: #""title":"Hi""#, dialog: presenter).json, query)
        return document.elements.filter { $0.name == "path" && $0.layers == ["presenter"] }.compactMap {
            let numbers = ($0.attributes["d"] ?? "").split(whereSeparator: { "MLHVCAZ ".contains($0) })
                .compactMap { Double($0) }
            return numbers.isEmpty ? nil : numbers
        }
    }

    @Test(arguments: ["iphone-4", "iphone-6", "iphone-15", "pixel-8", "desktop-1280x800"])
    func `the bars of the app in a picture are plain ones of the system`(profile: String) throws {
        let plain = try bars(#""profile":"\#(profile)""#)
        let all = try bars(#""profile":"\#(profile)","bars":{"tab":49,"navigation":64,"toolbar":44}"#)
        #expect(all.count >= plain.count + 3)
        let presenter = try bars(#""profile":"\#(profile)""#, #","presenter":{"navigationBar":true}"#)
        #expect(presenter.count > plain.count)
        // Renderers that draw the app themselves get them, and nothing else of it.
        let alone = try bars(#""profile":"\#(profile)","bars":{"tab":49}"#, "", "&device=only")
        #expect(!alone.isEmpty)
        #expect(try bars(#""profile":"\#(profile)""#, "", "&device=only").isEmpty)
    }

    /// A form sheet of 540 by 620 in the middle of 1024 by 768, below the status bar: its bar of 44 is at its own top.
    @Test func `the bars of the app in a picture are as high as ever in a presenter below the status bar`() throws {
        let presenter = #","presenter":{"style":"formSheet","navigationBar":true}"#
        let drawn = try bars(#""profile":"ipad-air-2","orientation":"landscapeLeft""#, presenter)
        let plain = try bars(
            #""profile":"ipad-air-2","orientation":"landscapeLeft""#, #","presenter":{"style":"formSheet"}"#)
        let added = drawn.filter { !plain.contains($0) }
        #expect(added.contains { $0.contains(242) && $0.contains(782) && $0.contains(74) && $0.contains(118) })
    }

    /// 480 high, 44 and 49 of it bars, which are no white.
    @Test func `leave no white above and below a dialog between them`() throws {
        let image = try pixels(
            DialogBody(
                "semiModal", on: "iphone-4", state: #""bars":{"tab":49,"navigation":44}"#,
                content: #""title":"Filter""#, placement: #""level":"content""#
            ).json)
        for y in [22, 30, 43, 432, 450, 479] { #expect(image.pixel(10, y) != [255, 255, 255, 255], "\(y)") }
    }
}

@Suite struct `More buttons than an action sheet of iPhone OS has room for` {
    @Test(arguments: [("3.1", "portrait"), ("4.3", "landscapeLeft"), ("6.1", "portrait")], [true, false])
    func `more buttons than there is room for are rows of a list that scrolls in a rounded box`(
        shown: (version: String, orientation: String), hasCancel: Bool
    ) throws {
        let (version, orientation) = shown
        let many = (1...14).map { #"{"id":"a\#($0)","title":"Option \#($0)"}"# }.joined(separator: ",")
        let cancel = hasCancel ? #",{"id":"no","title":"Cancel","role":"cancel"}"# : ""
        let answer = try layout(
            "actionSheet", on: "iphone-4", system: "iOS \(version)", state: #""orientation":"\#(orientation)""#,
            content: #""title":"T","actions":[\#(many)\#(cancel)]"#)
        let list = answer["layers"]["scroll:actions"]
        #expect(list["cornerRadius"].number > 0 && list["clips"] == true && list["background"] != .null)
        let (frame, dialog) = (list["frame"], answer["layers"]["dialog"]["frame"])
        #expect(frame["x"].number - dialog["x"].number == 20)
        #expect(dialog["width"].number - frame["width"].number == 40)
        let end = frame["y"].number + frame["height"].number
        let below =
            hasCancel
            ? answer["layers"]["action:no"]["frame"]["y"].number : dialog["y"].number + dialog["height"].number
        #expect(below - end == 16)
        // Rows follow each other without a gap, as high as buttons and the room between them.
        #expect(list["contentSize"]["height"].number == 14 * 52)
        for index in 1...14 {
            let row = answer["layers"]["action:a\(index)"]
            let whole = row["scrolled"]["frame"] == .missing ? row["frame"] : row["scrolled"]["frame"]
            #expect(whole["y"].number == frame["y"].number + Double(index - 1) * 52)
            #expect(whole["height"] == 52 && whole["width"] == frame["width"])
        }
    }

    @Test func `buttons of an action sheet of iPhone OS stay buttons where they fit`() throws {
        let answer = try layout(
            "actionSheet", on: "iphone-4",
            content: #"""
                "actions":[{"id":"a","title":"A"},{"id":"b","title":"B"},{"id":"no","title":"Cancel","role":"cancel"}]
                """#)
        #expect(answer["layers"]["scroll:actions"] == .missing)
        #expect(answer["layers"]["action:a"]["background"] != .null)
    }
}

@Suite struct `Content in an ellipse` {
    /// How far beyond the ellipse in a box a point lies: below 1 it is inside.
    private func reach(_ x: Double, _ y: Double, in box: JSON) -> Double {
        let (a, b) = (box["width"].number / 2, box["height"].number / 2)
        let (dx, dy) = ((x - box["x"].number - a) / a, (y - box["y"].number - b) / b)
        return dx * dx + dy * dy
    }

    @Test(
        arguments: [
            #""size":{"width":260,"height":260},"#, #""size":{"width":320,"height":220},"#, "",
            #""size":{"width":"fit","height":"fit"},"#, #""size":{"width":200,"height":"fit"},"#,
        ], [("iphone-15", "floating"), ("iphone-4", "floating"), ("ipad-air-2", "semiModal"), ("pixel-8", "floating")])
    func `stands clear of its edge`(size: String, shown: (profile: String, style: String)) throws {
        let (profile, style) = shown
        let answer = try spec(
            """
            {"device":"\(profile)","dialog":{"style":"\(style)","content":{\(size)"shape":{"kind":"ellipse"},
             "title":"Ellipse","message":"Text in a circle should not be cut at its edge",
             "actions":[{"id":"no","title":"Cancel","role":"cancel"},{"id":"ok","title":"OK"}]}}}
            """)
        let box = answer["layers"]["dialog"]["frame"]
        for id in ["title", "message", "action:no", "action:ok"] {
            let (frame, text) = (answer["layers"][id]["frame"], answer["layers"][id]["text"])
            if id.hasPrefix("action") {
                for x in [frame["x"].number, frame["x"].number + frame["width"].number] {
                    for y in [frame["y"].number, frame["y"].number + frame["height"].number] {
                        #expect(reach(x, y, in: box) < 1, "\(id) \(frame) in \(box)")
                    }
                }
            }
            let (size, lines) = (text["font"]["size"].number, text["lines"].elements)
            #expect(!lines.isEmpty && text["truncated"] == false)
            for line in lines {
                for x in [line["x"].number, line["x"].number + line["width"].number] {
                    for y in [line["baseline"].number - 0.75 * size, line["baseline"].number + 0.2 * size] {
                        #expect(reach(x, y, in: box) < 1, "\(id) \(line) in \(box)")
                    }
                }
            }
        }
    }

    @Test func `content in an ellipse of another shape keeps its place`() throws {
        func frames(_ shape: String) throws -> [JSON] {
            let answer = try layout(
                "floating", on: "iphone-15",
                content: #"""
                    "size":{"width":260,"height":260}\#(shape),"title":"Shape","message":"Text",
                     "actions":[{"id":"ok","title":"OK"}]
                    """#)
            return ["title", "message", "action:ok"].map { answer["layers"][$0]["frame"] }
        }
        #expect(try frames("") == frames(#","shape":{"kind":"rectangle"}"#))
    }
}

@Suite struct `A status bar read from right to left` {
    /// `UISemanticContentAttribute`, and with it an interface that is mirrored, came with iOS 9.
    @Test(arguments: [("6.1", false), ("8.4", false), ("9.0", true), ("12.0", true)])
    func `a status bar read from right to left is mirrored from iOS 9 on`(version: String, isMirrored: Bool) throws {
        func start(_ direction: String) throws -> Double {
            let document = try picture(
                DialogBody(
                    "alert", on: "iphone-5", system: "iOS \(version)", state: #""layoutDirection":"\#(direction)""#,
                    content: #""title":"T""#
                ).json)
            let carrier = document.elements.first { $0.name == "text" && $0.text.hasPrefix("Carrier") }
            return try #require(Double(carrier?.attributes["x"] ?? ""))
        }
        #expect(try (start("leftToRight") == start("rightToLeft")) != isMirrored)
    }
}

@Suite struct `A status bar over a picture of the app` {
    /// The guide on pictures: in the style that is legible on the content below it.
    @Test(arguments: [0x00, 0x20, 0xE0, 0xFF] as [UInt32])
    func `a status bar over a picture of the app is light over a dark picture, and dark over a light one`(level: UInt32)
        throws
    {
        let pixel = level << 24 | level << 16 | level << 8 | 0xFF
        let image = TestImage.url(TestImage.png(width: 2, height: 2, pixels: [pixel, pixel, pixel, pixel]))
        let request = DialogBody(
            "slidingMessage", on: "iphone-16", content: #""message":"Saved""#,
            dialog: #","presenter":{"picture":"\#(image)"}"#
        ).json
        // The system's bars are drawn on a device only, whose edge is 32 points wide.
        let answer = try Scrim.shared.get().post(request, to: "/v1/specs?format=png&scale=1")
        let shown = try #require(PNGReader(answer.body)?.pixels)
        // The time stands left of the island, in the bar's 59 points.
        let tones = (52..<91).flatMap { y in (72..<142).map { x in Int(shown.pixel(x, y)[0]) } }
        #expect(level < 0x80 ? (tones.max() ?? 0) > 200 : (tones.min() ?? 255) < 55)
    }
}
