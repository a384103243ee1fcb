import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `A sheet with a bar on the web` {
    /// HTML's padding of 16 and its border of 3 are above the bar, too.
    @Test(arguments: ["", #""detents":["fit"]"#, #""edge":"top""#], ["", #""size":{"height":"fit"},"#])
    func `is as high as its content`(placement: String, size: String) throws {
        let content = #"\#(size)"title":"Details","message":"Text under the bar.","actions":[{"id":"ok","title":"OK"}]"#
        let bar = #""navigationBar":{"title":"Account"},"#
        let answer = try layout("sheet", on: "desktop-1280x800", content: bar + content, placement: placement)
        #expect(answer.reasons.contains("contentScrolls") == false)
        #expect(answer["layers"]["scroll:body"] == .missing)
        #expect(abs(answer.frame(of: "bar:navigation").y - answer.dialog.y - 19) < 0.5)
        #expect(abs(answer.dialog.maxY - answer.frame(of: "action:ok").maxY - 19) < 1)
        // Without the bar there is as much less as the bar is high and has above it.
        let plain = try layout("sheet", on: "desktop-1280x800", content: content, placement: placement)
        #expect(abs(answer.dialog.height - plain.dialog.height - (44 + 19)) <= 1)
    }
}
