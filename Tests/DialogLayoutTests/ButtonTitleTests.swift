import AnswerTestSupport
import ServiceTestSupport
import Testing

private let sentence = "Replace every photo in the shared album with the ones from this phone"

private func alert(_ titles: [String], _ device: String, style: String = "alert") throws -> JSON {
    let actions = titles.enumerated().map { #"{"id":"\#($0)","title":"\#($1)"}"# }.joined(separator: ",")
    return try layout(style, on: device, content: #""title":"Photos","actions":[\#(actions)]"#)
}

private func phone(_ version: String) -> String {
    #""screen":{"width":375,"height":812,"scale":3},"system":{"name":"iOS","version":"\#(version)"}"#
}

@Suite struct `Titles of buttons` {
    @Test(arguments: ["6", "8", "12", "17", "26"])
    func `that fit stay as they are; wider ones are set smaller, in one line that fills the button`(version: String)
        throws
    {
        let answer = try alert(["Keep", "Replace All Photos On This iPhone Now", "Not Now"], phone(version))
        #expect(answer.fontSize(of: "action:0") == 17 && answer.fontSize(of: "action:2") == 17)
        let text = answer["layers"]["action:1"]["text"]
        #expect(text["lines"].elements.count == 1 && text["truncated"] == false)
        let size = text["font"]["size"].number
        #expect(size < 17 && size >= 8.5)
        // As wide as the button less 8 on either side, to a tenth of a point.
        let room = answer.frame(of: "action:1").width - 16
        let width = text["lines"][0]["width"].number
        #expect(width <= room + 1e-3 && width > room - 0.15)
        #expect(answer["diagnostics"].elements.allSatisfy { $0["rule"] != "buttonTitleCut" })
    }

    @Test(arguments: ["8", "17", "26"], ["alert", "actionSheet"])
    func `wrap at half their size, and end with an ellipsis that is told`(version: String, style: String) throws {
        let longest = String(repeating: sentence + " ", count: 12)
        let answer = try alert(["Keep", sentence + " and " + sentence, longest], phone(version), style: style)
        let nominal = answer.fontSize(of: "action:0")
        let wrapped = answer["layers"]["action:1"]["text"]
        #expect(wrapped["font"]["size"].number == nominal / 2)
        #expect(wrapped["lines"].elements.count > 1 && wrapped["truncated"] == false)
        let cut = answer["layers"]["action:2"]["text"]
        #expect(cut["truncated"] == true)
        #expect(cut["lines"].elements.last?["text"].string?.hasSuffix("…") == true)
        // All lines lie in the button.
        let box = answer.frame(of: "action:2")
        for line in cut["lines"].elements {
            let (left, baseline) = (line["x"].number, line["baseline"].number)
            let right = left + line["width"].number
            #expect(baseline > box.y && baseline < box.maxY)
            #expect(left >= box.x && right <= box.maxX)
        }
        let found = answer["diagnostics"].elements.filter { $0["rule"] == "buttonTitleCut" }
        #expect(found.map { $0["pointer"] } == ["/dialog/content/actions/2/title"])
        #expect(found[0].isComplete("warning", below: "/dialog/content/actions/2"))
    }

    @Test(arguments: [
        #""profile":"pixel-8""#, #""profile":"desktop-1280x800","window":{"x":0,"y":0,"width":320,"height":640}"#,
    ])
    func `keep their size on other platforms, and wrap`(device: String) throws {
        let answer = try alert(["Keep", sentence], device)
        #expect(answer.fontSize(of: "action:1") == answer.fontSize(of: "action:0"))
        let text = answer["layers"]["action:1"]["text"]
        #expect(text["lines"].elements.count > 1)
        let isTold = answer["diagnostics"].elements.contains { $0["rule"] == "buttonTitleCut" }
        #expect((text["truncated"] == true) == isTold)
    }

    @Test func `stay on one line in a bar`() throws {
        func bar(_ title: String) throws -> JSON {
            try layout(
                "semiModal", on: phone("17"),
                content: #"""
                    "navigationBar":{"leading":{"id":"a","title":"\#(title)"},"trailing":{"id":"b","title":"Done"}}
                    """#)
        }
        let answer = try bar("Cancel and Throw Everything Away at Once")
        #expect(answer.fontSize(of: "action:a") < 17)
        #expect(answer["layers"]["action:a"]["text"]["lines"].elements.count == 1)
        let cut = try bar(sentence)
        #expect(cut["layers"]["action:a"]["text"]["lines"].elements.count == 1)
        #expect(
            cut["diagnostics"].elements.map { $0["pointer"] }.contains("/dialog/content/navigationBar/leading/title"))
    }
}
