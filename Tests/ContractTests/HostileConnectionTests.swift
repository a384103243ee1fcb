import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `The service in anger` {
    @Test func `reads a request that comes byte by byte`() throws {
        let server = try Scrim()
        for body in Requests.several {
            let expected = try server.post(body).body
            let client = try server.connect()
            try client.send(Requests.posting(body), inPiecesOf: 1)
            #expect(try client.readResponse().body == expected)
            try client.send("POST /v1/specs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            for byte in body.utf8 { try client.send(Array("1\r\n".utf8) + [byte] + Array("\r\n".utf8)) }
            try client.send("0\r\n\r\n")
            #expect(try client.readResponse().body == expected)
        }
        server.expectStopsClean()
    }

    @Test func `answers pipelined requests in their order, the bad ones too`() throws {
        let server = try Scrim()
        let bodies = (0..<100).map { number in
            switch number % 5 {
            case 3: "{"
            case 4: #"{"device":"iphone-4","dialog":{"id":"\#(number)","stile":1}}"#
            default: #"{"device":"iphone-4","dialog":{"style":"semiModal","id":"number \#(number)"}}"#
            }
        }
        let client = try server.connect()
        try client.send(bodies.map { Requests.posting($0) }.joined())
        for (number, _) in bodies.enumerated() {
            let response = try client.readResponse()
            switch number % 5 {
            case 3: #expect(response.status == 400)
            case 4: #expect(response.status == 422)
            default: #expect(try JSON(response.body)["id"] == .string("number \(number)"))
            }
        }
        client.close()
        server.expectStopsClean()
    }

    @Test func `forgets clients that vanish`() throws {
        let server = try Scrim()
        let whole = Requests.posting(Requests.semiModal)
        for cut in stride(from: 1, to: whole.utf8.count, by: 7) {
            for isRude in [false, true] {
                let client = try server.connect()
                try client.send(Array(whole.utf8.prefix(cut)))
                if isRude { client.reset() } else { client.close() }
            }
        }
        // Gone with the answer under way.
        for _ in 0..<20 {
            let client = try server.connect()
            try client.send(whole + whole + "GET /v1/devices HTTP/1.1\r\nHost: x\r\n\r\n")
            client.reset()
        }
        try server.expectAlive()
        server.expectStopsClean()
    }

    @Test func `answers who only listens on`() throws {
        let server = try Scrim()
        let client = try server.connect()
        try client.send(Requests.posting(Requests.semiModal))
        client.finishSending()
        #expect(try client.readResponse().status == 200)
        client.close()
        server.expectStopsClean()
    }

    @Test func `serves 200 connections at once, request after request`() throws {
        let server = try Scrim()
        let expected = try Requests.several.map { try server.post($0).body }
        let clients = try (0..<200).map { _ in try server.connect() }
        for round in 0..<20 {
            // In two halves: where 128 sockets of one thread wake it at once, libmicrohttpd 0.9.75 waits for more
            // (`MHD_epoll` calls epoll_wait again, with its timeout, before it looks at a full batch).
            for half in [0..<100, 100..<200] {
                for number in half {
                    let body = Requests.several[(number + round) % Requests.several.count]
                    try clients[number].send(Requests.posting(body))
                }
                for number in half {
                    let body = try clients[number].readResponse().body
                    #expect(body == expected[(number + round) % expected.count])
                }
            }
        }
        for client in clients { client.close() }
        server.expectStopsClean()
    }

    @Test func `takes long header fields up to its limit`() throws {
        let server = try Scrim.shared.get()
        let expected = try server.post(Requests.semiModal).body
        for count in [1_000, 8_000, 15_500] {
            let response = try server.post(
                Requests.semiModal, headers: [("X-Long", String(repeating: "h", count: count))])
            #expect(response.body == expected)
        }
    }

    @Test func `says 100 before a body that is waited for, and not before one that is refused`() throws {
        let server = try Scrim.shared.get()
        for (type, status) in [("application/json", 200), ("text/plain", 415)] {
            let client = try server.connect()
            let body = Requests.semiModal
            try client.send(
                """
                POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Type: \(type)\r\nExpect: \
                100-continue\r\nContent-Length: \(body.utf8.count)\r\n\r\n
                """
            )
            var response = try client.readResponse()
            if status == 200 {
                #expect(response.status == 100)
                try client.send(body)
                response = try client.readResponse()
            }
            #expect(response.status == status)
        }
    }

    @Test func `answers what is in flight when it stops`() throws {
        let server = try Scrim()
        let expected = try server.post(Requests.semiModal).body
        let clients = try (0..<5).map { _ in try server.connect() }
        let cut = Requests.semiModal.utf8.count / 2
        for client in clients {
            let request = Requests.posting(Requests.semiModal, fields: "Expect: 100-continue\r\n")
            try client.send(Array(request.utf8.dropLast(Requests.semiModal.utf8.count)))
            // The server has the request in hand once it asks for the body.
            #expect(try client.readResponse().status == 100)
            try client.send(Array(Requests.semiModal.utf8.prefix(cut)))
        }
        let stopping = Running { server.server.stop() }
        // It takes no more once a connection is refused.
        while (try? server.connect()) != nil {}
        for client in clients {
            try client.send(Array(Requests.semiModal.utf8.dropFirst(cut)))
            let response = try client.readResponse()
            #expect(response.status == 200)
            #expect(response.body == expected)
            #expect(try client.readToEnd().isEmpty)
        }
        _ = try stopping.join()
        #expect(server.server.requestsInFlight == 0)
    }

    @Test func `does not wait for ever for a request that never ends`() throws {
        let server = try Scrim { $0.drainSeconds = 0.2 }
        let client = try server.connect()
        try client.send("POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n")
        #expect(try client.readResponse().status == 100)
        let spent = ContinuousClock().measure { server.server.stop() }
        #expect(spent < .seconds(10))
        #expect(server.server.requestsInFlight == 0)
    }
}
