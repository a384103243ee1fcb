import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// Tokens in the words of Style Dictionary and Figma.
@Suite struct `Tokens of other tools` {
    private static func body(_ appearance: String) -> String {
        DialogBody(
            "alert", on: "iphone-15", state: #""appearance":"\#(appearance)""#,
            content: #""title":"A.b","message":"For ever.","actions":[{"id":"a.{b}/c","title":"OK"}]"#
        ).json
    }

    private func export(_ format: String, _ appearance: String = "light") throws -> JSON {
        try export(format, of: Self.body(appearance))
    }

    private func export(_ format: String, of body: String) throws -> JSON {
        try answer(body, at: "/v1/specs?format=\(format)")
    }

    /// Style Dictionary 4: `color/css` takes `#rrggbb` and `#rrggbbaa`, lengths and times are texts with their units.
    @Test func `for Style Dictionary are those of the format, with values as texts`() throws {
        let (own, other) = try (export("tokens"), export("styledictionary"))
        #expect(own.members.keys == other.members.keys)
        for (group, unit) in [("cornerRadius", "px"), ("size", "px"), ("duration", "ms")] {
            #expect(other[group]["$type"] == own[group]["$type"])
            for (name, token) in own[group].members where name != "$type" {
                let text = try #require(other[group][name]["$value"].string)
                #expect(text.hasSuffix(unit))
                #expect(abs(try #require(Double(text.dropLast(2))) - token["$value"]["value"].number) < 1e-4)
            }
        }
        for (name, token) in own["color"].members where name != "$type" {
            let alpha = Int((token["$value"]["alpha"].number * 255).rounded())
            let end = alpha == 255 ? "" : (alpha < 16 ? "0" : "") + String(alpha, radix: 16, uppercase: true)
            let hex = try #require(token["$value"]["hex"].string)
            #expect(other["color"][name]["$value"].string == hex + end, "\(name)")
        }
        for shadow in other["shadow"].members.filter({ $0.key != "$type" }).values.flatMap({ $0["$value"].elements }) {
            #expect(shadow["blur"].string?.hasSuffix("px") == true && shadow["color"].string?.first == "#")
        }
    }

    /// The control colour of macOS has an opacity of a tenth in the dark: 25.5 of 255.
    @Test func `have the opacities of the answer, not those of eight bits`() throws {
        let body = DialogBody(
            "alert", on: "macbook-air-13", content: #""title":"T","actions":[{"title":"A"},{"title":"B"}]"#
        ).json
        let layers = try spec(body)["layers"].elements
        let tokens = try export("tokens", of: body)["color"]
        let figma = try export("figma", of: body)
        let alphas = figma["variableModeValues"].elements.map { $0["value"]["a"].number }
        var compared = 0
        for layer in layers where layer["background"]["opacity"] != .missing {
            let opacity = layer["background"]["opacity"].number
            let name = (layer["id"].string ?? "").replacing(":", with: "-") + "-background"
            guard tokens[name] != .missing else { continue }
            compared += 1
            #expect(abs(tokens[name]["$value"]["alpha"].number - opacity) < 1e-9, "\(name)")
            #expect(alphas.contains { abs($0 - opacity) < 1e-9 }, "\(name)")
        }
        #expect(compared > 1)
        #expect(layers.contains { $0["background"]["opacity"] == 0.1 })
    }

    /// Figma's REST API: temporary ids hold within the body, each variable is of one collection, and has one value in
    /// each mode.
    @Test func `for Figma are variables with a value in each mode`() throws {
        let payload = try export("figma")
        let collections = payload["variableCollections"].elements.compactMap { $0["id"].string }
        var modes: [String: [String]] = [:]
        for mode in payload["variableModes"].elements {
            modes[try #require(mode["variableCollectionId"].string), default: []].append(
                try #require(mode["id"].string))
        }
        #expect(Set(modes.keys) == Set(collections) && collections.count == 2)
        for collection in payload["variableCollections"].elements {
            #expect(collection["action"] == "CREATE")
            // The mode that a collection is made with is there already: it is only named.
            let named = payload["variableModes"].elements.first { $0["id"] == collection["initialModeId"] }
            #expect(named?["action"] == "UPDATE")
        }
        let values = Dictionary(grouping: payload["variableModeValues"].elements) { $0["variableId"].string ?? "" }
        var ids: Set<String> = []
        for variable in payload["variables"].elements {
            let (id, name) = try (#require(variable["id"].string), #require(variable["name"].string))
            #expect(ids.insert(id).inserted && !name.contains { "{}.".contains($0) })
            #expect(name.split(separator: "/").count == 2)
            let own = try #require(modes[variable["variableCollectionId"].string ?? ""])
            #expect(values[id]?.compactMap { $0["modeId"].string } == own)
            for value in (values[id] ?? []).map({ $0["value"] }) {
                switch variable["resolvedType"].string {
                case "COLOR": #expect(["r", "g", "b", "a"].allSatisfy { (0...1).contains(value[$0].number) })
                case "FLOAT": #expect(value.number.isFinite)
                case "STRING": #expect(value.string?.isEmpty == false)
                default: Issue.record("Figma has no such type")
                }
            }
        }
        #expect(ids == Set(values.keys) && ids.count > 20)
    }

    /// The modes are what the appearances are, whichever the request has.
    @Test func `for Figma have the colours of both appearances`() throws {
        #expect(try export("figma", "light") == export("figma", "dark"))
        let values = try export("figma")["variableModeValues"].elements.filter {
            $0["variableId"] == "color/title-text"
        }
        for (mode, appearance) in ["light", "dark"].enumerated() {
            let components = try export("tokens", appearance)["color"]["title-text"]["$value"]["components"].elements
            for (channel, component) in zip(["r", "g", "b"], components) {
                #expect(abs(values[mode]["value"][channel].number - component.number) < 1e-4)
            }
        }
        #expect(values.count == 2 && values[0]["value"] != values[1]["value"])
    }

    /// A style with a dialog that has a border has its colour and its width: two variables of one name.
    @Test(arguments: ["desktop-1280x800", "windows-1366x720", "iphone-4"])
    func `for Figma have ids of their own for each`(device: String) throws {
        let body = try export("figma", of: DialogBody("alert", on: device, content: #""title":"Hi""#).json)
        let ids = body["variables"].elements.compactMap { $0["id"].string }
        #expect(!ids.isEmpty && Set(ids).count == ids.count)
        for value in body["variableModeValues"].elements {
            #expect(ids.contains(value["variableId"].string ?? ""))
        }
        #expect(body["variables"].elements.filter { $0["name"] == "border/dialog" }.count == 2)
    }

    /// Every part of a motion: its delay and its duration, whatever curve it shares with another.
    @Test(arguments: ["tokens", "styledictionary"])
    func `have each move of a timeline as a transition`(format: String) throws {
        let body = DialogBody("alert", on: "iphone-4", content: #""title":"Hi""#).json
        var wanted: Set<String> = []
        for track in try spec(body)["transitions"]["present"]["tracks"].elements {
            let keyframes = track["keyframes"].elements
            for (start, end) in zip(keyframes, keyframes.dropFirst()) where start["value"] != end["value"] {
                guard start["easing"] != .missing else { continue }
                wanted.insert(Self.key(start["time"].number * 1000, (end["time"].number - start["time"].number) * 1000))
            }
        }
        let file = try export(format, of: body)
        let told = file["transition"].members.filter { $0.key.hasPrefix("present") }.values.map { token -> String in
            func milliseconds(_ value: JSON) -> Double {
                value.string.flatMap { Double($0.dropLast(2)) } ?? value["value"].number
            }
            return Self.key(milliseconds(token["$value"]["delay"]), milliseconds(token["$value"]["duration"]))
        }
        #expect(wanted.count > 2 && Set(told) == wanted)
    }

    private static func key(_ delay: Double, _ duration: Double) -> String {
        "\(Int(delay.rounded())) \(Int(duration.rounded()))"
    }

    /// The format has no steps: the nearest curve, and what it stands for.
    @Test func `tell steps by the nearest curve`() throws {
        let body = DialogBody(
            "sheet", on: "iphone-15",
            dialog: #""transition":{"style":"coverVertical","easing":{"steps":4,"position":"end"}}"#
        ).json
        let easing = try export("tokens", of: body)["easing"]["present"]
        #expect(easing["$value"].elements.count == 4)
        #expect(easing["$extensions"]["scrim.steps"]["count"] == 4)
        #expect(easing["$description"].string?.hasPrefix("The nearest curve") == true)
    }
}
