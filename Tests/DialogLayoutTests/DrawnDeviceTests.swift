import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What pictures of other devices showed that the sixty classes have.
@Suite struct `Dialogs on devices that pictures were drawn of` {
    private static let bar = """
        "navigationBar":{"title":"A very long title that does not fit","leading":{"id":"no","title":"Cancel",
         "role":"cancel"},"trailing":{"id":"done","title":"Add to Library","preferred":true}}
        """

    private func page(_ device: String, _ style: String) throws -> JSON {
        try layout(style, on: device, content: Self.bar)
    }

    /// Their status bar of 20 points is there in landscape, too, and hides there from iOS 8 on.
    @Test(arguments: [("iphone-5s", "7", 20.0), ("iphone-5", "6", 20), ("iphone-5s", "8", 0), ("iphone-4", "4", 20)])
    func `phones up to iOS 7 keep the status bar free in landscape`(device: String, version: String, top: Double) throws
    {
        let answer = try page(
            #""profile":"\#(device)","orientation":"landscapeLeft","system":{"name":"iOS","version":"\#(version)"}"#,
            "fullScreen")
        #expect(answer["stage"]["safeArea"].box.y == top)
        #expect(answer.frame(of: "bar:navigation").y == top)
    }

    /// Its status bar is down its right side, which the alert reaches into, in the middle of the window.
    @Test(arguments: ["alert", "actionSheet"], ["leftToRight", "rightToLeft"])
    func `an alert on the folded iPhone Duo has its content in its middle`(style: String, direction: String) throws {
        let answer = try layout(
            style, on: "iphone-duo-folded", state: #""layoutDirection":"\#(direction)""#,
            content: #"""
                "title":"Delete?","message":"This is final.","actions":[{"id":"no","title":"Cancel","role":"cancel"},
                 {"id":"yes","title":"Delete","role":"destructive"}]
                """#)
        let middle = answer.dialog.x + answer.dialog.width / 2
        #expect(middle == 466.0 / 2)
        let (title, no, yes) = (
            answer.frame(of: "title"), answer.frame(of: "action:no"), answer.frame(of: "action:yes")
        )
        #expect(abs(title.x + title.width / 2 - middle) < 0.34)
        #expect(abs((min(no.x, yes.x) + max(no.maxX, yes.maxX)) / 2 - middle) < 0.34)
    }

    /// By eye: three buttons of 10 points, 16 from one to the next, from 15 points on.
    @Test(arguments: ["leftToRight", "rightToLeft"])
    func `a bar in a window of iPadOS 26 begins beside what closes that`(direction: String) throws {
        let device =
            #""profile":"ipad-air-11-m2","layoutDirection":"\#(direction)","system":{"name":"iPadOS","version":"26"}"#
        let window = #","window":{"x":60,"y":60,"width":600,"height":800}"#
        func room(_ device: String) throws -> Double {
            let answer = try page(device, "fullScreen")
            let button = answer.frame(of: "action:no")
            return direction == "leftToRight" ? button.x : answer.dialog.maxX - button.maxX
        }
        #expect(try room(device + window) >= 15 + 16 * 2 + 10)
        #expect(try room(device) == 16)
    }

    @Test func `a long title of iOS 26 keeps off the buttons beside it`() throws {
        let answer = try page(#""profile":"iphone-17""#, "pageSheet")
        let line = answer["layers"]["bar:navigation"]["text"]["lines"][0]
        #expect(line["x"].number - answer.frame(of: "action:no").maxX >= 8)
        #expect(answer.frame(of: "action:done").x - line["x"].number - line["width"].number >= 8)
    }

    @Test(arguments: ["16", "26"]) func `rows of an activity view keep off the popover's top`(version: String) throws {
        let answer = try layout(
            "activityView", on: "ipad-10", system: "iPadOS \(version)",
            content: #""actions":[{"id":"a","title":"Copy"},{"id":"b","title":"Print"}]"#,
            placement: #""anchor":{"x":350,"y":300,"width":60,"height":40}"#)
        let top = answer.frame(of: "action:a").y - answer.dialog.y
        #expect(top == answer.frame(of: "action:a").x - answer.dialog.x)
        #expect(top == answer.dialog.maxY - answer.frame(of: "action:b").maxY)
    }

    /// Of a field that is higher than what is seen of it, the middle, where its text is.
    @Test func `a field that is typed into shows its text over a keyboard that leaves little`() throws {
        let answer = try layout(
            "alert", on: "pixel-8", state: #""orientation":"landscapeRight","keyboard":{"height":330}"#,
            content: #""title":"Sign In","textFields":[{"id":"name","placeholder":"Name"}],"actions":[{"title":"OK"}]"#)
        let field = answer["layers"]["field:name"]
        let (seen, whole) = (field["frame"].box, field["scrolled"]["frame"].box)
        #expect(seen.height < whole.height)
        #expect(abs(seen.y + seen.height / 2 - whole.y - whole.height / 2) < 0.5)
        #expect(field["text"]["lines"][0]["text"] == "Name")
    }
}
