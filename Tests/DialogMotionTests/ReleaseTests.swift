import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// `POST /v1/specs/release`, judged by what was measured of sheets (presentation-metrics ios26.drag.threshold,
/// ios26.drag.velocity, ios26.settle.spring, card.drag.dismiss, release.sheet.dismiss), by Material's own rules
/// (m3.sheet.thresholds) and by hand arithmetic.
@Suite struct `The end of a drag` {
    static let glass = #"{"profile":"iphone-16","system":{"name":"iOS","version":"26.1"}}"#
    static let card = #"{"profile":"iphone-16","system":{"name":"iOS","version":"18.0"}}"#
    static let android = #"""
        {"screen":{"width":412,"height":916,"scale":2},"system":{"name":"Android","version":"16"}}
        """#

    func release(
        _ dialog: String, on device: String = glass, at position: (Double, Double),
        _ velocity: (Double, Double) = (0, 0),
        more: String = ""
    ) throws -> JSON {
        let body = DialogBody(
            on: device, dialog: dialog,
            request: #""position":[\#(position.0),\#(position.1)],"velocity":[\#(velocity.0),\#(velocity.1)]\#(more)"#
        ).json
        return try answer(body, at: "/v1/specs/release")
    }

    /// The centre of the dialog at rest.
    func rest(_ dialog: String, on device: String = glass) throws -> (x: Double, y: Double) {
        let frame = try layout(on: device, dialog: dialog)["layers"]["dialog"]["frame"]
        return (frame["x"].number + frame["width"].number / 2, frame["y"].number + frame["height"].number / 2)
    }

    func target(
        _ dialog: String, on device: String = glass, drawn: (Double, Double), _ velocity: (Double, Double) = (0, 0),
        more: String = ""
    ) throws -> String? {
        let rest = try rest(dialog, on: device)
        let target = try release(
            dialog, on: device, at: (rest.x + drawn.0, rest.y + drawn.1), velocity, more: more)["target"]
        if case .number(let points) = target { return "\(Int(points))" }
        return target.string
    }

    // MARK: iOS 26.1, as measured

    /// The large sheet is (0, 59, 393, 793), so its centre rests at (196.5, 455.5).
    @Test(arguments: [
        (#"{"style":"sheet"}"#, "large"), (#"{"style":"pageSheet"}"#, "presented"),
        (#"{"style":"formSheet"}"#, "presented"), (#"{"style":"sheet","dismissal":{"swipe":["bottom"]}}"#, "large"),
        (#"{"style":"sheet","placement":{"detents":["large"]}}"#, "large"), ("{}", "presented"),
    ])
    func `the end of a drag of a large sheet dismisses past half its height`(dialog: String, back: String) throws {
        #expect(try release(dialog, at: (196.5, 455.5 + 370))["target"].string == back)
        #expect(try release(dialog, at: (196.5, 455.5 + 398))["target"] == "dismissed")
    }

    @Test(arguments: [0.0, 1, 50, 300])
    func `the end of a drag of a large sheet dismisses from 1000 points a second on`(drawn: Double) throws {
        let dialog = #"{"style":"pageSheet"}"#
        #expect(try release(dialog, at: (196.5, 455.5 + drawn), (0, 975))["target"] == "presented")
        let gone = try release(dialog, at: (196.5, 455.5 + drawn), (0, 1000))
        #expect(gone["target"] == "dismissed")
        #expect(gone["edge"] == "bottom")
        #expect(gone["reason"] == "speed")
    }

    @Test func `the end of a drag of a sheet 400 points high dismisses past half of what is seen of it`() throws {
        let dialog = #"{"style":"sheet","placement":{"detents":[400]}}"#
        #expect(try target(dialog, drawn: (0, 170)) == "400")
        #expect(try target(dialog, drawn: (0, 210)) == "dismissed")
    }

    @Test func `thrown back up keeps a sheet that is drawn far`() throws {
        #expect(try release(#"{"style":"pageSheet"}"#, at: (196.5, 900), (0, -1000))["target"] == "presented")
    }

    // MARK: Detents

    private static let two = #"{"style":"sheet","placement":{"detents":["medium","large"],"selectedDetent":"large"}}"#

    /// Medium rests with its top at 403.667 and large at 59: 344.667 apart, so the middle is 172.333 below large.
    /// At v points a second the sheet would come to a stand v/1000·0.99/0.01 = 0.099·v further down.
    @Test(arguments: [
        (100.0, 0.0, "large"), (172, 0, "large"), (173, 0, "medium"), (100, 725, "large"), (100, 735, "medium"),
        (250, -780, "medium"), (250, -790, "large"), (0, 999, "large"), (0, 1000, "medium"), (60, 700, "large"),
        (-40, 0, "large"), (520, 0, "medium"), (570, 0, "dismissed"), (500, 1000, "dismissed"), (200, 1000, "medium"),
    ])
    func `chooses among detents by where the sheet would come to a stand`(
        drawn: Double, speed: Double, target: String
    ) throws {
        #expect(try self.target(Self.two, drawn: (0, drawn), (0, speed)) == target)
    }

    /// Let go without speed beyond the edge already, there is nowhere to go on to: the sheet stays there, with nothing
    /// dimmed, and is not taken back to its rest.
    @Test func `leaves what is already out where it is`() throws {
        let answer = try release(#"{"style":"sheet"}"#, at: (196.5, 1400))
        #expect(answer["target"] == "dismissed")
        let tracks = answer["timeline"]["tracks"]
        #expect(tracks.track("dialog", "position").ends == [[196.5, 1400], [196.5, 1400]])
        #expect(tracks.track("dimming", "opacity").ends == [0, 0])
    }

    /// Drawn by as much as the middle between two heights is higher, a button at the foot already is where it goes.
    /// Without motion the sheet jumps, and must not take the button along.
    @Test func `leaves in its place what the sheet would take along, without motion too`() throws {
        func dialog(_ selected: String) -> String {
            #"{"style":"sheet","content":{"title":"Saved","actions":[{"id":"ok","title":"OK"}]},"#
                + #""placement":{"detents":[200,"large"],"selectedDetent":\#(selected)}}"#
        }
        let device = #"{"profile":"iphone-16","reduceMotion":true}"#
        func button(_ selected: String) throws -> Double {
            try layout(on: device, dialog: dialog(selected))["layers"]["action:ok"]["frame"]["y"]
                .number
        }
        let (low, high) = (try button("200"), try button("\"large\""))
        try #require(low == high)
        let rest = try rest(dialog("200"), on: device)
        let answer = try release(dialog("200"), on: device, at: rest, (0, -2000))
        #expect(answer["target"] == "large")
        let tracks = answer["timeline"]["tracks"]
        #expect(tracks.track("dialog", "position") != .missing)
        #expect(tracks.track("action:ok", "position") != .missing)
    }

    /// As a request writes it, so that it can be handed back.
    @Test func `names a detent of points by its number`() throws {
        let dialog = #"{"style":"sheet","placement":{"detents":[200,"large"],"selectedDetent":"large"}}"#
        #expect(try release(dialog, at: (196.5, 760))["target"] == 200)
    }

    // MARK: Other systems

    /// The card of iOS 18 is (0, 69, 393, 783): half of it are 391.5 points (release.sheet.dismiss).
    @Test func `the end of a drag of a card of iOS 18 goes past half of it, or by a flick`() throws {
        let dialog = #"{"style":"pageSheet"}"#
        #expect(try target(dialog, on: Self.card, drawn: (0, 391)) == "presented")
        #expect(try target(dialog, on: Self.card, drawn: (0, 392)) == "dismissed")
        #expect(try target(dialog, on: Self.card, drawn: (0, 10), (0, 999)) == "presented")
        #expect(try target(dialog, on: Self.card, drawn: (0, 10), (0, 1000)) == "dismissed")
    }

    /// A bottom sheet of 400 dp, whose top rests at 516 of 916, past the middle: it is hidden where it would be drawn
    /// by more than 200 a tenth of a second on, whatever else. Less than 50 dp/s are none (android.fling.minimum).
    @Test(arguments: [
        (199.0, 0.0, "400"), (201, 0, "dismissed"), (100, 990, "400"), (100, 1010, "dismissed"), (300, -51, "400"),
        (300, -49, "dismissed"), (0, 1000, "400"),
    ])
    func `the end of a drag of Material's bottom sheet looks a tenth of a second ahead`(
        drawn: Double, speed: Double, target: String
    ) throws {
        let dialog = #"{"style":"sheet","content":{"size":{"height":400}}}"#
        #expect(try self.target(dialog, on: Self.android, drawn: (0, drawn), (0, speed)) == target)
    }

    /// A sheet of 880 dp of 916 whose top rests at 36, on a screen of two pixels a dp, so that 500 px/s are 250 dp/s.
    /// Its middle towards the bottom edge is passed at 440. Drawn by 430, half its height is ahead from 100 dp/s on.
    @Test(arguments: [(430.0, 240.0, "880"), (430, 260, "dismissed"), (439, 100, "880"), (441, 0, "dismissed")])
    func `the end of a drag of a tall bottom sheet needs a significant speed or a low place`(
        drawn: Double, speed: Double, target: String
    ) throws {
        let dialog = #"{"style":"sheet","content":{"size":{"height":880}}}"#
        #expect(try self.target(dialog, on: Self.android, drawn: (0, drawn), (0, speed)) == target)
    }

    /// presentation-metrics banner.swiftmessages: 33 %, 750 points a second; a message of 90 points goes past 29.7.
    @Test func `the end of a drag of a message goes by a third of it or 750 points a second`() throws {
        let dialog = #"{"style":"slidingMessage","dismissal":{"swipe":["bottom"]}}"#
        #expect(try target(dialog, on: "\"iphone-4\"", drawn: (0, 29)) == "presented")
        #expect(try target(dialog, on: "\"iphone-4\"", drawn: (0, 30)) == "dismissed")
        #expect(try target(dialog, on: "\"iphone-4\"", drawn: (0, 5), (0, 749)) == "presented")
        #expect(try target(dialog, on: "\"iphone-4\"", drawn: (0, 5), (0, 750)) == "dismissed")
    }

    /// presentation-metrics vaul.defaults: a quarter of its height, 0.4 px/ms.
    @Test func `on the web goes by a quarter`() throws {
        let device = #"{"screen":{"width":400,"height":800},"idiom":"phone","system":{"name":"web","version":"1"}}"#
        let dialog = #"{"style":"sheet","content":{"size":{"height":400}},"dismissal":{"swipe":["bottom"]}}"#
        #expect(try target(dialog, on: device, drawn: (0, 99)) == "400")
        #expect(try target(dialog, on: device, drawn: (0, 101)) == "dismissed")
        #expect(try target(dialog, on: device, drawn: (0, 9), (0, 400)) == "dismissed")
    }

    // MARK: Edges

    @Test func `leaves only towards an edge that is named`() throws {
        let kept = #"{"style":"pageSheet","dismissal":{"swipe":[]}}"#
        let answer = try release(kept, at: (196.5, 1000), (0, 3000))
        #expect(answer["target"] == "presented")
        #expect(answer["reason"] == "held")
        #expect(answer["swipe"] == ["edges": [], "from": "request"])
        #expect(
            try release(#"{"style":"pageSheet"}"#, at: (196.5, 1000))["swipe"] == [
                "edges": ["bottom"], "from": "style",
            ])
        let aside = #"{"style":"pageSheet","dismissal":{"swipe":["left"]}}"#
        #expect(try release(aside, at: (196.5, 1000), (0, 3000))["target"] == "presented")
        #expect(try release(aside, at: (-10, 455.5))["edge"] == "left")
        for style in ["fullScreen", "alert", "semiModal", "floating"] {
            #expect(try target(#"{"style":"\#(style)"}"#, drawn: (0, 800), (0, 3000)) == "presented", "\(style)")
        }
    }

    @Test(arguments: [("leftToRight", "left"), ("rightToLeft", "right")])
    func `follows the reading direction`(direction: String, leading: String) throws {
        let device = #"{"profile":"iphone-16","layoutDirection":"\#(direction)"}"#
        let dialog = #"{"style":"semiModal","dismissal":{"swipe":["leading"]}}"#
        let out = leading == "left" ? -1.0 : 1
        #expect(try target(dialog, on: device, drawn: (300 * out, 0)) == "dismissed")
        #expect(try target(dialog, on: device, drawn: (-300 * out, 0)) == "presented")
        let answer = try release(dialog, on: device, at: (196.5 + 300 * out, 639))
        #expect(answer["edge"].string == leading)
    }

    @Test func `chooses of several edges the one that most of the dialog is drawn towards`() throws {
        let dialog = #"{"style":"floating","dismissal":{"swipe":["top","bottom","left","right"]}}"#
        let rest = try rest(dialog)
        #expect(try release(dialog, at: (rest.x + 20, rest.y - 900))["edge"] == "top")
        #expect(try release(dialog, at: (rest.x, rest.y), (2000, 100))["edge"] == "right")
    }

    // MARK: Rules

    @Test func `goes by the caller's rules where there are some`() throws {
        let dialog = #"{"style":"pageSheet"}"#
        func target(_ drawn: Double, _ speed: Double, _ rules: String) throws -> String? {
            try release(dialog, at: (196.5, 455.5 + drawn), (0, speed), more: #","rules":\#(rules)"#)["target"].string
        }
        #expect(try target(200, 0, #"{"dismissShare":0.25}"#) == "dismissed")
        #expect(try target(198, 0, #"{"dismissShare":0.25}"#) == "presented")
        #expect(try target(10, 1999, #"{"dismissSpeed":2000}"#) == "presented")
        #expect(try target(10, 2000, #"{"dismissSpeed":2000}"#) == "dismissed")
        #expect(try target(300, 950, #"{"hideFriction":0.2}"#) == "dismissed")
        #expect(try target(300, 5000, #"{"speedRule":"confirms"}"#) == "presented")
        #expect(try self.target(Self.two, drawn: (0, 100), (0, 200), more: #","rules":{"deceleration":0}"#) == "large")
        #expect(try self.target(Self.two, drawn: (0, 0), (0, 200), more: #","rules":{"flickSpeed":100}"#) == "medium")
        let answer = try release(
            dialog, at: (196.5, 500), more: #","rules":{"rubberBand":0.3,"spring":{"response":0.5}}"#)
        #expect(answer["rubberBand"]["coefficient"] == 0.3)
        #expect(answer["rules"]["dismissShare"] == 0.5)
        // (2π/0.5)² = 157.91367042.
        #expect(abs(answer["rules"]["spring"]["stiffness"].number - 157.91367042) < 1e-4)
    }

    @Test func `tells where the finger is followed freely`() throws {
        let large = try release(#"{"style":"pageSheet"}"#, at: (196.5, 500))["rubberBand"]
        #expect(large["coefficient"] == 0.55)
        #expect(large["dimension"] == [393, 852])
        #expect(large["free"] == ["left": 196.5, "top": 455.5, "right": 196.5, "bottom": nil])
    }

    @Test func `lists its numbers with the styles`() throws {
        let style = try JSON(Scrim.shared.get().get("/v1/styles/sheet").body)
        let figures = style["figures"].elements
        func has(_ name: String, _ value: Double, _ confidence: String) -> Bool {
            figures.contains {
                $0["name"] == .string(name) && $0["value"] == .number(value)
                    && $0["confidence"] == .string(confidence)
            }
        }
        #expect(has("release.dismissShare", 0.5, "measured"))
        #expect(has("release.dismissSpeed", 1000, "measured"))
        #expect(has("release.hideFriction", 0.1, "documented"))
        #expect(has("release.rubberBand", 0.55, "assumed"))
        let glass = style["defaults"].elements.first { $0["era"] == "ios26on" }
        #expect(glass?["release"]["dismissSpeed"] == 1000)
        #expect(glass?["swipe"] == ["bottom"])
    }

    // MARK: Faults

    @Test func `the end of a drag is refused where it is no drag`() throws {
        let answer = try problem(
            #"""
            {"device":"iphone-16","dialog":{"style":"sheet"},"position":[1],"velocity":[0,2e6],
            "rules":{"dismissShare":2,"dismisSpeed":1,"spring":{"response":1,"initialVelocity":1}}}
            """#, at: "/v1/specs/release")
        let pointers = Set(answer["errors"].elements.compactMap { $0["pointer"].string })
        #expect(
            pointers == [
                "/position", "/velocity/1", "/rules/dismissShare", "/rules/dismisSpeed",
                "/rules/spring/initialVelocity",
            ])
        #expect(answer["errors"]["/rules/dismisSpeed"]["nearest"] == "dismissSpeed")
        let missing = try problem(#"{"device":"iphone-16","dialog":{}}"#, at: "/v1/specs/release")
        #expect(
            Set(missing["errors"].elements.compactMap { $0["pointer"].string }) == ["/position", "/velocity"])
        let swinging = try problem(
            DialogBody(
                "sheet", on: "iphone-16",
                request: #""position":[196.5,500],"velocity":[0,0],"rules":{"spring":{"stiffness":100,"damping":0}}"#
            ).json, at: "/v1/specs/release")
        #expect(swinging["errors"][0]["pointer"] == "/rules/spring")
        #expect(swinging["errors"][0]["code"] == "neverSettles")
    }
}
