package import Animations
import Boxes
import Dialogs
import Geometry
import Jobs
package import JSONText
package import Preview
import Timeline
import Typography

/// Writes the data by which a page shows a depiction with `Element.animate` of Web Animations: the elements, and for
/// each timeline the keyframes and options of every animation.
///
/// Elements are in back-to-front order, each in the element of its parent. Lengths are in CSS pixels, one per point,
/// and times in milliseconds, as in that interface.
package struct WebAnimations {
    private let tree: ElementTree
    private let tolerance: MotionTolerance
    private let stage: StageReport

    package init(_ depiction: Depiction, tolerance: MotionTolerance = .standard) {
        tree = ElementTree(depiction, tolerance: tolerance)
        self.tolerance = tolerance
        stage = depiction.stage
    }

    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("schemaVersion", 1)
        json.member("tolerance", tolerance.share, decimals: 9)
        json.beginArray("elements")
        for element in tree.elements where !json.isFull && !JobBudget.isOver(after: 10) {
            write(element, to: &json)
        }
        json.endArray()
        json.beginObject("phases")
        for phase in tree.phases {
            json.key(text: phase.name)
            json.beginArray()
            for animation in phase.animations where !json.isFull && !JobBudget.isOver(after: 10) {
                Self.write(animation, in: phase, to: &json)
            }
            json.endArray()
        }
        json.endObject()
        writeRotations(to: &json)
        json.endObject()
    }

    // MARK: Elements

    private func write(_ element: ElementTree.Element, to json: inout JSONWriter) {
        let layer = element.layer
        json.beginObject()
        json.member("id", layer.id)
        json.member("role", layer.role.rawValue)
        json.member("parent", ifAny: layer.parent)
        json.member("phase", ifAny: element.phase)
        json.key("frame")
        json.rectangle(
            x: element.frame.minX, y: element.frame.minY, width: element.frame.width, height: element.frame.height)
        json.member("transformOrigin", "50% 50%")
        json.member("opacity", layer.opacity)
        json.beginObject("style")
        for declaration in ElementStyle(element).declarations {
            json.member(declaration.scriptName, declaration.value)
        }
        json.endObject()
        if let text = layer.text { write(text.value, layer, to: &json) }
        json.endObject()
    }

    /// Writes a text by its lines, each positioned in the element.
    private func write(_ text: TextBlock, _ layer: Layer, to json: inout JSONWriter) {
        json.beginObject("text")
        if stage.turn != .none { json.member("rotation", stage.turn.degrees) }
        json.beginObject("style")
        json.member("fontFamily", CSSText.families(text.family))
        json.member("fontSize", CSSText.length(text.style.size))
        json.member("fontWeight", CSSText.weight(text.style.weight))
        json.member("letterSpacing", CSSText.length(text.letterSpacing))
        json.member("lineHeight", CSSText.length(text.style.lineHeight))
        json.member("whiteSpace", "pre")
        if let paint = layer.look?.look.text { json.member("color", CSSText.color(paint.flat)) }
        if let shadow = layer.look?.look.textShadow { json.member("textShadow", CSSText.textShadow(shadow)) }
        json.endObject()
        json.array("lines", text.drawnLines) { json, line in
            json.beginObject()
            json.member("text", line.text)
            json.member("x", line.x - layer.frame.minX)
            json.member("baseline", line.baseline - layer.frame.minY)
            json.member("width", line.width)
            json.member("direction", line.direction == .rightToLeft ? "rtl" : "ltr")
            json.endObject()
        }
        json.endObject()
    }

    // MARK: Animations

    private static func write(_ animation: ElementAnimation, in phase: ElementTree.Phase, to json: inout JSONWriter) {
        json.beginObject()
        json.member("target", animation.layer)
        json.beginArray("keyframes")
        let shares = KeyframeTimes.shares(of: animation.times, in: phase.duration)
        // What takes no time has a single keyframe: a jump to its value.
        for (index, share) in (shares.count == 1 ? [0, 1] : shares).enumerated() {
            json.beginObject()
            json.member("offset", share, decimals: 9)
            if index + 1 < animation.times.count, animation.easings[index] != "linear" {
                json.member("easing", animation.easings[index])
            }
            for declaration in animation.declarations {
                let value = declaration.values[min(index, declaration.values.count - 1)]
                json.member(declaration.property.scriptName, value)
            }
            json.endObject()
        }
        json.endArray()
        writeOptions(duration: phase.duration, isAdded: animation.isAdded, to: &json)
        json.endObject()
    }

    private static func writeOptions(duration: Double, delay: Double = 0, isAdded: Bool, to json: inout JSONWriter) {
        json.beginObject("options")
        if delay > 0 { json.member("delay", delay * 1000) }
        json.member("duration", duration * 1000)
        json.member("fill", "both")
        if isAdded { json.member("composite", "add") }
        json.endObject()
    }

    /// Writes the rotations of the window itself.
    private func writeRotations(to json: inout JSONWriter) {
        guard tree.phases.contains(where: { !$0.rotations.isEmpty }) else { return }
        json.beginObject("turns")
        for phase in tree.phases where !phase.rotations.isEmpty {
            json.key(text: phase.name)
            json.beginArray()
            for (index, rotation) in phase.rotations.enumerated() {
                let duration = rotation.rotation.duration
                let easing = CSSEasing(rotation.rotation.easing, over: duration, tolerance: tolerance.share)
                let end = CSSText.angle(rotation.rotation.degrees)
                json.beginObject()
                json.member(
                    "keyframes",
                    [
                        ["rotate": .string(CSSText.angle(0)), "easing": .string(easing.text)],
                        ["rotate": .string(end)],
                    ])
                Self.writeOptions(duration: duration, delay: rotation.time, isAdded: index > 0, to: &json)
                json.endObject()
            }
            json.endArray()
        }
        json.endObject()
    }
}
