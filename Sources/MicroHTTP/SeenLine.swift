/// The request line of a message as far as it has arrived, for the case that the message is refused before the library
/// has its head; and the fields behind it that have arrived with it or with the fault.
///
/// The bytes are copied only if a head does not arrive in one piece.
struct SeenLine {
    private var bytes: [UInt8] = []

    /// Adds what has arrived of a head that is not complete, or is at fault.
    ///
    /// - Parameters:
    ///   - isNew: Whether the message begins with these bytes.
    ///   - isLast: Whether the fault is in these bytes, which are then kept whole.
    ///   - limits: They determine how many bytes can matter for the line.
    mutating func append(_ piece: UnsafeRawBufferPointer, isNew: Bool, isLast: Bool, _ limits: MessageLimits) {
        if isNew { bytes.removeAll() }
        guard !isLast else { return unsafe bytes.append(contentsOf: piece) }
        let most = 2 * RequestLineScanner.mostEmptyLines + RequestLineScanner.longestMethod + limits.targetBytes + 2
        unsafe bytes.append(contentsOf: piece.prefix(max(0, most - bytes.count)))
    }

    /// Whether some of a head has arrived that was not complete.
    var hasBegun: Bool { !bytes.isEmpty }

    /// Forgets the line, and gives its memory back.
    mutating func empty() { if !bytes.isEmpty { bytes = [] } }

    /// The value of the first field called `name`, in small letters, if its line has arrived whole; else `nil`.
    ///
    /// `nil` also behind a line that is no request line: where the message ends is not certain then, and the field may
    /// be that of the next.
    func value(of name: String) -> String? {
        var lines = bytes.split(separator: Byte.lineFeed, omittingEmptySubsequences: false).dropLast()
            .map { $0.last == Byte.return ? $0.dropLast() : $0 }[...]
        lines = lines.drop(while: \.isEmpty)
        guard let first = lines.popFirst(), !first.contains(Byte.return),
            first.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).count == 3
        else { return nil }
        for line in lines.prefix(while: { !$0.isEmpty }) {
            guard line.dropFirst(name.utf8.count).first == UInt8(ascii: ":"),
                line.prefix(name.utf8.count).map({ $0 | 0x20 }).elementsEqual(name.utf8.map { $0 | 0x20 })
            else { continue }
            let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
            let value = line.dropFirst(name.utf8.count + 1).drop { blanks.contains($0) }
            let end = value.lastIndex { !blanks.contains($0) }.map { $0 + 1 } ?? value.startIndex
            return String(decoding: value[..<end], as: UTF8.self)
        }
        return nil
    }

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
