import AnswerTestSupport
import ServiceTestSupport
import Testing

/// A device of the catalogue with a system's version, and other members of `device`.
private func device(_ profile: String, _ version: String, more: String = "") -> String {
    #"{"profile":"\#(profile)","system":{"name":"iOS","version":"\#(version)"}\#(more)}"#
}

@Suite struct `Sheets as systems have them` {
    /// presentation-metrics sheet.medium. A card's top is at max(30, 20) + 10; 0.63 × 528 and 0.63 × 440 up to a height
    /// of 568, 0.56 × (667 − 40) above.
    @Test(arguments: [(320.0, 568.0, 332.64), (320, 480, 277.2), (375, 667, 351.12)])
    func `rest higher at medium in low windows`(width: Double, height: Double, medium: Double) throws {
        let phone = """
            {"screen":{"width":\(width),"height":\(height),"scale":2},"safeAreaInsets":{"top":20},
             "system":{"name":"iOS","version":"16"}}
            """
        let sheet = try layout("sheet", on: phone, placement: #""detents":["medium","large"]"#)
        #expect(abs(sheet.dialog.height - medium) <= 0.25)
    }

    @Test func `end eight points below the top inset in compact height`() throws {
        let sheet = try layout(
            "sheet", on: device("iphone-13", "17", more: #","orientation":"landscapeLeft""#),
            placement: #""edge":"bottom""#)
        #expect(sheet.dialog.y == 8)
        #expect(sheet.dialog.maxY == 390)
    }

    /// presentation-metrics formsheet.shipped, by the longer side of the screen; ledger C3 before.
    @Test(arguments: [
        (1024.0, "17", 540.0, 600.0), (1025, "16", 580, 640), (1589, "26", 580, 640), (1590, "17", 620, 680),
        (1590, "15", 540, 620),
    ])
    func `sheets are forms as large as the screen's longer side says`(
        side: Double, version: String, width: Double, height: Double
    ) throws {
        let pad = """
            {"screen":{"width":\(side),"height":\(side - 200),"scale":2},"idiom":"pad",
             "system":{"name":"iPadOS","version":"\(version)"}}
            """
        let form = try layout("formSheet", on: pad)
        #expect(form.dialog == Box(width: width, height: height, centredIn: Box(0, 0, side, side - 200)))
        if version == "26" { #expect(form["layers"]["dialog"]["cornerRadius"] == 32) }
    }

    /// presentation-metrics activity26: as the medium detent of ios26.detent.fixture; square where it fills the screen.
    @Test func `float as activity views on iOS 26`() throws {
        let floating = try layout("activityView", on: device("iphone-16", "26.1"))
        #expect(floating.dialog.isClose(to: Box(8, 403.687, 377, 440.313), within: 0.5 / 3 + 1e-3))
        let radii = floating["layers"]["dialog"]["cornerRadii"]
        // 38 and 55 − 14 × (1 − 459 / 793), both × 377 / 393.
        #expect(abs(radii["topLeft"].number - 36.453) < 0.01 && abs(radii["bottomLeft"].number - 47.104) < 0.01)
        let turned = try layout(
            "activityView", on: device("iphone-16", "26.1", more: #","orientation":"landscapeLeft""#))
        #expect(turned.dialog == Box(0, 0, 852, 393))
        #expect(turned["layers"]["dialog"]["cornerRadius"] == 0)
    }

    /// presentation-metrics sheet.keyboard: raised by what the keyboard covers of the large sheet, and no higher.
    @Test func `run on behind a keyboard, their content above it`() throws {
        let content = #","content":{"title":"T","textFields":[{"id":"f"}],"actions":[{"id":"ok","title":"OK"}]}"#
        let phone = device("iphone-15", "17", more: #","keyboard":{"height":336}"#)
        // 200 + 336 points of content and the inset of 34 above the window's end.
        let low = try layout("sheet", on: phone, placement: #""detents":[200]"#, dialog: content)
        #expect(low.dialog == Box(0, 852 - 200 - 336 - 34, 393, 570))
        // 20 above the keyboard, as from the sides.
        #expect(low.frame(of: "action:ok").maxY == 852 - 336 - 20)
        let high = try layout("sheet", on: phone, placement: #""detents":["medium","large"]"#, dialog: content)
        #expect(high.dialog == Box(0, 69, 393, 783))
    }

    @Test func `have a grabber where the request says so`() throws {
        func sheet(_ placement: String) throws -> JSON {
            try layout("sheet", on: "iphone-17", placement: placement)["layers"]["grabber"]
        }
        #expect(try sheet(#""detents":["medium","large"]"#) != .missing)
        #expect(try sheet(#""detents":["medium","large"],"grabber":false"#) == .missing)
        #expect(try sheet("") == .missing)
        #expect(try sheet(#""grabber":true"#)["frame"]["width"] == 36)
    }
}

@Suite struct `Navigation bars as systems have them` {
    private let bar =
        #"""
        ,"content":{"navigationBar":{"title":"T","leading":{"id":"l","title":"Cancel"},"trailing":{"id":"t",\#
        "title":"Done"}}}
        """#

    @Test(arguments: [
        ("iphone-13", "17", "portrait", "fullScreen", 44.0), ("iphone-13", "17", "landscapeLeft", "fullScreen", 32),
        ("iphone-13", "17", "portrait", "pageSheet", 56), ("ipad-pro-11", "17", "portrait", "fullScreen", 50),
        ("ipad-pro-11", "12.1", "portrait", "fullScreen", 50), ("ipad-pro-11", "17", "portrait", "formSheet", 56),
        ("ipad-air-2", "11", "portrait", "formSheet", 44), ("ipad-1", "5", "portrait", "fullScreen", 44),
    ])
    func `navigation bars are as high as the era and the window say`(
        profile: String, version: String, orientation: String, style: String, height: Double
    ) throws {
        let one = try layout(
            style, on: device(profile, version, more: #","orientation":"\#(orientation)""#), dialog: bar)
        #expect(one.frame(of: "bar:navigation").height == height)
    }

    /// presentation-metrics nav.ios26.zone, nav.ios26.capsule: 10 above 54, capsules of 44, 16 from the sides.
    @Test(arguments: [("iphone-16", "pageSheet"), ("ipad-a16", "formSheet")])
    func `have capsules on iOS 26`(profile: String, style: String) throws {
        let one = try layout(style, on: device(profile, "26"), dialog: bar)
        let dialog = one.dialog
        #expect(one.frame(of: "bar:navigation") == Box(dialog.x, dialog.y + 10, dialog.width, 54))
        let (leading, trailing) = (one.frame(of: "action:l"), one.frame(of: "action:t"))
        #expect(leading.x == dialog.x + 16 && leading.y == dialog.y + 10 && leading.height == 44)
        #expect(abs(trailing.maxX - (dialog.maxX - 16)) < 0.34)
        let line = one["layers"]["action:l"]["text"]["lines"][0]
        #expect(abs(line["x"].number - (dialog.x + 32)) < 0.34)
        #expect(one["layers"]["action:l"]["cornerRadius"] == 22)
        let safe = try layout("fullScreen", on: device("iphone-16", "26"), dialog: bar)
        #expect(safe.frame(of: "bar:navigation") == Box(0, 59, 393, 54))
    }

    @Test(arguments: [("iphone-13", "17", "pageSheet", 10.0), ("ipad-air-2", "10", "formSheet", 5)])
    func `keep their buttons inside the card's outline`(
        profile: String, version: String, style: String, radius: Double
    ) throws {
        let one = try layout(style, on: device(profile, version), dialog: bar)
        let dialog = one.dialog
        for (id, corner) in [("action:l", dialog.x), ("action:t", dialog.maxX)] {
            let frame = one.frame(of: id)
            let (dx, dy) = (
                max(0, radius - min(abs(frame.x - corner), abs(frame.maxX - corner))),
                max(0, radius - (frame.y - dialog.y))
            )
            #expect(dx == 0 || dy == 0 || dx * dx + dy * dy <= radius * radius + 1e-6, "\(id) \(frame)")
        }
    }
}

@Suite struct `Popovers as systems have them` {
    private func popover(_ profile: String, _ version: String, _ placement: String, size: String = "240,180") throws
        -> JSON
    {
        let sides = size.split(separator: ",")
        let content = sides.count == 2 ? #","content":{"size":{"width":\#(sides[0]),"height":\#(sides[1])}}"# : ""
        return try layout("popover", on: device(profile, version), placement: placement, dialog: content)
    }
    private let anchor = #""anchor":{"x":100,"y":300,"width":60,"height":40}"#

    /// Popover: where it cannot stand, another side is taken, and above a keyboard it has the room above that.
    @Test(arguments: [
        ("up", #"{"x":300,"y":1130,"width":60,"height":44}"#, ""),
        ("down", #"{"x":300,"y":10,"width":60,"height":20}"#, ""),
        ("right", #"{"x":4,"y":500,"width":60,"height":44}"#, ""),
        ("up", #"{"x":300,"y":1000,"width":60,"height":44}"#, #""keyboard":{"height":337}"#),
    ])
    func `take another side where the one that the request allows has no room`(
        direction: String, anchor: String, keyboard: String
    ) throws {
        let answer = try layout(
            "popover", on: "ipad-10", state: keyboard,
            content: #""title":"Hi","message":"Some","actions":[{"id":"ok","title":"OK"}]"#,
            placement: #""anchor":\#(anchor),"arrowDirections":["\#(direction)"]"#)
        let dialog = answer.dialog
        #expect(dialog.width >= 200 && dialog.height >= 100, "\(dialog)")
        #expect(dialog.x >= 0 && dialog.x + dialog.width <= 820 && dialog.y >= 0)
        #expect(dialog.y + dialog.height <= (keyboard.isEmpty ? 1180 : 1180 - 337))
        #expect(answer["adaptations"].elements.contains { $0["pointer"] == "/dialog/placement/arrowDirections" })
    }

    /// presentation-metrics popover26.side, popover26.margin: read out of an iPad of 820 by 1180.
    @Test func `stand beside their anchor on iOS 26`() throws {
        let beside = try popover("ipad-a16", "26.1", anchor)
        #expect(beside.dialog == Box(173, 230, 240, 180))
        #expect(beside.frame(of: "arrow") == Box(160, 307, 13, 26))
        #expect(
            try popover("ipad-a16", "26.1", anchor + #","arrowDirections":["down"]"#).dialog == Box(19, 107, 240, 180))
        // Beside a tab bar's item the arrow cannot reach it: above.
        let tab = #""anchor":{"x":412,"y":1101,"width":66,"height":36}"#
        #expect(try popover("ipad-a16", "26.1", tab).dialog == Box(325, 908, 240, 180))
        let corner = #""anchor":{"x":741.5,"y":36,"width":64.5,"height":36}"#
        #expect(try popover("ipad-a16", "26.1", corner).dialog.x == 820 - 19 - 240)
    }

    @Test(arguments: [("ipad-air-2", "8", 37.0, 5.0), ("ipad-air-2", "12", 37, 13), ("ipad-a16", "18", 26, 13)])
    func `have the arrow and the size of their time`(
        profile: String, version: String, base: Double, radius: Double
    ) throws {
        let one = try popover(profile, version, #""anchor":{"x":300,"y":100,"width":40,"height":40}"#, size: "")
        #expect(one.dialog.width == 375 && one.dialog.height == 667)
        #expect(one.frame(of: "arrow").width == base)
        #expect(one["layers"]["dialog"]["cornerRadius"].number == radius)
    }

    @Test(arguments: ["5", "10", "17"])
    func `take another side where the arrow could not point at the anchor`(version: String) throws {
        let one = try popover("ipad-air-2", version, #""anchor":{"x":2,"y":300,"width":20,"height":20}"#)
        #expect(one["presentation"]["popover"]["side"] == "right")
        #expect(one["presentation"]["popover"]["arrow"]["centerOffset"] == 0)
    }

    @Test func `take the room above a keyboard that their anchor lies behind`() throws {
        let one = try layout(
            "popover", on: device("ipad-a16", "18", more: #","keyboard":{"height":337}"#),
            content: #""title":"T","textFields":[{"id":"f"}]"#,
            placement: #""anchor":{"x":300,"y":1000,"width":40,"height":40}"#)
        // The keyboard begins at 843; the arrow is 13 long.
        #expect(one.dialog.maxY == 843 - 13)
        #expect(one.frame(of: "field:f").height == 30)
    }

    /// The anchor's centre has the same shares of the turned window: (420, 1140) of 820 by 1180 is (604.4, 792.2).
    @Test func `stay in the window when it turns`() throws {
        let one = try popover("ipad-a16", "18", #""anchor":{"x":400,"y":1120,"width":40,"height":40}"#)
        let way = one["transitions"]["rotate"]["landscapeLeft"]["tracks"].track("dialog", "position").trackValues
        let end = way.last?.pair ?? []
        #expect(abs((end.first ?? 0) - 604.4) < 0.5)
        // Above the anchor, which ends 10 inside the window at 812.2: 772.2 − 13 − 90.
        #expect(abs((end.last ?? 0) - 669.2) < 0.5)
    }
}

@Suite struct `Windows, folds and fixed spaces` {
    @Test func `A modal alert on a fold dims and blocks the whole window`() throws {
        let alert = try layout(
            "alert", on: "surface-duo-spanned", content: #""title":"T","actions":[{"id":"ok","title":"OK"}]"#)
        #expect(alert.frame(of: "dimming") == alert["stage"]["window"].box)
        for (x, y) in [(10.0, 10.0), (700, 1100), (10, 1100)] {
            #expect(alert.touched(x, y) == Touch(target: "dimming", effect: "block"))
        }
    }

    /// The upper half is 540 of the 1114 points: what slides in from below would first be seen in the lower half.
    @Test(arguments: ["semiModal", "slidingMessage", "formSheet"], ["top", "bottom", "left", "right"])
    func `What slides in on one half of a fold comes from outside both`(style: String, edge: String) throws {
        let answer = try layout(
            style, on: "surface-duo-spanned", content: #""title":"T""#, placement: #""edge":"\#(edge)""#,
            dialog: #""transition":{"style":"slide","edge":"\#(edge)"}"#)
        let window = answer["stage"]["window"].box
        for (motion, isEnd) in [("present", false), ("dismiss", true)] {
            let way = answer["transitions"][motion]["tracks"].track("dialog", "position").trackValues
            let place = ((isEnd ? way.last : way.first) ?? .missing).pair
            try #require(place.count == 2)
            let (width, height) = (answer.dialog.width, answer.dialog.height)
            let away = Box(place[0] - width / 2, place[1] - height / 2, width, height)
            let isOut =
                away.y >= window.maxY - 1e-3 || away.maxY <= 1e-3 || away.x >= window.maxX - 1e-3 || away.maxX <= 1e-3
            #expect(isOut, "\(away) of \(answer.dialog)")
        }
    }

    /// 1114 and half of the panel's 270 (ledger A2).
    @Test func `A panel on the upper half of a fold goes below the lower half`() throws {
        let answer = try layout("semiModal", on: "surface-duo-spanned", content: #""title":"T""#)
        let way = answer["transitions"]["present"]["tracks"].track("dialog", "position").trackValues
        #expect(way == [[360, 1249], [360, 405]])
        let body = DialogBody(
            "semiModal", on: "surface-duo-spanned", content: #""title":"T""#,
            dialog: #""dismissal":{"swipe":["bottom"]}"#, request: #""position":[360,500],"velocity":[0,3000]"#
        ).json
        let released = try Scrim.shared.get().answer(to: body, at: "/v1/specs/release")
        #expect(released["target"] == "dismissed")
        let end = released["timeline"]["tracks"].elements.first { ($0["property"].string ?? "").hasPrefix("position") }
        #expect(end?.trackValues.last.map { $0.pair.last ?? $0.number } == 1249, "\(end?.text ?? "none")")
    }

    @Test func `Making room for a keyboard puts no dialog under the status bar`() throws {
        func floating(_ height: Double) throws -> Box {
            try layout(
                "floating", on: #"{"profile":"iphone-4","keyboard":{"height":216}}"#,
                content: #""size":{"width":200,"height":\#(height)}"#, placement: #""keyboard":"resize""#
            ).dialog
        }
        // 480 less 216 is 264; the status bar is 20 high.
        #expect(try floating(400) == Box(60, 20, 200, 244))
        #expect(try floating(240) == Box(60, 20, 200, 240))
        #expect(try floating(100) == Box(60, 82, 200, 100))
    }

    @Test(arguments: ["left", "right", "top"])
    func `A panel on the bottom edge comes straight from another one`(edge: String) throws {
        let panel = try layout(
            "semiModal", on: "iphone-4", dialog: #""transition":{"style":"slide","edge":"\#(edge)"}"#)
        let way = panel["transitions"]["present"]["tracks"].track("dialog", "position").trackValues.map(\.pair)
        let (first, last) = (way.first ?? [], way.last ?? [])
        #expect(last == [160, 360])
        #expect(edge == "top" ? first.first == 160 : first.last == 360)
    }

    @Test func `A cut-out moves a small dialog, and the content of a wide one`() throws {
        func phone(_ y: Double) -> String {
            device(
                "iphone-15", "17",
                more:
                    #"""
                    ,"reservedRegions":[{"kind":"occlusion","frame":{"x":150,"y":\#(y),"width":90,"height":60},\#
                    "active":true}]
                    """#
            )
        }
        let small = try layout("floating", on: phone(400), content: #""size":{"width":200,"height":100},"title":"T""#)
        #expect(small.dialog.y == 300)
        let wide = try layout("slidingMessage", on: phone(760), content: #""title":"T""#)
        #expect(wide.dialog.maxY == 852)
        let title = wide.frame(of: "title")
        #expect(title.shared(with: Box(150, 760, 90, 60)) == 0)
        let page = try layout("pageSheet", on: phone(300), content: #""title":"T""#)
        #expect(page.dialog == Box(0, 69, 393, 783))
        #expect(page.frame(of: "title").y >= 360)
    }

    @Test func `A fixed space turns corners and arrows as well`() throws {
        let sheet = try layout(
            "sheet", on: device("iphone-15", "17", more: #","orientation":"landscapeLeft""#),
            placement: #""edge":"bottom""#, options: #""coordinateSpace":"fixed""#)
        // The sheet begins 8 points from what is the left edge of the screen held upright.
        #expect(sheet.dialog.x == 8)
        #expect(
            sheet["layers"]["dialog"]["cornerRadii"]
                == ["topLeft": 10, "topRight": 0, "bottomRight": 0, "bottomLeft": 10])
        let popover = try layout(
            "popover", on: device("ipad-pro-11", "17", more: #","orientation":"landscapeLeft""#),
            content: #""size":{"width":240,"height":180}"#,
            placement: #""anchor":{"x":400,"y":100,"width":40,"height":40}"#, options: #""coordinateSpace":"fixed""#)
        let (dialog, arrow) = (popover.dialog, popover.frame(of: "arrow"))
        #expect(popover["presentation"]["popover"]["arrow"]["edge"] == "left")
        #expect(arrow.maxX == dialog.x)
        #expect(popover["presentation"]["popover"]["arrow"]["offset"].number == arrow.y - dialog.y)
    }

    @Test(arguments: [
        ("fullScreen", "#000000"), ("pageSheet", "#1C1C1E"), ("semiModal", "#1C1C1E"), ("floating", "#1C1C1E"),
        ("slidingMessage", "#000000"),
    ])
    func `In the dark appearance pages and messages are black, and what is raised is grey`(
        style: String, color: String
    ) throws {
        let dark = try layout(
            style, on: device("iphone-15", "17", more: #","appearance":"dark""#), content: #""title":"T""#)
        #expect(dark["layers"]["dialog"]["background"]["color"] == .string(color))
        #expect(dark["layers"]["title"]["text"]["color"] == "#FFFFFF")
    }

    @Test func `A page that curls lies over what it uncovers`() throws {
        let page = try layout("fullScreen", on: "ipad-1", dialog: #""transition":{"style":"partialCurl"}"#)
        let ids = page["layers"].elements.compactMap { $0["id"].string }
        // But for the system's own, which lies over all apps.
        #expect(ids.suffix(2) == ["presenter", "statusBar"])
        #expect(page["layers"]["presenter"]["opacity"] == 1)
    }

    @Test(arguments: ["iphone-16-pro", "iphone-air", "iphone-17e", "pixel-8"])
    func `A full screen tells the status bar that it lies under`(device: String) throws {
        let page = try layout("fullScreen", on: device)
        let overlap = page["presentation"]["overlaps"].elements.first { $0["what"] == "statusBar" }
        #expect((overlap?["frame"]["height"].number ?? 0) > 0)
        #expect(overlap?["frame"]["width"] == page["stage"]["window"]["width"])
        #expect(page.dialog.maxX == page["stage"]["window"].box.maxX)
    }
}
