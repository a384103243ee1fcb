import AnswerTestSupport
import ServiceTestSupport
import Testing

private let save = #"""
    "title":"Save Changes?","message":"You have edited this document since it was opened.",
    "actions":[{"id":"0","title":"Save"},{"id":"1","title":"Don’t Save"},{"id":"2","title":"Cancel"}]
    """#

private func form(_ fields: Int) -> String {
    let list = (0..<fields).map { #"{"id":"\#($0)","placeholder":"Field \#($0)"}"# }
    return #""title":"New","textFields":[\#(list.joined(separator: ","))],"actions":[{"id":"ok","title":"Add"}]"#
}

@Suite struct `What scrolls` {
    /// 38 lines of 23.44 in 23.38 points, a fifth of a pixel less; and a text that ends where its viewport does.
    @Test func `shows lines that lack less than half a pixel`() throws {
        let phone = try layout(
            "semiModal", on: "mate-60-pro", state: #""orientation":"landscapeLeft""#, content: save)
        let title = phone["layers"]["title"]
        #expect(title["scrolled"] != .missing)
        #expect(title["text"]["lines"].elements.map { $0["text"].string } == ["Save Changes?"])
        #expect(title["text"]["scrolledLines"] == .missing)
        // The message below is out of sight.
        #expect(phone["layers"]["message"]["text"]["lines"] == [])
        let car = try layout("alert", on: "carplay-800x480", content: save)["layers"]["message"]
        #expect(car["text"]["lines"].elements.count == 2 && car["text"]["scrolledLines"] == .missing)
    }

    /// What is between the last field and the first button of the same form where all of it has room: 24, 20, 24 and 4
    /// by the platforms' insets, and 16 on Apple's touch systems.
    @Test(arguments: [
        ("formSheet", "gnome-1000x720", 24.0), ("sheet", "gnome-1000x720", 24), ("formSheet", "macos-900x600", 20),
        ("formSheet", "visionos-1280x720", 24), ("sheet", "mate-60-pro", 16), ("fullScreen", "iphone-17", 16),
        ("formSheet", "iphone-15", 16), ("formSheet", "desktop-1280x800", 16), ("formSheet", "windows-1024x720", 25),
        ("sheet", "kde-800x600", 4),
    ])
    func `keeps its distance from the buttons`(style: String, device: String, gap: Double) throws {
        let answer = try layout(style, on: device, content: form(24))
        let body = answer.frame(of: "scroll:body")
        #expect(abs(answer.frame(of: "action:ok").y - body.maxY - gap) < 0.01, "\(body)")
        // At its end the last field is seen whole, and nothing below it.
        let last = answer["layers"]["field:23"]["scrolled"]["frame"].box
        let height = answer["layers"]["scroll:body"]["contentSize"]["height"].number
        #expect(last.maxY - body.y <= height + 0.5)
        if device != "windows-1024x720", device != "desktop-1280x800" { #expect(last.maxY - body.y > height - 1) }
    }

    /// The ledger's own panel of a low screen keeps a line of its text.
    @Test func `goes on to the buttons where little is seen of it`() throws {
        let answer = try layout("semiModal", on: "iphone-15", state: #""orientation":"landscapeLeft""#, content: save)
        #expect(abs(answer.frame(of: "action:0").y - answer.frame(of: "scroll:body").maxY) < 0.01)
        #expect(!answer["layers"]["title"]["text"]["lines"].elements.isEmpty)
    }
}

@Suite struct `An activity view` {
    private func sheet(
        _ device: String, _ titles: [String], of title: String = "Lisbon", more: String = ""
    ) throws -> JSON {
        let actions = titles.map { #"{"title":"\#($0)"}"# }.joined(separator: ",")
        return try layout(
            on: #""profile":"\#(device)"\#(more)"#,
            dialog: #"{"style":"activityView","content":{"title":"\#(title)","actions":[\#(actions)]}}"#)
    }

    private let many = ["Copy", "Add to Album", "Print", "Save to Files", "Add to Reading List", "Markup", "Edit"]

    /// The list is seen down to the sheet's edge, behind the home indicator, and ends above it.
    @Test(arguments: ["iphone-17", "iphone-15", "iphone-se-3"])
    func `shows its list down to its edge`(device: String) throws {
        let answer = try sheet(device, many)
        let list = answer.frame(of: "scroll:actions")
        #expect(abs(list.maxY - answer.dialog.maxY) < 0.01)
        let last = answer["layers"]["action:6"]["scrolled"]["frame"].box
        let end = list.y + answer["layers"]["scroll:actions"]["contentSize"]["height"].number
        let indicator = answer["layers"]["homeIndicator"]
        let edge = indicator == .missing ? answer.dialog.maxY : indicator["frame"].box.y
        #expect(list.maxY - (end - last.maxY) <= edge - 8)
        // What shows all of it keeps clear of the indicator.
        let short = try sheet(device, ["Copy"])
        #expect(short["layers"]["scroll:actions"] == .missing)
    }

    /// In two lines of their own size, 11 points, rather than in one of half of it.
    @Test func `has titles below icons in one size`() throws {
        for device in ["iphone-5s", "iphone-8"] {
            let answer = try sheet(
                device, ["Copy", "Add to Reading List", "Zur Leseliste hinzufügen"],
                more: device == "iphone-8" ? #","system":{"name":"iOS","version":"12"}"# : "")
            for (index, count) in [1, 2, 2].enumerated() {
                let text = answer["layers"]["action:\(index)"]["text"]
                #expect(text["font"]["size"] == 11 && text["lines"].elements.count == count, "\(text)")
            }
        }
    }

    /// Apps are there where their names have no room: as many parts of a path as there are icons.
    @Test func `shows apps at large text sizes`() throws {
        let answer = try sheet(
            "iphone-17", Array(many.prefix(3)), of: "Summer in Lisbon", more: #","textSize":"accessibility3""#)
        let body = answer.frame(of: "scroll:body")
        let title = answer.frame(of: "title")
        let path = answer["layers"]["dialog"]["symbol"]["path"].string ?? ""
        let starts = path.split(separator: "M").compactMap { part in
            part.split(whereSeparator: { !"0123456789.-".contains($0) }).prefix(2).compactMap { Double($0) }.last
        }
        #expect(starts.count { $0 > title.maxY + 12 && $0 < body.maxY } >= 4, "\(starts)")
    }
}
