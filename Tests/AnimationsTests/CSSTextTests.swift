import Animations
import Foundation
import FoundationXML
import TestSupport
import Testing

/// Reads strings and names as CSS Syntax Module Level 3 does (sections 4.3.5, 4.3.7 and 4.3.11).
private struct CSSReader {
    private var scalars: ArraySlice<Unicode.Scalar>

    init(_ text: String) { scalars = Array(text.unicodeScalars)[...] }

    /// A quoted string that is all of the text; `nil` if it is not.
    mutating func string() -> String? {
        guard scalars.popFirst() == "\"" else { return nil }
        var value = String.UnicodeScalarView()
        while let next = scalars.popFirst() {
            switch next {
            case "\"": return scalars.isEmpty ? String(value) : nil
            case "\n": return nil
            case "\\": value.append(escaped())
            default: value.append(next)
            }
        }
        return nil
    }

    /// A name that is all of the text; `nil` if it is not.
    mutating func name() -> String? {
        var value = String.UnicodeScalarView()
        while let next = scalars.popFirst() {
            let isDigit = ("0"..."9").contains(next)
            let isStart = ("a"..."z").contains(next) || ("A"..."Z").contains(next) || next == "_" || next.value >= 0x80
            switch next {
            case "\\": value.append(escaped())
            // A name begins with a letter, or with a hyphen before a letter or another hyphen.
            case _ where isStart || (isDigit && !value.isEmpty && value != "-".unicodeScalars) || next == "-":
                value.append(next)
            default: return nil
            }
        }
        return String(value)
    }

    private mutating func escaped() -> Unicode.Scalar {
        var digits = ""
        while digits.count < 6, let next = scalars.first, next.properties.isASCIIHexDigit {
            digits.unicodeScalars.append(next)
            scalars.removeFirst()
        }
        if digits.isEmpty { return scalars.popFirst() ?? "\u{FFFD}" }
        if scalars.first == " " { scalars.removeFirst() }
        guard let value = UInt32(digits, radix: 16), value > 0 else { return "\u{FFFD}" }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}

extension String.UnicodeScalarView {
    fileprivate static func != (one: Self, other: Self) -> Bool { !one.elementsEqual(other) }
}

private let alphabet = Array("a1-_ \"'\\<>&/*{};:\0\u{1}\t\n\u{7F}\u{85}\u{2028}é中🎈".unicodeScalars)

private func texts(_ seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<400).map { _ in
        let count = Int.random(in: 1..<8, using: &generator)
        return String(
            String.UnicodeScalarView(
                (0..<count).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] }))
    }
}

extension String {
    fileprivate func replacing(_ change: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
        String(String.UnicodeScalarView(unicodeScalars.compactMap(change)))
    }
}

@Suite struct `Any text in CSS and HTML` {
    /// NUL is no character of CSS; U+FFFD stands for it. A line end within would end the string, `<` a style element.
    @Test(arguments: [UInt64(1), 2])
    func `a string of CSS is read back as the text that it was made of`(seed: UInt64) {
        for text in texts(seed) {
            let written = CSSText.string(text)
            var reader = CSSReader(written)
            #expect(reader.string() == text.replacing { $0 == "\0" ? "\u{FFFD}" : $0 }, "seed \(seed): \(written)")
            #expect(!written.contains("<") && !written.contains("\n"), "seed \(seed): \(written)")
        }
    }

    @Test(arguments: [UInt64(3), 4])
    func `the name of a class is read back as the text that it was made of`(seed: UInt64) {
        for text in texts(seed) {
            let written = CSSText.className(text)
            var reader = CSSReader(written)
            let expected = text.replacing { $0 == "\0" ? "\u{FFFD}" : $0.properties.isWhitespace ? "_" : $0 }
            #expect(reader.name() == expected, "seed \(seed): \(written)")
        }
    }

    /// An XML parser reads what is between tags, and in quotes, as one of HTML does.
    @Test(arguments: [UInt64(5), 6])
    func `a text in HTML is read back without its control characters`(seed: UInt64) throws {
        func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) }
        for text in texts(seed) {
            let document = try XMLDocument(
                xmlString: "<p title=\"\(HTMLText.escaped(text))\">\(HTMLText.escapedLines(text))</p>",
                options: .nodePreserveWhitespace)
            let element = try #require(document.rootElement())
            let lines = text.replacing {
                $0 == "\0" ? "\u{FFFD}" : isControl($0) && $0 != "\t" && $0 != "\n" ? nil : $0
            }
            #expect(element.stringValue == lines, "seed \(seed): \(text.debugDescription)")
            let title = text.replacing { $0 == "\t" || $0 == "\n" ? " " : isControl($0) ? nil : $0 }
            #expect(element.attribute(forName: "title")?.stringValue == title, "seed \(seed): \(text.debugDescription)")
        }
    }
}

@Suite struct `Offsets of keyframes` {
    /// A quarter, a half and the end of four seconds; those in between come by 1e-8 of the whole before their moment.
    @Test func `offsets of keyframes are shares of the whole time`() {
        #expect(KeyframeTimes.shares(of: [0, 1, 2, 4], in: 4) == [0, 0.25 - 1e-8, 0.5 - 1e-8, 1])
        #expect(KeyframeTimes.shares(of: [0, 5], in: 4) == [0, 1])
    }

    @Test func `offsets of keyframes without a duration are at its start, but for the last`() {
        #expect(KeyframeTimes.shares(of: [0, 0, 0], in: 0) == [0, 0, 1])
    }

    /// Of two with the same percentage a browser would take the later one alone.
    @Test(arguments: [UInt64(1), 2, 3])
    func `offsets of keyframes in percent ascend, those of a jump too`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let whole = Double.random(in: 0.01...600, using: &generator)
            let moments = (0..<Int.random(in: 1..<6, using: &generator)).map { _ in
                Double.random(in: 0.001...0.999, using: &generator) * whole
            }
            // A jump is two keyframes at one moment.
            let times: [Double] = [0] + moments.sorted().flatMap { moment in [moment, moment] } + [whole]
            let percent = KeyframeTimes.hundredths(of: times, in: whole)
            #expect(zip(percent, percent.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed): \(times) in \(whole)")
            #expect(percent.first == 0 && percent.last == 100)
        }
    }
}
