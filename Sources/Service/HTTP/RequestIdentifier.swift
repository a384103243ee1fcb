import MicroHTTP

/// The identifier of a request: the client's own, or a new one.
enum RequestIdentifier {
    private static let longest = 128

    /// The client's `X-Request-Id`, if it sent one; replaced by a new one unless it is 1…128 visible ASCII characters.
    /// Later calls for the same request return the same identifier.
    static func sent(in head: borrowing RequestHead) -> String? {
        if let known = unsafe head.notes.pointee.identifier { return known }
        guard let sent = unsafe head.header("X-Request-Id") ?? head.notes.pointee.seenIdentifier else { return nil }
        let isSound = (1...longest).contains(sent.utf8.count) && sent.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        return noted(isSound ? sent : made(), for: head)
    }

    /// The client's `X-Request-Id`, or a new one if it sent none.
    static func sentOrMade(for head: borrowing RequestHead) -> String { sent(in: head) ?? noted(made(), for: head) }

    private static func noted(_ identifier: String, for head: borrowing RequestHead) -> String {
        unsafe head.notes.pointee.identifier = identifier
        return identifier
    }

    /// Makes an identifier: 128 random bits in hexadecimal digits.
    static func made() -> String {
        var generator = SystemRandomNumberGenerator()
        return hex(generator.next()) + hex(generator.next())
    }

    private static func hex(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
