import Devices
import Dialogs
import JSONText

extension StyleFile {
    /// The built-in style's figures, with this style's own replacing them.
    var figures: [StyleFigure] {
        var own = base.style.figures.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { figure($0.key, $0.value, eras: .all) }
        for (condition, variant) in variants {
            for (key, value) in variant.style.figures.sorted(by: { $0.key.rawValue < $1.key.rawValue })
            where base.style.figures[key] != value {
                own.append(figure(key, value, eras: condition.eras))
            }
        }
        let replaced = Set(base.style.figures.keys.flatMap(\.names))
        return own + base.style.base.figures.filter { !replaced.contains($0.name) }
    }

    private func figure(_ key: AdjustableFigure, _ value: Double, eras: Eras) -> StyleFigure {
        StyleFigure(key.rawValue, value, key.unit, eras: eras, .documented, source: "\(file): \(source)")
    }

    /// The built-in style's colours, with this style's own replacing them.
    var colors: [ColorFigure] {
        var own = base.style.colors.sorted { $0.key < $1.key }.map { color($0.key, $0.value, eras: .all) }
        for (condition, variant) in variants {
            for (name, value) in variant.style.colors.sorted(by: { $0.key < $1.key })
            where base.style.colors[name] != value {
                own.append(color(name, value, eras: condition.eras))
            }
        }
        return own + base.style.base.colors.filter { base.style.colors[$0.name] == nil }
    }

    private func color(_ name: String, _ own: PaintSet, eras: Eras) -> ColorFigure {
        ColorFigure(name, role: nil, follows: nil, own, eras: eras, .documented, source: "\(file): \(source)")
    }
}

extension StyleCondition {
    /// The releases that the condition allows, and the rest of it in words.
    fileprivate var eras: Eras {
        let line = platform.map(ReleaseLine.init) ?? .all
        var parts = releases == .all && platform != nil ? [line.label] : []
        if let idiom { parts.append(idiom.rawValue) }
        if let orientation { parts.append(orientation.rawValue) }
        if let text = Self.text(widths, "wide") { parts.append(text) }
        if let text = Self.text(heights, "high") { parts.append(text) }
        return Eras(line, releases, when: parts.isEmpty ? nil : parts.joined(separator: ", "))
    }

    private static func text(_ range: ClosedRange<Double>, _ word: String) -> String? {
        switch (range.lowerBound > 0, range.upperBound < .infinity) {
        case (false, false): nil
        case (true, false): "\(JSONNumber.text(range.lowerBound)) pt \(word) or more"
        case (false, true): "\(JSONNumber.text(range.upperBound)) pt \(word) at most"
        case (true, true): "\(JSONNumber.text(range.lowerBound)) to \(JSONNumber.text(range.upperBound)) pt \(word)"
        }
    }
}
