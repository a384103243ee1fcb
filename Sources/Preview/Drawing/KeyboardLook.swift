import Boxes
import Devices
import Dialogs
import Geometry

/// The look of keys on each system; chosen by eye, as there is no source.
struct KeyboardLook {
    /// The colours that fill a key, from top to bottom.
    var key: [Color]
    /// The colours that fill a key that does not enter a character, from top to bottom.
    var other: [Color]
    /// The colours of the return key.
    var enter: [Color]
    /// The colour of the label on a key.
    var ink: Color
    var otherInk: Color
    /// The colour of labels outside the keys: suggestions, and the symbols below the keys.
    var quietInk: Color
    /// The edge below each key, one point high; `nil` if there is none.
    var edge: Color?
    /// The corner radius of keys, in points.
    var radius: Double
    /// Whether the return key and the key for digits have round ends.
    var hasRoundKeys = false

    init(_ stage: StageReport) {
        let isDark = stage.state.appearance == .dark
        guard stage.state.platform != .material else {
            switch AndroidRelease(stage.state.runningSystem) {
            case .holo: self = Self.holo
            case .material1, .material2: self = Self.blueGrey(isDark)
            case .material3: self = Self.material(isDark)
            }
            return
        }
        // Other systems' keyboards are drawn as the newest of Apple's.
        switch stage.appleRelease ?? .glass {
        case .classic: self = .classic
        case .seven, .eight, .nine: self = Self.flat(false, radius: 4)
        case .card, .detents: self = Self.flat(isDark, radius: 5)
        case .glass: self = Self.glass(isDark)
        }
    }

    /// iPhone OS 3 to iOS 6: keys lit from above with a dark lower edge; keys without a character are as dark as the
    /// board.
    private static let classic = KeyboardLook(
        key: [Color(rgb: 0xFBFBFC), Color(rgb: 0xD9DBDF)], other: [Color(rgb: 0x8B929E), Color(rgb: 0x5C6472)],
        enter: [Color(rgb: 0x8B929E), Color(rgb: 0x5C6472)], ink: Color(rgb: 0x1E2126), otherInk: .white,
        quietInk: .white, edge: Color(rgb: 0x3A414D), radius: 5)

    private static func flat(_ isDark: Bool, radius: Double) -> KeyboardLook {
        let other = isDark ? Color(rgb: 0x464646) : Color(rgb: 0xABB1BA)
        return KeyboardLook(
            key: [isDark ? Color(rgb: 0x6B6B6B) : .white], other: [other], enter: [other],
            ink: isDark ? .white : .black, otherInk: isDark ? .white : .black,
            quietInk: isDark ? Color(rgb: 0xC8C8CC) : Color(rgb: 0x55585E),
            edge: isDark ? Color(rgb: 0x101010) : Color(rgb: 0x898A8D), radius: radius)
    }

    /// iOS 26: keys with larger radii, all of one colour, on a board with round corners.
    private static func glass(_ isDark: Bool) -> KeyboardLook {
        let key = isDark ? Color(rgb: 0x5A5A5C) : .white
        return KeyboardLook(
            key: [key], other: [key], enter: [key], ink: isDark ? .white : .black, otherInk: isDark ? .white : .black,
            quietInk: isDark ? Color(rgb: 0xC8C8CC) : Color(rgb: 0x55585E), edge: nil, radius: 8.5)
    }

    private static func material(_ isDark: Bool) -> KeyboardLook {
        let other = isDark ? Color(rgb: 0x4A4458) : Color(rgb: 0xE8DEF8)
        return KeyboardLook(
            key: [isDark ? Color(rgb: 0x3B383E) : .white], other: [other],
            enter: [isDark ? Color(rgb: 0x4F378B) : Color(rgb: 0xD0BCFF)], ink: isDark ? .white : .black,
            otherInk: isDark ? .white : .black, quietInk: isDark ? Color(rgb: 0xC8C8CC) : Color(rgb: 0x55585E),
            edge: nil, radius: 6, hasRoundKeys: true)
    }

    /// Android 5 to 11: letters on a plain background, and a return key in the accent colour.
    private static func blueGrey(_ isDark: Bool) -> KeyboardLook {
        let ground = isDark ? Color(rgb: 0x263238) : Color(rgb: 0xECEFF1)
        let ink = isDark ? Color(rgb: 0xECEFF1) : Color(rgb: 0x37474F)
        return KeyboardLook(
            key: [ground], other: [ground], enter: [isDark ? Color(rgb: 0x80CBC4) : Color(rgb: 0x4DB6AC)], ink: ink,
            otherInk: ink, quietInk: isDark ? Color(rgb: 0xB0BEC5) : Color(rgb: 0x607D8B), edge: nil, radius: 2)
    }

    /// Android 3 and 4: dark grey keys on black.
    private static let holo = KeyboardLook(
        key: [Color(rgb: 0x3A3A3A)], other: [Color(rgb: 0x2A2A2A)], enter: [Color(rgb: 0x2A2A2A)], ink: .white,
        otherInk: .white, quietInk: Color(rgb: 0x33B5E5), edge: nil, radius: 1)

    private init(
        key: [Color], other: [Color], enter: [Color], ink: Color, otherInk: Color, quietInk: Color, edge: Color?,
        radius: Double, hasRoundKeys: Bool = false
    ) {
        (self.key, self.other, self.enter) = (key, other, enter)
        (self.ink, self.otherInk, self.quietInk) = (ink, otherInk, quietInk)
        (self.edge, self.radius, self.hasRoundKeys) = (edge, radius, hasRoundKeys)
    }
}
