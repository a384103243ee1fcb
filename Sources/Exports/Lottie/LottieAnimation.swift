package import Animations
import Boxes
import Dialogs
import Geometry
import Jobs
package import JSONText
package import Preview
import Timeline
package import Typography

/// Writes one timeline of a depiction as a Lottie animation.
///
/// A layer that carries others becomes a precomposition, so that its scale, turns and opacity apply to them; its own
/// outline is at the bottom of it. Texts are outlines of the fonts in which they were measured; emoji and the images of
/// the request are pictures in the file. Lottie has no third dimension, no shadows and no blurs: a layer that turns out
/// of the plane becomes narrower without perspective, and a material is the plain colour that stands in for it.
///
/// Source: Lottie Animation Format 1.0.1, lottie.github.io.
package struct LottieAnimation {
    private let stage: StageReport
    private let layers: [Layer]
    private let named: Depiction.NamedTimeline?
    private let lifetimes: [String: ClosedRange<Double>]
    private let parts: [LottieLayer]
    private let title: String
    /// The indexes of each layer's children, and of the layers without a parent.
    private let children: [[Int]]
    private let roots: [Int]

    /// - Parameter engine: The engine that measured the texts; without it they are left out.
    package init(_ depiction: Depiction, tolerance: MotionTolerance = .standard, engine: PangoEngine?) {
        let depiction = depiction.ofWholes
        stage = depiction.stage
        layers = depiction.rest.layers
        named = depiction.timelines.first
        lifetimes = depiction.lifetimes
        title = depiction.title
        let tree = LayerTree(layers)
        var children = [[Int]](repeating: [], count: layers.count)
        var roots: [Int] = []
        for (index, parent) in tree.parents.enumerated() {
            if let parent { children[parent].append(index) } else { roots.append(index) }
        }
        (self.children, self.roots) = (children, roots)
        var moving: [Int: LayerMotion] = [:]
        if let motion = named?.timeline.motion {
            for layer in RelativeMotion(tree, in: motion).layers { moving[layer.index] = layer }
        }
        let window = depiction.stage.windowInItsOwnSpace.size
        let margin = Point(x: window.width.rounded(.up), y: window.height.rounded(.up))
        parts = tree.layers.indices.map { index in
            LottieLayer(
                tree.layers[index], in: tree.parents[index].map { tree.layers[$0] }, moving[index],
                tolerance: tolerance, engine: engine, turned: depiction.stage.turn, margin: margin,
                carries: !children[index].isEmpty)
        }
    }

    private var duration: Double { named?.timeline.duration ?? 0 }

    package func write(to json: inout JSONWriter) {
        let window = stage.windowInItsOwnSpace
        json.beginObject()
        json.member("v", "5.7.0")
        json.member("ver", 10001)
        json.member("nm", title)
        json.member("fr", LottieCurve.rate)
        json.member("ip", 0)
        json.member("op", end)
        json.member("w", Int(window.width.rounded(.up)))
        json.member("h", Int(window.height.rounded(.up)))
        json.member("ddd", 0)
        json.beginArray("assets")
        for index in layers.indices where parts[index].isComposition && !json.isFull {
            writePictures(of: index, to: &json)
            writeComposition(index, to: &json)
        }
        json.endArray()
        json.beginArray("layers")
        writeLayers(roots, to: &json)
        json.endArray()
        writeMarkers(to: &json)
        json.endObject()
    }

    /// The end of the animation, in frames; always after the start.
    private var end: Double { max(1, duration * LottieCurve.rate) }

    /// Writes a layer's images, and its glyphs that have colours of their own.
    private func writePictures(of index: Int, to json: inout JSONWriter) {
        for (number, picture) in parts[index].pictures.enumerated() {
            json.beginObject()
            json.member("id", "picture:\(index):\(number)")
            picture.writeAsset(to: &json)
            json.endObject()
        }
    }

    /// Writes the composition of a layer: its children, above its own outline.
    private func writeComposition(_ index: Int, to json: inout JSONWriter) {
        json.beginObject()
        json.member("id", "layer:\(index)")
        json.member("nm", layers[index].id)
        json.beginArray("layers")
        writeLayers(children[index], to: &json)
        for (number, picture) in parts[index].pictures.enumerated() {
            json.beginObject()
            json.member("ty", 2)
            json.member("refId", "picture:\(index):\(number)")
            json.member("ip", 0)
            json.member("op", end)
            json.member("st", 0)
            parts[index].writeTransform(of: picture, to: &json)
            picture.writeMask(to: &json)
            json.endObject()
        }
        if parts[index].hasShapes {
            json.beginObject()
            json.member("ty", 4)
            json.member("nm", layers[index].id)
            json.member("ip", 0)
            json.member("op", end)
            json.member("st", 0)
            parts[index].writeOrigin(to: &json)
            parts[index].writeShapes(to: &json)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    /// Writes the layers of one composition, the topmost first, as in the format.
    private func writeLayers(_ indexes: [Int], to json: inout JSONWriter) {
        var number = 1
        for index in indexes.reversed() where !json.isFull && !JobBudget.isOver(after: 20) {
            let part = parts[index]
            let isComposition = part.isComposition
            guard isComposition || part.hasShapes else { continue }
            let lifetime = lifetimes[layers[index].id]
            let carriers = part.carriers.count
            json.beginObject()
            json.member("ty", isComposition ? 0 : 4)
            json.member("nm", layers[index].id)
            json.member("ind", number)
            if carriers > 0 { json.member("parent", number + 1) }
            json.member("ip", min(end, (lifetime?.lowerBound ?? 0) * LottieCurve.rate))
            json.member("op", min(end, (lifetime?.upperBound ?? .infinity) * LottieCurve.rate))
            json.member("st", 0)
            part.writeTransform(to: &json)
            if isComposition {
                let window = stage.windowInItsOwnSpace
                json.member("refId", "layer:\(index)")
                json.member("w", 3 * Int(window.width.rounded(.up)))
                json.member("h", 3 * Int(window.height.rounded(.up)))
                part.writeMask(to: &json)
            } else {
                part.writeShapes(to: &json)
            }
            json.endObject()
            for (place, carrier) in part.carriers.enumerated() {
                json.beginObject()
                json.member("ty", 3)
                json.member("ind", number + 1 + place)
                if place + 1 < carriers { json.member("parent", number + 2 + place) }
                json.member("ip", 0)
                json.member("op", end)
                json.member("st", 0)
                json.beginObject("ks")
                carrier.write("p", to: &json)
                json.endObject()
                json.endObject()
            }
            number += 1 + carriers
        }
    }

    /// Writes the named parts of the timeline as markers, which players can seek.
    private func writeMarkers(to json: inout JSONWriter) {
        guard let labels = named?.timeline.motion.labels, !labels.isEmpty else { return }
        json.array("markers", labels) { json, label in
            let (start, length) = (label.start * LottieCurve.rate, (label.end - label.start) * LottieCurve.rate)
            json.write(["cm": .string(label.name), "tm": .number(start), "dr": .number(length)])
        }
    }
}
