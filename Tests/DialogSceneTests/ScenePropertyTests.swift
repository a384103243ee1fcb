import Foundation
import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What the layers of a scene look like, worked out from them alone: each dialog's outline as it is seen, and what
/// lies dark over what.
private struct Painting {
    private enum Sheet {
        case dimming(Box, opacity: Double)
        case dialog(id: String, Outline, center: (x: Double, y: Double), scale: Double)
    }

    private let sheets: [Sheet]

    init(_ scene: JSON) {
        sheets = scene["layers"].elements.compactMap { layer in
            let frame = layer["frame"].box
            switch layer["role"].string {
            case "dimming": return .dimming(frame, opacity: layer["opacity"].number)
            case "dialog":
                let outline = layer["outline"].string.map { Outline($0) } ?? Painting.rounded(layer)
                let scale = layer["scale"].number
                return .dialog(
                    id: layer["id"].string ?? "", outline,
                    center: (frame.x + frame.width / 2, frame.y + frame.height / 2), scale: scale.isNaN ? 1 : scale)
            default: return nil
            }
        }
    }

    private static func rounded(_ layer: JSON) -> Outline {
        let box = layer["frame"].box
        let radius = min(layer["cornerRadius"].number, min(box.width, box.height) / 2)
        guard radius > 0 else {
            return Outline("M\(box.x) \(box.y)L\(box.maxX) \(box.y)L\(box.maxX) \(box.maxY)L\(box.x) \(box.maxY)Z")
        }
        return Outline(
            "M\(box.x + radius) \(box.y)L\(box.maxX - radius) \(box.y)"
                + "A\(radius) \(radius) 0 0 1 \(box.maxX) \(box.y + radius)L\(box.maxX) \(box.maxY - radius)"
                + "A\(radius) \(radius) 0 0 1 \(box.maxX - radius) \(box.maxY)L\(box.x + radius) \(box.maxY)"
                + "A\(radius) \(radius) 0 0 1 \(box.x) \(box.maxY - radius)L\(box.x) \(box.y + radius)"
                + "A\(radius) \(radius) 0 0 1 \(box.x + radius) \(box.y)Z")
    }

    private static func holds(
        _ outline: Outline, _ center: (x: Double, y: Double), _ scale: Double, _ x: Double, _ y: Double
    ) -> Bool {
        outline.contains(center.x + (x - center.x) / scale, center.y + (y - center.y) / scale)
    }

    /// How dark the place is: layers add up, and each dialog hides what lies under it.
    func darkness(_ x: Double, _ y: Double) -> Double {
        var light = 1.0
        for sheet in sheets {
            switch sheet {
            case .dimming(let box, let opacity): if box.contains(x, y) { light *= 1 - opacity }
            case .dialog(_, let outline, let center, let scale):
                if Painting.holds(outline, center, scale, x, y) { light = 1 }
            }
        }
        return 1 - light
    }

    /// The dialogs whose outlines hold the place, the topmost first.
    func dialogs(_ x: Double, _ y: Double) -> [String] {
        sheets.reversed().compactMap { sheet in
            guard case .dialog(let id, let outline, let center, let scale) = sheet,
                Painting.holds(outline, center, scale, x, y)
            else { return nil }
            return id
        }
    }

    /// Whether an outline runs so close by that rounding decides.
    func isNearOutline(_ x: Double, _ y: Double) -> Bool {
        let here = dialogs(x, y)
        return [(-0.03, 0.0), (0.03, 0), (0, -0.03), (0, 0.03)].contains { dialogs(x + $0.0, y + $0.1) != here }
    }
}

/// A stack made from a seed.
private struct Stack {
    let seed: UInt64
    let body: String

    static let devices = [
        #""iphone-4""#, #""iphone-6""#, #""iphone-13-mini""#, #""iphone-15""#, #""iphone-17""#, #""ipad-1""#,
        #""ipad-a16""#, #"{"profile":"ipad-a16","orientation":"landscapeLeft","layoutDirection":"rightToLeft"}"#,
        #"{"profile":"iphone-15","keyboard":"docked"}"#, #""pixel-8""#, #""desktop-1440x900""#,
    ]

    init(seed: UInt64, device: String? = nil) {
        var random = SeededGenerator(seed: seed)
        func one(_ choices: [String]) -> String { choices[Int.random(in: choices.indices, using: &random)] }
        let dialogs = (0..<Int.random(in: 2...6, using: &random)).map { index in
            let style = one([
                "fullScreen", "pageSheet", "formSheet", "sheet", "currentContext", "popover", "alert", "actionSheet",
                "semiModal", "floating", "floating", "slidingMessage",
            ])
            var members = [#""id":"d\#(index)","style":"\#(style)""#]
            members.append(#""content":{"title":"Title","actions":[{"id":"ok","title":"OK"}]"#)
            if style == "floating" {
                let (width, height) = (
                    Int.random(in: 60...300, using: &random), Int.random(in: 60...300, using: &random)
                )
                members[1] += #","size":{"width":\#(width),"height":\#(height)}"#
                if Bool.random(using: &random) { members[1] += #","shape":{"kind":"ellipse"}"# }
            }
            members[1] += "}"
            var placement: [String] = []
            if ["popover", "actionSheet"].contains(style) {
                let (x, y) = (Int.random(in: 10...250, using: &random), Int.random(in: 50...400, using: &random))
                placement.append(#""anchor":{"x":\#(x),"y":\#(y),"width":40,"height":30}"#)
            }
            if style == "floating" {
                let (left, top) = (Int.random(in: 0...120, using: &random), Int.random(in: 0...160, using: &random))
                placement.append(#""margins":{"left":\#(left),"top":\#(top)}"#)
            }
            if !placement.isEmpty { members.append(#""placement":{\#(placement.joined(separator: ","))}"#) }
            if Int.random(in: 0..<3, using: &random) == 0 {
                let interaction = one(["block", "dismiss", "passThrough"])
                members.append(#""backdrop":{"interaction":"\#(interaction)","opacity":0.3}"#)
            }
            if Int.random(in: 0..<4, using: &random) == 0 {
                members.append(#""pushBack":{"scale":0.9,"opacity":0.8,"cornerRadius":12}"#)
            }
            return "{\(members.joined(separator: ","))}"
        }
        self.seed = seed
        body = #"{"device":\#(device ?? one(Self.devices)),"dialogs":[\#(dialogs.joined(separator: ","))]}"#
    }
}

@Suite struct `Any scene` {
    @Test(arguments: 1...24 as ClosedRange<UInt64>)
    func `names every layer once, and every track, region and focus by a layer`(seed: UInt64) throws {
        let stack = Stack(seed: seed)
        let scene = try scene(stack.body)
        let ids = scene["layers"].elements.compactMap { $0["id"].string }
        #expect(Set(ids).count == ids.count, "\(stack.body)")
        #expect(ids.filter { $0 == "presenter" }.count == 1 && ids.first == "presenter")
        let known = Set(ids)
        for layer in scene["layers"].elements {
            if let parent = layer["parent"].string { #expect(known.contains(parent)) }
        }
        let transitions = scene["transitions"]
        let motions =
            [transitions["present"], transitions["dismiss"], transitions["keyboard"]]
            + transitions["rotate"].members.values
        for track in motions.flatMap({ $0["tracks"].elements }) {
            #expect(known.contains(track["layer"].string ?? ""), "\(stack.body)")
        }
        for region in scene["dimmingRegions"].elements { #expect(known.contains(region["layer"].string ?? "")) }
        for region in scene["hitRegions"].elements {
            let target = region["target"].string ?? ""
            #expect(known.contains(target) || target == "keyboard")
        }
        let accessibility = scene["accessibility"]
        for id in accessibility["focusOrder"].elements + accessibility["inert"].elements {
            #expect(known.contains(id.string ?? ""))
        }
    }

    @Test(arguments: 1...24 as ClosedRange<UInt64>)
    func `any scene is seen as dark as its layers make it`(seed: UInt64) throws {
        let stack = Stack(seed: seed)
        let scene = try scene(stack.body)
        let painting = Painting(scene)
        let regions = scene["dimmingRegions"].elements.map { region in
            (
                outline: Outline(region["path"].string ?? ""), opacity: region["opacity"].number,
                rects: region["rects"].elements.map(\.box)
            )
        }
        let window = scene["stage"]["window"].box
        let hasArrow = scene["layers"].elements.contains { $0["role"] == "arrow" }
        for (x, y) in Box(x: 0, y: 0, width: window.width, height: window.height).points(21)
        where !painting.isNearOutline(x, y) {
            let light = regions.filter { $0.outline.contains(x, y) }.reduce(1.0) { $0 * (1 - $1.opacity) }
            let expected = painting.darkness(x, y)
            if abs(1 - light - expected) >= 1e-6 {
                Issue.record("seed \(seed) at \(x), \(y): \(1 - light) for \(expected) in \(stack.body)")
            }
            // Rectangles leave out boxes; arrows stand out of theirs.
            for region in regions where !hasArrow && region.rects.contains(where: { $0.contains(x, y) }) {
                if !region.outline.contains(x, y) {
                    Issue.record("seed \(seed) at \(x), \(y), dark only in the rectangles: \(stack.body)")
                }
            }
        }
        for region in regions {
            for (index, rect) in region.rects.enumerated() {
                for other in region.rects[..<index] { #expect(rect.overlap(other) == nil, "\(stack.body)") }
            }
        }
    }

    @Test(arguments: 1...24 as ClosedRange<UInt64>)
    func `gives each touch to the topmost dialog that takes it`(seed: UInt64) throws {
        let stack = Stack(seed: seed)
        let scene = try scene(stack.body)
        let painting = Painting(scene)
        let touches = TouchMap(scene)
        let window = scene["stage"]["window"].box
        let keyboard = scene["stage"]["keyboard"].box
        // Painting order, the topmost first.
        let order = scene["layers"].elements.filter { $0["role"] == "dialog" }.compactMap { $0["id"].string }
            .reversed().map { String($0.prefix { $0 != "/" }) }
        let interactions = Dictionary(
            uniqueKeysWithValues: scene["dialogs"].elements.map { dialog in
                (dialog["id"].string ?? "", dialog["presentation"]["backdrop"]["interaction"].string ?? "")
            })
        for (x, y) in Box(x: 0, y: 0, width: window.width, height: window.height).points(19)
        where !painting.isNearOutline(x, y) {
            let touch = touches.touched(x, y)
            let expected: Touch?
            if keyboard.contains(x, y) {
                expected = Touch(target: "keyboard", effect: "passThrough")
            } else {
                let here = painting.dialogs(x, y)
                let taker = order.first { id in here.contains("\(id)/dialog") || interactions[id] != "passThrough" }
                if let taker, here.contains("\(taker)/dialog") {
                    // A field or a button of its own may take it.
                    if touch?.target.hasPrefix(taker + "/") == true, touch?.target != "\(taker)/dimming" { continue }
                    expected = Touch(target: "\(taker)/dialog", effect: "content")
                } else if let taker {
                    expected = Touch(
                        target: "\(taker)/dimming", effect: interactions[taker] == "dismiss" ? "dismiss" : "block")
                } else {
                    expected = Touch(target: "presenter", effect: "passThrough")
                }
            }
            // A button is touched where it is, also beyond an outline of the app's own.
            if touch != expected, touch?.effect != "action" {
                let found = touch.map { "\($0)" } ?? "nothing"
                Issue.record("seed \(seed) at \(x), \(y): \(found) in \(stack.body)")
            }
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `any scene is the same for the same request, byte for byte`(seed: UInt64) throws {
        let stack = Stack(seed: seed)
        let first = try Scrim.shared.get().post(stack.body, to: "/v1/scenes")
        let second = try Scrim().post(stack.body, to: "/v1/scenes")
        #expect(first.status == 200)
        #expect(first.body == second.body)
    }

    /// Tracks of the whole stack start at the layers' own values and cover their timeline.
    @Test(arguments: 1...16 as ClosedRange<UInt64>)
    func `turns from where its layers rest`(seed: UInt64) throws {
        let stack = Stack(seed: seed)
        let scene = try scene(stack.body)
        for rotation in scene["transitions"]["rotate"].members.values {
            for track in rotation["tracks"].elements {
                #expect(track.times == [0, rotation["duration"]])
                let layer = scene["layers"][track["layer"].string ?? ""]
                let rest: JSON? =
                    switch track["property"].string {
                    case "position": layer["frame"].box.center
                    case "opacity": layer["opacity"]
                    case "scale": layer["scale"] == .missing ? 1 : layer["scale"]
                    default: nil
                    }
                guard let rest, let first = track.ends.first else { continue }
                let pairs = zip(rest.elements + [rest], first.elements + [first])
                for (one, other) in pairs where !one.number.isNaN {
                    #expect(abs(one.number - other.number) < 2e-4, "\(stack.body)")
                }
            }
        }
    }

    /// The last values of presenting are those of the layers, and the first of dismissing.
    @Test(arguments: 1...24 as ClosedRange<UInt64>)
    func `presents its topmost dialog on to the rest`(seed: UInt64) throws {
        let stack = Stack(seed: seed)
        let scene = try scene(stack.body)
        for (name, end) in [("present", 1), ("dismiss", 0)] {
            for track in scene["transitions"][name]["tracks"].elements {
                let layer = scene["layers"][track["layer"].string ?? ""]
                let value = track.ends[end]
                switch track["property"].string {
                case "position":
                    let center = layer["frame"].box.center
                    #expect(abs(center[0].number - value[0].number) < 2e-4, "\(stack.body)")
                    #expect(abs(center[1].number - value[1].number) < 2e-4, "\(stack.body)")
                case "opacity": #expect(abs(layer["opacity"].number - value.number) < 2e-4, "\(stack.body)")
                case "cornerRadius": #expect(abs(layer["cornerRadius"].number - value.number) < 2e-4, "\(stack.body)")
                case "cornerRadii":
                    for (corner, given) in zip(layer.fourCorners, value.elements) {
                        #expect(abs(corner - given.number) < 2e-4, "\(stack.body)")
                    }
                case "scale":
                    #expect((layer["scale"] == .missing ? 1 : layer["scale"]) == value, "\(stack.body)")
                default: break
                }
            }
        }
    }
}

@Suite struct `A scene of one dialog` {
    static let styles = [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
        "sheet", "semiModal", "floating", "slidingMessage",
    ]
    static let devices = [
        #""iphone-4""#, #""iphone-x""#, #""iphone-17""#, #""ipad-1""#, #""ipad-a16""#, #""pixel-8""#,
        #"{"profile":"iphone-15","orientation":"landscapeLeft","keyboard":"docked"}"#,
        #"{"profile":"ipad-a16","appearance":"dark","reduceMotion":true}"#, #""desktop-1440x900""#,
    ]

    @Test(arguments: styles, devices)
    func `a scene of one dialog is its specification but for the names`(style: String, device: String) throws {
        let dialog =
            #""id":"one","style":"\#(style)","placement":{"anchor":{"x":100,"y":100,"width":40,"height":40}},"#
            + #""content":{"title":"T","message":"M","actions":[{"id":"a","title":"A"},{"id":"b","title":"B"}]},"#
            + #""backdrop":{"passThroughRects":[{"x":0,"y":0,"width":30,"height":30}]},"dismissal":{"after":9}"#
        for options in ["{}", #"{"coordinateSpace":"fixed"}"#] {
            let spec = try layout(on: device, dialog: dialog, options: options)
            let body = #"{"device":\#(device),"dialogs":[{\#(dialog)}],"options":\#(options)}"#
            let answer = try Scrim.shared.get().post(body, to: "/v1/scenes")
            try #require(answer.status == 200, "\(answer.text)")
            let plain = answer.text.replacing("\"one/", with: "\"").replacing("\"/dialogs/0", with: "\"/dialog")
            let scene = try JSON(Array(plain.utf8)).without("labels")
            for member in [
                "schemaVersion", "stage", "layers", "dimmingRegions", "hitRegions", "transitions", "lifecycle",
                "accessibility", "adaptations", "diagnostics",
            ] {
                #expect(
                    scene[member] == spec[member].without("labels"), "\(member) of \(style) on \(device) \(options)")
            }
            #expect(scene["dialogs"][0]["presentation"] == spec["presentation"])
            #expect(scene["dialogs"][0]["adaptations"] == spec["adaptations"])
        }
    }
}
