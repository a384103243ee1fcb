import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// Exports over HTTP, each judged by the rules of its own format.
@Suite struct `Exports` {
    private static let dialog = """
        {"style": "alert", "content": {"title": "Delete?", "message": "For ever.", "actions": [{"id": "a.{b}", \
        "title": "OK"}, {"id": "$c", "title": "Cancel", "role": "cancel"}]}}
        """
    private static let alert = DialogBody(on: "iphone-15", dialog: dialog).json

    private func export(_ format: String, _ body: String = alert, _ more: String = "") throws -> JSON {
        try answer(body, at: "/v1/specs?format=\(format)\(more)")
    }

    private func text(_ format: String, _ body: String = alert) throws -> String {
        let response = try Scrim.shared.get().post(body, to: "/v1/specs?format=\(format)")
        #expect(response.status == 200)
        return response.text
    }

    // MARK: Web Animations

    @Test func `have all timelines of a dialog, or the one that is asked for`() throws {
        let phases = try export("waapi")["phases"].members.keys
        #expect(phases.contains("present") && phases.contains("dismiss") && phases.contains("rotate.landscapeLeft"))
        let one = try export("waapi", Self.alert, "&phase=dismiss")["phases"].members.keys
        #expect(Array(one) == ["dismiss"])
        let refused = try problem(Self.alert, at: "/v1/specs?format=waapi&phase=refuse")
        #expect(refused["errors"][0]["pointer"] == "/phase")
    }

    @Test func `have what happens where a release is refused`() throws {
        let release = DialogBody(
            "pageSheet", on: "iphone-15", dialog: #""dismissal":{"approval":"presenter"}"#,
            request: #""position":[196,900],"velocity":[0,2000]"#
        ).json
        let told = try answer(release, at: "/v1/specs/release")
        #expect(told["target"] == "dismissed")
        let played = try answer(release, at: "/v1/specs/release?format=waapi")["phases"]
        #expect(Set(played.members.keys) == ["timeline", "refuse"])
        #expect(!played["refuse"].elements.isEmpty)
        let sheet = try Scrim.shared.get().post(release, to: "/v1/specs/release?format=css").text
        #expect(sheet.contains("[data-phase=\"refuse\"]"))
    }

    @Test func `show who stays up after the end of a schedule`() throws {
        let body =
            #"""
            {"device":"iphone-15","policy":"stack","events":[{"at":0,"show":{"style":"floating",\#
            "content":{"title":"Up"}}}]}
            """#
        for time in ["0.2", "0.3", "9"] {
            let picture = try Scrim.shared.get().post(body, to: "/v1/schedules?format=svg&time=\(time)").text
            #expect(picture.contains(">Up<"), "\(time)")
        }
    }

    @Test func `give each element its place in its parent's`() throws {
        let told = try spec(Self.alert)["layers"].elements
        func frame(_ id: JSON) -> JSON { told.first { $0["id"] == id }?["frame"] ?? .missing }
        for element in try export("waapi")["elements"].elements {
            let (own, parent) = (frame(element["id"]), frame(element["parent"]))
            let x = own["x"].number - (parent == .missing ? 0 : parent["x"].number)
            #expect(abs(element["frame"]["x"].number - x) < 2e-4)
            #expect(element["style"]["width"].string == "\(own["width"].text.trimmedZero)px")
        }
    }

    @Test func `need fewer stops for a larger tolerance`() throws {
        func stops(_ tolerance: String) throws -> Int {
            let phases = try export("waapi", Self.alert, "&tolerance=\(tolerance)")["phases"]
            let easings = phases["present"].elements.compactMap { $0["keyframes"][0]["easing"].string }
            return easings.reduce(0) { $0 + $1.split(separator: ",").count }
        }
        let counts = try [stops("0.01"), stops("0.001"), stops("0.0001")]
        #expect(counts[0] < counts[1] && counts[1] < counts[2])
        // Of straight lines that follow a curve, ten times the precision takes about the square root of ten times as
        // many.
        #expect(Double(counts[2]) < 4 * Double(counts[1]))
    }

    @Test(arguments: [
        "waapi", "css", "lottie", "tokens", "swiftui", "compose", "flutter", "uikit", "gsap", "motion",
        "styledictionary", "figma", "markup", "divkit", "adaptivecards",
    ])
    func `exports are the same for a body, a URL and another time, and are known by their tag`(format: String) throws {
        let service = try Scrim.shared.get()
        let body = #"{"device": "iphone-15", "dialog": {"style": "alert", "content": {"title": "Hi"}}}"#
        let url = "/v1/specs?device=iphone-15&dialog.style=alert&dialog.content.title=Hi&format=\(format)"
        let (posted, got) = (
            try service.post(body, to: "/v1/specs?format=\(format)"), try service.get(url)
        )
        #expect(posted.status == 200 && got.status == 200)
        #expect(posted.body == got.body)
        let tag = try #require(got["ETag"])
        #expect(try service.get(url, headers: [("If-None-Match", tag)]).status == 304)
    }

    // MARK: Lottie

    @Test(arguments: ["present", "dismiss", "all", "rotate.landscapeLeft"])
    func `to Lottie refer to what is there, in order of time`(phase: String) throws {
        let file = try export("lottie", Self.alert, "&phase=\(phase)")
        let assets = Set(file["assets"].elements.compactMap { $0["id"].string })
        #expect(file["op"].number > file["ip"].number && file["w"].number > 0 && file["h"].number > 0)
        for composition in [file] + file["assets"].elements {
            let numbers = composition["layers"].elements.map { $0["ind"] }.filter { $0 != .missing }
            #expect(Set(numbers).count == numbers.count)
            for layer in composition["layers"].elements {
                let type = layer["ty"].number
                #expect([0, 3, 4].contains(type))
                if type == 0 { #expect(assets.contains(layer["refId"].text.filter { $0 != "\"" })) }
                if layer["parent"] != .missing { #expect(numbers.contains(layer["parent"])) }
                for property in layer["ks"].members.values { expectInOrder(property, until: file["op"].number) }
            }
        }
    }

    /// RFC 2397, and the eight bytes that a PNG begins with, in base64. The layer's frame holds the picture's middle.
    @Test func `to Lottie have emoji as pictures where the text has them`() throws {
        let dialog =
            #"{"device":"iphone-15","dialog":{"style":"alert","content":{"title":"👋","actions":[{"title":"OK"}]}}}"#
        let file = try export("lottie", dialog, "&phase=present")
        let pictures = file["assets"].elements.filter { $0["p"] != .missing }
        let picture = try #require(pictures.first)
        #expect(pictures.count == 1 && picture["p"].string?.hasPrefix("data:image/png;base64,iVBORw0KGgo") == true)
        let layers = file["assets"].elements.flatMap { $0["layers"].elements }
        let shown = try #require(layers.first { $0["refId"] == picture["id"] })
        #expect(shown["ty"] == 2)
        // 17 points of text, 2,550 of 2,048 units wide.
        #expect(abs(picture["w"].number * shown["ks"]["s"]["k"][0].number / 100 - 17 * 2550 / 2048) < 0.01)
    }

    /// An image of 4 by 2 pixels that covers 40 by 40 points is 80 by 40, and is cut to its layer: to the middle two
    /// columns of its pixels.
    @Test func `to Lottie have the images that a request contains`() throws {
        let source = Self.png
        let dialog = DialogBody(
            "alert", content: #""title":"T","image":{"width":40,"height":40,"fit":"cover","source":"\#(source)"}"#
        ).json
        let file = try export("lottie", dialog, "&phase=present")
        let picture = try #require(file["assets"].elements.first { $0["p"] != .missing })
        #expect(picture["p"].string == source && picture["w"] == 4 && picture["h"] == 2)
        let layers = file["assets"].elements.flatMap { $0["layers"].elements }
        let shown = try #require(layers.first { $0["refId"] == picture["id"] })
        #expect(shown["ks"]["s"]["k"].elements.map { $0.number } == [2000, 2000])
        let corners = shown["masksProperties"][0]["pt"]["k"]["v"].elements
        #expect(corners.map { $0[0].number }.min() == 1 && corners.map { $0[0].number }.max() == 3)
        #expect(corners.map { $0[1].number }.min() == 0 && corners.map { $0[1].number }.max() == 2)
    }

    /// An image of 40 by 40 points is that also where a scrolling edge cuts it.
    @Test func `to Lottie keep the size of an image that is seen in part`() throws {
        let actions = (1...5).map { #"{"id":"a\#($0)","title":"Action"}"# }.joined(separator: ",")
        let dialog = DialogBody(
            "activityView", on: "pixel-5", state: #""orientation":"landscapeRight""#,
            content: #""title":"T","image":{"width":40,"height":40,"source":"\#(Self.png)"},"actions":[\#(actions)]"#
        ).json
        let layers = try spec(dialog)["layers"].elements
        let image = try #require(layers.first { $0["role"] == "image" })
        try #require(image["scrolled"]["frame"]["height"] == 40 && image["frame"]["height"].number < 40)
        let file = try export("lottie", dialog, "&phase=present")
        let picture = try #require(file["assets"].elements.first { $0["p"] != .missing })
        let shown = try #require(
            file["assets"].elements.flatMap { $0["layers"].elements }.first {
                $0["refId"] == picture["id"]
            })
        // Four by two pixels within 40 by 40 points, or cut to them.
        let scale = shown["ks"]["s"]["k"].elements.map(\.number)
        #expect([[1000, 1000], [2000, 2000], [1000, 2000]].contains(scale))
        let scroll = try #require(layers.first { $0["role"] == "scroll" })["id"]
        let cut = file["assets"].elements.flatMap { $0["layers"].elements }.first { $0["nm"] == scroll }
        #expect(cut?["hasMask"] == true)
    }

    /// Four by two pixels, grey.
    private static let png =
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAAAAABawyK/AAAAEElEQVR42mPgCljwgQFEAA"
        + "AQLAPV1my68gAAAABJRU5ErkJggg=="

    private func expectInOrder(_ property: JSON, until end: Double) {
        guard property["a"] == 1 else { return }
        let times = property["k"].elements.map { $0["t"].number }
        #expect(times == times.sorted() && Set(times).count == times.count)
        #expect(times.allSatisfy { $0 >= 0 && $0 <= end + 1e-3 })
        for keyframe in property["k"].elements.dropLast() where keyframe["h"] == .missing {
            #expect((0...1).contains(keyframe["i"]["x"].number) && (0...1).contains(keyframe["o"]["x"].number))
        }
    }

    // MARK: Design tokens

    @Test func `to tokens follow the format`() throws {
        let file = try export("tokens")
        #expect(file["duration"]["present"]["$value"]["unit"] == "ms")
        let duration = try spec(Self.alert)["transitions"]["present"]["duration"].number
        #expect(abs(file["duration"]["present"]["$value"]["value"].number - duration * 1000) < 1e-6)
        var count = 0
        expectTokens(file, type: .missing, file, &count)
        #expect(count > 20)
    }

    @Test(arguments: [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "actionSheet", "activityView", "sheet",
        "semiModal", "floating", "slidingMessage",
    ])
    func `to tokens follow the format in every style`(style: String) throws {
        for device in ["iphone-8", "ipad-10", "pixel-8", "desktop-1280x800"] {
            let isAnchored = ["popover", "actionSheet", "activityView"].contains(style)
            let body = DialogBody(
                style, on: device, content: #""title":"A","actions":[{"id":"ok","title":"OK"}]"#,
                placement: isAnchored ? #""anchor":{"x":100,"y":200,"width":50,"height":40}"# : ""
            ).json
            let file = try export("tokens", body)
            var count = 0
            expectTokens(file, type: .missing, file, &count)
            #expect(count > 5)
        }
    }

    /// Design Tokens Format Module 2025.10: names, inherited types, and the values of each type.
    private func expectTokens(_ node: JSON, type: JSON, _ file: JSON, _ count: inout Int) {
        let type = node["$type"] == .missing ? type : node["$type"]
        if node["$value"] != .missing {
            count += 1
            expectValue(node["$value"], type: type.string ?? "", file)
            return
        }
        for (name, child) in node.members where !name.hasPrefix("$") {
            #expect(!name.isEmpty && !name.contains { "{}.".contains($0) }, "\(name)")
            expectTokens(child, type: type, file, &count)
        }
    }

    private func expectValue(_ value: JSON, type: String, _ file: JSON) {
        if let alias = value.string, alias.hasPrefix("{") {
            let path = alias.dropFirst().dropLast().split(separator: ".").map(String.init)
            #expect(path.reduce(file) { $0[$1] }["$value"] != .missing, "\(alias)")
            return
        }
        switch type {
        case "color":
            #expect(value["colorSpace"] == "srgb" && value["components"].elements.count == 3)
            #expect(value["components"].elements.allSatisfy { (0...1).contains($0.number) })
            #expect((0...1).contains(value["alpha"].number) && value["hex"].string?.count == 7)
        case "dimension": #expect(value["unit"] == "px" && value["value"].number.isFinite)
        case "duration": #expect(value["unit"] == "ms" && value["value"].number >= 0)
        case "number": #expect(value.number.isFinite)
        case "cubicBezier":
            #expect(value.elements.count == 4)
            #expect((0...1).contains(value[0].number) && (0...1).contains(value[2].number))
        case "shadow":
            for shadow in value.elements {
                expectValue(shadow["color"], type: "color", file)
                for part in ["offsetX", "offsetY", "blur", "spread"] {
                    expectValue(shadow[part], type: "dimension", file)
                }
            }
        case "border":
            expectValue(value["color"], type: "color", file)
            expectValue(value["width"], type: "dimension", file)
            #expect(value["style"] == "solid")
        case "gradient":
            for stop in value.elements { expectValue(stop["color"], type: "color", file) }
        case "typography":
            expectValue(value["fontSize"], type: "dimension", file)
            expectValue(value["letterSpacing"], type: "dimension", file)
            #expect((1...1000).contains(value["fontWeight"].number) && value["lineHeight"].number > 0)
            #expect(!value["fontFamily"].elements.isEmpty)
        case "transition":
            expectValue(value["duration"], type: "duration", file)
            expectValue(value["delay"], type: "duration", file)
            expectValue(value["timingFunction"], type: "cubicBezier", file)
        default: Issue.record("the format has no type \(type)")
        }
    }

    // MARK: Source texts

    @Test(arguments: ["swiftui", "compose", "flutter", "uikit", "gsap", "motion"])
    func `to programs close what they open, in ASCII, with springs by their own numbers`(format: String) throws {
        let nasty = DialogBody(
            "alert", on: "iphone-15", content: #""title":"*/ \n }","actions":[{"id":"x\n}","title":"é"}]"#
        ).json
        for body in [Self.alert, nasty] {
            let source = try text(format, body)
            #expect(source.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
            var open: [Character] = []
            for line in source.split(separator: "\n") where !line.trimmingPrefix(while: { $0 == " " }).hasPrefix("//") {
                for character in line {
                    if "([{".contains(character) { open.append(character) }
                    if let place = ")]}".firstIndex(of: character) {
                        let index = ")]}".distance(from: ")]}".startIndex, to: place)
                        #expect(open.popLast() == Array("([{")[index])
                    }
                }
            }
            #expect(open.isEmpty)
            // GSAP has no springs.
            let sign = ["compose": "stiffness = 522.35", "gsap": "ease: table([0.0, "][format] ?? "stiffness: 522.35"
            #expect(source.contains(sign))
        }
    }

    /// Compose's `spring` knows neither a delay nor a speed to begin with.
    @Test(arguments: [(delay: 0.2, velocity: 0.0), (0, 4), (0.2, -3)])
    func `to Compose tell a spring that waits, or is thrown, by its progress`(delay: Double, velocity: Double) throws {
        let spring = #"{"mass": 1, "stiffness": 100, "damping": 20, "initialVelocity": \#(velocity)}"#
        let dialog = """
            {"style": "sheet", "transition": {"style": "coverVertical", "delay": \(delay), "easing": {"spring": \
            \(spring)}}}
            """
        let body = DialogBody(on: "iphone-15", dialog: dialog).json
        let source = try text("compose", body)
        let told = try spec(body)["transitions"]["present"]["tracks"].elements.first { $0["layer"] == "dialog" }
        let duration = try #require(told?["keyframes"].elements.last?["time"].number) - delay
        let pattern = try Regex(#"tween\((\d+), (\d+), tableEasing\(([-0-9., f]+)\)\)"#)
        let found = try #require(source.firstMatch(of: pattern))
        let written = (1...3).map { String(found.output[$0].substring ?? "") }
        #expect(written[0] == "\(Int((duration * 1000).rounded()))" && written[1] == "\(Int(delay * 1000))")
        let progress = written[2].split(separator: ", ").compactMap { Double($0.dropLast()) }
        #expect(progress.count > 60 && progress.last == 1)
        // Critically damped with a frequency of 10: 1 − e^(−10 t) · (1 + (10 − v) t).
        for (place, value) in progress.dropLast().enumerated() {
            let time = duration * Double(place) / Double(progress.count - 1)
            #expect(abs(value - (1 - exp(-10 * time) * (1 + (10 - velocity) * time))) < 1e-4)
        }
        #expect(!source.contains("spring(") && source.contains("private fun tableEasing"))
    }

    @Test func `to programs keep radii from falling below 0, where a spring swings beyond its end`() throws {
        let body = DialogBody(
            "sheet", on: "iphone-15",
            dialog: #""transition":{"style":"coverVertical","easing":{"spring":{"duration":0.5,"bounce":0.6}}}"#
        ).json
        // Compose and Flutter end a program that has such a corner.
        #expect(try text("compose", body).contains("RoundedCornerShape(cornerRadius.coerceAtLeast(0f).dp)"))
        #expect(try text("flutter", body).contains("pose.cornerRadius?.clamp(0.0, double.infinity)"))
    }

    @Test func `exports are chosen by Accept, too`() throws {
        let response = try Scrim.shared.get().post(Self.alert, to: "/v1/specs", headers: [("Accept", "text/css")])
        #expect(response.status == 200)
        #expect(response["Content-Type"] == "text/css")
        #expect(response.text.contains("@keyframes"))
    }
}

extension String {
    /// A whole number without its `.0`.
    fileprivate var trimmedZero: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
