import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `A body that is no JSON` {
    @Test(arguments: [
        "", " ", "\n\n", "{", "}", "[", "{]", "[1,]", "{\"a\":}", "{\"a\" 1}", "{a:1}", "{'a':1}", "{\"a\":1,}", "nul",
        "NaN", "Infinity", "-Infinity", "+1", "01", "1.", ".5", "0x10", "1e", "--1", "\"", "\"\\x\"", "\"\\u12\"",
        "\"a\nb\"", "\"\\ud800\"", "// note\n{}", "{} {}", "{},", "{}x", "null null", "\u{FEFF}{}", "1e999", "-1e999",
        "[1e400]", "{\"device\":\"iphone-4\",\"dialog\":{\"dismissal\":{\"after\":NaN}}}",
        "{\"device\":\"iphone-4\",\"dialog\":{\"dismissal\":{\"after\":1e999}}}",
        "{\"device\":\"iphone-4\",\"dialog\":{\"dismissal\":{\"after\":Infinity}}}",
        Requests.semiModal + "x", Requests.semiModal + Requests.semiModal, "\u{FEFF}" + Requests.semiModal,
    ])
    func `a body that is no JSON is refused with 400`(body: String) throws {
        let server = try Scrim.shared.get()
        try expectProblem(try server.post(body), 400)
        if !body.isEmpty { try expectProblem(try server.get(Requests.target(carrying: body)), 400) }
        try server.expectAlive()
    }

    @Test(
        arguments: [
            [0xFF], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
            [0xFE, 0xFF],
            [0xF0, 0x82, 0x82, 0xAC],
        ] as [[UInt8]])
    func `because its text is no UTF-8 is refused with 400`(bytes: [UInt8]) throws {
        let (head, tail) = (#"{"device":"iphone-4","dialog":{"id":""#, #""}}"#)
        for body in [Array(head.utf8) + bytes + Array(tail.utf8), bytes, Array("{}".utf8) + bytes] {
            let response = try Scrim.shared.get().send(
                "POST", "/v1/specs", headers: [("Content-Type", "application/json")], body: body)
            try expectProblem(response, 400)
        }
    }

    @Test(arguments: [
        (#"{"a":1,"a":1}"#, ["/a"]), (#"{"device":"iphone-4","dialog":{},"device":"iphone-4"}"#, ["/device"]),
        (#"{"device":"iphone-4","dialog":{"style":"semiModal","\u0073tyle":"floating"}}"#, ["/dialog/style"]),
        (#"{"x":[{"a/b":1},{"a/b":1,"a/b":2,"c~":1,"c~":1}]}"#, ["/x/1/a~1b", "/x/1/c~0"]),
        (#"{"":1,"":2,"b":{"c":1,"c":1}}"#, ["/", "/b/c"]), (#"[{"a":1,"a":1,"a":1}]"#, ["/0/a"]),
    ])
    func `because members come twice is refused with a pointer to each`(body: String, pointers: [String]) throws {
        let problem = try expectProblem(try Scrim.shared.get().post(body), 400)
        #expect(Set(problem["errors"].elements.map { $0["pointer"].string ?? "?" }) == Set(pointers))
    }

    @Test func `because it is too deep is refused with 400, and one that is just not is read`() throws {
        let server = try Scrim.shared.get()
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        func objects(_ depth: Int) -> String {
            String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
        }
        try expectProblem(try server.post(nested(32)), 422)
        try expectProblem(try server.post(objects(32)), 422)
        for depth in [33, 34, 100, 1_000, 5_000, 100_000] {
            let problem = try expectProblem(try server.post(nested(depth)), 400)
            if depth < 1_100 { #expect(problem["detail"].string?.contains("--max-depth") == true) }
            if depth < 50_000 { try expectProblem(try server.post(objects(depth)), 400) }
            try expectProblem(try server.post(String(repeating: "[", count: depth)), 400)
        }
        try server.expectAlive()
    }

    @Test(arguments: ["5", "-1.5", "true", "null", "\"text\"", "[]", "[{}]"])
    func `a body that is no JSON is another thing than JSON that is no object`(body: String) throws {
        let problem = try expectProblem(try Scrim.shared.get().post(body), 422)
        #expect(problem["errors"].elements.map { $0["pointer"] } == [""])
        // There is no member to leave out.
        #expect(problem["errors"][0]["message"].string?.contains("member") == false)
    }
}

@Suite struct `A URL that is malformed` {
    @Test(arguments: [
        "!", "a", "====", "e30=e30=", "e30=====", "e 30", "eyJ%ZZ", "_", "e30.", "%00", "%F0%9F%98%80",
        "e30-%3D%3D%3D%3D",
    ])
    func `a URL with bad base64url gets 400`(value: String) throws {
        try expectProblem(try Scrim.shared.get().get("/v1/specs?request=" + value), 400)
    }

    @Test(arguments: ["%", "%1", "%zz", "%G0", "%FF", "%C3", "%ED%A0%80", "a%"])
    func `a URL with bad percent-encoding gets 400`(part: String) throws {
        let server = try Scrim.shared.get()
        for target in ["/" + part, "/v1/devices/" + part, "/v1/specs?" + part + "=1", "/v1/specs?dialog.id=" + part] {
            try expectProblem(try server.get(target), 400)
        }
    }

    @Test(arguments: [
        "/healthz%00", "/v1/devices/iphone-4%00", "/%00", "/v1/specs%00?device=iphone-4", "/v1/styles/%00",
    ])
    func `a URL with a NUL is not mistaken for what stands before it`(target: String) throws {
        let response = try Scrim.shared.get().get(target)
        try expectProblem(response, response.status)
        #expect([400, 404].contains(response.status))
    }

    @Test(arguments: [
        "device=iphone-4&device=iphone-4&dialog.style=semiModal", "device=iphone-4&dialog.style=a&dialog.style=b",
        "device.profile=iphone-4&device=iphone-4&dialog.style=semiModal",
    ])
    func `a URL with a member that comes twice gets 400`(query: String) throws {
        try expectProblem(try Scrim.shared.get().get("/v1/specs?" + query), 400)
    }

    @Test(arguments: [
        "dialog=x&dialog.style=semiModal", "device=iphone-4&dialog.content.actions.x.title=OK", "a..b=1", ".=1", "=",
    ])
    func `a URL with faulty dotted members is refused`(query: String) throws {
        let response = try Scrim.shared.get().get("/v1/specs?" + query)
        try expectProblem(response, response.status)
        #expect([400, 422].contains(response.status))
    }
}
