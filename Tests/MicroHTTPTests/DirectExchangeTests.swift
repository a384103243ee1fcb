import MicroHTTP
import TestSupport
import Testing

@Suite struct `A request by a call` {
    private let exchange = DirectExchange(.test, handler: ParrotHandler())

    private func ask(_ request: String, _ fields: String = "", _ body: String = "") throws -> DirectAnswer {
        let answer = exchange.ask(
            request.utf8Span.span, fields: fields.utf8Span.span, body: body.utf8Span.span)
        return try #require(answer)
    }

    private func text(_ answer: DirectAnswer) -> String { String(decoding: answer.bytes, as: UTF8.self) }

    @Test func `reaches the handler as it was sent`() throws {
        #expect(text(try ask("POST /a%2Fb?c=%00 ", "", "body")).hasPrefix("malformed"))
        #expect(text(try ask("POST /a%2Fb?c=%00", "", "body")) == "POST /a%2Fb?c=%00|body")
        #expect(text(try ask("BREW /tea")) == "BREW /tea|")
        #expect(text(try ask("GET /accept", "Accept: a\r\nACCEPT:\tb \r\nX: c\r\naccept: d")) == "a|b|d")
        #expect(text(try ask("POST /route")) == "route 6")
    }

    @Test func `a request by a call is refused for what it would be refused for over a socket`() throws {
        #expect(try ask("GET /forbidden").status == 403)
        #expect(try ask("POST /", "", String(repeating: "x", count: 1_001)).status == 413)
        #expect(try ask("GET /" + String(repeating: "x", count: 16_384)).status == 414)
        #expect(try ask("GET /", "X: " + String(repeating: "x", count: 16_384)).status == 431)
        #expect(try ask("POST /", "Transfer-Encoding: gzip", "x").status == 501)
        #expect(text(try ask("POST /", "Content-Length: 2", "x")) == "malformed: otherLength")
        #expect(text(try ask("GET /", "Host: a\r\nHost: b")) == "malformed: host")
    }

    @Test func `a request by a call is answered with all that a stream makes`() throws {
        let flood = try ask("GET /flood")
        #expect(flood.body.count == 5_000_000 && flood["etag"] == "\"flood\"")
        let long = String(repeating: "again ", count: 1_000)
        #expect(text(try ask("POST /echo", "", long)) == long)
        #expect(try ask("HEAD /flood").body.count == 0)
    }

    @Test func `gets no bytes where there are to be none`() throws {
        #expect(try ask("HEAD /large").bytes.isEmpty)
        #expect(try ask("GET /nothing").status == 204)
    }
}
