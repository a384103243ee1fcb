import Base64
import JSONText
import MicroHTTP
import Wire

/// The canonical GET of an answer, for `Content-Location` (RFC 9110, 8.7): the path, the format unless it is JSON, and
/// the document, without white space, in `request=`.
struct ContentLocation: Sendable {
    /// The longest URL that is stated, in bytes.
    private static let most = 2_048

    /// The path, the format and the options, up to the document.
    private let start: String

    /// - Parameters:
    ///   - path: The path of the endpoint's row, never the target as sent: answers are cached for all clients, and one
    ///     may spell the path differently, or put a host before it.
    ///   - format: `nil` for the default format.
    ///   - options: The options in the URL, in addition to the document.
    init(path: String, format: String?, options: [QueryMember] = []) {
        let beside = (format.map { [(name: "format", value: $0)] } ?? []) + options
        start = path + "?" + beside.map { $0.name.percentEncoded + "=" + $0.value.percentEncoded + "&" }.joined()
    }

    /// The canonical GET of a document in the body, or one that would be a body; `nil` if it would be too long.
    ///
    /// - Parameter isExact: Whether the white space of the document matters to the answer, and is kept.
    func text(of document: Span<UInt8>, isExact: Bool) -> String? {
        // At most half of a document is usually white space.
        guard document.count <= 2 * Self.most else { return nil }
        let bytes = isExact ? document.bytes : JSONDocument.compact(document)
        guard start.utf8.count + "request=".utf8.count + (bytes.count * 4 + 2) / 3 <= Self.most else { return nil }
        return start + "request=" + Base64.text(of: bytes, in: .url)
    }

    /// The canonical GET of a document given in the URL as dotted members; `nil` if it would be too long.
    func text(of members: [QueryMember]) -> String? {
        let pairs = members.map { $0.name.percentEncoded + "=" + $0.value.percentEncoded }.sorted()
        let text = start + pairs.joined(separator: "&")
        return text.utf8.count <= Self.most ? text : nil
    }
}
