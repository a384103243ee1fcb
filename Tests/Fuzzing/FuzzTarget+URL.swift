#if DEBUG || FUZZING
    import JSONText

    @testable import Service

    extension FuzzTarget {
        /// The grammar of targets: one that is read says the same with every byte escaped, and its members may come in
        /// any order.
        static let url = FuzzTarget(name: "url") { bytes throws(Find) in
            guard let target = try? Target(String(decoding: bytes, as: UTF8.self)) else { return }
            let path = "/" + target.segments.map(escaped).joined(separator: "/")
            let query = target.query.map { escaped($0.name) + "=" + escaped($0.value) }.joined(separator: "&")
            guard let again = try? Target(path + "?" + query) else {
                throw Find(description: "\(path)?\(query) is refused")
            }
            let isSame = again.query.elementsEqual(target.query) { $0.name == $1.name && $0.value == $1.value }
            try demand(
                again.segments == target.segments || target.segments.isEmpty, "\(target.segments) \(again.segments)")
            try demand(isSame, "\(target.query) comes back as \(again.query)")
            let forth = said(target.query)
            let back = said(target.query.reversed())
            try demand(forth == back, "\(forth ?? "a refusal") turns into \(back ?? "a refusal") in another order")
        }

        /// The document of a query; nil where it is none.
        private static func said(_ query: [QueryMember]) -> String? {
            guard let source = try? SentDocument(query) else { return nil }
            let document = JSONDocument()
            guard (try? source.parse(into: document, maxDepth: 32)) != nil else { return nil }
            return document.withRoot { shown($0) }
        }

        private static func escaped(_ text: String) -> String {
            text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
    }
#endif
