import Dialogs
import Geometry
import Timeline

/// Takes a depiction and one of its timelines; gives the style sheet by which a picture of the rest plays it.
///
/// What a layer's group does is told by the animations of ``ElementAnimations``: places, turns in the plane, factors and
/// opacities. Where a layer changes its size or its corners, or is turned in space, of which groups of an SVG know nothing,
/// each of its paths goes from shape to shape (`d` of CSS), as ``ShapeChanges`` says.
///
/// The rules hold where motion is not reduced; where they do not, and where no CSS plays, the rest is seen.
struct PictureMotion {
    /// Rules and keyframes.
    private(set) var style = Markup()
    private let layers: [Layer]
    private let timeline: TimelineWithEffects
    private let moving: [String: LayerMotion]
    private let animations: [String: [ElementAnimation]]
    private let numbers: [String: Int]
    private let changes: ShapeChanges
    private let turn: WindowTurn?
    /// What the status bar shows, and from when on.
    private let bars: [(time: Double, style: StatusBar.Style)]
    /// Seconds from one start to the next; nil where it plays once.
    private let cycle: Double?
    private var count = 0

    /// How long an endless picture rests between two runs, in seconds.
    private static let pause = 1.0
    /// How exactly it is told when the status bar changes, in seconds.
    private static let halfFrame = 1.0 / 120

    /// - Parameter painter: What draws the layers of a moment.
    init(
        _ depiction: Depiction, _ named: Depiction.NamedTimeline, isEndless: Bool,
        painter: @escaping (Moment) -> LayerPainter
    ) {
        bars = Self.statusBars(of: depiction, in: named)
        timeline = named.timeline
        layers = depiction.rest.layers
        cycle = isEndless ? timeline.duration + Self.pause : nil
        let motion = RelativeMotion(LayerTree(layers), in: timeline.motion)
        let writer = ElementAnimations()
        var animations = Dictionary(grouping: writer.animations(of: motion, layers)) { $0.layer }
        for lifetime in ElementTree.lifetimes(depiction, over: timeline.duration) {
            animations[lifetime.layer, default: []].append(lifetime)
        }
        self.animations = animations
        moving = Dictionary(motion.layers.map { ($0.layer, $0) }, uniquingKeysWith: { first, _ in first })
        turn = WindowTurn(of: depiction.stage.windowOfFrames, in: named)
        changes = ShapeChanges(depiction, timeline.motion, moving, animations, painter: painter)
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
            var (before, after) = (start, end - Self.halfFrame)
            guard before < after, style(at: after) != first else { continue }
            while after - before > Self.halfFrame {
                let middle = (before + after) / 2
                if style(at: middle) == first { before = middle } else { after = middle }
            }
            bars.append((after, style(at: after)))
        }
        let end = style(at: motion.duration)
        if end != bars.last?.style { bars.append((motion.duration, end)) }
        return bars
    }

    /// The layers that are turned in space on the way, which are drawn as they are seen from the start.
    var turned: Set<String> { changes.turned }

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

    // MARK: The window

    /// The number of the class of the window's group; nil for one that does not turn.
    mutating func window() -> Int? {
        guard let turn else { return nil }
        let number = keyframes(at: turn.times, turn.times.map { _ in "linear" }) { index, style in
            style.put("transform:translate(")
            Self.put(turn.center, to: &style, separator: "px,")
            style.put(") rotate(")
            style.text(CSSText.angle(turn.degrees[index]))
            style.put(") translate(")
            let center = turn.windows[index].center
            Self.put(Point(x: -center.x, y: -center.y), to: &style, separator: "px,")
            style.put(");")
        }
        return rule(number)
    }

    /// The number of the class of the edges of a window that turns; nil for one that does not.
    mutating func windowEdges() -> Int? {
        turn.flatMap { turn in
            path(
                turn.windows.map { VectorPath(rectangle: $0) },
                by: ShapeChange(times: turn.times, easings: turn.times.map { _ in "linear" }, drawn: []))
        }
    }

    // MARK: Groups

    /// The number of the class of a layer's group, whose rules are written then; nil for a layer that does not move.
    ///
    /// - Parameter change: How what is drawn for the layer changes, as far as it does.
    mutating func group(of id: String, _ change: ShapeChange?) -> Int? {
        guard let number = numbers[id], let own = animations[id] else { return nil }
        let layer = layers[number]
        // In space paths tell where all is, but for where the whole of it goes.
        let isInSpace = changes.inSpace.contains(id)
        let hidden = change?.hidden[id]
        func isWanted(_ property: CSSProperty) -> Bool {
            switch property {
            case .opacity: true
            case .visibility: hidden == nil
            case .translate: !isInSpace || changes.turned.contains(id)
            case .rotate, .scale: !isInSpace
            case .transform, .width, .height, .borderRadius: false
            }
        }
        var names: [(number: Int, isAdded: Bool)] = []
        for animation in own {
            let declarations = animation.declarations.filter { isWanted($0.property) }
            guard !declarations.isEmpty else { continue }
            let isAdded = animation.isAdded && declarations.contains { $0.property == .translate }
            names.append((keyframes(of: animation, declarations), isAdded))
        }
        let isMagnified = !isInSpace && own.contains { $0.declarations.contains { $0.property.isOfTransforms } }
        let hasMiddle = !isInSpace && (isMagnified || layer.scale != 1)
        if hasMiddle, let middle = middle(of: layer, in: own) { names.append((middle, false)) }
        if let change, let hidden { names.append((visibility(hidden, at: change.times), false)) }
        guard !names.isEmpty else { return nil }
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
        if hasMiddle {
            // What the element has by itself, for those who play nothing, is said by the properties that move.
            style.put(";transform:none")
            if layer.scale != 1 {
                style.put(";scale:")
                style.put(layer.scale)
            }
            style.put(";transform-origin:")
            Self.put(layer.frame.center, to: &style)
        }
        style.put("}\n")
        return number
    }

    private mutating func visibility(_ hidden: [Bool], at times: [Double]) -> Int {
        keyframes(at: times, times.map { _ in "steps(1, end)" }) { index, style in
            style.put(hidden[index] ? "visibility:hidden;" : "visibility:visible;")
        }
    }

    private static func put(_ point: Point, to style: inout Markup, separator: StaticString = "px ") {
        style.put(point.x)
        style.put(separator)
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
        keyframes(at: animation.times, animation.easings) { index, style in
            for declaration in declarations {
                style.put(declaration.property.name)
                style.put(":")
                style.text(declaration.values[index])
                style.put(";")
            }
        }
    }

    /// The middle of a layer that changes its size, about which it is magnified and turned; nil for one that does not.
    private mutating func middle(of layer: Layer, in own: [ElementAnimation]) -> Int? {
        guard let size = moving[layer.id]?.channel(.size),
            let leading = own.first(where: { $0.declarations.contains { $0.property == .width } })
        else { return nil }
        return keyframes(at: leading.times, leading.easings) { index, style in
            style.put("transform-origin:")
            let (origin, now) = (layer.frame.origin, size.values[index])
            Self.put(Point(x: origin.x + now.x / 2, y: origin.y + now.y / 2), to: &style)
            style.put(";")
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
        let last = times.count - 1
        for (index, percent) in KeyframeTimes.hundredths(of: times, in: cycle ?? timeline.duration).enumerated() {
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

    // MARK: Shapes

    /// How the shapes of a layer change; nil for those that keep them.
    func change(of id: String) -> ShapeChange? { changes.change(of: id) }

    /// The number of the class of a path that goes through these shapes; nil where they do not change, or not alike.
    mutating func path(_ shapes: [VectorPath], by change: ShapeChange) -> Int? {
        let plain = shapes.map(\.withoutArcs)
        guard let first = plain.first, plain.contains(where: { $0 != first }),
            plain.allSatisfy({ $0.elements.count == first.elements.count })
        else { return nil }
        let number = keyframes(at: change.times, change.easings) { index, style in
            style.put("d:path(\"")
            style.put(plain[index], parts: change.parts)
            style.put("\");")
        }
        return rule(number)
    }

    /// The number of the class of a text that goes along with a side of its layer.
    mutating func text(_ origins: [Point], from rest: Point, by change: ShapeChange) -> Int? {
        guard origins.contains(where: { $0 != rest }) else { return nil }
        let number = keyframes(at: change.times, change.easings) { index, style in
            style.put("translate:")
            Self.put(Point(x: origins[index].x - rest.x, y: origins[index].y - rest.y), to: &style)
            style.put(";")
        }
        return rule(number)
    }

    /// The number of the class of a group that goes through these transforms; nil where it keeps one.
    mutating func transform(_ transforms: [PlaneTransform], by change: ShapeChange) -> Int? {
        guard transforms.contains(where: { $0 != transforms[0] }) else { return nil }
        let number = keyframes(at: change.times, change.easings) { index, style in
            style.put("transform:matrix(")
            let own = transforms[index]
            for number in [own.a, own.b, own.c, own.d, own.tx] {
                style.text(CSSText.number(number, decimals: 6))
                style.put(",")
            }
            style.put(own.ty)
            style.put(");")
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
    fileprivate var isOfTransforms: Bool { self == .rotate || self == .scale }

    /// What makes an outline another.
    var isOfShapes: Bool { self == .width || self == .height || self == .borderRadius }
}
