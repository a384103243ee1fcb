import Cache
import JSONText
import MicroHTTP
private import Synchronization

/// A finished representation: its bytes once, and every response made around them on demand.
///
/// Responses are prepared at first use and then sent again and again without a copy, by any thread.
final class Representation: MemoryCosting {
    /// How a representation came to be, as its headers say.
    enum Origin: Sendable {
        /// Kept in no cache: the same for as long as the server runs.
        case fixed
        /// From the cache.
        case hit
        /// Computed for this request, in so many milliseconds.
        case computed(milliseconds: Double)

        /// Whether the next response will say the same.
        var isConstant: Bool { if case .computed = self { false } else { true } }
    }

    let mediaType: String
    /// The tag of the plain bytes.
    let tag: EntityTag
    let body: ResponseBody
    /// Whether responses say that they come from the cache.
    private let isCached: Bool
    /// Fields that this one has beside those of all.
    private let more: HeaderFields
    private let plain = ResponseSlot()
    private let zipped = ResponseSlot()
    private let unchanged = ResponseSlot()
    /// Bytes that the gzipped body takes up, once there is one.
    private let zippedFootprint = Atomic(0)

    /// - Parameters:
    ///   - isCached: Whether responses say that they come from the cache.
    ///   - more: Fields that this one has beside those of all.
    init(_ bytes: Span<UInt8>, mediaType: String, isCached: Bool, more: HeaderFields = HeaderFields()) {
        self.mediaType = mediaType
        self.isCached = isCached
        self.more = more
        tag = EntityTag(of: bytes)
        body = ResponseBody(copying: bytes)
    }

    /// Where it comes from when it is not computed anew.
    var origin: Origin { isCached ? .hit : .fixed }

    /// Bytes that it takes up, the responses around it included.
    var cost: Int { body.footprint + zippedFootprint.load(ordering: .relaxed) + Self.overhead }
    /// Two responses with their header fields, measured as heap growth per entry and rounded up.
    private static let overhead = 3072

    /// The response to one request: 304 where the client has the bytes already, gzip where it takes it.
    ///
    /// - Parameters:
    ///   - identifier: The request's own `X-Request-Id`, to be echoed around the same bytes.
    ///   - compress: Makes the gzipped bytes, once; nil where that fails.
    func response(
        to head: borrowing RequestHead, origin: Origin, identifier: String?, compress: Gzip.Compressor
    ) -> Response {
        if head.method.isOfReading, let match = matchingTag(in: head) {
            if match == .plain, identifier == nil, origin.isConstant {
                return lazy(unchanged) { response(304, fields(match, origin), .empty) }
            }
            return response(304, fields(match, origin, identifier: identifier), .empty)
        }
        if body.count >= Self.worthZipping, Negotiation.acceptsGzip(in: head),
            let response = gzip(origin, identifier, compress)
        {
            return response
        }
        guard identifier == nil, origin.isConstant else {
            return response(200, fields(.plain, origin, identifier: identifier), body)
        }
        return lazy(plain) { response(200, fields(.plain, origin), body) }
    }

    /// Shorter bodies fit one packet as they are.
    private static let worthZipping = 1024

    /// Which of the two representations something is about.
    private enum Coding {
        case plain, gzip
    }

    /// What the client has already, as far as it says so.
    private func matchingTag(in head: borrowing RequestHead) -> Coding? {
        guard let isPlain = tag.withBytes({ head.header("If-None-Match", equals: $0) }) else { return nil }
        if isPlain { return .plain }
        let text = tag.text
        return Negotiation.matchingTag(of: [text, tag.zipped], in: head).map { $0 == text ? .plain : .gzip }
    }

    /// Whether to gzip the body takes more than about a millisecond, and is still to be done.
    var isLongToZip: Bool { body.count >= 65_536 && zipped.response == nil }

    /// Makes the gzipped response, where it pays and is not there; nil where there is none.
    @discardableResult
    func zip(_ compress: Gzip.Compressor) -> Response? {
        if let made = zipped.response { return made }
        guard body.count >= Self.worthZipping, let bytes = body.withBytes({ compress($0) }) else { return nil }
        var fields = fields(.gzip, self.origin)
        fields.add(Self.gzipField)
        let prepared = zipped.keep(response(200, fields, ResponseBody(bytes)))
        zippedFootprint.store(prepared.body.footprint, ordering: .relaxed)
        return prepared
    }

    /// The gzipped response. The bytes are made once; a request with headers of its own gets them in new ones.
    private func gzip(_ origin: Origin, _ identifier: String?, _ compress: Gzip.Compressor) -> Response? {
        guard let prepared = zip(compress) else { return nil }
        if identifier == nil, origin.isConstant { return prepared }
        var fields = fields(.gzip, origin, identifier: identifier)
        fields.add(Self.gzipField)
        return response(200, fields, prepared.body)
    }

    private func lazy(_ slot: borrowing ResponseSlot, _ make: () -> Response) -> Response {
        slot.response ?? slot.keep(make())
    }

    /// The header fields of a response to one request.
    private func fields(_ coding: Coding, _ origin: Origin, identifier: String? = nil) -> HeaderFields {
        var fields = HeaderFields(capacity: Self.fieldCapacity)
        fields.add("Content-Type", text: mediaType)
        switch coding {
        case .plain: tag.withBytes { fields.add("ETag", bytes: $0) }
        case .gzip: fields.add("ETag", text: tag.zipped)
        }
        switch origin {
        case .fixed: break
        case .hit: fields.add("Cache-Status", "Scrim; hit")
        case .computed(let milliseconds):
            fields.add("Cache-Status", "Scrim; fwd=miss")
            fields.add("Server-Timing", "resolve;dur=", JSONNumber.text(milliseconds))
        }
        if let identifier { fields.add("X-Request-Id", text: identifier) }
        fields.add(Self.commonFields)
        fields.add(more)
        return fields
    }

    private func response(_ status: Int, _ fields: consuming HeaderFields, _ body: ResponseBody) -> Response {
        Response(status: status, fields: fields, body: body)
    }

    /// Enough for all fields of nearly all responses.
    private static let fieldCapacity = 512
    private static let commonFields: HeaderFields = {
        var fields = HeaderFields()
        fields.add("Vary", "Accept, Accept-Encoding")
        fields.add("Cache-Control", "public, max-age=60")
        fields.add(CrossOrigin.answerFields)
        return fields
    }()
    private static let gzipField = HeaderFields([("Content-Encoding", "gzip")])
}
