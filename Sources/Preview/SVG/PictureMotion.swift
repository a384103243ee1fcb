import Dialogs
import Geometry
import Timeline

/// Takes a depiction and one of its timelines; gives the style sheet by which a picture of the rest plays it.
///
/// What a layer's group does is told by the animations of ``ElementAnimations``: places, turns in the plane, factors and
/// opacities. Where a layer changes its size or its corners, each of its paths goes from shape to shape by the same curve
/// (`d` of CSS). Turns out of the plane have no perspective in SVG: they are played as they look at the layer's middle, in
/// small steps.
///
/// The rules hold where motion is not reduced; where they do not, and where no CSS plays, the rest is seen.
struct PictureMotion {
    /// Rules and keyframes.
    private(set) var style = Markup()
    private let layers: [Layer]
    private let depiction: Depiction
    private let timeline: TimelineWithEffects
    private let moving: [String: LayerMotion]
    private let animations: [String: [ElementAnimation]]
    private let numbers: [String: Int]
    private let painter: LayerPainter
    /// What the status bar shows, and from when on.
    private let bars: [(time: Double, style: StatusBar.Style)]
    /// Seconds from one start to the next; nil where it plays once.
    private let cycle: Double?
    private var count = 0

    /// How long an endless picture rests between two runs, in seconds.
    private static let pause = 1.0
    /// Seconds from one step of a turn out of the plane to the next, and the most steps.
    private static let step = 1.0 / 60
    private static let mostSteps = 600.0
    /// Most pieces of outlines at all keyframes of a layer whose shape changes; a layer with more keeps its shape.
    private static let mostPieces = 200_000

    init(_ depiction: Depiction, _ named: Depiction.NamedTimeline, isEndless: Bool, painter: LayerPainter) {
        self.depiction = depiction
        self.painter = painter
        bars = Self.statusBars(of: depiction, in: named)
        timeline = named.timeline
        layers = depiction.rest.layers
        cycle = isEndless ? timeline.duration + Self.pause : nil
        let motion = RelativeMotion(layers, in: timeline.motion)
        let writer = ElementAnimations()
        var animations = Dictionary(grouping: writer.animations(of: motion, layers)) { $0.layer }
        for lifetime in ElementTree.lifetimes(depiction, over: timeline.duration) {
            animations[lifetime.layer, default: []].append(lifetime)
        }
        self.animations = animations
        moving = Dictionary(motion.layers.map { ($0.layer, $0) }, uniquingKeysWith: { first, _ in first })
        var numbers: [String: Int] = [:]
        for (index, layer) in layers.enumerated() where animations[layer.id] != nil { numbers[layer.id] = index }
        self.numbers = numbers
    }

    /// The layers that move, which are drawn though nothing of them be seen at rest.
    static func movingLayers(of depiction: Depiction, in named: Depiction.NamedTimeline) -> Set<String> {
        Set(named.timeline.motion.tracks.map(\.layer)).union(depiction.lifetimes.keys)
    }

    // MARK: The status bar

    /// What the status bar shows in a timeline, and from when on, in seconds.
    ///
    /// Between two events it changes once at most, when what lies below it does.
    private static func statusBars(
        of depiction: Depiction, in named: Depiction.NamedTimeline
    ) -> [(time: Double, style: StatusBar.Style)] {
        guard let rest = depiction.stage.statusBar?.style else { return [] }
        func style(at time: Double) -> StatusBar.Style { Moment(of: depiction, in: named, at: time).statusBar ?? rest }
        let motion = named.timeline.motion
        let events = motion.events.filter { $0.name == StatusBar.changeEvent }.map(\.time)
        var bars = [(time: 0.0, style: style(at: 0))]
        guard !events.isEmpty else { return bars }
        let bounds = [0] + events.filter { $0 > 0 && $0 < motion.duration } + [motion.duration]
        for (start, end) in zip(bounds, bounds.dropFirst()) where start < end {
            if let last = bars.last, style(at: start) != last.style { bars.append((start, style(at: start))) }
            guard let first = bars.last?.style else { continue }
            var (before, after) = (start, end - Self.step / 2)
            guard before < after, style(at: after) != first else { continue }
            while after - before > Self.step / 2 {
                let middle = (before + after) / 2
                if style(at: middle) == first { before = middle } else { after = middle }
            }
            bars.append((after, style(at: after)))
        }
        let end = style(at: motion.duration)
        if end != bars.last?.style { bars.append((motion.duration, end)) }
        return bars
    }

    /// What of it the rest does not show.
    static func otherStatusBars(of depiction: Depiction, in named: Depiction.NamedTimeline) -> [StatusBar.Style] {
        let shown = Set(statusBars(of: depiction, in: named).map(\.style))
        return StatusBar.Style.allCases.filter { shown.contains($0) && $0 != depiction.stage.statusBar?.style }
    }

    /// The number of the class of what the status bar shows in a style; nil where it shows that all the time.
    mutating func statusBar(_ style: StatusBar.Style) -> Int? {
        guard bars.contains(where: { $0.style != style }) else { return nil }
        let times = bars.map(\.time) + [timeline.duration]
        let shares = (bars + bars.suffix(1)).map { $0.style == style ? 1.0 : 0 }
        let number = keyframes(at: times, times.map { _ in "steps(1, end)" }) { index, style in
            style.put("opacity:")
            style.put(shares[index])
            style.put(";")
        }
        return rule(number)
    }

    // MARK: Groups

    /// The number of the class of a layer's group, whose rules are written then; nil for a layer that does not move.
    mutating func group(of id: String) -> Int? {
        guard let number = numbers[id], let own = animations[id] else { return nil }
        let layer = layers[number]
        var names: [(number: Int, isAdded: Bool)] = []
        for animation in own {
            let declarations = animation.declarations.filter { $0.property.isOfGroups }
            guard !declarations.isEmpty else { continue }
            let isAdded = animation.isAdded && declarations.contains { $0.property == .translate }
            names.append((keyframes(of: animation, declarations), isAdded))
        }
        let isTurned = moving[id]?.isTurnedInSpace == true
        if isTurned { names.append((turn(of: layer), false)) }
        guard !names.isEmpty else { return nil }
        let ownsTransform = isTurned || own.contains { $0.declarations.contains { $0.property.isOfTransforms } }
        style.put(".l")
        style.put(number)
        style.put("{animation:")
        play(names.map(\.number))
        if names.contains(where: \.isAdded) {
            style.put(";animation-composition:")
            for (index, name) in names.enumerated() {
                if index > 0 { style.put(",") }
                style.put(name.isAdded ? "add" : "replace")
            }
        }
        if ownsTransform {
            // What the element has by itself, for those who play nothing, is said by the properties that move.
            style.put(";transform:none")
            if !isTurned, layer.scale != 1 {
                style.put(";scale:")
                style.put(layer.scale)
            }
            style.put(";transform-origin:")
            origin(layer.frame.center)
        }
        style.put("}\n")
        return number
    }

    private mutating func origin(_ point: Point) {
        style.put(point.x)
        style.put("px ")
        style.put(point.y)
        style.put("px")
    }

    /// The animations of those numbers, as the value of `animation`.
    private mutating func play(_ numbers: [Int]) {
        for (index, number) in numbers.enumerated() {
            style.put(index > 0 ? ",k" : "k")
            style.put(number)
            style.put(" ")
            style.put((cycle ?? timeline.duration) * 1000)
            style.put(cycle == nil ? "ms linear both" : "ms linear infinite both")
        }
    }

    private mutating func keyframes(
        of animation: ElementAnimation, _ declarations: [ElementAnimation.Declaration]
    ) -> Int {
        let sizes = sizes(of: animation)
        let origin = layers[animation.index].frame.origin
        let turnsAboutMiddle = declarations.contains { $0.property.isOfTransforms }
        return keyframes(at: animation.times, animation.easings) { index, style in
            for declaration in declarations {
                style.put(declaration.property.name)
                style.put(":")
                style.text(declaration.values[index])
                style.put(";")
            }
            // Magnified and turned about the middle of what the layer is then.
            guard turnsAboutMiddle, let size = sizes?[index] else { return }
            style.put("transform-origin:")
            style.put(origin.x + size.x / 2)
            style.put("px ")
            style.put(origin.y + size.y / 2)
            style.put("px;")
        }
    }

    /// The sizes at the keyframes of an animation; nil where it changes none.
    private func sizes(of animation: ElementAnimation) -> [SIMD4<Double>]? {
        guard let channel = moving[animation.layer]?.channel(.size), channel.pace.times == animation.times else {
            return nil
        }
        return channel.values
    }

    /// A turn out of the plane, in steps.
    private mutating func turn(of layer: Layer) -> Int {
        let step = max(Self.step, timeline.duration / Self.mostSteps)
        let count = max(2, Int((timeline.duration / step).rounded(.up)) + 1)
        let times = (0..<count).map { min(Double($0) * step, timeline.duration) }
        let own = Motion(
            duration: timeline.duration, tracks: timeline.motion.tracks.filter { $0.layer == layer.id })
        let states = times.map { SampledLayers([layer], in: own, at: $0).state(of: layer.id) }
        return keyframes(at: times, times.map { _ in "linear" }) { index, style in
            guard let state = states[index] else { return }
            let flat = state.transform.tangent(at: state.frame.center) ?? .identity
            style.put("transform:matrix(")
            for number in [flat.a, flat.b, flat.c, flat.d] {
                style.put(number)
                style.put(",")
            }
            style.put("0,0);")
            if layer.isBackfaceVisible == false {
                style.put(state.showsBack ? "visibility:hidden;" : "visibility:visible;")
            }
        }
    }

    /// Writes a rule of keyframes, and gives its number.
    private mutating func keyframes(
        at times: [Double], _ easings: [String], _ declare: (Int, inout Markup) -> Void
    ) -> Int {
        count += 1
        style.put("@keyframes k")
        style.put(count)
        style.put("{")
        let whole = cycle ?? timeline.duration
        let last = times.count - 1
        func share(_ index: Int) -> Double {
            whole > 0 ? min(times[index] / whole, 1) * 100 : index == last ? 100 : 0
        }
        for index in times.indices {
            var percent = share(index)
            // Of two keyframes at one moment the later one would stand for both.
            if index < last, share(index + 1) - percent < Self.instant { percent = max(0, percent - Self.instant) }
            style.text(CSSText.number(percent, decimals: 6))
            style.put("%")
            if index == last, cycle != nil, percent < 100 { style.put(",100%") }
            style.put("{")
            declare(index, &style)
            if index < last, easings[index] != "linear" {
                style.put("animation-timing-function:")
                style.text(easings[index])
            }
            style.put("}")
        }
        style.put("}\n")
        return count
    }

    /// By how much the value before a jump comes ahead of it, in hundredths of the whole time.
    private static let instant = 0.00001

    // MARK: Shapes

    /// How the paths of a layer change: the animation whose times and curves they follow, and what is painted at each.
    struct Shapes {
        var animation: ElementAnimation
        /// What is painted, and the outline, at each keyframe.
        var paints: [(operations: [DrawingOperation], outline: VectorPath)]
    }

    /// The shapes of a layer that changes its size or its corners; nil for all others.
    func shapes(of id: String) -> Shapes? {
        guard let number = numbers[id], let own = moving[id] else { return nil }
        let (size, corners) = (own.channel(.size), own.channel(.cornerRadii))
        guard let leading = size ?? corners,
            let animation = animations[id]?.first(where: { animation in
                animation.times == leading.pace.times && animation.declarations.contains { $0.property.isOfShapes }
            })
        else { return nil }
        let layer = layers[number]
        let pieces = 32 + (layer.outline?.elements.count ?? 0)
        guard leading.pace.times.count <= Self.mostPieces / pieces else { return nil }
        let paints = leading.pace.times.indices.map { index -> ([DrawingOperation], VectorPath) in
            var state = LayerState(layer)
            if let size {
                // The corner at the top left stays where it is in the group, which moves with it.
                let now = Size(width: max(0, size.values[index].x), height: max(0, size.values[index].y))
                state.frame = Rect(origin: layer.frame.origin, size: now)
            }
            if let corners {
                let place = corners.pace.times.firstIndex(of: leading.pace.times[index])
                let radii = corners.values[min(place ?? index, corners.values.count - 1)]
                state.cornerRadii = CornerRadii(
                    topLeft: radii.x, topRight: radii.y, bottomRight: radii.z, bottomLeft: radii.w)
            }
            return painter.painted(layer, state)
        }
        return Shapes(animation: animation, paints: paints)
    }

    /// The number of the class of a path that goes through these shapes; nil where they do not change, or not alike.
    mutating func path(_ shapes: [VectorPath], by animation: ElementAnimation) -> Int? {
        let plain = shapes.map(\.withoutArcs)
        guard let first = plain.first, plain.contains(where: { $0 != first }),
            plain.allSatisfy({ $0.elements.count == first.elements.count })
        else { return nil }
        let number = keyframes(at: animation.times, animation.easings) { index, style in
            style.put("d:path(\"")
            style.put(plain[index])
            style.put("\");")
        }
        return rule(number)
    }

    /// The number of the class of a text that goes along with a side of its layer.
    mutating func text(_ origins: [Point], from rest: Point, by animation: ElementAnimation) -> Int? {
        guard origins.contains(where: { $0 != rest }) else { return nil }
        let number = keyframes(at: animation.times, animation.easings) { index, style in
            style.put("translate:")
            style.put(origins[index].x - rest.x)
            style.put("px ")
            style.put(origins[index].y - rest.y)
            style.put("px;")
        }
        return rule(number)
    }

    private mutating func rule(_ number: Int) -> Int {
        style.put(".k")
        style.put(number)
        style.put("{animation:")
        play([number])
        style.put("}\n")
        return number
    }
}

extension CSSProperty {
    /// What moves a group as a whole.
    fileprivate var isOfGroups: Bool {
        switch self {
        case .translate, .rotate, .scale, .opacity, .visibility: true
        case .transform, .width, .height, .borderRadius: false
        }
    }

    fileprivate var isOfTransforms: Bool { self == .rotate || self == .scale }

    fileprivate var isOfShapes: Bool { self == .width || self == .height || self == .borderRadius }
}
