import TestSupport
import Testing

@testable import Typography

@Suite struct `The fonts in the program` {
    @Test(arguments: PinnedFont.all.map(\.file))
    func `the fonts in the program are the pinned ones`(file: String) throws {
        let font = try #require(PinnedFont.all.first { $0.file == file })
        #expect(font.withBytes { SHA256.hex(of: $0) } == font.digest)
    }

    @Test func `the fonts in the program are all that there are`() throws {
        let files = try Repository.files(below: "Sources/Typography/Fonts", suffix: "")
        // Large ones lie there in pieces, NAME.1 and so on.
        let names = files.map { file in
            let name = String(file.split(separator: "/").last ?? "")
            return name.last?.isNumber == true ? String(name.dropLast(2)) : name
        }
        #expect(Set(names) == Set(PinnedFont.all.map(\.file)))
    }

    @Test func `stand beside their licences`() throws {
        for (family, page) in [
            ("Inter", "inter"), ("Noto Sans", "noto"), ("Arimo", "croscore"), ("Tinos", "croscore"),
        ] {
            let text = try Repository.text("docs/licences/\(page)-OFL.txt")
            #expect(text.contains(family) && text.contains("SIL OPEN FONT LICENSE Version 1.1"))
        }
        let roboto = try Repository.text("docs/licences/roboto-Apache.txt")
        #expect(roboto.contains("Roboto") && roboto.contains("Version 2.0, January 2004"))
    }

    /// FIPS 180-4's examples, and lengths about the end of a block: the digests are those of `sha256sum`.
    @Test func `the fonts in the program are judged by a true SHA-256`() {
        func digest(_ text: String) -> String { SHA256.hex(of: Array(text.utf8).span) }
        #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        #expect(
            digest(String(repeating: "a", count: 1_000_000))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
        #expect(
            digest(String(repeating: "a", count: 64))
                == "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb")
    }
}
