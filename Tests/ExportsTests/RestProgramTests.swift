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
        for box in source.matches(of: /The layer ([^\n]*)\.\n *Box\(([^\n]*)/) {
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
    func `are not asked of what has words for motion alone`(format: String) throws {
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
        let button = try #require(source.firstMatch(of: /The layer action:go\.\n *Box\(([^\n]*)/)).output.1
        #expect(
            button.firstMatch(of: /stops[^\[(]*(?:\[|listOf\()([^\])]*)/)?.output.1.split(separator: ", ").map {
                Double($0)
            }
                == [0, 0.5, 0.5, 1])
        #expect(source.contains("The layer dialog has a round gradient"))
    }
}
