import Testing

@testable import Service

private func tag(_ bytes: [UInt8]) -> String { EntityTag(of: bytes.span).text }

private func hash(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 { Digest.hash(bytes.span, seed: seed) }

@Suite struct `A digest` {
    /// Vectors of the xxHash project's `xxhsum` for no bytes, and for "abc" (xxHash 0.8, XXH3).
    @Test func `a digest is XXH3's`() {
        #expect(tag([]) == "\"99aa06d3014798d86001c324468d497f\"")
        #expect(hash([]) == 0x2D06_8005_38D3_94C2)
        #expect(hash(Array("abc".utf8)) == 0x78AF_5F94_892F_3950)
        #expect(tag(Array("abc".utf8)) == "\"06b05ab6733a618578af5f94892f3950\"")
    }

    @Test func `changes with every byte and with the seed`() {
        var bytes = [UInt8](repeating: 0, count: 300)
        let digest = tag(bytes)
        let short = hash(bytes)
        #expect(hash(bytes, seed: 1) != short)
        bytes[299] = 1
        #expect(tag(bytes) != digest)
        #expect(hash(bytes) != short)
    }
}
