import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// A theme's colour of a fill, and of the same fill while its button is pressed.
@Suite struct `States of buttons in a theme` {
    private func layers(
        _ device: String, _ theme: String, _ style: String = "alert", _ state: String = "", fields: Bool = false
    ) throws -> JSON {
        let field = fields ? #""textFields":[{"id":"name","placeholder":"Name"}],"# : ""
        return try layout(
            style, on: device, state: state,
            content: #"""
                "title":"T","message":"M",\#(field)"actions":[{"id":"ok","title":"OK","preferred":true},{"id":"no",\#
                "title":"No"}]
                """#,
            dialog: #""theme":{"light":{\#(theme)},"dark":{\#(theme)}}"#)["layers"]
    }

    private func channels(_ color: JSON) -> [Int] {
        let digits = Array((color.string ?? "").dropFirst())
        return stride(from: 0, to: digits.count - 1, by: 2).compactMap { Int(String(digits[$0...($0 + 1)]), radix: 16) }
    }

    private func expect(_ color: JSON, isNear hex: String, _ name: String) {
        let (seen, expected) = (channels(color), channels(.string(hex)))
        // One more or less by rounding.
        let isNear = seen.count == expected.count && zip(seen, expected).allSatisfy { abs($0 - $1) <= 1 }
        #expect(isNear, "\(name): \(color) instead of \(hex)")
    }

    /// Each platform's own way over #C00000: 0.2 of black on macOS and iOS 26, 0.15 on visionOS, 0.098 of #182431 on
    /// HarmonyOS, a tenth of the title's white on Wear OS, 0.2 of #000006 on GNOME.
    @Test(arguments: [
        ("macbook-pro-14", "#9A0000"), ("iphone-17", "#9A0000"), ("apple-tv-4k", "#9A0000"),
        ("carplay-800x480", "#9A0000"), ("visionos-1280x720", "#A30000"), ("mate-70", "#B00405"),
        ("pixel-watch", "#C61A1A"), ("gnome-800x600", "#9A0001"),
    ])
    func `states of buttons in a theme are not left in the platform's default colour, nor in that of the rest`(
        device: String, pressed: String
    ) throws {
        let button = try layers(device, ##""accent":"#C00000","onAccent":"#FFFFFF""##)["action:ok"]
        #expect(button["background"]["color"] == "#C00000")
        expect(button["states"]["pressed"]["background"]["color"], isNear: pressed, device)
    }

    /// 0.2 of black over black is black: such a fill takes 0.2 of white instead, which is 51 of 255.
    @Test(arguments: ["macbook-pro-14", "iphone-17", "apple-tv-4k"])
    func `states of buttons in a theme are seen on a fill that is as dark as may be`(device: String) throws {
        let button = try layers(device, ##""accent":"#000000","onAccent":"#FFFFFF""##)["action:ok"]
        #expect(button["background"]["color"] == "#000000")
        expect(button["states"]["pressed"]["background"]["color"], isNear: "#333333", device)
    }

    @Test func `have the accent's share in plain buttons of KDE Plasma, too`() throws {
        // A third of #C00000 in #FCFCFC.
        let button = try layers("kde-800x600", ##""accent":"#C00000""##)["action:no"]
        expect(button["states"]["pressed"]["background"]["color"], isNear: "#E8A8A8", "no")
    }

    @Test
    func `states of buttons in a theme are lighter than a fill of the theme's by as much as a browser's own`() throws {
        // From #EFEFEF to #F5F5F5 Chromium goes 6 of the 16 levels to white.
        let button = try layers("desktop-1440x900", ##""ButtonFace":"#DDEEFF""##)["action:ok"]
        expect(button["states"]["pressed"]["background"]["color"], isNear: "#EAF4FF", "ButtonFace")
        #expect(button["states"]["disabled"]["background"]["opacity"] == 0.302)
        let accent = try layers("desktop-1440x900", ##""accent":"#0000FF""##)["action:ok"]
        expect(accent["states"]["pressed"]["background"]["color"], isNear: "#6060FF", "accent")
    }

    @Test func `keep 0.8 of the accent on Windows`() throws {
        let button = try layers("windows-1024x720", ##""accent":"#C00000""##)["action:ok"]
        #expect(button["states"]["pressed"]["background"]["color"] == "#C00000")
        #expect(button["states"]["pressed"]["background"]["opacity"] == 0.8)
    }

    @Test(arguments: ["iphone-8", "iphone-15", "ipad-a16", "iphone-17"])
    func `states of buttons in a theme are seen on a card in the theme's surface`(device: String) throws {
        for style in ["alert", "actionSheet"] {
            let layers = try layout(
                style, on: device, content: #""title":"T","actions":[{"id":"no","title":"No"}]"#,
                placement: #""anchor":{"x":20,"y":60,"width":44,"height":44}"#,
                dialog: ##""theme":{"light":{"surface":"#203040","onSurface":"#FFFFFF"}}"##)["layers"]
            let pressed = layers["action:no"]["states"]["pressed"]["background"]
            #expect(pressed != .missing && pressed["color"] != "#203040", "\(style)")
        }
    }

    /// In the platform's own colour nothing changes, whatever it is called.
    @Test(arguments: [
        "macbook-pro-14", "mate-70", "pixel-watch", "visionos-1280x720", "kde-800x600", "gnome-800x600",
        "windows-1024x720", "iphone-17", "iphone-15", "iphone-8", "pixel-8",
    ])
    func `states of buttons in a theme are the platform's in a theme of the platform's own colours`(device: String)
        throws
    {
        for state in ["light", "dark"].map({ #""appearance":"\#($0)""# }) {
            let plain = try layers(device, "", "alert", state, fields: true)
            for id in ["action:ok", "action:no", "field:name"] {
                guard let role = plain[id]["background"]["role"].string,
                    let color = plain[id]["background"]["color"].string, plain[id]["background"]["opacity"] == 1
                else { continue }
                let themed = try layers(device, #""\#(role)":"\#(color)""#, "alert", state, fields: true)[id]
                // A theme has the shares of other toolkits in disabled buttons of Windows.
                for name in device.contains("windows") ? ["pressed"] : ["pressed", "disabled"]
                where plain[id]["states"][name]["background"] != .missing {
                    let (own, seen) = (plain[id]["states"][name]["background"], themed["states"][name]["background"])
                    expect(seen["color"], isNear: own["color"].string ?? "", "\(id) \(name) \(state)")
                    #expect(seen["opacity"] == own["opacity"], "\(id) \(name) \(state)")
                }
            }
        }
    }

    /// AccentFillColorDefault's own value.
    @Test func `keep the accent along the lower edge of a field of Windows`() throws {
        func focused(_ theme: String) throws -> JSON {
            try layers("windows-1024x720", theme, fields: true)["field:name"]["states"]["focused"]
        }
        let line = try focused("")["border"]
        #expect(line["sides"] == ["bottom"] && line["width"] == 2)
        let themed = try focused(##""AccentFillColorDefault":"#0067C0""##)
        #expect(themed["border"]["sides"] == ["bottom"] && themed["border"]["color"] == "#0067C0")
        #expect(try themed["background"] == focused("")["background"])
        #expect(try focused(##""accent":"#C00000""##)["border"]["color"] == "#C00000")
        // A fill that the theme gives fields stays.
        let filled = try focused(##""ControlFillColorDefault":"#DDEEFF""##)
        #expect(filled["background"]["color"] == "#DDEEFF" && filled["border"]["sides"] == ["bottom"])
    }
}
