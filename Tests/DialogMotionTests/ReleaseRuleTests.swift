import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// A sheet on a plain screen, and what the end of a drag chooses for it.
private struct DraggedSheet {
    var device: String
    /// Members of the dialog, its style aside.
    var dialog: String
    /// The edge that it rests against.
    var edge = "bottom"

    /// What a release chooses that is `drawn` points towards the edge from its rest, at points per second towards it
    /// and, where `aside` is not 0, along the other axis.
    func answer(_ drawn: Double, _ speed: Double = 0, aside: Double = 0, rules: String = "{}") throws -> JSON {
        let request = DialogBody("sheet", on: device, dialog: dialog).members
        let rest = try spec("{\(request)}").dialog
        let sign = edge == "bottom" || edge == "right" ? 1.0 : -1
        let isVertical = edge == "bottom" || edge == "top"
        let (x, y) = (rest.x + rest.width / 2, rest.y + rest.height / 2)
        let place = isVertical ? (x, y + sign * drawn) : (x + sign * drawn, y)
        let velocity = isVertical ? (aside, sign * speed) : (sign * speed, aside)
        return try ServiceTestSupport.answer(
            """
            {\(request),"position":[\(place.0),\(place.1)],"velocity":[\(velocity.0),\(velocity.1)],"rules":\(rules)}
            """, at: "/v1/specs/release")
    }

    func target(_ drawn: Double, _ speed: Double = 0, aside: Double = 0, rules: String = "{}") throws -> String? {
        let target = try answer(drawn, speed, aside: aside, rules: rules)["target"]
        if case .number(let points) = target { return "\(Int(points))" }
        return target.string
    }
}

/// release.sheet.deceleration, release.sheet.flick, release.sheet.dismiss, release.sheet.rubberBand.
@Suite struct `The release of a sheet of iOS 15 to 18` {
    private static func device(_ version: String) -> String {
        #"""
        {"screen":{"width":390,"height":844,"scale":3},"safeAreaInsets":{"top":47,"left":0,"bottom":34,"right":0},
        "system":{"name":"iOS","version":"\#(version)"}}
        """#
    }
    private static let two = #""placement":{"detents":["medium","large"],"selectedDetent":"large"}"#

    /// Large is 787 high, its maximum 753; medium is 0.56 of that, 331.3 lower. 60 drawn and 69.3 ahead are less than
    /// half of the way, and 20 drawn and 118.8 ahead land back too, but from 1000 points a second on that goes on.
    @Test(arguments: ["15", "16", "18.0"])
    func `projects by 0.99, and a flick from 1000 on goes a detent further`(version: String) throws {
        let sheet = DraggedSheet(device: Self.device(version), dialog: Self.two)
        #expect(try sheet.target(60, 700) == "large")
        #expect(try sheet.target(60, 350) == "large")
        #expect(try sheet.target(20, 1200) == "medium")
        #expect(try sheet.target(20, 999) == "large")
        #expect(try sheet.target(100, 650) == "large")
        #expect(try sheet.target(100, 680) == "medium")
        let rules = try sheet.answer(20)["rules"]
        #expect(rules["deceleration"] == 0.99 && rules["flickSpeed"] == 1000 && rules["flickClosing"] == "onward")
    }

    @Test func `from the lowest detent goes past half, or by a flick`() throws {
        let medium = DraggedSheet(device: Self.device("16"), dialog: #""placement":{"detents":["medium"]}"#)
        #expect(try medium.target(50, 1200) == "dismissed")
        #expect(try medium.target(50, 999) == "medium")
        // Medium with the bottom inset is 421.7 + 34 high, in whole pixels 455.67.
        #expect(try medium.target(227) == "medium")
        #expect(try medium.target(229) == "dismissed")
    }

    /// The gap is 10 below an inset of at least 30; below a status bar of 20 the card begins at 40.
    @Test func `a sheet of iOS 15 to 18 is hard to draw beyond the largest detent`() throws {
        let card = try DraggedSheet(device: Self.device("16"), dialog: Self.two).answer(0)
        #expect(card["rubberBand"]["coefficient"] == 0.55)
        #expect(card["rubberBand"]["dimension"][1] == 10)
        #expect(card["rubberBand"]["ends"]["top"] == 10)
        #expect(card["rules"]["rubberBandDimension"] == 10)
        let small = try DraggedSheet(
            device: #"{"profile":"iphone-se-1","system":{"name":"iOS","version":"15"}}"#, dialog: Self.two
        ).answer(0)
        #expect(small["rubberBand"]["dimension"][1] == 20)
        // A low sheet has far to go to the safe area: 100 is the most.
        let low = try DraggedSheet(device: Self.device("16"), dialog: #""placement":{"detents":[200]}"#).answer(0)
        #expect(low["rubberBand"]["dimension"][1] == 100)
        let own = try DraggedSheet(device: Self.device("16"), dialog: Self.two)
            .answer(0, rules: #"{"rubberBandDimension":"screen","rubberBandDimensionClosing":30}"#)
        #expect(own["rubberBand"]["dimension"] == [390, 844])
        #expect(own["rubberBand"]["ends"] == ["left": 390, "top": 844, "right": 390, "bottom": 30])
    }
}

/// Releases of Material's bottom sheet: 916 dp high at two pixels a dp, expanded to the top, collapsed at 300 dp, and
/// half expanded at 458 where there are three heights. The expected states are those that `BottomSheetBehavior` of
/// Material's library works out by hand: `top` is the sheet's, in dp.
@Suite struct `The release of Material's bottom sheet` {
    private struct Release: Sendable, CustomTestStringConvertible {
        var top: Double
        var speed: Double
        var aside = 0.0
        var target: String
        var testDescription: String { "top \(top) at \(speed), \(aside) aside: \(target)" }
    }

    private func check(_ release: Release, detents: String, isHideable: Bool, rules: String = "{}") throws {
        let sheet = DraggedSheet(
            device: #"{"screen":{"width":412,"height":916,"scale":2},"system":{"name":"Android","version":"16"}}"#,
            dialog:
                #"""
                "placement":{"detents":\#(detents),"selectedDetent":300},\#
                "dismissal":{"swipe":[\#(isHideable ? #""bottom""# : "")]}
                """#
        )
        let target = try sheet.target(release.top - 616, release.speed, aside: release.aside, rules: rules)
        #expect(target == release.target, "\(release)")
    }

    @Test(arguments: [
        Release(top: 600, speed: -60, target: "916"), Release(top: 100, speed: 60, target: "300"),
        Release(top: 307, speed: 0, target: "916"), Release(top: 309, speed: 0, target: "300"),
        // Of two as near the lower.
        Release(top: 308, speed: 0, target: "300"),
        // Sideways the nearest, but up is up.
        Release(top: 100, speed: 60, aside: 61, target: "916"),
        Release(top: 600, speed: -60, aside: 900, target: "916"),
        // Too slow to count.
        Release(top: 100, speed: 49, target: "916"), Release(top: 600, speed: -49, target: "300"),
    ])
    private func `with two heights goes up by a flick up, down by one down, else to the nearest`(release: Release)
        throws
    {
        try check(release, detents: "[300,916]", isHideable: false)
    }

    @Test(arguments: [
        // Up to the next, from half and above to the top.
        Release(top: 600, speed: -60, target: "50%"), Release(top: 458, speed: -60, target: "916"),
        Release(top: 459, speed: -60, target: "50%"),
        // Down to the nearer of half and collapsed: their middle is 537.
        Release(top: 50, speed: 60, target: "50%"), Release(top: 536, speed: 60, target: "50%"),
        Release(top: 537, speed: 60, target: "300"),
        // At rest above half: the top where that is nearer than collapsed, 308, though half is nearer than either.
        Release(top: 300, speed: 0, target: "916"), Release(top: 308, speed: 0, target: "50%"),
        Release(top: 536, speed: 0, target: "50%"), Release(top: 537, speed: 0, target: "300"),
        Release(top: 300, speed: 100, aside: -150, target: "916"),
    ])
    private func `with three heights knows half`(release: Release) throws {
        try check(release, detents: #"[300,"50%",916]"#, isHideable: false)
    }

    /// Collapsed at 600 dp stands higher than half at 458: half is still half.
    @Test(arguments: [
        (700.0, -60.0, "50%"), (450, -60, "916"), (330, 60, "600"), (400, 60, "50%"), (200, 0, "50%"), (100, 0, "916"),
    ])
    func `with half below collapsed goes by their names`(top: Double, speed: Double, target: String) throws {
        let sheet = DraggedSheet(
            device: #"{"screen":{"width":412,"height":916,"scale":2},"system":{"name":"Android","version":"16"}}"#,
            dialog: #""placement":{"detents":[600,"50%",916],"selectedDetent":600},"dismissal":{"swipe":[]}"#)
        #expect(try sheet.target(top - 316, speed) == target)
    }

    @Test(arguments: [
        // Past half of its peek a tenth of a second on, and low: past 458.
        Release(top: 767, speed: 0, target: "dismissed"), Release(top: 765, speed: 0, target: "300"),
        Release(top: 650, speed: 1200, target: "dismissed"), Release(top: 650, speed: 1100, target: "300"),
        // Not from above collapsed.
        Release(top: 600, speed: 3000, target: "300"),
    ])
    private func `hides what may be hidden, from its lowest height`(release: Release) throws {
        try check(release, detents: "[300,916]", isHideable: true)
    }

    /// With a peek of 700 dp collapsed is at 216, and low begins at 458: far enough at 300 by 2500 px/s and more.
    @Test(arguments: [
        (570.0, 0.0, 0.0, "dismissed"), (300, 2700, 0, "dismissed"), (300, 2700, 2800, "900"), (300, 2600, 0, "700"),
    ])
    func `far enough, but neither fast nor low, expands`(top: Double, speed: Double, aside: Double, target: String)
        throws
    {
        let sheet = DraggedSheet(
            device: #"{"screen":{"width":412,"height":916,"scale":2},"system":{"name":"Android","version":"16"}}"#,
            dialog: #""placement":{"detents":[700,900],"selectedDetent":700},"dismissal":{"swipe":["bottom"]}"#)
        #expect(try sheet.target(top - 216, speed, aside: aside) == target)
    }

    @Test(arguments: [
        Release(top: 100, speed: 300, target: "dismissed"), Release(top: 100, speed: 200, target: "916"),
        Release(top: 500, speed: 0, target: "dismissed"), Release(top: 500, speed: -60, target: "916"),
    ])
    private func `hides from above its lowest height where that is skipped`(release: Release) throws {
        try check(release, detents: "[300,916]", isHideable: true, rules: #"{"skipCollapsed":true}"#)
    }
}

/// The rules by which FloatingPanel settles, at every edge that a panel may stand at: a projection by 0.998, no further
/// than the next height, half of the way decides. Heights are 69, 250 and 600 points, or 69, 200 and 340 at the sides.
@Suite struct `Heights at every edge` {
    private static let rules =
        #"{"deceleration":0.998,"flickOpening":"none","flickClosing":"none","reach":"next","detentShare":0.5,"#
        + #""restRule":"nearest","halfRule":"byHeight","axisDominance":"none","minimumSpeed":0}"#

    private static func sheet(_ edge: String, _ system: String, _ selected: Int) -> (DraggedSheet, [Double]) {
        let heights = edge == "top" || edge == "bottom" ? [69.0, 250, 600] : [69, 200, 340]
        let list = heights.map { "\(Int($0))" }.joined(separator: ",")
        return (
            DraggedSheet(
                device: #"{"screen":{"width":390,"height":844,"scale":2},"system":\#(system)}"#,
                dialog:
                    #"""
                    "placement":{"edge":"\#(edge)","detents":[\#(list)],\#
                    "selectedDetent":\#(Int(heights[selected]))},"dismissal":{"swipe":[]}
                    """#,
                edge: edge), heights
        )
    }

    private static let systems = [
        #"{"name":"iOS","version":"16"}"#, #"{"name":"Android","version":"16"}"#, #"{"name":"web","version":"1"}"#,
    ]

    @Test(arguments: ["bottom", "top", "left", "right"], systems)
    func `settle by the same rules`(edge: String, system: String) throws {
        let (sheet, heights) = Self.sheet(edge, system, 2)
        let names = heights.map { "\(Int($0))" }
        let (toHalf, toTip) = (heights[2] - heights[1], heights[2] - heights[0])
        // Where it is let go, at what speed towards the edge, and where it settles.
        for (drawn, speed, target) in [
            (0.0, 100.0, names[2]), (0, 0, names[2]), (0, -1000, names[2]),
            // 0.499 · 3000 is far beyond the lowest: at most the next one.
            (0, 3000, names[1]), (-10, 3000, names[1]),
            (toHalf / 2 - 1, 0, names[2]), (toHalf / 2 + 1, 0, names[1]),
            (toHalf, 100, names[1]), (toHalf, 1000, names[0]), (toHalf, -1000, names[2]), (toHalf, -100, names[1]),
            (toTip, -3000, names[1]), (toTip, -100, names[0]), (toTip + 10, 100, names[0]),
        ] {
            #expect(try sheet.target(drawn, speed, rules: Self.rules) == target, "\(drawn) at \(speed)")
        }
        // Without a limit it goes as far as it is thrown.
        let far = Self.rules.replacing(#""reach":"next""#, with: #""reach":"any""#)
        #expect(try sheet.target(0, 3000, rules: far) == names[0])
        // More than half of the way is wanted where the rules say so.
        let late = Self.rules.replacing(#""detentShare":0.5"#, with: #""detentShare":0.8"#)
        #expect(try sheet.target(toHalf * 0.79, rules: late) == names[2])
        #expect(try sheet.target(toHalf * 0.81, rules: late) == names[1])
    }

    /// Insets 47, 0, 34 and 0: the inset at the edge comes on top of the height.
    @Test(arguments: systems.prefix(2))
    func `count from the edge, with its inset`(system: String) throws {
        let device = #"""
            {"screen":{"width":390,"height":844,"scale":2},"system":\#(system),
            "safeAreaInsets":{"top":47,"left":0,"bottom":34,"right":0}}
            """#
        func frame(_ edge: String, _ detent: String) throws -> Box {
            try layout("sheet", on: device, placement: #""edge":"\#(edge)","detents":[\#(detent)]"#).dialog
        }
        #expect(try frame("top", "200") == Box(0, 0, 390, 247))
        #expect(try frame("bottom", "200") == Box(0, 610, 390, 234))
        #expect(try frame("left", "200") == Box(0, 0, 200, 844))
        #expect(try frame("trailing", "200") == Box(190, 0, 200, 844))
        #expect(try frame("left", #""50%""#).width == 195)
    }

    @Test(arguments: ["top", "left", "right"])
    func `come and leave through their edge`(edge: String) throws {
        let request = DialogBody(
            "sheet", on: "iphone-16", content: #""title":"T""#,
            placement: #""edge":"\#(edge)","detents":[120,240],"selectedDetent":240"#
        ).members
        let answer = try spec("{\(request)}")
        let window = answer["stage"]["window"].box
        #expect(answer["lifecycle"]["swipe"] == [.string(edge)])
        #expect(window.holds(answer.dialog))
        let start = answer["transitions"]["present"]["tracks"].track("dialog", "position")["keyframes"][0]["value"]
        let (x, y) = (start[0].number, start[1].number)
        #expect(
            edge == "top"
                ? y + answer.dialog.height / 2 <= 0
                : edge == "left" ? x + answer.dialog.width / 2 <= 0 : x - answer.dialog.width / 2 >= window.width)
        // The handle is at the free side.
        let grabber = answer.frame(of: "grabber")
        let middle = (grabber.x + grabber.width / 2, grabber.y + grabber.height / 2)
        #expect(
            edge == "top"
                ? middle.1 > answer.dialog.maxY - 20
                : edge == "left" ? middle.0 > answer.dialog.maxX - 20 : middle.0 < answer.dialog.x + 20)
        #expect((grabber.width > grabber.height) == (edge == "top"))
    }
}

@Suite struct `The rules of a release` {
    private static let sheet = DraggedSheet(
        device: #"{"screen":{"width":390,"height":844,"scale":2},"system":{"name":"iOS","version":"16"}}"#,
        dialog: #""placement":{"detents":[100,300,600],"selectedDetent":300}"#)

    /// At 300, where 100 is 200 lower and 600 is 300 higher.
    @Test(arguments: [
        ("none", 50.0, 1500.0, "100"), ("none", 10, 500, "300"), ("onward", 10, 500, "100"),
        ("onward", 10, -500, "600"),
        ("next", -100, 500, "300"), ("next", -100, -500, "600"), ("last", 0, 500, "100"), ("last", 200, -500, "600"),
        ("nearest", 10, 500, "300"), ("nearest", -290, 500, "300"), ("nearest", 190, -500, "300"),
    ])
    func `say where a flick goes`(rule: String, drawn: Double, speed: Double, target: String) throws {
        let rules =
            #"""
            {"flickSpeed":400,"dismissSpeed":9999,"deceleration":0.99,"flickOpening":"\#(rule)",\#
            "flickClosing":"\#(rule)"}
            """#
        #expect(try Self.sheet.target(drawn, speed, rules: rules) == target)
        // Below its speed no rule of flicks holds.
        let slow = rules.replacing("400", with: "1501").replacing(#""deceleration":0.99"#, with: #""deceleration":0"#)
        let nearest = drawn > 100 ? "100" : drawn < -150 ? "600" : "300"
        #expect(try Self.sheet.target(drawn, speed, rules: slow) == nearest)
    }

    @Test func `let either direction have a rule of its own`() throws {
        let rules = #"{"flickSpeed":400,"deceleration":0,"flickOpening":"last","flickClosing":"none"}"#
        #expect(try Self.sheet.target(0, -500, rules: rules) == "600")
        #expect(try Self.sheet.target(0, 500, rules: rules) == "300")
    }

    @Test func `judge by its place what is mostly sideways, or too slow`() throws {
        let flick = #""flickSpeed":100,"deceleration":0,"flickOpening":"next","flickClosing":"next""#
        for (dominance, closing, opening) in [
            ("none", "100", "600"), ("closing", "300", "600"), ("both", "300", "300"),
        ] {
            let rules = #"{\#(flick),"axisDominance":"\#(dominance)"}"#
            #expect(try Self.sheet.target(0, 500, aside: 501, rules: rules) == closing, "\(dominance)")
            #expect(try Self.sheet.target(0, -500, aside: -501, rules: rules) == opening, "\(dominance)")
            #expect(try Self.sheet.target(0, 500, aside: 499, rules: rules) == "100", "\(dominance)")
        }
        #expect(try Self.sheet.target(0, 500, rules: #"{\#(flick),"minimumSpeed":501}"#) == "300")
        #expect(try Self.sheet.target(0, 500, rules: #"{\#(flick),"minimumSpeed":500}"#) == "100")
    }

    @Test func `let a sheet leave from above its lowest height`() throws {
        #expect(try Self.sheet.target(50, 1200) == "100")
        #expect(try Self.sheet.target(50, 1200, rules: #"{"skipCollapsed":true}"#) == "dismissed")
        // The lowest is 200 lower. A tenth of a second ahead: 50 + 90 is above it; 50 + 210 is 60 below, of 100 more
        // than half.
        let ahead = #"{"skipCollapsed":true,"hideFriction":0.1,"dismissSpeed":9999}"#
        #expect(try Self.sheet.target(50, 900, rules: ahead) == "100")
        #expect(try Self.sheet.target(50, 2100, rules: ahead) == "dismissed")
    }

    /// A response of 0.4 s is ω = 15.708 rad/s; ln 0.991 / (−2π · 2.5 · 0.001) = 0.5756 of the critical damping above
    /// 300.
    @Test(arguments: [(299.0, 1.0), (-299, 1), (301, 0.5756), (-900, 0.5756)])
    func `damp by speed`(speed: Double, ratio: Double) throws {
        let rules =
            #"""
            {"spring":{"response":0.4,"dampingRatio":1},"fastDampingRatio":0.5756,"dampingSpeed":300,\#
            "dismissSpeed":9999}
            """#
        let answer = try Self.sheet.answer(30, speed, rules: rules)
        let spring = answer["timeline"]["tracks"].elements.lazy
            .compactMap { $0["keyframes"][0]["easing"]["spring"] }.first { $0 != .missing }
        let (stiffness, damping) = (spring?["stiffness"].number ?? 0, spring?["damping"].number ?? 0)
        #expect(abs(damping / (2 * stiffness.squareRoot()) - ratio) < 1e-4)
        #expect(answer["rules"]["fastDampingRatio"] == 0.5756)
        #expect(try Self.sheet.answer(30, speed)["rules"]["fastDampingRatio"] == .null)
    }

    @Test(arguments: [
        "{}", #"{"skipCollapsed":true,"reach":"next","rubberBandDimensionAcross":12,"fastDampingRatio":0.5}"#,
    ])
    func `the rules of a release are told as they may be handed back`(rules: String) throws {
        let told = try Self.sheet.answer(40, 200, rules: rules)
        let again = try Self.sheet.answer(40, 200, rules: told["rules"].text)
        #expect(again == told)
    }

    @Test func `the rules of a release are refused where they are none`() throws {
        let answer = try problem(
            DialogBody(
                "sheet", on: "iphone-16",
                request: #"""
                    "position":[196,500],"velocity":[0,0],"rules":{"flickOpening":"first","reach":2,"detentShare":1.5,
                     "rubberBandDimension":"window","fastDampingRatio":0,"skipcollapsed":true}
                    """#
            ).json, at: "/v1/specs/release")
        #expect(
            Set(answer["errors"].elements.compactMap { $0["pointer"].string }) == [
                "/rules/flickOpening", "/rules/reach", "/rules/detentShare", "/rules/rubberBandDimension",
                "/rules/fastDampingRatio", "/rules/skipcollapsed",
            ])
        #expect(answer["errors"]["/rules/skipcollapsed"]["nearest"] == "skipCollapsed")
    }
}
