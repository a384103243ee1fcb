import AnswerTestSupport
import Foundation
import Service
import ServiceTestSupport
import TestSupport
import Testing
import Wire

/// Servers that know styles of an owner's own.
enum StyleServer {
    /// With those of the examples.
    static let examples = Result {
        try with(
            NamedStyles.load(
                directory: Repository.root.appending(path: "examples/styles/styles").path(), limits: .init()))
    }

    static func with(_ styles: NamedStyles) throws -> Scrim {
        try Scrim { $0.limits.styles = styles }
    }

    /// With styles by their names, as the text of their files.
    static func with(_ files: [String: String]) throws -> Scrim { try with(styles(files)) }

    static func styles(_ files: [String: String]) throws -> NamedStyles {
        var styles = NamedStyles.none
        try withTemporaryDirectory { directory in
            for (name, text) in files {
                try text.write(to: directory.appending(path: name + ".json"), atomically: true, encoding: .utf8)
            }
            styles = try NamedStyles.load(directory: directory.path(), limits: .init())
        }
        return styles
    }

    /// A style that says no more than it has to, and this.
    static func file(extending base: String, _ more: String = "") -> String {
        #"""
        {"extends":"\#(base)","description":"A style of a test.",\#
        "source":"the test"\#(more.isEmpty ? "" : ",")\#(more)}
        """#
    }
}

@Suite struct `styles of an owner's own` {
    private func request(_ device: String, _ style: String, _ more: String = "") -> String {
        DialogBody(
            style, on: device, content: #""title":"Hello","message":"There.","actions":[{"id":"ok","title":"OK"}]"#,
            dialog: more
        ).json
    }

    private static let dialog = #"{"style":"x-acme-sheet","content":{"title":"Hello","actions":[{"title":"OK"}]}}"#

    /// An image of 64 and a title of 28.5 with what is around them are 143.5: of 500 that leaves most, of 150 no line.
    @Test func `keep an image above a fixed title in sight, unless nothing else would be`() throws {
        let server = try StyleServer.with(["x-fixed": StyleServer.file(extending: "alert", #""header":"fixed""#)])
        let text = String(repeating: "Words to read. ", count: 80)
        func layers(_ height: Int) throws -> JSON {
            try server.spec(
                DialogBody(
                    "x-fixed", on: "360x\(height)@2", system: "web",
                    content: #""title":"T","image":{"width":64,"height":64},"message":"\#(text)""#
                ).json)["layers"]
        }
        let high = try layers(500)
        for part in ["image", "title"] { #expect(high[part]["parent"] == "dialog") }
        #expect(high["message"]["parent"] == "scroll:body")
        let (image, title) = (high["image"]["frame"].box, high["title"]["frame"].box)
        let body = high["scroll:body"]["frame"].box
        #expect(image.maxY <= title.y && title.maxY <= body.y && image.height == 64)
        let low = try layers(150)
        for part in ["image", "title", "message"] { #expect(low[part]["parent"] == "scroll:body") }
    }

    @Test func `change where their own conditions do, to the pixel`() throws {
        let wide = #""when":[{"if":{"minWidth":600},"defaults":{"backdrop":{"opacity":0.6}}}]"#
        let server = try StyleServer.with([
            "x-wide": StyleServer.file(extending: "alert", #""defaults":{"backdrop":{"opacity":0.3}},\#(wide)"#)
        ])
        let screen =
            #"{"screen":{"width":768,"height":1024,"scale":2},"idiom":"pad","system":{"name":"iOS","version":"16"}}"#
        let answer = try server.answer(
            to: #"{"device":\#(screen),"dialog":{"style":"x-wide","content":{"title":"A"}},"vary":"width","from":400,"#
                + #""to":800,"of":["presentation.backdrop.opacity"]}"#,
            at: "/v1/specs/breakpoints", status: 200)
        let intervals = answer["intervals"].elements
        #expect(intervals.map { $0["from"] } == [400, 600])
        #expect(intervals.map { $0["to"] } == [599.5, 800])
        #expect(intervals.map { $0["same"].members["presentation.backdrop.opacity"] } == [0.3, 0.6])
    }

    @Test func `styles of an owner's own are asked for by name, and shown as the style that they stand on`() throws {
        let server = try StyleServer.examples.get()
        let answer = try server.spec(request("iphone-15", "x-acme-sheet"))
        #expect(answer["presentation"]["requested"] == "x-acme-sheet")
        #expect(answer["presentation"]["resolved"] == "sheet")
        #expect(answer["presentation"]["detents"].elements.map { $0["detent"] } == ["medium", "large"])
        #expect(answer["presentation"]["backdrop"]["color"] == "#1B2A41")
        #expect(answer["presentation"]["backdrop"]["opacity"] == 0.4)
        #expect(answer["layers"]["dialog"]["background"]["color"] == "#FFF8EE")
        #expect(answer["layers"]["title"]["text"]["font"]["size"] == 22)
        #expect(answer["layers"]["action:ok"]["frame"]["height"] == 52)
        #expect(answer["transitions"]["present"]["duration"] == 0.45)
    }

    @Test func `say the same as their members do, written out`() throws {
        let server = try StyleServer.examples.get()
        let named = try server.spec(request("ipad-pro-13-m4", "x-acme-dialog"))
        let plain = try server.spec(
            request(
                "ipad-pro-13-m4", "floating",
                ##","backdrop":{"color":"#1B2A41","opacity":0.5,"interaction":"dismiss"}"##
            ).replacingOccurrences(
                of: #""content":{"#,
                with: ##""content":{"size":{"width":480},"shape":{"kind":"rounded","radius":16},"##
                    + ##""background":{"color":"#FFF8EE"},"##
            ))
        #expect(named["layers"] == plain["layers"])
        #expect(named["transitions"] == plain["transitions"])
        #expect(named["dimmingRegions"] == plain["dimmingRegions"])
    }

    @Test func `styles of an owner's own are another style where their conditions say so`() throws {
        let server = try StyleServer.examples.get()
        for (device, shown) in [
            ("iphone-17", "sheet"), ("ipad-pro-13-m4", "floating"), ("desktop-1280x800", "floating"),
        ] {
            let answer = try server.spec(request(device, "x-acme-dialog"))
            #expect(answer["presentation"]["requested"] == "x-acme-dialog")
            #expect(answer["presentation"]["resolved"] == .string(shown), "\(device)")
        }
        // A release of its own: iOS 26 dims less.
        #expect(try server.spec(request("iphone-17", "x-acme-sheet"))["presentation"]["backdrop"]["opacity"] == 0.25)
    }

    @Test func `hold at both sides of a width to the point`() throws {
        let server = try StyleServer.examples.get()
        for (width, shown) in [(599, "sheet"), (600, "floating")] {
            let device = #"{"screen":{"width":\#(width),"height":900},"system":{"name":"web","version":"1"}}"#
            let answer = try server.spec(DialogBody("x-acme-dialog", on: device).json)
            #expect(answer["presentation"]["resolved"] == .string(shown), "\(width)")
        }
    }

    @Test func `give way to what a request says, and to null what they say`() throws {
        let server = try StyleServer.examples.get()
        let own = try server.spec(request("iphone-15", "x-acme-sheet", #","backdrop":{"opacity":0.1}"#))
        #expect(own["presentation"]["backdrop"]["opacity"] == 0.1)
        #expect(own["presentation"]["backdrop"]["color"] == "#1B2A41")
        let none = try server.spec(request("iphone-15", "x-acme-sheet", #","backdrop":null"#))
        let plain = try server.spec(request("iphone-15", "sheet"))
        #expect(none["presentation"]["backdrop"] == plain["presentation"]["backdrop"])
        let easing = try server.spec(
            request("iphone-15", "x-acme-sheet", #","transition":{"easing":{"cubicBezier":[0,0,1,1]}}"#))
        #expect(easing["transitions"]["present"]["duration"] == 0.45)
    }

    @Test func `styles of an owner's own are refused where nobody named them, with the names that there are`() throws {
        let server = try StyleServer.examples.get()
        let problem = try server.problem(request("iphone-15", "x-acme-shee"))
        let fault = problem["errors"][0]
        #expect(fault["pointer"] == "/dialog/style" && fault["nearest"] == "x-acme-sheet")
        #expect(fault["allowed"].elements.count == 21)
        let plain = try Scrim.shared.get().problem(request("iphone-15", "x-acme-sheet"))
        #expect(plain["errors"][0]["allowed"].elements.count == 19)
    }

    @Test func `leave the pointers and words of faults as they are`() throws {
        let server = try StyleServer.examples.get()
        for wrong in [
            #","backdrop":{"opacity":2}"#, #","placment":{}"#, #","content":3"#,
            #","placement":{"detents":["tiny"]},"dismissal":{"after":"soon"}"#,
        ] {
            let faults = { (style: String) throws in
                let text = #"{"device":"iphone-15","dialog":{"style":"\#(style)"\#(wrong)}}"#
                return try server.problem(text)["errors"]
            }
            #expect(try faults("x-acme-sheet") == (try faults("sheet")), "\(wrong)")
        }
    }

    @Test func `stand wherever a dialog does`() throws {
        let server = try StyleServer.examples.get()
        let dialog = Self.dialog
        let scene = try server.scene(#"{"device":"iphone-15","dialogs":[\#(dialog)]}"#)
        #expect(scene["dialogs"][0]["presentation"]["requested"] == "x-acme-sheet")
        let batch = try server.answer(
            to: #"{"devices":["iphone-17","ipad-pro-13-m4"],"dialogs":[{"style":"x-acme-dialog"}]}"#,
            at: "/v1/specs/batch")
        let shown = batch["results"].elements.map { $0["spec"]["presentation"]["resolved"] }
        #expect(shown == ["sheet", "floating"])
        let schedule = try server.answer(
            to: #"{"device":"iphone-15","policy":"queue","events":[{"at":0,"show":\#(dialog)}]}"#, at: "/v1/schedules")
        #expect(schedule["entries"].elements.count == 1)
        _ = try server.lint(#"{"requests":[{"device":"iphone-15","dialog":\#(dialog)}]}"#)
        let side = DialogBody(on: "iphone-15", dialog: dialog).json
        let diff = try server.answer(to: #"{"from":\#(side),"to":\#(side)}"#, at: "/v1/specs/diff")
        #expect(diff["changes"].elements.isEmpty)
        let got = try server.get("/v1/specs?device=iphone-15&dialog.style=x-acme-sheet&dialog.content.title=Hello")
        let posted = try server.post(
            #"{"device":"iphone-15","dialog":{"style":"x-acme-sheet","content":{"title":"Hello"}}}"#)
        #expect(got.status == 200 && got.body == posted.body)
        let retarget = try server.answer(
            to: #"{"device":"iphone-15","dialog":\#(dialog),"phase":"present","at":0.1,"to":"dismissed"}"#,
            at: "/v1/specs/retarget")
        #expect(retarget["timeline"] != .null)
    }

    @Test func `have answers of their own on each server`() throws {
        let body = #"{"device":"iphone-15","dialog":{"style":"x-one"}}"#
        let tags = try ["#101010", "#202020"].map { color in
            let file = StyleServer.file(extending: "sheet", #""defaults":{"backdrop":{"color":"\#(color)"}}"#)
            let server = try StyleServer.with(["x-one": file])
            let first = try server.post(body)
            #expect(first["ETag"] == (try server.post(body))["ETag"])
            return first["ETag"]
        }
        #expect(tags[0] != nil && tags[0] != tags[1])
    }

    @Test func `styles of an owner's own of one server do not stand for each other in its cache`() throws {
        let server = try StyleServer.with([
            "x-one": StyleServer.file(extending: "alert", #""figures":{"title.size":20}"#),
            "x-two": StyleServer.file(extending: "alert", #""figures":{"title.size":30}"#),
        ])
        for (style, size) in [("x-one", 20), ("x-two", 30), ("x-one", 20)] {
            let answer = try server.spec(
                #"{"device":"iphone-15","dialog":{"style":"\#(style)","content":{"title":"A"}}}"#)
            #expect(answer["layers"]["title"]["text"]["font"]["size"] == .number(Double(size)))
            #expect(answer["presentation"]["requested"] == .string(style))
        }
    }

    @Test func `have colours of their own in place of a part's`() throws {
        let file = StyleServer.file(
            extending: "alert", ##""colors":{"alert.card":{"light":"#112233","dark":"#445566"}}"##)
        let server = try StyleServer.with(["x-ours": file])
        for (appearance, color) in [("light", "#112233"), ("dark", "#445566")] {
            let device = #"{"profile":"iphone-15","appearance":"\#(appearance)"}"#
            let answer = try server.spec(
                DialogBody("x-ours", on: device, content: #""title":"A","actions":[{"title":"OK"}]"#).json
            )
            #expect(answer["layers"]["dialog"]["background"]["color"] == .string(color))
            let plain = try server.spec(
                DialogBody("alert", on: device, content: #""title":"A","actions":[{"title":"OK"}]"#).json)
            #expect(plain["layers"]["dialog"]["background"]["color"] != .string(color))
        }
    }
}
