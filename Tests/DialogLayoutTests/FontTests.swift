import Foundation
import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// A line as the built-in fonts set it without letter spacing: its advance in units of 1/2816 em in Inter, of 1/2048 em
/// in others.
///
/// Source: HarfBuzz 14 by way of uharfbuzz over the files of `GET /fonts`, each line shaped by itself.
private struct SetLine: Sendable {
    let text: String
    let units: Double

    init(_ text: String, _ units: Double) {
        self.text = text
        self.units = units
    }
}

/// A text that is asked for, and the lines that it is to come out in.
private struct SetText: Sendable, CustomStringConvertible {
    let description: String
    let device: String
    let dialog: String
    let layer: String
    let weight: String
    /// In which `GET /fonts` has it, and units of that font in an em.
    var font = ("Inter", 2816.0)
    let lines: [SetLine]
}

private let setTexts = [
    SetText(
        description: "a title in one line", device: "iphone-16",
        dialog: #"{"style":"alert","content":{"title":"Delete “Holiday 12:30”?","actions":[{"id":"a","title":"OK"}]}}"#,
        layer: "title", weight: "semibold", lines: [SetLine("Delete “Holiday 12:30”?", 31930)]),
    SetText(
        description: "a message in four lines, some of which end with what is kerned", device: "iphone-16",
        dialog: #"""
            {"style":"alert","content":{"title":"A","message":"Yes, To AVATAR, LTE-Albums and Photos, Inc. — the \#
            illicit jimjam of 1,234.56 Wi-Fi, T-Mobile, Type 3 or iPhone’s own","actions":[{"id":"a","title":"OK"}]}}
            """#,
        layer: "message", weight: "regular",
        lines: [
            SetLine("Yes, To AVATAR, LTE-Albums and", 44112), SetLine("Photos, Inc. — the illicit jimjam of", 43868),
            SetLine("1,234.56 Wi-Fi, T-Mobile, Type 3 or", 46760), SetLine("iPhone’s own", 17220),
        ]),
    SetText(
        description: "a heavy title in one line",
        device: #"{"profile":"iphone-8","system":{"name":"iOS","version":"7"}}"#,
        dialog: #"{"style":"slidingMessage","content":{"title":"Über naïve Łódź","message":"A"}}"#, layer: "title",
        weight: "bold", font: ("Arimo", 2048), lines: [SetLine("Über naïve Łódź", 15818)]),
    SetText(
        description: "what is cut off", device: #"{"profile":"nexus-5","textSize":"xxxLarge"}"#,
        dialog: #"""
            {"style":"slidingMessage","content":{"message":"The quick brown fox jumps over the lazy dog, twice, and \#
            then VAT, AVAILABLE, Photos","actions":[{"id":"a","title":"Undo"}]}}
            """#,
        layer: "message", weight: "regular", font: ("Roboto", 2048),
        lines: [SetLine("The quick brown fox", 18398), SetLine("jumps over the lazy dog…", 22890)]),
]

/// Letter spacing of title, message and button, in em: Helvetica had none; Material's is that of its type scale
/// (appearance, Material 3 type scale), which grows with the text: headline-small 0, body-medium 0.25 at 14,
/// label-large 0.1 at 14.
private let spacings: [(device: String, shares: [Double])] = [
    ("iphone-4", [0, 0, 0]),
    (#"{"profile":"iphone-5","system":{"name":"iOS","version":"8.4"}}"#, [0, 0, 0]),
    ("nexus-5", [0, 0.017857, 0.007143]),
    (#"{"profile":"nexus-5","textSize":"xxxLarge"}"#, [0, 0.017857, 0.007143]),
]

@Suite struct `Fonts of texts` {
    @Test(arguments: setTexts)
    fileprivate func `set a line as wide as it is told`(expected: SetText) throws {
        let answer = try layout(on: expected.device, dialog: expected.dialog)
        let text = answer["layers"][expected.layer]["text"]
        let font = text["font"]
        #expect(font["weight"] == .string(expected.weight))
        let names = [font["family"]] + font["fallbacks"].elements
        #expect(names.contains(.string(expected.font.0)))
        let lines = text["lines"].elements
        #expect(lines.map { $0["text"].string } == expected.lines.map(\.text))
        for (line, set) in zip(lines, expected.lines) {
            // As CSS sets it: behind every character, the last too.
            let width =
                set.units / expected.font.1 * font["size"].number + Double(set.text.count)
                * font["letterSpacing"].number
            #expect(abs(width - line["width"].number) < 0.001 * width, "\(set.text)")
        }
    }

    /// Appearance, Fonts: `font.family.…`, and the size of San Francisco's switch, 20 pt.
    @Test(arguments: [
        (#"{"profile":"iphone-4","system":{"name":"iPhone OS","version":"3"}}"#, "Helvetica"),
        (#"{"profile":"iphone-4","system":{"name":"iOS","version":"6.1"}}"#, "Helvetica"),
        (#"{"profile":"iphone-5","system":{"name":"iOS","version":"7"}}"#, "Helvetica Neue"),
        (#"{"profile":"iphone-5","system":{"name":"iOS","version":"8.4"}}"#, "Helvetica Neue"),
        (#"{"profile":"iphone-8","system":{"name":"iOS","version":"9"}}"#, ".SF UI Text"),
        (#"{"profile":"iphone-8","system":{"name":"iOS","version":"13.7"}}"#, ".SF UI Text"),
        (
            #"{"profile":"iphone-8","system":{"name":"iOS","version":"13"},"textSize":"accessibility3"}"#,
            ".SF UI Display"
        ),
        (#"{"profile":"iphone-8","system":{"name":"iOS","version":"14"}}"#, "SF Pro"),
        (#"{"profile":"iphone-16","system":{"name":"iOS","version":"26"},"textSize":"accessibility3"}"#, "SF Pro"),
        ("nexus-5", "Roboto"),
        (#"{"screen":{"width":1200,"height":800},"system":{"name":"web","version":null}}"#, "Inter"),
    ])
    func `fonts of texts are the system's own by name`(device: String, family: String) throws {
        let answer = try layout(
            "alert", on: device, content: #""title":"Title","message":"Message","actions":[{"id":"ok","title":"OK"}]"#)
        for layer in ["title", "message"] {
            let font = answer["layers"][layer]["text"]["font"]
            #expect(font["family"] == .string(family), "\(layer)")
            #expect(font["fallbacks"].elements.last == "sans-serif")
            // Ascent of the font that lines are laid out by, 1950 of 2048 units.
            #expect(abs(font["ascent"].number - font["size"].number * 1950 / 2048) < 0.001)
        }
        let button = answer["layers"]["action:ok"]["text"]["font"]["family"]
        #expect(button == .string(family))
    }

    @Test(arguments: spacings) func `space letters as their system does`(device: String, shares: [Double]) throws {
        let layers = try layout(
            "alert", on: device,
            content: #""title":"To AVATAR","message":"Message","actions":[{"id":"ok","title":"OK"}]"#)["layers"]
        for (layer, share) in zip(["title", "message", "action:ok"], shares) {
            let font = layers[layer]["text"]["font"]
            #expect(abs(font["letterSpacing"].number - share * font["size"].number) < 0.001, "\(layer)")
        }
    }

    @Test func `name what is served`() throws {
        let served = try JSON(Scrim.shared.get().get("/fonts").body)["fonts"].elements
        let families = served.compactMap { $0["family"].string }
        let answer = try layout("alert", on: "iphone-16", content: #""title":"A","message":"削除 👋""#)
        func named(_ layer: String) -> [String] {
            answer["layers"][layer]["text"]["font"]["fallbacks"].elements.compactMap(\.string)
        }
        let first = ["Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari"]
        #expect(named("title") == [".SFUI-Regular"] + first + ["sans-serif"])
        // A text in other scripts names all of scripts, in the order in which they are asked for a glyph.
        var order: [String] = []
        for family in families where order.last != family { order.append(family) }
        #expect(order.suffix(4) == ["Arimo", "Roboto", "Tinos", "Noto Sans"])
        order.removeLast(4)
        #expect(named("message") == [".SFUI-Regular"] + order + ["sans-serif"])
        #expect(order.starts(with: first) && order.contains("Noto Sans CJK JP") && order.last == "Noto Color Emoji")
    }

    /// UAX #9, P2 and P3: the first letter with a direction, paragraph by paragraph; the interface's where there is
    /// none.
    @Test(arguments: [
        ("Hello", "leftToRight", ["leftToRight"]), ("Hello", "rightToLeft", ["leftToRight"]),
        ("שלום", "leftToRight", ["rightToLeft"]), ("“12” حذف OK", "leftToRight", ["rightToLeft"]),
        ("OK חזרה", "rightToLeft", ["leftToRight"]), ("12:30", "leftToRight", ["leftToRight"]),
        ("12:30 …", "rightToLeft", ["rightToLeft"]), ("\u{200F}OK", "leftToRight", ["rightToLeft"]),
        ("\u{2068}שלום\u{2069} OK", "rightToLeft", ["leftToRight"]),
        ("שלום\nOK\n12", "leftToRight", ["rightToLeft", "leftToRight", "leftToRight"]),
        ("写真", "rightToLeft", ["leftToRight"]), ("ลบรูป", "rightToLeft", ["leftToRight"]),
    ])
    func `say which way each line runs`(message: String, direction: String, directions: [String]) throws {
        let escaped = message.replacingOccurrences(of: "\n", with: "\\n")
        let answer = try layout(
            "alert", on: "iphone-8", state: #""layoutDirection":"\#(direction)""#, content: #""message":"\#(escaped)""#)
        let lines = answer["layers"]["message"]["text"]["lines"].elements
        #expect(lines.compactMap { $0["direction"].string } == directions)
    }
}

@Suite struct `Fonts that are served` {
    private var list: [JSON] {
        get throws { try JSON(Scrim.shared.get().get("/fonts").body)["fonts"].elements }
    }

    @Test func `fonts that are served are what their list says`() throws {
        let server = try Scrim.shared.get()
        for font in try list {
            let url = try #require(font["url"].string)
            let response = try server.get(url)
            #expect(response.status == 200)
            #expect(response["Content-Type"] == font["mediaType"].string)
            #expect(Double(response.body.count) == font["bytes"].number)
            // The signature of a font: OTTO with PostScript outlines, 0x00010000 with TrueType's (OpenType 1.9).
            let isPostScript = font["mediaType"] == "font/otf"
            #expect(Array(response.body.prefix(4)) == (isPostScript ? Array("OTTO".utf8) : [0, 1, 0, 0]), "\(url)")
            #expect(response["Cache-Control"] == "public, max-age=31536000, immutable")
            #expect(response["Access-Control-Allow-Origin"] == "*")
            #expect(response["Cross-Origin-Resource-Policy"] == "cross-origin")
            let tag = try #require(response["ETag"])
            #expect(try server.get(url, headers: [("If-None-Match", tag)]).status == 304)
            let head = try server.send("HEAD", url)
            #expect(head.status == 200 && head.body.isEmpty && head["ETag"] == tag)
        }
    }

    /// Every weight that answers name, in the font of Latin letters.
    @Test func `have every weight of Inter`() throws {
        let weights = try list.filter { $0["family"] == "Inter" }.compactMap { $0["weight"].string }
        #expect(weights == ["regular", "medium", "semibold", "bold"])
    }

    /// So a browser fetches no font of another script in search of a letter.
    @Test(arguments: [
        ("a", ["Inter", "Arimo", "Roboto", "Tinos", "Noto Sans"]),
        ("я", ["Inter", "Arimo", "Roboto", "Tinos", "Noto Sans"]), ("→", ["Inter"]),
        ("削", ["Noto Sans CJK JP"]), ("한", ["Noto Sans CJK JP"]), ("ش", ["Noto Sans Arabic"]),
        ("ש", ["Noto Sans Hebrew"]), ("ก", ["Noto Sans Thai"]), ("क", ["Noto Sans Devanagari"]),
        ("ქ", ["Noto Sans Georgian"]), ("த", ["Noto Sans Tamil"]), ("ក", ["Noto Sans Khmer"]),
        ("👋", ["Noto Color Emoji"]),
    ])
    func `tell the characters that they are asked for`(character: String, families: [String]) throws {
        let scalar = try #require(character.unicodeScalars.first).value
        let asked = try list.filter { font in
            (font["unicodeRange"].string ?? "").split(separator: ",").contains { part in
                let ends = part.dropFirst(2).split(separator: "-").compactMap { UInt32($0, radix: 16) }
                return ends.count > 0 && (ends[0]...(ends.last ?? 0)).contains(scalar)
            }
        }
        // The arrow is among the signs of ideographs, too, which are asked behind Inter.
        let found = asked.compactMap { $0["family"].string }.filter { character != "→" || $0 == "Inter" }
        #expect(Set(found) == Set(families))
    }

    @Test func `come with their licences`() throws {
        let server = try Scrim.shared.get()
        for font in try list {
            let isApache = font["family"] == "Roboto"
            #expect(font["licence"]["id"] == (isApache ? "Apache-2.0" : "OFL-1.1"))
            let url = try #require(font["licence"]["url"].string)
            let response = try server.get(url)
            #expect(response.status == 200 && response["Content-Type"]?.hasPrefix("text/plain") == true)
            let terms =
                isApache
                ? "Apache License\n                           Version 2.0" : "SIL OPEN FONT LICENSE Version 1.1"
            #expect(response.text.contains(terms))
            #expect(response.text.contains(font["family"].string ?? "?"))
            #expect(try server.get(try #require(font["url"].string))["Link"] == "<\(url)>; rel=\"license\"")
        }
    }

    @Test func `fonts that are served are named where another one is asked for`() throws {
        let response = try Scrim.shared.get().get("/fonts/Inter-Heavy.otf")
        #expect(response.status == 404)
        let problem = try JSON(response.body)
        #expect(problem["code"] == "unknownFont")
        for font in try list { #expect(problem["detail"].string?.contains(font["file"].string ?? "?") == true) }
    }
}
