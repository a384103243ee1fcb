import BrowserTestSupport
import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// What the web renderer shows in a real browser, stopped at moments, against `/v1/specs/samples`: boxes within 0.05
/// px, opacity within 0.002, corners within 0.05 px. Whatever moves, it moves by the contract alone.
@Suite("The web renderer moves as the samples say")
struct RendererMotionTests {
    private static func dialog(_ style: String, _ more: String = "") -> String { MotionCases.dialog(style, more) }

    private static func one(_ device: String, _ dialog: String, _ more: String = "") -> String {
        #"{"name": "\#(device.filter { $0.isLetter || $0.isNumber || $0 == "-" })", "request": {"device": \#(device), "#
            + #""dialog": \#(dialog)}\#(more)}"#
    }

    /// Judges cases in a page, and expects each of their timelines to be as told.
    private func expectFaithful(_ cases: [String], boxes: Int, _ location: SourceLocation = #_sourceLocation) throws {
        let page = try Chromium.shared.get().page()
        let judge = try Repository.text("Tests/BrowserTests/Scripts/judge.js")
        let service = try Scrim.shared.get().address
        let verdicts = try page.run(
            judge + "\nreturn await judge(service, cases);",
            ["service": "\"\(service)\"", "cases": "[\(cases.joined(separator: ","))]"]
        ).elements
        var seen = 0.0
        for verdict in verdicts {
            let told = Comment(rawValue: verdict.text)
            #expect(verdict["box"].number <= 0.05, told, sourceLocation: location)
            #expect(verdict["opacity"].number <= 0.002, told, sourceLocation: location)
            #expect(verdict["corner"].number <= 0.05, told, sourceLocation: location)
            #expect(verdict["turn"].number <= 0.01, told, sourceLocation: location)
            seen += verdict["boxes"].number
        }
        #expect(seen >= Double(boxes), "only \(seen) boxes were seen", sourceLocation: location)
        #expect(page.complaints == [], sourceLocation: location)
        #expect(page.requests.allSatisfy { $0.hasPrefix(service) }, sourceLocation: location)
    }

    @Test("every style on every platform: presenting, dismissing, turning")
    func styles() throws {
        let devices = [
            #""iphone-4""#, #""iphone-15""#, #"{"profile": "iphone-16", "system": {"name": "iOS", "version": "26.1"}}"#,
            #""ipad-10""#, #""pixel-8""#, #""desktop-1440x900""#,
        ]
        let cases = MotionCases.styles.enumerated().map {
            Self.one(devices[$0.offset % devices.count], Self.dialog($0.element))
        }
        let others = MotionCases.styles.enumerated().map { index, style in
            Self.one(devices[(index + 3) % devices.count], Self.dialog(style), #", "phases": ["present", "dismiss"]"#)
        }
        try expectFaithful(cases + others, boxes: 2000)
    }

    @Test("every style from right to left, springs of one's own, schedules turned round")
    func spread() throws {
        let still = MotionCases.one(
            "less motion",
            MotionCases.request(
                #""profile": "iphone-8", "orientation": "landscapeLeft", "reduceMotion": true"#, Self.dialog("alert")))
        try expectFaithful(MotionCases.rightToLeft + MotionCases.schedules + [still], boxes: 2000)
    }

    @Test("keyboards, detents, pages of right to left, and a surface that does not turn")
    func surroundings() throws {
        try expectFaithful(
            [
                Self.one(#"{"profile": "iphone-15", "keyboard": "docked"}"#, Self.dialog("alert")),
                Self.one(
                    #"{"profile": "ipad-1", "keyboard": "docked", "orientation": "landscapeLeft"}"#,
                    Self.dialog("formSheet")),
                Self.one(
                    #"{"profile": "iphone-16", "layoutDirection": "rightToLeft"}"#,
                    Self.dialog("sheet", #", "transition": {"style": "slide", "edge": "leading"}"#)),
                """
                {"name": "detents", "request": {"device": "iphone-15", "options": {"rests": true}, "dialog": \
                {"style": "sheet", "content": \(MotionCases.content), "placement": {"detents": ["medium", "large", \
                200], "selectedDetent": "medium"}}}}
                """,
                """
                {"name": "fixed", "request": {"device": {"profile": "iphone-15", "orientation": "landscapeRight"}, \
                "dialog": \(Self.dialog("alert")), "options": {"coordinateSpace": "fixed"}}}
                """,
            ], boxes: 800)
    }

    @Test("flips, poses of one's own, and easings of every kind")
    func transitions() throws {
        let easings = [
            #"{"linear": [[0, 0], [1.2, 0.4], [0.9, 0.7], [1, 1]]}"#, #"{"steps": 5, "position": "jumpBoth"}"#,
            #"{"cubicBezier": [0.9, -0.4, 0.1, 1.4]}"#,
            #"{"spring": {"mass": 1, "stiffness": 120, "damping": 6, "initialVelocity": 4}}"#,
            #"{"spring": {"mass": 1, "stiffness": 100, "damping": 60, "allowOverdamping": true}}"#,
        ]
        let pose =
            #"""
            "scale": [0.4, 1.3], "opacity": 0.2, "translation": [30, -50], "rotationX": 50, "rotationY": -30, \#
            "rotationZ": 20
            """#
        let custom = easings.map {
            Self.one(
                #""iphone-15""#,
                Self.dialog(
                    "formSheet",
                    #"""
                    , "transition": {"style": "custom", "duration": 0.8, "easing": \#($0), "from": {\#(pose)}, \#
                    "to": {\#(pose)}}
                    """#
                ),
                #", "phases": ["present", "dismiss"]"#)
        }
        let named = ["flipHorizontal", "zoom", "crossDissolve", "coverVertical", "none"].map {
            Self.one(
                #""ipad-1""#, Self.dialog("formSheet", #", "transition": {"style": "\#($0)"}"#),
                #", "phases": ["present", "dismiss"]"#)
        }
        try expectFaithful(custom + named, boxes: 800)
    }

    @Test("retargets, releases and changes from one rest to another")
    func interruptions() throws {
        let swiped = Self.dialog("sheet", #", "dismissal": {"swipe": ["bottom"]}"#)
        let then = """
            , "phases": [], "then": [
            {"path": "v1/specs/retarget", "more": {"phase": "present", "at": 0.15, "to": "dismissed", "velocity": [0, \
            300]}},
            {"path": "v1/specs/retarget", "more": {"phase": "dismiss", "at": 0.1, "to": "presented"}},
            {"path": "v1/specs/release", "more": {"position": [196.5, 640], "velocity": [0, 900]}},
            {"path": "v1/specs/release", "more": {"position": [196.5, 440], "velocity": [0, -100]}}]
            """
        let from = DialogBody(on: "iphone-15", dialog: Self.dialog("alert")).json
        let to = DialogBody(
            "alert", on: "iphone-15", state: #""keyboard":"docked","textSize":"xxLarge""#,
            content: #"""
                "title":"Rename","textFields":[{"id":"n","placeholder":"Name"}],
                 "actions":[{"id":"cancel","title":"Cancel"}]
                """#
        ).json
        let change = """
            {"name": "change", "request": \(from), "phases": [], "then": [{"path": "v1/specs/transitions", \
            "body": {"from": \(from), "to": \(to), "options": {"rests": true}}}]}
            """
        try expectFaithful([Self.one(#""iphone-15""#, swiped, then), change], boxes: 200)
    }

    @Test("scenes, and schedules with a turn")
    func several() throws {
        let scene = """
            {"name": "scene", "path": "v1/scenes", "request": {"device": "iphone-15", "dialogs": [{"id": "s", \
            \(Self.dialog("pageSheet").dropFirst()), {"id": "a", \(Self.dialog("pageSheet").dropFirst()), \
            {"id": "l", \(Self.dialog("alert").dropFirst())]}}
            """
        let schedules = ["queue", "replace", "stack"].map { policy in
            """
            {"name": "\(policy)", "path": "v1/schedules", "request": {"device": "pixel-8", "policy": "\(policy)", \
            "events": [
            {"at": 0, "show": {"id": "a", "dismissal": {"after": 2}, \(Self.dialog("slidingMessage").dropFirst())},
            {"at": 0.4, "show": {"id": "b", "dismissal": {"after": 3}, \(Self.dialog("alert").dropFirst())},
            {"at": 1, "show": {"id": "c", \(Self.dialog("sheet").dropFirst())}, {"at": 2, "orientation": \
            "landscapeLeft"},
            {"at": 2.1, "dismiss": "c"}]}}
            """
        }
        try expectFaithful([scene] + schedules, boxes: 600)
    }
}
