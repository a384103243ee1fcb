import Foundation
import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// A popover on a pad before iOS 13, whose window is 768 by 1024.
private func popover(_ placement: String, content: String = "{}", more: String = "") -> String {
    DialogBody("popover", on: "ipad-1", content: content, placement: placement, dialog: more).json
}

private let anchor = #""anchor":{"x":362,"y":100,"width":44,"height":44}"#

@Suite struct `Ledger C10: a touch outside a popover` {
    @Test func `C10: dismisses it`() throws {
        let answer = try spec(popover("{\(anchor)}"))
        #expect(answer["presentation"]["backdrop"]["interaction"] == "dismiss")
        #expect(answer.touched(10, 900) == Touch(target: "dimming", effect: "dismiss"))
    }

    @Test func `C10: does nothing when it is modal in popover`() throws {
        let answer = try spec(popover("{\(anchor)}", more: #","backdrop":{"interaction":"block"}"#))
        #expect(answer.touched(10, 900) == Touch(target: "dimming", effect: "block"))
        #expect(answer["accessibility"]["modal"] == true)
    }

    @Test func `C10: a touch on the dialog or its arrow stays with it`() throws {
        let answer = try spec(popover("{\(anchor)}", content: #"{"size":{"width":320,"height":200}}"#))
        // Below the anchor, 18 pt away (popover.arrow.ios6): y = 144 + 18.
        #expect(answer.dialog == Box(224, 162, 320, 200))
        #expect(answer["layers"]["arrow"]["frame"] == ["x": 363, "y": 144, "width": 42, "height": 18])
        #expect(answer.touched(384, 300) == Touch(target: "dialog", effect: "content"))
        #expect(answer.touched(384, 155) == Touch(target: "dialog", effect: "content"))
        // Beside the arrow, between dialog and anchor.
        #expect(answer.touched(330, 155) == Touch(target: "dimming", effect: "dismiss"))
    }
}

@Suite struct `A popover` {
    /// The contract: `arrow.offset` is from the dialog's left or top edge to the arrow's box.
    @Test(arguments: ["ipad-1", "ipad-air-2", "ipad-10", "macos-1200x800", "gnome-1000x720", "mate-70"], [0, 8, 40])
    func `tells its arrow where it is drawn`(device: String, radius: Double) throws {
        for (side, align) in [("left", "start"), ("right", "end"), ("bottom", "start"), ("top", "end")] {
            let shape = radius > 0 ? #","shape":{"kind":"rounded","radius":\#(radius)}"# : ""
            let answer = try layout(
                "popover", on: device, content: #""size":{"width":200,"height":160}\#(shape)"#,
                placement: #"""
                    "anchor":{"x":120,"y":300,"width":30,"height":30},"side":"\#(side)","align":"\#(align)"
                    """#, options: #""snap":"none""#)
            let (dialog, box) = (answer.dialog, answer.frame(of: "arrow"))
            let arrow = answer["presentation"]["popover"]["arrow"]
            let isVertical = arrow["edge"] == "left" || arrow["edge"] == "right"
            let drawn = isVertical ? box.y - dialog.y : box.x - dialog.x
            #expect(abs(arrow["offset"].number - drawn) < 1e-3, "\(side) \(align) on \(device)")
            // It points where it says: at the anchor's middle, or as far from it as it tells.
            let middle = isVertical ? box.midY : box.midX
            let aim = isVertical ? 315.0 : 135
            #expect(abs(aim - middle - arrow["centerOffset"].number) < 1e-3, "\(side) \(align) on \(device)")
        }
    }

    /// An outline of the caller's own has no arrow to tell of.
    @Test(arguments: ["ellipse", "path"])
    func `has no arrow in an outline of its own`(kind: String) throws {
        let shape = kind == "path" ? #"{"kind":"path","path":"M0 0H200V100H0Z"}"# : #"{"kind":"ellipse"}"#
        let answer = try layout(
            "popover", on: "ipad-10", content: #""size":{"width":200,"height":100},"shape":\#(shape)"#,
            placement: #""anchor":{"x":300,"y":300,"width":40,"height":40}"#)
        #expect(answer["presentation"]["popover"]["arrow"] == .null)
        #expect(answer["layers"]["arrow"] == .missing)
    }

    /// The answers of Floating UI itself (`Tests/DialogLayoutTests/Floating/source.md`), over HTTP.
    @Test func `stands where Floating UI puts it`() throws {
        let file = try Repository.text("Tests/DialogLayoutTests/Floating/cases.json")
        let cases = try JSON(Array(file.utf8)).elements
        var count = 0
        for (index, one) in cases.enumerated() where index % 3 == 0 {
            let (input, answer) = (one["input"], one["answer"])
            func numbers(_ json: JSON) -> [Double] { json.elements.map(\.number) }
            let (boundary, padding) = (numbers(input["boundary"]), numbers(input["padding"]))
            let (box, size, offset) = (numbers(input["anchor"]), numbers(input["size"]), numbers(input["offset"]))
            guard input["sizing"] == "fixed", input["allowedSides"] == .null, boundary[0] >= 0, boundary[1] >= 0,
                padding.allSatisfy({ $0 >= 0 })
            else { continue }
            let arrow =
                input["arrow"] == .null
                ? "null"
                : #"""
                {"width":\#(input["arrow"]["width"].number),"height":\#(input["arrow"]["height"].number),\#
                "padding":\#(input["arrow"]["padding"].number)}
                """#
            let direction = input["isRightToLeft"] == true ? "rightToLeft" : "leftToRight"
            let body = DialogBody(
                "popover", on: "4000x4000", state: #""idiom":"pad","layoutDirection":"\#(direction)""#,
                content: #""size":{"width":\#(size[0]),"height":\#(size[1])}"#,
                placement: #"""
                    "container":\#(rect(boundary)),"anchor":\#(rect(box)),"side":"\#(input["side"].string ?? "")",
                     "align":"\#(input["alignment"].string ?? "")","offset":{"mainAxis":\#(offset[0]),
                     "crossAxis":\#(offset[1])},"flip":\#(input["flips"] == true),"shift":\#(input["shifts"] == true),
                     "arrow":\#(arrow),"padding":{"top":\#(padding[0]),"left":\#(padding[1]),"bottom":\#(padding[2]),
                     "right":\#(padding[3])}
                    """#, options: #""snap":"none""#
            ).json
            let specification = try spec(body)
            let report = specification["presentation"]["popover"]
            let frame = specification.dialog
            let wanted = numbers(answer["frame"])
            let comment = Comment(rawValue: body)
            #expect(report["side"] == answer["side"] && report["align"] == answer["alignment"], comment)
            for (got, want) in zip([frame.x, frame.y, frame.width, frame.height], wanted) {
                #expect(abs(got - want) < 0.001, comment)
            }
            for (got, want) in zip(numbers(report["shifted"]), numbers(answer["shifted"])) {
                #expect(abs(got - want) < 0.001, comment)
            }
            #expect(abs(report["available"]["width"].number - numbers(answer["available"])[0]) < 0.001, comment)
            #expect(abs(report["available"]["height"].number - numbers(answer["available"])[1]) < 0.001, comment)
            #expect(report["referenceHidden"] == answer["isReferenceHidden"], comment)
            #expect(report["escaped"] == answer["isEscaped"], comment)
            count += 1
        }
        #expect(count > 200)
    }

    private func rect(_ numbers: [Double]) -> String {
        #"{"x":\#(numbers[0]),"y":\#(numbers[1]),"width":\#(numbers[2]),"height":\#(numbers[3])}"#
    }

    @Test func `without an anchor is refused where it would stand beside one`() throws {
        let refused = try problem(popover("{}"))
        #expect(refused["errors"][0]["pointer"] == "/dialog/placement/anchor")
        #expect(refused["errors"][0]["code"] == "anchorMissing")
    }

    @Test(arguments: [("iphone-4", "fullScreen"), ("iphone-11", "pageSheet"), ("iphone-17", "pageSheet")])
    func `becomes a sheet in compact width`(device: String, style: String) throws {
        let answer = try spec(#"{"device":"\#(device)","dialog":{"style":"popover"}}"#)
        #expect(answer["presentation"]["resolved"] == .string(style))
        #expect(answer["adaptations"][0]["reason"] == "compactWidth")
    }

    @Test(arguments: [("up", 162.0), ("down", 22.0), ("left", 92.0), ("right", 92.0)])
    func `takes the side that its arrow asks for`(direction: String, y: Double) throws {
        let answer = try spec(
            popover(
                #"{\#(anchor),"arrowDirections":["\#(direction)"]}"#, content: #"{"size":{"width":200,"height":60}}"#))
        #expect(answer.dialog.y == y)
        // The dialog's edge with the arrow is the one that it points out of.
        let edges: [String: JSON] = ["up": "top", "down": "bottom", "left": "left", "right": "right"]
        #expect(answer["presentation"]["popover"]["arrow"]["edge"] == edges[direction])
    }

    @Test func `stands on its base placement outside the window with flip and shift off`() throws {
        let answer = try spec(
            popover(
                #"""
                {"anchor":{"x":0,"y":0,"width":10,"height":10},"side":"top","flip":false,"shift":false,\#
                "arrow":null}
                """#,
                content: #"{"size":{"width":200,"height":60}}"#))
        #expect(answer.dialog == Box(-95, -60, 200, 60))
        #expect(answer["diagnostics"]["frameLeavesWindow"] != .missing)
    }

    @Test func `ends above a docked keyboard`() throws {
        let answer = try layout(
            "popover", on: "ipad-1", state: #""keyboard":{"height":264}"#,
            placement: #""anchor":{"x":300,"y":700,"width":40,"height":40}"#)
        #expect(answer.dialog.maxY <= 1024 - 264 - 10)
        #expect(answer["presentation"]["popover"]["side"] == "top")
    }

    @Test func `says that its anchor is not in the window`() throws {
        let answer = try spec(popover(#"{"anchor":{"x":-100,"y":300,"width":20,"height":20}}"#))
        #expect(answer["adaptations"]["/dialog/placement/anchor"]["reason"] == "anchorOutsideWindow")
        #expect(answer["presentation"]["popover"]["referenceHidden"] == true)
    }

    /// 320 wide and as high as there is room (popover.default_size, popover.fallback_size): from 162 to 10 above the
    /// end.
    @Test func `without content or size is as high as there is room`() throws {
        let answer = try spec(popover("{\(anchor)}"))
        #expect(answer.dialog == Box(224, 162, 320, 1024 - 162 - 10))
    }

    /// presentation-metrics ios26.actionsheet.same: with an anchor, a popover without the cancel action, on a phone
    /// too.
    @Test func `a popover is what an action sheet with an anchor is on iOS 26, in compact width as well`() throws {
        let answer = try layout(
            "actionSheet", on: "iphone-17",
            content: #""actions":[{"id":"a","title":"Copy"},{"id":"c","title":"Cancel","role":"cancel"}]"#,
            placement: anchor)
        #expect(answer["presentation"]["resolved"] == "popover")
        #expect(answer["layers"]["action:a"] != .missing)
        #expect(answer["layers"]["action:c"] == .missing)
        #expect(answer["adaptations"]["/dialog/style"]["reason"] == "anchorGiven")
    }

    @Test func `has light text on the dark appearance's background`() throws {
        let answer = try layout(
            "popover", on: "ipad-pro-13-m4", state: #""appearance":"dark""#, content: #""title":"Hi""#,
            placement: anchor)
        #expect(answer["layers"]["dialog"]["background"]["color"] == "#1C1C1E")
        #expect(answer["layers"]["title"]["text"]["color"] == "#FFFFFF")
    }
}

/// A popover whose height follows from its content, where it reaches into a band at the window's edge.
@Suite struct `A popover beside the status bar` {
    private func popover(_ version: String, y: Int, side: String) throws -> JSON {
        try layout(
            "popover", on: "ipad-a16", system: "iPadOS \(version)",
            content: #"""
                "title":"Menu","message":"Choose how to sort this list.",
                 "actions":[{"title":"Name"},{"title":"Date"},{"title":"Size"}]
                """#,
            placement: #""anchor":{"x":4,"y":\#(y),"width":44,"height":44}\#(side)"#)
    }

    /// What it reaches into the band is kept free of content, and so comes on top of the content's height.
    @Test(arguments: [("26", ""), ("17", #","side":"right""#), ("15", #","side":"right""#)])
    func `a popover beside the status bar is as much higher as it reaches into the bar`(version: String, side: String)
        throws
    {
        let free = try popover(version, y: 400, side: side)
        let beside = try popover(version, y: 30, side: side)
        let bar = beside["stage"]["statusBar"]["frame"]["height"].number
        #expect(bar > beside.dialog.y)
        #expect(beside.dialog.height == free.dialog.height + bar - beside.dialog.y)
        #expect(beside["adaptations"] == free["adaptations"] || beside["adaptations"].elements.isEmpty)
        #expect(beside.frame(of: "title").y - bar == free.frame(of: "title").y - free.dialog.y)
        #expect(!beside["layers"].elements.contains { $0["role"] == "scroll" })
    }

    /// The room below the last part, 16, is the band's, too.
    @Test
    func `a popover beside the status bar is no higher where the room below its content is enough for the band`() throws
    {
        let low = try popover("17", y: 1100, side: #","side":"right""#)
        let free = try popover("17", y: 400, side: #","side":"right""#)
        #expect(low.dialog.maxY == 1170 && low.dialog.height == free.dialog.height)
    }
}
