import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// Material's baseline scheme in light and dark (appearance m3.color.*).
private let scheme: [String: (light: String, dark: String)] = [
    "background": ("#FEF7FF", "#141218"), "error": ("#B3261E", "#F2B8B5"),
    "error-container": ("#F9DEDC", "#8C1D18"), "inverse-on-surface": ("#F5EFF7", "#322F35"),
    "inverse-primary": ("#D0BCFF", "#6750A4"), "inverse-surface": ("#322F35", "#E6E0E9"),
    "on-background": ("#1D1B20", "#E6E0E9"), "on-error": ("#FFFFFF", "#601410"),
    "on-error-container": ("#410E0B", "#F9DEDC"), "on-primary": ("#FFFFFF", "#381E72"),
    "on-primary-container": ("#21005D", "#EADDFF"), "on-primary-fixed": ("#21005D", "#21005D"),
    "on-primary-fixed-variant": ("#4F378B", "#4F378B"), "on-secondary": ("#FFFFFF", "#332D41"),
    "on-secondary-container": ("#1D192B", "#E8DEF8"), "on-secondary-fixed": ("#1D192B", "#1D192B"),
    "on-secondary-fixed-variant": ("#4A4458", "#4A4458"), "on-surface": ("#1D1B20", "#E6E0E9"),
    "on-surface-variant": ("#49454F", "#CAC4D0"), "on-tertiary": ("#FFFFFF", "#492532"),
    "on-tertiary-container": ("#31111D", "#FFD8E4"), "on-tertiary-fixed": ("#31111D", "#31111D"),
    "on-tertiary-fixed-variant": ("#633B48", "#633B48"), "outline": ("#79747E", "#938F99"),
    "outline-variant": ("#CAC4D0", "#49454F"), "primary": ("#6750A4", "#D0BCFF"),
    "primary-container": ("#EADDFF", "#4F378B"), "primary-fixed": ("#EADDFF", "#EADDFF"),
    "primary-fixed-dim": ("#D0BCFF", "#D0BCFF"), "scrim": ("#000000", "#000000"),
    "secondary": ("#625B71", "#CCC2DC"), "secondary-container": ("#E8DEF8", "#4A4458"),
    "secondary-fixed": ("#E8DEF8", "#E8DEF8"), "secondary-fixed-dim": ("#CCC2DC", "#CCC2DC"),
    "shadow": ("#000000", "#000000"), "surface": ("#FEF7FF", "#141218"), "surface-bright": ("#FEF7FF", "#3B383E"),
    "surface-container": ("#F3EDF7", "#211F26"), "surface-container-high": ("#ECE6F0", "#2B2930"),
    "surface-container-highest": ("#E6E0E9", "#36343B"), "surface-container-low": ("#F7F2FA", "#1D1B20"),
    "surface-container-lowest": ("#FFFFFF", "#0F0D13"), "surface-dim": ("#DED8E1", "#141218"),
    "surface-tint": ("#6750A4", "#D0BCFF"), "surface-variant": ("#E7E0EC", "#49454F"),
    "tertiary": ("#7D5260", "#EFB8C8"), "tertiary-container": ("#FFD8E4", "#633B48"),
    "tertiary-fixed": ("#FFD8E4", "#FFD8E4"), "tertiary-fixed-dim": ("#EFB8C8", "#EFB8C8"),
]

private let appearances = ["light", "dark"]

private func color(_ role: String, _ appearance: String) -> String {
    scheme[role].map { appearance == "dark" ? $0.dark : $0.light } ?? "no such role"
}

/// A colour of the scheme as layers tell their fills.
private func fill(_ role: String, _ appearance: String, opacity: JSON = 1) -> JSON {
    ["color": .string(color(role, appearance)), "opacity": opacity, "role": .string(role)]
}

private let content =
    #"""
    "content":{"title":"Save?","message":"Not saved yet.","image":{"width":24,"height":24},\#
    "textFields":[{"id":"name","placeholder":"Name"}],"actions":[{"id":"save","title":"Save"},{"id":"no",\#
    "title":"Cancel","role":"cancel"},{"id":"drop","title":"Drop","role":"destructive"}]},\#
    "placement":{"anchor":{"x":150,"y":300,"width":60,"height":40}}
    """#

private func dialog(
    _ style: String, _ appearance: String, on device: String = "pixel-8", _ more: String = content
) throws -> JSON {
    try layout(style, on: device, state: #""appearance":"\#(appearance)""#, dialog: more)
}

/// A shadow that Material's library for the web draws, in black.
private func shadow(_ opacity: Double, _ blur: Double, _ spread: Double, _ y: Double) -> JSON {
    [
        "color": "#000000", "opacity": .number(opacity), "blur": .number(blur), "spread": .number(spread),
        "offset": [0, .number(y)],
    ]
}

/// What is drawn on Android: the roles that the components' tokens name (appearance m3.*).
@Suite struct `The looks of Material` {
    @Test func `tell each role of the baseline scheme`() throws {
        let style = try JSON(try Scrim.shared.get().get("/v1/styles/alert").body)
        let palette = style["palettes"].elements.first { $0["platform"] == "android" } ?? .missing
        #expect(palette["colors"].elements.count == scheme.count)
        for (role, colors) in scheme {
            let figure = palette["colors"][role]
            #expect(figure["role"] == .string(role))
            #expect(figure["light"] == ["color": .string(colors.light), "opacity": 1], "\(role)")
            #expect(figure["dark"] == ["color": .string(colors.dark), "opacity": 1], "\(role)")
            #expect(figure["source"].string?.contains("m3.color.\(role)") == true)
        }
    }

    /// appearance m3.dialog.container, m3.sheet.container, m3.tooltip.rich.container, m3.snackbar.container,
    /// m3.fullscreen.container with m3.elevation.1, 2 and 3.
    @Test(arguments: [
        ("alert", "surface-container-high", 3), ("sheet", "surface-container-low", 1),
        ("actionSheet", "surface-container-low", 1), ("activityView", "surface-container-low", 1),
        ("popover", "surface-container", 2), ("slidingMessage", "inverse-surface", 3), ("fullScreen", "surface", 0),
        ("currentContext", "surface", 0),
    ])
    func `stand on the surface of their component, as high as it does`(style: String, role: String, level: Int) throws {
        let shadows: [JSON] =
            switch level {
            case 1: [shadow(0.3, 2, 0, 1), shadow(0.15, 3, 1, 1)]
            case 2: [shadow(0.3, 2, 0, 1), shadow(0.15, 6, 2, 2)]
            case 3: [shadow(0.3, 3, 0, 1), shadow(0.15, 8, 3, 4)]
            default: []
            }
        for device in ["pixel-8", "android-tablet-medium", "android-tv"] {
            for appearance in appearances {
                let layer = try dialog(style, appearance, on: device)["layers"]["dialog"]
                #expect(layer["background"] == fill(role, appearance), "\(device)")
                #expect(layer["shadows"].elements == shadows)
                #expect(layer["cornerCurve"] == "circular")
                #expect(layer["clips"] == true)
            }
        }
    }

    @Test(arguments: ["formSheet", "pageSheet"])
    func `the looks of Material are those of a basic dialog in a large window, of a full-screen one in a small`(
        style: String
    ) throws {
        for appearance in appearances {
            let large = try dialog(style, appearance, on: "android-tablet-medium")
            #expect(large["layers"]["dialog"]["background"] == fill("surface-container-high", appearance))
            let small = try dialog(style, appearance)
            #expect(small["layers"]["dialog"]["background"] == fill("surface", appearance))
        }
    }

    /// appearance m3.dialog.*, m3.sheet.*, m3.tooltip.rich.*, m3.snackbar.*, m3.fullscreen.*, m3.destructive.
    @Test(arguments: [
        ("alert", ["title": "on-surface", "message": "on-surface-variant", "save": "primary", "drop": "error"]),
        ("fullScreen", ["title": "on-surface", "message": "on-surface-variant", "save": "primary", "drop": "error"]),
        ("sheet", ["title": "on-surface", "message": "on-surface-variant", "no": "primary", "drop": "error"]),
        ("actionSheet", ["title": "on-surface", "save": "on-surface", "no": "on-surface", "drop": "error"]),
        ("popover", ["title": "on-surface-variant", "message": "on-surface-variant", "save": "primary"]),
        (
            "slidingMessage",
            [
                "title": "inverse-on-surface", "message": "inverse-on-surface", "save": "inverse-primary",
                "drop": "inverse-primary",
            ]
        ),
    ])
    func `set each text in the colour of its role`(style: String, roles: [String: String]) throws {
        for appearance in appearances {
            let layers = try dialog(style, appearance)["layers"]
            for (part, role) in roles {
                let id = ["title", "message"].contains(part) ? part : "action:\(part)"
                #expect(layers[id]["text"]["role"] == .string(role), "\(id)")
                #expect(layers[id]["text"]["color"] == .string(color(role, appearance)), "\(id)")
            }
        }
    }

    /// appearance m3.state.android.pressed and .focus: 0.1 of the label's colour; m3.dialog.disabled: 0.38 of
    /// on-surface.
    @Test(arguments: [("save", "primary"), ("no", "primary"), ("drop", "error")], appearances)
    func `lay the label's colour over a text button that is touched`(
        action: (id: String, role: String), appearance: String
    ) throws {
        let layer = try dialog("alert", appearance)["layers"]["action:\(action.id)"]
        #expect(layer["background"] == .null)
        // Half of a container of 40 dp.
        #expect(layer["cornerRadius"] == 20)
        for state in ["pressed", "focused"] {
            #expect(layer["states"][state]["background"] == fill(action.role, appearance, opacity: 0.1))
            #expect(
                layer["states"][state]["text"] == [
                    "color": .string(color(action.role, appearance)), "role": .string(action.role),
                ])
        }
        // 0.38 of 255 is 96.9.
        #expect(
            layer["states"]["disabled"] == [
                "background": .null,
                "text": ["color": .string(color("on-surface", appearance) + "61"), "role": "on-surface"],
            ])
    }

    /// appearance m3.textfield.*.
    @Test(arguments: appearances)
    func `have filled fields with a line below`(appearance: String) throws {
        let layer = try dialog("alert", appearance)["layers"]["field:name"]
        #expect(layer["background"] == fill("surface-container-highest", appearance))
        #expect(layer["cornerRadii"] == ["topLeft": 4, "topRight": 4, "bottomRight": 0, "bottomLeft": 0])
        #expect(layer["text"]["role"] == "on-surface-variant")
        #expect(layer["text"]["color"] == .string(color("on-surface-variant", appearance)))
        func line(_ width: JSON, _ role: String, opacity: JSON = 1) -> JSON {
            [
                "width": width, "color": .string(color(role, appearance)), "opacity": opacity, "role": .string(role),
                "sides": ["bottom"],
            ]
        }
        #expect(layer["border"] == line(1, "on-surface-variant"))
        #expect(layer["states"]["focused"]["border"] == line(2, "primary"))
        #expect(layer["states"]["disabled"]["border"] == line(1, "on-surface", opacity: 0.38))
        #expect(layer["states"]["disabled"]["background"] == fill("on-surface", appearance, opacity: 0.04))
    }

    @Test(arguments: appearances)
    func `have a scrim behind, a handle on sheets and a header of the surface's colour`(appearance: String) throws {
        let sheet = try dialog("sheet", appearance)["layers"]
        // m3.scrim.opacity: black at 0.32 in both.
        #expect(sheet["dimming"]["background"] == fill("scrim", appearance))
        #expect(sheet["dimming"]["opacity"] == 0.32)
        #expect(sheet["grabber"]["background"] == fill("on-surface-variant", appearance))
        let task = try dialog(
            "fullScreen", appearance,
            #"""
            "content":{"navigationBar":{"title":"New","leading":{"id":"x","title":"Close","role":"cancel"},\#
            "trailing":{"id":"save","title":"Save"}}}
            """#
        )["layers"]
        #expect(task["bar:navigation"]["background"] == fill("surface", appearance))
        #expect(task["bar:navigation"]["text"]["role"] == "on-surface")
        #expect(task["action:save"]["text"]["color"] == .string(color("primary", appearance)))
        // Material closes by an icon (symbol.android.dialog), in the place of the word.
        #expect(task["action:x"]["symbol"]["name"] == "close")
        #expect(task["action:x"]["text"] == .missing)
        #expect(task["action:x"]["symbol"]["color"] == .string(color("on-surface", appearance)))
    }

    /// Bootstrap draws a line of its own under the title; only Holo's is in the colour of the accent.
    @Test func `have a line under the title in the colour of lines`() throws {
        let answer = try layout("x-bootstrap-modal", on: "pixel-9", content: #""title":"T","message":"Hello""#)
        #expect(answer["layers"]["separator:title"]["background"]["role"] == "outline-variant")
    }

    @Test(arguments: ["alert", "sheet", "popover", "slidingMessage", "fullScreen"])
    func `tell the figures that they rest on`(style: String) throws {
        let told = try JSON(try Scrim.shared.get().get("/v1/styles/\(style)").body)["figures"]
        #expect(told["state.pressed.opacity"]["value"] == 0.1)
        #expect(told["state.disabled.opacity"]["value"] == 0.38)
        #expect(told["textField.indicator.width.focused"]["value"] == 2)
        guard let level = ["alert": 3, "sheet": 1, "popover": 2, "slidingMessage": 3][style] else { return }
        let (blur, spread) = [1: (3.0, 1.0), 2: (6, 2), 3: (8, 3)][level] ?? (.nan, .nan)
        #expect(told["elevation.\(level).ambient.blur"]["value"].number == blur)
        #expect(told["elevation.\(level).ambient.spread"]["value"].number == spread)
        #expect(told["elevation.ambient.opacity"]["value"] == 0.15)
    }
}
