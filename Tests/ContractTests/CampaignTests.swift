import PictureTestSupport
import Service
import ServiceTestSupport
import TestSupport
import Testing
import Wire

private let path = "/v1/specs/batch"
private let alert =
    #"""
    {"id":"sure","style":"alert","content":{"title":"Delete?","message":"For good.",\#
    "actions":[{"title":"Delete"},{"title":"Cancel"}]}}
    """#

@Suite struct `A matrix with axes and variants` {
    private let body = """
        {"devices":["iphone-8",{"profile":"ipad-air-2","appearance":"dark"}],"dialogs":[\(alert)],
         "axes":{"appearance":["light","dark"],"orientation":["portrait","landscapeLeft"]},
         "variants":{"short":{"content":{"message":null,"title":"Sure?"}},"sheet":{"style":"actionSheet"}}}
        """

    @Test func `answers each combination as the request that it stands for`() throws {
        let answer = try answer(body, at: path)
        let results = answer["results"].elements
        #expect(results.count == 2 * 3 * 4)
        let dialogs = [
            alert,
            #"""
            {"id":"sure","style":"alert","content":{"title":"Sure?","actions":[{"title":"Delete"},\#
            {"title":"Cancel"}]}}
            """#,
            alert.replacing(#""style":"alert""#, with: #""style":"actionSheet""#),
        ]
        let variants: [JSON] = [nil, "short", "sheet"]
        for (index, result) in results.enumerated() {
            let (device, variant, state) = (index / 12, index / 4 % 3, index % 4)
            let (appearance, orientation) = (
                ["light", "dark"][state % 2], ["portrait", "landscapeLeft"][state / 2]
            )
            #expect(result["device"] == .number(Double(device)))
            #expect(result["dialog"] == 0)
            #expect(result["axes"] == ["appearance": .string(appearance), "orientation": .string(orientation)])
            #expect(result["variant"] == variants[variant])
            let profile = ["iphone-8", "ipad-air-2"][device]
            let request = DialogBody(
                on: profile, state: #""orientation":"\#(orientation)","appearance":"\#(appearance)""#,
                dialog: dialogs[variant]
            ).json
            let alone = try Scrim.shared.get().post(request)
            #expect(alone.status == (result["problem"] == .missing ? 200 : 422))
            if alone.status == 200 { #expect(try JSON(alone.body) == result["spec"]) }
        }
    }

    @Test func `tells the extremes of each dialog and the findings of each rule`() throws {
        let answer = try answer(body, at: path)
        let sound = answer["results"].elements.filter { $0["problem"] == .missing }
        for (measure, extremes) in answer["summary"]["extremes"][0].members where measure != "dialog" {
            let lengths = sound.map { $0["spec"]["layers"]["dialog"]["frame"].members[measure]?.number ?? .nan }
            for (end, length) in [("least", lengths.min()), ("greatest", lengths.max())] {
                let extreme = extremes[end]
                #expect(extreme["value"].number == length)
                let first = sound[lengths.firstIndex(of: length ?? 0) ?? 0]
                #expect(extreme["device"] == first["device"])
                #expect(extreme["axes"] == first["axes"])
                #expect(extreme["variant"] == first["variant"])
            }
        }
        var counts: [String: Double] = [:]
        for finding in sound.flatMap({ $0["spec"]["diagnostics"].elements }) {
            counts[finding["rule"].string ?? "", default: 0] += 1
        }
        let told = answer["summary"]["findings"].elements
        #expect(told.count == counts.count)
        for finding in told { #expect(finding["count"].number == counts[finding["rule"].string ?? ""]) }
    }

    @Test func `a matrix with axes and variants is streamed and in lines as it is in one piece`() throws {
        let devices = (["iphone-8", "ipad-air-2", "pixel-8"].map { #""\#($0)""# }).joined(separator: ",")
        let large =
            #"""
            {"devices":[\#(devices)],"dialogs":[\#(alert)],"axes":{"textSize":["small","medium","large","xLarge",\#
            "xxLarge","xxxLarge"],"appearance":["light","dark"],"contrast":["normal","increased"]},"variants":{}}
            """#
        let whole = try answer(large, at: path)
        #expect(whole["results"].elements.count == 72)
        let lines = try Scrim.shared.get().post(large, to: path + "?format=ndjson").text.split(separator: "\n")
        #expect(lines.count == 73)
        for (line, result) in zip(lines, whole["results"].elements) { #expect(try JSON(Array(line.utf8)) == result) }
        #expect(try JSON(Array(lines[72].utf8))["summary"] == whole["summary"])
        #expect(whole["summary"]["extremes"].elements.count == 1)
    }

    @Test func `tells nothing new where neither is asked for`() throws {
        let answer = try answer(#"{"devices":["iphone-8"],"dialogs":[\#(alert)]}"#, at: path)
        #expect(Set(answer["results"][0].members.keys) == ["device", "dialog", "spec"])
        #expect(answer["summary"] == ["count": 1, "problems": 0])
        let empty = try ServiceTestSupport.answer(
            #"{"devices":["iphone-8"],"dialogs":[\#(alert)],"axes":{}}"#, at: path)
        #expect(empty["results"][0]["axes"] == [:])
        #expect(empty["results"][0]["variant"] == .null)
    }

    @Test func `points at the patch or the axis that is at fault`() throws {
        let answer = try answer(
            """
            {"devices":["iphone-8"],"dialogs":[{"style":"alert"}],
             "variants":{"a/b":{"content":{"titel":"A"}},"none":{"stile":"alert"}},"axes":{"textSize":["large","huge"]}}
            """, at: path)
        let faults = answer["results"].elements.map { result in
            result["problem"]["errors"].elements.compactMap { $0["pointer"].string }
        }
        let size = "/axes/textSize/1"
        let (first, second) = ("/variants/a~1b/content/titel", "/variants/none/stile")
        #expect(faults == [[], [size], [first], [size, first], [second], [size, second]])
    }

    @Test(arguments: [
        (#""axes":{"colour":["red"]}"#, "/axes/colour"), (#""axes":{"appearance":[]}"#, "/axes/appearance"),
        (#""axes":{"appearance":"dark"}"#, "/axes/appearance"),
        (#""axes":{"appearance":["dim"]}"#, "/axes/appearance/0"),
        (#""variants":{"a":1}"#, "/variants/a"), (#""variants":[]"#, "/variants"),
    ])
    func `a matrix with axes and variants is refused as a whole where axes or variants are none`(
        members: String, pointer: String
    ) throws {
        let problem = try problem(#"{"devices":["iphone-8"],"dialogs":[{}],\#(members)}"#, at: path)
        #expect(problem["errors"].elements.map { $0["pointer"].string } == [pointer])
    }

    @Test
    func `a matrix with axes and variants of more combinations than may be is refused before they are made`() throws {
        let sizes = (0..<200).map { "\($0)" }.joined(separator: ",")
        let body =
            #"""
            {"devices":["iphone-8"],"dialogs":[{}],"axes":{"textSize":[\#(sizes)],\#
            "language":[\#(sizes.split(separator: ",").map { "\"\($0)\"" }.joined(separator: ","))]}}
            """#
        #expect(try problem(body, at: path)["errors"][0]["code"] == "tooMany")
    }
}

@Suite struct `Contact sheets` {
    private func body(_ devices: Int, _ more: String = "") -> String {
        let list = Array(repeating: #""iphone-8""#, count: devices).joined(separator: ",")
        return #"{"devices":[\#(list)],"dialogs":[\#(alert)],"axes":{"appearance":["light","dark"]}\#(more)}"#
    }

    /// Small ones come in one piece, larger ones as a stream: both are one document with a picture for each
    /// combination.
    @Test(arguments: [2, 40]) func `show every combination with its caption`(devices: Int) throws {
        let svg = try Scrim.shared.get().post(body(devices), to: path + "?format=svg")
        #expect(svg["Content-Type"] == "image/svg+xml")
        let document = PictureDocument(svg.body)
        #expect(document.fault == nil)
        let pictures = document.elements.filter { $0.name == "image" }
        #expect(pictures.count == devices * 2)
        #expect(pictures.allSatisfy { $0.attributes["href"]?.hasPrefix("data:image/svg+xml;base64,") == true })
        let texts = document.elements.filter { $0.name == "text" }.map(\.text)
        #expect(texts.count { $0 == "iphone-8" } == devices * 2)
        #expect(texts.count { $0 == "dark" } == devices)
        let html = try Scrim.shared.get().post(body(devices), to: path + "?format=html")
        #expect(html["Content-Type"] == "text/html; charset=utf-8")
        #expect(html["Content-Security-Policy"]?.contains("img-src data:") == true)
        #expect(html.text.matches(of: /<figure>/).count == devices * 2)
        #expect(html.text.hasSuffix("</body></html>\n"))
    }

    /// 12 of 2 columns are 6 rows: each box as wide as it is asked to be, 16 between.
    @Test func `contact sheets are as wide as their columns in pixels`() throws {
        let response = try Scrim.shared.get().post(
            body(6, #","columns":2,"thumbnailWidth":50"#), to: path + "?format=png")
        #expect(response["Content-Type"] == "image/png")
        let picture = try #require(PNGReader(response.body))
        #expect(picture.size[0] == 2 * 50 + 3 * 16)
        let wide = try #require(
            PNGReader(Scrim.shared.get().post(body(6), to: path + "?format=png&columns=6&thumbnailWidth=50").body))
        #expect(wide.size[0] == 6 * 50 + 7 * 16)
        // Three rows in the place of six, and the ground around them once.
        #expect(2 * (wide.size[1] - 16) * 3 == (picture.size[1] - 16) * 2)
    }

    @Test func `say what is a problem`() throws {
        let body = #"{"devices":["iphone-8","iphone-88"],"dialogs":[\#(alert)]}"#
        let html = try Scrim.shared.get().post(body, to: path + "?format=html").text
        #expect(html.contains("unknownDevice"))
        #expect(html.contains("2 pictures, 1 problem"))
    }

    @Test(arguments: [
        ("?format=svg&columns=0", "/columns", "outOfRange"),
        ("?format=html&thumbnailWidth=5000", "/thumbnailWidth", "outOfRange"),
        ("?format=json&columns=2", "/columns", "unknownMember"),
        ("?format=png&thumbnailWidth=1024&columns=100", "/thumbnailWidth", "tooMany"),
    ])
    func `refuse what they cannot be`(query: String, pointer: String, code: String) throws {
        let error = try problem(body(100), at: path + query)["errors"][0]
        #expect(error["pointer"] == .string(pointer))
        #expect(error["code"] == .string(code))
    }

    @Test func `have no more pictures than the server allows`() throws {
        let server = try Scrim { $0.limits.cells = 3 }
        let error = try server.problem(body(2), at: path + "?format=svg")["errors"][0]
        #expect(error["message"].string?.contains("--max-cells") == true)
        #expect(try server.answer(to: body(2), at: path)["summary"]["count"] == 4)
        server.expectStopsClean()
    }
}
