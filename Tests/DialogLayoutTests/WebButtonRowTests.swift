import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `Buttons in several rows on the web` {
    private func alert(_ count: Int) throws -> [JSON] {
        let options = (1...count).map { #"{"id":"\#($0)","title":"Option number \#($0)"}"# }
        let cancel = #"{"id":"no","title":"Cancel","role":"cancel"}"#
        return try layout(
            "alert", on: "desktop-1280x800",
            content: #""title":"Many","actions":[\#(([cancel] + options).joined(separator: ","))]"#
        )["accessibility"]["focusOrder"].elements
    }

    /// Human Interface Guidelines, Alerts: first in a row, last in a column.
    @Test(arguments: [9, 10, 12, 14, 17, 20]) func `end with the one that cancels`(count: Int) throws {
        let order = try alert(count)
        #expect(order == ["title"] + (1...count).map { JSON.string("action:\($0)") } + ["action:no"])
    }

    @Test func `begin with it in one row`() throws {
        #expect(try alert(3) == ["title", "action:no", "action:1", "action:2", "action:3"])
    }
}
