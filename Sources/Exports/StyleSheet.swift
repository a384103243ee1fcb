package import Animations
import Boxes
import Dialogs
import Geometry
import Jobs
package import Preview
import Typography

/// Writes a depiction as a style sheet: a class for each layer, named after the layer's id, and for each timeline the
/// keyframes that elements of the class play inside an element whose `data-phase` is the timeline's name.
///
/// The elements are those of ``WebAnimations``, each in the element of its parent. The text of a class is drawn before
/// the element's own content, so a page needs no text of its own.
package struct StyleSheet {
    private let tree: ElementTree
    private let stage: StageReport
    private let names: ClassNames

    package init(_ depiction: Depiction, tolerance: MotionTolerance = .standard) {
        tree = ElementTree(depiction, tolerance: tolerance)
        stage = depiction.stage
        names = ClassNames(tree.elements.map(\.layer.id))
    }

    /// The whole style sheet.
    package var text: String {
        var sheet =
            """
            @charset \"UTF-8\";\n/* One element a layer, each in the element of its parent; the outermost is \
            [data-phase].\n
            """
        sheet += skeleton + "*/\n"
        var counted = 0
        let window = stage.windowInItsOwnSpace
        sheet += "[data-phase] {\n  position: relative;\n  overflow: hidden;\n"
        sheet += "  width: " + CSSText.length(window.width) + ";\n  height: " + CSSText.length(window.height) + ";\n}\n"
        for element in tree.elements where !JobBudget.isOver(after: 10) {
            append(element, to: &sheet)
            JobBudget.count(.bytes, sheet.utf8.count - counted)
            counted = sheet.utf8.count
        }
        for phase in tree.phases { append(phase, to: &sheet) }
        return sheet
    }

    // MARK: Elements

    /// The elements that have the classes, as HTML.
    private var skeleton: String {
        let phase = tree.phases.first?.name ?? ""
        var html = "\n<div data-phase=\"\(HTMLText.className(phase))\">\n"
        let known = Set(tree.elements.map(\.layer.id))
        var children: [String: [Layer]] = [:]
        for element in tree.elements {
            let parent = element.layer.parent.flatMap { known.contains($0) ? $0 : nil } ?? ""
            children[parent, default: []].append(element.layer)
        }
        // The recursion is shallow: a dialog, a group or a bar, a row.
        func write(_ layer: Layer, _ indent: String) {
            html += indent + "<div class=\"" + names.attribute(layer.id) + "\">"
            // If two layers have the same id, their children are written only once.
            if let own = children.removeValue(forKey: layer.id) {
                html += "\n"
                for child in own { write(child, indent + "  ") }
                html += indent
            }
            html += "</div>\n"
        }
        for layer in children.removeValue(forKey: "") ?? [] { write(layer, "  ") }
        return html + "</div>\n"
    }

    // MARK: Layers

    private func append(_ element: ElementTree.Element, to sheet: inout String) {
        let selector = self.selector(of: element.layer.id, in: element.phase)
        sheet += selector + " {\n"
        for declaration in ElementStyle(element).declarations {
            Self.append(declaration.name, declaration.value, to: &sheet)
        }
        sheet += "}\n"
        guard let text = element.layer.text?.value, !text.drawnLines.isEmpty else { return }
        sheet += selector + "::before {\n"
        append(text, element.layer, to: &sheet)
        sheet += "}\n"
    }

    /// Appends the lines of a text, in one box around all of them.
    private func append(_ text: TextBlock, _ layer: Layer, to sheet: inout String) {
        let lines = text.drawnLines.map { line in
            // A line whose direction is not that of the box is isolated in its own (UAX #9).
            guard line.direction != text.drawnLines.head.direction else { return CSSText.string(line.text) }
            let start = line.direction == .rightToLeft ? "\\2067 " : "\\2066 "
            return "\"" + start + "\" " + CSSText.string(line.text) + " \"\\2069 \""
        }.joined(separator: " \"\\a \" ")
        Self.append("content", Self.strut(of: text) + " " + lines, to: &sheet)
        for (name, value) in Self.declarations(of: text, in: layer, turned: stage.turn) {
            Self.append(name, value, to: &sheet)
        }
    }

    /// How far the first baseline is below the top of the box around a text. No font has its own baseline lower in a
    /// line of this height, so that a strut of this height decides.
    static func strutHeight(of text: TextBlock) -> Double { max(text.style.lineHeight, text.style.size) }

    /// A picture without a width at the start of the first line, which stands on the baseline. Where the baseline is
    /// below the top of the box then depends on no font.
    private static func strut(of text: TextBlock) -> String {
        let height = CSSText.number(strutHeight(of: text))
        return CSSText.url(svg: Array("<svg xmlns='http://www.w3.org/2000/svg' width='0' height='\(height)'/>".utf8))
    }

    /// Returns the position of the box around a text in its layer's element, and the style of the text.
    ///
    /// - Parameter turn: By how much it is turned about the layer's middle, on a surface that does not turn with the
    ///   window.
    static func declarations(
        of text: TextBlock, in layer: Layer, turned turn: QuarterTurn
    ) -> [(name: StaticString, value: String)] {
        var declarations: [(name: StaticString, value: String)] = []
        func add(_ name: StaticString, _ value: String) { declarations.append((name, value)) }
        let middle = layer.frame.center
        // Where lines start before that turn.
        let starts = text.drawnLines.map { line in
            let start = Point(x: line.x, y: line.baseline)
            return turn == .none ? start : middle + turn.inverse.rotate(direction: start - middle)
        }
        let left = starts.map(\.x).min() ?? 0
        let right = zip(starts, text.drawnLines).map { $0.x + $1.width }.max() ?? left
        let top = (starts.first?.y ?? 0) - strutHeight(of: text)
        add("position", "absolute")
        add("white-space", "pre")
        add("left", CSSText.length(left - layer.frame.minX))
        add("top", CSSText.length(top - layer.frame.minY))
        if turn != .none {
            add("rotate", CSSText.angle(turn.degrees))
            add("transform-origin", CSSText.lengths(middle.x - left, middle.y - top))
        }
        add("width", CSSText.length(right - left))
        add("text-align", text.alignment.rawValue)
        add("direction", text.drawnLines.head.direction == .rightToLeft ? "rtl" : "ltr")
        add("font-family", CSSText.families(text.family))
        add("font-size", CSSText.length(text.style.size))
        add("font-weight", CSSText.weight(text.style.weight))
        add("line-height", CSSText.length(text.style.lineHeight))
        if text.letterSpacing != 0 { add("letter-spacing", CSSText.length(text.letterSpacing)) }
        if let paint = layer.look?.look.text { add("color", CSSText.color(paint.flat)) }
        if let shadow = layer.look?.look.textShadow { add("text-shadow", CSSText.textShadow(shadow)) }
        return declarations
    }

    private static func append(_ name: StaticString, _ value: String, to sheet: inout String) {
        sheet += "  \(name): " + value + ";\n"
    }

    private func selector(of layer: String, in phase: String?) -> String {
        (phase.map { "[data-phase=" + CSSText.string($0) + "]" } ?? "[data-phase]") + " " + names.selector(layer)
    }

    // MARK: Timelines

    /// Appends the change of the window's size, which the outermost element cuts its content to: a presenter that fills
    /// the window has the window's size all the time.
    private func appendWindow(of phase: ElementTree.Phase, to sheet: inout String) {
        let window = stage.windowInItsOwnSpace
        guard let presenter = tree.elements.first(where: { $0.layer.role == .presenter })?.layer,
            presenter.frame.size.fills(window.size, in: stage.scale)
        else { return }
        var names: [String] = []
        for animation in phase.animations where animation.layer == presenter.id && !animation.isAdded {
            var sizes = animation
            sizes.declarations.removeAll { $0.property != .width && $0.property != .height }
            guard !sizes.declarations.isEmpty else { continue }
            let name = "scrim-" + CSSText.identifierPart(phase.name) + "-window-" + String(names.count)
            Self.append(sizes, name, phase.duration, to: &sheet)
            names.append(name)
        }
        guard !names.isEmpty else { return }
        sheet += "[data-phase=" + CSSText.string(phase.name) + "] {\n"
        let timing = " " + CSSText.number(phase.duration * 1000) + "ms linear both"
        Self.append("animation", names.map { $0 + timing }.joined(separator: ", "), to: &sheet)
        sheet += "}\n"
    }

    private func append(_ phase: ElementTree.Phase, to sheet: inout String) {
        appendWindow(of: phase, to: &sheet)
        var layers: [String] = []
        var animations: [String: [(name: String, animation: ElementAnimation)]] = [:]
        for (number, animation) in phase.animations.enumerated() {
            let name = "scrim-" + CSSText.identifierPart(phase.name) + "-" + String(number)
            if animations[animation.layer] == nil { layers.append(animation.layer) }
            animations[animation.layer, default: []].append((name, animation))
        }
        // All animations of an element must be in one declaration.
        for layer in layers {
            let own = animations[layer] ?? []
            for (name, animation) in own where !JobBudget.isOver(after: 10) {
                Self.append(animation, name, phase.duration, to: &sheet)
            }
            sheet += self.selector(of: layer, in: phase.name) + " {\n"
            let timing = " " + CSSText.number(phase.duration * 1000) + "ms linear both"
            Self.append("animation", own.map { $0.name + timing }.joined(separator: ", "), to: &sheet)
            if own.contains(where: \.animation.isAdded) {
                let operations = own.map { $0.animation.isAdded ? "add" : "replace" }
                Self.append("animation-composition", operations.joined(separator: ", "), to: &sheet)
            }
            sheet += "}\n"
        }
    }

    static func append(_ animation: ElementAnimation, _ name: String, _ duration: Double, to sheet: inout String) {
        sheet += "@keyframes " + name + " {\n"
        let last = animation.times.count - 1
        for (index, share) in KeyframeTimes.hundredths(of: animation.times, in: duration).enumerated() {
            sheet += "  " + CSSText.number(share, decimals: 6) + "% {"
            for declaration in animation.declarations {
                sheet += " \(declaration.property.name): " + declaration.values[index] + ";"
            }
            if index < last { sheet += " animation-timing-function: " + animation.easings[index] + ";" }
            sheet += " }\n"
        }
        sheet += "}\n"
    }
}

extension CSSText {
    /// The value of `text-shadow`.
    static func textShadow(_ shadow: Shadow) -> String {
        lengths(shadow.offset.x, shadow.offset.y) + " " + length(shadow.blur) + " "
            + color(shadow.color, opacity: shadow.opacity)
    }
}

extension StageReport {
    /// By how much texts are turned: a surface that does not turn with the window turns them itself.
    var turn: QuarterTurn { rotation.flatMap { QuarterTurn(rawValue: Int($0)) } ?? .none }
}
