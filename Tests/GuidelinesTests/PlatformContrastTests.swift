import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// A colour as WCAG 2.2 reckons with it: sRGB, each channel 0…1.
private struct Shade {
    var channels: [Double]
    var alpha = 1.0

    init(_ hex: String, opacity: Double = 1) {
        let digits = Array(hex.dropFirst())
        let bytes = stride(from: 0, to: digits.count, by: 2).map { Int(String(digits[$0...($0 + 1)]), radix: 16) ?? 0 }
        channels = bytes.prefix(3).map { Double($0) / 255 }
        alpha = opacity * (bytes.count > 3 ? Double(bytes[3]) / 255 : 1)
    }

    func over(_ below: Shade) -> Shade {
        var flat = self
        flat.channels = zip(channels, below.channels).map { $0 * alpha + $1 * (1 - alpha) }
        flat.alpha = 1
        return flat
    }

    private var luminance: Double {
        let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    func contrast(to other: Shade) -> Double {
        let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (high + 0.05) / (low + 0.05)
    }
}

/// The contrast of each text of an answer to what it stands on, by the ids of their layers.
private func contrasts(in answer: JSON) -> [String: Double] {
    let layers = answer["layers"]
    func ground(_ layer: JSON) -> Shade {
        let below = layer["parent"].string.map { ground(layers[$0]) } ?? Shade("#808080")
        guard let color = layer["background"]["color"].string else { return below }
        return Shade(color, opacity: layer["background"]["opacity"].number).over(below)
    }
    var found: [String: Double] = [:]
    for layer in layers.elements {
        guard let id = layer["id"].string, let color = layer["text"]["color"].string else { continue }
        found[id] = Shade(color).over(ground(layer)).contrast(to: ground(layer))
    }
    return found
}

private let content =
    #"""
    "content":{"title":"Save?","message":"Not saved yet.","textFields":[{"id":"name","placeholder":"Name"}],\#
    "navigationBar":{"title":"New","leading":{"id":"x","title":"Close","role":"cancel"},"trailing":[{"id":"go",\#
    "title":"Go"},{"id":"bin","title":"Bin","role":"destructive"}]},"actions":[{"id":"save","title":"Save"},\#
    {"id":"no","title":"Cancel","role":"cancel"},{"id":"drop","title":"Drop","role":"destructive"}]}
    """#
private let message =
    #"""
    "content":{"title":"Sent","message":"To nobody.","actions":[{"id":"undo","title":"Undo"},{"id":"drop",\#
    "title":"Drop","role":"destructive"}]}
    """#

private func answer(_ style: String, on device: String, _ appearance: String) throws -> JSON {
    try layout(
        style, on: device, state: #""appearance":"\#(appearance)""#,
        placement: #""anchor":{"x":150,"y":300,"width":60,"height":40}"#,
        dialog: style == "slidingMessage" ? message : content)
}

private let styles = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
    "sheet",
    "slidingMessage",
]

/// Texts on what they stand on by WCAG 2.2, success criterion 1.4.3.
@Suite struct `The contrast of platforms' own colours` {
    @Test func `the contrast of platforms' own colours is reckoned as WCAG's examples have it`() {
        #expect(abs(Shade("#000000").contrast(to: Shade("#FFFFFF")) - 21) < 1e-9)
        #expect(abs(Shade("#777777").contrast(to: Shade("#FFFFFF")) - 4.48) < 0.005)
        #expect(abs(Shade("#767676").contrast(to: Shade("#FFFFFF")) - 4.54) < 0.005)
    }

    @Test(arguments: ["pixel-8", "android-tablet-medium", "android-tv"], ["light", "dark"])
    func `the contrast of platforms' own colours is at least 4.5 to 1 for every text of Android`(
        device: String, appearance: String
    ) throws {
        for style in styles {
            let found = contrasts(in: try answer(style, on: device, appearance))
            #expect(found.count > 2)
            for (layer, ratio) in found { #expect(ratio >= 4.5, "\(style) \(layer)") }
        }
    }

    /// Chromium's placeholder is #757575 in either appearance: on a dark field of #3B3B3B that is 2.43 to 1.
    @Test(arguments: ["light", "dark"])
    func `the contrast of platforms' own colours is that on the web, too, but for a placeholder in the dark`(
        appearance: String
    ) throws {
        for style in styles where style != "slidingMessage" {
            let found = contrasts(in: try answer(style, on: "desktop-1440x900", appearance))
            let low = found.filter { $0.value < 4.5 }
            #expect(Set(low.keys) == (appearance == "dark" ? ["field:name"] : []), "\(style)")
            for ratio in low.values { #expect(abs(ratio - 2.43) < 0.01) }
        }
    }

    /// The roles of text with the surfaces that they stand on, as Material pairs them. Surfaces darken along, so that a
    /// text which stood out by far may do so by a little less.
    @Test(arguments: [
        ("on-surface", "surface-container-highest"), ("on-surface-variant", "surface-container-highest"),
        ("primary", "surface-container-high"), ("error", "surface-container-high"),
        ("inverse-on-surface", "inverse-surface"), ("inverse-primary", "inverse-surface"), ("on-primary", "primary"),
        ("on-error", "error"), ("on-primary-container", "primary-container"),
    ])
    func `the contrast of platforms' own colours is at least 7 to 1 where Android's user has increased it`(
        text: String, surface: String
    ) throws {
        let style = try JSON(try Scrim.shared.get().get("/v1/styles/alert").body)
        let palette = style["palettes"].elements.first { $0["platform"] == "android" } ?? .missing
        func ratio(_ setting: String) -> Double {
            let (on, under) = (palette["colors"][text][setting], palette["colors"][surface][setting])
            return Shade(on["color"].string ?? "").contrast(to: Shade(under["color"].string ?? ""))
        }
        for appearance in ["light", "dark"] {
            #expect(ratio("\(appearance)Increased") >= 7)
        }
    }
}
