import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// Whether the program can live with a bound on its addresses: a sanitizer's build reserves more than any.
private var canBeBound: Bool {
    let figures = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return figures.split(separator: " ").first.flatMap { Int($0) }.map { $0 < 1 << 26 } ?? false
}

/// Before, such a server ended without a word, at its start or at a request.
@Suite(.enabled(if: canBeBound)) struct `A bound on memory` {
    @Test func `a bound on memory that a start does not fit is named`() throws {
        let process = try ScrimProcess(
            ["serve", "--host", "127.0.0.1", "--port", "0", "--threads", "64"], addresses: 800_000)
        let ending = try process.ending()
        #expect(ending.status == 1)
        #expect(ending.errors.contains("too little memory") && ending.errors.contains("781 MiB (ulimit -v)"))
    }

    /// The threads' own shares of addresses alone would fill it, and pictures of 8 megapixels come on top.
    @Test func `has what is too much for it refused, and the server lives on`() throws {
        let process = try ScrimProcess(
            [
                "serve", "--host", "127.0.0.1", "--port", "0", "--threads", "2", "--picture-threads", "3", "--max-wait",
                "0",
            ],
            addresses: 600_000)
        let port = try #require(process.firstLine().split(separator: ":").last.flatMap { UInt16($0) })
        let clients = try (0..<3).map { number in
            let client = try RawSocketClient(port: port, patience: 60)
            let body = DialogBody("floating", on: "950x950@3", dialog: #""id":"\#(number)""#).json
            try client.send(Requests.posting(body, to: "/v1/specs?format=png&scale=3&device=false"))
            return client
        }
        for client in clients {
            let answer = try client.readResponse()
            #expect(answer.status == 200 || answer.status == 503)
        }
        let client = try RawSocketClient(port: port)
        try client.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try client.readResponse().status == 200)
        process.terminate()
        #expect(try process.ending().status == 0)
    }
}
