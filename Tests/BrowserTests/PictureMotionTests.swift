import BrowserTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What `format=svg&animate=…` does in a real browser, stopped at moments, against `/v1/specs/samples`: boxes and
/// corners within 0.2 px where springs are straight lines and 0.05 px else, opacity within 0.002.
@Suite("Pictures that play move as the samples say")
struct PictureMotionTests {
    private func expectFaithful(
        _ cases: [String], box: Double, boxes: Int, turned: Int = 0, _ location: SourceLocation = #_sourceLocation
    ) throws {
        let page = try Chromium.shared.get().page()
        let scripts = try ["judge", "pictures"].map { try Repository.text("Tests/BrowserTests/Scripts/\($0).js") }
        let verdicts = try page.run(
            scripts.joined(separator: "\n") + "\nreturn await judgePictures(service, cases);",
            ["service": "\"\(Scrim.shared.get().address)\"", "cases": "[\(cases.joined(separator: ","))]"]
        ).elements
        var (seen, inSpace) = (0.0, 0.0)
        for verdict in verdicts {
            let told = Comment(rawValue: verdict.text)
            #expect(verdict["box"].number <= box, told, sourceLocation: location)
            #expect(verdict["corner"].number <= box, told, sourceLocation: location)
            #expect(verdict["opacity"].number <= 0.002, told, sourceLocation: location)
            #expect(verdict["turn"].number <= 0.01, told, sourceLocation: location)
            #expect(verdict["missing"].elements == [], told, sourceLocation: location)
            seen += verdict["boxes"].number
            inSpace += verdict["turned"].number
        }
        #expect(seen >= Double(boxes), "only \(seen) boxes were seen", sourceLocation: location)
        #expect(inSpace >= Double(turned), "only \(inSpace) boxes were turned in space", sourceLocation: location)
        #expect(page.complaints == [], sourceLocation: location)
    }

    private static func simple(_ profile: String, _ style: String, _ more: String = "") -> String {
        MotionCases.one(
            "\(style) on \(profile)",
            MotionCases.request(#""profile": "\#(profile)""#, MotionCases.dialog(style, more)))
    }

    @Test("every style on every platform, there, back and on and on")
    func styles() throws {
        let cases = MotionCases.styles.enumerated().map { index, style in
            MotionCases.one(
                style,
                MotionCases.request(MotionCases.systems[index % MotionCases.systems.count], MotionCases.dialog(style)))
        }
        try expectFaithful(cases, box: 0.2, boxes: 1500)
        try expectFaithful(MotionCases.rightToLeft, box: 0.2, boxes: 1500)
    }

    @Test("curves, steps, and what is turned in space, in perspective")
    func curves() throws {
        let easings = [
            #"{"linear": [[0, 0], [1.2, 0.4], [0.9, 0.7], [1, 1]]}"#, #"{"steps": 5, "position": "jumpBoth"}"#,
            #"{"cubicBezier": [0.9, -0.4, 0.1, 1.4]}"#, #""easeInOut""#,
        ]
        let flat = #""scale": [0.4, 1.3], "opacity": 0.2, "translation": [30, -50], "rotationZ": 20"#
        let poses = [flat, flat + #", "rotationX": 50, "rotationY": -30"#]
        let custom = easings.flatMap { easing in
            poses.map { pose in
                Self.simple(
                    "iphone-4", "formSheet",
                    #"""
                    , "transition": {"style": "custom", "duration": 0.8, "easing": \#(easing), "from": \#
                    {\#(pose)}, "to": {\#(pose)}}
                    """#
                )
            }
        }
        let flips = [("ipad-1", "formSheet"), ("iphone-15", "fullScreen"), ("desktop-1280x800", "alert")].map {
            Self.simple($0.0, $0.1, #", "transition": {"style": "flipHorizontal", "duration": 0.7}"#)
        }
        try expectFaithful(custom + flips, box: 0.05, boxes: 1500, turned: 250)
        // One that swings to and fro for long takes more moments than there may be: none is far off for that.
        let swinging = #"{"spring": {"mass": 1.8, "stiffness": 850, "damping": 8, "initialVelocity": 6}}"#
        let swung = Self.simple(
            "ipad-10", "formSheet", #", "transition": {"style": "flipHorizontal", "easing": \#(swinging)}"#)
        try expectFaithful([swung], box: 0.2, boxes: 100, turned: 25)
    }

    @Test("corners that are round on the way, and sizes that change")
    func corners() throws {
        let pushed = ["pageSheet", "semiModal", "alert"].map { style in
            Self.simple(
                "iphone-8", style,
                #"""
                , "pushBack": {"scale": 0.9, "opacity": 0.8, "cornerRadius": 24}, "transition": {"style": \#
                "coverVertical", "easing": "easeInOut"}
                """#
            )
        }
        try expectFaithful(pushed, box: 0.05, boxes: 300)
        let round = Self.simple("pixel-9", "floating", #", "pushBack": {"cornerRadius": 40}"#)
        let keyboard = MotionCases.one(
            "keyboard",
            MotionCases.request(#""profile": "iphone-15", "keyboard": "docked""#, MotionCases.dialog("alert"))
        )
        let detents = #", "placement": {"detents": ["medium", "large", 200], "selectedDetent": "medium"}"#
        try expectFaithful(
            [round, keyboard, Self.simple("iphone-15", "sheet", detents)], box: 0.2, boxes: 300)
    }

    @Test("scenes, schedules that turn, retargets, releases and changes")
    func several() throws {
        func all(_ one: String) -> String { one.dropLast() + #", "animate": ["all"]}"# }
        func dialog(_ id: String, _ style: String) -> String {
            #"{"id": "\#(id)", \#(MotionCases.dialog(style).dropFirst())"#
        }
        let scene = """
            {"name": "scene", "path": "v1/scenes", "animate": ["present", "dismiss"], "request": {"device": \
            "iphone-15", "dialogs": [\(dialog("a", "pageSheet")), \(dialog("b", "alert"))]}}
            """
        let turning = """
            {"name": "turn", "path": "v1/schedules", "animate": ["all"], "request": {"device": "iphone-15", "policy": \
            "queue", "events": [{"at": 0, "show": \(dialog("a", "alert"))}, {"at": 1, "orientation": \
            "landscapeLeft"}, {"at": 1.7, "dismiss": "a"}]}}
            """
        let alert = MotionCases.request(#""profile": "iphone-15""#, MotionCases.dialog("alert"))
        let sheet = MotionCases.request(
            #""profile": "iphone-17""#, MotionCases.dialog("sheet", #", "dismissal": {"swipe": ["bottom"]}"#))
        try expectFaithful(
            [scene, turning] + MotionCases.schedules.map(all) + [
                all(
                    MotionCases.after(
                        "retarget", "v1/specs/retarget", alert,
                        #""phase": "present", "at": 0.15, "to": "dismissed", "velocity": [0, 300]"#)),
                all(
                    MotionCases.after(
                        "release", "v1/specs/release", sheet, #""position": [201, 640], "velocity": [0, 900]"#)),
                all(MotionCases.change),
            ], box: 0.2, boxes: 600)
    }

    @Test("pictures that play are shown as images, whatever texts and ids say")
    func images() throws {
        let texts = [
            #"<script>alert(1)</script><img src=x>"#, #"a & b &amp; \" ' ]]> <!-- "#,
            #"\u0001\u0008\u001f\u007f\ufffe"#,
            #"\u202eabc\u2066 \u05d0\u05d1 👩‍💻🏳️‍🌈"#, #"</style></svg> } @import url(x); \\ "#,
        ]
        let page = try Chromium.shared.get().page()
        let service = try Scrim.shared.get().address
        for text in texts {
            let request = DialogBody(
                "alert", on: "iphone-15",
                content: #""title":"\#(text)","message":"\#(text)","actions":[{"id":"\#(text)","title":"\#(text)"}]"#,
                dialog: #""transition":{"style":"flipHorizontal"}"#
            ).json
            // As a page shows it, by an address of its own.
            let shown = try page.run(
                """
                const urls = ['', '&animate=present', '&animate=all'].map(more => service + 'v1/specs?format=svg' + \
                more + '&request='
                  + btoa(String.fromCharCode(...new TextEncoder().encode(request))).replaceAll('+', \
                  '-').replaceAll('/', '_'));
                return Promise.all(urls.map(async url => {
                  const image = new Image();
                  image.src = url;
                  await image.decode();
                  const { documentElement } = new DOMParser().parseFromString(await (await fetch(url)).text(), \
                  'image/svg+xml');
                  return image.naturalWidth > 393 && documentElement.localName === 'svg'
                    && !documentElement.querySelector('script, image, foreignObject, parsererror');
                }));
                """, ["service": "\"\(service)\"", "request": "JSON.stringify(\(request))"])
            #expect(shown.elements == [.bool(true), .bool(true), .bool(true)], "\(text)")
        }
        #expect(page.complaints == [])
        #expect(page.requests.allSatisfy { $0.hasPrefix(service) })
    }
}
