import ServiceTestSupport
import TestSupport
import Testing

extension PictureDocument {
    /// The colour of the time in the status bar.
    fileprivate var timeColor: String? {
        elements.first { $0.name == "text" && $0.layers == ["statusBar"] && $0.text.hasPrefix("9:41") }?
            .attributes["fill"]
    }

    /// The colour of the home indicator.
    fileprivate var indicatorColor: String? {
        elements.first { $0.name == "path" && $0.layers == ["homeIndicator"] }?.attributes["fill"]
    }
}

@Suite struct `An activity view in a picture` {
    /// From iOS 13 on a row of apps stands above the rows, however many those are.
    @Test(arguments: ["14.1", "17.0", "26.0"], [1, 3, 5, 7])
    func `shows apps above its own content`(version: String, count: Int) throws {
        let actions = (0..<count).map { #"{"id":"a\#($0)","title":"Do it"}"# }.joined(separator: ",")
        let body = DialogBody(
            "activityView", on: "iphone-15", system: "iOS \(version)",
            content: #""title":"Photo","actions":[\#(actions)]"#
        ).json
        let layers = try spec(body)["layers"]
        let symbol = layers["dialog"]["symbol"]
        #expect(symbol["name"] == "shareSheet")
        let title = layers["title"]["frame"]
        let free = layers["action:a0"]["frame"]["y"].number - title["y"].number - title["height"].number
        #expect(free >= 60, "\(free)")
        let drawn = try picture(body).elements.filter { $0.name == "path" && $0.layers == ["dialog"] }
        #expect(drawn.contains { $0.attributes["fill-rule"] == "evenodd" })
    }

    @Test func `an activity view in a picture is the only one that shows any`() throws {
        let body = #"{"device":"iphone-15","dialog":{"style":"pageSheet","content":{"title":"Photo"}}}"#
        #expect(try spec(body)["layers"]["dialog"]["symbol"] == .missing)
    }
}

@Suite struct `The status bar of a picture` {
    private let card = #"{"device":"iphone-15","dialog":{"style":"pageSheet","content":{"title":"Hi"}}}"#

    /// A card pushes the white view back and leaves black above it; until then, and again when it goes, the bar lies on
    /// white.
    @Test func `the status bar of a picture is read on what lies below it at the moment`() throws {
        let moments = [
            ("present", 0, "#000000"), ("present", 0.3, "#FFFFFF"), ("present", 100, "#FFFFFF"),
            ("dismiss", 0, "#FFFFFF"), ("dismiss", 0.3, "#000000"),
        ]
        for (phase, time, color) in moments {
            let seen = try picture(card, "&phase=\(phase)&time=\(time)").timeColor
            #expect(seen == color, "\(phase) \(time)")
        }
        #expect(try picture(card).timeColor == "#FFFFFF")
        // In the dark it is light all the time.
        let dark = #"{"device":{"profile":"iphone-15","appearance":"dark"},"dialog":{"style":"pageSheet"}}"#
        for time in ["0", "0.3"] {
            #expect(try picture(dark, "&phase=present&time=\(time)").timeColor == "#FFFFFF")
        }
    }

    /// The class of each of the two has keyframes with the opacity at the start.
    @Test(arguments: [("present", "#000000"), ("dismiss", "#FFFFFF")])
    func `the status bar of a picture of a picture that plays changes on the way`(phase: String, first: String) throws {
        let playing = try picture(card, "&animate=\(phase)")
        let style = try #require(playing.elements.first { $0.name == "style" }).text
        var starts: [String: String] = [:]
        for (index, element) in playing.elements.enumerated() where element.layers == ["statusBar"] {
            guard element.name == "g", let name = element.attributes["class"], name.hasPrefix("k") else { continue }
            let color = playing.elements[index...].first { $0.name == "text" }?.attributes["fill"] ?? ""
            let frames =
                style.split(separator: "@keyframes \(name){", omittingEmptySubsequences: false).dropFirst().first ?? ""
            starts[color] = frames.hasPrefix("0%{opacity:1;") ? "seen" : "unseen"
        }
        let other = first == "#000000" ? "#FFFFFF" : "#000000"
        #expect(starts == [first: "seen", other: "unseen"])
    }

    @Test func `runs from the right where texts do`() throws {
        func start(_ direction: String) throws -> Double {
            let body = DialogBody("alert", on: "iphone-15", state: #""layoutDirection":"\#(direction)""#).json
            let time = try picture(body).elements.first { $0.text.hasPrefix("9:41") }
            return try #require(Double(time?.attributes["x"] ?? ""))
        }
        // The panel is 393 points wide.
        #expect(try abs(start("leftToRight") + start("rightToLeft") - 393) < 0.001)
        #expect(try start("leftToRight") < 130)
    }
}

@Suite struct `The home indicator of a picture` {
    private func color(_ appearance: String, _ style: String, _ query: String = "") throws -> String? {
        let device = #"{"profile":"iphone-15","appearance":"\#(appearance)"}"#
        return try picture(
            DialogBody(style, on: device, content: #""title":"Hi""#).json, query
        ).indicatorColor
    }

    /// A sliding message is dark in the light, too (ledger E4).
    @Test func `the home indicator of a picture is seen on what lies below it`() throws {
        #expect(try color("light", "pageSheet") == "#000000")
        #expect(try color("dark", "pageSheet") == "#FFFFFF")
        #expect(try color("light", "slidingMessage") == "#FFFFFF")
        #expect(try color("light", "slidingMessage", "&phase=present&time=0") == "#000000")
    }
}
