import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// The system colours of CSS as Chromium has them (appearance web.color.*).
private let colors: [String: (light: String, dark: String)] = [
    "Canvas": ("#FFFFFF", "#121212"), "CanvasText": ("#000000", "#FFFFFF"), "ButtonFace": ("#EFEFEF", "#6B6B6B"),
    "ButtonText": ("#000000", "#FFFFFF"), "ButtonBorder": ("#767676", "#6B6B6B"), "Field": ("#FFFFFF", "#3B3B3B"),
    "FieldText": ("#000000", "#FFFFFF"), "GrayText": ("#808080", "#808080"), "LinkText": ("#0000EE", "#9E9EFF"),
    "VisitedText": ("#551A8B", "#D0ADF0"), "ActiveText": ("#FF0000", "#FF0000"), "Mark": ("#FFFF00", "#FFFF00"),
    "MarkText": ("#000000", "#000000"), "AccentColor": ("#0075FF", "#99C8FF"),
]

private let appearances = ["light", "dark"]

private let content =
    #"""
    "content":{"title":"Save?","message":"Not saved yet.","textFields":[{"id":"name","placeholder":"Name"}],\#
    "actions":[{"id":"save","title":"Save"},{"id":"no","title":"Cancel","role":"cancel"},{"id":"drop",\#
    "title":"Drop","role":"destructive"}]},"placement":{"anchor":{"x":150,"y":300,"width":60,"height":40}}
    """#

private func dialog(_ style: String, _ appearance: String) throws -> JSON {
    try layout(style, on: "desktop-1440x900", state: #""appearance":"\#(appearance)""#, dialog: content)["layers"]
}

/// What is drawn in a browser: system colours, and what Chromium's style sheet and native controls add (appearance
/// web.*).
@Suite struct `The looks of the web` {
    private func pick(_ appearance: String, _ light: JSON, _ dark: JSON) -> JSON { appearance == "dark" ? dark : light }

    @Test func `tell each system colour`() throws {
        let style = try JSON(try Scrim.shared.get().get("/v1/styles/alert").body)
        let palette = style["palettes"].elements.first { $0["platform"] == "web" } ?? .missing
        for (role, pair) in colors {
            let figure = palette["colors"][role]
            #expect(figure["role"] == .string(role))
            #expect(figure["light"]["color"] == .string(pair.light), "\(role)")
            #expect(figure["dark"]["color"] == .string(pair.dark), "\(role)")
            // A browser tells a page that more contrast is wanted, and leaves its own colours.
            #expect(figure["lightIncreased"] == figure["light"])
            #expect(figure["darkIncreased"] == figure["dark"])
        }
    }

    /// docs/guide/looks.md: in a theme that gives `surface`, buttons and fields follow it, and their texts.
    @Test func `tell the roles that follow only with a surface`() throws {
        let style = try JSON(try Scrim.shared.get().get("/v1/styles/alert").body)
        let palette = style["palettes"].elements.first { $0["platform"] == "web" } ?? .missing
        func roles(_ name: String) -> [JSON] {
            (palette["neutral"].elements.first { $0["name"] == .string(name) } ?? .missing)["withSurface"].elements
        }
        #expect(roles("surface") == ["ButtonFace", "Field"] && roles("onSurface") == ["ButtonText", "FieldText"])
        #expect(roles("accent").isEmpty)
    }

    /// What an element holds lies inside its border and its padding (CSS Box Model); its buttons have edges themselves.
    @Test(arguments: ["formSheet", "pageSheet", "fullScreen", "currentContext"])
    func `keep the buttons of a bar off the border, and its title off the buttons`(style: String) throws {
        let bar =
            #"""
            {"title":"Account","leading":{"id":"no","title":"Cancel"},"trailing":[{"id":"yes","title":"Done"},\#
            {"id":"help","title":"Help"}]}
            """#
        let layers = try layout(
            style, on: "desktop-1440x900", content: #""title":"Sign in","navigationBar":\#(bar)"#)["layers"]
        let dialog = layers["dialog"]["frame"].box
        let least = layers["dialog"]["border"] == .missing ? 16 : 3 + 16.0
        let buttons = ["no", "yes", "help"].map { layers["action:\($0)"]["frame"].box }
        for button in buttons {
            #expect(button.x >= dialog.x + least && button.y >= dialog.y + least)
            #expect(button.x + button.width <= dialog.x + dialog.width - least)
        }
        #expect(buttons[2].x + buttons[2].width < buttons[1].x)
        let line = layers["bar:navigation"]["text"]["lines"][0]
        let (start, width) = (line["x"].number, line["width"].number)
        #expect(start >= buttons[0].x + buttons[0].width + 8 - 1e-3)
        #expect(start + width <= buttons[2].x - 8 + 1e-3)
    }

    /// appearance web.dialog, web.popover: Canvas and CanvasText with a border of the text's colour.
    @Test(
        arguments: ["alert", "formSheet", "pageSheet", "actionSheet", "activityView", "sheet", "popover"], appearances)
    func `fill an element with Canvas, inside a border of CanvasText`(style: String, appearance: String) throws {
        let layers = try dialog(style, appearance)
        let layer = layers["dialog"]
        #expect(
            layer["background"] == ["color": pick(appearance, "#FFFFFF", "#121212"), "opacity": 1, "role": "Canvas"])
        #expect(
            layer["border"] == [
                "width": 3, "color": pick(appearance, "#000000", "#FFFFFF"), "opacity": 1, "role": "CanvasText",
            ])
        #expect(layer["shadows"] == .missing)
        #expect(layer["clips"] == true)
        #expect(layers["title"]["text"]["role"] == "CanvasText")
        #expect(layers["title"]["text"]["color"] == pick(appearance, "#000000", "#FFFFFF"))
    }

    @Test(arguments: ["fullScreen", "currentContext"], appearances)
    func `have no border around what covers the window`(style: String, appearance: String) throws {
        let layer = try dialog(style, appearance)["dialog"]
        #expect(layer["background"]["role"] == "Canvas")
        #expect(layer["border"] == .missing)
    }

    /// appearance web.dialog.backdrop: black at 0.1 in both; web.popover.backdrop: nothing.
    @Test(arguments: appearances)
    func `dim by a tenth of black behind a dialog, and by nothing behind a popover`(appearance: String) throws {
        let modal = try dialog("alert", appearance)["dimming"]
        #expect(modal["background"] == ["color": "#000000", "opacity": 1])
        #expect(modal["opacity"] == 0.1)
        #expect(try dialog("popover", appearance)["dimming"]["opacity"] == 0)
    }

    /// appearance web.button, web.button.native.light and .dark, web.button.disabled.light and .dark.
    @Test(arguments: ["save", "no", "drop"], appearances)
    func `paint every button as Chromium's native one, whatever it does`(id: String, appearance: String) throws {
        let layer = try dialog("alert", appearance)["action:\(id)"]
        func face(_ fill: (JSON, JSON), _ border: (JSON, JSON), opacity: JSON = 1) -> (JSON, JSON) {
            (
                ["color": pick(appearance, fill.0, fill.1), "opacity": pick(appearance, opacity, 1)],
                [
                    "width": 2, "color": pick(appearance, border.0, border.1),
                    "opacity": pick(appearance, opacity, 1),
                ]
            )
        }
        #expect(layer["background"]["role"] == "ButtonFace")
        #expect(layer["background"]["color"] == pick(appearance, "#EFEFEF", "#6B6B6B"))
        #expect(layer["border"]["width"] == 2)
        #expect(layer["border"]["color"] == pick(appearance, "#767676", "#6B6B6B"))
        #expect(layer["text"]["color"] == pick(appearance, "#000000", "#FFFFFF"))
        let pressed = face(("#F5F5F5", "#616161"), ("#8D8D8D", "#616161"))
        #expect(layer["states"]["pressed"]["background"] == pressed.0)
        #expect(layer["states"]["pressed"]["border"] == pressed.1)
        let disabled = face(("#EFEFEF", "#363636"), ("#767676", "#363636"), opacity: 0.302)
        #expect(layer["states"]["disabled"]["background"] == disabled.0)
        #expect(layer["states"]["disabled"]["border"] == disabled.1)
        // 0.3 of 255 is 76.5.
        #expect(layer["states"]["disabled"]["text"]["color"] == pick(appearance, "#1010104D", "#FFFFFF4D"))
        #expect(layer["states"]["focused"]["border"]["color"] == pick(appearance, "#101010", "#99C8FF"))
    }

    /// appearance web.input.light and .dark, web.input.placeholder.
    @Test(arguments: appearances)
    func `paint inputs as Chromium does`(appearance: String) throws {
        let layer = try dialog("alert", appearance)["field:name"]
        #expect(
            layer["background"] == ["color": pick(appearance, "#FFFFFF", "#3B3B3B"), "opacity": 1, "role": "Field"])
        #expect(layer["border"] == ["width": 2, "color": pick(appearance, "#767676", "#858585"), "opacity": 1])
        #expect(layer["text"]["color"] == "#757575")
        #expect(layer["states"]["disabled"]["text"]["color"] == pick(appearance, "#545454", "#AAAAAA"))
    }

    @Test func `tell the colours that no system colour names`() throws {
        let told = try JSON(try Scrim.shared.get().get("/v1/styles/alert").body)["colors"]
        for (name, light, dark) in [
            ("button.pressed", "#F5F5F5", "#616161"), ("input.border", "#767676", "#858585"),
            ("input.placeholder", "#757575", "#757575"), ("focus.ring", "#101010", "#99C8FF"),
        ] {
            #expect(told[name]["light"]["color"] == .string(light), "\(name)")
            #expect(told[name]["dark"]["color"] == .string(dark), "\(name)")
            #expect(told[name]["confidence"] == "documented")
        }
    }
}
