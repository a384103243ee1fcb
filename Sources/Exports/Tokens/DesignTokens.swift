import Boxes
import Dialogs
import Geometry
import Jobs
package import JSONText
package import Preview
import Typography

/// Writes a depiction's looks and motion as design tokens.
///
/// Tokens are grouped by type, and named after the layer or the timeline that they belong to. The format has no
/// springs: each is written as the nearest Bézier curve, with the spring's parameters in an extension.
///
/// Source: Design Tokens Format Module 2025.10, Design Tokens Community Group.
package struct DesignTokens {
    private let layers: [Layer]
    let timelines: [Depiction.NamedTimeline]
    let dialect: TokenDialect

    package init(_ depiction: Depiction, as dialect: TokenDialect = .format) {
        self.dialect = dialect
        layers = depiction.rest.layers
        timelines = depiction.timelines
    }

    package func write(to json: inout JSONWriter) {
        json.beginObject()
        group("color", of: "color", layers.flatMap(Self.colors), to: &json, value: dialect.color)
        group("gradient", of: "gradient", layers.compactMap(Self.gradient), to: &json, value: dialect.gradient)
        group("cornerRadius", of: "dimension", layers.flatMap(Self.radii), to: &json, value: dialect.dimension)
        group("size", of: "dimension", layers.flatMap(Self.sizes), to: &json, value: dialect.dimension)
        group("opacity", of: "number", layers.compactMap(Self.opacity), to: &json) { .number($0) }
        group("border", of: "border", layers.compactMap(Self.border), to: &json, value: dialect.border)
        group("shadow", of: "shadow", layers.compactMap(Self.shadows), to: &json, value: dialect.shadows)
        group("typography", of: "typography", layers.compactMap(Self.text), to: &json, value: dialect.typography)
        writeMotion(to: &json)
        json.endObject()
    }

    typealias Named<Value> = (name: String, value: Value)

    /// Writes a group of tokens, unless it is empty. Names that become equal as names of tokens are distinguished by
    /// numbers.
    func group<Value>(
        _ name: StaticString, of type: StaticString, _ tokens: [Named<Value>], to json: inout JSONWriter,
        value: (Value) -> JSONValue
    ) {
        guard !tokens.isEmpty else { return }
        json.beginObject(name)
        json.key("$type")
        json.string(type)
        var names = TokenNames()
        for token in tokens {
            json.key(text: names.name(token.name))
            json.write(["$value": value(token.value)])
        }
        json.endObject()
    }

    // MARK: Looks

    static func colors(of layer: Layer) -> [Named<Paint>] {
        guard let look = layer.look?.look else { return [] }
        var colors: [Named<Paint>] = []
        if let background = look.background {
            let paint = Paint(background.color, opacity: background.opacity)
            colors.append((layer.id + " background", paint))
            if let material = background.material { colors.append((layer.id + " tint", material.tint)) }
        }
        if layer.text != nil, let text = look.text { colors.append((layer.id + " text", text)) }
        return colors
    }

    private static func gradient(of layer: Layer) -> Named<[GradientStop]>? {
        guard let stops = layer.look?.look.background?.gradient, !stops.isEmpty else { return nil }
        return (layer.id, stops)
    }

    static func radii(of layer: Layer) -> [Named<Double>] {
        if let radii = layer.cornerRadii {
            return zip(["topLeft", "topRight", "bottomRight", "bottomLeft"], radii.numbers).map {
                (layer.id + " " + $0, $1)
            }
        }
        return layer.cornerRadius == 0 && layer.role != .dialog ? [] : [(layer.id, layer.cornerRadius)]
    }

    static func sizes(of layer: Layer) -> [Named<Double>] {
        [(layer.id + " width", layer.frame.width), (layer.id + " height", layer.frame.height)]
    }

    static func opacity(of layer: Layer) -> Named<Double>? {
        layer.opacity == 1 ? nil : (layer.id, layer.opacity)
    }

    static func border(of layer: Layer) -> Named<Border>? { layer.look?.look.border.map { (layer.id, $0) } }

    static func shadows(of layer: Layer) -> Named<[Shadow]>? {
        guard let shadows = layer.look?.look.shadows, !shadows.isEmpty else { return nil }
        return (layer.id, shadows)
    }

    static func text(of layer: Layer) -> Named<TextBlock>? { layer.text.map { (layer.id, $0.value) } }
}

/// Makes the names of tokens in one group unique, without characters that the format reserves.
struct TokenNames {
    private var taken: Set<String> = []

    mutating func name(_ text: String) -> String {
        var plain = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case ".", "{", "}", " ", ":", "/": plain += "-"
            case "$" where plain.isEmpty: plain += "-"
            default: plain.unicodeScalars.append(scalar)
            }
        }
        if plain.isEmpty { plain = "-" }
        var name = plain
        var number = 2
        while !taken.insert(name).inserted {
            name = plain + "-" + String(number)
            number += 1
        }
        return name
    }
}
