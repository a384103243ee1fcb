import AnswerTestSupport
import PictureTestSupport
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `Details of a picture` {
    /// What scrolls cuts a field off; the field is as high as ever, and its corners and its line are where they are.
    @Test func `a field that is seen in part is drawn whole, and cut`() throws {
        let body = """
            {"device":{"profile":"android-phone-medium","orientation":"landscapeLeft","keyboard":{"height":330}},
             "dialog":{"style":"alert","content":{"title":"Sign In","message":"Use your account.","textFields":[
             {"id":"name","placeholder":"Name"},{"id":"word","placeholder":"Password","secure":true}],
             "actions":[{"title":"Cancel","role":"cancel"},{"title":"OK"}]}}}
            """
        let field = try spec(body)["layers"]["field:name"]
        let (seen, whole) = (field["frame"], field["scrolled"]["frame"])
        try #require(seen["height"].number < whole["height"].number)
        let box = try #require(try picture(body).box(of: "field:name"))
        #expect(abs(box[3] - box[1] - whole["height"].number) < 0.01)
    }

    /// Three buttons stand on the right of a phone that is held sideways, and 42 points of it are theirs
    /// (devices.json).
    @Test func `the status bar ends where Android has its buttons`() throws {
        let body = DialogBody(
            "alert", on: "nexus-5", system: "Android 5", state: #""orientation":"landscapeLeft""#
        ).json
        let signs = try picture(body).elements.filter { $0.layers.last == "statusBar" && $0.name == "path" }
        let right = signs.compactMap(\.box).map { $0[2] }.max()
        #expect(try #require(right) < 640 - 42)
    }

    /// One box a character of which the fonts have no glyph, drawn by nobody's font.
    @Test func `characters without a glyph are boxes in SVG too`() throws {
        func texts(_ message: String) throws -> (drawn: [String], outlines: Int) {
            let drawn = try picture(
                DialogBody("alert", on: "iphone-15", content: #""message":"\#(message)""#).json
            ).elements.filter { $0.layers.last == "message" }
            return (drawn.filter { $0.name == "text" }.map(\.text), drawn.filter { $0.name == "path" }.count)
        }
        // Egyptian hieroglyphs.
        let missing = try texts("A \u{13000} sign")
        #expect(missing.drawn == [] && missing.outlines == 1)
        let known = try texts("A plain sign")
        #expect(known.drawn == ["A plain sign"] && known.outlines == 0)
    }

    /// A sheet of iOS 26 is glass at medium and opaque at large: on its way both are there, the one over the other.
    @Test func `a picture that plays fades from glass to opaque`() throws {
        func request(_ detent: String) -> String {
            DialogBody(
                "sheet", on: "iphone-17", content: #""message":"x""#,
                placement: #""detents":["medium","large"],"selectedDetent":"\#(detent)""#
            ).json
        }
        let body = #"{"from":\#(request("medium")),"to":\#(request("large"))}"#
        let response = try Scrim.shared.get().post(body, to: "/v1/specs/transitions?format=svg&animate=present")
        try #require(response.status == 200, "\(response.text.prefix(500))")
        // An opacity that grows from nothing to all, though no layer fades.
        let fades = response.text.split(separator: "@keyframes ").map { rule in
            rule.split(separator: "opacity:").dropFirst().compactMap { Double($0.prefix { $0 != ";" }) }
        }
        let grows = fades.contains { values in
            values.count > 10 && values.first == 0 && values.last.map { $0 > 0.99 } == true && values == values.sorted()
        }
        #expect(grows)
    }
}

@Suite struct `A picture of what scrolls` {
    /// The last field in sight lacks a fifth of its height: its text is in `scrolledLines`, and is drawn cut off.
    @Test func `shows lines that are cut off, and none that are out of sight`() throws {
        let fields = (0..<20).map { #"{"id":"\#($0)","text":"Field \#($0)."}"# }.joined(separator: ",")
        let text = String(repeating: "A line that goes on and on. ", count: 60)
        for content in [
            #""textFields":[\#(fields)],"actions":[{"title":"OK"}]"#,
            #""message":"\#(text)","actions":[{"title":"OK"}]"#,
        ] {
            for (style, device) in [("formSheet", "gnome-1000x720"), ("sheet", "iphone-17"), ("alert", "iphone-15")] {
                let body = DialogBody(style, on: device, content: content).json
                let answer = try Scrim.shared.get().spec(body)
                let drawn = try picture(body)
                let port = answer.frame(of: "scroll:body")
                for layer in answer["layers"].elements where layer["parent"] == "scroll:body" {
                    let text = layer["text"]
                    let cut = text["scrolledLines"].elements.filter { line in
                        let (baseline, size) = (line["baseline"].number, text["font"]["size"].number)
                        return baseline - 0.9 * size < port.maxY && baseline + 0.2 * size > port.y
                    }
                    let lines = (text["lines"].elements + cut).compactMap { $0["text"].string }
                    #expect(drawn.texts(in: layer["id"].string ?? "") == lines, "\(style) \(device)")
                }
            }
        }
    }

    /// Of iOS 6: below the dimming of an alert, also where that stands over another dialog.
    @Test func `has the status bar below the alert that dims it`() throws {
        let device = #"{"profile":"iphone-4s","system":{"name":"iOS","version":"6"}}"#
        let scene = #"""
            {"device":\#(device),"dialogs":[{"id":"a","style":"fullScreen"},{"id":"b","style":"alert"}]}
            """#
        let layers = try picture(scene, to: "/v1/scenes").layers
        let (bar, dimming) = (layers.firstIndex(of: "statusBar"), layers.firstIndex(of: "b/dimming"))
        #expect(try #require(bar) < #require(dimming))
    }
}
