import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

extension JSON {
    fileprivate var contrasts: [JSON] {
        self["diagnostics"].elements.filter { $0["rule"] == "textContrast" || $0["rule"] == "controlContrast" }
    }
}

extension [JSON] {
    /// What warnings are about: "The text of title", for each layer that one names.
    fileprivate var warnings: Set<String> {
        var things: Set<String> = []
        for finding in self where finding["severity"] == "warning" {
            let words = finding["message"].string ?? ""
            let parts = (words.split(separator: " is hard to ").first ?? "").split(separator: " of ", maxSplits: 1)
            guard parts.count == 2 else { continue }
            for layer in parts[1].split(separator: ", ") { things.insert("\(parts[0]) of \(layer)") }
        }
        return things
    }
}

/// The changes that findings of the contrast rules offer, made in the request.
@Suite struct `Colours that a finding offers` {
    private static let devices = [
        "iphone-8", "iphone-15", "iphone-17", "ipad-a16", "apple-tv-4k", "carplay-800x480", "pixel-8", "pixel-watch",
        "desktop-1440x900", "gnome-800x600", "kde-800x600", "windows-1024x720", "mate-70", "macbook-pro-14",
        "visionos-1280x720",
    ]
    private static let roles = ["accent", "onAccent", "surface", "onSurface", "secondary", "danger", "outline"]

    private struct Drawn {
        var theme: [String: String]
        var background: String?
        var style: String
        var content: String
        var state: String

        func answer(on device: String) throws -> JSON {
            let members = theme.sorted { $0.key < $1.key }.map { #""\#($0.key)":"\#($0.value)""# }
                .joined(separator: ",")
            return try layout(
                style, on: device, state: state,
                content: content + (background.map { #","background":{"color":"\#($0)"}"# } ?? ""),
                placement: style == "popover" ? #""anchor":{"x":150,"y":300,"width":60,"height":40}"# : "",
                dialog: #""theme":{"light":{\#(members)},"dark":{\#(members)}}"#)
        }

        /// This with the changes of a finding; nil if they change something else.
        func changed(by changes: JSON) -> Drawn? {
            var drawn = self
            for change in changes.elements {
                let path = (change["pointer"].string ?? "").split(separator: "/").map(String.init)
                if path.count == 4, path[1] == "theme" {
                    drawn.theme[path[3]] = change["value"].string
                } else if path == ["dialog", "content", "background", "color"] {
                    drawn.background = change["value"].string
                } else {
                    return nil
                }
            }
            return drawn
        }
    }

    private func expectMended(_ drawn: Drawn, on device: String) throws -> Int {
        let before = try drawn.answer(on: device).contrasts
        var offered = 0
        for finding in before where !finding["changes"].elements.isEmpty {
            guard let changed = drawn.changed(by: finding["changes"]) else { continue }
            offered += 1
            let after = try changed.answer(on: device).contrasts
            #expect(!after.contains { $0["message"] == finding["message"] }, "\(device) \(drawn): \(finding)")
            let (rest, first) = (after.warnings, before.warnings)
            #expect(rest.isSubset(of: first), "\(device) \(drawn): \(finding) leaves \(rest) of \(first)")
            if finding["severity"] == "warning" { #expect(rest.count < first.count, "\(device) \(drawn): \(finding)") }
        }
        return offered
    }

    @Test(arguments: devices)
    func `remove the finding and add none, whatever the theme`(device: String) throws {
        var random = SeededGenerator(seed: 41)
        var offered = 0
        for _ in 0..<12 {
            func color() -> String {
                let rgb = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
                return "#" + rgb.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
            }
            var theme: [String: String] = [:]
            for role in Self.roles where Int.random(in: 0..<3, using: &random) == 0 { theme[role] = color() }
            let actions = [
                #"{"id":"a","title":"OK","preferred":true}"#, #"{"id":"b","title":"No"}"#,
                #"{"id":"c","title":"Cancel","role":"cancel"}"#, #"{"id":"d","title":"Drop","role":"destructive"}"#,
            ].filter { _ in Bool.random(using: &random) }
            let field = Bool.random(using: &random) ? #","textFields":[{"id":"f","placeholder":"Name"}]"# : ""
            let drawn = Drawn(
                theme: theme, background: Int.random(in: 0..<4, using: &random) == 0 ? color() : nil,
                style: ["alert", "formSheet", "currentContext", "popover", "floating"].randomElement(using: &random)
                    ?? "alert",
                content: #""title":"T","message":"M""# + field + #","actions":[\#(actions.joined(separator: ","))]"#,
                state: #""appearance":"\#(Bool.random(using: &random) ? "dark" : "light")""#)
            offered += try expectMended(drawn, on: device)
        }
        #expect(offered > 0)
    }

    /// Changes that were each worked out against the other's old colour, spoilt another text, or did not help, because
    /// a ground is a share of the same colour.
    @Test(arguments: [
        ("mate-70", "alert", #"{"id":"a","title":"OK","preferred":true},{"id":"b","title":"No"}"#, "", ""),
        (
            "macbook-pro-14", "alert",
            #"{"id":"a","title":"Drop","role":"destructive"},{"id":"b","title":"No","role":"cancel"}"#, "", ""
        ),
        ("visionos-1280x720", "alert", #"{"id":"a","title":"OK"},{"id":"b","title":"No"}"#, "", ""),
        (
            "gnome-800x600", "formSheet", #"{"id":"a","title":"OK"}"#,
            #","textFields":[{"id":"f","placeholder":"Name"}]"#, ""
        ),
        (
            "pixel-watch", "currentContext",
            #"{"id":"a","title":"No","role":"cancel"},{"id":"b","title":"OK","preferred":true}"#, "", "#778855"
        ),
    ])
    func `colours that a finding offers are chosen together`(
        device: String, style: String, actions: String, field: String, surface: String
    ) throws {
        let drawn = Drawn(
            theme: surface.isEmpty ? [:] : ["surface": surface], style: style,
            content: #""title":"T","message":"M"\#(field),"actions":[\#(actions)]"#, state: "")
        _ = try expectMended(drawn, on: device)
    }
    /// Patches are read with the whole theme, so that a role of Android's, written there, is refused of another's.
    @Test(arguments: [
        ("pixel-8", "android", #""apple":{}"#), ("iphone-17", "apple", #""android":{"style":"alert"}"#),
        ("kde-800x600", "kde", #""apple":{},"android":{}"#),
    ])
    func `colours that a finding offers are in a patch of their own where the platform shown has none`(
        device: String, platform: String, patches: String
    ) throws {
        let theme = ##"{"surface":"#FFFFFF","onSurface":"#CCCCCC","accent":"#FFFF88"}"##
        let field = #""textFields":[{"id":"f","placeholder":"Name"}]"#
        let content = #""title":"T","message":"M","actions":[{"id":"a"}],\#(field)"#
        func dialog(_ patches: String) -> String {
            #"{"style":"alert","content":{\#(content)},"theme":{"light":\#(theme)},"platforms":{\#(patches)}}"#
        }
        let changes = try spec(#"{"device":"\#(device)","dialog":\#(dialog(patches))}"#).contrasts.flatMap {
            $0["changes"].elements
        }
        let own = "/dialog/platforms/\(platform)/theme/light/"
        let pointers = changes.compactMap { $0["pointer"].string }
        let neutral = ["surface", "onSurface", "accent"].map { "/dialog/theme/light/" + $0 }
        #expect(pointers.contains { $0.hasPrefix(own) })
        #expect(pointers.allSatisfy { $0.hasPrefix(own) || neutral.contains($0) }, "\(pointers)")
        // What is offered is read.
        for change in changes {
            guard let pointer = change["pointer"].string, pointer.hasPrefix(own), let color = change["value"].string
            else { continue }
            let role = pointer.dropFirst(own.count)
            let mended = dialog(patches + #","\#(platform)":{"theme":{"light":{"\#(role)":"\#(color)"}}}"#)
            let answer = try spec(#"{"device":"\#(device)","dialog":\#(mended)}"#)
            #expect(answer["layers"] != .missing)
        }
    }

    /// Android has no role called label.
    @Test func `colours that a finding offers are in the patch for the one platform that has the role`() throws {
        let answer = try spec(
            ##"""
            {"device":"iphone-15","dialog":{"style":"alert","theme":{"light":{"surface":"#FFFFFF"}},
             "content":{"title":"T","message":"M","actions":[{"id":"a","title":"OK"}]},
             "platforms":{"apple":{"style":"alert"},"android":{"style":"alert"}}}}
            """##)
        let changes = answer.contrasts.flatMap { $0["changes"].elements }
        #expect(changes.map { $0["pointer"] } == ["/dialog/platforms/apple/theme/light/tint"])
    }
}
