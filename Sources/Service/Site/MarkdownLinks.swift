/// The links of a Markdown text as it is written, `[text](target)`; those in code and those of pictures are none.
struct MarkdownLinks {
    /// The text, with only the own texts of the links that lead nowhere.
    private(set) var output: [UInt8] = []

    private var fence = false
    private var code = false
    /// The places in `output` of brackets that may begin a link, the innermost last.
    private var open: [Int] = []

    /// - Parameter leads: Whether there is something at a target.
    init(_ text: [UInt8], _ leads: (Substring) -> Bool) {
        output.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            if isAtLineStart {
                let line = text[index...].prefix { $0 != UInt8(ascii: "\n") }
                let first = line.drop { $0 == UInt8(ascii: " ") }
                if first.starts(with: "```".utf8) { fence.toggle() }
                // Neither code nor a link goes on in another paragraph.
                if first.isEmpty { (code, open) = (false, []) }
                if fence || first.starts(with: "```".utf8) {
                    output += line
                    index += line.count
                    if index < text.count {
                        output.append(text[index])
                        index += 1
                    }
                    continue
                }
            }
            if let end = target(at: index, of: text, leads) {
                index = end
                continue
            }
            take(text[index])
            index += 1
        }
    }

    private var isAtLineStart: Bool { output.last == nil || output.last == UInt8(ascii: "\n") }

    private mutating func take(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "`"): code.toggle()
        case UInt8(ascii: "[") where !code: open.append(output.count)
        case UInt8(ascii: "]") where !code: _ = open.popLast()
        default: break
        }
        output.append(byte)
    }

    /// Removes a link that leads nowhere at its target, `](…)`. Returns the end of the target; `nil` if the text goes
    /// on as it is.
    private mutating func target(at index: Int, of text: [UInt8], _ leads: (Substring) -> Bool) -> Int? {
        guard !code, let start = open.last, text[index...].starts(with: "](".utf8),
            start == 0 || output[start - 1] != UInt8(ascii: "!"),
            let end = text[index...].firstIndex(of: UInt8(ascii: ")")),
            !leads(Substring(decoding: text[(index + 2)..<end], as: UTF8.self))
        else { return nil }
        output.remove(at: start)
        open.removeLast()
        return end + 1
    }
}
