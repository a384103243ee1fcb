internal import CMicroHTTP

/// The handler's notes on the current request, which are counted and logged when it is answered.
///
/// A connection has one, which is used for one request after the other on the connection's own thread. The library
/// never uses it. It is accessed by a pointer, because across modules each access to a member of an object costs more
/// than the value itself.
package struct RequestNotes {
    /// Whether the cache had the answer.
    package enum CacheNote: UInt8, Sendable {
        /// The cache was not used, or it had nothing that could be sent.
        case none
        case hit
        case miss
    }

    /// The route of the request, in the handler's own numbers; `nil` while it is unknown.
    package var route: Int?
    package var cache = CacheNote.none
    /// How long the request waited before work on it began, in nanoseconds.
    package var waited = 0
    /// The request's identifier that is in the answer; `nil` if there is none.
    package var identifier: String?
    /// The field `X-Request-Id` of a message that was refused before its head was complete, if it had arrived.
    package var seenIdentifier: String?
    /// The name of the token in the request; `nil` if there was none.
    package var token: String?
    /// Which caches may store the answer, and for how long.
    package var keeping = Keeping.everyone
    /// The client's rights, by the handler's own numbers.
    package var rights: UInt8 = 0
    /// A target for `RequestHandler.respond(to:body:route:)` that replaces the one that was sent; `nil` for no
    /// replacement.
    package var target: [UInt8]?
    /// The client's address. It is the other end of the connection, unless the handler knows a better one.
    package var client: ClientAddress
    /// The daemon that received the request: `ServerSettings.listener`.
    package let listener: UInt8
    private let peer: ClientAddress

    /// What caches between server and client may do with an answer.
    package enum Keeping: Equatable, Sendable {
        case everyone
        /// Only the client's own cache may store it.
        case client
        /// No cache may store it longer than this many seconds.
        case everyoneFor(Int)
    }

    init(peer: ClientAddress, listener: UInt8) {
        self.peer = peer
        self.listener = listener
        client = peer
    }

    /// Resets everything for the connection's next request.
    mutating func reset() {
        route = nil
        cache = .none
        waited = 0
        if identifier != nil { identifier = nil }
        if seenIdentifier != nil { seenIdentifier = nil }
        if token != nil { token = nil }
        if target != nil { target = nil }
        keeping = .everyone
        rights = 0
        client = peer
    }
}

/// An IPv6 address, or an IPv4 address in its IPv6 form (`::ffff:192.0.2.1`), without a port.
package struct ClientAddress: Hashable, Sendable {
    /// The first and the last eight bytes of the address, each with its first byte in the lowest byte.
    package var high: UInt64 = 0
    package var low: UInt64 = 0

    /// Creates an address that belongs to no client: all zeros.
    package init() {}

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Reads a system address; `nil` if it is neither IPv4 nor IPv6.
    init?(_ address: UnsafePointer<sockaddr>) {
        let bytes = unsafe UnsafeRawPointer(address)
        switch Int32(unsafe address.pointee.sa_family) {
        case AF_INET:
            self.init(fourBytes: unsafe bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
        case AF_INET6:
            self.init(
                high: unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)),
                low: unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self)))
        default: return nil
        }
    }

    /// - Parameter four: The bytes of an IPv4 address, in network order.
    init(fourBytes four: UInt32) { low = UInt64(UInt32(littleEndian: four)) << 32 | Self.mark }

    /// The bytes `00 00 ff ff` that precede the four of an IPv4 address in `low`.
    static let mark: UInt64 = 0xFFFF_0000

    /// Appends the address as text: four decimal numbers, or IPv6 in the form of RFC 5952.
    package func write(to text: inout [UInt8]) {
        if high == 0, low & 0xFFFF_FFFF == Self.mark {
            for shift in stride(from: UInt64(32), through: 56, by: 8) {
                if shift > 32 { text.append(UInt8(ascii: ".")) }
                Self.write(UInt16(truncatingIfNeeded: low >> shift & 0xFF), radix: 10, to: &text)
            }
            return
        }
        let groups = [high, low].flatMap { half in
            stride(from: UInt64(0), through: 48, by: 16).map { UInt16(truncatingIfNeeded: half >> $0).byteSwapped }
        }
        let gap = Self.longestGap(in: groups)
        var index = 0
        while index < 8 {
            if index == gap.lowerBound, !gap.isEmpty {
                text += "::".utf8
                index = gap.upperBound
                continue
            }
            if index > 0, index != gap.upperBound || gap.isEmpty { text.append(UInt8(ascii: ":")) }
            Self.write(groups[index], radix: 16, to: &text)
            index += 1
        }
    }

    /// The first of the longest runs of zero groups; empty if no run has at least two.
    private static func longestGap(in groups: [UInt16]) -> Range<Int> {
        var longest = 0..<0
        var start = 0
        for index in 0...8 where index == 8 || groups[index] != 0 {
            if index - start > max(1, longest.count) { longest = start..<index }
            start = index + 1
        }
        return longest
    }

    private static func write(_ number: UInt16, radix: UInt16, to text: inout [UInt8]) {
        if number >= radix { write(number / radix, radix: radix, to: &text) }
        let digit = UInt8(truncatingIfNeeded: number % radix)
        text.append(digit < 10 ? 0x30 + digit : 0x61 + digit - 10)
    }
}
