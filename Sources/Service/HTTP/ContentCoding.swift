/// How the bytes of an answer are coded on their way (RFC 9110, 8.4.1).
package enum ContentCoding: Int, CaseIterable, Sendable {
    /// As they are.
    case identity
    case gzip
    case zstd

    /// Its name in `Content-Encoding`.
    package var name: StaticString {
        switch self {
        case .identity: "identity"
        case .gzip: "gzip"
        case .zstd: "zstd"
        }
    }
}
