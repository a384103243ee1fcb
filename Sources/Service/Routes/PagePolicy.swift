import Base64
import MicroHTTP
import Typography

/// The header fields that restrict what browsers do with a page: it neither loads from nor sends to other origins.
enum PagePolicy {
    static let mediaType = "text/html; charset=utf-8"
    /// The media type of a page's Markdown.
    static let sourceType = "text/markdown; charset=utf-8"

    /// The fields of pages without a program.
    static let programFields = fields(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
            + "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'")

    /// The fields of pages that are only read.
    static let readingFields = fields(
        "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
            + "frame-ancestors 'self'")

    /// The fields of pictures that are documents: any page may embed them, and they run no scripts.
    static let pictureFields = fields(
        """
        default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; \
        form-action 'none'
        """
    )

    /// The policy of a page that contains its scripts and styles: no other script runs there.
    ///
    /// - Parameters:
    ///   - scripts: For each script the bytes between its tags.
    ///   - more: Further directives, each preceded by a semicolon.
    static func selfContained(scripts: [[UInt8]], more: String = "") -> String {
        let hashes = scripts.map { "'sha256-\(Base64.text(of: SHA256.digest(of: $0.span)))'" }.joined(separator: " ")
        return "default-src 'none'; script-src \(hashes.isEmpty ? "'none'" : hashes); style-src 'unsafe-inline'; "
            + "img-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'" + more
    }

    /// The fields of a document with a content security policy.
    static func fields(_ policy: String) -> HeaderFields {
        HeaderFields([
            ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"),
        ])
    }

    /// The fields of the files that pages are made of.
    static let fileFields = HeaderFields([("X-Content-Type-Options", "nosniff")])
}
