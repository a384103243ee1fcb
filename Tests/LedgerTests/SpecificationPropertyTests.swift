import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What is true of every specification, whatever was asked.
private struct Promises {
    let answer: JSON
    let source: Comment

    private var pixel: Double { 1 / answer["stage"]["scale"].number }
    private var layers: [JSON] { answer["layers"].elements }
    private var window: Box {
        let frame = answer["stage"]["window"].box
        return Box(0, 0, frame.width, frame.height)
    }

    func checkFrames() {
        #expect(window.holds(answer.dialog, slack: pixel), source)
        let ids = layers.compactMap { $0["id"].string }
        #expect(ids.count == layers.count, source)
        #expect(Set(ids).count == ids.count, source)
        for (index, layer) in layers.enumerated() {
            let frame = layer["frame"].box
            #expect(frame.width >= 0 && frame.height >= 0, source)
            guard let parent = layer["parent"].string else { continue }
            // Painted back to front: whoever carries others is painted before them.
            #expect(ids[..<index].contains(parent), source)
            #expect(
                answer.frame(of: parent).holds(frame, slack: pixel + 1e-4),
                "\(layer["id"]) \(frame) in \(answer.frame(of: parent)): \(source)")
        }
    }

    func checkPixels() {
        let scale = answer["stage"]["scale"].number
        for layer in layers {
            let frame = layer["frame"].box
            for edge in [frame.x, frame.y, frame.maxX, frame.maxY] {
                // Four decimals on the wire, twice in a far edge.
                let offset = abs((edge * scale).rounded() - edge * scale)
                #expect(offset < 3e-4 * scale, "\(layer["id"]) \(frame): \(source)")
            }
        }
    }

    func checkDimming() {
        for region in answer["dimmingRegions"].elements {
            let rects = region["rects"].elements.map(\.box)
            let whole = answer.frame(of: region["layer"].string ?? "")
            let covered = answer.dialog.shared(with: whole)
            let sum = rects.reduce(0) { $0 + $1.size }
            #expect(abs(sum + covered - whole.size) < 1, "\(sum) + \(covered) of \(whole.size): \(source)")
            for (index, rect) in rects.enumerated() {
                #expect(whole.holds(rect, slack: 2e-4), source)
                #expect(rect.shared(with: answer.dialog) < 1, source)
                for other in rects[(index + 1)...] { #expect(rect.shared(with: other) < 1, source) }
            }
        }
    }

    /// The rectangles among the hit regions; what has a rounder outline lies above one of them.
    func checkTouches() {
        let regions = answer["hitRegions"].elements
        let rects = regions.compactMap { region in
            Self.rectangle(region["path"].string ?? "").map { (area: $0, region: region) }
        }
        let interaction = answer["presentation"]["backdrop"]["interaction"]
        let container = answer["stage"]["container"].box
        let effects: Set<String> = ["content", "action", "dismiss", "block", "passThrough"]
        #expect(regions.allSatisfy { effects.contains($0["effect"].string ?? "") }, source)
        for row in 0..<14 {
            for column in 0..<14 {
                let x = window.width * (Double(column) + 0.5) / 14
                let y = window.height * (Double(row) + 0.5) / 14
                let reached = rects.first { $0.area.contains(x, y) }?.region ?? .missing
                #expect(reached != .missing, "nobody is touched at \(x),\(y): \(source)")
                guard !answer.dialog.contains(x, y), reached["target"] != "keyboard" else { continue }
                let effect = container.contains(x, y) ? interaction : "passThrough"
                #expect(reached["effect"] == effect, "\(x),\(y): \(source)")
            }
        }
    }

    /// `Mx yHxVyHxZ` as a frame.
    static func rectangle(_ path: String) -> Box? {
        var numbers: [Double] = []
        var letters = ""
        var digits = ""
        for character in path + " " {
            if character.isNumber || character == "." || character == "-" {
                digits.append(character)
            } else {
                if let number = Double(digits) { numbers.append(number) }
                digits = ""
                if character.isLetter { letters.append(character) }
            }
        }
        guard letters == "MHVHZ", numbers.count == 5 else { return nil }
        return Box(numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1])
    }

    func checkTimelines() {
        for (name, motion) in answer.motions {
            let duration = motion["duration"].number
            #expect(duration >= 0, source)
            for track in motion["tracks"].elements {
                let times = track["keyframes"].elements.map { $0["time"].number }
                let what: Comment = "\(name) \(track["layer"]) \(track["property"]): \(source)"
                #expect(times.count >= 2, what)
                #expect(times.first == 0, what)
                #expect(times.last == duration, what)
                #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, what)
                #expect(answer["layers"][track["layer"].string ?? ""] != .missing, what)
            }
            let moments = motion["events"].elements.map { $0["time"].number }
            #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 <= $1 }, source)
            #expect(moments.allSatisfy { $0 >= 0 && $0 <= duration }, source)
            if name == "present" { checkRest(motion, name, end: true) }
            if name == "keyboard" { checkRest(motion, name, end: true) }
            if name == "dismiss" { checkRest(motion, name, end: false) }
            if name.hasPrefix("rotate") { checkRest(motion, name, end: false) }
        }
    }

    /// Whether each track begins or ends at what its layer says it is at rest.
    private func checkRest(_ motion: JSON, _ name: String, end: Bool) {
        for track in motion["tracks"].elements {
            let layer = answer["layers"][track["layer"].string ?? ""]
            let frame = layer["frame"].box
            let values = track.trackValues
            let value = (end ? values.last : values.first) ?? .missing
            let what: Comment = "\(name) \(track["layer"]) \(track["property"]) \(value) at rest: \(source)"
            func close(_ numbers: [Double]) -> Bool {
                let given = value.elements.isEmpty ? [value.number] : value.elements.map(\.number)
                return given.count == numbers.count && zip(given, numbers).allSatisfy { abs($0 - $1) < 2e-4 }
            }
            func number(_ member: String, or rest: Double) -> Double {
                let number = layer[member].number
                return number.isNaN ? rest : number
            }
            switch track["property"].string ?? "" {
            case "position": #expect(close([frame.midX, frame.midY]), what)
            case "size": #expect(close([frame.width, frame.height]), what)
            case "opacity": #expect(close([number("opacity", or: 1)]), what)
            case "scale": #expect(close([number("scale", or: 1)]), what)
            case "cornerRadius":
                #expect(close([number("cornerRadius", or: 0)]) && layer["cornerRadii"] == .missing, what)
            case "cornerRadii": #expect(close(layer.fourCorners), what)
            case "rotationX": #expect(close([number("rotationX", or: 0)]), what)
            case "rotationY": #expect(close([number("rotationY", or: 0)]), what)
            case "rotationZ": #expect(close([number("rotationZ", or: 0)]), what)
            case "tint": #expect(value == layer["tint"], what)
            default: Issue.record("a property that nobody documented: \(what)")
            }
        }
    }

    func checkText() {
        var drawn: [(id: String, area: Box)] = []
        for layer in layers where layer["text"] != .missing {
            // A button that is partly in sight keeps its title whole; what carries it cuts off what is not seen.
            let isCutButton = layer["role"] == "action" && layer["scrolled"] != .missing
            let box = isCutButton ? layer["scrolled"]["frame"].box : layer["frame"].box
            let seen = isCutButton ? answer.frame(of: layer["parent"].string ?? "") : nil
            let text = layer["text"]
            // The line height of the font itself: that of the text may be more.
            let lineHeight = text["font"]["size"].number * 1.193359
            let lines = text["lines"].elements
            let id = layer["id"].string ?? ""
            let isSaid = !lines.isEmpty || !text["scrolledLines"].elements.isEmpty
            #expect(isSaid || text["truncated"] == true || text["content"] == "", "\(id): \(source)")
            for line in lines {
                let area = Box(
                    line["x"].number, line["baseline"].number - 0.78 * lineHeight, line["width"].number,
                    0.96 * lineHeight)
                // A single character, or the ellipsis, may be wider than a box of a few points.
                let isIndivisible = (line["text"].string ?? "").count == 1
                #expect(isIndivisible || area.x >= box.x - pixel, "\(id) \(area) in \(box): \(source)")
                #expect(isIndivisible || area.maxX <= box.maxX + pixel, "\(id) \(area) in \(box): \(source)")
                #expect(area.y >= box.y - pixel - 0.03 * lineHeight, "\(id) \(area) in \(box): \(source)")
                #expect(area.maxY <= box.maxY + pixel + 0.03 * lineHeight, "\(id) \(area) in \(box): \(source)")
                if !isIndivisible, let drawnArea = seen == nil ? area : area.overlap(seen ?? area) {
                    drawn.append((id, drawnArea))
                }
            }
        }
        for (index, one) in drawn.enumerated() {
            for other in drawn[(index + 1)...] {
                let overlap = min(one.area.maxY, other.area.maxY) - max(one.area.y, other.area.y)
                let isBeside = one.area.maxX <= other.area.x + 1 || other.area.maxX <= one.area.x + 1
                #expect(isBeside || overlap <= pixel, "\(one) over \(other): \(source)")
            }
        }
    }
}

@Suite struct `Ledger C to E: what is true of every specification` {
    private func check(_ body: String, seed: UInt64, snaps: Bool = true) throws {
        let source: Comment = "seed \(seed): \(body)"
        let response = try Scrim.shared.get().post(body)
        try #require(response.status == 200, "\(response.text) \(source)")
        let promises = Promises(answer: try JSON(response.body), source: source)
        promises.checkFrames()
        if snaps { promises.checkPixels() }
        promises.checkDimming()
        promises.checkTouches()
        promises.checkTimelines()
        promises.checkText()
    }

    @Test(arguments: RequestMaker.styles, RequestMaker.devices)
    func `C1 to E11: each style keeps the promises on each device, however held and read`(
        style: String, device: String
    ) throws {
        for orientation in fourOrientations {
            for direction in ["leftToRight", "rightToLeft"] {
                try check(
                    DialogBody(
                        style, on: device, state: #""orientation":"\#(orientation)","layoutDirection":"\#(direction)""#,
                        content: #"""
                            "title":"Save changes?","message":"What you wrote has not been saved yet.",
                             "actions":[{"id":"save","title":"Save"},{"id":"no","title":"Cancel","role":"cancel"}]
                            """#
                    ).json, seed: 0)
            }
        }
    }

    @Test(arguments: 1...240)
    func `C1 to E11: whatever is asked, frames, touches, darkness, text and timelines agree`(seed: Int) throws {
        var maker = RequestMaker(seed: UInt64(seed))
        try check(maker.body(), seed: maker.seed)
    }

    @Test(arguments: 1001...1040)
    func `C1 to E11: left unsnapped, the same promises hold`(seed: Int) throws {
        var maker = RequestMaker(seed: UInt64(seed))
        try check(maker.body(options: #"{"snap":"none"}"#), seed: maker.seed, snaps: false)
    }

    @Test(arguments: RequestMaker.styles, RequestMaker.textSizes)
    func `C8 and E8: whatever the text size, buttons, fields and bars show their text`(
        style: String, textSize: String
    ) throws {
        for device in ["iphone-6", "iphone-17", "ipad-a16", "ipad-1"] {
            let answer = try layout(
                style, on: device, state: #""textSize":"\#(textSize)""#,
                content: #"""
                    "size":{"height":"100%"},"navigationBar":{"title":"Name","trailing":{"id":"done","title":"Done"}},
                     "textFields":[{"id":"name","placeholder":"Me"}],"actions":[{"id":"ok","title":"OK"}]
                    """#)
            #expect(answer.frame(of: "bar:navigation").height == barHeight(answer), "\(style) on \(device)")
            for (id, text) in [
                ("bar:navigation", "Name"), ("action:done", "Done"), ("field:name", "Me"), ("action:ok", "OK"),
            ] {
                let lines = answer["layers"][id]["text"]["lines"].elements
                #expect(lines.map { $0["text"] } == [.string(text)], "\(id) on \(device)")
            }
        }
    }

    @Test(arguments: 1041...1080)
    func `C1 to E11: snapping moves no edge of the dialog by more than a pixel`(seed: Int) throws {
        var maker = RequestMaker(seed: UInt64(seed))
        let (device, dialog) = (maker.device(), maker.dialog())
        let loose = try layout(on: device, dialog: dialog, options: #""snap":"none""#)
        let snapped = try layout(on: device, dialog: dialog, options: #""snap":"pixel""#)
        let pixel = 1 / snapped["stage"]["scale"].number
        // Content that fits is a whole number of pixels high, so a fitting frame may grow by one before it is rounded.
        #expect(
            snapped.dialog.isClose(to: loose.dialog, within: 1.5 * pixel + 1e-3),
            "\(snapped.dialog) \(loose.dialog) seed \(seed): \(device) \(dialog)")
        #expect(try layout(on: device, dialog: dialog) == snapped)
    }

    @Test func `C3: left unsnapped, a frame stays as computed`() throws {
        let body = { (options: String) in
            DialogBody(
                "floating", on: "iphone-3gs", content: #""size":{"width":101,"height":"33%"}"#, request: options
            ).json
        }
        // A third of 480 less a bit is 158.4, centred at y = 160.8; 101 is centred at x = 109.5.
        #expect(try spec(body(#","options":{"snap":"none"}"#)).dialog == Box(109.5, 160.8, 101, 158.4))
        let snapped = try spec(body("")).dialog
        #expect(snapped.width == 101)
        #expect(snapped.y == 161)
        #expect(snapped.maxY == 319)
    }

    @Test(arguments: 2001...2060)
    func `C1 to E11: asked twice, it answers the same bytes twice`(seed: Int) throws {
        var maker = RequestMaker(seed: UInt64(seed))
        let body = maker.body()
        let scrim = try Scrim.shared.get()
        let first = try scrim.post(body)
        let second = try scrim.post(body)
        #expect(first.status == 200)
        #expect(first.body == second.body, "seed \(seed): \(body)")
        #expect(first["ETag"] == second["ETag"])
    }

    @Test(arguments: 3001...3120)
    func `C8 and E6: read the other way, content and placement are mirrored`(seed: Int) throws {
        var maker = RequestMaker(seed: UInt64(seed))
        let profile = maker.one(
            of: ["iphone-3gs", "iphone-5s", "iphone-x", "iphone-17", "ipad-1", "ipad-air-2", "ipad-a16"])
        let orientation = maker.one(of: fourOrientations)
        let dialog = maker.dialog(edges: ["bottom", "top", "leading", "trailing", "center"])
        func answer(_ direction: String) throws -> JSON {
            try layout(
                on: profile, state: #""orientation":"\#(orientation)","layoutDirection":"\#(direction)""#,
                dialog: dialog)
        }
        let left = try answer("leftToRight")
        let right = try answer("rightToLeft")
        let axis = left["stage"]["window"]["width"].number / 2
        // A centred dialog may lie half a pixel off the axis, and so may a part of it within the dialog.
        let slack = 2 / left["stage"]["scale"].number + 1e-3
        let ids = left["layers"].elements.map { $0["id"] }
        #expect(ids == right["layers"].elements.map { $0["id"] })
        for id in ids.compactMap(\.string) {
            let mirrored = left.frame(of: id).mirrored(about: axis)
            #expect(
                right.frame(of: id).isClose(to: mirrored, within: slack),
                "\(id) \(right.frame(of: id)) for \(mirrored), seed \(seed): \(profile) \(orientation) \(dialog)")
        }
    }
}

/// ledger C8 to iOS 12; nav.height.50, nav.height.56 and nav.ios26.zone after that.
private func barHeight(_ answer: JSON) -> Double {
    let style = answer["presentation"]["resolved"].string ?? ""
    let isSheet = ["pageSheet", "formSheet", "sheet", "activityView"].contains(style)
    let isScreen = ["fullScreen", "currentContext"].contains(style)
    switch answer["stage"]["era"].string {
    case "ios26on": return isSheet || isScreen || style == "popover" ? 54 : 44
    case "ios13to14", "ios15to18":
        let isPad = answer["stage"]["sizeClass"]["horizontal"] == "regular"
        return isSheet ? 56 : isScreen && isPad ? 50 : 44
    default: return 44
    }
}
