import JSONText
import MicroHTTP
private import Synchronization

/// A finished representation: its bytes once, and every response made around them on demand.
///
/// Responses are prepared at first use and then sent again and again without a copy, by any thread.
final class Answer: Sendable {
    /// How an answer came to be, as its headers tell.
    enum Origin {
        /// Kept in no cache: the same for as long as the server runs.
        case fixed
        /// From the cache.
        case hit
        /// Computed for this request, in so many milliseconds.
        case computed(milliseconds: Double)

        /// Whether the next answer will have come about in the same way.
        var isSettled: Bool { if case .computed = self { false } else { true } }
    }

    let mediaType: String
    /// Strong entity tag of the plain bytes, with its quotes.
    let tag: String
    let body: ResponseBody
    /// Whether responses tell that they come from the cache.
    private let isCached: Bool
    private let plain = ResponseSlot()
    private let zipped = ResponseSlot()
    private let unchanged = ResponseSlot()

    /// - Parameter isCached: Whether responses tell that they come from the cache.
    init(_ bytes: Span<UInt8>, mediaType: String, isCached: Bool) {
        self.mediaType = mediaType
        self.isCached = isCached
        tag = Digest.tag(bytes)
        body = ResponseBody(copying: bytes)
    }

    /// Where the answer comes from when it is not computed anew.
    var origin: Origin { isCached ? .hit : .fixed }

    /// Bytes that this answer takes up, the responses around it included.
    var cost: Int { body.count + Self.overhead }
    /// Two responses with their header fields, measured as heap growth per entry and rounded up.
    private static let overhead = 3072

    /// The entity tag of the gzipped bytes: another representation, so another strong tag.
    private var zippedTag: String { String(tag.dropLast()) + "-gzip\"" }

    /// The response to one request: 304 where the client has the bytes already, gzip where it takes it.
    ///
    /// - Parameter identifier: The request's own `X-Request-Id`, to be echoed around the same bytes.
    func response(to head: borrowing RequestHead, origin: Origin, identifier: String?) -> Response {
        if head.method.isOfReading, let isSame = head.header("If-None-Match", equals: tag),
            let match = isSame ? tag : Negotiation.matchingTag(of: [tag, zippedTag], in: head)
        {
            if match == tag, identifier == nil, origin.isSettled {
                return lazy(unchanged) { response(304, fields(match, origin), Self.nothing) }
            }
            return response(304, fields(match, origin, identifier: identifier), Self.nothing)
        }
        if body.count >= Self.worthZipping, Negotiation.acceptsGzip(in: head), let response = gzip(origin, identifier) {
            return response
        }
        guard identifier == nil, origin.isSettled else {
            return response(200, fields(tag, origin, identifier: identifier), body)
        }
        return lazy(plain) { response(200, fields(tag, origin), body) }
    }

    private static let nothing = ResponseBody([])
    /// Shorter bodies fit one packet as they are.
    private static let worthZipping = 1024

    /// The gzipped response. The bytes are made once; a request with headers of its own gets them in new ones.
    private func gzip(_ origin: Origin, _ identifier: String?) -> Response? {
        let prepared: Response
        if let ready = zipped.response {
            prepared = ready
        } else {
            guard let bytes = body.withBytes({ Gzip.compress($0) }) else { return nil }
            prepared = zipped.keep(
                response(200, fields(zippedTag, self.origin) + [Self.gzipField], ResponseBody(bytes)))
        }
        if identifier == nil, origin.isSettled { return prepared }
        return response(200, fields(zippedTag, origin, identifier: identifier) + [Self.gzipField], prepared.body)
    }

    private func lazy(_ slot: borrowing ResponseSlot, _ make: () -> Response) -> Response {
        slot.response ?? slot.keep(make())
    }

    /// The fields that are this answer's own.
    private func fields(
        _ tag: String, _ origin: Origin, identifier: String? = nil
    ) -> [(name: String, value: String)] {
        var fields: [(name: String, value: String)] =
            switch origin {
            case .fixed:
                [("Content-Type", mediaType), ("ETag", tag)]
            case .hit:
                [("Content-Type", mediaType), ("ETag", tag), ("Cache-Status", "Scrim; hit")]
            case .computed(let milliseconds):
                [
                    ("Content-Type", mediaType), ("ETag", tag), ("Cache-Status", "Scrim; fwd=miss"),
                    ("Server-Timing", "resolve;dur=" + NumberText.text(milliseconds)),
                ]
            }
        if let identifier { fields.append(("X-Request-Id", identifier)) }
        return fields
    }

    private func response(
        _ status: Int, _ fields: [(name: String, value: String)], _ body: ResponseBody
    ) -> Response {
        Response(status: status, headers: fields, commonHeaders: Self.commonFields, body: body)
    }

    private static let commonFields: [(name: String, value: String)] =
        [("Vary", "Accept, Accept-Encoding"), ("Cache-Control", "public, max-age=60")] + CrossOrigin.answerFields
    private static let gzipField = (name: "Content-Encoding", value: "gzip")
}

/// An answer that is made when it is first asked for and kept for as long as the server runs.
final class FixedAnswer: Sendable {
    private let answer = AtomicLazyReference<Answer>()
    private let make: @Sendable () -> Answer

    init(_ make: @escaping @Sendable () -> Answer) {
        self.make = make
    }

    var value: Answer { answer.load() ?? answer.storeIfNil(make()) }

    /// A JSON document.
    static func json(_ write: @escaping @Sendable (inout JSONWriter) -> Void) -> FixedAnswer {
        FixedAnswer {
            var json = JSONWriter()
            write(&json)
            return json.withBytes { Answer($0, mediaType: "application/json", isCached: false) }
        }
    }
}
