import Glibc
import Testing

@testable import MicroHTTP

@Suite struct `A client's address` {
    /// The examples of RFC 5952 and what the system itself writes.
    @Test(arguments: [
        "2001:db8::1", "2001:db8:0:1:1:1:1:1", "2001:0:0:1::1", "2001:db8::1:0:0:1", "::1", "::", "fe80::", "1::",
        "::2:0:0:1",
        "1:2:3:4:5:6:7:8", "0:1::", "a:0:b:0:c:0:d:0", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "127.0.0.1",
        "255.0.10.9",
    ])
    func `a client's address is written as RFC 5952 has it`(text: String) throws {
        var bytes: [UInt8] = []
        try #require(address(of: text)).write(to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }

    @Test func `a client's address is the same over IPv4 and in IPv6's clothes`() throws {
        let mapped = try #require(address(of: "::ffff:192.0.2.1"))
        #expect(mapped == address(of: "192.0.2.1"))
    }

    private func address(of text: String) -> ClientAddress? {
        var hints = unsafe addrinfo()
        unsafe hints.ai_flags = AI_NUMERICHOST
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(text, "80", &hints, &found) == 0, let first = unsafe found else { return nil }
        defer { unsafe freeaddrinfo(found) }
        return unsafe ClientAddress(first.pointee.ai_addr)
    }
}
