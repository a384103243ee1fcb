import Foundation
import TestSupport
import Testing

@Suite struct `A thread` {
    /// The library fetches events in batches of 128, and slept over a batch that came back full.
    @Test(arguments: [127, 128, 129, 256])
    func `answers every connection when so many of them speak at once`(connections: Int) throws {
        // The library's default patience would hide the sleep behind the test's own.
        let server = try ServingProcess(["--port", "0", "--threads", "1", "--idle-timeout", "60"])
        let clients = try (0..<connections).map { _ in try RawSocketClient(port: server.port) }
        // Every connection has to be the server's before it is stopped in its tracks.
        for client in clients {
            try client.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.readResponse().status == 200)
        }
        server.process.suspend()
        for client in clients { try client.send("GET /version HTTP/1.1\r\nHost: a\r\n\r\n") }
        server.process.resume()
        for client in clients { #expect(try client.readResponse().status == 200) }
        server.process.terminate()
        #expect(try server.process.ending().status == 0)
    }
}
