/// JSON for people, indented by two spaces for each level. An object or array that fits on a line, and contains no
/// other, is written on one line.
enum IndentedJSON {
    /// The most bytes of an object or array on one line.
    private static let longestLine = 100

    /// The document, indented and with a line feed at its end. If it is not JSON, it is returned almost unchanged.
    static func text(of json: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(json.count * 2)
        var depth = 0
        var index = 0
        func newLine() {
            text.append(UInt8(ascii: "\n"))
            text += repeatElement(UInt8(ascii: " "), count: depth * 2)
        }
        while index < json.count {
            let byte = json[index]
            switch byte {
            case UInt8(ascii: "\""):
                let end = end(ofStringAt: index, in: json)
                text += json[index..<end]
                index = end
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if let end = end(ofFlatAt: index, in: json) {
                    append(flat: json[index..<end], to: &text)
                    index = end
                    continue
                }
                text.append(byte)
                depth += 1
                newLine()
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth = max(0, depth - 1)
                newLine()
                text.append(byte)
            case UInt8(ascii: ","):
                text.append(byte)
                newLine()
            case UInt8(ascii: ":"): text += [byte, UInt8(ascii: " ")]
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
            default: text.append(byte)
            }
            index += 1
        }
        text.append(UInt8(ascii: "\n"))
        return text
    }

    private static func end(ofStringAt start: Int, in json: [UInt8]) -> Int {
        var index = start + 1
        while index < json.count, json[index] != UInt8(ascii: "\"") {
            index += json[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, json.count)
    }

    /// The end of an object or array that is short and contains no other; `nil` for any other.
    private static func end(ofFlatAt start: Int, in json: [UInt8]) -> Int? {
        var index = start + 1
        while index < json.count, index - start < longestLine {
            switch json[index] {
            case UInt8(ascii: "\""): index = end(ofStringAt: index, in: json)
            case UInt8(ascii: "{"), UInt8(ascii: "["): return nil
            case UInt8(ascii: "}"), UInt8(ascii: "]"): return index + 1
            default: index += 1
            }
        }
        return nil
    }

    private static func append(flat: ArraySlice<UInt8>, to text: inout [UInt8]) {
        var isInString = false
        var isEscaped = false
        for byte in flat {
            text.append(byte)
            if isInString {
                if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else if byte == UInt8(ascii: "\"") {
                isInString = true
            } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
                text.append(UInt8(ascii: " "))
            }
        }
    }
}
