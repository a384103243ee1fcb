import AnswerTestSupport
import ServiceTestSupport
import Testing

private func system(_ profile: String, _ version: String, more: String = "") -> String {
    #"{"profile":"\#(profile)","system":{"name":"iOS","version":"\#(version)"}\#(more)}"#
}

private let sixteen = system("iphone-16", "26.1")

/// The frames of presentation-metrics ios26.detent.fixture, read out of iOS 26.1 on an iPhone 16 (393 by 852, insets 59
/// and 34, three pixels a point), with the content's bottom inset where it was read.
private let fixtures: [(detent: String, frame: Box, bottomInset: Double?)] = [
    (#""large""#, Box(0, 59, 393, 793), 34),
    (#""medium""#, Box(8, 403.687, 377, 440.313), 34),
    ("10", Box(28, 815.425, 337, 8.575), 0),
    ("100", Box(21.5135, 741.4348, 349.973, 89.0516), 11),
    ("144", Box(9.6216, 705.4293, 373.7568, 136.949), 31.33),
    ("200", Box(8, 619.5267, 377, 224.4733), 34),
    ("288", Box(8, 535.1094, 377, 308.8906), 34),
    ("300", Box(8, 523.598, 377, 320.402), 34),
    ("400", Box(8, 427.6692, 377, 416.3308), 34),
    ("500", Box(8, 331.7405, 377, 512.2595), 34),
    ("600", Box(8, 235.8117, 377, 608.1883), 34),
    ("700", Box(8, 139.883, 377, 704.117), 34),
    ("10000", Box(0, 59, 393, 793), 34),
]

@Suite struct `Sheets of iOS 26` {
    @Test(arguments: fixtures.indices)
    func `rest where a phone had them, within half a pixel`(index: Int) throws {
        let fixture = fixtures[index]
        let answer = try layout("sheet", on: sixteen, placement: #""detents":[\#(fixture.detent)]"#)
        #expect(answer.dialog.isClose(to: fixture.frame, within: 0.5 / 3 + 1e-3), "\(answer.dialog)")
        let detent = answer["presentation"]["detents"][0]
        #expect(detent["frame"].box == answer.dialog)
        #expect(detent["selected"] == true)
        if let inset = fixture.bottomInset { #expect(abs(detent["bottomInset"].number - inset) < 0.004) }
        // ios26.floating.400: 377 of 393 points; the large sheet is not shrunk.
        #expect(abs(detent["scale"].number - fixture.frame.width / 393) < 1e-4)
    }

    @Test(arguments: fixtures.indices)
    func `rest there to a hundredth of a point where nothing is snapped`(index: Int) throws {
        let fixture = fixtures[index]
        let answer = try layout(
            "sheet", on: sixteen, placement: #""detents":[\#(fixture.detent)]"#, options: #""snap":"none""#)
        // 425.04 points of content, were they not whole pixels, would miss the medium frame by 0.04.
        #expect(answer.dialog.isClose(to: fixture.frame, within: 0.001), "\(answer.dialog)")
    }

    @Test func `list all thirteen in one answer as they rest one by one`() throws {
        let all = fixtures.map(\.detent).joined(separator: ",")
        let answer = try layout("sheet", on: sixteen, placement: #""detents":[\#(all)],"selectedDetent":"large""#)
        let detents = answer["presentation"]["detents"].elements
        #expect(detents.count == 13)
        let heights = detents.map { $0["frame"].box.height }
        #expect(heights == heights.sorted())
        // 10000 is more than the 759 there are, and rests where large does.
        #expect(Set(answer.reasons) == ["detentExceedsMaximum", "detentsCoincide"])
    }

    @Test(arguments: [
        // 414 wide, scale 0.961 (ios26.sheet.inset.medium): 8 at each side, 398 / 414 = 0.9614.
        (system("iphone-11", "26"), #""medium""#, 8.0, 398.0 / 414),
        // 440 wide, the small sheet 384 wide (ios26.sheet.inset.small).
        (system("iphone-17-pro-max", "26"), "56", 28, 384.0 / 440),
    ])
    func `keep the insets of other phones`(device: String, detent: String, inset: Double, scale: Double) throws {
        let answer = try layout("sheet", on: device, placement: #""detents":[\#(detent)]"#)
        let window = answer["stage"]["window"].box
        #expect(answer.dialog.x == inset)
        #expect(answer.dialog.maxX == window.width - inset)
        #expect(answer.dialog.maxY == window.height - inset)
        #expect(abs(answer["presentation"]["detents"][0]["scale"].number - scale) < 1e-4)
    }

    @Test func `show the grabber where it was measured, clear of the content`() throws {
        // ios26.grabber.frame: (178.5, 64, 36, 5); 178.5 lies between two pixels.
        let answer = try layout(
            "sheet", on: sixteen,
            content: #""navigationBar":{"title":"Places"},"title":"T","actions":[{"title":"OK"}]"#,
            placement: #""detents":["medium","large"],"selectedDetent":"large""#)
        let grabber = answer["layers"]["grabber"]
        #expect(grabber["frame"].box.isClose(to: Box(178.5, 64, 36, 5), within: 0.5 / 3 + 1e-3))
        #expect(grabber["cornerRadius"] == 2.5)
        #expect(grabber["role"] == "grabber")
        #expect(grabber["parent"] == "dialog")
        for layer in answer["layers"].elements where layer["parent"] != .missing && layer["id"] != "grabber" {
            #expect(layer["frame"].box.shared(with: grabber["frame"].box) == 0, "\(layer["id"])")
        }
        #expect(try layout("sheet", on: sixteen, placement: #""detents":["medium"]"#)["layers"]["grabber"] == .missing)
    }

    @Test func `say that a grabber has no room on a sheet of ten points`() throws {
        let answer = try layout("sheet", on: sixteen, placement: #""detents":[10,"large"]"#)
        #expect(answer["layers"]["grabber"] == .missing)
        #expect(answer.reasons == ["grabberDoesNotFit"])
    }

    @Test func `are rounded all round: at their greatest height as measured, below it about the screen's centres`()
        throws
    {
        // sheet26.radius.top: 38; ios26.large.corners: 58.2 below.
        let large = try layout("sheet", on: sixteen)["layers"]["dialog"]["cornerRadii"]
        #expect(large == ["topLeft": 38, "topRight": 38, "bottomRight": 58.2, "bottomLeft": 58.2])
        let page = try layout("pageSheet", on: sixteen)
        #expect(page["layers"]["dialog"]["cornerRadii"] == large)
        // sheet26.radius.bottom, on a screen of radius 55 and a large sheet of 793: of 459 and of 234 points, shrunk to
        // 377 / 393 = 0.9593. (55 − 14 × (1 − 459 / 793)) × 0.9593 = 47.10, (55 − 14 × 0.7049) × 0.9593 = 43.29.
        for (detent, bottom) in [(#""medium""#, 47.10), ("200", 43.29)] {
            let radii = try layout(
                "sheet", on: sixteen, placement: #""detents":[\#(detent)]"#)["layers"]["dialog"]["cornerRadii"]
            #expect(abs(radii["topLeft"].number - 38 * 0.9593) < 0.01)
            #expect(abs(radii["topRight"].number - 38 * 0.9593) < 0.01)
            #expect(abs(radii["bottomLeft"].number - bottom) < 0.01)
            #expect(abs(radii["bottomRight"].number - bottom) < 0.01)
        }
    }

    @Test(arguments: ["light", "dark"])
    func `dim by a fifth in both appearances`(appearance: String) throws {
        let answer = try layout("sheet", on: system("iphone-16", "26.1", more: #","appearance":"\#(appearance)""#))
        #expect(answer["presentation"]["backdrop"] == ["color": "#000000", "opacity": 0.2, "interaction": "block"])
    }
}

/// Phones of iOS 15 to 18: width, height, top and bottom inset from the catalogue, in points.
private let cards: [(id: String, size: Box, top: Double, bottom: Double)] = [
    ("iphone-se-3", Box(0, 0, 375, 667), 20, 0), ("iphone-13-mini", Box(0, 0, 375, 812), 50, 34),
    ("iphone-13", Box(0, 0, 390, 844), 47, 34), ("iphone-14-plus", Box(0, 0, 428, 926), 47, 34),
    ("iphone-15", Box(0, 0, 393, 852), 59, 34), ("iphone-16-pro", Box(0, 0, 402, 874), 62, 34),
    ("iphone-16-pro-max", Box(0, 0, 440, 956), 62, 34),
]

@Suite struct `Sheets of iOS 15 to 18` {
    @Test(arguments: cards.indices)
    func `have the card's frame when large`(index: Int) throws {
        let phone = cards[index]
        // card.top.rule: max(30, top inset) + 10.
        let top = max(30, phone.top) + 10
        let answer = try layout("sheet", on: phone.id)
        #expect(answer.dialog == Box(0, top, phone.size.width, phone.size.height - top))
        #expect(answer["presentation"]["detents"][0]["bottomInset"].number == phone.bottom)
        #expect(answer["presentation"]["detents"][0]["detent"] == "large")
        #expect(
            answer["layers"]["dialog"]["cornerRadii"]
                == ["topLeft": 10, "topRight": 10, "bottomRight": 0, "bottomLeft": 0])
    }

    @Test(arguments: cards.indices)
    func `rest at about 53 hundredths of the screen when medium`(index: Int) throws {
        let phone = cards[index]
        let answer = try layout("sheet", on: phone.id, placement: #""detents":["medium","large"]"#)
        // detent.medium.measured: 53 %, which varies a little by device.
        #expect(abs(answer.dialog.height / phone.size.height - 0.53) < 0.012)
        #expect(answer.dialog.maxY == phone.size.height)
        #expect(answer.dialog.width == phone.size.width)
        #expect(answer["diagnostics"]["assumedFigure"] == .missing)
    }

    @Test func `rest at 453 of 852 points when medium, as reckoned from iOS 26`() throws {
        // 0.56 × (852 − 69 − 34) + 34 = 453.44, in whole pixels 453.333 (content 419.333).
        let answer = try layout("sheet", on: "iphone-15", placement: #""detents":["medium"]"#)
        #expect(abs(answer.dialog.height - 453.44) < 0.5 / 3)
    }

    @Test(arguments: cards.indices)
    func `add the bottom inset to heights of the caller's own`(index: Int) throws {
        let phone = cards[index]
        let answer = try layout(
            "sheet", on: phone.id, placement: #""detents":[300,100,"40%",5000,"large"],"selectedDetent":300"#)
        let detents = answer["presentation"]["detents"].elements
        let height = { (place: Int) in detents[place]["frame"].box.height }
        // detent.safe_area.
        #expect(height(0) == 100 + phone.bottom)
        #expect(
            abs(height(index == 0 ? 1 : 2) - (index == 0 ? 0.4 * 667 : 0.4 * phone.size.height + phone.bottom)) < 0.5)
        #expect(answer.dialog.height == 300 + phone.bottom)
        // More than there is gives exactly the large frame.
        #expect(detents[3]["frame"] == detents[4]["frame"])
        #expect(answer.reasons.contains("detentExceedsMaximum"))
        #expect(detents.allSatisfy { $0["bottomInset"].number == phone.bottom && $0["scale"] == 1 })
    }
}

@Suite struct `Sheets before iOS 15` {
    @Test(arguments: [
        ("iphone-11", "pageSheet", ["detentsUnavailable"]), ("iphone-12", "pageSheet", ["detentsUnavailable"]),
        ("iphone-8", "fullScreen", ["detentsUnavailable", "compactWidth"]),
        ("ipad-1", "pageSheet", ["detentsUnavailable"]), ("ipad-10-2", "pageSheet", ["detentsUnavailable"]),
    ])
    func `have one height, and say so`(device: String, resolved: String, reasons: [String]) throws {
        let answer = try layout("sheet", on: device, placement: #""detents":["medium","large"]"#)
        #expect(answer["presentation"]["resolved"] == .string(resolved))
        #expect(answer.reasons == reasons)
        #expect(answer["adaptations"].elements.allSatisfy { $0["pointer"] == "/dialog/style" })
        #expect(answer["presentation"]["detents"] == [])
        let page = try spec(#"{"device":"\#(device)","dialog":{"style":"pageSheet"}}"#)
        #expect(answer.dialog == page.dialog)
    }
}

@Suite struct `A sheet's detents` {
    @Test func `a sheet's detents are listed from the lowest up, each once`() throws {
        let answer = try layout("sheet", on: sixteen, placement: #""detents":["large",200,"medium",200,"30%"]"#)
        // 30 % of 852 is 255.6.
        let names = answer["presentation"]["detents"].elements.map { $0["detent"] }
        #expect(names == [200, "30%", "medium", "large"])
        #expect(answer.reasons == ["detentsCoincide"])
        #expect(answer["adaptations"][0]["pointer"] == "/dialog/placement/detents/3")
    }

    @Test func `a sheet's detents that coincide are both listed, and that is said`() throws {
        // The medium detent has 425 points of content.
        let answer = try layout("sheet", on: sixteen, placement: #""detents":["medium",425]"#)
        let detents = answer["presentation"]["detents"].elements
        #expect(detents.count == 2)
        #expect(detents[0]["frame"] == detents[1]["frame"])
        #expect(answer["adaptations"].elements.map { $0["reason"] } == ["detentsCoincide"])
    }

    @Test func `a sheet's detents are the large one alone by default, and the lowest is selected`() throws {
        #expect(try layout("sheet", on: sixteen)["presentation"]["detents"].elements.map { $0["detent"] } == ["large"])
        let answer = try layout("sheet", on: sixteen, placement: #""detents":["large","medium"]"#)
        #expect(answer["presentation"]["detents"].elements.map { $0["selected"] } == [true, false])
        #expect(answer["presentation"]["detents"][0]["detent"] == "medium")
    }

    @Test(arguments: [sixteen, "iphone-15", "ipad-a16", "iphone-4", "iphone-11", "pixel-8"])
    func `have to hold those that are named`(device: String) throws {
        for (member, value) in [("selectedDetent", #""medium""#), ("largestUndimmedDetent", "201")] {
            let body =
                DialogBody("sheet", on: device, placement: #""detents":["large",200],"\#(member)":\#(value)"#).json
            let error = try problem(body)["errors"][0]
            #expect(error["code"] == "detentNotOffered")
            #expect(error["pointer"] == .string("/dialog/placement/\(member)"))
            #expect(error["allowed"] == ["large", "200"])
        }
    }

    @Test(arguments: ["0", "0.5", #""0%""#])
    func `a sheet's detents of no height are refused`(detent: String) throws {
        for device in [sixteen, "iphone-15", "ipad-a16"] {
            let body = DialogBody("sheet", on: device, placement: #""detents":["large",\#(detent)]"#).json
            let error = try problem(body)["errors"][0]
            #expect(error["code"] == "detentTooSmall")
            #expect(error["pointer"] == "/dialog/placement/detents/1")
        }
    }

    @Test func `a sheet's detents are at least one`() throws {
        let error = try problem(#"{"device":"iphone-17","dialog":{"style":"sheet","placement":{"detents":[]}}}"#)
        #expect(error["errors"][0]["code"] == "tooFew")
        #expect(error["errors"][0]["pointer"] == "/dialog/placement/detents")
    }

    @Test(arguments: ["iphone-15", "iphone-se-3", sixteen, system("iphone-se-3", "26"), "ipad-a16"])
    func `a sheet's detents that fit show the whole content, and no more than that`(device: String) throws {
        for (detents, message) in [
            (#"["fit"]"#, "One line."),
            (#"["fit","large"]"#, "Your changes have not been saved. If you leave now they will be lost for good."),
            (#"["fit","large"]"#, ""),
        ] {
            let answer = try layout(
                "sheet", on: device,
                content: #""title":"Save?","message":"\#(message)","actions":[{"id":"a","title":"OK"}]"#,
                placement: #""detents":\#(detents),"selectedDetent":"fit""#)
            #expect(answer.reasons == [])
            let layers = answer["layers"].elements.filter { $0["parent"] == "dialog" }
            #expect(layers.allSatisfy { $0["text"]["truncated"] != true })
            // The last row keeps as clear of the end as of the sides, 20 points.
            let inset = max(20, answer["presentation"]["detents"][0]["bottomInset"].number)
            let lowest = layers.map { $0["frame"].box.maxY }.max() ?? 0
            #expect(abs(answer.dialog.maxY - inset - lowest) < 2 / answer["stage"]["scale"].number)
        }
    }

    @Test func `a sheet's detents that fit more than there is rest as the large one does`() throws {
        let text = Array(repeating: "Lorem ipsum dolor sit amet.", count: 140).joined(separator: " ")
        let answer = try layout(
            "sheet", on: "iphone-15", content: #""message":"\#(text)""#, placement: #""detents":["fit"]"#)
        #expect(answer.dialog == Box(0, 69, 393, 783))
        #expect(answer.reasons.contains("detentExceedsMaximum"))
    }
}

@Suite struct `Behind a sheet` {
    @Test(arguments: [sixteen, "iphone-15", "ipad-a16"])
    func `all stays live up to the largest undimmed detent, and is dimmed above it`(device: String) throws {
        let detents = #""detents":[200,"medium","large"],"largestUndimmedDetent":"medium""#
        let actions = #","content":{"title":"T","actions":[{"id":"a","title":"OK"}]}"#
        for selected in ["200", #""medium""#] {
            let answer = try layout(
                "sheet", on: device, placement: #"\#(detents),"selectedDetent":\#(selected)"#, dialog: actions)
            // There for the fade to the large detent, and not seen.
            #expect(answer["layers"]["dimming"]["opacity"] == 0)
            let fade = answer["transitions"]["detents"]["large"]["tracks"].track("dimming", "opacity").trackValues
            #expect(fade.first == 0 && fade.last == 0.2)
            #expect(answer["dimmingRegions"] == [])
            #expect(answer["presentation"]["backdrop"]["interaction"] == "passThrough")
            #expect(answer["presentation"]["backdrop"]["opacity"] == 0)
            #expect(answer["hitRegions"].elements.last?["target"] == "presenter")
            #expect(answer["hitRegions"].elements.last?["effect"] == "passThrough")
            #expect(answer["accessibility"]["modal"] == false)
            #expect(answer["layers"]["presenter"]["scale"] == .missing)
            #expect(
                answer["presentation"]["detents"].elements.map { $0["dimmed"] } == [false, false, true])
        }
        let large = try layout(
            "sheet", on: device, placement: #"\#(detents),"selectedDetent":"large""#, dialog: actions)
        #expect(large["layers"]["dimming"]["opacity"] == 0.2)
        #expect(large["hitRegions"]["dimming"]["effect"] == "block")
        #expect(large["accessibility"]["modal"] == true)
    }

    @Test func `all is dimmed at every detent by default`() throws {
        let answer = try layout("sheet", on: sixteen, placement: #""detents":[200,"medium","large"]"#)
        #expect(answer["presentation"]["detents"].elements.map { $0["dimmed"] } == [true, true, true])
        #expect(answer["hitRegions"]["dimming"]["effect"] == "block")
    }

    @Test func `a backdrop of the request's own has the last word`() throws {
        let answer = try layout(
            "sheet", on: sixteen, placement: #""detents":["medium","large"],"largestUndimmedDetent":"large""#,
            dialog: #""backdrop":{"opacity":0.5,"interaction":"dismiss"}"#)
        #expect(answer["layers"]["dimming"]["opacity"] == 0.5)
        #expect(answer["hitRegions"]["dimming"]["effect"] == "dismiss")
        let live = try layout(
            "sheet", on: sixteen, placement: #""detents":["medium","large"]"#,
            dialog: #""backdrop":{"opacity":0,"interaction":"passThrough"}"#)
        #expect(live["presentation"]["detents"].elements.map { $0["dimmed"] } == [false, false])
    }

    @Test(arguments: [("iphone-11", 58.0), ("iphone-12", 57), ("iphone-15", 69), ("iphone-16-pro", 72)])
    func `a card of iOS 13 to 18 the presenter recedes, its top ten points above the card's`(
        phone: String, cardTop: Double
    ) throws {
        for style in ["pageSheet", "formSheet"] + (phone == "iphone-15" ? ["sheet"] : []) {
            let answer = try spec(#"{"device":"\#(phone)","dialog":{"style":"\#(style)"}}"#)
            let presenter = answer["layers"]["presenter"]
            let (frame, scale) = (presenter["frame"].box, presenter["scale"].number)
            #expect(answer.dialog.y == cardTop)
            // card.presenter.width: 16 off each side up to a width of 393, 20 above; measured 0.9165 on 402
            // (card.presenting.scale.flutter).
            let width = answer["stage"]["window"]["width"].number
            #expect(abs(scale - (width == 402 ? 0.9165 : 1 - 2 * (width <= 393 ? 16 : 20) / width)) < 1e-4)
            #expect(presenter["cornerRadius"] == 10)
            // card.presenting.offset: the scaled top is at max(30, top inset).
            #expect(abs(frame.midY - frame.height * scale / 2 - (cardTop - 10)) < 0.5)
            let way = answer["transitions"]["present"]["tracks"].track("presenter", "position").trackValues
            let window = answer["stage"]["window"].box
            #expect(way.first?.pair == [window.width / 2, window.height / 2])
            #expect(way.last?.pair == [frame.midX, frame.midY])
            let back = answer["transitions"]["dismiss"]["tracks"].track("presenter", "scale").trackValues
            #expect(back.last == 1)
        }
    }

    @Test(arguments: [
        "iphone-8", "ipad-10-2", #"{"profile":"iphone-15","orientation":"landscapeLeft"}"#,
    ])
    func `a full screen or a sheet in the middle the presenter stays`(device: String) throws {
        let answer = try layout("pageSheet", on: device)
        #expect(answer["layers"]["presenter"]["scale"] == .missing)
        #expect(answer.frame(of: "presenter") == answer["stage"]["window"].box)
    }

    @Test func `a sheet below its greatest height the presenter stays`() throws {
        let answer = try layout("sheet", on: "iphone-15", placement: #""detents":["medium","large"]"#)
        #expect(answer["layers"]["presenter"]["scale"] == .missing)
        #expect(answer.frame(of: "presenter") == Box(0, 0, 393, 852))
    }

    @Test func `the presenter does what the request says, or nothing with motion reduced`() throws {
        let own = try spec(#"{"device":"iphone-15","dialog":{"style":"pageSheet","pushBack":{"scale":0.8}}}"#)
        #expect(own["layers"]["presenter"]["scale"] == 0.8)
        #expect(own.frame(of: "presenter") == Box(0, 0, 393, 852))
        let calm = try spec(#"{"device":{"profile":"iphone-15","reduceMotion":true},"dialog":{"style":"pageSheet"}}"#)
        #expect(calm["layers"]["presenter"]["scale"] == .missing)
        #expect(calm.frame(of: "presenter") == Box(0, 0, 393, 852))
        #expect(calm["transitions"]["present"]["tracks"].track("presenter", "position") == .missing)
    }
}
