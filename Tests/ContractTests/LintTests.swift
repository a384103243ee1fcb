import Foundation
import ServiceTestSupport
import TestSupport
import Testing

private let sheet = #"{"device":"ipad-1","dialog":{"style":"formSheet","content":{"title":"New Account"}}}"#
private let panel = #"{"device":"iphone-4","dialog":{"style":"semiModal"}}"#
private let impossible = #"{"device":"iphone-4","dialog":{"style":"semiModal","transition":{"style":"partialCurl"}}}"#

private func set(_ requests: String...) -> String { #"{"requests":[\#(requests.joined(separator: ","))]}"# }

private func pointers(_ body: String) throws -> [String] {
    let response = try Scrim.shared.get().post(body, to: "/v1/lint")
    return try expectProblem(response, 422)["errors"].elements.map { $0["pointer"].string ?? "" }
}

/// A change with its pointer below another.
private func led(_ change: JSON, below pointer: String) -> JSON {
    var members = change.members
    members["pointer"] = .string(pointer + (change["pointer"].string ?? ""))
    return .object(members)
}

@Suite struct `POST /v1/lint` {
    @Test func `gives each request the findings of its specification, pointers led into the set`() throws {
        let bodies = Requests.several + [sheet]
        let answer = try lint(#"{"requests":[\#(bodies.joined(separator: ","))]}"#)
        #expect(Set(answer.members.keys) == ["results", "diagnostics"])
        #expect(answer["results"].elements.count == bodies.count)
        for (index, body) in bodies.enumerated() {
            let alone = try spec(body)["diagnostics"].elements.map { finding in
                var members = finding.members
                members["pointer"] = .string("/requests/\(index)" + (finding["pointer"].string ?? ""))
                members["changes"] = members["changes"].map { changes in
                    .array(changes.elements.map { led($0, below: "/requests/\(index)") })
                }
                return JSON.object(members)
            }
            #expect(answer["results"][index] == ["diagnostics": .array(alone)])
        }
    }

    @Test func `keeps its answer, and tells it from the same bytes sent elsewhere`() throws {
        let server = try Scrim()
        let first = try server.post(set(panel), to: "/v1/lint")
        #expect(first.status == 200)
        #expect(first["Content-Type"] == "application/json")
        #expect(first["Cache-Status"] == "Scrim; fwd=miss")
        #expect(first["Server-Timing"] != nil)
        #expect(first["ETag"]?.hasPrefix("\"") == true)
        for body in [set(panel), #"{ "options": {}, "requests" : [ \#(panel) ] }"#, #"{"requests":[\#(panel)]}"#] {
            let again = try server.post(body, to: "/v1/lint")
            #expect(again.body == first.body)
            #expect(again["ETag"] == first["ETag"])
        }
        #expect(try server.post(set(panel), to: "/v1/lint")["Cache-Status"] == "Scrim; hit")
        // Neither endpoint reads the other's bodies, before or after they are kept.
        #expect(try server.post(set(panel)).status == 422)
        #expect(try server.post(panel).status == 200)
        #expect(try server.post(panel, to: "/v1/lint").status == 422)
        server.expectStopsClean()
    }

    @Test func `speaks gzip, echoes names, and is open to other origins`() throws {
        let server = try Scrim.shared.get()
        let plain = try server.post(set(sheet, sheet, panel), to: "/v1/lint")
        let zipped = try server.post(
            set(sheet, sheet, panel), to: "/v1/lint",
            headers: [("Accept-Encoding", "gzip"), ("X-Request-Id", "lint-1")])
        #expect(zipped["Content-Encoding"] == "gzip")
        #expect(zipped["X-Request-Id"] == "lint-1")
        #expect(gunzip(zipped.body) == plain.body)
        #expect(zipped["ETag"] != plain["ETag"])
        #expect(plain["Access-Control-Allow-Origin"] == "*")
    }

    @Test(arguments: ["PUT", "DELETE", "PATCH"])
    func `allows no other method`(method: String) throws {
        let response = try Scrim.shared.get().send(method, "/v1/lint")
        #expect(response.status == 405)
        #expect(response["Allow"] == "GET, HEAD, POST, OPTIONS")
    }

    @Test func `answers preflights`() throws {
        let response = try Scrim.shared.get().send("OPTIONS", "/v1/lint")
        #expect(response.status == 204)
        #expect(response["Access-Control-Allow-Methods"] == "GET, HEAD, POST, OPTIONS")
    }

    @Test func `refuses what it does not offer`() throws {
        let server = try Scrim.shared.get()
        let body = Array(set(panel).utf8)
        let json = ("Content-Type", "application/json")
        #expect(
            try server.send("POST", "/v1/lint", headers: [("Content-Type", "text/plain")], body: body).status == 415)
        #expect(
            try server.send("POST", "/v1/lint", headers: [json, ("Accept", "image/png")], body: body).status == 406)
        #expect(try server.send("POST", "/v1/lint?format=svg", headers: [json], body: body).status == 406)
        #expect(try server.send("POST", "/v1/lint?format=json", headers: [json], body: body).status == 200)
        #expect(try server.send("POST", "/v1/lint?device=x", headers: [json], body: body).status == 422)
        #expect(try server.send("POST", "/v1/lint", headers: [json], body: Array("{".utf8)).status == 400)
        #expect(try server.send("POST", "/v1/lint", headers: [json], body: []).status == 400)
    }

    @Test(arguments: [
        (#"{"requests":[]}"#, ["/requests"]), ("{}", ["/requests"]), ("[]", [""]), ("5", [""]),
        (#"{"requests":{}}"#, ["/requests"]), (#"{"requests":null}"#, ["/requests"]),
        (#"{"requests":[1,"a",null,[],true]}"#, (0..<5).map { "/requests/\($0)" }),
        (#"{"requests":[{}]}"#, ["/requests/0/device", "/requests/0/dialog"]),
        (#"{"requests":[\#(panel)],"request":1}"#, ["/request"]),
        (#"{"requests":[\#(panel)],"options":{"snp":1}}"#, ["/options/snp"]),
        (
            #"{"requests":[\#(panel),{"device":"iphone-44","dialog":{"stile":1},"x":0}]}"#,
            ["/requests/1/x", "/requests/1/device", "/requests/1/dialog/stile"]
        ),
        (
            #"{"requests":[{"device":"iphone-4","dialog":{},"options":{"snap":"pixels"}}]}"#,
            ["/requests/0/options/snap"]
        ),
    ])
    func `points at every fault of a set`(body: String, expected: [String]) throws {
        #expect(try pointers(body).sorted() == expected.sorted())
    }

    @Test func `points at everything impossible, beside everything that breaks the schema`() throws {
        #expect(
            try pointers(set(panel, impossible, panel, impossible))
                == ["/requests/1/dialog/transition/style", "/requests/3/dialog/transition/style"])
        let mixed = try pointers(set(impossible, #"{"device":"iphone-4"}"#))
        #expect(mixed.sorted() == ["/requests/0/dialog/transition/style", "/requests/1/dialog"])
    }

    @Test func `takes ten thousand requests and no more`() throws {
        let many = #"{"requests":[\#(Array(repeating: "{}", count: 10_001).joined(separator: ","))]}"#
        let problem = try problem(many, at: "/v1/lint")
        #expect(problem["errors"].elements.map { $0["pointer"] } == ["/requests"])
        #expect(problem["errors"][0]["message"].string?.contains("--max-requests") == true)
        // As many as are allowed are read, and every one of these is at fault: the first hundred are listed, and that
        // there are more.
        let allowed = #"{"requests":[\#(Array(repeating: "{}", count: 10_000).joined(separator: ","))]}"#
        #expect(try pointers(allowed).count == 101)
    }

    @Test func `holds a set to the setting`() throws {
        let serving = try ServingProcess(["--port", "0", "--max-requests", "2"])
        for (body, status) in [(set(panel, panel), 200), (set(panel, panel, panel), 422)] {
            let client = try serving.connect()
            try client.send(Requests.posting(body, to: "/v1/lint"))
            #expect(try client.readResponse().status == status)
        }
        serving.process.terminate()
        #expect(try serving.process.ending().status == 0)
    }

    @Test func `lets the options of a request stand before those of the set`() throws {
        // Half a pixel outside is outside only where edges are not rounded to pixels of a half point.
        let dialog = #""dialog":{"style":"floating","placement":{"frame":{"x":-0.4,"y":50,"width":100,"height":100}}}"#
        func findings(_ own: String, _ set: String) throws -> Int {
            let body = #"{"requests":[{"device":{"screen":{"width":320,"height":480}},\#(dialog)\#(own)}]\#(set)}"#
            return try lint(body)["results"][0]["diagnostics"].elements.count
        }
        let none = #","options":{"snap":"none"}"#
        let pixel = #","options":{"snap":"pixel"}"#
        let (rounded, asComputed) = (try findings("", ""), try findings("", none))
        #expect(try findings(none, "") == asComputed)
        #expect(try findings(pixel, none) == rounded)
        #expect(try findings(#","options":{}"#, none) == asComputed)
    }
}

@Suite struct `scrim lint` {
    /// The lines without the lines and columns behind the files' names.
    private func withoutPlaces(_ text: String) -> String {
        text.replacing(#/:\d+:\d+: (error|warning|note):/#) { ": \($0.1):" }
    }

    @Test func `prints a line for each finding, and ends with 1 where one is an error`() throws {
        try withTemporaryDirectory { directory in
            let file = directory.appending(path: "account.json")
            try sheet.write(to: file, atomically: true, encoding: .utf8)
            let ending = try ScrimProcess.run(["lint", file.path()])
            #expect(ending.status == 1)
            #expect(ending.errors == "")
            let finding = try spec(sheet)["diagnostics"][0]
            let line = ["severity", "rule", "pointer", "message", "fix"].map { finding[$0].string ?? "?" }
            #expect(
                withoutPlaces(ending.text)
                    == "\(file.path()): \(line[0]): \(line[1]) at \(line[2]): \(line[3]) \(line[4])\n")
            // The member that the finding is about begins there.
            let column = try sheet.distance(
                from: sheet.startIndex, to: #require(sheet.range(of: "\"dialog\"")).lowerBound)
            #expect(ending.text.hasPrefix("\(file.path()):1:\(column + 1): "))
        }
    }

    @Test func `ends with 0 where nothing is an error`() throws {
        let clean = try ScrimProcess.run(["lint", "-"], input: panel)
        #expect(clean.status == 0)
        #expect(clean.text == "")
        let note = #"{"device":"pixel-8","dialog":{"style":"semiModal","presenter":{"style":"formSheet"}}}"#
        let noted = try ScrimProcess.run(["lint", "-"], input: note)
        #expect(noted.status == 0)
        #expect(withoutPlaces(noted.text).contains("-: warning: modalOverModal at /dialog/presenter/style: "))
    }

    @Test func `sees the requests of all files as one app's`() throws {
        try withTemporaryDirectory { directory in
            let dissolving = DialogBody(
                "semiModal", on: "iphone-4", dialog: #""transition":{"style":"crossDissolve"}"#
            ).json
            let files = try [panel, set(dissolving, panel)].enumerated().map { index, text in
                let file = directory.appending(path: "\(index).json")
                try text.write(to: file, atomically: true, encoding: .utf8)
                return file.path()
            }
            let ending = try ScrimProcess.run(["lint"] + files)
            #expect(ending.status == 0)
            let lines = withoutPlaces(ending.text).split(separator: "\n")
            #expect(lines.count == 2)
            #expect(
                lines.last?.hasPrefix(
                    "\(files[1]): warning: transitionsDiffer at /requests/0/dialog/transition/style: ") == true)
            #expect(lines.first?.hasPrefix("\(files[0]): warning: modalityOverused at /dialog: ") == true)
            for file in files { #expect(try ScrimProcess.run(["lint", file]).status == 0) }
        }
    }

    @Test(arguments: [
        ("{", "-: "), ("{}", "-: /device: "), (#"{"requests":[{}]}"#, "-: /requests/0/dialog: "),
        (impossible, "-: /dialog/transition/style: "), (#"{"requests":[]}"#, "-: /requests: "),
        (String(repeating: " ", count: 262_145), "- has more than 262144 bytes"),
    ])
    func `ends with 2 and every fault where there is nothing to lint`(input: String, fault: String) throws {
        let ending = try ScrimProcess.run(["lint", "-"], input: input)
        #expect(ending.status == 2)
        #expect(withoutPlaces(ending.text).hasPrefix("-: error: "))
        #expect(ending.errors.contains("Error: " + fault))
    }

    @Test func `tells of every file that cannot be read, and lints the others`() throws {
        let ending = try ScrimProcess.run(["lint", "/nowhere.json", "-", "/nor/here.json"], input: sheet)
        #expect(ending.status == 2)
        #expect(withoutPlaces(ending.text).contains("-: error: exitRequired at /dialog: "))
        #expect(ending.errors.contains("/nowhere.json") && ending.errors.contains("/nor/here.json"))
        #expect(try ScrimProcess.run(["lint"]).status > 1)
    }
}
