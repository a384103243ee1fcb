import ServiceTestSupport
import Testing

private let choices =
    #""actions":[{"id":"a","title":"Save"},{"id":"b","title":"Delete","role":"destructive"},{"id":"no","title":"Cancel","role":"cancel"}]"#

private func sheet(
    _ version: String, _ content: String = choices, device: String = #""profile":"iphone-6""#,
    style: String = "actionSheet",
    placement: String = "{}"
) throws -> JSON {
    try spec(
        #"""
        {"device":{\#(device),"system":{"name":"iOS","version":"\#(version)"}},
         "dialog":{"style":"\#(style)","content":{\#(content)},"placement":\#(placement)}}
        """#)
}

@Suite struct `Ledger D11: action sheets and activity views` {
    @Test(arguments: [("7", 44.0, 4.0, 0.4), ("8", 57, 13, 0.4), ("12", 57, 13, 0.4), ("17", 57, 14, 0.2)])
    func `D11: on a phone it stands 8 off the edges, cancel 8 below the list`(
        version: String, row: Double, radius: Double, dimming: Double
    ) throws {
        let answer = try sheet(version)
        // iPhone 6: 375 by 667, two pixels a point. Two rows with a pixel between them, 8, and cancel.
        let height = 2 * row + 0.5 + 8 + row
        #expect(answer.dialog == Box(8, 667 - 8 - height, 359, height))
        #expect(answer.frame(of: "action:no") == Box(8, 659 - row, 359, row))
        #expect(answer.frame(of: "action:b").maxY + 8 == answer.frame(of: "action:no").y)
        #expect(answer["layers"]["dialog"]["cornerRadius"].number == radius)
        #expect(answer["layers"]["dimming"]["opacity"].number == dimming)
        #expect(answer["presentation"]["backdrop"]["interaction"] == "dismiss")
        // Two outlines: the list's and cancel's. Between them the backdrop is seen.
        let outline = answer["layers"]["dialog"]["outline"].string ?? ""
        #expect(outline.filter { $0 == "M" }.count == 2)
        #expect(outline == answer["hitRegions"]["dialog"]["path"].string)
    }

    @Test func `D11: the sheet slides up in 0.3 s on iOS 7, by the spring of 0.404 s after`() throws {
        for (version, duration) in [("7", 0.3), ("8", 0.404), ("18", 0.404)] {
            let answer = try sheet(version)
            for name in ["present", "dismiss"] {
                let motion = answer["transitions"][name]
                #expect(abs(motion["duration"].number - duration) < 1e-3)
                let centres = motion["tracks"].track("dialog", "position").trackValues.map { $0.pair[1] }
                let away = 667 + answer.dialog.height / 2
                #expect(centres == (name == "present" ? [away, answer.dialog.midY] : [answer.dialog.midY, away]))
            }
        }
    }

    @Test func `D11: with a bottom inset the sheet ends at it; in compact height rows are 44`() throws {
        let tall = try sheet("16", device: #""profile":"iphone-x""#)
        // 812 - 34; rows of 57 with a pixel of a third.
        #expect(abs(tall.dialog.maxY - 778) < 1e-3)
        #expect(abs(tall.dialog.height - (3 * 57 + 8 + 1 / 3.0)) < 0.34)
        let low = try sheet("12", device: #""profile":"iphone-6","orientation":"landscapeLeft""#)
        #expect(low.frame(of: "action:a").height == 44)
        #expect(low.dialog == Box(154, 375 - 8 - 140.5, 359, 140.5))
    }

    @Test func `D11: on iOS 26 a phone's action sheet is the alert's card`() throws {
        let content = #""title":"Title","message":"Message",\#(choices)"#
        let one = try sheet("26", content, device: #""profile":"iphone-16""#)
        let other = try sheet("26", content, device: #""profile":"iphone-16""#, style: "alert")
        #expect(one.dialog == other.dialog)
        #expect(one.dialog.width == 320)
        #expect(one["layers"].elements.map { $0["frame"] } == other["layers"].elements.map { $0["frame"] })
        #expect(one["presentation"]["backdrop"]["interaction"] == "dismiss")
    }

    @Test(arguments: ["5", "8", "13", "26"])
    func `D11: on a pad it needs an anchor`(version: String) throws {
        let body = { (placement: String) in
            #"""
            {"device":{"profile":"ipad-air-2","system":{"name":"iPadOS","version":"\#(version)"}},
             "dialog":{"style":"actionSheet","content":{\#(choices)},"placement":\#(placement)}}
            """#
        }
        let refused = try problem(body("{}"))
        #expect(refused["errors"][0]["code"] == "anchorMissing")
        #expect(refused["errors"][0]["pointer"] == "/dialog/placement/anchor")
        let answer = try spec(body(#"{"anchor":{"x":100,"y":100,"width":40,"height":40}}"#))
        #expect(answer["presentation"]["requested"] == "actionSheet")
        #expect(answer["presentation"]["resolved"] == "popover")
        #expect(answer.reasons.contains("regularWidth"))
        // A touch outside says the same as cancel, so that button is left out, and it is said.
        #expect(answer["layers"]["action:no"] == .missing)
        #expect(answer["layers"]["action:a"] != .missing)
        #expect(answer["adaptations"]["/dialog/content/actions/2"]["reason"] == "cancelOmitted")
        #expect(!answer["accessibility"]["focusOrder"].elements.contains("action:no"))
    }

    @Test func `D11: in a narrow window of a pad it is as on a phone`() throws {
        let answer = try sheet(
            "16",
            device:
                #""profile":"ipad-air-2","window":{"x":704,"y":0,"width":320,"height":768},"orientation":"landscapeLeft""#
        )
        #expect(answer["presentation"]["resolved"] == "actionSheet")
        #expect(answer.dialog.width == 304)
        #expect(answer.dialog.maxY == 760)
    }

    @Test func `D11: too many choices scroll above cancel`() throws {
        let many = (1...20).map { #"{"id":"a\#($0)","title":"Choice \#($0)"}"# }.joined(separator: ",")
        let answer = try sheet(
            "12", #""title":"T","actions":[\#(many),{"id":"no","title":"Cancel","role":"cancel"}]"#)
        // Not above 30 from the top (actionsheet.margin.10): 667 - 30 - 8.
        #expect(answer.dialog == Box(8, 30, 359, 629))
        #expect(answer.frame(of: "action:no") == Box(8, 602, 359, 57))
        #expect(answer.frame(of: "scroll:actions").maxY == 594)
        // 20 rows of 57 with a pixel above each.
        #expect(answer["layers"]["scroll:actions"]["contentSize"]["height"].number == 20 * 57.5)
        #expect(answer.reasons.contains("contentScrolls"))
        // What is out of sight cannot be touched.
        #expect(answer["hitRegions"]["action:a1"] != .missing)
        #expect(answer["hitRegions"]["action:a20"] == .missing)
        #expect(answer["layers"]["action:a20"]["scrolled"]["frame"]["height"] == 57)
    }

    @Test(arguments: ["5", "12", "16", "26"])
    func `D11: an activity view says that its figures are assumed`(version: String) throws {
        let answer = try sheet(version, style: "activityView")
        #expect(answer["presentation"]["resolved"] == "activityView")
        #expect(answer["diagnostics"].elements.contains { $0["rule"] == "assumedFigure" })
        let pad = #""profile":"ipad-air-2""#
        let alone = try sheet(version, device: pad, style: "activityView")
        #expect(alone.reasons.contains("anchorMissing"))
        let anchored = try sheet(
            version, device: pad, style: "activityView", placement: #"{"anchor":{"x":9,"y":9,"width":9,"height":9}}"#)
        #expect(anchored["presentation"]["resolved"] == "popover")
    }
}
