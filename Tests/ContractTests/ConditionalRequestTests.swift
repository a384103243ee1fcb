import ServiceTestSupport
import TestSupport
import Testing

private let targets = [
    "/v1/specs?device=iphone-4&dialog.style=semiModal", "/v1/devices", "/v1/devices/iphone-4", "/v1/styles",
    "/v1/styles/semiModal", "/openapi.yaml", "/openapi.json",
]

@Suite struct `A condition` {
    @Test(arguments: targets) func `a condition that names the tag gets 304 on GET and HEAD`(target: String) throws {
        let server = try Scrim.shared.get()
        let plain = try server.get(target)
        let tag = try #require(plain["ETag"])
        #expect(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count > 2, "strong tags only")
        let conditions = [tag, "W/" + tag, "*", "\"x\", " + tag, "\"a,b\" , W/\"c\",\(tag) ,\"d\"", " \t" + tag]
        for condition in conditions {
            for method in ["GET", "HEAD"] {
                let response = try server.send(method, target, headers: [("If-None-Match", condition)])
                #expect(response.status == 304, "\(method) \(condition)")
                #expect(response["ETag"] == tag)
                #expect(response["Vary"] == plain["Vary"])
                #expect(response["Cache-Control"] == plain["Cache-Control"])
                // RFC 9110, 8.6: that of 200, or none.
                #expect(response["Content-Length"] == "\(plain.body.count)", "\(method) \(condition)")
            }
        }
        let twoLines = try server.get(target, headers: [("If-None-Match", "\"x\""), ("If-None-Match", tag)])
        #expect(twoLines.status == 304)
    }

    @Test(arguments: targets) func `a condition that names another tag gets the answer`(target: String) throws {
        let server = try Scrim.shared.get()
        let tag = try #require(try server.get(target)["ETag"])
        let bare = String(tag.dropFirst().dropLast())
        for condition in ["\"x\"", bare, "w/" + tag, tag.uppercased() + "x", "\"\(bare)x\"", "\"x\", \"y\"", ""]
        where condition != tag {
            for method in ["GET", "HEAD"] {
                let response = try server.send(method, target, headers: [("If-None-Match", condition)])
                #expect(response.status == 200, "\(method) \(condition)")
                #expect(response["ETag"] == tag)
            }
        }
    }

    @Test func `leaves no byte of a body behind on the connection`() throws {
        let client = try Scrim.shared.get().connect()
        for _ in 0..<3 {
            try client.send("GET /v1/devices HTTP/1.1\r\nHost: x\r\nIf-None-Match: *\r\n\r\n")
            #expect(try client.readResponse().status == 304)
        }
        try client.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try client.readResponse().text == #"{"status":"ok"}"#)
    }

    @Test func `never turns a POST into 304`() throws {
        let server = try Scrim.shared.get()
        let tag = try #require(try server.post(Requests.semiModal)["ETag"])
        for condition in [tag, "*", "W/" + tag] {
            let response = try server.post(Requests.semiModal, headers: [("If-None-Match", condition)])
            #expect(response.status == 200)
            #expect(!response.body.isEmpty)
            #expect(response["ETag"] == tag)
        }
    }

    @Test(arguments: ["/nothing", "/v1/devices/nothing", "/v1/specs?device=nothing&dialog.style=semiModal"])
    func `does not make an error any better`(target: String) throws {
        let server = try Scrim.shared.get()
        let response = try server.get(target, headers: [("If-None-Match", "*")])
        try expectProblem(response, target.contains("?") ? 422 : 404)
    }

    @Test func `can name the tag of gzipped bytes`() throws {
        let server = try Scrim.shared.get()
        for target in targets {
            let packed = try server.get(target, headers: [("Accept-Encoding", "gzip")])
            let tag = try #require(packed["ETag"])
            let response = try server.get(target, headers: [("Accept-Encoding", "gzip"), ("If-None-Match", tag)])
            #expect(response.status == 304)
            #expect(response["ETag"] == tag)
            #expect(response["Content-Length"] == packed["Content-Length"])
        }
    }

    /// RFC 9110, 15.4.5: the fields of 304 are those that 200 would have had, where they are told.
    @Test(arguments: ["gzip", "zstd"]) func `stands for the coding that 200 would have`(coding: String) throws {
        let server = try Scrim.shared.get()
        for target in targets {
            let plain = try server.get(target)
            let packed = try server.get(target, headers: [("Accept-Encoding", coding)])
            let any = try server.get(target, headers: [("Accept-Encoding", coding), ("If-None-Match", "*")])
            #expect(any.status == 304 && any["ETag"] == packed["ETag"], "\(target)")
            #expect(any["Content-Length"] == packed["Content-Length"], "\(target)")
            // The client has other bytes of the same, and keeps them; the length is that of 200 all the same.
            let tag = try #require(plain["ETag"])
            guard tag != packed["ETag"] else { continue }
            let known = try server.get(target, headers: [("Accept-Encoding", coding), ("If-None-Match", tag)])
            #expect(known.status == 304 && known["ETag"] == tag, "\(target)")
            #expect(known["Content-Length"] == packed["Content-Length"] && known["Connection"] == nil, "\(target)")
            // It has no body, and so none in chunks (RFC 9112, 6.1).
            #expect(known["Transfer-Encoding"] == nil && known.body.isEmpty, "\(target)")
            let alone = try server.get(target, headers: [("If-None-Match", tag)])
            #expect(alone["Content-Length"] == "\(plain.body.count)", "\(target)")
        }
    }

    /// Without a length the library would close the connection.
    @Test func `tells the length of bytes that were never sent, and keeps the connection`() throws {
        let server = try Scrim()
        let target = "/v1/specs?device=iphone-5&dialog.style=semiModal"
        let plain = try #require(try server.get(target)["ETag"])
        let packed = plain.dropLast() + "-gzip\""
        let client = try server.connect()
        for tag in [String(packed), plain] {
            try client.send(
                "GET \(target) HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nIf-None-Match: \(tag)\r\n\r\n")
            let known = try client.readResponse()
            #expect(known.status == 304 && known["ETag"] == "\(tag)" && known["Connection"] == nil)
            let sent = try server.get(target, headers: [("Accept-Encoding", "gzip")])
            #expect(known["Content-Length"] == sent["Content-Length"])
        }
    }

    @Test func `meets another tag for another request`() throws {
        let server = try Scrim.shared.get()
        let tags = try Requests.several.map { try server.post($0)["ETag"] }
        #expect(Set(tags).count == Requests.several.count)
    }
}
