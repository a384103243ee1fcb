import AnswerTestSupport
import ServiceTestSupport
import Testing

private func dialog(_ id: String, _ style: String) -> String {
    DialogBody(
        style, content: #""title":"T","actions":[{"id":"close","title":"Close"}]"#, dialog: #""id":"\#(id)""#
    ).dialog
}

private func stack(_ dialogs: [String], on device: String) throws -> JSON {
    try scene(of: dialogs, on: device)
}

extension JSON {
    /// The dialogs of a scene in painting order.
    fileprivate var order: [String] {
        self["layers"].elements.filter { $0["role"] == "dialog" }
            .map { String(($0["id"].string ?? "").prefix { $0 != "/" }) }
    }
}

@Suite struct `Dialogs of a scene that take another place` {
    /// On tvOS an action sheet is an alert.
    @Test func `an action sheet that is shown as an alert stays above a later page`() throws {
        let scene = try stack([dialog("ask", "actionSheet"), dialog("page", "fullScreen")], on: "apple-tv-4k")
        #expect(scene.order == ["page", "ask"])
        #expect(scene["dialogs"]["ask"]["adaptations"].elements.contains { $0["reason"] == "alertsAbove" })
        let phone = try stack([dialog("ask", "actionSheet"), dialog("page", "fullScreen")], on: "iphone-15")
        #expect(phone.order == ["ask", "page"])
    }

    /// An older message, higher than the newer one by more than the offset, would hang out of the window.
    @Test(arguments: ["bottom", "top"]) func `a higher message of a stack stays inside the window`(edge: String) throws
    {
        func message(_ id: String, _ height: Int) -> String {
            #"""
            {"id":"\#(id)","style":"slidingMessage","content":{"size":{"width":300,"height":\#(height)}},
             "placement":{"edge":"\#(edge)","stack":{"offset":14}}}
            """#
        }
        func frames(_ old: Int) throws -> (Box, Box) {
            let scene = try stack([message("old", old), message("new", 60)], on: "iphone-15")
            return (scene.frame(of: "old/dialog"), scene.frame(of: "new/dialog"))
        }
        let (old, new) = try frames(180)
        #expect(old.y >= 0 && old.maxY <= 852 && new.y >= 0 && new.maxY <= 852, "\(old)")
        // One that is as high has its edge 14 further in.
        let (like, front) = try frames(60)
        #expect(abs(edge == "bottom" ? front.y - like.y - 14 : like.maxY - front.maxY - 14) < 0.01)
    }
}
