import Boxes
package import Dialogs
package import JSONText
import Devices
import Geometry
import Timeline

/// Writes the styles with their defaults and figures, each figure with its source.
package enum StyleWriter {
    /// Writes `{styles: [{id, summary, defaults}]}`, in the contract's order, followed by the named styles.
    package static func writeList(with own: NamedStyles, to json: inout JSONWriter) {
        json.beginObject()
        json.beginArray("styles")
        for style in StyleName.allCases {
            json.beginObject()
            json.writeIdentity(of: style)
            json.writeDefaults(of: style)
            json.endObject()
        }
        for style in own.all {
            json.beginObject()
            json.writeIdentity(of: style)
            json.writeDefaults(of: style.base.style.base)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    package static func write(_ style: StyleName, to json: inout JSONWriter) {
        json.beginObject()
        json.writeIdentity(of: style)
        json.writeDefaults(of: style)
        json.writeFigures(style.figures, colors: style.colors)
        json.member("materials", .of(style.materials))
        json.member("palettes", .palettes)
        json.endObject()
    }

    /// Writes a named style, with the figures and colours that apply to it, and the members that it gives to requests
    /// which leave them out.
    package static func write(_ file: StyleFile, to json: inout JSONWriter) {
        let base = file.base.style.base
        json.beginObject()
        json.writeIdentity(of: file)
        json.writeDefaults(of: base)
        json.writeFigures(file.figures, colors: file.colors)
        json.member("materials", .of(base.materials))
        json.member("palettes", .palettes)
        json.key("members")
        json.write(file.base.defaults.members)
        json.write(file.base.style.arrangement)
        json.beginArray("variants")
        for (condition, variant) in file.variants {
            json.beginObject()
            json.key("if")
            json.write(condition)
            json.member("extends", variant.style.base)
            json.key("members")
            json.write(variant.defaults.members)
            json.write(variant.style.arrangement)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func writeIdentity(of style: StyleName) {
        member("id", style)
        member("summary", style.summary)
    }

    fileprivate mutating func writeIdentity(of file: StyleFile) {
        member("id", file.name)
        member("summary", file.description)
        member("extends", file.base.style.base)
        member("file", file.file)
        member("source", file.source)
    }

    fileprivate mutating func write(_ arrangement: StyleArrangement) {
        if let alignment = arrangement.actionAlignment { member("actionAlignment", alignment) }
        if let actionCase = arrangement.actionCase { member("actionCase", actionCase) }
        if let sides = arrangement.borderSides { member("borderSides", sides) }
        if let fallback = arrangement.anchorFallback { member("anchorFallback", fallback) }
        if let header = arrangement.header { member("header", header) }
        if let viewport = arrangement.viewport, viewport != .dynamic { member("viewport", viewport) }
        if let origin = arrangement.detentsFrom, origin != .safeArea { member("detentsFrom", origin) }
    }

    fileprivate mutating func writeFigures(_ figures: [StyleFigure], colors: [ColorFigure]) {
        member("figures", .list((figures + [SystemFonts.displaySize]).map { .of($0) }))
        member("fonts", .list(SystemFonts.all.map { .of($0) }))
        member("colors", .of(colors))
    }

    /// Writes the members of a dialog that apply if a request leaves them out, without the style, which is a separate
    /// member.
    fileprivate mutating func write(_ defaults: JSONTape) {
        defaults.withRoot { root in
            beginObject()
            for member in root.members where !member.isNamed("style") {
                key(text: member.name)
                again(Array(member.value.jsonText.utf8))
            }
            endObject()
        }
    }

    fileprivate mutating func write(_ condition: StyleCondition) {
        beginObject()
        if let platform = condition.platform { member("platform", platform) }
        if condition.releases != .all { member("releases", condition.releases.text) }
        if let idiom = condition.idiom { member("idiom", idiom) }
        if let orientation = condition.orientation { member("orientation", orientation) }
        if condition.widths.lowerBound > 0 { member("minWidth", condition.widths.lowerBound) }
        if condition.widths.upperBound < .infinity { member("maxWidth", condition.widths.upperBound) }
        if condition.heights.lowerBound > 0 { member("minHeight", condition.heights.lowerBound) }
        if condition.heights.upperBound < .infinity { member("maxHeight", condition.heights.upperBound) }
        endObject()
    }

    /// Writes the defaults of every era, as the members of a request that they replace.
    fileprivate mutating func writeDefaults(of style: StyleName) {
        beginArray("defaults")
        for sample in StyleSample.all {
            let rules = style.rules(on: sample.stage)
            let defaults = rules.defaults(for: DialogRequest(), on: sample.stage)
            beginObject()
            member("platform", sample.stage.platform)
            writeEra(of: sample.stage.appleRelease)
            member("label", sample.label)
            member("component", orNull: rules.component)
            beginObject("content")
            beginObject("size")
            key("width")
            write(defaults.sizing.isResizable ? defaults.sizing.width : nil)
            key("height")
            write(defaults.sizing.isResizable ? defaults.sizing.height : nil)
            endObject()
            let look = style.look(in: LookSetting.of(sample.stage))
            key("background")
            if let background = look[.dialog].look.background ?? look[.group].look.background {
                write(background)
            } else {
                null()
            }
            beginObject("shape")
            member("kind", defaults.look.largestCorner > 0 ? "rounded" : "rectangle")
            member("radius", defaults.look.largestCorner)
            endObject()
            endObject()
            member("opacity", defaults.look.opacity)
            beginObject("placement")
            member("edge", defaults.sizing.edge)
            member("level", Level.window)
            member("keyboard", KeyboardPolicy.avoid)
            member("surface", Surface.content)
            endObject()
            member("centredIn", defaults.sizing.centredIn)
            key("backdrop")
            writeBackdrop(
                look.dimmingColor, opacity: defaults.look.backdropOpacity,
                interaction: defaults.interaction.outside)
            beginObject("transition")
            member("style", defaults.motion.transition)
            member("duration", sample.duration(of: style, defaults))
            writeMember(defaults.motion.easing)
            endObject()
            member("swipe", defaults.interaction.swipe.map(\.rawValue))
            key("release")
            write(defaults.release(on: sample.stage))
            endObject()
        }
        endArray()
    }

    /// Writes a length in the form of a request's member; null if the style determines its size itself.
    private mutating func write(_ dimension: Dimension?) {
        switch dimension {
        case nil: null()
        case .points(let points): number(points)
        case .fraction(let share): string(JSONNumber.text(share * 100) + "%")
        case .fit: string("fit")
        }
    }
}

extension JSONValue {
    fileprivate static func of(_ family: FontFamily) -> JSONValue {
        [
            "family": .string(family.name), "fallbacks": .list(family.fallbacks.map { .string($0) }),
            "texts": .string(family.texts), "eras": .string(family.eras.map(\.text).joined(separator: ", ")),
            "confidence": .string(family.confidence.rawValue), "source": .string(family.source),
        ]
    }

    fileprivate static func of(_ figure: StyleFigure) -> JSONValue {
        [
            "name": .string(figure.name), "value": .number(figure.value), "unit": .string(figure.unit),
            "eras": .string(figure.eras.text), "confidence": .string(figure.confidence.rawValue),
            "source": .string(figure.source),
        ]
    }
}

extension LookDefaults {
    fileprivate var largestCorner: Double {
        max(corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft)
    }
}

extension StyleSample {
    /// The usual name of the sample's system.
    fileprivate var label: String {
        stage.system.library.isCompose ? "Android by Compose" : stage.platform.label(of: stage.release)
    }

    /// Returns the duration of presenting a dialog of half the container's height.
    func duration(of style: StyleName, _ defaults: StyleDefaults) -> Double {
        let window = stage.window
        let half = Rect(x: 0, y: window.midY, width: window.width, height: window.height / 2)
        let rules = style.rules(on: stage)
        let move = StyleMove(
            .present, by: defaults.motion.transition, of: half, through: .bottom, in: window, on: stage)
        return rules.motion(of: move)?.duration ?? rules.duration(of: move)
    }
}

extension Platform {
    /// The usual name of the platform; for Apple, with the versions of its system.
    fileprivate func label(of release: AppleRelease) -> String {
        switch self {
        case .apple: release.label
        case .material: "Android"
        case .web: "Web"
        case .toolkit(let toolkit): toolkit.system.rawValue
        }
    }
}
