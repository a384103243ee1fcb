import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// How style sheets draw what CSS has no one property for.
@Suite struct `Style sheets` {
    private func elements(_ body: String) throws -> [String: JSON] {
        let told = try answer(body, at: "/v1/specs?format=waapi")["elements"].elements
        return Dictionary(told.map { ($0["id"].string ?? "", $0["style"]) }) { first, _ in first }
    }

    private func sheet(_ body: String) throws -> String {
        let response = try Scrim.shared.get().post(body, to: "/v1/specs?format=css")
        try #require(response.status == 200)
        return response.text
    }

    /// The declarations of a class, or of its text.
    private func rule(_ selector: String, in sheet: String) throws -> Substring {
        let start = try #require(sheet.range(of: "\n[data-phase] ." + selector + " {\n"))
        return sheet[start.upperBound...].prefix { $0 != "}" }
    }

    private func length(_ name: String, in rule: Substring) throws -> Double {
        let start = try #require(rule.range(of: "  " + name + ": "))
        return try #require(Double(rule[start.upperBound...].prefix { $0 != "p" }))
    }

    @Test func `cut a button that is seen in part, and keep its height and its corners`() throws {
        let body = DialogBody.cutByItsWindow
        let layers = try spec(body)["layers"]
        let cut = layers.elements.filter { !$0["scrolled"]["frame"].members.isEmpty }
        try #require(!cut.isEmpty)
        let (styles, sheet) = (try elements(body), try sheet(body))
        for layer in cut {
            let id = try #require(layer["id"].string)
            let height = layer["scrolled"]["frame"]["height"].number
            #expect(styles[id]?["height"].string == "\(height.written)px", "\(id)")
            #expect(try length("height", in: rule(id.replacing(":", with: "\\:"), in: sheet)) == height)
        }
        #expect(styles["scroll:body"]?["overflow"] == "hidden")
    }

    /// The outline of an action sheet runs around its cards, and cuts off nothing.
    @Test func `leave the shadows of the cards of an action sheet whole`() throws {
        let body = DialogBody(
            "actionSheet", on: "iphone-15", state: #""reduceTransparency":true"#,
            content: ##"""
                "message":"m","shadows":[{"color":"#156D63","opacity":0.9,"blur":10,"spread":6,"offset":[0,4]}],
                "actions":[{"title":"Keep","role":"cancel"},{"title":"Go"}]
                """##
        ).json
        try #require(spec(body)["layers"]["group:0"]["shadows"].elements.count == 1)
        let styles = try elements(body)
        #expect(styles["group:0"]?["boxShadow"].string?.isEmpty == false)
        #expect(styles["dialog"]?["clipPath"] == .missing)
    }

    /// A dark sheet of iOS 26 is of glass at its lower detent and opaque at the upper one; a dark form sheet of iOS 14
    /// is black where it fills the screen, and grey where the presenter is behind it.
    @Test(arguments: [
        ("iphone-17", "sheet", #""detents":["medium","large"]"#, "detent.large"),
        ("iphone-12", "formSheet", "", "rotate.landscapeLeft"),
    ])
    func `change the fill of a dialog that has another at the end`(
        device: String, style: String, placement: String, phase: String
    ) throws {
        let body = DialogBody(
            style, on: device, state: #""appearance":"dark""#, content: #""title":"T""#, placement: placement,
            options: #""rests":true"#
        ).json
        let rests = try spec(body)["transitions"]
        let name = String(phase.split(separator: ".")[1])
        let goal = rests[phase.hasPrefix("detent") ? "detents" : "rotate"][name]["rest"]["layers"]["dialog"][
            "background"]
        let played = try answer(body, at: "/v1/specs?format=waapi&phase=\(phase)")["phases"][phase].elements
        let frames = try #require(
            played.first { $0["target"] == "dialog" && $0["keyframes"][0]["backgroundColor"] != .missing })["keyframes"]
        let colors = frames.elements.map { $0["backgroundColor"].string ?? "" }
        #expect(
            colors.last
                == goal["color"].string.map { hex in
                    let rgb = Int(hex.dropFirst(), radix: 16) ?? 0
                    return "rgb(\(rgb >> 16) \(rgb >> 8 & 255) \(rgb & 255))"
                })
        #expect(Set(colors).count > 5)
    }

    /// An iPhone of 393 × 852 lies on its side at the end.
    @Test func `cut nothing of a window that turns`() throws {
        let body = DialogBody("alert", on: "iphone-15", content: #""title":"Hi""#).json
        let response = try Scrim.shared.get().post(body, to: "/v1/specs?format=css&phase=rotate.landscapeLeft")
        let start = try #require(response.text.range(of: "@keyframes scrim-rotate-landscapeLeft-window-0 {\n"))
        let frames = response.text[start.upperBound...].prefix { $0 != "@" }
        #expect(frames.contains("0% { width: 393px; height: 852px;"))
        #expect(frames.contains("100% { width: 852px; height: 393px;"))
        #expect(frames.contains("animation: scrim-rotate-landscapeLeft-window-0 "))
    }

    /// CSS never draws the shadow of a box below it; a picture of ground and shadow does.
    @Test(arguments: [(0.8, true), (1, false)])
    func `draw a shadow below a ground that is seen through`(opacity: Double, isDrawn: Bool) throws {
        let body = DialogBody(
            "alert", on: "android-tablet-medium",
            content: ##""title":"Hi","background":{"color":"#FFE8C0","opacity":\##(opacity)}"##
        ).json
        try #require(spec(body)["layers"]["dialog"]["shadows"].elements.contains { $0["clipped"] != true })
        let style = try #require(elements(body)["dialog"])
        #expect((style["borderImage"] != .missing) == isDrawn)
        #expect((style["boxShadow"] == .missing) == isDrawn)
    }

    /// A picture would be stretched as a whole, and its corners with it.
    @Test(arguments: [("&phase=rotate.landscapeLeft", false), ("&phase=detent.large", false), ("&phase=present", true)])
    func `keep corners and shadow of a ground that changes its size`(phase: String, isDrawn: Bool) throws {
        let body = DialogBody(
            "sheet", on: "pixel-9",
            content: ##"""
                "title":"Hi","background":{"color":"#FFE8C0","opacity":0.8},"shadows":[{"blur":12,"offset":[0,4]}],
                "shape":{"kind":"rounded","radius":28}
                """##,
            placement: #""detents":["medium","large"]"#
        ).json
        let told = try answer(body, at: "/v1/specs?format=waapi" + phase)["elements"].elements
        let style = try #require(told.first { $0["id"] == "dialog" })["style"]
        #expect((style["borderImage"] != .missing) == isDrawn)
        #expect((style["boxShadow"] == .missing) == isDrawn && style["borderRadius"] != .missing)
    }

    /// Turned about the middle of its layer, a text is where people see it in the interface.
    @Test(arguments: ["landscapeLeft", "landscapeRight", "portraitUpsideDown"])
    func `turn texts as the surface does that does not turn with the window`(orientation: String) throws {
        func body(_ space: String) -> String {
            DialogBody(
                "alert", on: "ipad-10", state: #""orientation":"\#(orientation)""#,
                content: #""title":"Discard draft?","message":"It is lost.","actions":[{"title":"OK"}]"#,
                options: #""coordinateSpace":"\#(space)""#
            ).json
        }
        let rotation = try spec(body("fixed"))["stage"]["rotation"].number
        let (upright, turned) = (try sheet(body("interface")), try sheet(body("fixed")))
        for id in ["title", "message", "action\\:0"] {
            func corner(_ sheet: String) throws -> (x: Double, y: Double) {
                let (box, text) = (try rule(id, in: sheet), try rule(id + "::before", in: sheet))
                return (
                    try length("left", in: text) - length("width", in: box) / 2,
                    try length("top", in: text) - length("height", in: box) / 2
                )
            }
            let (seen, there) = (try corner(upright), try corner(turned))
            #expect(abs(seen.x - there.x) < 0.01 && abs(seen.y - there.y) < 0.01, "\(id)")
            #expect(try rule(id + "::before", in: turned).contains("  rotate: \(rotation.written)deg;"))
        }
        for element in try answer(body("fixed"), at: "/v1/specs?format=waapi")["elements"].elements
        where element["text"] != .missing {
            #expect(element["text"]["rotation"].number == rotation)
        }
    }

    /// A strut that stands on the first baseline: the font's own metrics do not matter.
    @Test(arguments: ["pixel-5", "iphone-4", "windows-1024x720", "iphone-17"])
    func `have the first baseline of a text where the answer has it, in any font`(device: String) throws {
        let body = DialogBody(
            "alert", on: device, content: #""title":"Delete?","message":"For ever.","actions":[{"title":"OK"}]"#
        ).json
        let sheet = try sheet(body)
        for id in ["title", "message"] {
            let layer = try spec(body)["layers"][id]
            let text = try rule(id + "::before", in: sheet)
            let start = try #require(text.range(of: "height='")?.upperBound)
            let height = try #require(Double(text[start...].prefix { $0 != "'" }))
            #expect(height >= layer["text"]["font"]["size"].number)
            let baseline = layer["text"]["lines"][0]["baseline"].number - layer["frame"]["y"].number
            #expect(abs(try length("top", in: text) + height - baseline) < 1e-3)
        }
    }
}

extension Double {
    /// As in a style sheet: a whole number without a fraction.
    fileprivate var written: String { self == rounded() ? String(Int(self)) : String(self) }
}
