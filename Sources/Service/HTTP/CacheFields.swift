/// The values of `Cache-Control` and `Vary`.
enum CacheFields {
    /// An answer is a function of its request for one release: a minute, lest a new release show late.
    static let brief: StaticString = "public, max-age=60"
    /// One whose URL names the release stays true for ever.
    static let lasting: StaticString = "public, max-age=31536000, immutable"
    static let unkept: StaticString = "no-store"

    /// The fields that an answer depends on; nil for none.
    ///
    /// - Parameters:
    ///   - byFormat: Whether `Accept` chose it.
    ///   - byCoding: Whether it could be compressed.
    static func vary(byFormat: Bool, byCoding: Bool) -> StaticString? {
        switch (byFormat, byCoding) {
        case (true, true): "Accept, Accept-Encoding"
        case (true, false): "Accept"
        case (false, true): "Accept-Encoding"
        case (false, false): nil
        }
    }
}
