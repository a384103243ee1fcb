import Boxes
import Cache
import JSONText
import Metrics
import MicroHTTP
private import Synchronization

/// A finished representation: its bytes, and all responses around them, which are made on demand.
///
/// Responses are prepared at first use and then sent again and again without a copy, by any thread.
final class Representation: MemoryCosting {
    /// The origin of a representation, as header fields state it.
    enum Origin: Sendable {
        /// Not stated: it is in no cache, because it does not change while the server runs, or clients should not see
        /// it.
        case fixed
        /// From the cache.
        case hit
        /// Computed for this request, in these times.
        case computed(PhaseTimes)

        /// Whether the next response will state the same origin.
        var isConstant: Bool { if case .computed = self { false } else { true } }
    }

    /// The kind of an answer, on which its header fields depend.
    enum Kind: Sendable {
        /// Computed from a request, and kept by the cache.
        ///
        /// - isOneOfSeveral: Whether `Accept` chose it among several formats.
        case computed(isOneOfSeveral: Bool)
        /// Unchanged bytes for as long as the server runs.
        case fixed
        /// Bytes that never change: other bytes would have another name.
        case pinned
        /// The server's state, which no cache on the way may store.
        case operation
        /// Measurements of the server, in one of several forms, which no cache on the way may store.
        case measurement
    }

    let mediaType: String
    /// The tag of the uncompressed bytes.
    let tag: EntityTag
    let body: ResponseBody
    private let kind: Kind
    /// Whether the media type is not compressed already, and the body longer than what fits into one packet.
    private let isWorthCompressing: Bool
    /// The header fields in addition to those of all answers.
    private let more: HeaderFields
    /// The compressed bodies, once they are made, by the raw values of their codings.
    private let packed = InlineArray<3, Once<ResponseBody>> { _ in Once() }
    /// The responses that do not depend on a request; made by the first of them, since most answers are asked for once.
    private let responses = Once<VariantResponses>()
    /// The number of the route by whose target it was cached; -1 if by none.
    private let cachedRoute = Atomic(-1)
    /// The bytes of memory of the compressed bodies.
    private let compressedFootprint = Atomic(0)

    /// - Parameter more: The header fields beside those of all answers.
    init(_ body: ResponseBody, mediaType: String, _ kind: Kind, more: HeaderFields = HeaderFields()) {
        self.mediaType = mediaType
        self.kind = kind
        self.more = more
        tag = body.withBytes { EntityTag(of: $0) }
        isWorthCompressing = body.count >= 1024 && !Self.packedTypes.contains(mediaType)
        self.body = body
    }

    /// A representation around a copy of the bytes.
    convenience init(_ bytes: Span<UInt8>, mediaType: String, _ kind: Kind, more: HeaderFields = HeaderFields()) {
        self.init(ResponseBody(copying: bytes), mediaType: mediaType, kind, more: more)
    }

    /// The number of the route whose target alone leads to this representation; `nil` if there is none.
    var route: Int? {
        get {
            let route = cachedRoute.load(ordering: .relaxed)
            return route < 0 ? nil : route
        }
        set { cachedRoute.store(newValue ?? -1, ordering: .relaxed) }
    }

    /// The origin that is stated if it is not computed for the request.
    var origin: Origin { if case .computed = kind { .hit } else { .fixed } }

    /// The bytes of memory that it uses, including its responses.
    var cost: Int { body.footprint + compressedFootprint.load(ordering: .relaxed) + Self.overhead }
    /// Two responses with their header fields, measured as growth of the heap per entry and rounded up.
    private static let overhead = 3072

    /// A response for each `Variant`.
    private final class VariantResponses: Sendable {
        let slots = InlineArray<24, ResponseSlot> { _ in ResponseSlot() }
    }

    /// Identifies one of the responses around the bytes.
    private struct Variant {
        var coding = ContentCoding.identity
        /// Whether caches may store it forever.
        var isLasting = false
        /// Whether the status is 304 instead of 200.
        var isUnchanged = false
        /// Whether a response with status 200 would have another coding than the client's copy.
        var isOther = false
        /// Which caches may store it.
        var keeping = RequestNotes.Keeping.everyone

        var index: Int {
            ((coding.rawValue * 2 + (isLasting ? 1 : 0)) * 2 + (isUnchanged ? 1 : 0)) * 2
                + (keeping == .everyone ? 0 : 1)
        }

        /// Whether it is valid only for a number of seconds, which differs each time.
        var isBounded: Bool { if case .everyoneFor = keeping { true } else { false } }
    }

    /// The parts of a response that depend on its request.
    private struct RequestContext {
        let origin: Origin
        let identifier: String?
        let crossOrigin: CrossOrigin
    }

    /// Returns the response to one request: 304 if the client already has the bytes, compressed if the client accepts
    /// that.
    ///
    /// - Parameters:
    ///   - identifier: The request's own `X-Request-Id`, to be echoed.
    ///   - compress: Compresses the bytes, once for each coding; returns `nil` if it fails.
    func response(
        to head: borrowing RequestHead, origin: Origin, identifier: String?, crossOrigin: CrossOrigin,
        compress: Compression.Compressor
    ) -> Response {
        var variant = unsafe Variant(isLasting: isLasting(for: head), keeping: head.notes.pointee.keeping)
        let context = RequestContext(origin: origin, identifier: identifier, crossOrigin: crossOrigin)
        if head.method.isOfReading, let match = matchingCoding(in: head) {
            let chosen = chosenCoding(for: head)
            variant.coding = match
            variant.isUnchanged = true
            variant.isOther = match != chosen
            return response(variant, measured(chosen, compress), context, head)
        }
        guard isWorthCompressing, let compressed = compressed(Negotiation.coding(in: head), compress) else {
            return response(variant, body, context, head)
        }
        variant.coding = compressed.coding
        return response(variant, compressed.body, context, head)
    }

    /// Whether the request names a release, which then is the running one.
    private func isLasting(for head: borrowing RequestHead) -> Bool {
        if isUncached { false } else { head.hasQueryMember(AnswerChoice.release) }
    }

    /// The coding of a response with status 200.
    private func chosenCoding(for head: borrowing RequestHead) -> ContentCoding {
        isWorthCompressing ? Negotiation.coding(in: head) : .identity
    }

    /// The coding of the client's copy, by `If-None-Match`; `nil` if it has none. The coding of status 200 is tested
    /// first, since `*` means that one.
    private func matchingCoding(in head: borrowing RequestHead) -> ContentCoding? {
        guard let isPlain = tag.withBytes({ head.header("If-None-Match", equals: $0) }) else { return nil }
        if isPlain { return .identity }
        guard head.hasHeader("If-None-Match") else { return nil }
        let chosen = chosenCoding(for: head)
        let codings = [chosen] + ContentCoding.allCases.filter { $0 != chosen }
        let tags = codings.map { tag.text(in: $0) }
        return Negotiation.matchingTag(of: tags, in: head).flatMap(tags.firstIndex(of:)).map { codings[$0] }
    }

    // MARK: Compressed bodies

    /// The media types that are compressed already.
    private static let packedTypes = ["image/png", "image/apng", "font/woff2"]

    /// Whether compressing the body takes more than about a millisecond.
    var isLong: Bool {
        switch effort {
        case .quick: body.count >= 131_072
        case .thorough: body.count >= 8_192
        }
    }

    /// Whether a compression that takes that long has still to be done for a coding.
    func isLongToCompress(_ coding: ContentCoding) -> Bool {
        isLong && coding != .identity && packed[coding.rawValue].known == nil
    }

    private var effort: Compression.Effort {
        switch kind {
        case .computed, .operation, .measurement: .quick
        case .fixed, .pinned: .thorough
        }
    }

    private var isUncached: Bool {
        switch kind {
        case .operation, .measurement: true
        case .computed, .fixed, .pinned: false
        }
    }

    /// The body of status 200 in a coding, whose length a response with 304 states (RFC 9110, 8.6): the library closes
    /// a connection if it knows no length. `nil` if making it would take long.
    private func measured(_ coding: ContentCoding, _ compress: Compression.Compressor) -> ResponseBody? {
        isLongToCompress(coding) ? nil : compressed(coding, compress)?.body ?? body
    }

    /// Returns the compressed body, which is made if necessary; `nil` if the body should be sent uncompressed.
    @discardableResult
    func compressed(
        _ coding: ContentCoding, _ compress: Compression.Compressor
    ) -> (coding: ContentCoding, body: ResponseBody)? {
        guard coding != .identity, isWorthCompressing else { return nil }
        if let known = packed[coding.rawValue].known { return (coding, known) }
        guard let new = body.withBytes({ compress($0, coding, effort) }) else { return nil }
        let cached = packed[coding.rawValue].keep(new)
        if cached === new { compressedFootprint.add(new.footprint, ordering: .relaxed) }
        return (coding, cached)
    }

    // MARK: Responses

    /// Returns the response of a variant: the cached one, if nothing in it depends on this request.
    private func response(
        _ variant: Variant, _ body: ResponseBody?, _ context: RequestContext, _ head: borrowing RequestHead
    ) -> Response {
        let isNegotiated = isNegotiated(for: head)
        let isCached =
            context.identifier == nil && context.origin.isConstant && isNegotiated == isNegotiable && !variant.isBounded
            && !variant.isOther && body != nil
            && context.crossOrigin.isSame(for: head)
        if isCached, let known = responses.known?.slots[variant.index].response { return known }
        var fields = HeaderFields(capacity: Self.fieldCapacity + more.size)
        fields.add("Content-Type", text: mediaType)
        if variant.coding == .identity {
            tag.withBytes { fields.add("ETag", bytes: $0) }
        } else {
            fields.add("ETag", text: tag.text(in: variant.coding))
            if !variant.isUnchanged { fields.add("Content-Encoding", variant.coding.name) }
        }
        switch context.origin {
        case .fixed: break
        case .hit: fields.add("Cache-Status", "Scrim; hit")
        case .computed(let times):
            fields.add("Cache-Status", "Scrim; fwd=miss")
            fields.addTiming(times)
        }
        if let identifier = context.identifier { fields.add("X-Request-Id", text: identifier) }
        if let vary = CacheFields.vary(byFormat: isNegotiated, byCoding: isWorthCompressing) {
            fields.add("Vary", vary)
        }
        if case .everyone = variant.keeping {
            fields.add("Cache-Control", cacheControl(variant))
        } else {
            fields.add("Cache-Control", text: cacheControl(variant).directive(by: variant.keeping))
        }
        fields.add(context.crossOrigin.answerFields(for: head))
        fields.add(more)
        let made =
            if let body, !variant.isUnchanged {
                Response(status: 200, fields: consume fields, body: body)
            } else {
                Response(unchanged: consume fields, body)
            }
        return isCached ? responses.value { VariantResponses() }.slots[variant.index].keep(made) : made
    }

    private func cacheControl(_ variant: Variant) -> StaticString {
        switch kind {
        case .operation, .measurement: CacheFields.uncached
        case .pinned: CacheFields.lasting
        case .computed, .fixed: variant.isLasting ? CacheFields.lasting : CacheFields.brief
        }
    }

    /// Whether `Accept` may choose it among several formats.
    private var isNegotiable: Bool {
        switch kind {
        case .computed(let isOneOfSeveral): isOneOfSeveral
        case .measurement: true
        case .fixed, .pinned, .operation: false
        }
    }

    /// Whether `Accept` chose it: a format in the URL takes precedence.
    private func isNegotiated(for head: borrowing RequestHead) -> Bool {
        isNegotiable && !head.hasQueryMember(AnswerChoice.format)
    }

    /// Whether the representation, cached by a target, answers this request for it. Of several formats, only the first
    /// is cached by a target that names none, for clients without a preference.
    func isFor(_ head: borrowing RequestHead) -> Bool {
        isNegotiated(for: head)
            ? Negotiation.takesDefault(mediaType, in: head) : Negotiation.accepts([mediaType], in: head)
    }

    /// The bytes for the fields of a response beside `more`; enough for nearly all.
    private static let fieldCapacity = 640
}
