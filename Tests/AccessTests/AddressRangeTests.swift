import Access
import MicroHTTP
import TestSupport
import Testing

private func address(_ bits: UInt32) throws -> ClientAddress {
    let bytes = (0..<4).map { "\(bits >> (24 - 8 * $0) & 255)" }
    return try #require(ClientAddress(text: bytes.joined(separator: ".")))
}

@Suite struct `A range of addresses` {
    @Test func `a range has just the addresses whose first bits are its own`() throws {
        var generator = SeededGenerator(seed: 4632)
        for _ in 0..<500 {
            let (bits, length) = (generator.next(), Int.random(in: 0...32, using: &generator))
            let (start, difference) = (UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32))
            // Half of the others differ only in a few of the last bits.
            let other = start ^ (Bool.random(using: &generator) ? difference : difference >> UInt32(length))
            let text = (0..<4).map { "\(start >> (24 - 8 * $0) & 255)" }.joined(separator: ".")
            let range = try #require(AddressRange("\(text)/\(length)"))
            let isSame = length == 0 || start >> UInt32(32 - length) == other >> UInt32(32 - length)
            #expect(try range.contains(address(other)) == isSame, "\(text)/\(length) \(other)")
        }
    }

    @Test(arguments: [
        ("2001:db8::/32", "2001:db8:ffff::1", true), ("2001:db8::/32", "2001:db9::1", false),
        ("2001:db8::/127", "2001:db8::1", true), ("2001:db8::/127", "2001:db8::2", false), ("::1", "::1", true),
        ("10.0.0.0/8", "::ffff:10.1.2.3", true), ("10.0.0.0/8", "::a01:203", false), ("10.0.0.1", "10.0.0.2", false),
    ])
    func `ranges of IPv6 have IPv4 in its clothes alone`(range: String, address: String, isInside: Bool) throws {
        let range = try #require(AddressRange(range))
        #expect(range.contains(try #require(ClientAddress(text: address))) == isInside)
    }

    @Test(arguments: ["", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "::/129", "10.0.0/8", "a"])
    func `what is no range is refused`(text: String) { #expect(AddressRange(text) == nil) }
}

@Suite struct `The client behind trusted proxies` {
    /// 10.0.0.0/8 is trusted. Elements and quotes as in RFC 7239, 4 and 6.
    @Test(
        arguments: [
            ([], [], "10.0.0.9"), ([], ["203.0.113.7"], "203.0.113.7"),
            ([], ["198.51.100.1, 203.0.113.7, 10.0.0.1"], "203.0.113.7"),
            ([], ["198.51.100.1", "203.0.113.7", "10.0.0.1"], "203.0.113.7"),
            (["for=192.0.2.60;proto=http;by=203.0.113.43"], ["203.0.113.7"], "192.0.2.60"),
            (["for=\"[2001:db8:cafe::17]:4711\""], [], "2001:db8:cafe::17"),
            (["for=192.0.2.43, For=\"10.0.0.1:80\""], [], "192.0.2.43"),
            (["for=192.0.2.43, for=unknown, for=10.0.0.1"], [], "10.0.0.1"),
            (["by=\"a,for=192.0.2.1\";for=192.0.2.43"], [], "192.0.2.43"),
        ] as [([String], [String], String)])
    func `the client is the rightmost address that no proxy has`(
        forwarded: [String], others: [String], client: String
    ) throws {
        let proxies = TrustedProxies([try #require(AddressRange("10.0.0.0/8"))])
        let peer = try #require(ClientAddress(text: "10.0.0.9"))
        #expect(proxies.client(of: peer, forwarded: forwarded, others: others) == ClientAddress(text: client))
    }
}
