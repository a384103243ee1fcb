import Base64
private import Crypto

/// The keys by which URLs are signed, so that they need no token (HMAC with SHA-256).
///
/// The signature is the last member of the target, in base64url without padding. It covers the raw target before
/// `&signature=`, which has the members `key` and, if the signature expires, `expires`.
package final class SigningKeys: Sendable {
    private struct Key {
        let id: String
        let bytes: [UInt8]
    }

    private let keys: [Key]

    /// The least bytes of a key: as many as a SHA-256 has (RFC 2104, 3).
    private static let leastBytes = 32

    package var isEmpty: Bool { keys.isEmpty }

    /// Reads lines `id base64-key`.
    package init(_ text: String) throws(AccessFileError) {
        var keys: [Key] = []
        for (line, words) in try AccessFile.lines(of: text) {
            func fault(_ reason: String) -> AccessFileError { AccessFileError(line: line, reason: reason) }
            guard words.count == 2 else { throw fault("needs an id and a key in base64") }
            guard AccessFile.isName(words[0]) else { throw fault("needs an id of \(AccessFile.nameRule)") }
            guard !keys.contains(where: { $0.id == words[0] }) else {
                throw fault("has an id that another line has: \(words[0])")
            }
            guard let bytes = Base64.decode(words[1].utf8, in: .standard) else {
                throw fault("has a key that is no base64")
            }
            guard bytes.count >= Self.leastBytes else {
                throw fault("has a key of \(bytes.count) bytes; it needs \(Self.leastBytes) at least")
            }
            keys.append(Key(id: String(words[0]), bytes: bytes))
        }
        self.keys = keys
    }

    /// The reason why a signature is refused.
    package enum Refusal: Error, Sendable {
        case wrong
        case expired
    }

    /// A verified target.
    package struct Signed: Sendable {
        /// The target without the members of the signature.
        package let target: [UInt8]
        /// When the signature expires, in seconds since 1970; `nil` for never.
        package let end: Double?
    }

    private static let mark = Array("signature=".utf8)

    /// The offset of the last member of the query, if that is the signature; otherwise `nil`.
    private static func offset(ofSignatureIn target: [UInt8]) -> Int? {
        guard let question = target.firstIndex(of: UInt8(ascii: "?")) else { return nil }
        let query = target[(question + 1)...]
        let start = query.lastIndex(of: UInt8(ascii: "&")).map { $0 + 1 } ?? query.startIndex
        return target[start...].starts(with: mark) ? start : nil
    }

    /// Verifies the signature of a target.
    ///
    /// - Parameter now: The time in seconds since 1970.
    /// - Returns: The target without its signature; `nil` if it has none.
    package func verified(_ target: [UInt8], at now: Double) throws(Refusal) -> Signed? {
        guard let start = Self.offset(ofSignatureIn: target) else { return nil }
        guard target[start - 1] == UInt8(ascii: "&"),
            case let text = target[(start + Self.mark.count)...], text.count == 43,
            let signature = Base64.decode(text, in: .url), signature.count == 32
        else { throw .wrong }
        let message = Array(target[..<(start - 1)])
        guard let members = Members(of: message), let key = keys.first(where: { $0.id == members.key }),
            HMAC<SHA256>.isValidAuthenticationCode(
                signature, authenticating: message, using: SymmetricKey(data: key.bytes))
        else { throw .wrong }
        guard members.expires.map({ now < Double($0) }) ?? true else { throw .expired }
        return Signed(target: members.rest, end: members.expires.map(Double.init))
    }

    /// Signs a target.
    ///
    /// - Parameters:
    ///   - id: The id of the key; `nil` for the first in the file.
    ///   - expires: When the signature expires, in seconds since 1970; `nil` for never.
    /// - Returns: The target with its signature; `nil` if there is no such key.
    package func signed(_ target: String, by id: String?, expires: Int?) -> String? {
        guard let key = id.map({ id in keys.first { $0.id == id } }) ?? keys.first else { return nil }
        var message = target + (target.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + "key=" + key.id
        if let expires { message += "&expires=\(expires)" }
        let code = HMAC<SHA256>.authenticationCode(for: Array(message.utf8), using: SymmetricKey(data: key.bytes))
        return message + "&signature=" + Base64.text(of: Array(code), in: .url)
    }

    /// The ids of all keys, in the order of the file.
    package var ids: [String] { keys.map(\.id) }

    /// The members of a target's query that belong to its signature.
    private struct Members {
        var key = ""
        var expires: Int?
        /// The target without these members.
        var rest: [UInt8] = []

        /// `nil` if there is not exactly one `key`, if there are several `expires`, or if that is not a number of
        /// seconds.
        init?(of target: [UInt8]) {
            guard let question = target.firstIndex(of: UInt8(ascii: "?")) else { return nil }
            rest = Array(target[..<question])
            var sign = UInt8(ascii: "?")
            var (keys, ends) = (0, 0)
            for member in target[(question + 1)...].split(
                separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
            {
                if member.starts(with: "key=".utf8) {
                    key = String(decoding: member.dropFirst(4), as: UTF8.self)
                    keys += 1
                } else if member.starts(with: "expires=".utf8) {
                    let digits = member.dropFirst(8)
                    guard (1...15).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
                        return nil
                    }
                    expires = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
                    ends += 1
                } else {
                    rest.append(sign)
                    rest += member
                    sign = UInt8(ascii: "&")
                }
            }
            guard keys == 1, ends <= 1 else { return nil }
        }
    }
}
