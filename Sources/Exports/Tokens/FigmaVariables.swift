import Animations
import Dialogs
import Geometry
package import JSONText
package import Preview
import Typography

/// Writes a dialog's looks in both appearances as variables of Figma: the body of `POST /v1/files/{file_key}/variables`
/// of its REST API.
///
/// Colours are in a collection with the modes `light` and `dark`, numbers and texts in one with a single mode. Ids are
/// temporary, in the terms of the API: they are names that are only valid within the body.
///
/// Source: Figma REST API, endpoint "Create, update, or delete variables".
package struct FigmaVariables {
    private let light: Depiction
    private let dark: Depiction

    package init(light: Depiction, dark: Depiction) { (self.light, self.dark) = (light, dark) }

    package func write(to json: inout JSONWriter) {
        var collections = [
            Collection(name: "Dialog colors", modes: ["light", "dark"], variables: colors),
            Collection(name: "Dialog metrics", modes: ["value"], variables: metrics),
        ].filter { !$0.variables.isEmpty }
        // Names are unique in a collection, temporary ids in the whole body.
        var taken: Set<String> = []
        for collection in collections.indices {
            let name = collections[collection].name
            for index in collections[collection].variables.indices {
                let own = collections[collection].variables[index].name
                let id = taken.contains(own) ? name + "/" + own : own
                taken.insert(id)
                collections[collection].variables[index].id = id
            }
        }
        json.beginObject()
        json.array("variableCollections", collections) { $0.write($1.value) }
        json.array("variableModes", collections) { $1.writeModes(to: &$0) }
        json.array("variables", collections) { $1.writeVariables(to: &$0) }
        json.array("variableModeValues", collections) { $1.writeValues(to: &$0) }
        json.endObject()
    }

    // MARK: Variables

    /// The colours, with a value for each appearance. A colour that only the light dialog has gets its value in both
    /// modes.
    private var colors: [Variable] {
        let dark = Dictionary(Self.paints(of: self.dark).map { ($0.name, $0.color) }) { first, _ in first }
        return Self.named(
            Self.paints(of: light).map { paint in
                Variable(
                    name: paint.name, scopes: [paint.scope],
                    values: [.color(paint.color), .color(dark[paint.name] ?? paint.color)])
            })
    }

    private typealias NamedPaint = (name: String, scope: String, color: Paint)

    private static func paints(of depiction: Depiction) -> [NamedPaint] {
        var paints: [NamedPaint] = []
        for layer in depiction.rest.layers {
            for color in DesignTokens.colors(of: layer) {
                paints.append(("color/" + color.name, "ALL_FILLS", color.value))
            }
            if let border = DesignTokens.border(of: layer)?.value {
                paints.append(("border/" + layer.id, "STROKE_COLOR", Paint(border.color, opacity: border.opacity)))
            }
            for (index, shadow) in (DesignTokens.shadows(of: layer)?.value ?? []).enumerated() {
                let name = "shadow/" + layer.id + " " + String(index + 1)
                paints.append((name, "EFFECT_COLOR", Paint(shadow.color, opacity: shadow.opacity)))
            }
        }
        return paints
    }

    /// Lengths in points, opacities in percent as in Figma, times in milliseconds, and names of fonts.
    private var metrics: [Variable] {
        var variables: [Variable] = []
        func add(
            _ group: String, _ tokens: [DesignTokens.Named<Double>], _ scopes: String..., by factor: Double = 1
        ) {
            variables += tokens.map {
                Variable(name: group + "/" + $0.name, scopes: scopes, values: [.number($0.value * factor)])
            }
        }
        let layers = light.rest.layers
        add("cornerRadius", layers.flatMap(DesignTokens.radii), "CORNER_RADIUS")
        add("size", layers.flatMap(DesignTokens.sizes), "WIDTH_HEIGHT")
        add("opacity", layers.compactMap(DesignTokens.opacity), "OPACITY", by: 100)
        add("border", layers.compactMap(DesignTokens.border).map { ($0.name, $0.value.width) }, "STROKE_FLOAT")
        let texts = layers.compactMap(DesignTokens.text)
        variables += texts.map {
            Variable(name: "fontFamily/" + $0.name, scopes: ["FONT_FAMILY"], values: [.text($0.value.family.name)])
        }
        add("fontSize", texts.map { ($0.name, $0.value.style.size) }, "FONT_SIZE")
        add("fontWeight", texts.map { ($0.name, Double(CSSText.weight($0.value.style.weight)) ?? 400) }, "FONT_WEIGHT")
        add("lineHeight", texts.map { ($0.name, $0.value.style.lineHeight) }, "LINE_HEIGHT")
        add("letterSpacing", texts.map { ($0.name, $0.value.letterSpacing) }, "LETTER_SPACING")
        add("duration", light.timelines.map { ($0.name, $0.timeline.duration * 1000) })
        return Self.named(variables)
    }

    /// Returns the variables with unique names that Figma accepts: `/` separates a group from the names in it.
    private static func named(_ variables: [Variable]) -> [Variable] {
        var names: [Substring: TokenNames] = [:]
        return variables.map { variable in
            var variable = variable
            let parts = variable.name.split(separator: "/", maxSplits: 1)
            variable.name = parts[0] + "/" + names[parts[0], default: TokenNames()].name(String(parts[1]))
            return variable
        }
    }
}

extension FigmaVariables {
    fileprivate enum Value {
        case color(Paint)
        case number(Double)
        case text(String)
    }

    fileprivate struct Variable {
        var id = ""
        var name: String
        /// The uses for which Figma offers the variable; empty for values that are not drawn.
        var scopes: [String]
        /// One value for each mode.
        var values: [Value]
    }

    fileprivate struct Collection {
        var name: String
        /// The modes; the first is the one that the collection is created with.
        var modes: [String]
        var variables: [Variable]

        var value: JSONValue {
            [
                "action": "CREATE", "id": .string(name), "name": .string(name),
                "initialModeId": .string(id(ofMode: 0)),
            ]
        }

        func writeModes(to json: inout JSONWriter) {
            for (index, mode) in modes.enumerated() {
                json.write([
                    "action": index == 0 ? "UPDATE" : "CREATE", "id": .string(id(ofMode: index)),
                    "name": .string(mode), "variableCollectionId": .string(name),
                ])
            }
        }

        func writeVariables(to json: inout JSONWriter) {
            for variable in variables where !json.isFull {
                json.write([
                    "action": "CREATE", "id": .string(variable.id), "name": .string(variable.name),
                    "variableCollectionId": .string(name), "resolvedType": variable.values[0].type,
                    "scopes": .list(variable.scopes.map { .string($0) }),
                ])
            }
        }

        func writeValues(to json: inout JSONWriter) {
            for variable in variables where !json.isFull {
                for (index, value) in variable.values.enumerated() {
                    json.write([
                        "variableId": .string(variable.id), "modeId": .string(id(ofMode: index)), "value": value.value,
                    ])
                }
            }
        }

        private func id(ofMode index: Int) -> String { name + " " + modes[index] }
    }
}

extension FigmaVariables.Value {
    fileprivate var type: JSONValue {
        switch self {
        case .color: "COLOR"
        case .number: "FLOAT"
        case .text: "STRING"
        }
    }

    fileprivate var value: JSONValue {
        func share(_ channel: UInt8) -> JSONValue { .number(Double(channel) / 255) }
        return switch self {
        case .color(let paint):
            [
                "r": share(paint.color.red), "g": share(paint.color.green), "b": share(paint.color.blue),
                "a": .number(paint.alpha),
            ]
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        }
    }
}
