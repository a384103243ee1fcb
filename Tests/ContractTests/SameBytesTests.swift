import Service
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `The same request` {
    @Test(arguments: 0..<60 as Range<UInt64>)
    func `gets the same bytes in any order, spelling and form`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let request = Requests.random(using: &generator)
        // Servers that have kept nothing compute every one anew.
        let server = try Scrim { $0.cacheBytes = 0 }
        let first = try server.post(request.text)
        var again: [RawResponse] = []
        for _ in 0..<4 {
            let body = request.respelt(using: &generator)
            again.append(try server.post(body))
            for isPadded in [false, true] {
                again.append(try server.get(Requests.target(carrying: body, isPadded: isPadded)))
            }
        }
        if let members = request.dotted {
            again.append(try server.get(Requests.target(of: members)))
            again.append(try server.get(Requests.target(of: members.shuffled(using: &generator))))
        }
        let kept = try Scrim.shared.get()
        for _ in 0..<2 { again.append(try kept.post(request.respelt(using: &generator))) }
        for response in again {
            #expect(response.status == first.status, "seed \(seed): \(request.text) \(response.text.prefix(300))")
            #expect(response["ETag"] == first["ETag"], "seed \(seed): \(request.text)")
            if first.status == 200 {
                #expect(response.body == first.body, "seed \(seed): \(request.text)")
            } else {
                // Which faults there are does not depend on the form; where they are told, neither.
                let (one, other) = (try JSON(first.body), try JSON(response.body))
                #expect(Set(one["errors"].elements) == Set(other["errors"].elements), "seed \(seed): \(request.text)")
            }
        }
        server.expectStopsClean()
    }

    /// Once a URL's 18.10 was read as the number 18.1, 9999 as one out of range, and 1e1 as the version 10.
    @Test(arguments: ["18.10", "18.1", "9999", "7.0", "26", "1e1", "0", "-1", "true", "null", "1000.5.20", "00018"])
    func `has the text of a version in a URL as in a body`(version: String) throws {
        let body: JSON = [
            "device": ["profile": "iphone-17", "system": ["name": "iOS", "version": .string(version)]],
            "dialog": ["style": "alert"],
        ]
        let server = try Scrim { $0.cacheBytes = 0 }
        let members = try #require(body.dotted)
        let (posted, got) = (try server.post(body.text), try server.get(Requests.target(of: members)))
        #expect(got.status == posted.status && got.body == posted.body, "\(got.text.prefix(300))")
        #expect(posted.status == (["1e1", "-1", "true", "null", "00018"].contains(version) ? 422 : 200))
    }

    @Test func `the same request is mostly a good one in these tests`() throws {
        let server = try Scrim.shared.get()
        let statuses = try (0..<60 as Range<UInt64>).map { seed in
            var generator = SeededGenerator(seed: seed)
            return try server.post(Requests.random(using: &generator).text).status
        }
        #expect(statuses.count { $0 == 200 } > 45)
        #expect(statuses.allSatisfy { [200, 422].contains($0) })
    }

    @Test(arguments: [
        ("iphone-4", #"{"device":{"profile":"iphone-4"},"dialog":{"style":"semiModal"}}"#)
    ])
    func `may name its device in a string or in an object`(id: String, body: String) throws {
        let server = try Scrim.shared.get()
        let named = try server.post(#"{"device":"\#(id)","dialog":{"style":"semiModal"}}"#)
        #expect(try server.post(body).body == named.body)
        let mixed = "/v1/specs?device=\(id)&device.orientation=landscapeLeft&dialog.style=semiModal"
        let asObject = #"{"device":{"profile":"\#(id)","orientation":"landscapeLeft"},"dialog":{"style":"semiModal"}}"#
        #expect(try server.get(mixed).body == (try server.post(asObject).body))
    }

    @Test func `may carry NUL and other odd characters in a URL`() throws {
        let server = try Scrim.shared.get()
        let request: JSON = [
            "device": "iphone-4", "dialog": ["style": "semiModal", "content": ["title": "a\0b\u{1}+ %&=?#"]],
        ]
        let first = try server.post(request.text)
        #expect(first.status == 200)
        #expect(try server.get(Requests.target(of: request.dotted ?? [])).body == first.body)
    }

    @Test(arguments: [
        ("dialog.style=semiModal&device=iphone4", "/device"),
        ("device=iphone-4&dialog.style=semiModal&dialog.stile=x", "/dialog/stile"),
        ("device=iphone-4&dialog.content.actions.0.titel=OK", "/dialog/content/actions/0/titel"),
        ("device=iphone-4&dialog.backdrop.opacity=much", "/dialog/backdrop/opacity"),
        ("device=iphone-4&dialog.dismissal.after=-1", "/dialog/dismissal/after"),
        ("device=iphone-4&dialog.requested=yes", "/dialog/requested"), ("device=iphone-4", "/dialog"),
        ("device=iphone-4&dialog.style=semiModal&formt=json", "/formt"),
    ])
    func `has the same errors in a URL, which point at its members`(query: String, pointer: String) throws {
        let problem = try expectProblem(try Scrim.shared.get().get("/v1/specs?" + query), 422)
        #expect(problem["errors"].elements.map { $0["pointer"] } == [.string(pointer)])
    }
}

@Suite struct `Numbers in an answer` {
    @Test func `have few decimals, no exponent and no negative zero`() throws {
        let server = try Scrim.shared.get()
        for seed in 0..<150 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let request = Requests.random(using: &generator).text
            let response = try server.post(request)
            guard response.status == 200 else { continue }
            check(response.text, request)
        }
    }

    @Test func `stay so for the smallest and the largest that may be asked for`() throws {
        let server = try Scrim.shared.get()
        for number in ["1e-300", "-0", "-0.0", "-0.00001", "0.00004999", "1e-7", "0.99999", "1e0", "33.33333333"] {
            for pointer in [
                "/dialog/backdrop/opacity", "/dialog/transition/duration", "/dialog/transition/from/rotationZ",
                "/dialog/placement/margins/left", "/dialog/transition/from/scale", "/dialog/content/size/width",
            ] {
                let body = try JSON(Array(Requests.semiModal.utf8)).setting(pointer, to: "@").text
                    .replacing("\"@\"", with: number)
                let response = try server.post(body)
                #expect([200, 422].contains(response.status), "\(body)")
                if response.status == 200 { check(response.text, body) }
            }
        }
    }

    @Test(arguments: ["/v1/devices", "/v1/devices/iphone-x", "/v1/styles"])
    func `numbers in an answer of the catalogue are written likewise`(path: String) throws {
        check(try Scrim.shared.get().get(path).text, path)
    }

    private func check(_ text: String, _ request: String) {
        // Curves and springs may have up to nine decimals; all else, outlines included, has four.
        let curve = /"(?:cubicBezier|linear)":\[(?:\[[^\]]*\]|[^\[\]])*\]|"spring":\{[^}]*\}/
        for match in text.matches(of: curve) { checkNumbers(String(match.output), decimals: 9, request) }
        let rest = text.replacing(curve, with: "")
        for match in rest.matches(of: /"path":"([^"]*)"/) { checkNumbers(String(match.output.1), decimals: 4, request) }
        checkNumbers(rest.replacing(/"(?:[^"\\]|\\.)*"/, with: ""), decimals: 4, request)
    }

    private func checkNumbers(_ text: String, decimals: Int, _ request: String) {
        for match in text.matches(of: /-?[0-9][0-9.eE+]*(?:[eE]-?[0-9]+)?/) {
            let number = match.output
            #expect(!number.contains("e") && !number.contains("E"), "\(number) in the answer to \(request)")
            #expect(number.wholeMatch(of: /-0(\.0*)?/) == nil, "\(number) in the answer to \(request)")
            let fraction = number.split(separator: ".").dropFirst().first ?? ""
            #expect(fraction.count <= decimals, "\(number) in the answer to \(request)")
        }
    }
}

@Suite struct `Defaults` {
    @Test(arguments: [
        (#"{"device":"iphone-4","dialog":{}}"#, "fullScreen"), (#"{"device":"iphone-x","dialog":{}}"#, "fullScreen"),
        (#"{"device":{"profile":"iphone-x","system":{"name":"iOS","version":"13"}},"dialog":{}}"#, "pageSheet"),
        (#"{"device":{"screen":{"width":400,"height":800}},"dialog":{}}"#, "pageSheet"),
    ])
    func `defaults of the style depend on the system`(body: String, style: String) throws {
        let presentation = try spec(body)["presentation"]
        #expect(presentation["requested"] == .string(style))
    }

    @Test(arguments: [
        ("semiModal", "window", "dismiss"), ("slidingMessage", "window", "passThrough"), ("floating", nil, "block"),
        ("pageSheet", nil, "block"), ("formSheet", nil, "block"),
    ])
    func `defaults of a style are echoed`(style: String, level: String?, interaction: String) throws {
        let answer = try spec(#"{"device":"ipad-2","dialog":{"style":"\#(style)"}}"#)
        if let level { #expect(answer["presentation"]["level"] == .string(level)) }
        #expect(answer["presentation"]["backdrop"]["interaction"] == .string(interaction))
        #expect(answer["presentation"]["surface"] == "content")
        #expect(answer["presentation"]["keyboard"] == "avoid")
    }

    @Test func `defaults of a device described by its screen are echoed`() throws {
        let stage = try spec(#"{"device":{"screen":{"width":400,"height":300}},"dialog":{"style":"semiModal"}}"#)[
            "stage"]
        #expect(stage["orientation"] == "portrait")
        #expect(stage["scale"] == 1)
        #expect(stage["keyboard"] == .null)
        let all: JSON = ["x": 0, "y": 0, "width": 400, "height": 300]
        for name in ["bounds", "window", "safeArea", "visible"] { #expect(stage[name] == all, "\(name)") }
    }

    @Test func `defaults of semiModal are those of the contract`() throws {
        let answer = try spec(Requests.semiModal)
        #expect(answer["presentation"]["backdrop"] == ["color": "#000000", "opacity": 0.2, "interaction": "dismiss"])
        #expect(answer["layers"]["dialog"]["frame"] == ["x": 0, "y": 240, "width": 320, "height": 240])
        #expect(answer["transitions"]["present"]["duration"] == 0.7)
    }
}
