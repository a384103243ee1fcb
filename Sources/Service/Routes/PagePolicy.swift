import MicroHTTP

/// What browsers are told of pages beside their bytes: nothing comes from elsewhere, and nothing goes there.
enum PagePolicy {
    static let mediaType = "text/html; charset=utf-8"

    /// Of pages with a program: the site's own scripts, styles and fonts; pictures may be data.
    static let programFields = HeaderFields([
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
                + "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ])

    /// Of pages that are only read.
    static let readingFields = HeaderFields([
        (
            "Content-Security-Policy",
            "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
                + "frame-ancestors 'self'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ])

    /// Of what pages are made of.
    static let fileFields = HeaderFields([("X-Content-Type-Options", "nosniff")])
}
