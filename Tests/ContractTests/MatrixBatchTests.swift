import Foundation
import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing
import Wire

private let path = "/v1/specs/batch"
private let line = DialogBody("semiModal", on: "iphone-4", dialog: #""id":"a""#).json

@Suite struct `A batch of a matrix` {
    private let matrix = #"""
        {"devices":["iphone-4",{"profile":"ipad-1","orientation":"landscapeLeft"}],
         "dialogs":[{"style":"semiModal"},{"style":"formSheet"},{"style":"popover"}],"options":{"snap":"none"}}
        """#

    @Test func `has every dialog on the first device, then on the second, as each by itself would be answered`() throws
    {
        let server = try Scrim.shared.get()
        let response = try server.post(matrix, to: path)
        #expect(response.status == 200)
        #expect(response["Content-Type"] == "application/json")
        let answer = try JSON(response.body)
        // A pad's popover needs its anchor; on a phone it is a sheet and needs none.
        #expect(answer["summary"] == ["count": 6, "problems": 1])
        let results = answer["results"].elements
        #expect(results.map { $0["device"] } == [0, 0, 0, 1, 1, 1])
        #expect(results.map { $0["dialog"] } == [0, 1, 2, 0, 1, 2])
        let devices = [#""iphone-4""#, #"{"profile":"ipad-1","orientation":"landscapeLeft"}"#]
        let dialogs = [#"{"style":"semiModal"}"#, #"{"style":"formSheet"}"#, #"{"style":"popover"}"#]
        for (index, result) in results.enumerated() {
            let (device, dialog) = (index / 3, index % 3)
            let single = try server.post(
                DialogBody(on: devices[device], dialog: dialogs[dialog], options: #""snap":"none""#).json)
            if single.status == 200 {
                #expect(try result["spec"] == JSON(single.body))
            } else {
                // The same fault, with a pointer into the whole body.
                var fault = try JSON(single.body)["errors"][0].members
                fault["pointer"] = .string("/dialogs/2" + (fault["pointer"]?.string?.dropFirst("/dialog".count) ?? ""))
                #expect(result["problem"]["errors"] == .array([.object(fault)]))
            }
        }
    }

    @Test func `has a problem in the place of each combination with an item that cannot be read`() throws {
        let body = #"""
            {"devices":["iphone-4","iphone-44"],"dialogs":[{"style":"alert","content":{"title":"A",\#
            "actions":[{"title":"OK"}]}},{"stile":"alert"}]}
            """#
        let answer = try JSON(Scrim.shared.get().post(body, to: path).body)
        #expect(answer["summary"] == ["count": 4, "problems": 3])
        let pointers = answer["results"].elements.map { $0["problem"]["errors"].elements.map { $0["pointer"] } }
        #expect(pointers == [[], ["/dialogs/1/stile"], ["/devices/1"], ["/devices/1", "/dialogs/1/stile"]])
    }

    @Test func `points at a fault in a variant where the variant has it, also in a list`() throws {
        let body = #"""
            {"devices":["iphone-4"],"dialogs":[{"style":"alert","content":{"title":1}}],"variants":{\#
            "a":{"content":{"title":"A","actions":[{"title":"OK"},{"title":5}]}},\#
            "b":{"content":{"actions":[{"title":6}]}}}}
            """#
        let results = try answer(body, at: path)["results"].elements
        #expect(
            results.map { $0["problem"]["errors"].elements.map { $0["pointer"] } } == [
                ["/dialogs/0/content/title"], ["/variants/a/content/actions/1/title"],
                ["/dialogs/0/content/title", "/variants/b/content/actions/0/title"],
            ])
    }

    @Test func `has the same answer in a URL, where values have the type of their member`() throws {
        let server = try Scrim.shared.get()
        let query =
            "devices.0=iphone-4&devices.1.profile=iphone-8&devices.1.screen.scale=3&dialogs.0.style=alert"
            + "&axes.textSize.0=1.5&axes.textSize.1=large&variants.a.dismissal.after=3&variants.a.data.n=5"
            + "&variants.1.content.title=5&variants.1.content.actions.0.title=7"
        let body = #"""
            {"devices":["iphone-4",{"profile":"iphone-8","screen":{"scale":3}}],"dialogs":[{"style":"alert"}],\#
            "axes":{"textSize":[1.5,"large"]},"variants":{"a":{"dismissal":{"after":3},"data":{"n":5}},\#
            "1":{"content":{"title":"5","actions":[{"title":"7"}]}}}}
            """#
        let (got, posted) = (try server.get(path + "?" + query), try server.post(body, to: path))
        #expect(got.status == 200 && posted.status == 200)
        // The order of variants is that of their names in a URL, which has no order of its own.
        func results(_ response: RawResponse) throws -> Set<String> {
            Set(try JSON(response.body)["results"].elements.map(\.text))
        }
        #expect(try results(got) == results(posted))
        #expect(try JSON(got.body)["summary"]["problems"] == JSON(posted.body)["summary"]["problems"])
    }

    @Test func `comes as lines where those are asked for, small or large`() throws {
        let server = try Scrim.shared.get()
        for count in [3, 100] {
            let body =
                #"{"devices":["iphone-4"],"dialogs":["#
                + (0..<count).map { #"{"id":"n\#($0)","style":"semiModal"}"# }.joined(separator: ",") + "]}"
            let document = try server.post(body, to: path)
            let results = try JSON(document.body)["results"].elements
            #expect(results.map { $0["spec"]["id"] } == (0..<count).map { .string("n\($0)") })
            let asked = [
                try server.post(body, to: path, headers: [("Accept", "application/x-ndjson")]),
                try server.post(body, to: path + "?format=ndjson", headers: [("Accept", "application/json")]),
                try server.post(
                    body, to: path, headers: [("Accept", "application/json;q=0.1, application/x-ndjson")]),
            ]
            for response in asked {
                #expect(response["Content-Type"] == "application/x-ndjson")
                let lines = try BatchLines(response)
                #expect(lines.results == results)
                #expect(lines.summary == ["count": .number(Double(count)), "problems": 0])
                #expect(response["ETag"] != document["ETag"])
            }
        }
    }

    @Test func `has a strong tag, the same for what reads the same, however large it is`() throws {
        let server = try Scrim.shared.get()
        for count in [2, 80] {
            func body(_ style: String, _ gap: String = "") -> String {
                #"{"devices":["iphone-4"],"dialogs":[\#(gap)"#
                    + (0..<count).map { #"{\#(gap)"id":"n\#($0)","style":"\#(style)"}"# }.joined(separator: ",") + "]}"
            }
            let tags = try [body("semiModal"), body("semiModal", " "), body("floating")].map {
                try server.post($0, to: path)["ETag"] ?? ""
            }
            #expect(tags[0].hasPrefix("\"") && tags[0].hasSuffix("\"") && tags[0].count > 2)
            #expect(tags[0] == tags[1])
            #expect(tags[0] != tags[2])
        }
        // Faults that differ make answers that differ.
        let faulty = try ["iphone-44", "iphone-45"].map {
            try server.post(#"{"devices":["\#($0)"],"dialogs":[{}]}"#, to: path)["ETag"]
        }
        #expect(faulty[0] != faulty[1])
    }

    @Test func `covers the whole catalogue in every style`() throws {
        let server = try Scrim()
        let devices = try Repository.devices.get().compactMap { $0["id"].string }
        let styles = [
            "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
            "sheet", "semiModal", "floating", "slidingMessage",
        ]
        let body =
            #"{"devices":["# + devices.map { #""\#($0)""# }.joined(separator: ",") + #"],"dialogs":["#
            + styles.map {
                #"""
                {"style":"\#($0)","content":{"title":"T"},"placement":{"anchor":{"x":10,"y":40,"width":20,\#
                "height":20}}}
                """#
            }.joined(separator: ",") + "]}"
        let response = try server.post(body, to: path, headers: [("X-Request-Id", "all")])
        #expect(response.status == 200)
        #expect(response["X-Request-Id"] == "all")
        #expect(response["Cache-Status"] == "Scrim; fwd=miss")
        let answer = try JSON(response.body)
        let results = answer["results"].elements
        #expect(results.count == devices.count * styles.count)
        #expect(answer["summary"]["count"] == .number(Double(results.count)))
        for (index, result) in results.enumerated() {
            #expect(result["device"] == .number(Double(index / styles.count)))
            #expect(result["dialog"] == .number(Double(index % styles.count)))
            #expect((result["spec"] == .missing) != (result["problem"] == .missing))
        }
        server.expectStopsClean()
    }

    @Test(arguments: [
        ("[]", [""]), ("{}", ["/devices", "/dialogs"]), (#"{"devices":[],"dialogs":[{}]}"#, ["/devices"]),
        (#"{"devices":["iphone-4"],"dialogs":[]}"#, ["/dialogs"]),
        (#"{"devices":["iphone-4"],"dialogs":[{}],"option":{}}"#, ["/option"]),
        (#"{"devices":["iphone-4"],"dialogs":[{}],"options":{"snap":"half"}}"#, ["/options/snap"]),
        (#"{"devices":"iphone-4","dialogs":{}}"#, ["/devices", "/dialogs"]),
    ])
    func `a batch of a matrix that is at fault as a whole is refused as a whole`(body: String, pointers: [String])
        throws
    {
        let problem = try expectProblem(Scrim.shared.get().post(body, to: path), 422)
        #expect(problem["errors"].elements.compactMap { $0["pointer"].string } == pointers)
    }

    @Test func `a batch of a matrix of more combinations than may be is refused with the setting's name`() throws {
        let server = try Scrim { $0.limits.results = 5 }
        let body = #"{"devices":["iphone-4","ipad-1"],"dialogs":[{},{},{}]}"#
        let problem = try expectProblem(server.post(body, to: path), 422)
        #expect(problem["errors"][0]["message"].string?.contains("--max-results") == true)
        server.expectStopsClean()
    }
}

@Suite struct `The path of batches` {
    @Test func `takes the methods, types and formats that it says it does`() throws {
        let server = try Scrim.shared.get()
        for method in ["PUT", "DELETE", "PATCH"] {
            let response = try server.send(method, path)
            #expect(response.status == 405)
            #expect(response["Allow"] == "GET, HEAD, POST, OPTIONS")
        }
        #expect(try server.send("OPTIONS", path).status == 204)
        let matrix = #"{"devices":["iphone-4"],"dialogs":[{}]}"#
        func answered(_ type: String, accept: String? = nil, target: String = path, body: String = matrix) throws
            -> RawResponse
        {
            try server.send(
                "POST", target, headers: [("Content-Type", type)] + (accept.map { [("Accept", $0)] } ?? []),
                body: Array(body.utf8))
        }
        try expectProblem(answered("text/plain"), 415)
        try expectProblem(answered("application/x-ndjson; charset=latin1"), 415)
        try expectProblem(answered("application/json", accept: "text/css"), 406)
        try expectProblem(answered("application/json", target: path + "?format=css"), 406)
        try expectProblem(answered("application/json", target: path + "?device=iphone-4"), 422)
        try expectProblem(answered("application/x-ndjson", accept: "application/json", body: line), 406)
        try expectProblem(answered("application/x-ndjson", target: path + "?format=json", body: line), 406)
        #expect(try answered("application/x-ndjson; charset=utf-8", accept: "*/*", body: line).status == 200)
        #expect(try answered("application/json", accept: "application/*").status == 200)
        // Lines are taken here only.
        try expectProblem(answered("application/x-ndjson", target: "/v1/specs", body: line), 415)
        try expectProblem(answered("application/x-ndjson", target: "/v1/lint", body: line), 415)
    }

    @Test func `asks for a body before it comes`() throws {
        let server = try Scrim.shared.get()
        let client = try server.connect()
        let body = line
        try client.send(
            """
            POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nExpect: \
            100-continue\r\nContent-Length: \(body.utf8.count)\r\n\r\n
            """
        )
        #expect(try client.readResponse().status == 100)
        try client.send(body)
        #expect(try BatchLines(client.readResponse()).summary == ["count": 1, "problems": 0])
    }
}
