import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// A dialog with a title, a message, and whatever else its content says.
private func dialog(_ style: String, on device: String, _ content: String, state: String = "") throws -> JSON {
    try layout(style, on: device, state: state, content: #""title":"Delete","message":"All of it goes.",\#(content)"#)
}

private let pair = #""actions":[{"id":"no","title":"No","role":"cancel"},{"id":"yes","title":"Yes"}]"#

@Suite struct `The axis of actions` {
    @Test(arguments: ["iphone-17", "pixel-9", "desktop-1440x900", "iphone-5s"])
    func `puts them one below the other, or side by side`(device: String) throws {
        for style in ["alert", "floating", "semiModal", "slidingMessage"] {
            let column = try dialog(style, on: device, pair + #","actionAxis":"vertical""#)
            let (no, yes) = (column.frame(of: "action:no"), column.frame(of: "action:yes"))
            #expect(no.y >= yes.maxY || yes.y >= no.maxY, "\(style)")
            let row = try dialog(style, on: device, pair + #","actionAxis":"horizontal""#)
            let (first, second) = (row.frame(of: "action:no"), row.frame(of: "action:yes"))
            #expect(first.y == second.y && (first.maxX <= second.x || second.maxX <= first.x), "\(style)")
        }
    }

    @Test func `leaves answers as they are by default`() throws {
        for style in ["alert", "actionSheet", "floating", "slidingMessage", "sheet"] {
            let plain = try dialog(style, on: "iphone-17", pair)
            let said = try dialog(
                style, on: "iphone-17", pair + #","actionAxis":"automatic","alignment":"automatic","blocks":[]"#)
            #expect(plain == said, "\(style)")
        }
    }

    @Test func `gives way where titles do not fit beside each other, and says so`() throws {
        let long =
            #""actions":[{"title":"Delete every picture of this album"},{"title":"Keep only those of last year"}]"#
        let answer = try dialog("alert", on: "iphone-8", long + #","actionAxis":"horizontal""#)
        #expect(answer.frame(of: "action:0").maxY <= answer.frame(of: "action:1").y)
        #expect(
            answer["adaptations"].elements.contains([
                "from": "horizontal", "to": "vertical", "reason": "actionsStack",
                "pointer": "/dialog/content/actionAxis",
            ]))
        let one = try dialog("alert", on: "iphone-8", #""actions":[{"title":"OK"}],"actionAxis":"vertical""#)
        #expect(one["diagnostics"].elements.contains { $0["pointer"] == "/dialog/content/actionAxis" })
    }
}

@Suite struct `The alignment of content` {
    @Test(arguments: [("leading", "left"), ("center", "center")])
    func `the alignment of content is that of title and message`(alignment: String, told: String) throws {
        for device in ["iphone-8", "pixel-9", "desktop-1440x900"] {
            let answer = try dialog("floating", on: device, #""alignment":"\#(alignment)""#)
            #expect(answer["layers"]["title"]["text"]["alignment"] == .string(told), "\(device)")
            #expect(answer["layers"]["message"]["text"]["alignment"] == .string(told), "\(device)")
        }
    }

    @Test func `begins lines at the right where people read from there`() throws {
        let answer = try dialog(
            "floating", on: "iphone-8", #""alignment":"leading""#, state: #","layoutDirection":"rightToLeft""#)
        #expect(answer["layers"]["title"]["text"]["alignment"] == "right")
    }
}

@Suite struct `The closing button` {
    /// The sides that platforms give it, by hand from the figures' sources.
    @Test(arguments: [("iphone-15", 30.0), ("iphone-17", 44), ("pixel-9", 48), ("desktop-1440x900", 32)])
    func `the closing button is the platform's cross in an upper corner`(device: String, side: Double) throws {
        for (edge, direction) in [("trailing", "leftToRight"), ("leading", "rightToLeft"), ("leading", "leftToRight")] {
            let answer = try dialog(
                "formSheet", on: device, #""closeButton":{"edge":"\#(edge)"}"#,
                state: #","layoutDirection":"\#(direction)""#)
            let layer = answer["layers"]["action:close"]
            let box = layer["frame"].box
            #expect(box.width == side && box.height == side)
            #expect(layer["symbol"]["name"] == "close" && layer["text"] == .missing)
            #expect(layer["action"]["title"] == "Close" && layer["action"]["role"] == "cancel")
            let isRight = (edge == "trailing") == (direction == "leftToRight")
            #expect((box.midX > answer.dialog.midX) == isRight, "\(edge) \(direction)")
            #expect(box.maxY < answer.dialog.midY)
        }
    }

    @Test(arguments: ["iphone-15", "iphone-17", "pixel-9", "desktop-1440x900"])
    func `has its corner to itself, and takes touches and the focus`(device: String) throws {
        let contents = [
            #""closeButton":{}"#, #""closeButton":{},"image":{"width":80,"height":80}"#,
            #""closeButton":{},"alignment":"leading","textFields":[{"id":"name"}]"#,
        ]
        for style in ["alert", "floating", "formSheet", "semiModal", "slidingMessage"] {
            for content in contents {
                let answer = try dialog(style, on: device, content + "," + pair)
                let box = answer.frame(of: "action:close")
                #expect(answer.dialog.overlap(box)?.isClose(to: box, within: 0.01) == true, "\(style)")
                for layer in ["title", "message", "image", "field:name", "action:yes"] {
                    guard answer["layers"][layer] != .missing else { continue }
                    #expect(box.overlap(answer.frame(of: layer)) == nil, "\(style) \(layer)")
                }
                let region = answer["hitRegions"].elements.first { $0["target"] == "action:close" }
                #expect(region?["effect"] == "action")
                #expect(answer["accessibility"]["focusOrder"].elements.contains("action:close"))
            }
        }
    }

    @Test func `stands on a bar where there is one, outermost`() throws {
        let bar = #""navigationBar":{"title":"New","trailing":[{"id":"save","title":"Save"}]}"#
        for device in ["iphone-15", "iphone-17", "pixel-9"] {
            let answer = try dialog("formSheet", on: device, bar + #","closeButton":{}"#)
            let (close, save) = (answer.frame(of: "action:close"), answer.frame(of: "action:save"))
            #expect(answer["layers"]["action:close"]["parent"] == "bar:navigation")
            #expect(close.x >= save.maxX, "\(device)")
            let leading = try dialog("formSheet", on: device, bar + #","closeButton":{"edge":"leading"}"#)
            #expect(leading.frame(of: "action:close").maxX <= leading.dialog.midX, "\(device)")
        }
    }

    @Test func `the closing button is a way out, and no second one to cancel`() throws {
        let answer = try dialog("fullScreen", on: "iphone-17", #""closeButton":{},"# + pair)
        let rules = Set(answer["diagnostics"].elements.compactMap { $0["rule"].string })
        #expect(rules.isDisjoint(with: ["exitRequired", "roleRepeated"]))
        let alone = try layout("fullScreen", on: "iphone-17", content: #""closeButton":{}"#)
        #expect(alone["layers"]["action:close"] != .missing)
        #expect(alone["diagnostics"].elements.allSatisfy { $0["rule"] != "exitRequired" })
        let error = try problem(
            #"{"device":"iphone-17","dialog":{"content":{"closeButton":{"id":"no"},\#(pair)}}}"#)["errors"][0]
        #expect(error["pointer"] == "/dialog/content/closeButton/id")
        #expect(error["code"] == "duplicateID")
    }

    /// It is an action: the caller's own is told back on its layer, and its colours are painted.
    @Test func `has data and colours of the caller's`() throws {
        let own = ##""closeButton":{"data":{"screen":[7]},"color":"#FF3B30","background":"#00000014"}"##
        for bar in ["", #","navigationBar":{"title":"New"}"#] {
            let layer = try dialog("formSheet", on: "iphone-15", own + bar)["layers"]["action:close"]
            #expect(layer["data"]["screen"][0] == 7 && layer["symbol"]["color"] == "#FF3B30")
            #expect(layer["background"]["color"].string == "#00000014")
        }
        let plain = try dialog("formSheet", on: "iphone-15", #""closeButton":{}"#)["layers"]["action:close"]
        #expect(plain["data"] == .missing)
        func error(_ member: String) throws -> JSON {
            try problem(DialogBody(on: "iphone-17", content: #""closeButton":{\#(member)}"#).json)["errors"][0]
        }
        let large = String(repeating: "x", count: 4096)
        #expect(try error(#""data":"\#(large)""#)["pointer"] == "/dialog/content/closeButton/data")
        // Its glyph is the platform's.
        let symbol = try error(#""symbol":{"path":"M0 0H1V1Z"}"#)
        #expect(symbol["pointer"] == "/dialog/content/closeButton/symbol" && symbol["code"] == "unknownMember")
    }
}

@Suite struct `Blocks of the app's own` {
    private let order = ["image", "title", "message", "textFields", "actions"]

    @Test(arguments: ["iphone-17", "pixel-9", "desktop-1440x900"])
    func `stand behind the part that they name`(device: String) throws {
        let blocks = order.map { #"{"id":"\#($0)","height":20,"after":"\#($0)"}"# }.joined(separator: ",")
        let content =
            #""image":{"width":40,"height":40},"textFields":[{"id":"name"}],"blocks":[\#(blocks)],"# + pair
        for style in ["floating", "formSheet"] {
            let answer = try dialog(style, on: device, content)
            let column = [
                "image", "block:image", "title", "block:title", "message", "block:message", "field:name",
                "block:textFields", "action:yes", "block:actions",
            ]
            for (above, below) in zip(column, column.dropFirst()) {
                let (first, second) = (answer.frame(of: above), answer.frame(of: below))
                // An image may stand beside the text.
                guard above != "block:image", above != "image" else { continue }
                #expect(first.maxY <= second.y + 0.01, "\(style): \(above) \(first), \(below) \(second)")
            }
            for layer in answer["layers"].elements where layer["role"] == "block" {
                // Its edges are on pixels, of which there are 2.625 in a point at most.
                #expect(abs(layer["frame"].box.height - 20) < 0.5)
            }
        }
    }

    @Test func `blocks of the app's own are as wide as they ask for, and no wider than texts`() throws {
        let answer = try dialog(
            "formSheet", on: "ipad-1",
            #""blocks":[{"id":"a","height":10},{"id":"b","height":10,"width":100},{"id":"c","height":10,"width":9000}]"#
        )
        let (all, some, most) = (
            answer.frame(of: "block:a"), answer.frame(of: "block:b"), answer.frame(of: "block:c")
        )
        #expect(some.width == 100 && most.width == all.width)
        #expect(abs(some.midX - answer.dialog.midX) <= 1)
        #expect(answer.dialog.overlap(all) == all)
    }

    @Test func `blocks of the app's own are touched and focused as they say`() throws {
        let blocks =
            #""blocks":[{"id":"map","height":50,"focusable":true,"label":"Map"},{"id":"line","height":2},"#
            + #"{"id":"chart","height":50,"label":"Chart"}]"#
        let touch = try dialog("formSheet", on: "ipad-1", blocks + "," + pair)
        let spoken = touch["accessibility"]["focusOrder"].elements.compactMap(\.string)
        #expect(spoken.prefix(4) == ["title", "message", "block:map", "block:chart"])
        let moved = try dialog("formSheet", on: "ipad-1", blocks + "," + pair, state: #","input":"focus""#)
        let stops = moved["accessibility"]["focusOrder"].elements.compactMap(\.string)
        #expect(stops.contains("block:map") && !stops.contains("block:chart"))
        #expect(moved["accessibility"]["initialFocus"] == "action:yes")
        let region = touch["hitRegions"].elements.first { $0["target"] == "block:map" }
        #expect(region?["effect"] == "content")
        #expect(touch["layers"]["block:map"]["block"] == ["focusable": true, "label": "Map"])
        #expect(touch["layers"]["block:line"]["block"] == ["focusable": false])
    }

    @Test func `scroll with the rest where they leave too little room`() throws {
        let answer = try dialog("alert", on: "iphone-5s", #""blocks":[{"id":"map","height":900}],"# + pair)
        #expect(answer.reasons.contains("contentScrolls"))
        #expect(answer["layers"]["block:map"]["parent"] == "scroll:body")
        #expect(answer.dialog.overlap(answer.frame(of: "action:yes")) == answer.frame(of: "action:yes"))
    }

    @Test func `have a height and a name of their own`() throws {
        let errors = try problem(
            #"{"device":"ipad-1","dialog":{"content":{"blocks":[{"id":"a"},{"height":1},{"id":"b","height":1},"#
                + #"{"id":"b","height":1},{"id":"c","height":1,"after":"mesage"}]}}}"#)["errors"].elements
        let told = Set(errors.map { "\($0["pointer"].string ?? "") \($0["code"].string ?? "")" })
        #expect(
            told == [
                "/dialog/content/blocks/0/height missingMember", "/dialog/content/blocks/1/id missingMember",
                "/dialog/content/blocks/3/id duplicateID", "/dialog/content/blocks/4/after unknownValue",
            ])
    }
}

@Suite struct `A button's own glyph and colours` {
    private let plus = "M0.4 0H0.6V0.4H1V0.6H0.6V1H0.4V0.6H0V0.4H0.4Z"

    private func alert(_ members: String, on device: String, state: String = "") throws -> JSON {
        try dialog("floating", on: device, #""actions":[{"id":"add","title":"Add"\#(members)}]"#, state: state)
    }

    @Test(arguments: ["iphone-17", "pixel-9", "desktop-1440x900"])
    func `stands before its title, and both in the middle where titles do`(device: String) throws {
        for direction in ["leftToRight", "rightToLeft"] {
            let state = #","layoutDirection":"\#(direction)""#
            let plain = try alert("", on: device, state: state)["layers"]["action:add"]
            let answer = try alert(#","symbol":{"path":"\#(plus)"}"#, on: device, state: state)
            let layer = answer["layers"]["action:add"]
            let box = layer["frame"].box
            let line = layer["text"]["lines"][0]
            let size = layer["text"]["font"]["size"].number
            // A quarter larger than the title, and 8 points off it.
            let side = (size * 1.25).rounded()
            let start = line["x"].number, end = start + line["width"].number
            let symbol = try #require(layer["symbol"]["path"].string)
            let numbers = try bounds(symbol)
            #expect(layer["symbol"]["name"] == "custom")
            #expect(abs(numbers.width - side) < 0.01 && abs(numbers.height - side) < 0.01)
            if direction == "leftToRight" {
                #expect(abs(numbers.maxX + 8 - start) < 0.01)
            } else {
                #expect(abs(numbers.x - 8 - end) < 0.01)
            }
            #expect(abs(numbers.midY - box.midY) < 0.5)
            if plain["text"]["alignment"] == "center", plain["text"]["lines"][0]["x"].number > box.x + 40 {
                let (low, high) = (min(numbers.x, start), max(numbers.maxX, end))
                #expect(abs((low + high) / 2 - box.midX) < 0.5, "\(device)")
            }
        }
    }

    @Test func `have the caller's colours`() throws {
        let layer = try alert(
            ##","symbol":{"path":"\##(plus)"},"color":"#FF0000","background":"#00FF00""##, on: "iphone-17")[
                "layers"]["action:add"]
        #expect(layer["text"]["color"] == "#FF0000" && layer["symbol"]["color"] == "#FF0000")
        #expect(layer["background"]["color"] == "#00FF00" && layer["background"]["opacity"] == 1)
    }

    @Test func `takes the title's place on a bar`() throws {
        let answer = try dialog(
            "formSheet", on: "iphone-15",
            #""navigationBar":{"title":"List","trailing":{"id":"add","title":"Add","symbol":{"path":"\#(plus)"}}}"#)
        let layer = answer["layers"]["action:add"]
        #expect(layer["text"] == .missing && layer["symbol"]["name"] == "custom")
        #expect(layer["action"]["title"] == "Add")
    }

    @Test func `a button's own glyph and colours is a path in a box of one by one`() throws {
        for (path, code) in [("M0 0H2V1Z", "outOfRange"), ("M0 0 X", "unknownValue"), ("", "unknownValue")] {
            let error = try problem(
                #"{"device":"iphone-17","dialog":{"content":{"actions":[{"symbol":{"path":"\#(path)"}}]}}}"#)["errors"][
                    0]
            #expect(error["pointer"] == "/dialog/content/actions/0/symbol/path", "\(path)")
            #expect(error["code"] == .string(code), "\(path)")
        }
    }

    /// The box of a path of the commands M, L, H, V and Z, in absolute coordinates.
    private func bounds(_ path: String) throws -> Box {
        var (xs, ys): ([Double], [Double]) = ([], [])
        for piece in path.matches(of: /([MLHV])([-0-9. ]*)/) {
            let numbers = piece.output.2.split(separator: " ").compactMap { Double($0) }
            switch piece.output.1 {
            case "H": xs += numbers
            case "V": ys += numbers
            default:
                for (index, number) in numbers.enumerated() {
                    if index.isMultiple(of: 2) { xs.append(number) } else { ys.append(number) }
                }
            }
        }
        let (left, right) = (try #require(xs.min()), try #require(xs.max()))
        let (top, bottom) = (try #require(ys.min()), try #require(ys.max()))
        return Box(left, top, right - left, bottom - top)
    }
}
