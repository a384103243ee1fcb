import Base64
import MicroHTTP
import Typography

/// What browsers are told of pages beside their bytes: nothing comes from elsewhere, and nothing goes there.
enum PagePolicy {
    static let mediaType = "text/html; charset=utf-8"

    /// Of pages with a program: the site's own scripts, styles and fonts; pictures may be data.
    static let programFields = fields(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
            + "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'")

    /// Of pages that are only read.
    static let readingFields = fields(
        "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
            + "frame-ancestors 'self'")

    /// Of pictures as documents: they may stand in anybody's page, and run nothing.
    static let pictureFields = fields(
        """
        default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; \
        form-action 'none'
        """
    )

    /// The policy of a page whose scripts and styles stand in it: no other script runs there.
    ///
    /// - Parameters:
    ///   - scripts: The bytes between the tags of each.
    ///   - more: Further directives, each with a semicolon before it.
    static func selfContained(scripts: [[UInt8]], more: String = "") -> String {
        let hashes = scripts.map { "'sha256-\(Base64.text(of: SHA256.digest(of: $0.span)))'" }.joined(separator: " ")
        return "default-src 'none'; script-src \(hashes.isEmpty ? "'none'" : hashes); style-src 'unsafe-inline'; "
            + "img-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'" + more
    }

    /// What goes with a document of some policy.
    static func fields(_ policy: String) -> HeaderFields {
        HeaderFields([
            ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"),
        ])
    }

    /// Of what pages are made of.
    static let fileFields = HeaderFields([("X-Content-Type-Options", "nosniff")])
}
