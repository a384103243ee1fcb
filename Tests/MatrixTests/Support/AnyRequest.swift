import Dialogs
import ServiceTestSupport
import TestSupport

/// Requests made from a seed with every member that the contract knows, over all of the ranges that it allows: mostly
/// what apps ask for, and now and then the smallest, the largest and what contradicts the rest.
struct AnyRequest {
    private var random: SeededGenerator
    /// How often a number is taken from the ends of its range.
    private let hostility: Double

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        hostility = [0, 0.05, 0.3][Int(seed % 3)]
    }

    // MARK: Chance

    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
    private mutating func one<T>(of choices: [T]) -> T { choices[Int.random(in: choices.indices, using: &random)] }
    private mutating func word(_ choices: [String]) -> String { "\"\(one(of: choices))\"" }
    private mutating func bool() -> String { chance(0.5) ? "true" : "false" }

    private mutating func number(_ range: ClosedRange<Double>, usual: ClosedRange<Double>) -> Double {
        guard chance(hostility) else {
            let value = Double.random(in: usual, using: &random)
            return chance(0.7) ? value.rounded() : (value * 100).rounded() / 100
        }
        return one(of: [
            range.lowerBound, range.upperBound, max(range.lowerBound, min(0, range.upperBound)),
            max(range.lowerBound, min(range.upperBound, one(of: [0.0001, 0.5, 1, -1, 3333.333, -50_000, 99_999.5]))),
        ])
    }

    private mutating func length(_ usual: ClosedRange<Double> = 0...300) -> Double { number(0...100_000, usual: usual) }
    private mutating func extent(_ usual: ClosedRange<Double> = 20...700) -> Double {
        number(0.01...100_000, usual: usual)
    }
    private mutating func place(_ usual: ClosedRange<Double> = 0...700) -> Double {
        number(-1_000_000...1_000_000, usual: usual)
    }
    private mutating func share() -> Double { number(0...1, usual: 0...1) }
    private mutating func seconds() -> Double { number(0...3600, usual: 0...3) }

    private mutating func rect(mayBeEmpty: Bool = false) -> String {
        let (x, y) = (place(), place())
        let (width, height) = mayBeEmpty && chance(0.1) ? (0, 0) : (extent(), extent())
        return #"{"x":\#(x),"y":\#(y),"width":\#(width),"height":\#(height)}"#
    }

    private mutating func insets() -> String {
        guard chance(0.7) else { return "\(place(0...40))" }
        var members: [String] = []
        for edge in ["top", "left", "bottom", "right", "leading", "trailing"] where chance(0.4) {
            members.append("\"\(edge)\":\(place(0...40))")
        }
        return "{\(members.joined(separator: ","))}"
    }

    private mutating func color() -> String { word(["#000000", "#FFFFFF", "#0A84FF80", "#11223300"]) }

    private static let texts = [
        "OK", "Save changes?", "Your changes have not been saved. If you leave now they will be lost for good.",
        "保存しますか？変更内容はまだ保存されていません。", "هل تريد حفظ التغييرات؟ سوف تفقد كل ما كتبته إذا خرجت الآن.",
        "האם לשמור את השינויים?", "Сохранить изменения перед выходом?", "क्या आप परिवर्तन सहेजना चाहते हैं?",
        "บันทึกการเปลี่ยนแปลงหรือไม่", #"One\nTwo\r\nThree\n"#, "👍🏽 Done, mixed עברית and English",
        "Donaudampfschifffahrtsgesellschaftskapitänspatent", "a", "", " ", #"\u0000"#, #"\u200D\uFE0F"#,
        "e\u{301}\u{301}",
        "변경 사항이 저장되지 않았습니다.",
    ]

    private mutating func text() -> String {
        if chance(hostility * 0.1) { return "\"\(String(repeating: one(of: ["W", "é", "漢", "i "]), count: 2000))\"" }
        return word(Self.texts)
    }

    private mutating func members(_ all: [(String, Double, (inout AnyRequest) -> String)]) -> String {
        var members: [String] = []
        for (name, share, value) in all where chance(share) { members.append("\"\(name)\":\(value(&self))") }
        return "{\(members.joined(separator: ","))}"
    }

    private mutating func list(_ count: ClosedRange<Int>, _ value: (inout AnyRequest) -> String) -> String {
        "[\((0..<Int.random(in: count, using: &random)).map { _ in value(&self) }.joined(separator: ","))]"
    }

    // MARK: Device

    private static let profiles = [
        "iphone-original", "iphone-4", "iphone-5s", "iphone-6-plus", "iphone-x", "iphone-13-mini", "iphone-17",
        "ipad-1",
        "ipad-air-2", "ipad-pro-11", "ipad-a16", "nexus-5", "pixel-8", "desktop-1440x900", "apple-tv-4k",
        "android-tablet-small", "android-foldable-7-6-unfolded", "surface-duo-spanned", "iphone-duo-unfolded",
    ]

    private mutating func device() -> String {
        let profile = one(of: Self.profiles)
        if chance(0.1) { return "\"\(profile)\"" }
        let hasProfile = chance(0.7)
        return members([
            ("profile", hasProfile ? 1 : 0, { _ in "\"\(profile)\"" }),
            (
                "screen", hasProfile ? 0.05 : 1,
                {
                    $0.members([
                        ("width", 1, { "\($0.extent(200...1400))" }), ("height", 1, { "\($0.extent(200...1400))" }),
                        ("scale", 0.8, { "\($0.one(of: [1, 2, 3, 1.5, 2.625, 0.1, 16]))" }),
                        ("cornerRadius", 0.3, { "\($0.length(0...60))" }),
                    ])
                }
            ),
            ("orientation", 0.5, { $0.word(["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]) }),
            ("idiom", 0.2, { $0.word(["phone", "pad", "desktop", "tv"]) }),
            (
                "system", 0.3,
                {
                    let name = $0.one(of: ["iPhone OS", "iOS", "iPadOS", "tvOS", "Android", "Android TV", "web"])
                    let version = $0.one(of: ["3.2", "6", "7", "8", "12", "13", "15", "18", "26", "99"])
                    // By the version, so that no seed draws another number than it did.
                    let toolkit =
                        switch (name, version) {
                        case ("Android", "13"): #","toolkit":"compose""#
                        case ("Android", "15"): #","toolkit":"compose","motionScheme":"expressive""#
                        default: ""
                        }
                    return #"{"name":"\#(name)","version":"\#(version)"\#(toolkit)}"#
                }
            ),
            (
                "safeAreaInsets", 0.15,
                {
                    $0.members(
                        ["top", "left", "bottom", "right"].map { ($0, 0.6, { "\($0.length(0...60))" }) })
                }
            ),
            ("window", 0.15, { $0.rect() }),
            (
                "bars", 0.2,
                {
                    $0.members(
                        ["status", "navigation", "tab", "toolbar"].map { ($0, 0.5, { "\($0.length(0...60))" }) })
                }
            ),
            ("keyboard", 0.25, { $0.keyboard() }),
            (
                "reservedRegions", 0.15,
                {
                    $0.list(0...3) {
                        let rect = $0.rect(mayBeEmpty: true)
                        return
                            #"{"kind":\#($0.word(["division", "occlusion"])),"frame":\#(rect),"active":\#($0.bool())}"#
                    }
                }
            ),
            ("layoutDirection", 0.3, { $0.word(["leftToRight", "rightToLeft"]) }),
            ("appearance", 0.2, { $0.word(["light", "dark"]) }),
            (
                "textSize", 0.4,
                {
                    $0.word([
                        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
                        "accessibility3", "accessibility5",
                    ])
                }
            ), ("notifications", 0.1, { $0.word(["on", "off"]) }), ("reduceMotion", 0.1, { $0.bool() }),
            ("contrast", 0.2, { $0.word(["normal", "increased"]) }),
            ("reduceTransparency", 0.1, { $0.bool() }), ("input", 0.2, { $0.word(["touch", "pointer", "focus"]) }),
        ])
    }

    private mutating func keyboard() -> String {
        if chance(0.3) { return one(of: ["null", "\"docked\""]) }
        let isFrame = chance(0.4)
        return members([
            ("frame", isFrame ? 1 : 0, { $0.rect() }), ("height", isFrame ? 0 : 0.9, { "\($0.extent(50...400))" }),
            ("mode", 0.4, { $0.word(["docked", "floating", "undocked", "split"]) }),
            ("duration", 0.3, { "\($0.seconds())" }), ("easing", 0.3, { $0.easing() }),
        ])
    }

    // MARK: Dialog

    private mutating func dimension() -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: "\"fit\""
        case 1: "\"\(number(0...1000, usual: 5...100))%\""
        default: "\(length(20...800))"
        }
    }

    private mutating func actions(_ prefix: String) -> String {
        let count = chance(hostility * 0.3) ? 32 : Int.random(in: 0...4, using: &random)
        let list = (0..<count).map { index in
            let title = text()
            return members([
                ("id", 1, { _ in "\"\(prefix)\(index)\"" }), ("title", 0.9, { _ in title }),
                ("role", 0.4, { $0.word(["default", "cancel", "destructive"]) }),
                ("dismisses", 0.2, { $0.word(["beforeAction", "afterAction", "never"]) }),
                ("preferred", index == 1 ? 0.3 : 0, { $0.bool() }), ("enabled", 0.2, { $0.bool() }),
            ])
        }
        return "[\(list.joined(separator: ","))]"
    }

    private mutating func content() -> String {
        members([
            ("size", 0.4, { $0.members([("width", 0.8, { $0.dimension() }), ("height", 0.8, { $0.dimension() })]) }),
            ("title", 0.7, { $0.text() }), ("message", 0.7, { $0.text() }),
            (
                "image", 0.2,
                {
                    #"""
                    {"width":\#($0.extent(8...200)),"height":\#($0.extent(8...200)),\#
                    "fit":\#($0.word(["contain", "cover", "fill"]))}
                    """#
                }
            ),
            ("actions", 0.6, { $0.actions("a") }),
            (
                "textFields", 0.25,
                {
                    $0.list(0...3) {
                        $0.members([
                            ("placeholder", 0.7, { $0.text() }), ("text", 0.3, { $0.text() }),
                            ("secure", 0.3, { $0.bool() }),
                        ])
                    }
                }
            ),
            (
                "navigationBar", 0.25,
                {
                    $0.members([
                        ("title", 0.7, { $0.text() }), ("leading", 0.5, { $0.actions("l") }),
                        ("trailing", 0.5, { $0.actions("t") }),
                    ])
                }
            ), ("shape", 0.2, { $0.shape() }),
            ("border", 0.1, { #"{"width":\#($0.length(0...4)),"color":\#($0.color())}"# }),
            ("background", 0.2, { #"{"color":\#($0.color()),"opacity":\#($0.share())}"# }),
            (
                "shadows", 0.1,
                {
                    $0.list(0...3) {
                        #"""
                        {"color":\#($0.color()),"opacity":\#($0.share()),"blur":\#($0.length(0...30)),\#
                        "spread":\#($0.place()),"offset":[\#($0.place()),\#($0.place())],"clipped":\#($0.bool())}
                        """#
                    }
                }
            ),
        ])
    }

    private mutating func shape() -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: #"{"kind":"rectangle"}"#
        case 1: #"{"kind":"rounded","radius":\#(length(0...40))}"#
        case 2: #"{"kind":"ellipse"}"#
        default: #"{"kind":"path","path":"M0 0H\#(extent(5...60))L20 30Z"}"#
        }
    }

    private mutating func detent() -> String {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: "\(length(0...900))"
        case 1: "\"\(number(0...1000, usual: 10...100))%\""
        default: word(["medium", "large", "fit"])
        }
    }

    private mutating func placement() -> String {
        members([
            ("edge", 0.3, { $0.word(["bottom", "top", "left", "right", "leading", "trailing", "center"]) }),
            ("margins", 0.2, { $0.insets() }), ("frame", 0.07, { $0.rect() }),
            (
                "frames", 0.05,
                { $0.members([("portrait", 0.7, { $0.rect() }), ("landscape", 0.7, { $0.rect() })]) }
            ), ("anchor", 0.5, { $0.rect(mayBeEmpty: true) }),
            ("side", 0.3, { $0.word(["top", "bottom", "left", "right"]) }),
            ("align", 0.3, { $0.word(["start", "center", "end"]) }),
            (
                "offset", 0.2,
                {
                    $0.chance(0.5)
                        ? "\($0.place(-40...40))"
                        : $0.members([
                            ("mainAxis", 0.7, { "\($0.place(-40...40))" }),
                            ("crossAxis", 0.7, { "\($0.place(-40...40))" }),
                        ])
                }
            ), ("flip", 0.2, { $0.bool() }), ("shift", 0.2, { $0.bool() }), ("padding", 0.2, { $0.insets() }),
            (
                "arrow", 0.2,
                {
                    $0.chance(0.3)
                        ? "null"
                        : $0.members(["width", "height", "padding"].map { ($0, 0.6, { "\($0.length(0...40))" }) })
                }
            ), ("arrowDirections", 0.1, { $0.list(0...3) { $0.word(["up", "down", "left", "right", "any"]) } }),
            ("level", 0.2, { $0.word(["window", "content"]) }),
            ("anchorPoint", 0.1, { "[\($0.place()),\($0.place())]" }), ("container", 0.1, { $0.rect() }),
            ("keyboard", 0.3, { $0.word(["avoid", "resize", "ignore"]) }),
            ("detents", 0.3, { $0.list(0...4) { $0.detent() } }), ("selectedDetent", 0.1, { $0.detent() }),
            ("largestUndimmedDetent", 0.1, { $0.detent() }), ("surface", 0.1, { $0.word(["content", "screen"]) }),
        ])
    }

    private mutating func easing() -> String {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: #"{"cubicBezier":[0.2,\#(place(-1...2)),0.8,\#(place(-1...2))]}"#
        case 1:
            #"""
            {"spring":{"mass":\#(number(0.1...100, usual: 1...3)),\#
            "stiffness":\#(number(1...10_000, usual: 100...1000)),\#
            "damping":\#(number(0.5...1000, usual: 10...500))}}
            """#
        case 2: #"{"steps":\#(Int.random(in: 2...1000, using: &random)),"position":"jump-none"}"#
        case 3: #"{"linear":[[0,0],[\#(place(0...1)),0.5],[1,1]]}"#
        default: word(["linear", "easeIn", "easeOut", "easeInOut", "default"])
        }
    }

    private mutating func pose() -> String {
        members([
            ("scale", 0.4, { $0.chance(0.5) ? "\($0.number(-1000...1000, usual: 0...2))" : "[0.5,2]" }),
            ("opacity", 0.4, { "\($0.share())" }), ("translation", 0.4, { "[\($0.place()),\($0.place())]" }),
            ("rotationX", 0.2, { "\($0.place(-360...360))" }), ("rotationY", 0.2, { "\($0.place(-360...360))" }),
            ("rotationZ", 0.2, { "\($0.place(-360...360))" }),
        ])
    }

    private mutating func passage(_ away: [String]) -> [(String, Double, (inout AnyRequest) -> String)] {
        [
            (
                "style", 0.6,
                { $0.word(["coverVertical", "flipHorizontal", "crossDissolve", "slide", "zoom", "none", "custom"]) }
            ), ("edge", 0.3, { $0.word(["bottom", "top", "left", "right", "leading", "trailing"]) }),
            ("duration", 0.4, { "\($0.seconds())" }), ("delay", 0.2, { "\($0.seconds())" }),
            ("easing", 0.3, { $0.easing() }),
        ] + away.map { ($0, 0.3, { $0.pose() }) }
    }

    private mutating func transition() -> String {
        guard chance(0.4) else { return members(passage(["from", "to"])) }
        let present = members(passage(["from"]))
        let dismiss = members(passage(["to"]))
        return #"{"present":\#(present),"dismiss":\#(dismiss)}"#
    }

    private mutating func dialog() -> String {
        members([
            ("id", 0.3, { $0.text() }), ("requested", 0.2, { $0.bool() }),
            ("style", 0.97, { $0.word(StyleName.allCases.map(\.rawValue)) }), ("content", 0.9, { $0.content() }),
            ("placement", 0.7, { $0.placement() }),
            (
                "backdrop", 0.3,
                {
                    $0.members([
                        ("color", 0.4, { $0.color() }), ("opacity", 0.4, { "\($0.share())" }),
                        ("interaction", 0.5, { $0.word(["block", "dismiss", "passThrough"]) }),
                        ("passThroughRects", 0.3, { $0.list(0...3) { $0.rect() } }),
                    ])
                }
            ),
            (
                "dismissal", 0.3,
                {
                    $0.members([
                        ("after", 0.5, { "\($0.seconds())" }),
                        ("swipe", 0.4, { $0.list(0...3) { $0.word(["bottom", "top", "leading", "right"]) } }),
                        ("tapDialog", 0.3, { $0.bool() }), ("approval", 0.3, { $0.word(["none", "presenter"]) }),
                    ])
                }
            ), ("transition", 0.4, { $0.transition() }),
            (
                "presenter", 0.2,
                {
                    $0.members([
                        ("style", 0.5, { $0.word(StyleName.allCases.map(\.rawValue)) }), ("frame", 0.3, { $0.rect() }),
                        ("navigationBar", 0.3, { $0.bool() }),
                    ])
                }
            ),
            (
                "pushBack", 0.2,
                {
                    $0.members([
                        ("scale", 0.7, { "\($0.number(0...1000, usual: 0.5...1))" }),
                        ("opacity", 0.7, { "\($0.share())" }),
                        ("cornerRadius", 0.7, { "\($0.length(0...40))" }),
                    ])
                }
            ),
            (
                "parallax", 0.1,
                { #"{"horizontal":\#($0.length(0...20)),"vertical":\#($0.length(0...20))}"# }
            ),
        ])
    }

    /// The next request, in the interface's own space.
    mutating func body() -> String {
        let options = members([
            ("snap", 0.2, { $0.word(["pixel", "none"]) }), ("explain", 0.2, { $0.bool() }),
        ])
        return DialogBody(on: device(), dialog: dialog(), options: options).json
    }
}
