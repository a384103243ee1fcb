import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// Dialogs at rest as whole programs for SwiftUI, Compose and Flutter.
@Suite struct `Programs at rest` {
    private static let formats = ["swiftui", "compose", "flutter"]

    private func text(_ format: String, _ body: String) throws -> String {
        let response = try Scrim.shared.get().post(body, to: "/v1/specs?format=\(format)&program=true")
        #expect(response.status == 200 && response["Content-Type"]?.hasPrefix("text/plain") == true)
        return response.text
    }

    private static let alert = """
        {"device": "iphone-15", "dialog": {"style": "alert", "content": {"title": "Delete?", "message": "For ever.", \
        "actions": [{"id": "keep", "title": "Keep", "role": "cancel"}, {"id": "go", "title": "Delete"}]}}}
        """

    /// Each box stands in the one that carries it: the sum of the way down to it is the frame of the answer.
    @Test(arguments: formats)
    func `have each layer at its place`(format: String) throws {
        let layers = try spec(Self.alert)["layers"].elements.filter {
            !["statusBar", "homeIndicator"].contains($0["role"].string)
        }
        let source = try text(format, Self.alert)
        var told: [String: [Double]] = [:]
        for box in source.matches(of: /The layer ([^\n]*)\.\n *(?:fun box\d+\(\) = )?Box\(([^\n]*)/) {
            // The first four arguments: x, y, width and height.
            let numbers = box.output.2.split(separator: ", ").prefix(4).compactMap { $0.split(separator: " ").last }
            told[String(box.output.1)] = numbers.compactMap { Double($0.filter { $0 != ")" }) }
        }
        for layer in layers {
            let (own, frame) = (try #require(told[layer["id"].string ?? ""]), layer["frame"])
            let parent = layers.first { $0["id"] == layer["parent"] }?["frame"]
            let origin = [parent?["x"].number ?? 0, parent?["y"].number ?? 0, 0, 0]
            let wanted = zip(["x", "y", "width", "height"], origin).map { frame[$0].number - $1 }
            for (own, wanted) in zip(own, wanted) { #expect(abs(own - wanted) < 1e-3, "\(layer["id"])") }
        }
        for line in ["Delete?", "For ever.", "Keep", "Delete"] { #expect(source.contains("\"\(line)\"")) }
    }

    @Test(arguments: zip(formats, ["@main", "class MainActivity : ComponentActivity()", "void main() => runApp("]))
    func `have what starts them`(format: String, start: String) throws {
        let source = try text(format, Self.alert)
        #expect(source.contains(start))
        for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")] {
            #expect(source.filter { String($0) == open }.count == source.filter { String($0) == close }.count)
        }
        // A whole program, beside the way in and out, which stays as it is.
        let plain = try Scrim.shared.get().post(Self.alert, to: "/v1/specs?format=\(format)").text
        #expect(!plain.contains(start) && plain.contains("Motion"))
    }

    /// Texts that would end a literal, or begin something in one.
    @Test(arguments: formats)
    func `keep texts in their literals`(format: String) throws {
        let body = DialogBody("alert", on: "iphone-15", content: #""title":"\"$x \\(y) ${z} \u202e\u2028 é""#).json
        let source = try text(format, body)
        let escaped = [
            "swiftui": #""\"$x \\(y) ${z} \u{202E}"#, "compose": #""\"\$x \\(y) \${z} \u202E"#,
            "flutter": #""\"\$x \\(y) \${z} \u{202E}"#,
        ]
        #expect(source.contains(try #require(escaped[format])))
        #expect(!source.unicodeScalars.contains { ["\u{202E}", "\u{2028}"].contains($0) })
    }

    @Test(arguments: ["uikit", "gsap", "motion"])
    func `programs at rest are not asked of what has words for motion alone`(format: String) throws {
        let fault = try problem(Self.alert, at: "/v1/specs?format=\(format)&program=true")
        #expect(fault["status"] == 422)
    }

    /// The gloss of iOS 6 ends in the middle of a button. A box cannot have its dialog's round gradient, and says so.
    @Test(arguments: formats)
    func `have the stops of gradients where they stand`(format: String) throws {
        let body = DialogBody("alert", on: "iphone-4", content: #""title":"Hi","actions":[{"id":"go","title":"Go"}]"#)
            .json
        let background = try spec(body)["layers"].elements.first { $0["id"].string == "action:go" }?["background"]
        #expect(background?["gradient"].elements.map { $0["at"].number } == [0, 0.5, 0.5, 1])
        let source = try text(format, body)
        let button = try #require(source.firstMatch(of: /The layer action:go\.\n *(?:fun box\d+\(\) = )?Box\(([^\n]*)/))
            .output.1
        #expect(
            button.firstMatch(of: /stops[^\[(]*(?:\[|listOf\()([^\])]*)/)?.output.1.split(separator: ", ").map {
                Double($0)
            }
                == [0, 0.5, 0.5, 1])
        #expect(source.contains("The layer dialog has a round gradient"))
    }

    @Test(arguments: formats)
    func `draw whole what a scrolling edge cuts`(format: String) throws {
        let body = DialogBody.cutByItsWindow
        let cut = try spec(body)["layers"].elements.filter { !$0["scrolled"]["frame"].members.isEmpty }
        try #require(!cut.isEmpty)
        let source = try text(format, body)
        for layer in cut {
            let id = try #require(layer["id"].string)
            let box = try #require(
                source.firstMatch(
                    of: try Regex("The layer \(id)\\.\n[^\n]*?Box\\(([^\n]*)", as: (Substring, Substring).self)))
            let height = try #require(box.output.1.firstMatch(of: /height(?:: | = )([0-9.]*)/)).output.1
            #expect(abs((Double(height) ?? 0) - layer["scrolled"]["frame"]["height"].number) < 1e-3, "\(id)")
        }
    }

    /// The outline of a popover is more than its box: what is cut to a box has no arrow, and a shadow around one is
    /// seen through the corners.
    @Test(arguments: zip(formats, ["AnyShape(OutlineShape(box: box))", "GenericShape { size, _ ->", "box.shape("]))
    func `draw ground, border, shadows and clip of an outline around it`(format: String, shape: String) throws {
        let body = DialogBody(
            "popover", on: "ipad-10", content: #""title":"Hi""#,
            placement: #""anchor":{"x":300,"y":400,"width":50,"height":40}"#
        ).json
        let source = try text(format, body)
        let dialog = try #require(
            source.firstMatch(of: /The layer dialog\.\n *(?:fun box\d+\(\) = )?Box\(([^\n]*)/)
        ).output.1
        #expect(dialog.contains("outline"))
        #expect(source.contains(shape))
        // Compose cuts what is after the clip: its own ground comes before.
        if format == "compose" {
            let (ground, clip) = (source.firstRange(of: ".background(brush"), source.firstRange(of: ".clip(shape)"))
            #expect(try #require(ground).lowerBound < #require(clip).lowerBound)
            // A layer with alpha ends at its box, and with it the shadows.
            #expect(!source.contains(".alpha(") && source.contains("saveLayer(all"))
        }
        // The outline has the arrow in it.
        if let arrow = source.firstMatch(of: /The layer arrow\.\n *(?:fun box\d+\(\) = )?Box\(([^\n]*)/) {
            #expect(!arrow.output.1.contains("fill"))
        }
    }

    /// iOS 6 has its texts above a dark shadow, half a point up.
    @Test(arguments: formats)
    func `have the shadows of texts`(format: String) throws {
        let body = DialogBody("alert", on: "iphone-4", content: #""title":"Hi""#).json
        let title = try spec(body)["layers"].elements.first { $0["id"] == "title" }
        #expect(title?["textShadow"] != .missing || title?["text"]["shadow"] != .missing)
        let words = try #require(text(format, body).firstMatch(of: /"Hi".*?(shadow[^\n]*)/)).output.1
        #expect(words.contains("BoxShade("))
        let elements = try answer(body, at: "/v1/specs?format=waapi")["elements"].elements
        let style = elements.first { $0["id"] == "title" }?["text"]["style"]["textShadow"].string
        #expect(style?.hasPrefix("0px -1px ") == true)
    }

    /// A method of Java, and each constant, has at most 64 KB: a number in a list takes about eleven bytes.
    @Test func `for Compose fit into methods and constants of Java`() throws {
        let curve = (0..<250).map { "L0.\($0 % 10) 0.\(($0 * 7) % 10)" }.joined()
        let actions = (0..<32).map {
            #"{"id":"a\#($0)","title":"A","symbol":{"path":"M0 0\#(curve)Z"}}"#
        }
        let body = DialogBody(
            "activityView", on: "iphone-15", content: #""title":"T","actions":[\#(actions.joined(separator: ","))]"#
        ).json
        let source = try text("compose", body)
        #expect(source.utf8.count > 64 * 1024)
        for line in source.split(separator: "\n") where line.hasPrefix("fun box") || line.hasPrefix("val boxes") {
            let literals = line.matches(of: /"[^"]*"/).map { $0.output.utf8.count }
            #expect((literals.max() ?? 0) < 65_535)
            let code = line.utf8.count - literals.reduce(0, +)
            #expect(code < 32 * 1024)
        }
    }
}
