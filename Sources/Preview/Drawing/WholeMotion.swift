import Boxes
package import Dialogs
import Geometry
package import Timeline

/// Makes the motion of whole layers from that of their visible parts, which is what tracks tell of layers that scroll.
///
/// The whole starts as it is in the first rest and ends as it is in the last. Each of its numbers, those of its centre
/// and of its size, goes by the share of the way that the visible part's has gone, or by the time if that one stays.
struct WholeMotion {
    /// A layer in the rests at both ends, with its tracks.
    private struct Ends {
        let start: Layer
        let end: Layer
        /// Whether only one of the rests has it: it goes with what carries it, unless it has tracks of its own.
        let isAlone: Bool
        var places: [Track] = []
        var sizes: [Track] = []
        var others: [Track] = []

        /// How far the whole goes.
        var vector: Point { end.whole.frame.center - start.whole.frame.center }
        var isWhole: Bool { start.scrolledFrame == nil && end.scrolledFrame == nil }
    }

    private var layers: [Ends] = []
    private var indexes: [String: Int] = [:]
    private let duration: Double

    /// - Parameters:
    ///   - rest: The layers at the start.
    ///   - end: The layers at the end.
    init(_ motion: Motion, from rest: [Layer], to end: [Layer]) {
        duration = motion.duration
        let ends = Dictionary(end.lazy.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for (index, layer) in (rest + end).enumerated() where indexes[layer.id] == nil {
            indexes[layer.id] = layers.count
            let other = ends[layer.id]
            layers.append(
                Ends(start: layer, end: other ?? layer, isAlone: other == nil || index >= rest.count))
        }
        for track in motion.tracks {
            guard let index = indexes[track.layer] else { continue }
            switch track.property {
            case .position, .positionX, .positionY: layers[index].places.append(track)
            case .size: layers[index].sizes.append(track)
            default: layers[index].others.append(track)
            }
        }
    }

    /// The tracks of the whole layers.
    var tracks: [Track] {
        var tracks: [Track] = []
        // Parents stand before what they carry.
        var hasPlace = Array(repeating: false, count: layers.count)
        for (index, ends) in layers.enumerated() {
            let places = places(of: ends) { hasPlace[$0] }
            hasPlace[index] = !places.isEmpty
            tracks += places + sizes(of: ends) + ends.others
        }
        return tracks
    }

    private func sizes(of ends: Ends) -> [Track] {
        guard !ends.isWhole else { return ends.sizes }
        let (start, end) = (ends.start.whole.frame.size, ends.end.whole.frame.size)
        let across = Share(ends.start.frame.width, ends.end.frame.width, start.width, end.width)
        let down = Share(ends.start.frame.height, ends.end.frame.height, start.height, end.height)
        guard let across, let down else { return [straight(ends, .size, .size(start), .size(end))] }
        return ends.sizes.map { track in
            track.mapped(to: ends.start.id) { value in
                guard case .size(let size) = value else { return value }
                return .size(Size(width: across.whole(size.width), height: down.whole(size.height)))
            }
        }
    }

    /// - Parameter hasPlace: Whether the whole of an earlier layer has a track of its place.
    private func places(of ends: Ends, _ hasPlace: (Int) -> Bool) -> [Track] {
        var places = ends.places
        guard !ends.isWhole || places.isEmpty else { return places }
        if places.isEmpty {
            guard !ends.isAlone else { return [] }
            // The whole is carried, too, unless it goes farther or less far than what carries it.
            let carried = carrier(of: ends, where: hasPlace)?.vector ?? .zero
            guard !carried.isNear(ends.vector) else { return [] }
            if let carrier = carrier(of: ends, where: { !layers[$0].places.isEmpty }) {
                let distance = ends.start.frame.center - carrier.start.frame.center
                places = carrier.places.map { track in
                    track.mapped(to: ends.start.id) { value in
                        value.mapped(track.property, { $0 + distance.x }, { $0 + distance.y })
                    }
                }
            }
        }
        let (start, end) = (ends.start.whole.frame.center, ends.end.whole.frame.center)
        let (from, to) = (ends.start.frame.center, ends.end.frame.center)
        guard !places.isEmpty, let across = Share(from.x, to.x, start.x, end.x),
            let down = Share(from.y, to.y, start.y, end.y)
        else { return [straight(ends, .position, .point(start), .point(end))] }
        return places.map { track in
            track.mapped(to: ends.start.id) { $0.mapped(track.property, across.whole, down.whole) }
        }
    }

    /// The nearest layer above that satisfies a condition.
    private func carrier(of ends: Ends, where isWanted: (Int) -> Bool) -> Ends? {
        var parent = ends.start.parent
        // The loop ends after as many steps as there are layers, even if parents form a circle.
        for _ in layers {
            guard let index = parent.flatMap({ indexes[$0] }) else { return nil }
            if isWanted(index) { return layers[index] }
            parent = layers[index].start.parent
        }
        return nil
    }

    private func straight(
        _ ends: Ends, _ property: Property, _ start: AnimatedValue, _ end: AnimatedValue
    ) -> Track {
        Track(layer: ends.start.id, property: property, from: start, to: end, easing: .linear, duration: duration)
    }

    /// A number of the whole as a function of the same number of the visible part.
    private struct Share {
        private let factor: Double
        private let constant: Double

        /// `nil` if the visible part's number stays while the whole's changes by another distance.
        init?(_ start: Double, _ end: Double, _ whole: Double, _ wholeEnd: Double) {
            if abs(end - start) >= Grid.step {
                factor = (wholeEnd - whole) / (end - start)
            } else {
                guard abs((wholeEnd - whole) - (end - start)) < Grid.step else { return nil }
                factor = 1
            }
            constant = whole - factor * start
        }

        func whole(_ visible: Double) -> Double { factor * visible + constant }
    }
}

extension Depiction {
    /// The depiction with whole layers and their motion, if one of its timelines leads to another rest and something
    /// scrolls; otherwise the same. What scrolls then cuts its layers as they move.
    package var ofWholes: Depiction {
        guard timelines.contains(where: { $0.end != nil }) else { return self }
        guard rest.layers.scroll || timelines.contains(where: { $0.end?.layers.scroll == true }) else { return self }
        var depiction = self
        for index in timelines.indices {
            depiction.timelines[index].timeline.motion = motionOfWholes(in: timelines[index])
            depiction.timelines[index].end?.layers = timelines[index].end?.layers.map(\.wholeWithTexts) ?? []
        }
        depiction.rest.layers = rest.layers.map(\.wholeWithTexts)
        return depiction
    }

    /// The motion of whole layers in a timeline.
    package func motionOfWholes(in named: NamedTimeline) -> Motion {
        let (motion, end) = (named.timeline.motion, named.end?.layers ?? rest.layers)
        guard rest.layers.scroll || end.scroll else { return motion }
        return Motion(
            duration: motion.duration, tracks: WholeMotion(motion, from: rest.layers, to: end).tracks,
            events: Array(motion.events), labels: motion.labels)
    }
}

extension [Layer] {
    fileprivate var scroll: Bool {
        // Layers are large: a span reads them without copying.
        let layers = span
        for index in layers.indices where layers[index].scrolledFrame != nil { return true }
        return false
    }
}

extension Layer {
    /// The layer as if no edge of what scrolls cut it. The layer that scrolls does that by itself.
    package var whole: Layer {
        guard let frame = scrolledFrame else { return self }
        var layer = self
        layer.frame = frame
        layer.scrolledFrame = nil
        return layer
    }

    /// The whole layer, with the lines that are not visible at rest.
    fileprivate var wholeWithTexts: Layer {
        var layer = whole
        guard var text = layer.text?.value, !text.scrolledLines.isEmpty else { return layer }
        text.showScrolledLines()
        layer.text = Boxed(text)
        return layer
    }
}

extension Track {
    /// The track of another layer with mapped values.
    fileprivate func mapped(to layer: String, _ value: (AnimatedValue) -> AnimatedValue) -> Track {
        Track(
            layer: layer, property: property,
            keyframes: keyframes.map { Keyframe(time: $0.time, value: value($0.value), easing: $0.easing) })
    }
}

extension AnimatedValue {
    /// A place with mapped numbers.
    fileprivate func mapped(_ property: Property, _ x: (Double) -> Double, _ y: (Double) -> Double) -> AnimatedValue {
        switch self {
        case .point(let point): .point(Point(x: x(point.x), y: y(point.y)))
        case .scalar(let number): .scalar(property == .positionX ? x(number) : y(number))
        default: self
        }
    }
}

extension Point {
    fileprivate func isNear(_ other: Point) -> Bool { abs(x - other.x) < Grid.step && abs(y - other.y) < Grid.step }
}
