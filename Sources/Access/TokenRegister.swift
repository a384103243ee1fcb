import Base64
private import Crypto

/// The tokens that a server accepts. Only their digests are stored, and these cannot be used as tokens.
package final class TokenRegister: Sendable {
    /// The holder of a token, and the scopes that the token grants.
    package struct Holder: Hashable, Sendable {
        package let name: String
        package let scopes: Scopes
        /// When the token expires, in seconds since 1970; `nil` for never.
        package let end: Double?

        /// Whether the token is valid at a time, in seconds since 1970.
        package func isValid(at seconds: Double) -> Bool { end.map { seconds < $0 } ?? true }
    }

    private struct Entry {
        let holder: Holder
        let digest: Digest
    }

    /// The 32 bytes of a SHA-256 digest.
    private struct Digest: Equatable {
        var words: SIMD4<UInt64>

        init?(_ bytes: some Collection<UInt8>) {
            guard bytes.count == 32 else { return nil }
            words = SIMD4()
            for (index, byte) in bytes.enumerated() { words[index / 8] = words[index / 8] << 8 | UInt64(byte) }
        }

        init(of secret: [UInt8]) {
            var words = SIMD4<UInt64>()
            for (index, byte) in SHA256.hash(data: secret).enumerated() {
                words[index / 8] = words[index / 8] << 8 | UInt64(byte)
            }
            self.words = words
        }
    }

    private let entries: [Entry]

    /// Reads lines `name scope[,scope…] sha256-hex [until=RFC 3339]`.
    package init(_ text: String) throws(AccessFileError) {
        var entries: [Entry] = []
        var names: Set<Substring> = []
        for (line, words) in try AccessFile.lines(of: text) {
            func fault(_ reason: String) -> AccessFileError { AccessFileError(line: line, reason: reason) }
            guard words.count == 3 || words.count == 4 else {
                throw fault("needs a name, scopes, a SHA-256 in hexadecimal digits, and until=… where it ends")
            }
            guard AccessFile.isName(words[0]) else { throw fault("needs a name of \(AccessFile.nameRule)") }
            guard names.insert(words[0]).inserted else { throw fault("has a name that another line has: \(words[0])") }
            let scopes: Scopes
            do throws(Scopes.UnknownScope) { scopes = try Scopes(list: words[1]) } catch {
                throw fault(
                    "has no such scope: \(error.name); there are \(Scopes.names.map(\.name).joined(separator: ", "))")
            }
            guard let digest = Hexadecimal.bytes(words[2]).flatMap({ Digest($0) }) else {
                throw fault("needs 64 hexadecimal digits, the SHA-256 of the token")
            }
            var end: Double?
            if words.count == 4 {
                guard words[3].hasPrefix("until="), let moment = Timestamp.seconds(words[3].dropFirst(6)) else {
                    throw fault("needs until= with a moment such as 2027-01-31T00:00:00Z")
                }
                end = moment
            }
            entries.append(Entry(holder: Holder(name: String(words[0]), scopes: scopes, end: end), digest: digest))
        }
        self.entries = entries
    }

    /// The holder of a token; `nil` if it is unknown.
    ///
    /// Every digest is compared completely, so that the time taken reveals nothing about any of them.
    package func holder(of token: [UInt8]) -> Holder? {
        let digest = Digest(of: token)
        var found = -1
        for index in entries.indices {
            // No branch depends on a bit of the digests; the index is selected by a mask.
            let difference = entries[index].digest.words ^ digest.words
            let bits = difference[0] | difference[1] | difference[2] | difference[3]
            let isSame = Int(truncatingIfNeeded: (bits | (0 &- bits)) >> 63) &- 1
            found = (index & isSame) | (found & ~isSame)
        }
        return entries.indices.contains(found) ? entries[found].holder : nil
    }

    /// Makes a new token: 32 random bytes in base64url.
    package static func newToken() -> String {
        "scrim_" + Base64.text(of: (0..<32).map { _ in UInt8.random(in: .min ... .max) }, in: .url)
    }

    /// The line of the file for a token.
    package static func line(_ name: String, _ scopes: Scopes, token: String, until: String?) -> String {
        let digest = SHA256.hash(data: Array(token.utf8)).map { byte in
            String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
        return "\(name) \(scopes.list.joined(separator: ",")) \(digest.joined())\(until.map { " until=" + $0 } ?? "")"
    }

    /// Whether a name is allowed in a file of tokens or keys.
    package static func isName(_ text: String) -> Bool { AccessFile.isName(text) }
}
