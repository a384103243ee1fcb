import AnswerTestSupport
import ServiceTestSupport
import Testing

private let choices =
    #"""
    "actions":[{"id":"a","title":"Save"},{"id":"b","title":"Delete","role":"destructive"},{"id":"no",\#
    "title":"Cancel","role":"cancel"}]
    """#

private func sheet(
    _ version: String, _ content: String = choices, device: String = #""profile":"iphone-6""#,
    style: String = "actionSheet",
    placement: String = "{}"
) throws -> JSON {
    try layout(style, on: device, system: "iOS \(version)", content: content, placement: placement)
}

@Suite struct `Ledger D11: action sheets and activity views` {
    @Test(arguments: [("7", 44.0, 4.0, 0.4), ("8", 57, 13, 0.4), ("12", 57, 13, 0.4), ("17", 57, 13, 0.2)])
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
            DialogBody(
                "actionSheet", on: "ipad-air-2", system: "iPadOS \(version)", content: choices, placement: placement
            ).json
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
                #"""
                "profile":"ipad-air-2","window":{"x":704,"y":0,"width":320,"height":768},\#
                "orientation":"landscapeLeft"
                """#
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

    @Test(arguments: ["8", "12", "13", "18"])
    func `D11: baselines of iOS 8 to 18 are 27 from the top, then 22 apart, 28 above the separator`(version: String)
        throws
    {
        let answer = try sheet(version, #""title":"Photo","message":"It goes from all devices.",\#(choices)"#)
        #expect(answer.baselines("title") == [27] && answer.baselines("message") == [49])
        #expect(answer.frame(of: "separator:0").y - answer.dialog.y == 77)
        // 27 + 17, the title alone and not bold.
        for content in [#""title":"Photo""#, #""message":"Photo""#] {
            let alone = try sheet(version, "\(content),\(choices)")
            #expect(alone.frame(of: "separator:0").y - alone.dialog.y == 44)
            let text = alone["layers"].elements.first { ["title", "message"].contains($0["role"].string) }?["text"]
            #expect(text?["font"]["weight"] == "regular")
        }
    }

    @Test(arguments: ["xSmall", "small", "medium", "large"])
    func `D11: buttons of iOS 8 to 18 are no smaller than 20`(size: String) throws {
        for version in ["8", "12", "17"] {
            let answer = try sheet(version, device: #""profile":"iphone-6","textSize":"\#(size)""#)
            #expect(answer.fontSize(of: "action:a") == 20 && answer.fontSize(of: "action:no") == 20)
        }
    }

    @Test(arguments: [("8", 57.0), ("12", 57), ("17", 57), ("7", 44)])
    func `D11: on a pad the same rows stand in the popover, as wide as it is`(version: String, row: Double) throws {
        let answer = try sheet(
            version, #""title":"Photo","message":"It goes from all devices.",\#(choices)"#,
            device: #""profile":"ipad-air-2""#, placement: #"{"anchor":{"x":300,"y":300,"width":40,"height":40}}"#)
        #expect(answer["presentation"]["resolved"] == "popover")
        for id in ["action:a", "action:b"] {
            let frame = answer.frame(of: id)
            #expect(frame.x == answer.dialog.x && frame.width == answer.dialog.width && frame.height == row)
        }
        #expect(answer.frame(of: "separator:1").maxY == answer.frame(of: "action:b").y)
        #expect(answer.fontSize(of: "title") == 13 && answer.fontSize(of: "message") == 13)
        #expect(answer.fontSize(of: "action:a") == (version == "7" ? 21 : 20))
        #expect(answer.frame(of: "action:b").maxY == answer.dialog.maxY)
        // 27 + 22 + 28, and two rows of 57 with a pixel above each.
        if version != "7" { #expect(answer.dialog.height == 192) }
    }

    @Test(arguments: ["3.1", "5", "6"])
    func `D11: to iOS 6 cancel stays where the others scroll above it`(version: String) throws {
        let many = (1...14).map { #"{"id":"a\#($0)","title":"Choice \#($0)"}"# }.joined(separator: ",")
        let answer = try sheet(
            version, #""title":"T","actions":[{"id":"no","title":"Cancel","role":"cancel"},\#(many)]"#,
            device: #""profile":"iphone-3gs""#)
        let cancel = answer["layers"]["action:no"]
        #expect(cancel["scrolled"] == .missing && cancel["frame"].box.height == 44)
        #expect(cancel["frame"].box.maxY == answer.dialog.maxY - 16)
        let list = answer.frame(of: "scroll:actions")
        // Rows are 8 apart, cancel another 8 below.
        #expect(list.maxY == cancel["frame"].box.y - 16)
        // 8 above them, 14 of 44, 13 gaps of 8.
        #expect(answer["layers"]["scroll:actions"]["contentSize"]["height"].number == 728)
        #expect(answer["hitRegions"]["action:no"] != .missing)
        // It is one outline for all that.
        #expect(answer["layers"]["dialog"]["outline"] == .missing)
    }

    @Test func `D11: a row that is partly in sight keeps its title`() throws {
        let many = (1...20).map { #"{"id":"a\#($0)","title":"Choice \#($0)"}"# }.joined(separator: ",")
        for version in ["5", "8", "12", "17", "26"] {
            let answer = try sheet(version, #""title":"T","actions":[\#(many)]"#, device: #""profile":"iphone-8""#)
            for action in answer["layers"].elements where action["role"] == "action" {
                let isSeen = action["frame"]["height"].number > 0
                #expect(action["text"]["lines"].elements.isEmpty == !isSeen, "\(version) \(action["id"])")
            }
        }
    }

    @Test func `D11: the groups are layers of their own, which a rotation moves`() throws {
        let answer = try sheet("12", #""title":"T",\#(choices)"#)
        let (list, cancel) = (answer["layers"]["group:0"], answer["layers"]["group:1"])
        #expect(list["role"] == "group" && list["parent"] == "dialog")
        #expect(cancel["frame"] == answer["layers"]["action:no"]["frame"])
        #expect(list["frame"].box.maxY == cancel["frame"].box.y - 8)
        #expect(list["cornerRadius"] == 13 && cancel["cornerRadius"] == 13)
        // They have the fill, the dialog around both has none.
        #expect(list["background"]["opacity"].number > 0)
        #expect(answer["layers"]["dialog"]["background"] == .null)
        #expect(answer["layers"]["action:a"]["parent"] == "group:0")
        #expect(answer["layers"]["action:no"]["parent"] == "group:1")
        let turn = answer["transitions"]["rotate"]["landscapeLeft"]["tracks"]
        let low = try sheet(
            "12", #""title":"T",\#(choices)"#, device: #""profile":"iphone-6","orientation":"landscapeLeft""#)
        for group in ["group:0", "group:1"] {
            let sizes = turn.track(group, "size").trackValues.map(\.pair)
            let (start, end) = (answer.frame(of: group), low.frame(of: group))
            #expect(sizes.first == [start.width, start.height])
            #expect(sizes.last == [end.width, end.height])
            let centre = turn.track(group, "position").trackValues.last?.pair
            #expect(centre == [end.midX, end.midY])
        }
    }

    @Test(arguments: ["iphone-17", "iphone-16", "iphone-se-3"])
    func `D11: in landscape on iOS 26 no button vanishes while rows of 44 would show them all`(device: String) throws {
        for (count, size) in [(4, "large"), (5, "large")]
            + (device == "iphone-se-3" ? [] : [(6, "large"), (4, "accessibility1")])
        {
            let actions = (1..<count).map { #"{"id":"a\#($0)","title":"Choice \#($0)"}"# }.joined(separator: ",")
            let answer = try sheet(
                "26",
                #""title":"T","message":"M","actions":[\#(actions),{"id":"no","title":"Cancel","role":"cancel"}]"#,
                device: #""profile":"\#(device)","orientation":"landscapeLeft","textSize":"\#(size)""#)
            for action in answer["layers"].elements where action["role"] == "action" {
                #expect(action["frame"]["height"].number >= 44 - 1e-3, "\(count) \(size) \(action["id"])")
            }
        }
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
