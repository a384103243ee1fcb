import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

private func dialog(_ style: String, on device: String, size: String, _ more: String = "") throws -> JSON {
    try layout(
        style, on: device, content: #""size":\#(size),"title":"Hi","actions":[{"id":"ok","title":"OK"}]"#,
        dialog: more)
}

private let anchor = #""placement":{"anchor":{"x":300,"y":300,"width":44,"height":44}}"#

/// The least and the greatest sizes that a request allows.
@Suite struct `Least and largest sizes` {
    @Test(arguments: [("ipad-pro-13-m4", 1032.0), ("ipad-1", 768), ("iphone-17", 402)])
    func `keep a panel narrower than the window, and leave it as it is where it is`(
        device: String, width: Double
    ) throws {
        let answer = try dialog("semiModal", on: device, size: #"{"maxWidth":700}"#)
        #expect(answer.dialog.width == min(700, width))
        #expect(answer["presentation"]["sizing"]["width"] == (width > 700 ? "maximum" : "given"))
        #expect(answer["presentation"]["sizing"]["height"] == "given")
        #expect(answer.dialog.height == (answer["stage"]["window"].box.height / 2))
    }

    @Test(arguments: [
        (#"{"minWidth":300}"#, 300.0, "minimum"), (#"{"maxWidth":200}"#, 200, "maximum"),
        (#"{"minWidth":100,"maxWidth":300}"#, 270, "given"), (#"{"width":150,"minWidth":"50%"}"#, 160, "minimum"),
        (#"{"width":"fit","minWidth":"75%"}"#, 240, "minimum"), (#"{"width":310,"maxWidth":"87.5%"}"#, 280, "maximum"),
        // 300 points are more than half of 320: what a dialog is at least stands.
        (#"{"minWidth":300,"maxWidth":"50%"}"#, 300, "minimum"),
    ])
    func `least and largest sizes are points or shares of the container`(size: String, width: Double, source: String)
        throws
    {
        let answer = try dialog("floating", on: "iphone-5s", size: size)
        #expect(answer.dialog.width == width)
        #expect(answer["presentation"]["sizing"]["width"] == .string(source))
        #expect(answer.dialog.midX == 160)
    }

    @Test(arguments: ["alert", "floating", "formSheet", "semiModal", "popover", "slidingMessage"])
    func `hold for every style that takes a size`(style: String) throws {
        for device in ["ipad-a16", "desktop-1440x900", "galaxy-tab-s8"] {
            let more = style == "popover" ? anchor : ""
            let low = try dialog(style, on: device, size: #"{"minWidth":400,"minHeight":350}"#, more)
            // Both edges of what stands in the middle may be rounded.
            let pixel = 1 / low["stage"]["scale"].number + 1e-3
            #expect(low.dialog.width >= 400 - pixel, "\(style) \(device) \(low.dialog)")
            #expect(low.dialog.height >= 350 - pixel, "\(style) \(device) \(low.dialog)")
            let high = try dialog(style, on: device, size: #"{"maxWidth":210,"maxHeight":180}"#, more)
            #expect(high.dialog.width <= 210 + pixel, "\(style) \(device) \(high.dialog)")
            #expect(high.dialog.height <= 180 + pixel, "\(style) \(device) \(high.dialog)")
        }
    }

    @Test func `take the place of a style's own`() throws {
        // Material's sheets are at most 640 wide; 752.94 is the tablet's width.
        let wide = try dialog("sheet", on: "galaxy-tab-s8", size: #"{"maxWidth":700}"#)
        #expect(abs(wide.dialog.width - 700) <= 0.6)
        let low = try dialog("sheet", on: "galaxy-tab-s8", size: #"{"maxHeight":120}"#)
        #expect(abs(low.dialog.height - 120) <= 0.6)
    }

    @Test func `least and largest sizes are told where the room is less`() throws {
        let answer = try dialog("floating", on: "iphone-5s", size: #"{"minWidth":500}"#)
        #expect(answer.dialog.width == 320)
        #expect(answer.reasons.contains("limitedToContainer"))
    }

    /// The window of a Pixel 8 is 2400 pixels high, at 2.625 a point, and a sheet at its side is as high.
    @Test func `least and largest sizes are told with the height that a sheet at a side has`() throws {
        let answer = try layout(
            "sheet", on: "pixel-8", content: #""title":"T","size":{"minHeight":2000}"#,
            placement: #""edge":"trailing""#)
        #expect(answer.dialog.height == 914.2857)
        let told = answer["adaptations"].elements.filter { $0["pointer"] == "/dialog/content/size/height" }
        #expect(told.map { $0["from"] } == ["2000"] && told.map { $0["to"] } == ["914.2857"])
        // What the sheet has is not told as what it lacks.
        let lower = try layout(
            "sheet", on: "pixel-8", content: #""title":"T","size":{"minHeight":870}"#,
            placement: #""edge":"trailing""#)
        #expect(lower.dialog.height == 914.2857 && lower["adaptations"].elements.isEmpty)
    }

    @Test(arguments: [
        (#"{"minWidth":400,"maxWidth":300}"#, "/dialog/content/size/minWidth", "outOfRange"),
        (#"{"minHeight":"60%","maxHeight":"50%"}"#, "/dialog/content/size/minHeight", "outOfRange"),
        (#"{"maxWidth":"300px"}"#, "/dialog/content/size/maxWidth", "unknownValue"),
        (#"{"minWidth":"fit"}"#, "/dialog/content/size/minWidth", "unknownValue"),
        (#"{"minWidth":-1}"#, "/dialog/content/size/minWidth", "outOfRange"),
        (#"{"maxwidth":300}"#, "/dialog/content/size/maxwidth", "unknownMember"),
    ])
    func `least and largest sizes are refused where they cannot be`(size: String, pointer: String, code: String) throws
    {
        let answer = try problem(
            #"{"device":"iphone-17","dialog":{"style":"floating","content":{"size":\#(size)}}}"#)
        #expect(answer["errors"].elements.map { $0["pointer"] } == [.string(pointer)])
        #expect(answer["errors"][0]["code"] == .string(code))
    }

    @Test(arguments: ["fullScreen", "pageSheet", "sheet"])
    func `have no effect where a style sizes itself, which is said`(style: String) throws {
        let answer = try dialog(style, on: "ipad-a16", size: #"{"maxWidth":300}"#)
        #expect(answer["diagnostics"].elements.contains { $0["rule"] == "memberHasNoEffect" })
    }

    @Test func `least and largest sizes are read from a URL as well`() throws {
        let scrim = try Scrim.shared.get()
        let got = try scrim.get(
            "/v1/specs?device=iphone-5s&dialog.style=floating&dialog.content.size.maxWidth=200"
                + "&dialog.content.size.minHeight=50%25")
        let answer = try JSON(got.body)
        #expect(answer.dialog.width == 200)
        #expect(answer.dialog.height == 284)
    }

    /// 20 % of 2400 pixels at 2.625 are 182.857 points. A sheet at a side has the height of its window otherwise.
    @Test(arguments: [(#"{"maxHeight":150}"#, 150.0), (#"{"maxHeight":"20%"}"#, 182.857), ("{}", 914.286)])
    func `hold for the height of a sheet at a side`(size: String, height: Double) throws {
        for edge in ["left", "right"] {
            let answer = try dialog("sheet", on: "pixel-8", size: size, #""placement":{"edge":"\#(edge)"}"#)
            #expect(abs(answer.dialog.height - height) < 0.4, "\(answer.dialog)")
            #expect(abs(answer.dialog.midY - 457.143) < 0.4)
            #expect((answer["presentation"]["sizing"]["height"] == "maximum") == (size != "{}"))
        }
        let page = try dialog(
            "sheet", on: "desktop-1440x900", size: #"{"maxHeight":150}"#, #""placement":{"edge":"left"}"#)
        #expect(page.dialog.height == 150)
    }
}
