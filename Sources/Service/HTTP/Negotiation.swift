import JSONText
import MicroHTTP

/// A list of choices with weights, as in `Accept` and `Accept-Encoding` (RFC 9110, 12.4.2).
struct WeightedList {
    /// The choices, in lower case without their parameters, with their weights from 0 to 1.
    private(set) var choices: [(name: String, weight: Double)] = []

    init(_ values: [String]) {
        for value in values {
            for item in value.split(separator: ",") {
                let parts = item.split(separator: ";", omittingEmptySubsequences: false)
                let name = parts[0].trimmed.lowercased()
                guard !name.isEmpty else { continue }
                var weight = 1.0
                for parameter in parts.dropFirst() {
                    let sides = parameter.split(separator: "=", maxSplits: 1)
                    guard sides.count == 2, sides[0].trimmed.lowercased() == "q" else { continue }
                    weight = Double(sides[1].trimmed).map { min(max($0, 0), 1) } ?? 0
                }
                choices.append((name, weight))
            }
        }
    }

    /// The weight of the first of `names` that is listed, which should start with the most specific one; `nil` if none
    /// is listed.
    func weight(of names: [String]) -> Double? {
        for name in names {
            if let choice = choices.first(where: { $0.name == name }) { return choice.weight }
        }
        return nil
    }
}

extension WeightedList {
    /// The weight of a media type, ignoring its parameters (`text/html; charset=utf-8`); 0 if it is not listed.
    fileprivate func weight(ofType type: String) -> Double {
        let name = type.prefix { $0 != ";" }
        return weight(of: [String(name), "\(name.prefix { $0 != "/" })/*", "*/*"]) ?? 0
    }

    fileprivate var weightOfGzip: Double { weight(of: ["gzip", "x-gzip", "*"]) ?? 0 }
    fileprivate var weightOfIdentity: Double { weight(of: ["identity"]) ?? 0 }

    fileprivate var gzipOrIdentity: ContentCoding {
        weightOfGzip > 0 && weightOfGzip >= weightOfIdentity ? .gzip : .identity
    }
}

/// What a client accepts, by the header fields of its request.
enum Negotiation {
    /// Whether the client accepts one of `types` (`application/json`). Without `Accept` it accepts everything.
    static func accepts(_ types: [String], in head: borrowing RequestHead) -> Bool {
        guard let isAny = head.header("Accept", equals: "*/*"), !isAny else { return true }
        if head.header("Accept", equals: "application/json") == true, types.contains("application/json") { return true }
        let list = WeightedList(head.headerValues("Accept"))
        guard !list.choices.isEmpty else { return true }
        return types.contains { list.weight(ofType: $0) > 0 }
    }

    /// Whether the client leaves the choice to the server, or accepts only `type`, the default.
    static func takesDefault(_ type: String, in head: borrowing RequestHead) -> Bool {
        guard let isAny = head.header("Accept", equals: "*/*"), !isAny else { return true }
        return type == "application/json" && head.header("Accept", equals: "application/json") == true
    }

    /// The coding with the highest weight among those that the client accepts; `identity` only if its weight is higher
    /// than all others.
    ///
    /// Of equal weights zstd comes first, but only if named: a client that accepts anything (`*`) gets gzip, which
    /// every client can read.
    static func coding(in head: borrowing RequestHead) -> ContentCoding {
        guard head.hasHeader("Accept-Encoding") else { return .identity }
        // The values that nearly all clients send need no parsing.
        if let index = head.header("Accept-Encoding", among: commonCodings.lists) { return commonCodings.best[index] }
        let list = WeightedList(head.headerValues("Accept-Encoding"))
        let zstd = list.weight(of: ["zstd"]) ?? 0
        return zstd > 0 && zstd >= max(list.weightOfGzip, list.weightOfIdentity) ? .zstd : list.gzipOrIdentity
    }

    /// The coding for bodies that are compressed piece by piece, by zlib, which lacks zstd.
    static func codingOfPieces(in head: borrowing RequestHead) -> ContentCoding {
        WeightedList(head.headerValues("Accept-Encoding")).gzipOrIdentity
    }

    /// The values that HTTP libraries and browsers send, and the best coding for each.
    private static let commonCodings: (lists: [StaticString], best: [ContentCoding]) = (
        [
            "gzip, deflate", "gzip, deflate, br, zstd", "gzip, deflate, br", "gzip", "zstd", "deflate, gzip, br, zstd",
            "deflate, gzip", "br, gzip, deflate", "gzip, compress, deflate, br", "gzip, deflate, zstd", "identity",
        ], [.gzip, .zstd, .gzip, .gzip, .zstd, .zstd, .gzip, .gzip, .gzip, .zstd, .identity]
    )

    /// The one of `tags` that `If-None-Match` names, comparing weakly (RFC 9110, 13.1.2); `*` names the first.
    static func matchingTag(of tags: [String], in head: borrowing RequestHead) -> String? {
        guard head.hasHeader("If-None-Match") else { return nil }
        for value in head.headerValues("If-None-Match") {
            for item in value.split(separator: ",") {
                var tag = item.trimmed
                if tag == "*" { return tags.first }
                if tag.hasPrefix("W/") { tag = tag.dropFirst(2) }
                if let match = tags.first(where: { $0 == tag }) { return match }
            }
        }
        return nil
    }

    /// The fault of the type of a JSON body, as a sentence; `nil` if there is none. A body without a type counts as
    /// JSON.
    static func faultOfJSONType(in head: borrowing RequestHead, wanted: String = "application/json") -> String? {
        fault(in: head, wanted: wanted) { media in
            media == "application/json" || (media.hasPrefix("application/") && media.hasSuffix("+json"))
        }
    }

    /// The fault of the type of a body that may be JSON, or JSON line by line; `nil` if there is none.
    static func faultOfBatchType(in head: borrowing RequestHead) -> String? {
        guard isNDJSON(head) else {
            return faultOfJSONType(in: head, wanted: "application/json or " + BatchForm.lines)
        }
        return fault(in: head, wanted: BatchForm.lines) { $0 == BatchForm.lines }
    }

    /// Whether the body's type is NDJSON.
    static func isNDJSON(_ head: borrowing RequestHead) -> Bool {
        let isPlain = head.header("Content-Type", equals: "application/json") ?? true
        guard !isPlain, let type = head.header("Content-Type") else { return false }
        return type.split(separator: ";", omittingEmptySubsequences: false)[0].trimmed.lowercased() == BatchForm.lines
    }

    /// The one of `types` with the highest weight, the earlier of equals; `nil` if the client accepts none of them.
    static func preferred(of types: [String], in head: borrowing RequestHead) -> String? {
        let list = WeightedList(head.headerValues("Accept"))
        guard !list.choices.isEmpty else { return types.first }
        var best: (type: String, weight: Double)?
        for type in types {
            let weight = list.weight(ofType: type)
            if weight > best?.weight ?? 0 { best = (type, weight) }
        }
        return best?.type
    }

    private static func fault(in head: borrowing RequestHead, wanted: String, _ isRight: (String) -> Bool) -> String? {
        if let coding = head.header("Content-Encoding"), coding.lowercased() != "identity" {
            return "A body coded as \"\(coding.clipped(to: 40))\" is not decoded here. Send it plain."
        }
        let isPlain = head.header("Content-Type", equals: "application/json")
        guard let isPlain, !isPlain, let type = head.header("Content-Type") else { return nil }
        let parts = type.split(separator: ";", omittingEmptySubsequences: false)
        let media = parts[0].trimmed.lowercased()
        guard isRight(media) else {
            return "The body's type is \"\(type.clipped(to: 80))\". Send content-type: \(wanted)."
        }
        for parameter in parts.dropFirst() {
            let sides = parameter.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, sides[0].trimmed.lowercased() == "charset" else { continue }
            var charset = sides[1].trimmed.lowercased()
            charset.removeAll { $0 == "\"" }
            if charset != "utf-8" && charset != "utf8" && charset != "us-ascii" {
                return "The body's charset is \"\(charset.clipped(to: 40))\". JSON is UTF-8."
            }
        }
        return nil
    }
}

extension Substring {
    /// The text without spaces and tabs at either end.
    fileprivate var trimmed: Substring {
        var text = self
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
