import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

extension JSON {
    /// What a dialog shares area with, by name, in the answer's order.
    fileprivate var overlapNames: [String] {
        self["presentation"]["overlaps"].elements.compactMap { $0["what"].string }
    }
}

@Suite struct `Bars and levels` {
    /// 375×812 with insets of 44 and 34, under bars of 44 + 44 and above bars of 44 + 83.
    private let phone =
        #""screen":{"width":375,"height":812,"scale":3},"safeAreaInsets":{"top":44,"bottom":34},"#
        + #""bars":{"status":44,"navigation":44,"toolbar":44,"tab":83}"#

    private func answer(_ style: String, _ placement: String, _ members: String = "") throws -> JSON {
        try layout(style, on: phone, content: #""message":"Saved""#, placement: placement, dialog: members)
    }

    @Test func `A8: a message over the content rests above the tab bar and below the navigation bar`() throws {
        let bottom = try answer("slidingMessage", #""level":"content""#)
        #expect(bottom.dialog.maxY == 812 - 83 - 44)
        #expect(bottom.overlapNames == [])
        // The bars keep the home indicator free, so the message does not: 10 above and below its line of 18.
        #expect(bottom.dialog.height == 38)
        let top = try answer("slidingMessage", #""level":"content","edge":"top""#)
        #expect(top.dialog.y == 88)
        #expect(top.dialog.height == 38)
        #expect(top.overlapNames == [])
    }

    @Test func `A8: a message over the window covers the bars, and the answer lists them`() throws {
        let bottom = try answer("slidingMessage", #""level":"window""#)
        #expect(bottom.dialog.maxY == 812)
        #expect(
            bottom["presentation"]["overlaps"] == [
                // 38 and the home indicator's 34 are 72 of the tab bar's 83.
                ["what": "tabBar", "dialog": "over", "frame": ["x": 0, "y": 740, "width": 375, "height": 72]],
                ["what": "homeIndicator", "dialog": "under", "frame": ["x": 0, "y": 778, "width": 375, "height": 34]],
            ])
        let top = try answer("slidingMessage", #""edge":"top","level":"window""#)
        #expect(
            top["presentation"]["overlaps"] == [
                ["what": "statusBar", "dialog": "under", "frame": ["x": 0, "y": 0, "width": 375, "height": 44]],
                ["what": "navigationBar", "dialog": "over", "frame": ["x": 0, "y": 44, "width": 375, "height": 38]],
            ])
    }

    @Test(arguments: [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "alert", "sheet", "semiModal", "floating",
        "slidingMessage",
    ])
    func `A8: every style stands over the window unless told otherwise, and inside the bars when told`(
        style: String
    ) throws {
        let over = try answer(style, "")
        #expect(over["presentation"]["level"] == "window")
        #expect(over["stage"]["container"].box == Box(0, 0, 375, 812))
        let inside = try answer(style, #""level":"content""#)
        #expect(inside["stage"]["container"].box == Box(0, 88, 375, 812 - 88 - 127))
        #expect(Box(0, 88, 375, 597).holds(inside.dialog, slack: 1e-3), "\(inside.dialog)")
        #expect(inside.overlapNames.allSatisfy { !$0.hasSuffix("Bar") }, "\(inside.overlapNames)")
    }

    @Test func `A8: a full screen covers every bar, from the top down`() throws {
        let answer = try layout("fullScreen", on: phone, state: #""keyboard":{"height":300}"#)
        #expect(
            answer.overlapNames == [
                "statusBar", "navigationBar", "toolbar", "tabBar", "homeIndicator", "keyboard",
            ])
    }

    @Test func `Bars that leave nothing are refused where a dialog has to stay between them`() throws {
        let device = #""screen":{"width":320,"height":480},"bars":{"navigation":300,"tab":200}"#
        let problem = try problem(
            #"{"device":{\#(device)},"dialog":{"style":"semiModal","placement":{"level":"content"}}}"#)
        #expect(problem["errors"]["/device/bars"]["code"] == "leavesNoRoom")
        #expect(try spec(#"{"device":{\#(device)},"dialog":{"style":"semiModal"}}"#).dialog.height == 240)
    }
}

/// A feature of a generated screen, and what Flutter's published rule makes of a screen that has several.
///
/// Written from the documentation of `DisplayFeatureSubScreen`: a feature counts when it has an area or is half open;
/// it splits a sub-screen when it is at least as tall (left and right) or at least as wide (top and bottom) as that;
/// the sub-screen nearest to the anchor is used; the anchor is brought into the screen, and is the top-left corner, or
/// the top-right one from right to left, where none is given. Where the sub-screens of one feature meet another that
/// lies beside them, Flutter's code lets them grow across the first; here they stay as they are.
private struct Feature {
    var frame: Box
    var kind: String
    var isActive: Bool

    var json: String {
        let box = #"{"x":\#(frame.x),"y":\#(frame.y),"width":\#(frame.width),"height":\#(frame.height)}"#
        return #"{"kind":"\#(kind)","frame":\#(box),"active":\#(isActive)}"#
    }

    var obstructs: Bool { isActive && (kind == "division" || frame.width * frame.height > 0) }

    /// The four sides of `part` that this feature leaves, those it splits off only.
    func split(_ part: Box) -> [Box] {
        let isTall = frame.y <= part.y && frame.maxY >= part.maxY
        let isWide = frame.x <= part.x && frame.maxX >= part.maxX
        let meets = isTall ? frame.x <= part.maxX && frame.maxX >= part.x : frame.y <= part.maxY && frame.maxY >= part.y
        guard isTall || isWide, meets else { return [part] }
        let sides =
            isTall
            ? [
                Box(part.x, part.y, frame.x - part.x, part.height),
                Box(frame.maxX, part.y, part.maxX - frame.maxX, part.height),
            ]
            : [
                Box(part.x, part.y, part.width, frame.y - part.y),
                Box(part.x, frame.maxY, part.width, part.maxY - frame.maxY),
            ]
        return sides.filter { $0.width > 0 && $0.height > 0 }
    }

    static func nearest(of parts: [Box], to x: Double, _ y: Double) -> Box {
        func distance(_ part: Box) -> Double {
            let dx = x < part.x ? part.x - x : x > part.maxX ? x - part.maxX : 0
            let dy = y < part.y ? part.y - y : y > part.maxY ? y - part.maxY : 0
            return (dx * dx + dy * dy).squareRoot()
        }
        return parts.dropFirst().reduce(parts[0]) { distance($1) < distance($0) ? $1 : $0 }
    }
}

@Suite struct `Folds and cut-outs` {
    @Test(arguments: 1...160)
    func `choose the sub-screen that Flutter's rule chooses`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        func whole(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
        let screen = Box(0, 0, whole(300...900), whole(300...900))
        var features: [Feature] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let width = Bool.random(using: &random) ? 0 : whole(1...60)
            let kind = Bool.random(using: &random) || width == 0 ? "division" : "occlusion"
            let x = whole(1...Int(screen.width - 61))
            let y = whole(1...Int(screen.height - 61))
            let frame =
                switch Int.random(in: 0...2, using: &random) {
                case 0: Box(x, 0, width, screen.height)
                case 1: Box(0, y, screen.width, width)
                // Spans only what others have cut off, if anything.
                default: Box(0, y, x, width)
                }
            features.append(Feature(frame: frame, kind: kind, isActive: whole(0...4) > 0))
        }
        let isRightToLeft = Bool.random(using: &random)
        let anchor = Bool.random(using: &random) ? nil : (whole(-200...1100), whole(-200...1100))

        let parts = features.filter(\.obstructs).reduce([screen]) { parts, feature in parts.flatMap(feature.split) }
        let (x, y) = anchor ?? (isRightToLeft ? screen.width : 0, 0)
        let expected = Feature.nearest(
            of: parts, to: min(max(0, x), screen.width), min(max(0, y), screen.height))

        let placement = anchor.map { #","placement":{"anchorPoint":[\#($0.0),\#($0.1)]}"# } ?? ""
        let body = DialogBody(
            "floating", on: "\(screen.width)x\(screen.height)",
            state: #"""
                "layoutDirection":"\#(isRightToLeft ? "rightToLeft" : "leftToRight")",
                 "reservedRegions":[\#(features.map(\.json).joined(separator: ","))]
                """#, content: #""size":{"width":20,"height":20}"#, dialog: placement
        ).json
        let answer = try spec(body)
        #expect(answer["stage"]["container"].box == expected, "seed \(seed): \(body)")
        #expect(expected.holds(answer.dialog, slack: 1), "seed \(seed): \(body)")
    }

    /// 900×600 with a fold of 30 from x = 435, and insets on all four edges.
    private func folded(_ style: String, _ placement: String = "", direction: String = "leftToRight") throws -> JSON {
        try layout(
            style, on: "900x600",
            state: #"""
                "idiom":"pad","layoutDirection":"\#(direction)","safeAreaInsets":{"top":24,"left":10,"bottom":20,
                 "right":30},"reservedRegions":[{"kind":"division","frame":{"x":435,"y":0,"width":30,"height":600}}]
                """#, content: #""title":"T""#,
            placement: #""anchor":{"x":700,"y":100,"width":40,"height":40}\#(placement)"#)
    }

    @Test(arguments: ["alert", "formSheet", "pageSheet", "semiModal", "floating", "slidingMessage", "sheet"])
    func `keep whatever does not fill the screen in one part`(style: String) throws {
        let left = Box(0, 0, 435, 600)
        let right = Box(465, 0, 435, 600)
        #expect(try left.holds(folded(style).dialog))
        #expect(try right.holds(folded(style, direction: "rightToLeft").dialog))
        #expect(try right.holds(folded(style, #","anchorPoint":[5000,-5000]"#).dialog))
        // Nearer to the right part by a point, inside the fold.
        #expect(try right.holds(folded(style, #","anchorPoint":[451,300]"#).dialog))
    }

    @Test(arguments: ["popover", "actionSheet", "activityView"])
    func `keep what stands beside something in the part where that is`(style: String) throws {
        #expect(try folded(style)["stage"]["container"].box == Box(465, 0, 435, 600))
        #expect(try folded(style, #","anchorPoint":[0,0]"#)["stage"]["container"].box == Box(0, 0, 435, 600))
    }

    @Test func `leave a full screen whole, and tell what it lies across`() throws {
        let answer = try folded("fullScreen")
        #expect(answer.dialog == Box(0, 0, 900, 600))
        #expect(answer.overlapNames.contains("division"))
    }

    @Test func `leave each part the insets of the edges that it shares with the window, and no others`() throws {
        // A panel as large as its part: content keeps 24, 20 and 10 on the left part's outer edges, nothing at the
        // fold.
        func title(_ point: String) throws -> (dialog: Box, title: Box) {
            let answer = try layout(
                "semiModal", on: "900x600",
                state: #"""
                    "safeAreaInsets":{"top":24,"left":10,"bottom":20,"right":30},
                     "reservedRegions":[{"kind":"division","frame":{"x":435,"y":0,"width":30,"height":600}}]
                    """#, content: #""title":"T","size":{"height":"100%"}"#, placement: #""anchorPoint":\#(point)"#)
            return (answer.dialog, answer.frame(of: "title"))
        }
        // Text stands 16 from the top and 20 from either side of the safe part.
        let left = try title("[0,0]")
        #expect(left.dialog == Box(0, 0, 435, 600))
        #expect(left.title.x == 10 + 20 && left.title.maxX == 435 - 20 && left.title.y == 24 + 16)
        let right = try title("[900,0]")
        #expect(right.dialog == Box(465, 0, 435, 600))
        #expect(right.title.x == 465 + 20 && right.title.maxX == 900 - 30 - 20)
    }

    @Test func `cut a container that they run through, and say so`() throws {
        let answer = try folded("floating", #","container":{"x":300,"y":100,"width":400,"height":300}"#)
        #expect(answer["stage"]["container"].box == Box(300, 100, 135, 300))
        #expect(answer.reasons.contains("screenDivided"))
    }

    /// Containers on either side of the fold and across it, each with a point that may lie on the other side.
    @Test(arguments: ["alert", "formSheet", "pageSheet", "semiModal", "floating", "slidingMessage", "sheet"])
    func `keep a dialog in its container, and in one half of that`(style: String) throws {
        for (x, width) in [(20.0, 300.0), (300, 400), (420, 60), (440, 200), (500, 380)] {
            for point in ["", #","anchorPoint":[10,10]"#, #","anchorPoint":[890,590]"#] {
                let container = Box(x, 120, width, 300)
                let answer = try folded(style, #","container":\#(container.json.text)\#(point)"#)
                let part = answer["stage"]["container"].box
                #expect(container.holds(part, slack: 0.5), "\(container) \(point)")
                #expect(part.maxX <= 435 || part.x >= 465, "\(container) \(point)")
                #expect(part.holds(answer.dialog, slack: 0.5), "\(container) \(point)")
                #expect(answer["layers"]["dialog"]["parent"] == "container")
            }
        }
    }

    @Test func `cut only what lies in the window`() throws {
        let answer = try layout(
            "floating", on: "900x600",
            state: #"""
                "window":{"x":500,"y":0,"width":400,"height":600},
                 "reservedRegions":[{"kind":"division","frame":{"x":435,"y":0,"width":30,"height":600}}]
                """#)
        #expect(answer["stage"]["container"].box == Box(0, 0, 400, 600))
    }

    // MARK: What does not divide

    /// A dialog of 100×100 in the middle of 400×800, at (150, 350).
    private func holed(_ regions: [String], _ placement: String = "", style: String = "floating") throws -> JSON {
        let list = regions.map { #"{"kind":"occlusion","frame":\#($0)}"# }.joined(separator: ",")
        return try layout(
            style, on: "400x800", state: #""safeAreaInsets":{"top":40},"reservedRegions":[\#(list)]"#,
            content: #""size":{"width":100,"height":100}"#, placement: placement)
    }

    @Test func `folds and cut-outs are cleared by the shortest way`() throws {
        // Covers x 140…170, y 380…420: 20 to the right is the shortest way out.
        let beside = try holed([#"{"x":140,"y":380,"width":30,"height":40}"#])
        #expect(beside.dialog == Box(170, 350, 100, 100))
        #expect(beside.reasons == ["occlusionMoves"])
        #expect(beside.overlapNames == [])
        // Covers y 430…470 all across the middle: 20 up.
        #expect(
            try holed([#"{"x":100,"y":430,"width":200,"height":40}"#]).dialog == Box(150, 330, 100, 100))
        // A second one where the shortest way would lead.
        let two = try holed([
            #"{"x":140,"y":380,"width":30,"height":40}"#, #"{"x":255,"y":340,"width":30,"height":120}"#,
        ])
        #expect(two.dialog == Box(155 - 0, 280, 100, 100) || two.dialog.shared(with: Box(140, 380, 30, 40)) == 0)
        #expect(two.dialog.shared(with: Box(255, 340, 30, 120)) == 0)
    }

    @Test func `move nothing from its edge, nor what the caller placed, and are told where they cover`() throws {
        let low = #"{"x":190,"y":760,"width":20,"height":20}"#
        let toast = try holed([low], style: "semiModal")
        #expect(toast.dialog == Box(90, 700, 100, 100) || toast.dialog == Box(210, 700, 100, 100))
        let fixed = try holed([low], #""frame":{"x":150,"y":700,"width":100,"height":100}"#)
        #expect(fixed.dialog == Box(150, 700, 100, 100))
        #expect(
            fixed["presentation"]["overlaps"] == [
                ["what": "occlusion", "dialog": "under", "frame": ["x": 190, "y": 760, "width": 20, "height": 20]]
            ])
        let stuck = try holed([#"{"x":10,"y":50,"width":380,"height":740}"#])
        #expect(stuck.reasons == ["occlusionCovers"])
    }

    @Test func `folds and cut-outs that are not active, or lie in the safe area's bands, move nothing`() throws {
        let notch = try holed([#"{"x":100,"y":0,"width":200,"height":40}"#], #""edge":"top""#)
        #expect(notch.dialog == Box(150, 0, 100, 100))
        #expect(notch.reasons == [])
        let answer = try layout(
            "floating", on: "400x800",
            state: #"""
                "reservedRegions":[{"kind":"occlusion","frame":{"x":190,"y":390,"width":20,"height":20},"active":false}]
                """#, content: #""size":{"width":100,"height":100}"#)
        #expect(answer.dialog == Box(150, 350, 100, 100))
        #expect(answer.overlapNames == [])
    }
}
