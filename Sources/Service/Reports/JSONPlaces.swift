import JSONText

/// Where values stand in the text of a JSON document.
enum JSONPlaces {
    /// The line, from 1, on which the value of a pointer begins; of a member that is not there, that of the nearest one
    /// above it. The text is JSON.
    static func line(of pointer: String, in text: [UInt8]) -> Int {
        var scanner = Scanner(text: text)
        let tokens = pointer.split(separator: "/").map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
        scanner.descend(tokens)
        return 1 + text[..<min(scanner.found, text.count)].count { $0 == UInt8(ascii: "\n") }
    }

    /// The bytes of the value of a pointer; nil where there is none. The text is JSON.
    static func range(of pointer: String, in text: [UInt8]) -> Range<Int>? {
        var scanner = Scanner(text: text)
        let tokens = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
        scanner.descend(tokens)
        guard scanner.isWhole else { return nil }
        scanner.index = scanner.found
        scanner.skipValue()
        // A number or a word is followed by space at most.
        var end = min(scanner.index, text.count)
        while end > scanner.found, text[end - 1] <= 0x20 { end -= 1 }
        return scanner.found..<end
    }

    private struct Scanner {
        let text: [UInt8]
        var index = 0
        /// Where the value starts that was found last.
        var found = 0
        /// Whether that is the value that was looked for, and none above it.
        var isWhole = false

        init(text: [UInt8]) { self.text = text }

        private var byte: UInt8? { index < text.count ? text[index] : nil }

        mutating func descend(_ tokens: [String]) {
            skipSpace()
            found = index
            isWhole = tokens.isEmpty
            guard let first = tokens.first, let opening = byte else { return }
            let isObject = opening == UInt8(ascii: "{")
            guard isObject || opening == UInt8(ascii: "[") else { return }
            index += 1
            var position = 0
            while true {
                skipSpace()
                guard let byte, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { return }
                var name = String(position)
                if isObject {
                    let start = index
                    skipValue()
                    name = String(decoding: text[min(start + 1, index)..<max(start + 1, index - 1)], as: UTF8.self)
                    skipSpace()
                    index += 1
                }
                if name == first { return descend(Array(tokens.dropFirst())) }
                skipValue()
                skipSpace()
                if self.byte == UInt8(ascii: ",") { index += 1 }
                position += 1
            }
        }

        private mutating func skipSpace() {
            while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
        }

        /// Goes behind a value, or behind a member's name.
        mutating func skipValue() {
            skipSpace()
            var depth = 0
            while let byte {
                switch byte {
                case UInt8(ascii: "\""): skipString()
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    depth += 1
                    index += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if depth == 0 { return }
                    depth -= 1
                    index += 1
                case UInt8(ascii: ","), UInt8(ascii: ":"):
                    if depth == 0 { return }
                    index += 1
                default: index += 1
                }
                if depth == 0, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
                    return
                }
            }
        }

        private mutating func skipString() {
            index += 1
            while let byte, byte != UInt8(ascii: "\"") { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
            index += 1
        }
    }
}
