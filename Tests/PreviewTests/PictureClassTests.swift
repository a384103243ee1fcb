import Foundation
import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `Looks that pictures were found without` {
    private func alert(_ device: String, style: String = "alert") throws -> JSON {
        try layout(
            style, on: device,
            content: #"""
                "title":"Delete?","message":"It comes back.","actions":[{"id":"kill","title":"Delete",
                 "role":"destructive"},{"id":"keep","title":"Keep"},{"id":"no","title":"Cancel","role":"cancel"}]
                """#)
    }

    /// platforms, tvOS: dimming 0.45, radius 48, buttons 31 inside on 26; body 29 in the text styles of tvOS. An action
    /// sheet is an alert there.
    @Test(arguments: ["alert", "actionSheet"]) func `a television has its own sizes, and a button in focus`(
        style: String
    ) throws {
        let answer = try alert("apple-tv-4k", style: style)
        let layers = answer["layers"]
        #expect(layers["dimming"]["opacity"] == 0.45)
        #expect(layers["dialog"]["cornerRadius"] == 48)
        #expect(answer.frame(of: "action:keep").x == answer.dialog.x + 31)
        #expect(layers["title"]["text"]["font"]["size"].number >= 29)
        #expect(answer["accessibility"]["initialFocus"] == "action:keep")
        let (keep, kill) = (layers["action:keep"], layers["action:kill"])
        #expect(keep["background"] == keep["states"]["focused"]["background"])
        #expect(kill["background"] != kill["states"]["focused"]["background"])
    }

    /// alert.ios6.backdrop: 0.2 in the middle, 0.7 at the edge; its window is above the status bar's.
    @Test func `alerts up to iOS 6 darken the corners and the status bar`() throws {
        let answer = try alert("iphone-3gs")
        let dimming = answer["layers"]["dimming"]
        let stops = dimming["background"]["gradient"].elements.map {
            ($0["opacity"].number * dimming["opacity"].number * 100).rounded() / 100
        }
        #expect(stops == [0.2, 0.7])
        #expect(dimming["background"]["radial"]["center"] == [0.5, 0.5])
        let roles = answer["layers"].elements.map { $0["role"].string ?? "" }
        let (bar, dim) = (roles.firstIndex(of: "statusBar"), roles.firstIndex(of: "dimming"))
        #expect(try #require(bar) < #require(dim))
        #expect(answer["layers"]["title"]["text"]["shadow"]["offset"] == [0, -1])
    }

    @Test func `activity views up to iOS 12 show their actions as icons`() throws {
        let answer = try spec(
            #"""
            {"device":"iphone-5","dialog":{"style":"activityView","content":{"actions":[{"id":"a","title":"Mail"},
             {"id":"b","title":"Print"},{"id":"no","title":"Cancel","role":"cancel"}]}}}
            """#)
        #expect(answer.frame(of: "action:a").y == answer.frame(of: "action:b").y)
        #expect(answer.frame(of: "action:a").maxX <= answer.frame(of: "action:b").x)
        #expect(answer["layers"]["action:a"]["symbol"]["path"].string?.isEmpty == false)
        #expect(answer["layers"]["action:no"]["symbol"] == .missing)
    }

    @Test(arguments: [3, 9]) func `activity views of later systems leave no hole above their rows`(count: Int) throws {
        let actions = (0..<count).map { #"{"id":"\#($0)","title":"T"}"# }.joined(separator: ",")
        let answer = try layout("activityView", on: "iphone-16", content: #""title":"Photo","actions":[\#(actions)]"#)
        let gap = answer.frame(of: "action:0").y - answer.frame(of: "title").maxY
        // A row of icons of 60 with their names.
        #expect(gap > 100 && gap < 160)
        #expect(answer["layers"]["dialog"]["symbol"]["name"] == "shareSheet")
    }
}
