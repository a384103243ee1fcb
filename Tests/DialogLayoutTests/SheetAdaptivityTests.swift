import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// Every profile of the catalogue, by the service's own list.
private let profiles: [String] =
    ((try? JSON(Scrim.shared.get().get("/v1/devices").body)) ?? .missing)["devices"].elements
    .compactMap { $0["id"].string }

/// Split View panes and Slide Over windows by device: the window's width in points and whether its width is regular.
/// Source: Apple's "Slide Over and Split View Quick Start", with widths from pointfreeco/swift-snapshot-testing and
/// gists by macguru and sgl0v; the height is the screen's.
private let panes: [(device: String, isLandscape: Bool, width: Double, height: Double, isRegular: Bool)] = [
    ("ipad-air-2", true, 320, 768, false), ("ipad-air-2", true, 507, 768, false),
    ("ipad-air-2", true, 694, 768, true), ("ipad-air-2", false, 320, 1024, false),
    ("ipad-air-2", false, 438, 1024, false), ("ipad-10-2", true, 535, 810, false),
    ("ipad-10-2", true, 750, 810, true), ("ipad-10-2", false, 480, 1080, false),
    ("ipad-air-3", true, 551, 834, false), ("ipad-air-3", true, 782, 834, true),
    ("ipad-air-3", false, 504, 1112, false), ("ipad-pro-11", true, 375, 834, false),
    ("ipad-pro-11", true, 592, 834, false), ("ipad-pro-11", true, 809, 834, true),
    ("ipad-pro-12-9-3", true, 375, 1024, false), ("ipad-pro-12-9-3", true, 678, 1024, true),
    ("ipad-pro-12-9-3", true, 981, 1024, true), ("ipad-pro-12-9-3", false, 639, 1366, false),
    ("ipad-air-13-m2", true, 678, 1024, true), ("ipad-a16", true, 585, 820, false),
    ("ipad-mini-6", true, 561.5, 744, false), ("ipad-pro-11-m4", true, 600, 834, false),
    ("ipad-pro-13-m4", true, 683, 1032, true),
]

@Suite struct `Sheets in windows of a pad` {
    @Test(arguments: panes.indices, ["12.4", "13.4", "17", "26"])
    func `follow the window's size class, not the pad`(index: Int, version: String) throws {
        let pane = panes[index]
        for style in ["pageSheet", "formSheet", "sheet"] {
            let answer = try layout(
                style, on: pane.device, system: "iPadOS \(version)",
                state: #"""
                    "orientation":"\#(pane.isLandscape ? "landscapeLeft" : "portrait")",
                     "window":{"x":0,"y":0,"width":\#(pane.width),"height":\#(pane.height)}
                    """#)
            let safe = answer["stage"]["safeArea"].box
            let what: Comment = "\(style) \(answer.dialog)"
            #expect(answer["stage"]["sizeClass"]["horizontal"] == (pane.isRegular ? "regular" : "compact"))
            #expect(answer["stage"]["sizeClass"]["vertical"] == "regular")
            let resolved = answer["presentation"]["resolved"]
            switch (version, pane.isRegular) {
            case ("12.4", false):
                #expect(resolved == "fullScreen")
                #expect(answer.dialog == Box(0, 0, pane.width, pane.height), what)
            case (_, false):
                // The card of a phone, inside the window: full width, down to its bottom edge.
                let top = version == "26" ? safe.y : max(30, safe.y) + 10
                #expect(answer.dialog == Box(0, top, pane.width, pane.height - top), what)
                #expect(resolved == (style == "sheet" && version != "13.4" ? "sheet" : "pageSheet"))
                if style == "formSheet" { #expect(answer.reasons == ["compactWidth"]) }
            case ("12.4", true):
                if style == "formSheet" {
                    #expect(
                        answer.dialog
                            == Box(width: 540, height: 620, centredIn: Box(0, 0, pane.width, pane.height)), what)
                }
            default:
                #expect(safe.holds(answer.dialog), what)
                #expect(abs(answer.dialog.midX - pane.width / 2) <= 0.5, what)
                #expect(answer.dialog.width < pane.width, what)
                if style == "formSheet" {
                    let form = formSheet(version, answer["stage"]["bounds"].box)
                    #expect(answer.dialog.width == form.width && answer.dialog.height == form.height)
                }
            }
        }
    }
}

/// formsheet.classic.size before iPadOS 16; then by the longer side of the screen (formsheet.shipped).
private func formSheet(_ version: String, _ screen: Box) -> (width: Double, height: Double) {
    guard (Double(version) ?? 0) >= 16 else { return (540, 620) }
    let side = max(screen.width, screen.height)
    return side <= 1024 ? (540, 600) : side < 1590 ? (580, 640) : (620, 680)
}

private let modernPads: [(id: String, version: String)] = [
    ("ipad-air-2", "13.4"), ("ipad-10-2", "15"), ("ipad-air-3", "16"), ("ipad-air-4", "17"), ("ipad-10", "18"),
    ("ipad-a16", "26"), ("ipad-air-11-m2", "18"), ("ipad-air-13-m2", "26"), ("ipad-pro-11", "17"),
    ("ipad-pro-12-9-1", "15"), ("ipad-pro-12-9-3", "16"), ("ipad-mini-6", "15"), ("ipad-mini-a17-pro", "26"),
    ("ipad-pro-11-m4", "18"), ("ipad-pro-13-m4", "26"),
]

@Suite struct `Sheets of a whole pad since iOS 13` {
    @Test(arguments: modernPads.indices, ["portrait", "landscapeRight"])
    func `are a page taller than wide and a smaller form, both inside the safe area`(
        index: Int, orientation: String
    ) throws {
        let pad = modernPads[index]
        let device =
            #"""
            {"profile":"\#(pad.id)","orientation":"\#(orientation)","system":{"name":"iPadOS",\#
            "version":"\#(pad.version)"}}
            """#
        func answer(_ dialog: String) throws -> JSON { try layout(on: device, dialog: dialog) }
        let page = try answer(#""style":"pageSheet""#)
        let form = try answer(#""style":"formSheet""#)
        let safe = page["stage"]["safeArea"].box
        let window = page["stage"]["window"].box
        for sheet in [page, form] {
            #expect(safe.holds(sheet.dialog))
            #expect(abs(sheet.dialog.midX - window.width / 2) <= 0.5)
            #expect(sheet["adaptations"] == [])
        }
        #expect(page["diagnostics"]["assumedFigure"]["pointer"] == "/dialog/style")
        // pagesheet.modern.regular: taller than wide, part of the background visible; readable.width.default: 672.
        #expect(page.dialog.height > page.dialog.width)
        #expect(page.dialog.width == 672)
        #expect(page.dialog.size < window.size)
        // formsheet.smaller_than_page.
        let size = formSheet(pad.version, page["stage"]["bounds"].box)
        #expect(form.dialog.width == size.width)
        #expect(form.dialog.height == size.height)
        #expect(form.dialog.width < page.dialog.width && form.dialog.height < page.dialog.height)
        // formsheet.preferred_content_size; what is more than there is ends at the safe area, and says so.
        let own = try answer(#""style":"formSheet","content":{"size":{"width":400,"height":300}}"#)
        #expect(own.dialog.width == 400 && own.dialog.height == 300)
        let huge = try answer(#""style":"formSheet","content":{"size":{"width":5000,"height":5000}}"#)
        #expect(safe.holds(huge.dialog) && huge.dialog.isClose(to: safe, within: 0.5))
        #expect(huge.reasons.contains("limitedToSafeArea"))
    }

    @Test(arguments: ["17", "26"])
    func `give each detent its height in the middle`(version: String) throws {
        let answer = try layout(
            "sheet", on: "ipad-a16", system: "iPadOS \(version)",
            placement: #""detents":["large",300,"medium"],"selectedDetent":300"#)
        #expect(answer.dialog.height == 300)
        #expect(abs(answer.dialog.midY - 590) <= 0.5)
        let detents = answer["presentation"]["detents"].elements
        #expect(detents.map { $0["detent"] } == [300, "medium", "large"])
        #expect(detents.allSatisfy { $0["bottomInset"] == 0 && $0["frame"]["width"] == 672 })
        #expect(answer.findings("note").contains { $0["pointer"] == "/dialog/placement/detents" })
    }
}

@Suite struct `Sheets of a phone on its side` {
    @Test(
        arguments: ["iphone-11", "iphone-13", "iphone-16-pro-max", "iphone-17"], ["landscapeLeft", "landscapeRight"])
    func `fill the screen, for it is low`(phone: String, orientation: String) throws {
        for style in ["pageSheet", "formSheet", "sheet"] {
            let answer = try layout(style, on: phone, state: #""orientation":"\#(orientation)""#)
            #expect(answer["presentation"]["resolved"] == "fullScreen")
            #expect(answer.dialog == answer["stage"]["window"].box)
            #expect(answer.reasons.last == "compactHeight")
        }
    }

    @Test(arguments: ["iphone-13", "iphone-15-plus", "iphone-17"])
    func `sheets of a phone on its side are attached to the bottom where that is asked for`(phone: String) throws {
        let answer = try layout(
            "sheet", on: phone, state: #""orientation":"landscapeLeft""#,
            placement: #""edge":"bottom","detents":["medium",120,"large"],"largestUndimmedDetent":"medium""#)
        #expect(answer["presentation"]["resolved"] == "sheet")
        let (safe, window) = (answer["stage"]["safeArea"].box, answer["stage"]["window"].box)
        let large = answer["presentation"]["detents"]["large"]
        #expect(large == .missing)
        let frames = answer["presentation"]["detents"].elements
        let tallest = frames.last?["frame"].box ?? Box(0, 0, 0, 0)
        // adapt.width_follows.default: as wide as the safe area.
        #expect(tallest.x == safe.x && tallest.maxX == safe.maxX && tallest.maxY == window.height)
        // detent.medium.compact_height: inactive, so it neither rests half way nor leaves what is behind undimmed.
        #expect(frames.first { $0["detent"] == "medium" }?["frame"].box == tallest)
        #expect(answer.reasons.contains("mediumInactive"))
        #expect(frames.allSatisfy { $0["dimmed"] == true })
        #expect(answer["diagnostics"]["memberHasNoEffect"] == .missing)
        #expect(window.holds(answer.dialog))
    }
}

@Suite struct `Sheets on every device` {
    @Test(arguments: profiles)
    func `lie inside the window, at every detent listed, and rest where they are listed`(profile: String) throws {
        let detents = [#""medium""#, #""large""#, #""fit""#, "40", "150", "333.3", #""25%""#, #""90%""#, "4000"]
        for (orientation, direction) in [("portrait", "leftToRight"), ("landscapeRight", "rightToLeft")] {
            func answer(_ selected: String) throws -> JSON {
                try layout(
                    "sheet", on: profile, state: #""orientation":"\#(orientation)","layoutDirection":"\#(direction)""#,
                    content: #"""
                        "title":"Title","message":"And a message to go with it.","actions":[{"id":"a","title":"OK"}]
                        """#,
                    placement: #"""
                        "edge":"bottom","detents":[\#(detents.joined(separator: ","))],"selectedDetent":\#(selected)
                        """#)
            }
            let listed = try answer(#""large""#)
            let window = listed["stage"]["window"].box
            let frames = listed["presentation"]["detents"].elements
            // On Windows and on watches a dialog takes the place of sheets, and on macOS and visionOS they are cards
            // without detents.
            let floats = ["windows", "wearos", "macos", "visionos"].contains(listed["stage"]["platform"].string ?? "")
            guard listed["presentation"]["resolved"] == "sheet", !floats else {
                #expect(frames == [])
                continue
            }
            #expect(frames.count == detents.count)
            let slack = 1 / listed["stage"]["scale"].number
            let heights = frames.map { $0["frame"].box.height }
            #expect(heights == heights.sorted(), "\(profile) \(orientation)")
            for frame in frames {
                let area = frame["frame"].box
                #expect(window.holds(area, slack: slack), "\(profile) \(orientation) \(frame)")
                #expect(area.y >= listed["stage"]["safeArea"]["y"].number - slack)
                #expect(frame["bottomInset"].number <= area.height)
            }
            for detent in detents {
                let rest = try answer(detent)
                let selected = rest["presentation"]["detents"].elements.filter { $0["selected"] == true }
                #expect(selected.count == 1)
                #expect(rest.dialog == selected.first?["frame"].box, "\(profile) \(detent)")
            }
        }
    }

    @Test(arguments: 0..<200)
    func `sheets on every device of any size have finite frames inside the window`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 77)
        let width = Int.random(in: 1...700, using: &random)
        let height = Int.random(in: 1...900, using: &random)
        let version = ["13", "15", "18", "26"].randomElement(using: &random) ?? "26"
        let idiom = Bool.random(using: &random) ? "phone" : "pad"
        let bottom = Int.random(in: 0...40, using: &random)
        let detent =
            ["\"medium\"", "\"large\"", "\"fit\"", "76", "149", "150", "2", "600"].randomElement(using: &random) ?? "2"
        let body = DialogBody(
            "sheet", on: "\(width)x\(height)@3", system: "iOS \(version)",
            state: #""idiom":"\#(idiom)","safeAreaInsets":{"top":20,"bottom":\#(bottom)}"#,
            content: #""title":"T","message":"A few words.""#,
            placement: #""detents":[\#(detent),"33%"],"selectedDetent":\#(detent)"#
        ).json
        let response = try Scrim.shared.get().post(body)
        #expect([200, 422].contains(response.status), "\(body) \(response.text)")
        guard response.status == 200 else { return }
        let answer = try JSON(response.body)
        let window = Box(0, 0, Double(width), Double(height))
        #expect(window.holds(answer.dialog, slack: 0.34), "\(answer.dialog) \(body)")
        for layer in answer["layers"].elements where layer["parent"] == "dialog" {
            #expect(answer.dialog.holds(layer["frame"].box, slack: 0.34), "\(layer) \(body)")
        }
    }
}
