import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing
import Wire

/// The most that a problem takes, as `docs/problems/README.md` says.
private let problemBytes = 256 << 10

private let spec = """
    "device": {"profile": "iphone-17", "keyboard": {"height": 300}},
    "dialog": {"id": "d", "style": "semiModal", "content": {"title": "t", "message": "m", "actions": [{"id": "a", \
    "title": "A"}],
        "textFields": [{"id": "f"}]}, "placement": {"margins": {"top": 1}}, "transition": {"easing": {"cubicBezier": \
        [0, 0, 1, 1]}}}
    """
private let timeline = """
    "timeline": {"duration": 1, "tracks": [{"layer": "dialog", "property": "opacity", "keyframes": [
        {"time": 0, "value": 0}, {"time": 1, "value": 1}]}], "events": [{"time": 0, "name": "n", "label": "l"}]}
    """

/// A good body for each endpoint, with something of everything that it takes.
private let bodies: [(endpoint: String, body: String)] = [
    ("/v1/specs", "{\(spec), \"options\": {\"explain\": true}}"),
    (
        "/v1/specs/batch",
        "{\"devices\": [\"iphone-4\", {\"profile\": \"ipad-1\"}], \"dialogs\": [{\"id\": \"d\", \"style\": \"alert\"}]}"
    ),
    ("/v1/specs/samples", "{\(spec), \(timeline), \"framesPerSecond\": 30}"),
    ("/v1/specs/retarget", "{\(spec), \(timeline), \"at\": 0.5, \"to\": \"presented\", \"times\": [0, 0.1]}"),
    ("/v1/specs/hit-test", "{\(spec), \(timeline), \"at\": 0.5, \"points\": [[1, 2], [200, 700]]}"),
    ("/v1/specs/diff", "{\"from\": {\(spec)}, \"to\": {\(spec), \"options\": {\"snap\": \"none\"}}}"),
    (
        "/v1/specs/release",
        "{\(spec), \"position\": [200, 600], \"velocity\": [0, 100], \"rules\": {\"rubberBand\": 0.5}}"
    ),
    (
        "/v1/specs/drag",
        """
        {"device": "iphone-17", "dialog": {"id": "d", "style": "sheet", "content": {"title": "t"},
            "placement": {"detents": ["medium", "large"]}}, "from": [200, 600], "positions": [[200, 620], [200, 300]],
            "points": [[1, 2]], "rules": {"rubberBand": 0.5}}
        """
    ),
    ("/v1/specs/transitions", "{\"from\": {\(spec)}, \"to\": {\(spec)}}"),
    ("/v1/lint", "{\"requests\": [{\(spec)}, {\"device\": \"ipad-1\", \"dialog\": {\"id\": \"e\"}}]}"),
    (
        "/v1/schedules",
        """
        {"device": "iphone-17", "policy": "queue", "events": [{"at": 0, "show": {"id": "d", "style": "semiModal"}},
            {"at": 0.2, "keyboard": {"height": 300, "easing": "easeIn"}}, {"at": 3, "dismiss": "d"}, {"at": 4, "tap": \
            [1, 2]}]}
        """
    ),
    (
        "/v1/scenes",
        """
        {\"device\": \"iphone-17\", \"dialogs\": [{\"id\": \"d\", \"style\": \"pageSheet\"}, {\"id\": \"e\", \
        \"style\": \"alert\"}]}
        """
    ),
]

/// Makes bodies hostile: each is JSON, and short enough to be heard.
private struct Hostility {
    var generator: SeededGenerator

    private mutating func oneOf<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
    }

    /// A name by its number, of about so many characters.
    private func name(_ number: Int, _ length: Int, _ filler: String) -> String {
        String(repeating: filler, count: max(0, length - 6)) + "\(number)"
    }

    /// Members that no object has, more than it may have, or twice as many.
    private mutating func members() -> String {
        let count = oneOf([1, 60, 101, 1000])
        let filler = oneOf(["n", "é", "\\u0001", "/", "~", "e\u{301}\u{301}", "😀"])
        let length = oneOf([1, 40, 90, 90_000 / count / filler.utf8.count])
        let value = oneOf(["0", "{}", "[{\"a\":1,\"a\":2}]", "null"])
        let members = (0..<count).map { "\"\(name($0, length, filler))\":\(value)" }
        return (Bool.random(using: &generator) ? members : members + members).joined(separator: ",")
    }

    /// Objects within each other, at whose bottom a member comes twice.
    private mutating func depths() -> String {
        let depth = oneOf([3, 20, 24])
        let name = name(0, oneOf([1, 90, 80_000 / depth]), oneOf(["n", "\\u0001"]))
        let opening = String(repeating: "\"\(name)\":{", count: depth)
        let twice = (0..<200).map { "\"k\($0)\":1,\"k\($0)\":1" }.joined(separator: ",")
        return opening + twice + String(repeating: "}", count: depth)
    }

    /// In place of a value.
    private mutating func value() -> String {
        let count = oneOf([257, 5000, 40_000])
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: return "\"" + String(repeating: oneOf(["x", "\\u0001", "e\u{301}"]), count: count) + "\""
        case 1: return "[" + String(repeating: "0,", count: count) + "0]"
        case 2: return "[" + Array(repeating: "{\"q\":1}", count: count / 2).joined(separator: ",") + "]"
        case 3: return "{\(members())}"
        default:
            return oneOf([
                "1e300", "-1", "null", "\"\"", "[]", "{}",
                "{\"spring\":{\"mass\":1,\"stiffness\":1,\"damping\":0.001}}",
            ])
        }
    }

    /// A body with one to three things of that kind in it.
    mutating func body(_ start: String) -> String {
        var body = start
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let bytes = Array(body.utf8)
            if Bool.random(using: &generator) {
                // Behind any brace that opens an object with members in it.
                let places = bytes.indices.filter {
                    bytes[$0] == UInt8(ascii: "{") && bytes[$0 + 1] != UInt8(ascii: "}")
                }
                let place = oneOf(places)
                let more = Bool.random(using: &generator) ? members() : depths()
                body =
                    String(decoding: bytes[...place], as: UTF8.self) + more + ","
                    + String(decoding: bytes[(place + 1)...], as: UTF8.self)
            } else {
                // A number or a string behind a colon, up to what ends it.
                let colons = bytes.indices.filter { index in
                    bytes[index] == UInt8(ascii: ":") && bytes[index + 1] == UInt8(ascii: " ")
                        && bytes[index + 2] != UInt8(ascii: "{") && bytes[index + 2] != UInt8(ascii: "[")
                }
                let place = oneOf(colons)
                let end =
                    bytes[place...].firstIndex { [UInt8(ascii: ","), UInt8(ascii: "}")].contains($0) } ?? bytes.endIndex
                body =
                    String(decoding: bytes[...place], as: UTF8.self) + value()
                    + String(decoding: bytes[end...], as: UTF8.self)
            }
            if body.utf8.count > 250_000 { return start }
        }
        return body
    }
}

/// Whether a pointer leads to a value of a document.
private func leads(_ pointer: String, into document: JSON) -> Bool {
    var value = document
    for token in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
        let name = String(token).replacing("~1", with: "/").replacing("~0", with: "~")
        switch value {
        case .array: value = Int(name).map { value[$0] } ?? .missing
        case .object(let members): value = members[name] ?? .missing
        default: return false
        }
        if value == .missing { return false }
    }
    return true
}

/// Holds a problem to its bounds: its length, each member once, and pointers that lead to what was sent.
private func check(_ response: RawResponse, _ sent: JSON?, _ shown: String) throws {
    let problem = try expectProblem(response, response.status)
    #expect(response.body.count <= problemBytes, "\(shown)")
    let errors = problem["errors"].elements
    #expect(errors.count <= 101, "\(shown)")
    let pointers = errors.map { $0["pointer"].string ?? "" }
    if response.status == 400 { #expect(Set(pointers).count == pointers.count, "\(shown)") }
    for error in errors {
        let (pointer, code) = (error["pointer"].string ?? "", error["code"].string ?? "")
        #expect(pointer.utf8.count <= 1024 + "/…".utf8.count, "\(shown)")
        if code == "answerTooLarge" {
            #expect(error["message"].string?.contains("--max-answer-bytes") == true, "\(shown)")
        }
        if let sent, !pointer.contains("…"), !["missingMember", "anchorMissing"].contains(code) {
            #expect(leads(pointer, into: sent), "\(pointer), \(code): \(shown)")
        }
    }
}

@Suite struct `An answer is bounded` {
    @Test(arguments: bodies.map(\.endpoint), [1, 2, 3, 4] as [UInt64])
    func `an answer is bounded whatever is put into a body`(endpoint: String, seed: UInt64) throws {
        let server = try Scrim {
            $0.limits.answerBytes = 1 << 20
            $0.cacheBytes = 1 << 20
        }
        // What comes of it is counted, so that neither is left out by chance.
        var (answers, problems) = (0, 0)
        let start = try #require(bodies.first { $0.endpoint == endpoint }).body
        #expect(try server.post(start, to: endpoint).status == 200)
        var hostility = Hostility(generator: SeededGenerator(seed: seed))
        for number in 0..<25 {
            let body = hostility.body(start)
            let response = try server.post(body, to: endpoint)
            let shown = "\(endpoint), seed \(seed), number \(number): \(body.prefix(300))"
            if response.status == 200 {
                #expect(response.body.count <= 1 << 20, "\(shown)")
                answers += 1
            } else {
                #expect([400, 422].contains(response.status), "\(shown)")
                problems += 1
                try check(response, try? JSON(Array(body.utf8)), shown)
            }
        }
        #expect(problems > 10 || endpoint == "/v1/specs/batch" && answers + problems > 10, "\(answers) answers")
        try server.expectAlive()
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func `an answer is bounded whatever is put into a URL`(seed: UInt64) throws {
        let server = try Scrim {
            $0.server.maxTargetBytes = 300_000
            $0.limits.answerBytes = 1 << 20
        }
        var generator = SeededGenerator(seed: seed)
        for number in 0..<20 {
            func oneOf(_ values: [String]) -> String { values.randomElement(using: &generator) ?? "" }
            let count = Int(oneOf(["1", "101", "2000"])) ?? 1
            let filler = String(repeating: oneOf(["n", "%01", "%C3%A9", "/"]), count: 60_000 / count / 3)
            let kind = oneOf(["unknown", "twice", "conflict", "gap", "deep", "beside"])
            let members = (0..<count).map { index in
                switch kind {
                case "unknown": "\(filler)\(index)=1"
                case "twice": "a.\(filler)\(index)=1&a.\(filler)\(index)=2"
                case "conflict": "c\(filler)\(index)=1&c\(filler)\(index).b=2"
                case "gap": "l\(filler)\(index).1=1"
                case "deep": Array(repeating: "d\(index)" + filler.prefix(60), count: 24).joined(separator: ".") + "=1"
                default: "request=e30&\(filler)\(index)=1"
                }
            }
            let target =
                oneOf(["/v1/specs?", "/v1/devices?", "/v1/specs?device=iphone-4&"]) + members.joined(separator: "&")
            guard target.utf8.count < 280_000 else { continue }
            let response = try server.get(target)
            #expect([400, 422].contains(response.status))
            try check(response, nil, "seed \(seed), number \(number): \(kind) \(target.prefix(120))")
        }
    }

    @Test func `an answer names members that come twice by the hundred once each`() throws {
        // 21 KB that gave 408 MB: each of a hundred faults had the pointers of all, below a name of four thousand.
        let long = String(repeating: "n", count: 4000)
        let twice = (0..<900).map { "\"k\($0)\":1,\"k\($0)\":2" }.joined(separator: ",")
        let response = try Scrim.shared.get().post("{\"\(long)\":{\(twice)}}")
        let problem = try expectProblem(response, 400, code: "duplicateMember")
        #expect(response.body.count < 30_000)
        let start = "/" + String(repeating: "n", count: 80) + "…/k"
        #expect(problem["errors"].elements.map { $0["pointer"] } == (0..<100).map { .string(start + "\($0)") })
        #expect(problem["detail"].string?.hasPrefix("900 members, ") == true)
    }

    @Test(arguments: ["c\\=1&c\\.b=2", "l\\.1=1", "t\\=1&t\\=2"])
    func `an answer names a URL's names that clash by the hundred once each`(pattern: String) throws {
        let server = try Scrim { $0.server.maxTargetBytes = 1 << 18 }
        let query = (0..<300).map { pattern.replacing("\\", with: "n\($0)x") }.joined(separator: "&")
        let response = try server.get("/v1/specs?" + query)
        let errors = try expectProblem(response, 400)["errors"].elements
        #expect(Set(errors.map { $0["pointer"] }).count == 100 && errors.count == 100)
        #expect(response.body.count < 20_000)
    }

    /// Names as long as they may be, as many as fit a body, told for each of 3,600 moments: 600 of 256 bytes in tracks,
    /// or 30 of 510 in actions.
    @Test(arguments: [
        ("/v1/specs/samples", Self.longTracks),
        ("/v1/specs/samples", Self.longActions(#""phase":"rotate.landscapeLeft""#)),
        ("/v1/specs/retarget", Self.longActions(#""phase":"present","at":0.1,"to":"landscapeLeft""#)),
    ])
    func `an answer is bounded where long names are told for every sample`(endpoint: String, body: String) throws {
        // The bound on values would be noticed first.
        let server = try Scrim { $0.limits.sampledValues = 1_000_000_000 }
        let fault = try expectProblem(try server.post(body, to: endpoint), 422)["errors"][0]
        #expect(fault["code"] == "answerTooLarge" && fault["pointer"] == "")
        #expect(fault["message"].string?.contains("--max-answer-bytes") == true)
        #expect(fault["message"].string?.contains("fewer samples") == true)
    }

    private static let longTracks: String = {
        let tracks = (0..<600).map { index in
            let layer = String(repeating: "n", count: 252) + "\(1000 + index)"
            return "{\"layer\":\"\(layer)\",\"property\":\"opacity\",\"keyframes\":[{\"time\":0,\"value\":0}]}"
        }
        return
            "{\"device\":\"iphone-17\",\"dialog\":{\"style\":\"semiModal\"},\"timeline\":{\"duration\":60,\"tracks\":["
            + tracks.joined(separator: ",") + "]},\"framesPerSecond\":59}"
    }()

    private static func longActions(_ rest: String) -> String {
        let actions = (100..<130).map { "{\"id\":\"\(String(repeating: "é", count: 253))\($0)\"}" }
        let times = (0..<3600).map { "\($0 % 10)e-1" }
        return "{\"device\":\"iphone-17\",\"dialog\":{\"style\":\"alert\",\"content\":{\"actions\":["
            + actions.joined(separator: ",")
            + "]}},\(rest),\"times\":[" + times.joined(separator: ",") + "]}"
    }

    /// Each endpoint with a bound that its answer just keeps, and one that it just does not: as many bytes, and one
    /// less.
    @Test(arguments: bodies.map(\.endpoint))
    func `an answer has as many bytes as the setting says, and no fewer`(endpoint: String) throws {
        let body = try #require(bodies.first { $0.endpoint == endpoint }).body
        let whole = try Scrim { $0.cacheBytes = 0 }.post(body, to: endpoint)
        #expect(whole.status == 200)
        // A difference is refused where one of what it compares is too long, too.
        guard endpoint != "/v1/specs/diff" else { return }
        let count = whole.body.count
        let enough = try Scrim { $0.limits.answerBytes = count }
        #expect(try enough.post(body, to: endpoint).body == whole.body)
        let tooFew = try Scrim { $0.limits.answerBytes = count - 1 }
        let fault = try expectProblem(try tooFew.post(body, to: endpoint), 422)["errors"][0]
        #expect(fault["code"] == "answerTooLarge")
        #expect(fault["message"].string?.contains("more than \(count - 1) bytes") == true)
        // The server goes on as before.
        try tooFew.expectAlive()
    }

    @Test func `an answer is bounded also as one of the sides of a difference`() throws {
        let body = try #require(bodies.first { $0.endpoint == "/v1/specs/diff" }).body
        let server = try Scrim { $0.limits.answerBytes = 3000 }
        let fault = try expectProblem(try server.post(body, to: "/v1/specs/diff"), 422)["errors"][0]
        #expect(fault["code"] == "answerTooLarge")
    }

    @Test func `a result of a stream that is too long gives its place to a problem`() throws {
        let small = "{\"device\":\"iphone-4\",\"dialog\":{\"style\":\"semiModal\"}}"
        let text = String(repeating: "w", count: 4000)
        let large =
            """
            {\"device\":\"iphone-4\",\"dialog\":{\"style\":\"semiModal\",\"content\":{\"title\":\"\(text)\",\
            \"message\":\"\(text)\"}}}
            """
        let most = try Scrim.shared.get().post(small).body.count + 200
        let server = try Scrim { $0.limits.answerBytes = most }
        let lines = try server.send(
            "POST", "/v1/specs/batch", headers: [("Content-Type", "application/x-ndjson")],
            body: Array([small, large, small, large].joined(separator: "\n").utf8))
        let results = try lines.body.split(separator: UInt8(ascii: "\n")).map { try JSON(Array($0)) }
        #expect(results.map { $0["line"] }.prefix(4) == [1, 2, 3, 4])
        for (index, result) in results.prefix(4).enumerated() {
            #expect((result["spec"] == .missing) == (index % 2 == 1))
            #expect(index % 2 == 0 || result["problem"]["errors"][0]["code"] == "answerTooLarge")
        }
        #expect(results.last?["summary"]["problems"] == 2)

        // Seventy combinations are streamed; they are refused one by one too.
        let dialogs =
            Array(repeating: "{\"style\":\"semiModal\"}", count: 69) + [
                "{\"style\":\"semiModal\",\"content\":{\"title\":\"\(text)\"}}"
            ]
        let matrix = try server.post(
            "{\"devices\":[\"iphone-4\"],\"dialogs\":[\(dialogs.joined(separator: ","))]}", to: "/v1/specs/batch")
        let answered = try JSON(matrix.body)
        #expect(answered["summary"] == ["count": 70, "problems": 1])
        let last = answered["results"][69]
        #expect(last["device"] == 0 && last["dialog"] == 69)
        #expect(last["problem"]["errors"][0]["code"] == "answerTooLarge")
    }

    @Test(arguments: [
        ("/v1/specs", "\"id\": \"d\"", "/dialog/id"), ("/v1/specs", "\"id\": \"a\"", "/dialog/content/actions/0/id"),
        ("/v1/specs", "\"id\": \"f\"", "/dialog/content/textFields/0/id"),
        ("/v1/specs", "\"profile\": \"iphone-17\"", "/device/profile"),
        ("/v1/specs/retarget", "\"to\": \"presented\"", "/to"),
        ("/v1/specs/batch", "\"id\": \"d\"", "/dialogs/0/id"),
        ("/v1/lint", "\"id\": \"e\"", "/requests/1/dialog/id"),
        ("/v1/schedules", "\"id\": \"d\"", "/events/0/show/id"),
        ("/v1/schedules", "\"dismiss\": \"d\"", "/events/2/dismiss"),
        ("/v1/scenes", "\"id\": \"e\"", "/dialogs/1/id"), ("/v1/scenes", "\"device\": \"iphone-17\"", "/device"),
    ])
    func `a name has at most two hundred and fifty-six characters`(endpoint: String, member: String, pointer: String)
        throws
    {
        let start = try #require(bodies.first { $0.endpoint == endpoint }).body
        #expect(start.contains(member))
        let colon = try #require(member.firstIndex(of: ":"))
        func body(_ count: Int) -> String {
            start.replacing(
                member, with: member[...colon] + " \"" + String(repeating: "é", count: count) + "\"", maxReplacements: 1
            )
        }
        func message(_ response: RawResponse) -> String? {
            guard let answer = try? JSON(response.body) else { return nil }
            let errors = answer["errors"] == .missing ? answer["results"][0]["problem"]["errors"] : answer["errors"]
            return errors.elements.first { $0["pointer"] == .string(pointer) && $0["code"] == "tooLong" }?["message"]
                .string
        }
        let server = try Scrim.shared.get()
        #expect(message(try server.post(body(256), to: endpoint)) == nil)
        #expect(
            message(try server.post(body(257), to: endpoint))
                == "Needs at most 256 characters and got 257. The limit is the setting --max-name-length.")
        let longer = try Scrim { $0.limits.nameLength = 300 }
        #expect(message(try longer.post(body(300), to: endpoint)) == nil)
        #expect(message(try longer.post(body(301), to: endpoint))?.contains("at most 300") == true)
    }
}
