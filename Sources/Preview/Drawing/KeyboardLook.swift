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
        key: [0xFBFBFC, 0xD9DBDF], other: [0x8B929E, 0x5C6472], ink: 0x1E2126, otherInk: white, quietInk: white,
        edge: 0x3A414D, radius: 5)

    private static func flat(_ isDark: Bool, radius: Double) -> KeyboardLook {
        KeyboardLook(
            key: [isDark ? 0x6B6B6B : white], other: [isDark ? 0x464646 : 0xABB1BA], ink: isDark ? white : 0,
            quietInk: isDark ? 0xC8C8CC : 0x55585E, edge: isDark ? 0x101010 : 0x898A8D, radius: radius)
    }

    /// iOS 26: keys with larger radii, all of one colour, on a board with round corners.
    private static func glass(_ isDark: Bool) -> KeyboardLook {
        let key: UInt32 = isDark ? 0x5A5A5C : white
        return KeyboardLook(
            key: [key], other: [key], ink: isDark ? white : 0, quietInk: isDark ? 0xC8C8CC : 0x55585E, radius: 8.5)
    }

    private static func material(_ isDark: Bool) -> KeyboardLook {
        KeyboardLook(
            key: [isDark ? 0x3B383E : white], other: [isDark ? 0x4A4458 : 0xE8DEF8],
            enter: isDark ? 0x4F378B : 0xD0BCFF, ink: isDark ? white : 0, quietInk: isDark ? 0xC8C8CC : 0x55585E,
            radius: 6, hasRoundKeys: true)
    }

    /// Android 5 to 11: letters on a plain background, and a return key in the accent colour.
    private static func blueGrey(_ isDark: Bool) -> KeyboardLook {
        let ground: UInt32 = isDark ? 0x263238 : 0xECEFF1
        return KeyboardLook(
            key: [ground], other: [ground], enter: isDark ? 0x80CBC4 : 0x4DB6AC, ink: isDark ? 0xECEFF1 : 0x37474F,
            quietInk: isDark ? 0xB0BEC5 : 0x607D8B, radius: 2)
    }

    /// Android 3 and 4: dark grey keys on black.
    private static let holo = KeyboardLook(
        key: [0x3A3A3A], other: [0x2A2A2A], ink: white, quietInk: 0x33B5E5, radius: 1)

    private static let white: UInt32 = 0xFFFFFF

    /// Creates a look from colours as `0xRRGGBB`: `enter` is by default that of the other keys, `otherInk` is `ink`.
    private init(
        key: [UInt32], other: [UInt32], enter: UInt32? = nil, ink: UInt32, otherInk: UInt32? = nil, quietInk: UInt32,
        edge: UInt32? = nil, radius: Double, hasRoundKeys: Bool = false
    ) {
        (self.key, self.other) = (key.map(Color.init(rgb:)), other.map(Color.init(rgb:)))
        self.enter = enter.map { [Color(rgb: $0)] } ?? self.other
        (self.ink, self.otherInk) = (Color(rgb: ink), Color(rgb: otherInk ?? ink))
        (self.quietInk, self.edge) = (Color(rgb: quietInk), edge.map(Color.init(rgb:)))
        (self.radius, self.hasRoundKeys) = (radius, hasRoundKeys)
    }
}
