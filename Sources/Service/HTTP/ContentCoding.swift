/// The content coding in which an answer is sent (RFC 9110, 8.4.1).
package enum ContentCoding: Int, CaseIterable, Sendable {
    /// The unchanged bytes.
    case identity
    case gzip
    case zstd

    /// The name in `Content-Encoding`.
    package var name: StaticString {
        switch self {
        case .identity: "identity"
        case .gzip: "gzip"
        case .zstd: "zstd"
        }
    }
}
