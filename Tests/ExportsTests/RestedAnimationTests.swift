import ServiceTestSupport
import TestSupport
import Testing

/// Where elements of `format=waapi` stand at the end of a timeline, as a browser places them: each in the element of
/// its parent, moved by the sum of its translations.
private struct RestedElements {
    private var elements: [String: JSON] = [:]
    private var ways: [String: (x: Double, y: Double)] = [:]

    init(_ animations: JSON, after phase: String) {
        for element in animations["elements"].elements
        where element["phase"] == .missing || element["phase"] == .string(phase) {
            if let id = element["id"].string, elements[id] == nil { elements[id] = element }
        }
        for animation in animations["phases"][phase].elements {
            guard let id = animation["target"].string,
                let way = animation["keyframes"].elements.last?["translate"].string
            else { continue }
            let numbers = way.split(separator: " ").compactMap { Double($0.replacing("px", with: "")) }
            let before: (x: Double, y: Double) =
                animation["options"]["composite"] == "add" ? ways[id] ?? (x: 0, y: 0) : (x: 0, y: 0)
            ways[id] = (before.x + (numbers.first ?? 0), before.y + (numbers.dropFirst().first ?? 0))
        }
    }

    /// The upper left corner of an element in the window; `nil` if there is no such element.
    func corner(_ id: String) -> (x: Double, y: Double)? {
        guard let element = elements[id] else { return nil }
        let around: (x: Double, y: Double) = element["parent"].string.flatMap { corner($0) } ?? (x: 0, y: 0)
        let way = ways[id] ?? (x: 0, y: 0)
        return (
            around.x + element["frame"]["x"].number + way.x, around.y + element["frame"]["y"].number + way.y
        )
    }
}

@Suite struct `Animations that end in another rest` {
    private static let long = String(repeating: "word ", count: 300)

    private func dialog(_ style: String, _ device: String, _ message: String, height: Int?, actions: Int) -> String {
        let titles = (0..<actions).map { #"{"id":"a\#($0)","title":"OK"}"# }.joined(separator: ",")
        let size = height.map { #","size":{"height":\#($0)}"# } ?? ""
        return DialogBody(
            style, on: device, content: #""title":"Title","message":"\#(message)","actions":[\#(titles)]\#(size)"#
        ).json
    }

    /// Contents that scroll at one end or at both, and buttons that one end lacks, both ways.
    @Test(arguments: [
        ("iphone-17", "floating"), ("iphone-17", "semiModal"), ("ipad-a16", "formSheet"), ("ipad-a16", "semiModal"),
        ("pixel-8", "sheet"), ("pixel-8", "floating"), ("windows-1366x720", "floating"), ("gnome-1000x720", "sheet"),
        ("desktop-1440x900", "floating"),
    ])
    func `leave every layer where it rests`(device: String, style: String) throws {
        let ends: [(one: (String, Int?, Int), other: (String, Int?, Int))] = [
            ((Self.long, 300, 1), (Self.long, 700, 2)), ((Self.long, nil, 1), ("short", nil, 2)),
            ((Self.long, 300, 2), ("short", 300, 1)), ((Self.long + Self.long, nil, 1), ("short", nil, 1)),
        ]
        for (one, other) in ends {
            let bodies = [one, other].map { dialog(style, device, $0.0, height: $0.1, actions: $0.2) }
            for (from, to) in [(bodies[0], bodies[1]), (bodies[1], bodies[0])] {
                let animations = try answer(
                    #"{"from":\#(from),"to":\#(to)}"#, at: "/v1/specs/transitions?format=waapi")
                let rested = RestedElements(animations, after: "timeline")
                for layer in try spec(to)["layers"].elements where layer["role"] != "presenter" {
                    let id = try #require(layer["id"].string)
                    let corner = try #require(rested.corner(id), "\(id) of \(style) on \(device)")
                    let (x, y) = (layer["frame"]["x"].number, layer["frame"]["y"].number)
                    // Both are rounded to pixels.
                    #expect(
                        abs(corner.x - x) <= 0.5 && abs(corner.y - y) <= 0.5,
                        "\(id) of \(style) on \(device): \(corner), not \((x, y))")
                }
            }
        }
    }

    private func edges(of frame: JSON) -> (top: Double, right: Double, bottom: Double, left: Double) {
        let (x, y) = (frame["x"].number, frame["y"].number)
        return (y, x + frame["width"].number, y + frame["height"].number, x)
    }

    /// On its side the phone has no room for all of the alert: text and buttons scroll, each in a box of its own.
    @Test(arguments: [("iphone-15", 40, 5), ("iphone-15", 4, 9), ("iphone-4", 20, 2), ("iphone-4", 3, 5)])
    func `cut what scrolls there alone`(device: String, words: Int, actions: Int) throws {
        let body = dialog("alert", device, String(repeating: "word ", count: words * 3), height: nil, actions: actions)
        let rests = body.dropLast() + #","options":{"rests":true}}"#
        let answer = try spec(String(rests))
        let end = answer["transitions"]["rotate"]["landscapeLeft"]["rest"]["layers"]
        let known = Set(answer["layers"].elements.compactMap { $0["id"].string })
        let told = try JSON(
            Scrim.shared.get().post(body, to: "/v1/specs?format=waapi&phase=rotate.landscapeLeft").body)["phases"][
                "rotate.landscapeLeft"]
        var count = 0
        for layer in end.elements {
            guard let id = layer["id"].string, known.contains(id), let parent = layer["parent"].string,
                !known.contains(parent)
            else { continue }
            let scrolled = layer["scrolled"]["frame"]
            let (top, right, bottom, left) = edges(of: scrolled.members.isEmpty ? layer["frame"] : scrolled)
            let around = edges(of: end[parent]["frame"])
            let cut = [around.top - top, right - around.right, bottom - around.bottom, around.left - left]
            let clip = told.elements.last { $0["target"] == .string(id) && $0["keyframes"][0]["clipPath"] != .missing }
            guard cut.max() ?? 0 > 0.5 else { continue }
            count += 1
            let last = try #require(clip?["keyframes"].elements.last?["clipPath"].string, "\(id)")
            let numbers = last.dropFirst("inset(".count).dropLast().split(separator: " ")
                .compactMap { Double($0.replacing("px", with: "")) }
            #expect(zip(numbers, cut).allSatisfy { abs($0 - $1) < 0.02 } && numbers.count == 4, "\(id) \(last) \(cut)")
        }
        #expect(count > 0)
    }
}
