package import Dialogs
package import JSONText
import Devices
import Geometry
import Timeline

/// Writes the styles with their defaults, and each number with where it comes from.
package enum StyleWriter {
    /// `{styles: [{id, summary}]}`, in the contract's order.
    package static func writeList(to json: inout JSONWriter) {
        json.beginObject()
        json.key("styles")
        json.beginArray()
        for style in StyleName.allCases {
            json.beginObject()
            json.writeIdentity(of: style)
            json.key("defaults")
            json.writeDefaults(of: style)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    package static func write(_ style: StyleName, to json: inout JSONWriter) {
        json.beginObject()
        json.writeIdentity(of: style)
        json.key("defaults")
        json.writeDefaults(of: style)
        json.key("figures")
        json.beginArray()
        for figure in style.figures { json.write(figure) }
        json.endArray()
        json.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func writeIdentity(of style: StyleName) {
        name("id", style)
        string("summary", style.rules(on: .apple).summary)
    }

    /// The defaults of every era, each as the members of a request that they stand in for.
    fileprivate mutating func writeDefaults(of style: StyleName) {
        beginArray()
        for sample in StyleSample.all {
            let rules = style.rules(on: sample.stage.platform)
            let defaults = rules.defaults(for: DialogRequest(), on: sample.stage)
            beginObject()
            name("platform", sample.stage.platform)
            writeEra(sample.stage.era, on: sample.stage.platform)
            key("component")
            string(orNull: rules.component)
            key("content")
            beginObject()
            key("size")
            beginObject()
            key("width")
            write(defaults.sizing.isResizable ? defaults.sizing.width : nil)
            key("height")
            write(defaults.sizing.isResizable ? defaults.sizing.height : nil)
            endObject()
            key("background")
            write(defaults.look.background)
            key("shape")
            beginObject()
            string("kind", defaults.look.largestCorner > 0 ? "rounded" : "rectangle")
            number("radius", defaults.look.largestCorner)
            endObject()
            endObject()
            number("opacity", defaults.look.opacity)
            key("placement")
            beginObject()
            name("edge", defaults.sizing.edge)
            name("level", Level.window)
            name("keyboard", KeyboardPolicy.avoid)
            name("surface", Surface.content)
            endObject()
            name("centredIn", defaults.sizing.centredIn)
            key("backdrop")
            writeBackdrop(
                defaults.look.backdropColor, opacity: defaults.look.backdropOpacity,
                interaction: defaults.interaction.outside)
            key("transition")
            beginObject()
            name("style", defaults.motion.transition)
            number("duration", sample.duration(of: style, defaults))
            writeMember(defaults.motion.easing)
            endObject()
            key("swipe")
            strings(defaults.interaction.swipe.map(\.rawValue))
            key("release")
            write(defaults.release(on: sample.stage))
            endObject()
        }
        endArray()
    }

    /// As a request writes it; null where the style sizes itself.
    private mutating func write(_ dimension: Dimension?) {
        switch dimension {
        case nil: null()
        case .points(let points): number(points)
        case .fraction(let share): string(NumberText.text(share * 100) + "%")
        case .fit: string("fit")
        }
    }

    fileprivate mutating func write(_ figure: StyleFigure) {
        beginObject()
        string("name", figure.name)
        number("value", figure.value)
        string("unit", figure.unit)
        string("eras", figure.eras)
        name("confidence", figure.confidence)
        string("source", figure.source)
        endObject()
    }
}

extension LookDefaults {
    fileprivate var largestCorner: Double {
        max(corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft)
    }
}

/// A plain pad in each era, a plain tablet and a plain browser, on which defaults are looked up.
private struct StyleSample {
    let stage: Stage

    static let all: [StyleSample] = [
        (OperatingSystem.Name.iPadOS, "3.2"), (.iPadOS, "7"), (.iPadOS, "13"), (.iPadOS, "15"), (.iPadOS, "26"),
        (.android, "16"), (.web, "1"),
    ]
    .compactMap { name, version in
        var device = DeviceState(profile: .plain(screen: Screen(size: Size(width: 768, height: 1024)), idiom: .pad))
        device.system = OperatingSystem(name: name, version: Version(version))
        guard let stage = try? Stage(device, in: .portrait) else { return nil }
        return StyleSample(stage: stage)
    }

    /// The duration of coming for a dialog of half the container's height.
    func duration(of style: StyleName, _ defaults: StyleDefaults) -> Double {
        let window = stage.window
        let half = Rect(x: 0, y: window.midY, width: window.width, height: window.height / 2)
        let rules = style.rules(on: stage.platform)
        let motion = rules.motion(
            .present, by: defaults.motion.transition, of: half, through: .bottom, in: window, on: stage)
        return motion?.duration
            ?? rules.duration(of: half, through: .bottom, in: window, by: defaults.motion.transition, on: stage)
    }
}
