import Dialogs
import Geometry
package import Preview

/// Writes a dialog at rest as a small program: its boxes as values, and the code that draws them.
package struct RestProgram {
    package enum Framework: Sendable { case swiftUI, compose, flutter }

    private let model: RestModel
    private let framework: Framework

    package init(_ depiction: Depiction, for framework: Framework) {
        (model, self.framework) = (RestModel(depiction), framework)
    }

    package var text: String {
        var source = SourceText()
        for note in model.notes { source.comment(note) }
        let (width, height) = (SourceText.number(model.size.width), SourceText.number(model.size.height))
        switch framework {
        case .swiftUI:
            source.part(.swiftUIRest)
            source.line()
            source.line("let windowSize = CGSize(width: \(width), height: \(height))")
            write("let boxes: [Box] = [", "]", to: &source)
        case .compose:
            source.part(.composeRest)
            source.line()
            source.line("val windowWidth = \(width)")
            source.line("val windowHeight = \(height)")
            writeFunctions(to: &source)
        case .flutter:
            source.part(.flutterRest)
            source.line()
            source.line("const windowSize = Size(\(width), \(height));")
            write("const List<Box> boxes = [", "];", to: &source)
        }
        return source.text
    }

    // MARK: Values

    private func write(_ start: String, _ end: String, to source: inout SourceText) {
        source.line(start)
        for box in model.boxes { write(box, indent: 1, to: &source) }
        source.line(end)
    }

    /// Writes each box as a function of its own: a method of Java has at most 64 KB.
    private func writeFunctions(to source: inout SourceText) {
        var number = 0
        func call(_ box: RestModel.Box) -> String {
            let inner = box.boxes.map(call)
            number += 1
            var arguments = arguments(of: box)
            if !inner.isEmpty { arguments.append(("boxes", list(inner))) }
            if let words = box.words, words.lines.count > Self.mostLines {
                let parts = stride(from: 0, to: words.lines.count, by: Self.mostLines).map { start in
                    Array(words.lines[start..<min(start + Self.mostLines, words.lines.count)])
                }
                for (part, lines) in parts.enumerated() {
                    source.line("fun box\(number)Lines\(part)() = " + list(lines.map(line)))
                }
                let all = parts.indices.map { "box\(number)Lines\($0)()" }.joined(separator: " + ")
                arguments = arguments.map { $0.name == "words" ? ("words", self.words(words, lines: all)) : $0 }
            }
            source.comment("The layer \(box.id).")
            source.line("fun box\(number)() = Box(" + joined(arguments) + ")")
            return "box\(number)()"
        }
        let all = model.boxes.map(call)
        source.line("val boxes: List<Box> = " + list(all))
    }

    /// The most lines of text in one function.
    private static let mostLines = 200

    private func write(_ box: RestModel.Box, indent: Int, to source: inout SourceText) {
        let space = String(repeating: framework == .flutter ? "  " : "    ", count: indent)
        source.comment("The layer \(box.id).", indent: space.count)
        let arguments = arguments(of: box)
        guard !box.boxes.isEmpty else { return source.line(space + "Box(" + joined(arguments) + "),") }
        source.line(space + "Box(" + joined(arguments) + ", " + label("boxes") + listStart)
        for inner in box.boxes { write(inner, indent: indent + 1, to: &source) }
        source.line(space + listEnd + "),")
    }

    private func arguments(of box: RestModel.Box) -> [(name: String, value: String)] {
        let frame = [box.frame.minX, box.frame.minY, box.frame.width, box.frame.height]
        var arguments = zip(["x", "y", "width", "height"], frame).map { ($0, SourceText.number($1)) }
        func add(_ name: String, _ value: String) { arguments.append((name, value)) }
        if box.opacity != 1 { add("opacity", SourceText.number(box.opacity)) }
        if box.scale != 1 { add("scale", SourceText.number(box.scale)) }
        if box.radii.contains(where: { $0 != 0 }) { add("radii", list(box.radii.map(SourceText.number))) }
        if !box.fill.isEmpty { add("fill", list(box.fill.map(color))) }
        if !box.stops.isEmpty { add("stops", list(box.stops.map(SourceText.number))) }
        if !box.outline.isEmpty { add("outline", path(box.outline)) }
        if let border = box.border {
            add("borderWidth", SourceText.number(border.width))
            add("borderColor", color(border.color))
        }
        if !box.shadows.isEmpty { add("shadows", list(box.shadows.map(shadow))) }
        if box.clips { add("clips", "true") }
        if let symbol = box.symbol {
            add("symbol", path(symbol.path))
            add("symbolColor", color(symbol.color))
        }
        if let words = box.words { add("words", self.words(words)) }
        return arguments
    }

    private func path(_ numbers: [Double]) -> String {
        guard framework == .compose else { return list(numbers.map(SourceText.number)) }
        return "numbers(" + SourceText.texts(numbers) + ")"
    }

    private func shadow(_ shadow: (color: Color, blur: Double, spread: Double, offset: Point)) -> String {
        let numbers = [shadow.blur, shadow.spread, shadow.offset.x, shadow.offset.y].map(SourceText.number)
        let names = ["blur", "spread", "x", "y"]
        return "BoxShade(" + joined([("color", color(shadow.color))] + zip(names, numbers).map { ($0, $1) }) + ")"
    }

    private func line(_ line: RestModel.Line) -> String {
        var arguments = [("text", framework.literal(line.text))]
        arguments += zip(["x", "y", "width"], [line.x, line.y, line.width]).map { ($0, SourceText.number($1)) }
        if line.isRightToLeft { arguments.append(("isRightToLeft", "true")) }
        return "Line(" + joined(arguments) + ")"
    }

    /// - Parameter lines: What stands for the lines; `nil` for themselves.
    private func words(_ words: RestModel.Words, lines: String? = nil) -> String {
        var arguments = [
            ("lines", lines ?? list(words.lines.map(line))), ("size", SourceText.number(words.size)),
            ("weight", String(words.weight)), ("lineHeight", SourceText.number(words.lineHeight)),
            ("letterSpacing", SourceText.number(words.letterSpacing)), ("color", color(words.color)),
        ]
        if let shadow = words.shadow {
            arguments.append(("shadow", self.shadow((shadow.color, shadow.blur, 0, shadow.offset))))
        }
        return "Words(" + joined(arguments) + ")"
    }

    /// `0xAARRGGBB`.
    private func color(_ color: Color) -> String {
        let digits = [color.alpha, color.red, color.green, color.blue].map { channel in
            (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
        }
        return "0x" + digits.joined() + (framework == .compose ? "L" : "")
    }

    private func label(_ name: String) -> String { name + (framework == .compose ? " = " : ": ") }

    private func joined(_ arguments: [(name: String, value: String)]) -> String {
        arguments.map { label($0.name) + $0.value }.joined(separator: ", ")
    }

    private var listStart: String { framework == .compose ? "listOf(" : "[" }
    private var listEnd: String { framework == .compose ? ")" : "]" }
    private func list(_ items: [String]) -> String { listStart + items.joined(separator: ", ") + listEnd }
}

extension RestProgram.Framework {
    /// Returns a text as a string literal that nothing in the text can end.
    fileprivate func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "$" where self != .swiftUI: literal += "\\$"
            case " "..."~": literal.unicodeScalars.append(scalar)
            case _ where scalar.properties.isAlphabetic: literal.unicodeScalars.append(scalar)
            // Characters that may be invisible, or that change the direction of their neighbours, are written by
            // number.
            default: literal += escape(scalar)
            }
        }
        return literal + "\""
    }

    private func escape(_ scalar: Unicode.Scalar) -> String {
        func digits(_ value: UInt32) -> String { String(value, radix: 16, uppercase: true) }
        guard self == .compose else { return "\\u{" + digits(scalar.value) + "}" }
        return String(scalar).utf16.map { unit in
            "\\u" + String(repeating: "0", count: 4 - digits(UInt32(unit)).count) + digits(UInt32(unit))
        }.joined()
    }
}
