import ServiceTestSupport
import TestSupport
import Testing

private func found(_ rule: String, in answer: JSON) -> [JSON] {
    answer["diagnostics"].elements.filter { $0["rule"] == .string(rule) }
}

/// Material 3's pages: dialogs of 280 to 560 dp, bottom sheets up to 640.
@Suite struct `The rule widthOutOfRange` {
    private func findings(_ style: String, _ size: String, on device: String = "android-tablet-medium") throws -> [JSON]
    {
        found(
            "widthOutOfRange",
            in: try layout(
                style, on: device, content: #""title":"T","message":"M","actions":[{"title":"OK"}]\#(size)"#))
    }

    @Test(arguments: [
        ("alert", 279, 280), ("alert", 561, 560), ("formSheet", 200, 280), ("formSheet", 600, 560), ("sheet", 641, 640),
        ("actionSheet", 700, 640),
    ])
    func `finds a width that Material's have not, and puts the nearest that they have in its place`(
        style: String, width: Int, bound: Int
    ) throws {
        let findings = try findings(style, #","size":{"width":\#(width)}"#)
        #expect(findings.map { $0["pointer"] } == ["/dialog/content/size/width"])
        #expect(findings.first?["changes"][0]["value"] == .number(Double(bound)))
        #expect(try self.findings(style, #","size":{"width":\#(bound)}"#).isEmpty)
    }

    @Test(arguments: ["alert", "formSheet", "sheet", "actionSheet"])
    func `has nothing to say of a width that is the platform's, or of no dialog of Material's`(style: String) throws {
        #expect(try findings(style, "").isEmpty)
        #expect(try findings(style, #","size":{"width":700}"#, on: "iphone-15").isEmpty)
        #expect(try findings("floating", #","size":{"width":700}"#).isEmpty)
    }

    @Test func `leaves out what the window has no room for`() throws {
        let device = #"{"screen":{"width":300,"height":500},"system":{"name":"Android","version":"15"}}"#
        let answer = try layout("alert", on: device, content: #""title":"T","message":"M","size":{"width":200}"#)
        #expect(found("widthOutOfRange", in: answer).isEmpty)
    }
}

@Suite struct `The rule messageOverDismissible` {
    private static let popover =
        #"""
        {"id":"p","style":"popover","content":{"title":"P"},"placement":{"anchor":{"x":100,"y":100,"width":40,\#
        "height":40}}}
        """#

    private func findings(_ below: String, _ message: String) throws -> [JSON] {
        found(
            "messageOverDismissible",
            in: try scene(
                #"{"device":"ipad-pro-11-m4","dialogs":[\#(below),{"id":"m","style":"slidingMessage",\#(message)}]}"#))
    }

    @Test(arguments: [
        #""content":{"title":"M","actions":[{"title":"Undo"}]},"dismissal":{"after":9}"#,
        #""content":{"title":"M"},"dismissal":{"after":9,"tapDialog":true}"#,
    ])
    func `finds a dialog that a touch beside the message closes`(message: String) throws {
        #expect(try findings(Self.popover, message).map { $0["pointer"] } == ["/dialogs/0/backdrop/interaction"])
    }

    @Test func `has nothing to say where nothing is touched, or nothing closes`() throws {
        let undo = #""content":{"title":"M","actions":[{"title":"Undo"}]},"dismissal":{"after":9}"#
        #expect(try findings(Self.popover, #""content":{"title":"M"},"dismissal":{"after":9}"#).isEmpty)
        #expect(try findings(#"{"id":"a","style":"alert","content":{"title":"A","message":"B"}}"#, undo).isEmpty)
        let blocked = Self.popover + #",{"id":"a","style":"alert","content":{"title":"A","message":"B"}}"#
        #expect(try findings(blocked, undo).isEmpty)
    }
}

@Suite struct `The rule targetTooSmall, of what an app draws` {
    private func findings(_ focusable: Bool, side: Int) throws -> [JSON] {
        let blocks = ["a", "b"].map {
            #"{"id":"\#($0)","width":\#(side),"height":\#(side),"focusable":\#(focusable),"label":"L","after":"title"}"#
        }
        return found(
            "targetTooSmall",
            in: try layout(
                "floating", on: "iphone-15",
                content: #""title":"T","blocks":[\#(blocks.joined(separator: ","))],"actions":[{"title":"Close"}]"#))
    }

    @Test func `finds blocks of 12 points that take the focus, 20 from middle to middle`() throws {
        // 12 high with a gap of 8: circles of 24 about their middles meet.
        #expect(
            try findings(true, side: 12).map { $0["pointer"] } == [
                "/dialog/content/blocks/0", "/dialog/content/blocks/1",
            ])
        #expect(try findings(false, side: 12).isEmpty)
        // 20 and 8: 28 apart.
        #expect(try findings(true, side: 20).isEmpty)
    }
}
