import Base64
import JSONText
import MicroHTTP
import Wire

/// The canonical GET of an answer, for `Content-Location` (RFC 9110, 8.7): the path, the format unless it is JSON, and
/// the document, without white space, in `request=`.
///
/// The field is written in one piece, because every new answer has one.
struct ContentLocation: Sendable {
    /// The longest URL that is stated, in bytes.
    private static let most = 2_048

    /// The path of the endpoint's row, never the target as sent: answers are cached for all clients, and one may spell
    /// the path differently, or put a host before it.
    private let path: StaticString
    private let format: String?
    private let options: [QueryMember]

    /// - Parameters:
    ///   - format: `nil` for the default format.
    ///   - options: The options in the URL, in addition to the document.
    init(_ path: StaticString, _ format: String?, _ options: [QueryMember] = []) {
        (self.path, self.format, self.options) = (path, format, options)
    }

    /// The format and the options, as the beginning of the query.
    private var beside: String {
        guard format != nil || !options.isEmpty else { return "" }
        let members = (format.map { [(name: "format", value: $0)] } ?? []) + options
        return members.map { $0.name.percentEncoded + "=" + $0.value.percentEncoded + "&" }.joined()
    }

    func field(of document: SentDocument, isExact: Bool) -> HeaderFields? {
        switch document {
        case .json(let body): field(of: body.span, isExact: isExact)
        case .members(let members): field(of: members)
        }
    }

    /// The field for a document in the body, or one that would be a body; `nil` if the URL would be too long.
    ///
    /// - Parameter isExact: Whether the white space of the document matters to the answer, and is kept.
    func field(of document: Span<UInt8>, isExact: Bool) -> HeaderFields? {
        // At most half of a document is usually white space.
        guard document.count <= 2 * Self.most else { return nil }
        guard !isExact else { return field(of: document) }
        var field: HeaderFields?
        JSONDocument.withCompact(document) { field = self.field(of: $0) }
        return field
    }

    private func field(of document: Span<UInt8>) -> HeaderFields? {
        let beside = beside
        let count =
            path.utf8CodeUnitCount + beside.utf8.count + "?request=".utf8.count
            + Base64.count(of: document.count, in: .url)
        guard count <= Self.most else { return nil }
        var fields = HeaderFields()
        fields.add(Self.name, capacity: count) { line in
            line.write(path)
            line.write("?")
            line.write(text: beside)
            line.write("request=")
            Base64.write(document, in: .url, to: &line)
        }
        return fields
    }

    /// The field for a document given in the URL as dotted members; `nil` if the URL would be too long.
    private func field(of members: [QueryMember]) -> HeaderFields? {
        let pairs = members.map { $0.name.percentEncoded + "=" + $0.value.percentEncoded }.sorted()
        let text = "\(path)?" + beside + pairs.joined(separator: "&")
        guard text.utf8.count <= Self.most else { return nil }
        var fields = HeaderFields()
        fields.add(Self.name, text: text)
        return fields
    }

    private static let name: StaticString = "Content-Location"
}
