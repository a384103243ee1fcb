import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// Contents of all lengths and scripts, made from a seed.
private struct ContentMaker {
    private var random: SeededGenerator

    init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

    private static let words = [
        "Save", "changes", "unwiderruflich", "löschen", "изменения", "сохранить", "αλλαγές", "حفظ", "التغييرات",
        "שמירה", "บันทึกการเปลี่ยนแปลง", "परिवर्तन", "保存变更", "変更を保存", "변경사항", "👍🏽", "a\\nb",
        "Donaudampfschifffahrtsgesellschaft",
    ]
    private static let lengths = [1, 3, 12, 60, 400]

    mutating func one<T>(of choices: [T]) -> T { choices[Int.random(in: choices.indices, using: &random)] }
    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
    mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func text() -> String {
        if chance(0.05) { return "\"" + String(repeating: one(of: ["W", "語", "ก", "ش"]), count: 4096) + "\"" }
        let count = one(of: Self.lengths)
        let words = (0..<count).map { _ in one(of: Self.words) }
        return "\"" + String(words.joined(separator: " ").prefix(2000)) + "\""
    }

    mutating func content() -> String {
        var members: [String] = []
        if chance(0.8) { members.append(#""title":\#(text())"#) }
        if chance(0.8) { members.append(#""message":\#(text())"#) }
        if chance(0.2) { members.append(#""image":{"width":\#(whole(1...900)),"height":\#(whole(1...900))}"#) }
        if chance(0.3) {
            let fields = (0..<whole(1...4)).map { #"{"id":"f\#($0)","placeholder":\#(text())}"# }
            members.append(#""textFields":[\#(fields.joined(separator: ","))]"#)
        }
        let count = one(of: [0, 1, 2, 2, 3, 5, 12, 32])
        let actions = (0..<count).map { index in
            let role = one(of: ["default", "default", "cancel", "destructive"])
            let title = chance(0.7) ? "\"\(one(of: Self.words))\"" : text()
            return #"{"id":"\#(index)","title":\#(title),"role":"\#(role)"}"#
        }
        members.append(#""actions":[\#(actions.joined(separator: ","))]"#)
        return "{\(members.joined(separator: ","))}"
    }
}

/// Whatever the text, nothing overlaps and nothing leaves the dialog; what has no room scrolls.
@Suite struct `Ledger E5: too much content` {
    static let styles = [
        "alert", "actionSheet", "activityView", "formSheet", "semiModal", "floating", "slidingMessage",
    ]
    static let devices = ["iphone-3gs", "iphone-6", "iphone-x", "iphone-17", "ipad-1", "ipad-a16"]

    @Test(arguments: 1...150)
    func `E5: nothing overlaps, nothing leaves the dialog, nothing is lost`(seed: Int) throws {
        var maker = ContentMaker(seed: seed)
        let style = maker.one(of: Self.styles)
        var device = maker.one(of: Self.devices)
        // A pad's action sheet stands beside an anchor, as a popover.
        if style == "actionSheet", device.hasPrefix("ipad") { device = "iphone-6" }
        let orientation = maker.one(of: ["portrait", "landscapeLeft"])
        let size = maker.one(of: ["xSmall", "large", "xxxLarge", "accessibility2", "accessibility5"])
        let direction = maker.one(of: ["leftToRight", "rightToLeft"])
        let body = #"""
            {"device":{"profile":"\#(device)","orientation":"\#(orientation)","textSize":"\#(size)",
             "layoutDirection":"\#(direction)"},"dialog":{"style":"\#(style)","content":\#(maker.content())}}
            """#
        let source: Comment = "seed \(seed): \(body.prefix(400))"
        let answer = try spec(body)
        let pixel = 1 / answer["stage"]["scale"].number
        let layers = answer["layers"].elements
        let parts = layers.filter { ["title", "message", "image", "textField", "action"].contains($0["role"].string) }
        for (index, part) in parts.enumerated() {
            let frame = part["frame"].box
            #expect(answer.dialog.holds(frame, slack: pixel + 1e-3), "\(part["id"]) \(frame): \(source)")
            for other in parts[(index + 1)...] {
                #expect(frame.shared(with: other["frame"].box) < pixel * max(frame.width, frame.height) + 1e-3, source)
            }
            // Cut off only inside something that scrolls, and then the whole frame is told.
            let parent = part["parent"].string ?? ""
            if part["scrolled"] != .missing {
                #expect(parent.hasPrefix("scroll:"), source)
                let whole = part["scrolled"]["frame"].box
                let content = answer["layers"][parent]["contentSize"]
                #expect(whole.height >= frame.height && whole.width >= frame.width, source)
                #expect(whole.maxY - answer.frame(of: parent).y <= content["height"].number + pixel + 1e-3, source)
            }
            let text = part["text"]
            // A button of which anything is seen keeps its title, which its viewport cuts off as it does the button.
            let isCutButton = part["role"] == "action" && part["scrolled"] != .missing
            let box = isCutButton ? part["scrolled"]["frame"].box : frame
            if isCutButton, frame.height > 0 {
                #expect(!text["lines"].elements.isEmpty || text["truncated"] == true, source)
            }
            for line in text["lines"].elements {
                let baseline = line["baseline"].number
                #expect(baseline >= box.y && baseline <= box.maxY + pixel, "\(part["id"]) \(line): \(source)")
            }
            if ["title", "message"].contains(part["role"].string) { #expect(text["truncated"] == false, source) }
            // A control out of sight cannot be touched; one in sight can, and is 44 high where nothing shrank it.
            let region = answer["hitRegions"][part["id"].string ?? ""]
            if part["role"] == "action" {
                #expect((region == .missing) == (frame.width * frame.height == 0), "\(part["id"]): \(source)")
                let whole = part["scrolled"] == .missing ? frame : part["scrolled"]["frame"].box
                let least = answer.reasons.contains("buttonsShrink") ? 28.0 : 44
                #expect(whole.height >= least - pixel - 1e-3, "\(part["id"]) \(whole): \(source)")
            }
        }
        for scroll in layers where scroll["role"] == "scroll" {
            let frame = scroll["frame"].box
            #expect(scroll["contentSize"]["height"].number > frame.height - pixel, source)
            #expect(answer.reasons.contains("contentScrolls"), source)
        }
    }

    @Test(arguments: 201...260)
    func `E5: what is read the other way is mirrored, scrolling or not`(seed: Int) throws {
        var maker = ContentMaker(seed: seed)
        let style = maker.one(of: ["alert", "semiModal", "slidingMessage"])
        let content = maker.content()
        func answer(_ direction: String) throws -> JSON {
            try layout(style, on: "iphone-17", state: #""layoutDirection":"\#(direction)""#, content: content)
        }
        let left = try answer("leftToRight")
        let right = try answer("rightToLeft")
        let axis = left["stage"]["window"]["width"].number / 2
        for layer in left["layers"].elements {
            let id = layer["id"].string ?? ""
            #expect(
                right.frame(of: id).isClose(to: layer["frame"].box.mirrored(about: axis), within: 0.67),
                "\(id) seed \(seed)")
        }
    }

    @Test func `E5: the body scrolls, bar and buttons stay`() throws {
        let words = String(repeating: "word ", count: 800)
        let answer = try layout(
            "semiModal", on: "iphone-5s",
            content: #"""
                "size":{"height":300},"message":"\#(words)","navigationBar":{"title":"Terms",
                 "trailing":{"id":"done","title":"Done"}},"actions":[{"id":"ok","title":"Agree"}]
                """#)
        // 568 - 300 = 268: a bar of 44, a button of 44, and what is left between them.
        #expect(answer.frame(of: "bar:navigation") == Box(0, 268, 320, 44))
        #expect(answer.frame(of: "action:ok") == Box(20, 524, 280, 44))
        #expect(answer.frame(of: "scroll:body") == Box(0, 312, 320, 212))
        let scroll = answer["adaptations"]["/dialog/content"]
        #expect(scroll["reason"] == "contentScrolls")
        #expect(scroll["to"] == "212")
        let message = answer["layers"]["message"]
        let text = message["text"]
        #expect(message["frame"].box == Box(20, 328, 280, 196))
        // The first line and the last are in the answer, one seen, one not, 17.9 apart from the next each.
        let whole = message["scrolled"]["frame"].box
        let lines = text["lines"].elements.count + text["scrolledLines"].elements.count
        #expect(abs(whole.height - Double(lines) * 15 * 1.193359) < 1)
        #expect(text["lines"].elements.allSatisfy { $0["baseline"].number < 524 })
        #expect(text["scrolledLines"].elements.allSatisfy { $0["baseline"].number > 515 })
    }

    @Test func `E5: with explain, the axis of two buttons has its reason`() throws {
        for (title, axis) in [("OK", "row"), ("A title that is much too long for half of it", "column")] {
            let answer = try layout(
                "alert", on: "iphone-x",
                content: #""title":"T","actions":[{"id":"a","title":"\#(title)"},{"id":"b","title":"B"}]"#,
                options: #""explain":true"#)
            #expect(answer["trace"]["buttonAxis"]["after"].string == axis)
        }
    }

    @Test func `E5: sizes say whether they were given, measured or assumed`() throws {
        func sizing(_ content: String) throws -> JSON {
            try layout("floating", on: "iphone-17", content: content)["presentation"][
                "sizing"]
        }
        #expect(try sizing(#"{"title":"T"}"#) == ["width": "given", "height": "measured"])
        #expect(
            try sizing(#"{"title":"T","size":{"width":"fit","height":90}}"#) == [
                "width": "measured", "height": "given",
            ])
        #expect(try sizing("{}") == ["width": "given", "height": "assumed"])
    }

    @Test(arguments: ["leftToRight", "rightToLeft"])
    func `E12: an image stands at the leading end of the text, which wraps beside it`(direction: String) throws {
        let answer = try layout(
            "slidingMessage", on: "iphone-3gs", state: #""layoutDirection":"\#(direction)""#,
            content: #"""
                "title":"New photo","image":{"width":44,"height":44},
                 "message":"A message long enough that it takes more than a single line beside the picture."
                """#)
        let image = answer.frame(of: "image")
        let isLeft = direction == "leftToRight"
        #expect(image == Box(isLeft ? 20 : 256, answer.dialog.y + 10, 44, 44))
        for id in ["title", "message"] {
            let text = answer.frame(of: id)
            #expect(isLeft ? text.x >= image.maxX : text.maxX <= image.x)
            // 320 less 20 at either side, the image and a gap of 4.
            #expect(text.width == 232)
        }
        #expect(answer["layers"]["message"]["text"]["lines"].elements.count > 1)
    }

    @Test func `A9: a button drawn lower than 44 is touched around its edges`() throws {
        // A panel of 100 with three buttons: rows go down to 28, with 44 still touched as far as neighbours allow.
        let answer = try layout(
            "semiModal", on: "iphone-5s",
            content: #"""
                "size":{"height":100},"actions":[{"id":"a","title":"A"},{"id":"b","title":"B"},{"id":"c","title":"C"}]
                """#)
        let rows = ["a", "b", "c"].map { answer.frame(of: "action:" + $0) }
        #expect(answer.reasons.contains("buttonsShrink"))
        #expect(rows.allSatisfy { $0.height >= 28 && $0.height < 44 })
        #expect(abs(rows[2].maxY - 568) < 1e-3 && abs(rows[0].y - 468) < 0.51)
        let pointers = answer["hitRegions"].elements.filter { $0["effect"] == "action" }.count
        #expect(pointers == 3)
    }
}
