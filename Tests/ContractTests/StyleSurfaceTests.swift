import AnswerTestSupport
import ServiceTestSupport
import Testing

/// A named style has colours for a light surface and for a dark one; a request that gives the other surface gets those
/// for that. 3 : 1 is the least contrast of large texts (WCAG 2.2, 1.4.3).
@Suite struct `A surface unlike a named style's own` {
    private static let styles = ["x-mui-dialog", "x-bootstrap-modal"]

    private func contrasts(_ style: String, on device: String, _ appearance: String, _ theme: String) throws -> [String]
    {
        let content =
            #""title":"T","message":"M","textFields":[{"id":"f","placeholder":"Name"}],"actions":[{"id":"a"},"#
            + #"{"id":"b","preferred":true},{"id":"c","role":"cancel"}]"#
        let answer = try layout(
            style, on: device, state: #""appearance":"\#(appearance)""#, content: content,
            dialog: #""theme":{"\#(appearance)":{\#(theme)}}"#)
        #expect(answer["layers"] != .missing)
        // A browser's own placeholder on its own dark field is none of the style's colours.
        return answer["diagnostics"].elements.filter { $0["rule"] == "textContrast" }.compactMap {
            $0["message"].string
        }.filter { !$0.hasPrefix("The platform itself") }
    }

    /// The contrast that a finding names: "… has a contrast of 1.75 : 1 and needs 4.5 : 1."
    private func ratio(_ message: String) -> Double {
        let words = message.split(separator: " ")
        return words.firstIndex(of: "contrast").flatMap { Double(words[$0 + 2]) } ?? 0
    }

    @Test(arguments: styles, ["desktop-1440x900", "pixel-8", "iphone-17", "gnome-800x600"])
    func `leaves no text of the style below 3 to 1`(style: String, device: String) throws {
        for (appearance, colors) in [
            ("dark", ##""surface":"#FFFFFF","onSurface":"#000000""##), ("dark", ##""surface":"#FFFFFF""##),
            ("light", ##""surface":"#101010","onSurface":"#FFFFFF""##), ("light", ##""surface":"#101010""##),
        ] {
            let found = try contrasts(style, on: device, appearance, colors)
            #expect(found.allSatisfy { ratio($0) >= 3 }, "\(appearance) \(colors) \(found)")
        }
    }

    /// Blue 700 of Material UI's light palette, blue 200 of its dark one.
    @Test(arguments: ["desktop-1440x900", "pixel-8", "iphone-17"])
    func `has text buttons in the colour that the style has for it`(device: String) throws {
        for (appearance, surface, color) in [
            ("dark", "#FFFFFF", "#1976D2"), ("light", "#383838", "#90CAF9"), ("dark", "#202020", "#90CAF9"),
            ("light", "#EEEEEE", "#1976D2"),
        ] {
            let answer = try layout(
                "x-mui-dialog", on: device, state: #""appearance":"\#(appearance)""#,
                content: #""title":"T","actions":[{"id":"a","title":"OK"}]"#,
                dialog: #""theme":{"\#(appearance)":{"surface":"\#(surface)"}}"#)
            #expect(answer["layers"]["action:a"]["text"]["color"] == .string(color), "\(appearance) \(surface)")
        }
    }

    /// What a request says itself stays, however little it can be read.
    @Test func `leaves the request's own colours`() throws {
        let theme = ##"{"dark":{"surface":"#FFFFFF","onSurface":"#EEEEEE","accent":"#DDDDDD"}}"##
        let answer = try layout(
            "x-mui-dialog", on: "desktop-1440x900", state: #""appearance":"dark""#,
            content: #""title":"T","actions":[{"id":"a","title":"OK"}]"#, dialog: #""theme":\#(theme)"#)
        #expect(answer["layers"]["title"]["text"]["color"] == "#EEEEEE")
        #expect(answer["layers"]["action:a"]["text"]["color"] == "#DDDDDD")
    }

    /// A field keeps the ground of the browser where texts can be read on it.
    @Test(arguments: [("light", "#FFFFFF"), ("dark", "#3B3B3B")])
    func `alone has fields leave the browser's ground`(appearance: String, ground: String) throws {
        let answer = try layout(
            "x-mui-dialog", on: "desktop-1440x900", state: #""appearance":"\#(appearance)""#,
            content: #""title":"T","textFields":[{"id":"f","text":"X"}]"#)
        #expect(answer["layers"]["field:f"]["background"]["color"] == .string(ground))
    }
}
