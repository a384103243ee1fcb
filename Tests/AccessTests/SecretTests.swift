import Access
import Testing

@Suite struct `Tokens and keys` {
    /// The digest of "abc" is the example of FIPS 180-4.
    @Test func `a token is known by its SHA-256, with its scopes and its end`() throws {
        let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        let register = try TokenRegister(
            """
            # a comment
            first read,render \(String(repeating: "0", count: 64))
            second compute \(digest.uppercased()) until=1970-01-01T00:00:10Z
            """)
        let holder = try #require(register.holder(of: Array("abc".utf8)))
        #expect(holder.name == "second" && holder.scopes == .compute)
        #expect(holder.isValid(at: 9.9) && !holder.isValid(at: 10))
        #expect(register.holder(of: Array("abd".utf8)) == nil && register.holder(of: []) == nil)
    }

    @Test func `a new token is known by the line that is written for it`() throws {
        let token = TokenRegister.newToken()
        let register = try TokenRegister(TokenRegister.line("a", [.read, .operations], token: token, until: nil))
        #expect(register.holder(of: Array(token.utf8))?.scopes == [.read, .operations])
        #expect(TokenRegister.newToken() != token)
    }

    private static let keys = "a AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
    /// By Python's `hmac`, with SHA-256 and the bytes 0 to 31 as the key.
    private static let signed =
        "/v1/styles?x=1&key=a&expires=2000&signature=YvXayxfCycpwut3N2-ms1Y7XslTpESh0_KlA0vHe_6k"

    @Test func `a target is signed as HMAC has it`() throws {
        let keys = try SigningKeys(Self.keys)
        #expect(keys.signed("/v1/styles?x=1", by: "a", expires: 2000) == Self.signed)
        #expect(keys.signed("/v1/styles?x=1", by: "b", expires: nil) == nil)
    }

    @Test func `a signed target counts until its end, and no byte of it may differ`() throws {
        let keys = try SigningKeys(Self.keys)
        let target = Array(Self.signed.utf8)
        let read = try #require(try keys.verified(target, at: 1999))
        #expect(read.target == Array("/v1/styles?x=1".utf8) && read.end == 2000)
        #expect(throws: SigningKeys.Refusal.expired) { try keys.verified(target, at: 2000) }
        // Changes of the mark itself leave a target without a signature, which takes a token.
        for index in target.indices where index < target.count - 54 || index >= target.count - 43 {
            var changed = target
            changed[index] ^= 1
            #expect((try? keys.verified(changed, at: 0)) == nil, "byte \(index)")
        }
    }

    @Test(arguments: ["a", "a !", "a AAAA", "a/b \(String(repeating: "A", count: 44))"])
    func `a key that is too short, or none, is refused with its line`(text: String) {
        let error = #expect(throws: AccessFileError.self) { try SigningKeys("# keys\n" + text) }
        #expect(error?.line == 2)
    }
}
