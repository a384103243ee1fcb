import ServiceTestSupport
import TestSupport
import Testing

/// What a system's alerts look like. Ids are rows of `docs/sources.md`.
private struct AlertColors: Sendable, CustomStringConvertible {
    var version: String
    var appearance = "light"
    /// What stands in the place of the material, and the material's tint; nil where there is none.
    var card: String
    var tint: (color: String, opacity: Double)?
    var title: String
    /// Of a message below a title.
    var message: String
    var button: String
    var destructive: String
    /// Nil where buttons have no fill of their own.
    var pill: (color: String, opacity: Double)?
    var separator: (color: String, opacity: Double)?
    var curve = "circular"

    var description: String { "iOS \(version), \(appearance)" }

    static let all = [
        // alert.ios6.card.fill, .text, .button.text.
        AlertColors(
            version: "6", card: "#0C2454", title: "#FFFFFF", message: "#FFFFFF", button: "#FFFFFF",
            destructive: "#FFFFFF", pill: ("#FFFFFF", 0.1125)),
        // alert.ios7.fallback, .layers, .title, .message, .button, .destructive, .separator.
        flat("7"), flat("8.4"), flat("12"), flat("7", appearance: "dark"),
        // alert.ios13.fallback, .card, .title, .message, .button, .destructive, .separator.
        AlertColors(
            version: "13", card: "#F2F2F2", tint: ("#F2F2F2", 0.8), title: "#000000", message: "#000000",
            button: "#007AFF", destructive: "#FF3B30", separator: ("#3C3C43", 0.2863), curve: "continuous"),
        AlertColors(
            version: "18", appearance: "dark", card: "#1E1E1E", tint: ("#1E1E1E", 0.749), title: "#FFFFFF",
            message: "#FFFFFF", button: "#0A84FF", destructive: "#FF453A", separator: ("#545458", 0.6),
            curve: "continuous"),
        // alert.ios26.card.fallback, .card, .title, .message, .button, .destructive, .pill; 0.6 of 255 is 0x99.
        AlertColors(
            version: "26", card: "#EFEFEF", tint: ("#FDFDFD", 0.7143), title: "#000000", message: "#3C3C4399",
            button: "#000000", destructive: "#FF383C", pill: ("#1C1C1C", 0.1372), curve: "continuous"),
        AlertColors(
            version: "26", appearance: "dark", card: "#101010", tint: ("#191919", 0.6506), title: "#FFFFFF",
            message: "#EBEBF599", button: "#FFFFFF", destructive: "#FF4245", pill: ("#FFFFFF", 0.1097),
            curve: "continuous"),
    ]

    private static func flat(_ version: String, appearance: String = "light") -> AlertColors {
        AlertColors(
            version: version, appearance: appearance, card: "#F7F7F7", tint: ("#F7F7F7", 0.96), title: "#000000",
            message: "#000000", button: "#007AFF", destructive: "#FF3B30", separator: ("#808080", 0.5))
    }
}

/// An action sheet of one system, likewise.
private struct SheetColors: Sendable, CustomStringConvertible {
    var version: String
    var appearance = "light"
    var tint: (color: String, opacity: Double)
    var cancel: String
    var header: String
    var row: String
    var pressed: (color: String, opacity: Double)
    var separator: (color: String, opacity: Double)

    var description: String { "iOS \(version), \(appearance)" }

    static let all = [
        // actionSheet.ios7.f7, .ios7.jqt, .ios7.header, .ios9.cancel.
        SheetColors(
            version: "7", tint: ("#F3F3F3", 0.95), cancel: "#FFFFFF", header: "#8A8A8A", row: "#007AFF",
            pressed: ("#DCDCDC", 1), separator: ("#DCDCDD", 1)),
        // actionSheet.ios9.f7.
        SheetColors(
            version: "10", tint: ("#FFFFFF", 0.95), cancel: "#FFFFFF", header: "#8A8A8A", row: "#007AFF",
            pressed: ("#E6E6E6", 0.9), separator: ("#000000", 0.2)),
        // actionSheet.ios13.fill, .cancel, .header, .text, .pressed, .separator; 0.5216 and 0.5882 of 255 are 0x85,
        // 0x96.
        SheetColors(
            version: "17", tint: ("#FCFCFC", 0.7843), cancel: "#FFFFFF", header: "#1D1D1D85", row: "#007AFF",
            pressed: ("#E0E0E0", 0.7922), separator: ("#C9C9C9", 0.8314)),
        SheetColors(
            version: "17", appearance: "dark", tint: ("#292929", 0.7451), cancel: "#2C2C2C", header: "#F1F1F196",
            row: "#0A84FF", pressed: ("#515151", 0.7569), separator: ("#7D7D7D", 0.8353)),
    ]
}

private let phone = #""screen":{"width":390,"height":844,"scale":3}"#

private func dialog(
    _ version: String, _ appearance: String = "light", style: String = "alert", content: String? = nil,
    device: String = phone, placement: String = ""
) throws -> JSON {
    let content =
        content
            ?? #"""
            "title":"Delete?","message":"For good.","textFields":[{"id":"name","placeholder":"Name"}],
            "actions":[{"id":"do","title":"Copy"},{"id":"kill","title":"Delete","role":"destructive"},
                       {"id":"no","title":"Cancel","role":"cancel"}]
            """#
    return try layout(
        style, on: device, system: "iOS \(version)", state: #""appearance":"\#(appearance)""#, content: content,
        dialog: placement)
}

private func fill(_ color: String, _ opacity: Double) -> [JSON] { [.string(color), .number(opacity)] }

extension JSON {
    /// Colour and opacity, to compare with a figure.
    fileprivate var fill: [JSON] { [self["color"], self["opacity"]] }
}

@Suite struct `Looks of alerts and action sheets` {
    @Test(arguments: AlertColors.all)
    fileprivate func `alerts have the colours of their release`(_ colors: AlertColors) throws {
        let layers = try dialog(colors.version, colors.appearance)["layers"]
        let card = layers["dialog"]
        #expect(card["background"]["color"] == .string(colors.card))
        #expect(
            card["background"]["material"]["tint"].fill
                == (colors.tint.map { fill($0.color, $0.opacity) } ?? [.missing, .missing]))
        #expect(card["clips"] == true)
        #expect(card["cornerCurve"] == .string(colors.curve))
        #expect(layers["title"]["text"]["color"] == .string(colors.title))
        #expect(layers["message"]["text"]["color"] == .string(colors.message))
        for (id, color) in [("do", colors.button), ("kill", colors.destructive), ("no", colors.button)] {
            let action = layers["action:" + id]
            #expect(action["text"]["color"] == .string(color))
            if id == "no", colors.version.hasPrefix("6") {
                // The one that cancels is darker than the others.
                #expect(action["background"] != layers["action:do"]["background"])
            } else if let pill = colors.pill {
                #expect(action["background"].fill == fill(pill.color, pill.opacity))
            } else {
                #expect(action["background"] == .null)
            }
            for state in ["pressed", "disabled"] {
                #expect(action["states"][state]["text"]["color"].string != nil)
                #expect(action["states"][state]["background"] != .missing)
            }
            #expect(action["states"]["pressed"]["background"] != action["background"])
        }
        let separators = layers.elements.filter { $0["role"] == "separator" }
        #expect(separators.isEmpty == (colors.separator == nil))
        if let separator = colors.separator {
            #expect(separators.allSatisfy { $0["background"].fill == fill(separator.color, separator.opacity) })
        }
    }

    @Test(arguments: SheetColors.all)
    fileprivate func `action sheets have the colours of their release`(_ colors: SheetColors) throws {
        let layers = try dialog(colors.version, colors.appearance, style: "actionSheet")["layers"]
        #expect(layers["dialog"]["background"] == .null)
        let groups = layers.elements.filter { $0["role"] == "group" }
        #expect(groups.count == 2)
        #expect(groups.first?["background"]["material"]["tint"].fill == fill(colors.tint.color, colors.tint.opacity))
        #expect(groups.last?["background"].fill == fill(colors.cancel, 1))
        #expect(groups.last?["background"]["material"] == .missing)
        #expect(layers["title"]["text"]["color"] == .string(colors.header))
        #expect(layers["message"]["text"]["color"] == .string(colors.header))
        #expect(layers["action:do"]["text"]["color"] == .string(colors.row))
        #expect(layers["action:no"]["text"]["color"] == .string(colors.row))
        #expect(
            layers["action:do"]["states"]["pressed"]["background"].fill
                == fill(colors.pressed.color, colors.pressed.opacity))
        let separators = layers.elements.filter { $0["role"] == "separator" }
        #expect(!separators.isEmpty)
        #expect(
            separators.allSatisfy { $0["background"].fill == fill(colors.separator.color, colors.separator.opacity) })
    }

    @Test func `an action sheet of iPhone OS is glossy: white, red and dark`() throws {
        let layers = try dialog("6", style: "actionSheet")["layers"]
        // actionSheet.ios6.ratchetButton, .buttons, .title, .backdrop.
        func gloss(_ id: String) -> [JSON] { layers[id]["background"]["gradient"].elements.map { $0["color"] } }
        #expect(gloss("action:do") == ["#F8F8F8", "#D4D4D4"])
        #expect(gloss("action:kill") == ["#E71E1E", "#C71A1A"])
        #expect(layers["action:do"]["text"]["color"] == "#000000")
        #expect(layers["action:kill"]["text"]["color"] == "#FFFFFF")
        #expect(layers["action:no"]["text"]["color"] == "#FFFFFF")
        #expect(layers["title"]["text"]["color"] == "#FFFFFF")
        #expect(layers["dimming"]["background"]["color"] == "#3F3F3F")
        #expect(layers["dimming"]["opacity"] == 0.6)
        // actionSheet.ios6.panel: #606672 at 0.5 over black at 0.25 is 0.8 of it at 0.625, lighter along the top.
        #expect(layers["dialog"]["background"].fill == fill("#4D525B", 0.625))
        #expect(layers["dialog"]["background"]["gradient"][0].fill == fill("#949B9F", 0.8125))
        #expect(layers["dialog"]["border"]["sides"] == ["top"])
    }

    @Test func `an action sheet of iOS 26 is the alert, and glass of its own in a popover`() throws {
        let content =
            #""title":"Photo","actions":[{"id":"do","title":"Copy"},{"id":"no","title":"Cancel","role":"cancel"}]"#
        let sheet = try dialog("26", style: "actionSheet", content: content)["layers"]
        let alert = try dialog("26", content: content)["layers"]
        for id in ["dialog", "title", "action:do", "action:no"] {
            #expect(sheet[id]["background"] == alert[id]["background"])
            #expect(sheet[id]["shadows"] == alert[id]["shadows"])
            #expect(sheet[id]["text"]["color"] == alert[id]["text"]["color"])
        }
        let anchor = #","placement":{"anchor":{"x":100,"y":300,"width":40,"height":40}}"#
        let popover = try dialog("26", style: "actionSheet", content: content, placement: anchor)["layers"]
        // actionSheet.ios26.pad.glass, .ring, .shadow.
        #expect(popover["dialog"]["background"]["material"]["tint"].fill == fill("#F3F3F3", 0.7333))
        #expect(popover["dialog"]["border"].fill == fill("#FFFFFF", 0.7143))
        #expect(popover["dialog"]["shadows"][0].fill == fill("#000000", 0.0824))
        #expect(popover["arrow"]["background"] == popover["dialog"]["background"])
        #expect(popover["action:do"]["background"].fill == fill("#1C1C1C", 0.1372))
        // Before, the rows keep their look in the popover.
        let pad = try dialog(
            "17", style: "actionSheet", content: content,
            device: #""idiom":"pad","screen":{"width":820,"height":1180,"scale":2}"#, placement: anchor)["layers"]
        #expect(pad["dialog"]["background"]["material"]["tint"].fill == fill("#FCFCFC", 0.7843))
        #expect(pad["title"]["text"]["color"] == "#1D1D1D85")
    }

    @Test func `a card of iOS 26 casts a shadow outside of itself only`() throws {
        // alert.ios26.shadow.
        let shadow = try dialog("26")["layers"]["dialog"]["shadows"][0]
        #expect(shadow.fill == fill("#000000", 0.085))
        #expect(shadow["offset"] == [0, 8])
        #expect(shadow["blur"] == 22)
        #expect(shadow["clipped"] == true)
        #expect(try dialog("17")["layers"]["dialog"]["shadows"] == .missing)
    }

    @Test func `a message that stands alone has the label's colour on iOS 26`() throws {
        let alone = try dialog("26", content: #""message":"Saved","actions":[{"id":"ok","title":"OK"}]"#)["layers"]
        #expect(alone["message"]["text"]["color"] == "#000000")
        #expect(alone["message"]["text"]["role"] == "label")
        #expect(try dialog("26")["layers"]["message"]["text"]["role"] == "secondaryLabel")
    }

    @Test(arguments: [
        // alert.ios6.textfield, .ios7.textfield, .ios8.textfield.border, .ios13.textfield, .ios26.textfield.
        ("6", "light", fill("#FFFFFF", 1), fill("#000000", 1)),
        ("7", "light", fill("#FFFFFF", 1), fill("#808080", 0.5)),
        ("9", "light", fill("#FFFFFF", 1), fill("#404040", 1)),
        ("15", "light", fill("#FFFFFF", 1), fill("#3C3C43", 0.2863)),
        ("15", "dark", fill("#000000", 1), fill("#545458", 0.6)),
        ("26", "light", fill("#1C1C1C", 0.1372), [.missing, .missing]),
        ("26", "dark", fill("#FFFFFF", 0.1097), [.missing, .missing]),
    ])
    func `text fields have the fill and the line of their release`(
        version: String, appearance: String, background: [JSON], border: [JSON]
    ) throws {
        let field = try dialog(version, appearance)["layers"]["field:name"]
        #expect(field["background"].fill == background)
        #expect(field["border"].fill == border)
        #expect(field["clips"] == true)
        // 0.298 of 255 is 0x4C.
        let placeholder: [String: JSON] = ["light": "#3C3C434C", "dark": "#EBEBF54C"]
        if ["15", "26"].contains(version) {
            #expect(field["text"]["color"] == placeholder[appearance])
            #expect(field["text"]["role"] == "placeholderText")
        }
    }

    @Test(arguments: ["6", "7", "9", "13", "26"], ["alert", "actionSheet"])
    func `without transparency nothing is blurred, and no card shows what lies behind`(
        version: String, style: String
    ) throws {
        let layers = try dialog(version, style: style, device: phone + #","reduceTransparency":true"#)["layers"]
            .elements
        let cards = layers.filter { ["dialog", "group"].contains($0["role"].string) && $0["background"] != .null }
        #expect(!cards.isEmpty)
        for layer in layers { #expect(layer["background"]["material"] == .missing) }
        for card in cards {
            #expect(card["background"]["opacity"] == 1)
            #expect(card["background"]["gradient"].elements.allSatisfy { $0["opacity"] == 1 })
        }
    }

    // MARK: What the styles tell

    @Test(arguments: [
        // color.ios13, color.ios26, color.ios13_26, color.ios7, color.ios6.
        ("iOS 13 – 18", "systemBlue", ["#007AFF", "#0A84FF", "#0040DD", "#409CFF"]),
        ("iOS 13 – 18", "destructive", ["#FF3B30", "#FF453A", "#D70015", "#FF6961"]),
        ("iOS 13 – 18", "background", ["#FFFFFF", "#1C1C1E", "#FFFFFF", "#242426"]),
        ("iOS 13 – 18", "systemGray5", ["#E5E5EA", "#2C2C2E", "#D8D8DC", "#363638"]),
        ("iOS 26 on", "tint", ["#0088FF", "#0091FF", "#1E6EF4", "#5CB8FF"]),
        ("iOS 26 on", "systemBrown", ["#AC7F5E", "#B78A66", "#956D51", "#DBA679"]),
        ("iOS 26 on", "secondaryLabel", ["#3C3C43", "#EBEBF5", "#3C3C43", "#EBEBF5"]),
        ("iOS 7 – 12", "systemGreen", ["#4CD964", "#4CD964", "#4CD964", "#4CD964"]),
        ("iPhone OS 1 – iOS 6", "tint", ["#324F85", "#324F85", "#324F85", "#324F85"]),
    ])
    func `palettes list a role in both appearances and contrasts`(
        eras: String, role: String, colors: [String]
    ) throws {
        let style = try JSON(Scrim.shared.get().get("/v1/styles/alert").body)
        let palette = try #require(style["palettes"].elements.first { $0["eras"] == .string(eras) })
        #expect(palette["platform"] == "apple")
        let figure = palette["colors"][role]
        #expect(figure["role"] == .string(role))
        #expect(
            ["light", "dark", "lightIncreased", "darkIncreased"].map { figure[$0]["color"] }
                == colors.map { .string($0) })
        #expect(figure["source"].string?.isEmpty == false)
    }

    @Test(arguments: ["alert", "actionSheet"], ["7", "8.1", "11", "13", "26"])
    func `every colour that is drawn is told with its style`(style: String, version: String) throws {
        let told = try JSON(Scrim.shared.get().get("/v1/styles/" + style).body)
        let figures =
            told["colors"].elements + told["palettes"].elements.flatMap { $0["colors"].elements }
        for appearance in ["light", "dark"] {
            let colors = Set(figures.map { $0[appearance].fill })
            let layers = try dialog(version, appearance, style: style)["layers"].elements
            for layer in layers where layer["role"] != "dimming" && layer["role"] != "presenter" {
                var drawn = [layer["background"], layer["background"]["material"]["tint"], layer["border"]]
                drawn += layer["shadows"].elements
                for state in layer["states"].members.values { drawn += [state["background"], state["border"]] }
                for fill in drawn where fill != .null && fill != .missing {
                    #expect(colors.contains(fill.fill), "\(layer["id"]) \(fill.text)")
                }
            }
        }
    }
}
