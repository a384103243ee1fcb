import ServiceTestSupport
import TestSupport

/// Requests made from a seed with every member that the contract knows, over all of the ranges that it allows: mostly
/// what apps ask for, and now and then the smallest, the largest and what contradicts the rest.
struct AnyRequest {
    var random: SeededGenerator
    /// How often a number is taken from the ends of its range.
    let hostility: Double

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        hostility = [0, 0.05, 0.3][Int(seed % 3)]
    }

    // MARK: Chance

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
    private mutating func one<T>(of choices: [T]) -> T { choices[Int.random(in: choices.indices, using: &random)] }
    mutating func word(_ choices: [String]) -> String { "\"\(one(of: choices))\"" }
    mutating func bool() -> String { chance(0.5) ? "true" : "false" }

    mutating func number(_ range: ClosedRange<Double>, usual: ClosedRange<Double>) -> Double {
        guard chance(hostility) else {
            let value = Double.random(in: usual, using: &random)
            return chance(0.7) ? value.rounded() : (value * 100).rounded() / 100
        }
        return one(of: [
            range.lowerBound, range.upperBound, max(range.lowerBound, min(0, range.upperBound)),
            max(range.lowerBound, min(range.upperBound, one(of: [0.0001, 0.5, 1, -1, 3333.333, -50_000, 99_999.5]))),
        ])
    }

    mutating func length(_ usual: ClosedRange<Double> = 0...300) -> Double { number(0...100_000, usual: usual) }
    mutating func extent(_ usual: ClosedRange<Double> = 20...700) -> Double {
        number(0.01...100_000, usual: usual)
    }
    mutating func place(_ usual: ClosedRange<Double> = 0...700) -> Double {
        number(-1_000_000...1_000_000, usual: usual)
    }
    mutating func share() -> Double { number(0...1, usual: 0...1) }
    mutating func seconds() -> Double { number(0...3600, usual: 0...3) }

    mutating func rect(mayBeEmpty: Bool = false) -> String {
        let (x, y) = (place(), place())
        let (width, height) = mayBeEmpty && chance(0.1) ? (0, 0) : (extent(), extent())
        return #"{"x":\#(x),"y":\#(y),"width":\#(width),"height":\#(height)}"#
    }

    mutating func insets() -> String {
        guard chance(0.7) else { return "\(place(0...40))" }
        var members: [String] = []
        for edge in ["top", "left", "bottom", "right", "leading", "trailing"] where chance(0.4) {
            members.append("\"\(edge)\":\(place(0...40))")
        }
        return "{\(members.joined(separator: ","))}"
    }

    mutating func color() -> String { word(["#000000", "#FFFFFF", "#0A84FF80", "#11223300"]) }

    private static let texts = [
        "OK", "Save changes?", "Your changes have not been saved. If you leave now they will be lost for good.",
        "保存しますか？変更内容はまだ保存されていません。", "هل تريد حفظ التغييرات؟ سوف تفقد كل ما كتبته إذا خرجت الآن.",
        "האם לשמור את השינויים?", "Сохранить изменения перед выходом?", "क्या आप परिवर्तन सहेजना चाहते हैं?",
        "บันทึกการเปลี่ยนแปลงหรือไม่", #"One\nTwo\r\nThree\n"#, "👍🏽 Done, mixed עברית and English",
        "Donaudampfschifffahrtsgesellschaftskapitänspatent", "a", "", " ", #"\u0000"#, #"\u200D\uFE0F"#,
        "e\u{301}\u{301}",
        "변경 사항이 저장되지 않았습니다.",
    ]

    mutating func text() -> String {
        if chance(hostility * 0.1) { return "\"\(String(repeating: one(of: ["W", "é", "漢", "i "]), count: 2000))\"" }
        return word(Self.texts)
    }

    mutating func members(_ all: [(String, Double, (inout AnyRequest) -> String)]) -> String {
        var members: [String] = []
        for (name, share, value) in all where chance(share) { members.append("\"\(name)\":\(value(&self))") }
        return "{\(members.joined(separator: ","))}"
    }

    mutating func list(_ count: ClosedRange<Int>, _ value: (inout AnyRequest) -> String) -> String {
        "[\((0..<Int.random(in: count, using: &random)).map { _ in value(&self) }.joined(separator: ","))]"
    }

    // MARK: Device

    private static let profiles = [
        "iphone-original", "iphone-4", "iphone-5s", "iphone-6-plus", "iphone-x", "iphone-13-mini", "iphone-17",
        "ipad-1",
        "ipad-air-2", "ipad-pro-11", "ipad-a16", "nexus-5", "pixel-8", "desktop-1440x900", "apple-tv-4k",
        "android-tablet-small", "android-foldable-7-6-unfolded", "surface-duo-spanned", "iphone-duo-unfolded",
        "android-tv", "carplay-800x480", "gnome-1000x720", "gnome-phone-360x720", "kde-990x720", "kde-phone-360x720",
        "windows-1366x720", "windows-500x600", "mate-70", "matepad-pro", "matebook-pro", "macbook-air-13",
        "macos-480x640", "visionos-1280x720", "visionos-400x400", "pixel-watch", "wear-square",
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
                    let name = $0.one(of: [
                        "iPhone OS", "iOS", "iPadOS", "tvOS", "Android", "Android TV", "web", "GNOME", "KDE Plasma",
                        "Windows", "HarmonyOS", "macOS", "visionOS", "Wear OS", "CarPlay",
                    ])
                    let version = $0.one(of: ["3.2", "6", "7", "8", "12", "13", "15", "18", "26", "48", "99"])
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

    mutating func keyboard() -> String {
        if chance(0.3) { return one(of: ["null", "\"docked\""]) }
        let isFrame = chance(0.4)
        return members([
            ("frame", isFrame ? 1 : 0, { $0.rect() }), ("height", isFrame ? 0 : 0.9, { "\($0.extent(50...400))" }),
            ("mode", 0.4, { $0.word(["docked", "floating", "undocked", "split"]) }),
            ("duration", 0.3, { "\($0.seconds())" }), ("easing", 0.3, { $0.easing() }),
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
