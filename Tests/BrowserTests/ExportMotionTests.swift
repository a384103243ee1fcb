import BrowserTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What `format=waapi` and `format=css` do to plain elements in a real browser, stopped at moments, against
/// `/v1/specs/samples`: boxes within 0.2 px where springs are straight lines and 0.05 px else, opacity within 0.002.
@Suite("Exports for the web move as the samples say")
struct ExportMotionTests {
    private static func request(_ device: String, _ style: String, _ more: String = "", options: String = "{}")
        -> String
    {
        DialogBody(on: device, dialog: MotionCases.dialog(style, more), options: options).json
    }

    private func expectFaithful(
        _ cases: [String], box: Double, boxes: Int, _ location: SourceLocation = #_sourceLocation
    ) throws {
        let page = try Chromium.shared.get().page()
        let scripts = try ["judge", "exports"].map { try Repository.text("Tests/BrowserTests/Scripts/\($0).js") }
        let service = try Scrim.shared.get().address
        for form in ["waapi", "css"] {
            let verdicts = try page.run(
                scripts.joined(separator: "\n") + "\nreturn await judgeExports(service, cases, '\(form)');",
                ["service": "\"\(service)\"", "cases": "[\(cases.joined(separator: ","))]"]
            ).elements
            var seen = 0.0
            for verdict in verdicts {
                let told = Comment(rawValue: verdict.text)
                #expect(verdict["box"].number <= box, told, sourceLocation: location)
                #expect(verdict["opacity"].number <= 0.002, told, sourceLocation: location)
                #expect(verdict["corner"].number <= 0.05, told, sourceLocation: location)
                seen += verdict["boxes"].number
            }
            #expect(seen >= Double(boxes), "only \(seen) boxes were seen", sourceLocation: location)
        }
        #expect(page.complaints == [], sourceLocation: location)
    }

    @Test("every style, presenting, dismissing and turning, springs within the tolerance")
    func styles() throws {
        let devices = [#""iphone-15""#, #""ipad-10""#, #""pixel-8""#, #""iphone-4""#]
        let cases = MotionCases.styles.enumerated().map {
            MotionCases.one($0.element, Self.request(devices[$0.offset % 4], $0.element))
        }
        try expectFaithful(cases, box: 0.2, boxes: 1500)
    }

    @Test("every style from right to left, springs of one's own, schedules turned round, and changes")
    func spread() throws {
        try expectFaithful(
            MotionCases.rightToLeft + MotionCases.schedules + [MotionCases.change], box: 0.2, boxes: 4000)
    }

    @Test("curves, steps, poses in space, and turns, exactly")
    func curves() throws {
        let easings = [
            #"{"linear": [[0, 0], [1.2, 0.4], [0.9, 0.7], [1, 1]]}"#, #"{"steps": 5, "position": "jumpBoth"}"#,
            #"{"cubicBezier": [0.9, -0.4, 0.1, 1.4]}"#, #""easeInOut""#,
        ]
        let pose =
            #"""
            "scale": [0.4, 1.3], "opacity": 0.2, "translation": [30, -50], "rotationX": 50, "rotationY": -30, \#
            "rotationZ": 20
            """#
        let custom = easings.map {
            Self.request(
                #""iphone-4""#, "formSheet",
                #"""
                , "transition": {"style": "custom", "duration": 0.8, "easing": \#($0), "from": {\#(pose)}, "to": \#
                {\#(pose)}}
                """#
            )
        }
        let flip = Self.request(#""ipad-1""#, "formSheet", #", "transition": {"style": "flipHorizontal"}"#)
        try expectFaithful((custom + [flip]).map { MotionCases.one("curves", $0) }, box: 0.05, boxes: 800)
    }

    @Test("keyboards, detents and surfaces that do not turn")
    func surroundings() throws {
        let detents = #", "placement": {"detents": ["medium", "large", 200], "selectedDetent": "medium"}"#
        try expectFaithful(
            [
                MotionCases.one("keyboard", Self.request(#"{"profile": "iphone-15", "keyboard": "docked"}"#, "alert")),
                MotionCases.one("detents", Self.request(#""iphone-15""#, "sheet", detents)),
                MotionCases.one(
                    "fixed",
                    Self.request(
                        #"{"profile": "iphone-15", "orientation": "landscapeRight"}"#, "alert",
                        options: #"{"coordinateSpace": "fixed"}"#)),
            ], box: 0.2, boxes: 500)
    }

    @Test("scenes, schedules, retargets and releases")
    func several() throws {
        let alert = Self.request(#""iphone-15""#, "alert")
        let sheet = Self.request(#""iphone-15""#, "sheet", #", "dismissal": {"swipe": ["bottom"]}"#)
        func dialog(_ id: String, _ style: String) -> String {
            #"{"id": "\#(id)", "style": "\#(style)", "content": \#(MotionCases.content)}"#
        }
        let scene = #"{"device": "iphone-15", "dialogs": [\#(dialog("a", "pageSheet")), \#(dialog("b", "alert"))]}"#
        let schedule = """
            {"device": "pixel-8", "policy": "replace", "events": [{"at": 0, "show": \(dialog("a", "slidingMessage"))}, \
            {"at": 0.4, "show": \(dialog("b", "alert"))}, {"at": 2, "dismiss": "b"}]}
            """
        try expectFaithful(
            [
                #"{"name": "scene", "path": "v1/scenes", "request": \#(scene)}"#,
                #"{"name": "schedule", "path": "v1/schedules", "request": \#(schedule)}"#,
                MotionCases.after(
                    "retarget", "v1/specs/retarget", alert,
                    #""phase": "present", "at": 0.15, "to": "dismissed", "velocity": [0, 300]"#),
                MotionCases.after(
                    "release", "v1/specs/release", sheet, #""position": [196.5, 640], "velocity": [0, 900]"#),
            ], box: 0.2, boxes: 300)
    }

    @Test("style sheets are taken whole, whatever texts and ids say")
    func sheets() throws {
        let nasty = DialogBody(
            "alert", on: "iphone-15",
            content: #"""
                "title":"\"}</style><script>*/ \\","message":"line\nbreak \u202e bidi 😀",
                 "actions":[{"id":"1 a.b#c\"\\{}","title":"*/ } a { color: red"},{"id":"é-😀","title":"z"}]
                """#
        ).json
        let page = try Chromium.shared.get().page()
        let service = try Scrim.shared.get().address
        let script = try Repository.text("Tests/BrowserTests/Scripts/exports.js")
        let systems = MotionCases.systems
        let plain = MotionCases.styles.enumerated().map { index, style in
            MotionCases.request(systems[index % systems.count], MotionCases.dialog(style))
        }
        for request in [nasty] + plain {
            let lost = try page.run(
                script + "\nreturn refused(await text(service, 'v1/specs', request, 'css'));",
                ["service": "\"\(service)\"", "request": request])
            #expect(lost.elements == [])
        }
        #expect(page.complaints == [])
    }
}
