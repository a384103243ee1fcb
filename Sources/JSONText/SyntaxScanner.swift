/// Finds the first fault, and its place, in a text that the parser refused. It is slow, because it scans byte by byte.
///
/// It has its own stack, no deeper than the limit, so that nesting cannot exhaust the thread's stack.
struct SyntaxScanner {
    /// The token that must come next.
    private enum Due {
        case value, elementOrEnd, nameOrEnd, name, colon, commaOrEnd, nothing

        var phrase: String {
            switch self {
            case .value: "a value"
            case .elementOrEnd: "a value or `]`"
            case .nameOrEnd: "a member's name or `}`"
            case .name: "a member's name in double quotes"
            case .colon: "`:`"
            case .commaOrEnd: "`,` or the end of the array or object"
            case .nothing: "nothing"
            }
        }
    }

    private let maxDepth: Int
    private var at = 0
    private var due = Due.value
    /// For each container that is open, whether it is an object.
    private var open: [Bool] = []

    private init(maxDepth: Int) { self.maxDepth = maxDepth }

    /// The first fault of `bytes`, with line and column; `nil` if the scanner finds none.
    /// - Complexity: O(bytes).
    static func fault(in bytes: Span<UInt8>, maxDepth: Int) -> JSONSyntaxError? {
        if let offset = firstInvalidUTF8(in: bytes) { return error(.invalidUTF8, at: offset, in: bytes) }
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            return JSONSyntaxError(.byteOrderMark, line: 1, column: 1)
        }
        var scanner = SyntaxScanner(maxDepth: maxDepth)
        return scanner.run(bytes).map { error($0, at: scanner.at, in: bytes) }
    }

    /// Returns the error for `reason` with the line and column of the byte at `offset`.
    private static func error(_ reason: JSONSyntaxError.Reason, at offset: Int, in bytes: Span<UInt8>)
        -> JSONSyntaxError
    {
        var line = 1
        var column = 1
        for position in 0..<min(offset, bytes.count) {
            if bytes[position] == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if bytes[position] & 0xC0 != 0x80 {
                column += 1
            }
        }
        return JSONSyntaxError(reason, line: line, column: column)
    }

    /// Scans to the first fault, and sets `at` to its offset.
    private mutating func run(_ bytes: Span<UInt8>) -> JSONSyntaxError.Reason? {
        while true {
            while at < bytes.count, isSpace(bytes[at]) { at += 1 }
            guard at < bytes.count else {
                if due == .nothing { return nil }
                return due == .value && open.isEmpty ? .empty : .unexpectedEnd
            }
            if let fault = step(bytes) { return fault }
        }
    }

    /// Reads one token.
    private mutating func step(_ bytes: Span<UInt8>) -> JSONSyntaxError.Reason? {
        let byte = bytes[at]
        switch (due, byte) {
        case (.nothing, _):
            return .trailingContent
        case (.colon, UInt8(ascii: ":")):
            at += 1
            due = .value
        case (.commaOrEnd, UInt8(ascii: ",")):
            at += 1
            due = open.last == true ? .name : .value
        case (.commaOrEnd, UInt8(ascii: "}")) where open.last == true, (.nameOrEnd, UInt8(ascii: "}")),
            (.commaOrEnd, UInt8(ascii: "]")) where open.last == false, (.elementOrEnd, UInt8(ascii: "]")):
            at += 1
            _ = open.popLast()
            finishValue()
        case (.name, UInt8(ascii: "\"")), (.nameOrEnd, UInt8(ascii: "\"")):
            if let fault = string(bytes) { return fault }
            due = .colon
        case (.value, _), (.elementOrEnd, _):
            return value(bytes)
        default:
            return unexpected(bytes)
        }
        return nil
    }

    private mutating func finishValue() { due = open.isEmpty ? .nothing : .commaOrEnd }

    private mutating func value(_ bytes: Span<UInt8>) -> JSONSyntaxError.Reason? {
        switch bytes[at] {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard open.count < maxDepth else { return .tooDeep(limit: maxDepth) }
            let isObject = bytes[at] == UInt8(ascii: "{")
            open.append(isObject)
            at += 1
            due = isObject ? .nameOrEnd : .elementOrEnd
            return nil
        case UInt8(ascii: "\""):
            if let fault = string(bytes) { return fault }
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            if let fault = number(bytes) { return fault }
        case UInt8(ascii: "t") where word("true", bytes), UInt8(ascii: "f") where word("false", bytes),
            UInt8(ascii: "n") where word("null", bytes):
            break
        default:
            return unexpected(bytes)
        }
        finishValue()
        return nil
    }

    /// Whether `word` is at `at`, as a whole word. If it is, moves past it.
    private mutating func word(_ word: StaticString, _ bytes: Span<UInt8>) -> Bool {
        let end = at + word.utf8CodeUnitCount
        guard Self.clip(bytes, from: at, to: wordEnd(bytes)) == word.description else { return false }
        at = end
        return true
    }

    private func wordEnd(_ bytes: Span<UInt8>) -> Int {
        var end = at
        while end < bytes.count, !isSpace(bytes[end]), !isPunctuation(bytes[end]) { end += 1 }
        return end
    }

    private mutating func number(_ bytes: Span<UInt8>) -> JSONSyntaxError.Reason? {
        let end = wordEnd(bytes)
        let literal = Self.clip(bytes, from: at, to: end)
        guard let length = NumberLiteral.length(in: bytes, from: at), at + length == end else {
            return .notJSON("`\(literal)` is not a number as JSON writes them")
        }
        guard let value = NumberLiteral.value(of: bytes.extracting(at..<end)), value.isFinite else {
            return .numberOutOfRange(literal)
        }
        at = end
        return nil
    }

    private mutating func string(_ bytes: Span<UInt8>) -> JSONSyntaxError.Reason? {
        at += 1
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\""):
                at += 1
                return nil
            case 0..<0x20:
                return .notJSON("a control character stands unescaped in a string")
            case UInt8(ascii: "\\"):
                guard let length = escapeLength(bytes) else {
                    return .notJSON("an escape in a string is not one of JSON's")
                }
                at += length
            default:
                at += 1
            }
        }
        return .unexpectedEnd
    }

    /// The length of the escape at `at`: two bytes, six, or twelve for a pair of surrogates; `nil` for anything else.
    private func escapeLength(_ bytes: Span<UInt8>) -> Int? {
        guard at + 1 < bytes.count else { return 1 }
        switch bytes[at + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return 2
        case UInt8(ascii: "u"):
            guard let unit = codeUnit(bytes, at: at) else { return nil }
            guard unit & 0xF800 == 0xD800 else { return 6 }
            guard unit < 0xDC00, let low = codeUnit(bytes, at: at + 6), low & 0xFC00 == 0xDC00 else { return nil }
            return 12
        default:
            return nil
        }
    }

    /// The code unit of the `\uXXXX` at `start`; `nil` if there is none.
    private func codeUnit(_ bytes: Span<UInt8>, at start: Int) -> UInt32? {
        guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u")
        else { return nil }
        var unit: UInt32 = 0
        for position in start + 2..<start + 6 {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
            default: return nil
            }
        }
        return unit
    }

    private func unexpected(_ bytes: Span<UInt8>) -> JSONSyntaxError.Reason {
        let end = max(wordEnd(bytes), min(at + 1, bytes.count))
        return .notJSON("found `\(Self.clip(bytes, from: at, to: end))` where \(due.phrase) is due")
    }

    /// The text of a range, clipped to 24 bytes.
    private static func clip(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> String {
        let limit = 24
        var shown = min(end, start + limit)
        while shown > start, shown < end, bytes[shown] & 0xC0 == 0x80 { shown -= 1 }
        let text = unsafe bytes.extracting(start..<shown)
            .withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        return shown < end ? text + "…" : text
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"),
            UInt8(ascii: ","), UInt8(ascii: "\""):
            true
        default: false
        }
    }

    /// The offset of the first byte that is not part of well-formed UTF-8 (Unicode, table 3-7); `nil` if there is none.
    private static func firstInvalidUTF8(in bytes: Span<UInt8>) -> Int? {
        var at = 0
        while at < bytes.count {
            let lead = bytes[at]
            if lead < 0x80 {
                at += 1
                continue
            }
            let length: Int
            var second: ClosedRange<UInt8> = 0x80...0xBF
            switch lead {
            case 0xC2...0xDF: length = 2
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xE1...0xEF: length = 3
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            case 0xF1...0xF3: length = 4
            default: return at
            }
            guard at + length <= bytes.count, second.contains(bytes[at + 1]) else { return at }
            for position in at + 2..<max(at + 2, at + length) where bytes[position] & 0xC0 != 0x80 { return at }
            at += length
        }
        return nil
    }
}
