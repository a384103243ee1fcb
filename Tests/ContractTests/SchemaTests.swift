import ServiceTestSupport
import TestSupport
import Testing

/// The first of a body's errors that points there.
private func fault(at pointer: String, in body: JSON) throws -> JSON {
    let problem = try expectProblem(try Scrim.shared.get().post(body.text), 422)
    return problem["errors"].elements.first { $0["pointer"] == .string(pointer) } ?? .missing
}

private let minimal: JSON = ["device": ["profile": "iphone-4"], "dialog": ["style": "semiModal"]]

@Suite struct `A request against the schema` {
    @Test func `starts from one that is good`() throws {
        #expect(try faults(Requests.rich) == [])
        #expect(try faults(minimal) == [])
    }

    @Test(arguments: [
        ("/dialogue", "dialog"), ("/devcie", "device"), ("/optoins", "options"),
        ("/device/orientaton", "orientation"), ("/device/Screen", "screen"), ("/device/screen/widht", "width"),
        ("/device/system/nam", "name"), ("/device/safeAreaInsets/botom", "bottom"), ("/device/window/heigth", "height"),
        ("/device/bars/toolBar", "toolbar"), ("/device/keyboard/mod", "mode"),
        ("/device/reservedRegions/0/activ", "active"), ("/device/reservedRegions/0/frame/widt", "width"),
        ("/dialog/stile", "style"), ("/dialog/content/titel", "title"), ("/dialog/content/size/wdth", "width"),
        ("/dialog/content/image/hight", "height"), ("/dialog/content/image/sorce", "source"),
        ("/dialog/content/actions/0/prefered", "preferred"), ("/dialog/content/textFields/0/txt", "text"),
        ("/dialog/content/shadows/0/spred", "spread"), ("/dialog/theme/lihgt", "light"),
        ("/dialog/theme/light/labl", "label"), ("/dialog/content/background/materail", "material"),
        ("/device/contrst", "contrast"), ("/dialog/content/actions/0/rol", "role"),
        ("/dialog/content/textFields/0/placehodler", "placeholder"), ("/dialog/content/navigationBar/tite", "title"),
        ("/dialog/content/navigationBar/leading/titl", "title"), ("/dialog/content/shape/radios", "radius"),
        ("/dialog/content/border/colour", "color"), ("/dialog/content/background/opacty", "opacity"),
        ("/dialog/placement/egde", "edge"), ("/dialog/placement/margins/letf", "left"),
        ("/dialog/backdrop/colr", "color"), ("/dialog/backdrop/passThroughRects/0/with", "width"),
        ("/dialog/dismissal/aftr", "after"), ("/dialog/transition/esing", "easing"),
        ("/dialog/transition/easing/sprnig", "spring"), ("/dialog/transition/easing/spring/stifness", "stiffness"),
        ("/dialog/transition/from/opacitiy", "opacity"), ("/dialog/presenter/syle", "style"),
        ("/dialog/pushBack/scal", "scale"), ("/dialog/parallax/verticle", "vertical"), ("/options/snp", "snap"),
    ])
    func `has no unknown member at any level, and the nearest known one is named`(pointer: String, nearest: String)
        throws
    {
        let error = try fault(at: pointer, in: Requests.rich.setting(pointer, to: 1))
        #expect(error != .missing)
        #expect(error["nearest"] == .string(nearest))
        #expect(error["message"].string?.contains(nearest) == true)
    }

    @Test(arguments: ["~", "a/b", "~1", "", "\u{1F600}", "\"", "a\u{0}", String(repeating: "x", count: 80)])
    func `points at unknown members of any name`(name: String) throws {
        let escaped = name.replacing("~", with: "~0").replacing("/", with: "~1")
        var members = minimal.members
        members[name] = 1
        let problem = try expectProblem(try Scrim.shared.get().post(JSON.object(members).text), 422)
        #expect(problem["errors"].elements.map { $0["pointer"].string } == ["/" + escaped])
    }

    @Test(arguments: [
        ("", "device"), ("", "dialog"), ("/device/screen", "width"), ("/device/screen", "height"),
        ("/device/reservedRegions/0", "kind"), ("/device/reservedRegions/0", "frame"),
        ("/dialog/backdrop/passThroughRects/0", "x"), ("/dialog/backdrop/passThroughRects/0", "height"),
        ("/device/window", "y"), ("/dialog/presenter/frame", "width"),
        ("/dialog/transition/easing/spring", "stiffness"), ("/dialog/transition/easing/spring", "damping"),
    ])
    func `misses nothing that is required`(object: String, name: String) throws {
        // Without a profile there is less to fall back on.
        var device = Requests.rich["device"].members
        device["profile"] = nil
        let body = Requests.rich.setting("/device", to: .object(device))
        var members = body.value(at: object).members
        members[name] = nil
        let error = try fault(at: object + "/" + name, in: body.setting(object, to: .object(members)))
        #expect(error["code"] == "missingMember")
    }

    private static let types: [(pointer: String, types: Set<String>)] =
        [
            "/options", "/dialog", "/dialog/content", "/dialog/content/size", "/dialog/content/image",
            "/dialog/content/actions/0", "/dialog/content/textFields/0", "/dialog/content/navigationBar",
            "/dialog/content/shape", "/dialog/content/border", "/dialog/content/background",
            "/dialog/content/shadows/0",
            "/dialog/theme", "/dialog/theme/light", "/dialog/theme/dark", "/dialog/placement",
            "/dialog/placement/frame", "/dialog/placement/frames", "/dialog/placement/container",
            "/dialog/backdrop", "/dialog/backdrop/passThroughRects/0", "/dialog/dismissal",
            "/dialog/transition", "/dialog/transition/easing/spring", "/dialog/transition/from", "/dialog/presenter",
            "/dialog/pushBack", "/dialog/parallax", "/device/screen", "/device/system", "/device/safeAreaInsets",
            "/device/window", "/device/bars", "/device/reservedRegions/0",
        ].map { ($0, ["object"]) }
        + [
            "/dialog/requested", "/dialog/dismissal/tapDialog", "/dialog/placement/flip", "/dialog/placement/shift",
            "/device/reduceMotion", "/device/reduceTransparency", "/options/explain",
            "/dialog/content/actions/0/preferred", "/dialog/content/actions/0/enabled",
            "/dialog/content/textFields/0/secure", "/dialog/content/shadows/0/clipped",
            "/dialog/transition/easing/spring/allowOverdamping", "/device/reservedRegions/0/active",
        ].map { ($0, ["bool"]) }
        + [
            "/dialog/id", "/dialog/style", "/dialog/content/title", "/dialog/content/message",
            "/dialog/content/actions/0/id", "/dialog/content/actions/0/title", "/dialog/content/actions/0/role",
            "/dialog/content/textFields/0/placeholder", "/dialog/content/border/color", "/dialog/backdrop/color",
            "/dialog/content/textFields/0/text", "/dialog/content/image/fit", "/dialog/content/image/source",
            "/dialog/content/shadows/0/color", "/dialog/theme/light/label", "/device/contrast",
            "/dialog/content/background/material",
            "/dialog/backdrop/interaction", "/dialog/placement/edge", "/dialog/placement/level",
            "/dialog/transition/style", "/dialog/dismissal/swipe/0", "/dialog/dismissal/approval", "/device/profile",
            "/device/orientation", "/device/idiom", "/device/appearance", "/device/input",
            "/device/keyboard/mode", "/options/snap", "/dialog/content/shape/kind",
        ].map { ($0, ["string"]) }
        + numbers.map { ($0.pointer, ["number"]) }
        + [
            "/dialog/content/actions", "/dialog/content/textFields", "/dialog/backdrop/passThroughRects",
            "/dialog/content/shadows", "/dialog/content/shadows/0/offset",
            "/dialog/dismissal/swipe", "/dialog/placement/detents", "/dialog/placement/arrowDirections",
            "/device/reservedRegions", "/dialog/placement/anchorPoint", "/dialog/transition/from/translation",
        ].map { ($0, $0 == "/dialog/content/actions" ? ["array", "object"] : ["array"]) }
        + [
            ("/device", ["string", "object"]), ("/device/keyboard", ["string", "object"]),
            ("/device/textSize", ["string", "number"]), ("/dialog/placement/anchor", ["object", "string", "array"]),
            ("/dialog/transition/easing", ["string", "object"]), ("/dialog/content/size/width", ["number", "string"]),
            ("/dialog/transition/from/scale", ["number", "array"]),
            ("/dialog/placement/padding", ["number", "object"]),
            ("/dialog/placement/offset", ["number", "object"]),
            ("/dialog/placement/selectedDetent", ["number", "string"]),
            ("/dialog/content/shape/radius", ["number", "string"]),
            ("/dialog/content/navigationBar/leading", ["object", "array"]),
        ]

    @Test(arguments: types.indices) func `has a value of the right type for every member`(index: Int) throws {
        let (pointer, types) = Self.types[index]
        let samples: [(String, JSON)] = [
            ("object", ["zzz": 1]), ("array", ["zzz"]), ("string", "zzz"), ("number", 7), ("bool", true),
        ]
        for (type, value) in samples where !types.contains(type) {
            let error = try fault(at: pointer, in: Requests.rich.setting(pointer, to: value))
            #expect(error["code"] == "wrongType", "\(pointer) \(type)")
        }
    }

    @Test(arguments: [
        ("/device/orientation", "landscapeleft", "landscapeLeft"), ("/device/idiom", "phon", "phone"),
        ("/device/system/name", "iPhoneOS", "iPhone OS"), ("/device/keyboard/mode", "dockd", "docked"),
        ("/device/reservedRegions/0/kind", "occlusions", "occlusion"),
        ("/device/layoutDirection", "rightToLef", "rightToLeft"), ("/device/appearance", "drak", "dark"),
        ("/device/contrast", "incresed", "increased"), ("/dialog/content/image/fit", "contian", "contain"),
        ("/device/textSize", "accesibility5", "accessibility5"), ("/device/notifications", "offf", "off"),
        ("/device/input", "pointr", "pointer"), ("/dialog/style", "semimodal", "semiModal"),
        ("/dialog/content/actions/0/role", "destructve", "destructive"),
        ("/dialog/content/actions/0/dismisses", "nevr", "never"), ("/dialog/content/shape/kind", "round", "rounded"),
        ("/dialog/placement/edge", "botom", "bottom"), ("/dialog/placement/level", "contnt", "content"),
        ("/dialog/placement/keyboard", "resise", "resize"), ("/dialog/placement/surface", "scren", "screen"),
        ("/dialog/backdrop/interaction", "passthrough", "passThrough"), ("/dialog/dismissal/swipe/0", "rihgt", "right"),
        ("/dialog/dismissal/approval", "presentr", "presenter"),
        ("/dialog/transition/style", "crossDisolve", "crossDissolve"), ("/dialog/transition/edge", "lef", "left"),
        ("/dialog/transition/easing", "easeInout", "easeInOut"), ("/dialog/presenter/style", "formsheet", "formSheet"),
        ("/options/snap", "pixels", "pixel"), ("/options/coordinateSpace", "interfac", "interface"),
    ])
    func `names what is allowed, and the nearest of it, where a value is unknown`(
        pointer: String, value: String, nearest: String
    ) throws {
        let error = try fault(at: pointer, in: Requests.rich.setting(pointer, to: .string(value)))
        #expect(error["code"] == "unknownValue")
        #expect(error["nearest"] == .string(nearest))
        #expect(error["allowed"].elements.contains(.string(nearest)))
        #expect(!error["allowed"].elements.contains(.string(value)))
        let far = try fault(at: pointer, in: Requests.rich.setting(pointer, to: "qqqqqqqqqqqq"))
        #expect(far["allowed"] == error["allowed"])
    }

    @Test(arguments: [
        ("iphone4", "iphone-4"), ("iphone-44", "iphone-4"), ("ipad-mini1", "ipad-mini-1"), ("nexus5", "nexus-5"),
    ])
    func `names a device of the catalogue`(id: String, nearest: String) throws {
        for (pointer, body) in [
            ("/device", minimal.setting("/device", to: .string(id))),
            ("/device/profile", minimal.setting("/device/profile", to: .string(id))),
        ] {
            let error = try fault(at: pointer, in: body)
            #expect(error["nearest"] == .string(nearest))
        }
    }

    @Test(arguments: ["#12345", "red", "#GGGGGG", "123456", "#1234567", "", "#1234567890"])
    func `has colours in one notation only`(color: String) throws {
        for pointer in [
            "/dialog/backdrop/color", "/dialog/content/border/color", "/dialog/content/background/color",
            "/dialog/content/shadows/0/color", "/dialog/theme/light/label",
        ] {
            #expect(try faults(Requests.rich.setting(pointer, to: .string(color))) == [pointer])
        }
    }

    // MARK: Numbers and limits

    private enum Kind { case coordinate, size, duration, share }

    private static let numbers: [(pointer: String, kind: Kind)] =
        [
            "/device/window/x", "/device/window/y", "/dialog/placement/margins/top", "/dialog/placement/margins/right",
            "/dialog/backdrop/passThroughRects/0/x", "/dialog/transition/from/translation/1",
            "/dialog/presenter/frame/y", "/dialog/content/shadows/0/offset/1",
        ].map { ($0, .coordinate) }
        + [
            "/device/screen/width", "/device/screen/height", "/device/screen/cornerRadius", "/device/window/width",
            "/device/safeAreaInsets/top", "/device/bars/navigation", "/device/keyboard/height",
            "/dialog/content/image/width",
            "/dialog/content/border/width", "/dialog/backdrop/passThroughRects/0/height",
            "/dialog/content/shadows/0/blur",
            "/dialog/pushBack/cornerRadius",
            "/dialog/presenter/frame/width",
        ].map { ($0, .size) }
        + [
            "/device/keyboard/duration", "/dialog/dismissal/after", "/dialog/transition/duration",
            "/dialog/transition/delay",
        ].map { ($0, .duration) }
        + [
            "/dialog/backdrop/opacity", "/dialog/content/background/opacity", "/dialog/transition/from/opacity",
            "/dialog/pushBack/opacity", "/dialog/content/border/opacity", "/dialog/content/shadows/0/opacity",
        ].map { ($0, .share) }

    @Test(arguments: numbers.indices) func `keeps every number within its limits`(index: Int) throws {
        let (pointer, kind) = Self.numbers[index]
        let (good, bad): ([Double], [Double]) =
            switch kind {
            case .coordinate: ([-1_000_000, 1_000_000, -0.5], [-1_000_001, 1_000_001, -1e300, 1e300])
            case .size: ([100_000, 0.5], [-1, -0.0001, 100_001, 1e300, -1e300])
            case .duration: ([0, 3600], [-1, -0.0001, 3600.001, 1e300, -1e300])
            case .share: ([0, 1, 0.5], [-0.1, 1.0001, 1e300, -1e300])
            }
        for number in good {
            let response = try Scrim.shared.get().post(Requests.rich.setting(pointer, to: .number(number)).text)
            #expect([200, 422].contains(response.status))
            // A number within its limits may still ask for the impossible; it is no number out of range.
            let errors = response.status == 200 ? [] : try JSON(response.body)["errors"].elements
            #expect(
                !errors.contains { $0["pointer"] == .string(pointer) && $0["code"] == "outOfRange" },
                "\(pointer) \(number)")
        }
        for number in bad {
            let error = try fault(at: pointer, in: Requests.rich.setting(pointer, to: .number(number)))
            #expect(error["code"] == "outOfRange", "\(pointer) \(number)")
            #expect(error["message"].string?.contains("--max-") == (kind != .share), "\(pointer) \(error)")
        }
    }

    @Test(
        arguments: [
            ("/device/screen/width", 0), ("/device/screen/height", 0), ("/device/window/width", 0),
            ("/device/window/height", 0), ("/device/screen/scale", 0), ("/device/screen/scale", -1),
            ("/device/screen/scale", 1e300), ("/dialog/transition/easing/spring/mass", 0),
            ("/dialog/transition/easing/spring/mass", -1), ("/dialog/transition/easing/spring/stiffness", 0),
            ("/dialog/transition/easing/spring/stiffness", 1e300), ("/dialog/transition/easing/spring/damping", -1),
            ("/dialog/transition/easing/spring/damping", 1e300),
            ("/dialog/transition/easing/spring/initialVelocity", 1e300), ("/dialog/transition/from/scale", 1e300),
            ("/dialog/transition/from/rotationZ", 1e300), ("/dialog/pushBack/scale", 1e300),
            ("/dialog/pushBack/scale", -1), ("/dialog/parallax/horizontal", 1e300), ("/dialog/content/size/width", -1),
            ("/dialog/content/size/width", 100_001), ("/dialog/content/size/height", 1e300),
        ] as [(String, Double)])
    func `a request against the schema is about something that can be`(pointer: String, number: Double) throws {
        #expect(try faults(Requests.rich.setting(pointer, to: .number(number))) == [pointer])
    }

    @Test(arguments: [
        "/dialog/content/title", "/dialog/content/message", "/dialog/content/actions/0/title",
        "/dialog/content/textFields/0/placeholder", "/dialog/content/navigationBar/title",
    ])
    func `has strings of 4,096 characters at most`(pointer: String) throws {
        for letter in ["a", "ü", "😀"] {
            let fits = JSON.string(String(repeating: letter, count: 4096))
            #expect(
                try faults(
                    minimal.setting("/dialog/content", to: Requests.rich["dialog"]["content"]).setting(
                        pointer, to: fits)) == [])
            let error = try fault(
                at: pointer, in: Requests.rich.setting(pointer, to: .string(String(repeating: letter, count: 4097))))
            #expect(error["message"].string?.contains("4096") == true)
            #expect(error["message"].string?.contains("--max-text-length") == true)
        }
    }

    @Test func `has 32 actions at most`() throws {
        func actions(_ count: Int) -> JSON { .array((0..<count).map { ["title": .string("Action \($0)")] }) }
        let pointer = "/dialog/content/actions"
        #expect(try faults(minimal.setting(pointer, to: actions(32))) == [])
        for count in [33, 100] {
            let error = try fault(at: pointer, in: minimal.setting(pointer, to: actions(count)))
            #expect(error["message"].string?.contains("--max-actions") == true)
        }
    }

    // MARK: Several faults, and the impossible

    @Test func `a request against the schema is told every fault at once`() throws {
        let wrong: [(String, JSON)] = [
            ("/device/profile", "nothing"), ("/device/orientation", "up"), ("/device/screen/width", -1),
            ("/device/unknown", 1), ("/dialog/style", "x"), ("/dialog/content/title", 5),
            ("/dialog/content/actions/0/role", "x"), ("/dialog/backdrop/opacity", 2),
            ("/dialog/dismissal/after", -3), ("/dialog/transition/easing", "x"), ("/dialog/parallax/x", 0),
            ("/options/snap", "x"), ("/unknown", .null),
        ]
        let body = wrong.reduce(Requests.rich) { $0.setting($1.0, to: $1.1) }
        #expect(Set(try faults(body)) == Set(wrong.map(\.0)))
        #expect(try faults(body).count == wrong.count)
        for (one, other) in zip(wrong, wrong.dropFirst()) {
            let pair = Requests.rich.setting(one.0, to: one.1).setting(other.0, to: other.1)
            #expect(Set(try faults(pair)) == [one.0, other.0])
        }
    }

    @Test(
        arguments: [
            ("/dialog/transition/style", minimal.setting("/dialog/transition/style", to: "partialCurl")),
            (
                "/device/keyboard",
                [
                    "device": ["screen": ["width": 300, "height": 400], "keyboard": "docked"],
                    "dialog": ["style": "semiModal"],
                ]
            ),
            (
                "/dialog/content/shape/path",
                minimal.setting("/dialog/content/shape", to: ["kind": "path", "path": "M0 0L100000 100000L0 9Z"])
            ),
            (
                "/dialog/placement/frame",
                minimal.setting("/dialog/style", to: "floating").setting(
                    "/dialog/placement/frame", to: ["x": 5000, "y": 5000, "width": 10, "height": 10])
            ),
            (
                "/dialog/transition/easing",
                minimal.setting(
                    "/dialog/transition/easing", to: ["spring": ["mass": 1, "stiffness": 100, "damping": 0]])
            ),
        ] as [(String, JSON)])
    func `does not ask for the impossible`(pointer: String, body: JSON) throws {
        let pointers = try faults(body)
        #expect(pointers.count == 1)
        #expect(pointers.allSatisfy { $0.hasPrefix(pointer) }, "\(pointers)")
        try Scrim.shared.get().expectAlive()
    }
}
