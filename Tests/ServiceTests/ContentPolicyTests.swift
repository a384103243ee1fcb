import Base64
import Testing
import Typography

@testable import Service

@Suite struct `The hash of a script` {
    /// The vectors of RFC 4648, 10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ])
    func `the hash of a script is spelt in base64`(text: String, spelt: String) {
        #expect(Base64.text(of: Array(text.utf8)) == spelt)
    }

    /// The digest of "abc" is the example of FIPS 180-4: ba7816bf 8f01cfea 414140de 5dae2223 b00361a3 96177a9c b410ff61
    /// f20015ad.
    @Test func `the hash of a script is its SHA-256`() {
        let policy = PagePolicy.selfContained(scripts: [Array("abc".utf8)])
        #expect(policy.contains("script-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';"))
    }

    @Test func `the hash of a script is none where there is no script`() {
        #expect(PagePolicy.selfContained(scripts: []).contains("script-src 'none';"))
    }
}
