import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

private let content =
    #"""
    "title":"Save?","message":"Not saved yet.","textFields":[{"id":"name","placeholder":"Name"},{"id":"city",\#
    "text":"Rome"}],"navigationBar":{"title":"New","leading":{"id":"x","title":"Close","role":"cancel"},"trailing":\#
    [{"id":"go","title":"Done","preferred":true},{"id":"bin","title":"Bin","role":"destructive"}]},"actions":\#
    [{"id":"save","title":"Save"},{"id":"no","title":"Cancel","role":"cancel"},{"id":"drop","title":"Drop",\#
    "role":"destructive"},{"id":"best","title":"Best","preferred":true}]
    """#

private let dark =
    ##"""
    "surface":"#102030","onSurface":"#FFFFFF","secondary":"#C0C8D0","accent":"#FFCC00","onAccent":"#000000",\##
    "danger":"#FF9090"
    """##
private let light =
    ##"""
    "surface":"#FFFDF7","onSurface":"#102030","secondary":"#506070","accent":"#5E35B1","onAccent":"#FFFFFF",\##
    "danger":"#B00020"
    """##

private let devices =
    ["9.0", "11.0", "13.0", "15.0"].map { #""profile":"iphone-8","system":{"name":"iOS","version":"\#($0)"}"# }
    + [
        "iphone-4s", "iphone-17", "ipad-a16", "apple-tv-hd", "carplay-800x480", "pixel-8", "android-tv", "pixel-watch",
        "desktop-1440x900", "gnome-800x600", "kde-800x600", "windows-1366x720", "macbook-air-13",
    ].map { #""profile":"\#($0)""# }

/// A theme that gives the neutral roles of a surface and of the texts on it.
@Suite struct `A theme of a surface` {
    private func answer(_ style: String, _ device: String, _ state: String, _ theme: String) throws -> JSON {
        try layout(
            style, on: "{\(device)}", state: state, content: content,
            placement: #""anchor":{"x":150,"y":300,"width":60,"height":40}"#,
            dialog: #""theme":{"light":{\#(theme)},"dark":{\#(theme)}}"#)
    }

    /// On every platform, against the appearance as well as with it; iPhone OS has glosses of its own.
    @Test(arguments: devices.filter { !$0.contains("iphone-4s") }, [dark, light])
    func `leaves every text that follows it readable`(device: String, theme: String) throws {
        for style in ["alert", "formSheet", "actionSheet", "activityView", "x-side-drawer"] {
            for state in ["light", "dark"].flatMap({
                [#""appearance":"\#($0)""#, #""appearance":"\#($0)","reduceTransparency":true"#]
            }) {
                let answer = try answer(style, device, state, theme)
                let seen = SeenColors(answer: answer)
                for layer in answer["layers"].elements {
                    // What has a colour of the platform's own stands on a ground of the platform's own.
                    guard layer["text"]["role"] != .missing, let color = layer["text"]["color"].string,
                        theme.contains(color), let contrast = seen.contrast(ofText: layer)
                    else { continue }
                    #expect(contrast >= 3, "\(style) \(state) \(layer["id"]) \(color)")
                }
            }
        }
    }

    /// Those before iOS 7 stand on a white field in alerts, and those of tvOS on the colour of the focus.
    @Test(
        arguments: devices.filter { !$0.contains("iphone-4s") && !$0.contains("apple-tv") },
        [(dark, "#C0C8D0"), (light, "#506070")])
    func `gives placeholders its secondary colour`(device: String, theme: (colors: String, secondary: String)) throws {
        let layers = try answer("alert", device, #""appearance":"light""#, theme.colors)["layers"]
        #expect(layers["field:name"]["text"]["color"] == .string(theme.secondary))
    }

    @Test func `keeps a see-through ground that can be read on, and replaces others`() throws {
        func field(_ device: String, _ theme: String) throws -> JSON {
            try answer("formSheet", #""profile":"\#(device)""#, "", theme)["layers"]["field:name"]["background"]
        }
        // WinUI's light ground is 0.702 of white, its dark one 0.0588 of white: over #102030 that is #1E2D3C.
        #expect(try field("windows-1366x720", light)["opacity"] == 0.702)
        #expect(try field("windows-1366x720", dark)["color"] == "#1E2D3C")
        // A tenth of white over #102030.
        #expect(try field("macbook-air-13", dark)["color"] == "#283645")
        #expect(try field("pixel-8", dark)["color"] == "#283645")
    }

    @Test func `a theme of a surface is the ground of bars and of their buttons on Apple's systems`() throws {
        let bar = try answer("formSheet", #""profile":"iphone-8""#, "", dark)["layers"]["bar:navigation"]
        #expect(bar["background"]["color"] == "#102030" && bar["background"]["role"] == "surface")
        let button = try answer("formSheet", #""profile":"iphone-17""#, "", dark)["layers"]["action:x"]
        #expect(button["background"]["color"] == "#283645")
    }
}

/// Themes on what a style's file, or iPhone OS, gives colours of its own.
@Suite struct `A theme of a surface over other colours` {
    private static let dark = ##""surface":"#202124","onSurface":"#E8EAED""##

    private func contrasts(_ style: String, on device: String, _ theme: String) throws -> [(id: String, value: Double)]
    {
        let answer = try layout(
            style, on: device, content: content,
            placement: #""anchor":{"x":150,"y":300,"width":60,"height":40}"#,
            dialog: #""theme":{"light":{\#(theme)}}"#)
        let seen = SeenColors(answer: answer)
        return answer["layers"].elements.compactMap { layer in
            seen.contrast(ofText: layer).map { (layer["id"].string ?? "", $0) }
        }
    }

    /// Six tenths of the text in the place of the file's own lesser texts, and its fields with a placeholder that can
    /// be read on them.
    @Test(arguments: ["x-mui-dialog", "x-bootstrap-modal"], ["desktop-1440x900", "iphone-4", "iphone-17"])
    func `leaves lesser texts of a library's dialog readable`(style: String, device: String) throws {
        for (id, value) in try contrasts(style, on: device, Self.dark)
        where ["title", "message", "field:name", "field:city"].contains(id) {
            #expect(value >= 3, "\(id)")
        }
    }

    /// Material UI: `primary` is the colour of text buttons.
    @Test func `colours the text buttons of Material UI with its accent`() throws {
        let theme = ##"{"light":{"accent":"#8E24AA"}}"##
        let layers = try layout(
            "x-mui-dialog", on: "desktop-1440x900", content: content, dialog: #""theme":\#(theme)"#)["layers"]
        #expect(layers["action:save"]["text"]["color"] == "#8E24AA")
        #expect(layers["action:save"]["background"]["opacity"] == 0)
    }

    /// A message stands on a ground of its own, which is black.
    @Test func `leaves the text of a message of the web readable`() throws {
        let theme = ##""surface":"#FFFDF7","onSurface":"#1B1B1B""##
        for (id, value) in try contrasts("slidingMessage", on: "desktop-1440x900", theme) where id == "message" {
            #expect(value >= 4.5)
        }
    }

    /// The blue of iPhone OS has a contrast of 2 on #202124, and its red one of 2.8.
    @Test(arguments: ["formSheet", "fullScreen", "semiModal", "floating", "popover"])
    func `leaves buttons of iPhone OS readable`(style: String) throws {
        for (id, value) in try contrasts(style, on: "iphone-4", Self.dark)
        where ["action:save", "action:no", "action:drop"].contains(id) {
            #expect(value >= 3, "\(id)")
        }
    }
}

@Suite struct `On iPhone OS a role of a theme` {
    private func told(_ style: String, _ roles: [String]) throws -> [String] {
        let theme = roles.map { ##""\##($0)":"#12A4C8""## }.joined(separator: ",")
        return try layout(
            style, on: "iphone-4", content: content, dialog: #""theme":{"light":{\#(theme)}}"#
        )["diagnostics"].elements.filter { $0["rule"] == "memberHasNoEffect" }.compactMap { $0["pointer"].string }
            .filter { $0.hasPrefix("/dialog/theme") }
    }

    /// Its alerts and action sheets have glosses, and its pages no filled buttons of the accent.
    @Test(arguments: [
        ("alert", ["accent", "danger", "secondary"]), ("actionSheet", ["accent", "danger"]),
        ("formSheet", ["onAccent"]),
    ])
    func `in which nothing is drawn is told`(style: String, roles: [String]) throws {
        #expect(try told(style, roles).sorted() == roles.map { "/dialog/theme/light/\($0)" }.sorted())
    }

    @Test func `in which something is drawn is not`() throws {
        #expect(try told("formSheet", ["accent", "surface", "onSurface", "danger"]).isEmpty)
    }
}
