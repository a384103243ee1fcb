/// The request line of a message as far as it has arrived, for the case that the message is refused before the library
/// has its head.
///
/// The bytes are copied only if a head does not arrive in one piece.
struct SeenLine {
    private var bytes: [UInt8] = []

    /// Adds what has arrived of a head that is not complete, or is at fault.
    ///
    /// - Parameters:
    ///   - isNew: Whether the message begins with these bytes.
    ///   - limits: They determine how many bytes can matter.
    mutating func append(_ piece: UnsafeRawBufferPointer, isNew: Bool, _ limits: MessageLimits) {
        if isNew { bytes.removeAll() }
        let most = 2 * RequestLineScanner.mostEmptyLines + RequestLineScanner.longestMethod + limits.targetBytes + 2
        unsafe bytes.append(contentsOf: piece.prefix(max(0, most - bytes.count)))
    }

    /// Whether some of a head has arrived that was not complete.
    var hasBegun: Bool { !bytes.isEmpty }

    /// Forgets the line, and gives its memory back.
    mutating func empty() { if !bytes.isEmpty { bytes = [] } }

    /// The method, and the path of the target; `nil` or empty if it is not certain that all of it has arrived.
    ///
    /// They do not depend on how many bytes have arrived after a fault.
    func parts(_ limits: MessageLimits) -> (method: Method?, path: ArraySlice<UInt8>) {
        var rest = bytes[...]
        for _ in 0..<RequestLineScanner.mostEmptyLines where rest.starts(with: [Byte.return, Byte.lineFeed]) {
            rest = rest.dropFirst(2)
        }
        let name = rest.prefix(while: Byte.isToken)
        guard (1...RequestLineScanner.longestMethod).contains(name.count),
            case let after = rest.dropFirst(name.count), after.first == Byte.space
        else { return (nil, []) }
        let method = Method(String(decoding: name, as: UTF8.self))
        let target = after.dropFirst().prefix(while: Byte.isVisible)
        // Of a target that is too long, more or less may have arrived.
        let path = target.prefix(limits.targetBytes).prefix { $0 != UInt8(ascii: "?") }
        let isWhole = after.dropFirst(1 + path.count).first.map { $0 == Byte.space || $0 == UInt8(ascii: "?") } ?? false
        return (method, isWhole && path.count <= limits.targetBytes ? path : [])
    }
}
