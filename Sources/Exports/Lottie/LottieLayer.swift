import Animations
import Boxes
import Dialogs
import Geometry
import JSONText
import Timeline
import Typography

/// A layer of the answer in Lottie: its transform in the composition of its parent, and its shapes.
struct LottieLayer {
    /// Translations in addition to the layer's own position, each with its own pace.
    private(set) var carriers: [LottieValue] = []
    private var anchor: LottieValue
    private var position: LottieValue
    private var scale: LottieValue
    private var rotation: LottieValue
    private var opacity: LottieValue
    private let content: LottieContent
    /// The layer's top left corner in its own composition; zero if it has none.
    private let origin: Point
    private let clips: Bool

    /// Whether the layer is a composition, because it has children, or because shapes and pictures cannot share a
    /// layer.
    let isComposition: Bool

    var hasShapes: Bool { content.hasShapes }
    /// Images, and glyphs in colours of their own.
    var pictures: [LottiePicture] { content.pictures }

    /// - Parameters:
    ///   - parent: The layer's parent.
    ///   - margin: The position of a layer's top left corner in its own composition.
    ///   - carries: Whether the layer has children.
    init(
        _ layer: Layer, in parent: Layer?, _ motion: LayerMotion?, tolerance: MotionTolerance, engine: PangoEngine?,
        turned turn: QuarterTurn, margin: Point, carries: Bool
    ) {
        let size = layer.frame.size
        func tolerances(_ channel: MotionChannel) -> [Double] {
            channel.values.indices.dropLast().map { index in
                tolerance.progress(
                    channel.property, from: channel.values[index], to: channel.values[index + 1], in: size)
            }
        }
        func value(
            _ property: MotionChannel.Property, _ rest: SIMD4<Double>, count: Int,
            _ value: (SIMD4<Double>) -> SIMD4<Double>
        ) -> LottieValue {
            guard let channel = motion?.channel(property) else { return LottieValue(value(rest), count: count) }
            return LottieValue(channel, count: count, tolerance: tolerances(channel), value)
        }
        content = LottieContent(layer, motion, tolerances, engine: engine, turned: turn)
        isComposition = carries || !content.pictures.isEmpty
        let own = isComposition ? margin : .zero
        self.origin = own
        let origin = parent == nil ? .zero : margin
        let corner = Point(
            x: origin.x + layer.frame.minX - (parent?.frame.minX ?? 0),
            y: origin.y + layer.frame.minY - (parent?.frame.minY ?? 0))
        let rest = SIMD4(size.width, size.height, 0, 0)
        anchor = value(.size, rest, count: 2) { SIMD4(own.x + $0.x / 2, own.y + $0.y / 2, 0, 0) }
        position = value(.size, rest, count: 2) { SIMD4(corner.x + $0.x / 2, corner.y + $0.y / 2, 0, 0) }
        let translations = motion?.channels.filter { $0.property == .translation } ?? []
        if translations.count == 1, position.motion == nil {
            let middle = position.rest
            position = LottieValue(translations[0], count: 2, tolerance: tolerances(translations[0])) { middle + $0 }
        } else {
            carriers = translations.map { LottieValue($0, count: 2, tolerance: tolerances($0)) { $0 } }
        }
        scale = value(.scale, SIMD4(repeating: layer.scale), count: 2) { $0 * 100 }
        rotation = value(.rotationZ, .zero, count: 1) { $0 }
        opacity = value(.opacity, SIMD4(repeating: layer.opacity), count: 1) { $0 * 100 }
        clips = layer.look?.look.clips == true
        if motion?.isRotatedInSpace == true || layer.rotationX != 0 || layer.rotationY != 0 {
            flatten(layer, motion)
        }
    }

    // MARK: Rotations out of the plane

    /// Replaces rotations out of the plane by their parallel projection: narrower, and from behind mirrored or
    /// invisible.
    private mutating func flatten(_ layer: Layer, _ motion: LayerMotion?) {
        let duration = motion?.channels.map { $0.pace.times.last ?? 0 }.max() ?? 0
        let count = min(3600, max(1, Int((duration * LottieCurve.rate).rounded(.up))))
        let times = (0...count).map { duration * Double($0) / Double(count) }
        func sampled(_ property: MotionChannel.Property, _ rest: SIMD4<Double>) -> [SIMD4<Double>] {
            guard let channel = motion?.channel(property) else { return times.map { _ in rest } }
            return times.map { channel.value(at: $0) }
        }
        let turnsX = sampled(.rotationX, SIMD4(repeating: layer.rotationX))
        let turnsY = sampled(.rotationY, SIMD4(repeating: layer.rotationY))
        let scales = sampled(.scale, SIMD4(repeating: layer.scale))
        let opacities = sampled(.opacity, SIMD4(repeating: layer.opacity))
        let pace = ChannelPace(times: times, easings: times.dropLast().map { _ in Easing.linear } + [nil])
        let tolerance = times.map { _ in 0.001 }
        var flat = scales
        var seen = opacities
        for index in times.indices {
            let rotation = PlaneTransform(
                scale: Size(width: 1, height: 1), rotationX: turnsX[index].x, rotationY: turnsY[index].x, about: .zero)
            flat[index] = SIMD4(scales[index].x * rotation.a, scales[index].y * rotation.d, 0, 0) * 100
            let isHidden =
                layer.isBackfaceVisible == false
                && !PlaneTransform.showsFront(rotationX: turnsX[index].x, rotationY: turnsY[index].x)
            seen[index] = isHidden ? .zero : opacities[index] * 100
        }
        scale = LottieValue(flat[0], count: 2)
        opacity = LottieValue(seen[0], count: 1)
        guard duration > 0 else { return }
        scale.motion = (pace, flat, tolerance)
        opacity.motion = (pace, seen, tolerance)
    }

    // MARK: Writing

    func writeTransform(to json: inout JSONWriter) {
        json.beginObject("ks")
        anchor.write("a", to: &json)
        position.write("p", to: &json)
        scale.write("s", to: &json)
        rotation.write("r", to: &json)
        opacity.write("o", to: &json)
        json.endObject()
    }

    /// Writes the position of the layer's own outline in its composition.
    func writeOrigin(to json: inout JSONWriter) {
        json.member("ks", ["p": .still(origin)])
    }

    func writeShapes(to json: inout JSONWriter) { content.write(to: &json) }

    /// Writes the transform of a picture in the layer's composition.
    func writeTransform(of picture: LottiePicture, to json: inout JSONWriter) {
        json.beginObject("ks")
        content.writePosition(of: picture, from: origin, to: &json)
        picture.writeSize(to: &json)
        json.endObject()
    }

    /// Writes the outline to which the layer clips its children.
    func writeMask(to json: inout JSONWriter) {
        guard clips else { return }
        content.writeMask(at: origin, to: &json)
    }
}

extension MotionChannel {
    /// The value at a time in seconds.
    func value(at seconds: Double) -> SIMD4<Double> {
        guard let index = pace.index(at: seconds) else { return values[0] }
        guard index + 1 < values.count else { return values[index] }
        let duration = pace.times[index + 1] - pace.times[index]
        let progress = (pace.easings[index] ?? .hold).progress(
            at: (seconds - pace.times[index]) / duration, of: duration)
        return values[index] + (values[index + 1] - values[index]) * progress
    }
}

extension ChannelPace {
    /// The last keyframe that is not after a time in seconds; `nil` before the first.
    fileprivate func index(at seconds: Double) -> Int? {
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= seconds { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
