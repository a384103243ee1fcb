import MicroHTTP

/// Cross-origin access for browsers (the Fetch standard's CORS, and Resource Timing's): everything here is public and carries
/// no credentials.
enum CrossOrigin {
    /// On every answer.
    static let answerFields = HeaderFields([
        ("Access-Control-Allow-Origin", "*"),
        ("Timing-Allow-Origin", "*"),
        (
            "Access-Control-Expose-Headers",
            "ETag, X-Request-Id, Cache-Status, Server-Timing, Retry-After, Scrim-Omitted"
        ),
    ])

    /// On the answer to OPTIONS, which serves preflights too.
    static func preflightFields(allow: String) -> HeaderFields {
        HeaderFields([
            ("Allow", allow), ("Access-Control-Allow-Origin", "*"), ("Access-Control-Allow-Methods", allow),
            ("Access-Control-Allow-Headers", "Content-Type, Accept, If-None-Match, X-Request-Id, traceparent"),
            ("Access-Control-Max-Age", "86400"),
        ])
    }
}
