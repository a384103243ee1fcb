import Foundation
import ServiceTestSupport
import TestSupport
import Testing

private let platforms = [
    #""profile":"iphone-15","system":{"name":"iOS","version":"17.0"}"#,
    #""profile":"iphone-16","system":{"name":"iOS","version":"26.1"}"#, #""profile":"pixel-8""#,
    #""profile":"desktop-1280x800""#,
]

private let ownStyles = ["semiModal", "floating", "slidingMessage"]
private let appearances = ["light", "dark"]

private func shown(_ style: String, on device: String) throws -> JSON {
    try layout(
        style, on: device,
        content: #"""
            "title":"Title","message":"Message","textFields":[{"id":"f","placeholder":"Name"}],
             "actions":[{"id":"a","title":"Share"}]
            """#)
}

/// The relative luminance of `#RRGGBB` (WCAG 2.2).
private func luminance(_ color: String) -> Double {
    let value = UInt32(color.dropFirst().prefix(6), radix: 16) ?? 0
    func linear(_ shift: UInt32) -> Double {
        let part = Double(value >> shift & 255) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
}

private func contrast(_ one: String, _ other: String) -> Double {
    let (low, high) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
}

@Suite struct `The look of the own styles` {
    @Test(arguments: ownStyles, platforms) func `follows the appearance on every platform`(
        style: String, device: String
    ) throws {
        let light = try shown(style, on: device + #","appearance":"light""#)["layers"]["dialog"]
        let dark = try shown(style, on: device + #","appearance":"dark""#)["layers"]["dialog"]
        // A message is black either way where the system has no glass and no snackbar: corrections, Dark.
        let isBlack = style == "slidingMessage" && light["background"]["color"] == "#000000"
        #expect(isBlack || light["background"]["color"] != dark["background"]["color"])
        // Android's is a snackbar there, which is light in the dark: appearance m3.snackbar.
        let isInverse = style == "slidingMessage" && device.contains("pixel")
        #expect((luminance(dark["background"]["color"].string ?? "") < 0.05) != isInverse)
    }

    /// WCAG 2.2, 1.4.3. Apple's tint on white has 4.02 itself, so buttons are left to the platform.
    @Test(arguments: ownStyles, platforms) func `has text that can be read`(style: String, device: String) throws {
        for appearance in appearances {
            let layers = try shown(style, on: device + #","appearance":"\#(appearance)""#)["layers"]
            let background = layers["dialog"]["background"]["color"].string ?? ""
            for id in ["title", "message"] {
                #expect(contrast(layers[id]["text"]["color"].string ?? "", background) >= 4.5)
            }
        }
    }

    /// In a message the button's colour is the platform's on dark surfaces, which has enough contrast.
    @Test(arguments: platforms, appearances) func `has buttons that can be read on a message`(
        device: String, appearance: String
    ) throws {
        let layers = try shown("slidingMessage", on: device + #","appearance":"\#(appearance)""#)["layers"]
        let button = layers["action:a"]
        let fill = button["background"] == .null ? layers["dialog"]["background"] : button["background"]
        #expect(contrast(button["text"]["color"].string ?? "", fill["color"].string ?? "") >= 4.5)
    }

    /// Ledger B3, B2: a blue border on the systems of its article, a light grey cover everywhere.
    @Test(arguments: [
        #""profile":"iphone-5s""#, #""profile":"iphone-8","system":{"name":"iOS","version":"12.4"}"#, platforms[0],
    ])
    func `keeps the floating view's border up to iOS 12, and its cover`(device: String) throws {
        let layers = try shown("floating", on: device)["layers"]
        #expect(
            layers["dialog"]["border"]
                == (device == platforms[0] ? .missing : ["width": 2, "color": "#0000FF", "opacity": 1]))
        #expect(layers["dimming"]["background"]["color"] == "#AAAAAA")
        #expect(layers["dimming"]["color"] == "#AAAAAA")
        #expect(layers["dialog"]["background"]["color"] == "#FFFFFF")
    }

    /// Ledger E4 up to iOS 6; later what look-alikes have, appearance toast.f7.ios13, toast.f7.ios26.
    @Test(arguments: [(platforms[0], 8.0, "systemMaterial"), (platforms[1], 32, "regular")])
    func `lets messages have the corners and the material of later systems`(
        device: String, radius: Double, material: String
    ) throws {
        let dialog = try layout(
            "slidingMessage", on: device, content: #""title":"T","message":"M""#)["layers"]["dialog"]
        #expect(dialog["opacity"] == 1)
        #expect(dialog["cornerRadius"].number == radius)
        #expect(dialog["background"]["material"]["name"] == .string(material))
        let old = try layout(
            "slidingMessage", on: "iphone-3gs", content: #""title":"T","message":"M""#)["layers"]["dialog"]
        #expect(old["opacity"] == 0.87 && old["cornerRadius"] == 0)
        #expect(old["background"] == ["color": "#000000", "opacity": 1])
    }

    /// Buttons of the platform: appearance color.ios13.systemBlue, m3.color.primary, web.color.ButtonText.
    @Test(arguments: [(0, "#007AFF"), (1, "#0088FF"), (2, "#6750A4"), (3, "#000000")])
    func `has the platform's buttons`(platform: Int, color: String) throws {
        let layers = try shown("semiModal", on: platforms[platform])["layers"]
        #expect(layers["action:a"]["text"]["color"] == .string(color))
    }
}
