import MicroHTTP

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

extension StaticString {
    /// A value of `Cache-Control` as it is where so many may keep the answer.
    func directive(by keeping: RequestNotes.Keeping) -> String {
        switch keeping {
        case .everyone: "\(self)"
        case .client: forClientAlone
        case .everyoneFor(let seconds): bounded(to: seconds)
        }
    }

    /// A value of `Cache-Control` where only the client's own cache may keep the answer.
    private var forClientAlone: String { "\(self)".replacing(prefix: "public", by: "private") }

    /// A value of `Cache-Control` where the answer may be kept for so many seconds at most.
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
