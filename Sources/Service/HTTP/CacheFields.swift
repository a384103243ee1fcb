import MicroHTTP

/// The values of `Cache-Control` and `Vary`.
enum CacheFields {
    /// For an answer that depends on the release: cached for a minute, so that a new release takes effect soon.
    static let brief: StaticString = "public, max-age=60"
    /// For an answer whose URL names the release: it never changes.
    static let lasting: StaticString = "public, max-age=31536000, immutable"
    static let uncached: StaticString = "no-store"

    /// The value of `Vary`: the request fields that an answer depends on; `nil` for none.
    ///
    /// - Parameters:
    ///   - byFormat: Whether `Accept` chose the format.
    ///   - byCoding: Whether the answer could be compressed.
    static func vary(byFormat: Bool, byCoding: Bool) -> StaticString? {
        switch (byFormat, byCoding) {
        case (true, true): "Accept, Accept-Encoding"
        case (true, false): "Accept"
        case (false, true): "Accept-Encoding"
        case (false, false): nil
        }
    }
}

extension StaticString {
    /// This value of `Cache-Control`, restricted to the caches that are allowed to store the answer.
    func directive(by keeping: RequestNotes.Keeping) -> String {
        switch keeping {
        case .everyone: "\(self)"
        case .client: forClientAlone
        case .everyoneFor(let seconds): bounded(to: seconds)
        }
    }

    /// This value of `Cache-Control` for an answer that only the client's own cache may store.
    private var forClientAlone: String { "\(self)".replacing(prefix: "public", by: "private") }

    /// This value of `Cache-Control` for an answer that may be cached for at most `seconds`.
    private func bounded(to seconds: Int) -> String {
        let text = "\(self)"
        guard
            let age = text.utf8.starts(with: CacheFields.publicAge.utf8)
                ? text.dropFirst(CacheFields.publicAge.count) : nil,
            let number = Int(age.prefix { $0.isNumber }), number > seconds
        else { return text }
        return CacheFields.publicAge + "\(seconds)"
    }
}

extension CacheFields {
    fileprivate static let publicAge = "public, max-age="
}

extension String {
    fileprivate func replacing(prefix: String, by other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}
