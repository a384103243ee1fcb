import ServiceTestSupport
import TestSupport
import Testing

/// A body for each path whose answers can be had as a picture.
private let bodies = [
    "/v1/specs": #"{"device":"iphone-15","dialog":{"style":"semiModal","content":{"title":"Hi"}}}"#,
    "/v1/scenes": #"{"device":"iphone-15","dialogs":[{"id":"a","style":"pageSheet"},{"id":"b","style":"alert"}]}"#,
    "/v1/schedules": #"{"device":"iphone-15","policy":"queue","events":[{"at":0,"show":{"id":"a","style":"alert"}}]}"#,
    "/v1/specs/retarget":
        #"{"device":"iphone-15","dialog":{"style":"semiModal"},"phase":"present","at":0.1,"to":"dismissed"}"#,
    "/v1/specs/release":
        #"{"device":"iphone-15","dialog":{"style":"semiModal"},"position":[196,700],"velocity":[0,300]}"#,
    "/v1/specs/transitions":
        #"""
    {"from":{"device":"iphone-15","dialog":{"style":"semiModal"}},"to":{"device":"iphone-15",\#
    "dialog":{"style":"semiModal","content":{"size":{"height":300}}}}}
    """#,
]

@Suite struct `An answer as a picture` {
    @Test(arguments: bodies.keys.sorted())
    func `a picture of an answer is the same by GET and POST, kept and tagged as JSON is`(path: String)
        throws
    {
        let server = try Scrim()
        let body = try #require(bodies[path])
        let options = "format=svg&time=0.05&device=false&annotate=frames,measures"
        let posted = try server.post(body, to: "\(path)?\(options)")
        #expect(posted.status == 200, "\(posted.text.prefix(300))")
        #expect(posted["Content-Type"] == "image/svg+xml")
        #expect(posted["Vary"] == "Accept-Encoding")
        let members = try #require(JSON(Array(body.utf8)).dotted)
        let targets = [
            Requests.target(carrying: body, isPadded: false), Requests.target(of: members),
        ].map { $0.replacing("/v1/specs?", with: path + "?") + "&" + options }
        for target in targets {
            for _ in 0..<2 {
                let got = try server.get(target)
                #expect(got.status == 200, "\(got.text.prefix(300))")
                #expect(got.body == posted.body && got["ETag"] == posted["ETag"])
                #expect(got["Cache-Status"] == "Scrim; hit")
            }
            let tag = try #require(posted["ETag"])
            #expect(try server.get(target, headers: [("If-None-Match", tag)]).status == 304)
            let head = try server.send("HEAD", target)
            #expect(head.status == 200 && head["Content-Length"] == "\(posted.body.count)")
        }
        // An option may stand in the body, too.
        let inBody = String(body.dropLast()) + #","time":0.05,"annotate":["frames","measures"]}"#
        #expect(try server.post(inBody, to: "\(path)?format=svg&device=false").body == posted.body)
        server.expectStopsClean()
    }

    @Test(arguments: bodies.keys.sorted())
    func `a picture of an answer is drawn and is XML with nothing from outside`(path: String) throws {
        let body = try #require(bodies[path])
        for query in ["", "&time=0.1", "&device=false&background=transparent", "&animate=all"] {
            let picture = try picture(body, query, to: path)
            expectHarmless(picture)
            #expect(!picture.layers.isEmpty)
            #expect(picture.viewBox.count == 4)
        }
    }

    @Test func `a picture of an answer is chosen by Accept, and JSON where nobody chooses`() throws {
        let server = try Scrim()
        let target = "/v1/specs?device=iphone-15&dialog.style=alert"
        let browser = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8"
        func type(_ accept: String?) throws -> String? {
            let response = try server.get(target, headers: accept.map { [("Accept", $0)] } ?? [])
            #expect(response["Vary"] == "Accept, Accept-Encoding")
            return response["Content-Type"]
        }
        // Twice, as what was kept for the one must not be given to the other.
        for _ in 0..<2 {
            #expect(try type(nil) == "application/json")
            #expect(try type("image/svg+xml") == "image/svg+xml")
            #expect(try type("*/*") == "application/json")
            #expect(try type("image/svg+xml, application/json;q=0.5") == "image/svg+xml")
            #expect(try type("image/svg+xml;q=0.5, application/json") == "application/json")
            #expect(try type("application/json") == "application/json")
            #expect(try type(browser)?.hasPrefix("image/") == true)
            // What a browser asks for whose address bar the URL stands in.
            #expect(
                try type(
                    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8")
                    == "text/html; charset=utf-8")
        }
        let named = try server.get(target + "&format=json", headers: [("Accept", "image/svg+xml")])
        #expect(named["Content-Type"] == "application/json")
        try expectProblem(server.get(target, headers: [("Accept", "video/mp4")]), 406)
        try expectProblem(server.get(target + "&format=bmp"), 406)
        server.expectStopsClean()
    }

    @Test(arguments: [
        ("phase=nope", "/phase", "unknownValue"), ("phase=detent.medium", "/phase", "phaseNotOffered"),
        ("time=-1", "/time", "outOfRange"), ("time=soon", "/time", "wrongType"),
        ("annotate=frames,bones", "/annotate", "unknownValue"), ("background=red", "/background", "unknownValue"),
        ("animate=loop", "/animate", "unknownValue"), ("animate=all&time=1", "/animate", "conflictingMember"),
        ("colour=red", "/colour", "unknownMember"), ("frames=3", "/frames", "unknownMember"),
        ("time=1&time=2", "/time", "duplicateMember"), ("device=false&device=true", "/device", "duplicateMember"),
    ])
    func `refuses options that it has not, by their names`(query: String, pointer: String, code: String) throws {
        let server = try Scrim.shared.get()
        let body = #"{"device":"iphone-15","dialog":{"style":"alert"}}"#
        let posted = try server.post(body, to: "/v1/specs?format=svg&" + query)
        #expect(posted.status == (code == "duplicateMember" ? 400 : 422))
        let got = try server.get("/v1/specs?device=iphone-15&dialog.style=alert&format=svg&" + query)
        #expect(got.body == posted.body || code == "unknownMember")
        for response in [posted, got] {
            let fault = try #require(try JSON(response.body)["errors"].elements.first)
            #expect(fault["pointer"].string == pointer)
            #expect(fault["code"].string == code)
        }
        // None of them is an option of JSON.
        let plain = try server.post(body, to: "/v1/specs?" + query)
        #expect(plain.status == 422)
    }

    @Test func `advises nobody to write what stands there already`() throws {
        let body = #"{"device":"iphone-15","dialog":{"style":"alert"}}"#
        let posted = try problem(String(body.dropLast()) + #","frames":2.5}"#, at: "/v1/specs?format=filmstrip")
        for answer in [posted, try problem(body, at: "/v1/specs?format=filmstrip&frames=2.5")] {
            let message = try #require(answer["errors"][0]["message"].string)
            #expect(message.contains("whole number") && !message.contains("Write"), "\(message)")
        }
    }

    @Test(arguments: [
        "pixel-9", #"{"profile":"pixel-9","orientation":"landscapeRight"}"#, "galaxy-s24",
        #"{"profile":"iphone-15","window":{"x":10.5,"y":3.3,"width":300.4,"height":400}}"#,
    ])
    func `a picture of an answer is whole points wide and high with a device, so that a pixel a point fills it`(
        device: String
    ) throws {
        let body = DialogBody("alert", on: device).json
        let box = try picture(body).viewBox
        #expect(box.count == 4 && box.allSatisfy { $0 == $0.rounded() }, "\(box)")
    }

    /// The same names also belong to members of requests, which are not meant.
    @Test(arguments: [
        ("format=svg&scale=2", "scale", #""scale" is for format=png, apng or filmstrip."#),
        ("format=css&animate=present", "animate", #""animate" is for format=svg."#),
        ("format=svg&frames=3", "frames", #""frames" is for format=filmstrip."#),
        ("format=css&background=transparent", "background", #""background" is for format=svg, png, "#),
        ("scale=2", "scale", #""scale" is for format=png, apng or filmstrip."#),
    ])
    func `a picture of an answer is of another format, if an option is`(query: String, name: String, sentence: String)
        throws
    {
        let scrim = try Scrim.shared.get()
        let posted = try scrim.post(DialogBody("alert", on: "iphone-15").json, to: "/v1/specs?" + query)
        let got = try scrim.get("/v1/specs?device=iphone-15&dialog.style=alert&" + query)
        for response in [posted, got] {
            let error = try JSON(response.body)["errors"][0]
            #expect(error["pointer"] == .string("/" + name) && error["nearest"] == .missing)
            #expect(error["message"].string?.contains(sentence) == true, "\(error)")
            #expect(error["message"].string?.contains("Write") == false)
        }
    }

    @Test func `refuses what stands in the URL and in the body`() throws {
        let body = #"{"device":"iphone-15","dialog":{"style":"alert"},"time":0.1}"#
        let answer = try problem(body, at: "/v1/specs?format=svg&time=0.2")
        #expect(answer["errors"].elements.map { $0["pointer"].string } == ["/time"])
    }
}

/// Only what draws, and references to the document itself.
private func expectHarmless(_ picture: PictureDocument) {
    let known: Set = [
        "svg", "title", "g", "path", "text", "clipPath", "filter", "feGaussianBlur", "feColorMatrix", "linearGradient",
        "stop", "use", "style",
    ]
    for element in picture.elements {
        #expect(known.contains(element.name), "\(element.name)")
        for (name, value) in element.attributes {
            #expect(!name.lowercased().hasPrefix("on"), "\(name)")
            if name == "href" || name.hasSuffix(":href") { #expect(value.hasPrefix("#")) }
            if name != "data-layer", value.contains("url(") { #expect(value.hasPrefix("url(#")) }
        }
        if element.name == "style" {
            #expect(!element.text.contains("@import") && !element.text.contains("url("))
        }
    }
}

@Suite struct `Texts in a picture` {
    /// What may come in, and what is left of it.
    @Test(arguments: [
        (#"<script>alert(1)</script>"#, #"<script>alert(1)</script>"#),
        (#"a & b &amp; "c" 'd'"#, #"a & b &amp; "c" 'd'"#),
        ("]]>", "]]>"), (#"\u0001a\u0008b\u001fc"#, "abc"), (#"a\u007fb\u009fc"#, "abc"),
        (#"\u202eabc\u202c"#, "\u{202E}abc\u{202C}"), ("👩‍💻🏳️‍🌈", "👩‍💻🏳️‍🌈"),
        ("<![CDATA[x]]>", "<![CDATA[x]]>"), ("&#0; &nbsp;", "&#0; &nbsp;"),
    ])
    func `stay texts, whatever they say`(text: String, shown: String) throws {
        let escaped = text.replacing("\"", with: #"\""#)
        let picture = try picture(
            DialogBody(
                "alert", on: "iphone-15",
                content: #""title":"\#(escaped)","actions":[{"id":"\#(escaped)","title":"OK"}]"#
            ).json,
            "&annotate=frames")
        expectHarmless(picture)
        #expect(picture.texts(in: "title").joined() == shown)
        #expect(picture.elements.first { $0.name == "title" }?.text == shown)
        #expect(picture.layers.contains("action:" + shown))
    }

    /// What no font has a glyph for is a box, which the reader's fonts would not draw as wide as told. XML has no
    /// U+FFFE.
    @Test func `texts in a picture are outlines where a character has no glyph, and are read out without it`() throws {
        let picture = try picture(
            #"{"device":"iphone-15","dialog":{"style":"alert","content":{"title":"a\ufffeb\uffffc"}}}"#, "")
        expectHarmless(picture)
        #expect(picture.elements.first { $0.name == "title" }?.text == "abc")
        #expect(picture.layers.contains("title") && picture.texts(in: "title").isEmpty)
    }

    @Test func `stand where the answer says`() throws {
        let body = DialogBody(
            "alert", on: "iphone-15",
            content: #""title":"One","message":"Two lines of text that have to break somewhere in here.""#
        ).json
        let lines = try spec(body)["layers"].elements.flatMap { $0["text"]["lines"].elements }
        let texts = try picture(body, "&device=false").elements.filter { $0.name == "text" }
        #expect(lines.count >= 3 && texts.count == lines.count)
        for (line, text) in zip(lines, texts) {
            #expect(text.text == line["text"].string)
            // Held in the middle, so that it is centred in whatever font there is.
            #expect(text.attributes["text-anchor"] == "middle")
            let middle = line["x"].number + line["width"].number / 2
            #expect(abs((Double(text.attributes["x"] ?? "") ?? .nan) - middle) < 0.001)
            #expect(Double(text.attributes["y"] ?? "") == line["baseline"].number)
            #expect(Double(text.attributes["textLength"] ?? "") == line["width"].number)
        }
    }
}

@Suite struct `A picture of a moment` {
    /// A panel on an iPhone 4 slides up over the lower 240 of its 480 points.
    private let panel = #"{"device":"iphone-4","dialog":{"style":"semiModal"}}"#

    @Test(arguments: ["present", "dismiss"]) func `shows boxes where samples have them`(phase: String) throws {
        for time in [0.05, 0.2, 0.4] {
            let samples = try answer(
                String(panel.dropLast()) + #","phase":"\#(phase)","times":[\#(time)]}"#, at: "/v1/specs/samples")
            let center = samples["samples"].elements[0]["layers"]["dialog"]["position"].elements.map(\.number)
            let box = try #require(try picture(panel, "&phase=\(phase)&time=\(time)").box(of: "dialog"))
            #expect(abs((box[0] + box[2]) / 2 - center[0]) < 0.001)
            #expect(abs((box[1] + box[3]) / 2 - center[1]) < 0.001)
            #expect(abs(box[3] - box[1] - 240) < 0.001)
        }
    }

    @Test
    func `a picture of a moment is the rest where no moment is named, and the phase's end from there on`() throws {
        let rest = try picture(panel).box(of: "dialog")
        #expect(rest == [0, 240, 320, 480])
        #expect(try picture(panel, "&phase=present&time=100").box(of: "dialog") == rest)
        #expect(try picture(panel, "&time=100").box(of: "dialog") == rest)
        #expect(try picture(panel, "&phase=dismiss").box(of: "dialog") == rest)
    }
}

@Suite struct `Around a picture` {
    private let alert = #"{"device":"iphone-15","dialog":{"style":"alert","content":{"title":"Hi"}}}"#

    @Test func `the device lies around a picture, with bars, unless it is left out`() throws {
        let whole = try picture(alert)
        #expect(whole.elements.contains { $0.attributes["class"] == "device" })
        #expect(whole.layers.contains("statusBar") && whole.layers.contains("homeIndicator"))
        // The screen has 393 × 852 points; the device lies around it.
        let box = whole.viewBox
        #expect(box[0] < 0 && box[1] < 0 && box[0] + box[2] > 393 && box[1] + box[3] > 852)
        let bare = try picture(alert, "&device=false")
        #expect(bare.viewBox == [0, 0, 393, 852])
        #expect(!bare.elements.contains { $0.attributes["class"] == "device" })
        #expect(!bare.layers.contains("statusBar") && !bare.layers.contains("homeIndicator"))
        #expect(bare.layers.contains("dialog") && bare.layers.contains("presenter"))
        #expect(try picture(alert, "&device=true").viewBox == box)
    }

    @Test func `nothing lies around a picture where nothing is asked for`() throws {
        let clear = try picture(alert, "&device=false&background=transparent")
        #expect(!clear.layers.contains("presenter"))
        #expect(clear.layers.contains("dialog"))
        let red = try picture(alert, "&background=%23FF0000")
        let ground = try #require(red.elements.first { $0.name == "path" })
        #expect(ground.attributes["fill"] == "#FF0000")
    }

    @Test func `measures lie around a picture where they are asked for`() throws {
        let plain = try picture(alert)
        for name in ["frames", "safeArea", "hits", "measures"] {
            let annotated = try picture(alert, "&annotate=\(name)")
            #expect(annotated.elements.count > plain.elements.count, "\(name)")
            #expect(annotated.elements.contains { $0.attributes["class"] == "annotations" })
        }
        let frames = try picture(alert, "&annotate=frames").texts
        let layers = try spec(alert)["layers"].elements.compactMap { $0["id"].string }
        #expect(Set(frames).isSuperset(of: layers))
        // An alert of iOS 17 is 270 points wide.
        #expect(try picture(alert, "&annotate=measures").texts.contains("270"))
    }
}

@Suite struct `A picture that plays` {
    @Test func `a picture that plays is the rest for who plays nothing`() throws {
        let body = #"{"device":"iphone-15","dialog":{"style":"semiModal","content":{"title":"Hi"}}}"#
        let still = try picture(body)
        for animation in ["present", "dismiss", "all"] {
            let playing = try picture(body, "&animate=\(animation)")
            let style = try #require(playing.elements.first { $0.name == "style" })
            #expect(style.text.contains("@keyframes") && style.text.contains("prefers-reduced-motion"))
            #expect(style.text.contains("infinite") == (animation == "all"))
            #expect(playing.box(of: "dialog") == still.box(of: "dialog"))
            #expect(playing.texts == still.texts)
        }
    }
}
