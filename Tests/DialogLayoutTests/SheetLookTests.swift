import ServiceTestSupport
import TestSupport
import Testing

/// A device of Apple's with a system of its time.
private func device(_ profile: String, _ version: String, _ more: String = "") -> String {
    #"{"profile":"\#(profile)","system":{"name":"iOS","version":"\#(version)"}\#(more)}"#
}

private let dark = #","appearance":"dark""#

private let content = """
    {"navigationBar":{"title":"T","leading":[{"id":"cancel","title":"Cancel","role":"cancel"}],
     "trailing":[{"id":"erase","title":"Erase","role":"destructive"}]},
     "title":"Title","message":"Message","textFields":[{"id":"f","placeholder":"Name"}],
     "actions":[{"id":"a","title":"Share"},{"id":"d","title":"Delete","role":"destructive"}]}
    """

private func shown(_ style: String, on device: String, _ more: String = "") throws -> JSON {
    try layout(style, on: device, content: content, dialog: more, options: #""rests":true"#)
}

private let anchored = #","placement":{"anchor":{"x":300,"y":300,"width":60,"height":40}}"#

/// Pads of every release, in each appearance that it has.
private let eras = [
    device("ipad-2", "5.0"), device("ipad-2", "7.0"), device("ipad-air-2", "8.0"), device("ipad-air-2", "12.0"),
    device("ipad-pro-11", "15.0"), device("ipad-pro-11", "15.0", dark), device("ipad-pro-11", "26.1"),
    device("ipad-pro-11", "26.1", dark),
]

private let pageStyles = ["fullScreen", "pageSheet", "formSheet", "currentContext"]

@Suite struct `The look of a sheet` {
    /// appearance sheet.grabber.ios26, sheet.grabber.ios13.light.
    @Test(arguments: [
        ("26.1", "", "#C5C5C8", 1.0), ("26.1", dark, "#626267", 1.0), ("17.0", "", "#000000", 0.23),
    ])
    func `has a grabber of its era`(version: String, more: String, color: String, opacity: Double) throws {
        let answer = try shown(
            "sheet", on: device("iphone-15", version, more), #","placement":{"detents":["medium","large"]}"#)
        let grabber = answer["layers"]["grabber"]["background"]
        #expect(grabber["color"] == .string(color))
        #expect(grabber["opacity"] == .number(opacity))
    }

    /// appearance color.ios13.systemBackground.base and .elevated: what covers the screen lies on the base level.
    @Test(arguments: [
        ("fullScreen", "17.0", "", "#FFFFFF"), ("fullScreen", "17.0", dark, "#000000"),
        ("pageSheet", "17.0", "", "#FFFFFF"), ("pageSheet", "17.0", dark, "#1C1C1E"),
        ("pageSheet", "26.1", dark, "#1C1C1E"), ("sheet", "17.0", dark, "#1C1C1E"),
    ])
    func `has the background of its level`(style: String, version: String, more: String, color: String) throws {
        let dialog = try shown(style, on: device("iphone-15", version, more))["layers"]["dialog"]
        #expect(dialog["background"]["color"] == .string(color))
        #expect(dialog["background"]["opacity"] == 1)
        #expect(dialog["cornerCurve"] == "continuous")
        #expect(dialog["clips"] == true)
    }

    /// appearance sheet.ios26.floating.mix, .mixDark, .fallback, .fallbackDark; material.glass.bar,
    /// material.glass.ring.
    @Test(arguments: [
        ("", "#F5F5F5", "#FDFDFD", 0.8706, 5.651), (dark, "#393939", "#484848", 0.7961, 1.0),
    ])
    func `the look of a sheet is glass below its greatest height on iOS 26`(
        more: String, flat: String, tint: String, opacity: Double, saturation: Double
    ) throws {
        let answer = try shown(
            "sheet", on: device("iphone-16", "26.1", more), #","placement":{"detents":["medium","large"]}"#)
        let dialog = answer["layers"]["dialog"]
        #expect(dialog["background"]["color"] == .string(flat))
        #expect(dialog["background"]["opacity"] == 1)
        let material = dialog["background"]["material"]
        #expect(material["tint"] == ["color": .string(tint), "opacity": .number(opacity)])
        #expect(material["blur"] == 2.25)
        #expect(material["saturation"] == .number(saturation))
        if more.isEmpty {
            #expect(dialog["border"] == ["width": 1, "color": "#FFFFFF", "opacity": 0.3714])
        } else {
            #expect(dialog["border"] == .missing)
        }
        // At rest at the other detent it is opaque: sheet.ios26.large.
        let large = answer["transitions"]["detents"]["large"]["rest"]["layers"]["dialog"]
        #expect(large["background"]["color"] == (more.isEmpty ? "#FFFFFF" : "#1C1C1E"))
        #expect(large["background"]["material"] == .missing)
        #expect(large["border"] == .missing)
    }

    @Test func `the look of a sheet is opaque where transparency is reduced`() throws {
        let answer = try shown(
            "sheet", on: device("iphone-16", "26.1", #","reduceTransparency":true"#),
            #","placement":{"detents":["medium","large"]}"#)
        #expect(answer["layers"]["dialog"]["background"] == ["color": "#F5F5F5", "opacity": 1])
    }

    /// appearance sheet.shadow.ios13.pad; phones have no figure.
    @Test func `casts a shadow on pads`() throws {
        let pad = try shown("formSheet", on: device("ipad-pro-11", "15.0"))["layers"]["dialog"]["shadows"].elements
        #expect(pad.count == 1)
        #expect(pad.first?["color"] == "#000000")
        #expect(pad.first?["opacity"] == 0.1)
        #expect(pad.first?["blur"] == 30)
        #expect(pad.first?["spread"] == 10)
        #expect(try shown("pageSheet", on: device("iphone-15", "17.0"))["layers"]["dialog"]["shadows"] == .missing)
    }
}

@Suite struct `The bar of a page` {
    /// appearance nav.ios6.bar, nav.ios7.background, nav.ios13.background.
    @Test(arguments: [
        ("iphone-4", "5.0", "", "#768BA7"), ("iphone-5s", "8.0", "", "#F7F7F7"), ("iphone-11", "13.0", "", "#F9F9F9"),
        ("iphone-11", "13.0", dark, "#1D1D1D"),
    ])
    func `the bar of a page is filled as in its era`(profile: String, version: String, more: String, color: String)
        throws
    {
        let bar = try shown("pageSheet", on: device(profile, version, more))["layers"]["bar:navigation"]
        #expect(bar["background"]["color"] == .string(color))
    }

    /// appearance nav.ios13.background: what lies below shows through.
    @Test func `the bar of a page is a material from iOS 13 on, opaque without transparency`() throws {
        let bar = try shown("pageSheet", on: device("iphone-11", "13.0"))["layers"]["bar:navigation"]
        #expect(bar["background"]["material"]["tint"] == ["color": "#F9F9F9", "opacity": 0.9412])
        let opaque = try shown("pageSheet", on: device("iphone-11", "13.0", #","reduceTransparency":true"#))
        #expect(opaque["layers"]["bar:navigation"]["background"] == ["color": "#F9F9F9", "opacity": 1])
    }

    /// appearance nav.ios7.hairline, nav.ios13.f7.
    @Test(arguments: [
        ("iphone-5s", "8.0", "", "#000000", 0.3), ("iphone-11", "13.0", "", "#000000", 0.25),
        ("iphone-11", "13.0", dark, "#FFFFFF", 0.16),
    ])
    func `ends in a hairline`(
        profile: String, version: String, more: String, color: String, opacity: Double
    ) throws {
        let border = try shown("pageSheet", on: device(profile, version, more))["layers"]["bar:navigation"]["border"]
        #expect(
            border == ["width": 0.5, "color": .string(color), "opacity": .number(opacity), "sides": ["bottom"]])
    }

    /// appearance nav.ios26.background.
    @Test func `draws nothing itself on iOS 26`() throws {
        let bar = try shown("pageSheet", on: device("iphone-16", "26.1"))["layers"]["bar:navigation"]
        #expect(bar["background"] == .null)
        #expect(bar["border"] == .missing)
        #expect(bar["text"]["color"] == "#000000")
    }

    /// appearance nav.ios6.title, color.ios7.systemBlue, nav.ios13.button, nav.ios26.button; reds of the same tables.
    @Test(arguments: [
        ("iphone-4", "5.0", "", "#FFFFFF", "#FFFFFF"), ("iphone-5s", "7.0", "", "#007AFF", "#FF3B30"),
        ("iphone-11", "13.0", "", "#007AFF", "#FF3B30"), ("iphone-11", "13.0", dark, "#0A84FF", "#FF453A"),
        ("iphone-16", "26.1", "", "#000000", "#FF383C"), ("iphone-16", "26.1", dark, "#FFFFFF", "#FF4245"),
    ])
    func `has buttons in the colours of its era`(
        profile: String, version: String, more: String, cancel: String, destructive: String
    ) throws {
        let layers = try shown("pageSheet", on: device(profile, version, more))["layers"]
        #expect(layers["action:cancel"]["text"]["color"] == .string(cancel))
        #expect(layers["action:erase"]["text"]["color"] == .string(destructive))
    }

    /// appearance nav.ios26.capsule.fill, .shadow (a radius of 10, twice that in CSS), nav.ios26.button.disabled.
    @Test(arguments: [("", "#FFFFFF", 1, "#3C3C434C"), (dark, "#FFFFFF", 0.098, "#EBEBF54C")])
    func `has capsules on iOS 26`(more: String, fill: String, opacity: Double, disabled: String) throws {
        let button = try shown("pageSheet", on: device("iphone-16", "26.1", more))["layers"]["action:cancel"]
        // In the dark #191919 over black, 0x19 of 255 in white, and so lighter than any ground.
        #expect(button["background"] == ["color": .string(fill), "opacity": .number(opacity)])
        #expect(button["border"]["opacity"].number > 0)
        let shadow = button["shadows"].elements.first
        #expect(shadow?["opacity"] == 0.075)
        #expect(shadow?["blur"] == 20)
        #expect(shadow?["offset"] == [0, 4])
        #expect(button["cornerRadius"] == 22)
        #expect(button["states"]["disabled"]["text"]["color"] == .string(disabled))
        #expect(button["states"]["disabled"]["background"] == button["background"])
        #expect(button["states"]["pressed"]["background"] != button["background"])
    }
}

@Suite struct `The look of a popover` {
    /// appearance popover.ios6.frame (a dark frame of 6 pt), popover.ios6.shadow.
    @Test func `the look of a popover is a page in a dark frame up to iOS 6`() throws {
        let layers = try shown("popover", on: device("ipad-2", "6.0"), anchored)["layers"]
        // The mean of #373F47 and #000000.
        #expect(layers["dialog"]["border"] == ["width": 6, "color": "#1B1F23", "opacity": 1])
        #expect(layers["arrow"]["background"]["color"] == "#1B1F23")
        for part in ["arrow", "bar:navigation"] {
            let stops = layers[part]["background"]["gradient"].elements.map { $0["color"] }
            #expect(stops == ["#373F47", "#000000"])
        }
        let shadow = layers["dialog"]["shadows"].elements.first
        #expect(shadow?["opacity"] == 0.75)
        #expect(shadow?["offset"] == [0, 2])
        #expect(layers["action:cancel"]["text"]["color"] == "#FFFFFF")
    }

    /// appearance popover.ios7.background: background and arrow, no shadow.
    @Test(arguments: ["7.0", "8.0", "12.0"])
    func `the look of a popover is grey without a shadow up to iOS 12`(version: String) throws {
        let layers = try shown("popover", on: device("ipad-air-2", version), anchored)["layers"]
        #expect(layers["dialog"]["background"] == ["color": "#F4F4F4", "opacity": 1])
        #expect(layers["arrow"]["background"] == layers["dialog"]["background"])
        #expect(layers["dialog"]["shadows"] == .missing)
        #expect(layers["dialog"]["cornerCurve"] == "circular")
    }

    /// appearance popover.ios13.background, popover.ios13.shadow (a radius of 40, twice that in CSS).
    @Test func `the look of a popover is of the elevated level from iOS 13 on`() throws {
        let layers = try shown("popover", on: device("ipad-pro-11", "15.0", dark), anchored)["layers"]
        #expect(layers["dialog"]["background"]["color"] == "#1C1C1E")
        #expect(layers["arrow"]["background"] == layers["dialog"]["background"])
        let shadow = layers["dialog"]["shadows"].elements.first
        #expect(shadow?["opacity"] == 0.25)
        #expect(shadow?["blur"] == 80)
        #expect(shadow?["offset"] == [0, 4])
    }

    /// appearance popover.ios26.glass, .fallback, .ring, .backdrop; actionSheet.ios26.pad.shadow.
    @Test func `the look of a popover is glass on iOS 26`() throws {
        let layers = try shown("popover", on: device("ipad-pro-11", "26.1"), anchored)["layers"]
        let background = layers["dialog"]["background"]
        #expect(background["color"] == "#FCFCFC")
        #expect(background["material"]["tint"] == ["color": "#FBFBFB", "opacity": 0.8549])
        #expect(layers["dialog"]["border"] == ["width": 1, "color": "#FFFFFF", "opacity": 0.3714])
        #expect(layers["arrow"]["background"] == background)
        let shadow = layers["dialog"]["shadows"].elements.first
        #expect(shadow?["opacity"] == 0.0824)
        #expect(shadow?["blur"] == 64.77)
        #expect(shadow?["clipped"] == true)
    }

    /// appearance popover.ios6.backdrop, popover.ios7.backdrop, popover.ios26.backdrop.
    @Test(arguments: [("ipad-2", "6.0", 0.0), ("ipad-2", "7.0", 0.15), ("ipad-pro-11", "26.1", 0.0)])
    func `dims what lies behind as its era does`(profile: String, version: String, opacity: Double) throws {
        let dimming = try shown("popover", on: device(profile, version), anchored)["layers"]["dimming"]
        #expect(dimming["opacity"] == .number(opacity))
    }
}

@Suite struct `What lies on a page` {
    @Test(arguments: eras, pageStyles) func `has a colour in every text, and its states in every button`(
        device: String, style: String
    ) throws {
        let answer = try shown(style, on: device)
        for layer in answer["layers"].elements {
            if layer["text"] != .missing { #expect(layer["text"]["color"] != .missing) }
            #expect(layer["background"] != .missing)
            guard layer["role"] == "action" else { continue }
            for state in ["pressed", "disabled"] {
                let state = layer["states"][state]
                #expect(state["background"] != .missing)
                #expect(state["text"]["color"] != .missing)
                #expect(
                    state["background"] != layer["background"] || state["opacity"] != .missing
                        || state["text"]["color"] != layer["text"]["color"])
            }
        }
    }

    /// appearance color.ios13.placeholderText, color.ios13.label.
    @Test func `shows placeholders in their colour`() throws {
        let layers = try shown("pageSheet", on: device("iphone-15", "17.0"))["layers"]
        #expect(layers["field:f"]["text"]["color"] == "#3C3C434C")
        #expect(layers["field:f"]["text"]["role"] == "placeholderText")
        #expect(layers["title"]["text"]["color"] == "#000000")
        #expect(layers["title"]["text"]["role"] == "label")
        #expect(layers["action:a"]["text"]["role"] == "tint")
    }
}
