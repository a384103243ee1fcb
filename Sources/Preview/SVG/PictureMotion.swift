import Animations
import Dialogs
import Geometry
import Jobs
import Timeline

/// Takes a depiction and one of its timelines; gives the style sheet by which a picture of the rest plays it.
///
/// What a layer's group does is told by the animations of ``ElementAnimations``: places, turns in the plane, factors
/// and opacities. Where a layer changes its size or its corners, or is turned in space, of which groups of an SVG know
/// nothing, each of its paths goes from shape to shape (`d` of CSS), as ``ShapeChanges`` says.
///
/// The rules hold where motion is not reduced; where they do not, and where no CSS plays, the rest is seen.
struct PictureMotion {
    private var rules: AnimationRules
    private let layers: [Layer]
    /// The places of the layers that move, by their ids; likewise how they move, and as CSS says it.
    private let numbers: [String: Int]
    private let moving: [String: LayerMotion]
    private let animations: [String: [ElementAnimation]]
    private let changes: ShapeChanges
    private let rotation: WindowRotation?
    private let statusBars: StatusBarChanges
    private let depiction: Depiction
    private let named: Depiction.NamedTimeline

    /// - Parameter painter: What draws the layers of a moment.
    init(
        _ depiction: Depiction, _ named: Depiction.NamedTimeline, isEndless: Bool,
        painter: @escaping (Moment) -> LayerPainter
    ) {
        let timeline = named.timeline
        (self.depiction, self.named) = (depiction, named)
        rules = AnimationRules(duration: timeline.duration, isEndless: isEndless)
        layers = depiction.rest.layers
        let motion = RelativeMotion(LayerTree(layers), in: timeline.motion)
        let writer = ElementAnimations()
        var animations = Dictionary(grouping: writer.animations(of: motion, layers)) { $0.layer }
        for lifetime in depiction.lifetimeAnimations(over: timeline.duration) {
            animations[lifetime.layer, default: []].append(lifetime)
        }
        self.animations = animations
        moving = Dictionary(motion.layers.map { ($0.layer, $0) }, uniquingKeysWith: { first, _ in first })
        changes = ShapeChanges(depiction, named, moving, animations, painter: painter)
        rotation = WindowRotation(of: depiction.stage.windowOfFrames, in: named)
        statusBars = StatusBarChanges(of: depiction, in: named)
        var numbers: [String: Int] = [:]
        for (index, layer) in layers.enumerated() where animations[layer.id] != nil { numbers[layer.id] = index }
        self.numbers = numbers
    }

    /// The layers that move, which are drawn though nothing of them be seen at rest.
    static func movingLayers(of depiction: Depiction, in named: Depiction.NamedTimeline) -> Set<String> {
        Set(named.timeline.motion.tracks.map(\.layer)).union(depiction.lifetimes.keys)
    }

    /// Rules and keyframes for what has been asked about so far.
    var style: Markup { rules.markup }

    /// The layers that are turned in space on the way, which are drawn as they are seen from the start.
    var rotated: Set<String> { changes.rotated }

    // MARK: The status bar

    /// What the status bar shows on the way, and not at rest.
    var otherStatusBars: [StatusBar.Style] { statusBars.others }

    /// The number of the class of what the status bar shows in a style; nil where it shows that all the time.
    mutating func statusBar(_ style: StatusBar.Style) -> Int? {
        let shown = statusBars.shown
        guard shown.contains(where: { $0.style != style }) else { return nil }
        let opacities = (shown + shown.suffix(1)).map { $0.style == style ? 1.0 : 0 }
        let number = rules.steps(at: shown.map(\.time) + [rules.duration]) { index, style in
            style.put("opacity:")
            style.put(opacities[index])
            style.put(";")
        }
        return rules.play(number)
    }

    // MARK: Fills

    /// The number of the class of a fill over another, which comes or goes; nil for one that stays as it is.
    mutating func blend(of id: String) -> Int? {
        guard JobBudget.count(.stops, (Self.momentsOfBlends + 1) * layers.count) else { return nil }
        let times = (0...Self.momentsOfBlends).map { rules.duration * Double($0) / Double(Self.momentsOfBlends) }
        let shares = times.map { time in
            // At its very end the other rest is drawn.
            let share = Moment(of: depiction, in: named, at: min(time, rules.duration.nextDown)).blends[id]?.share ?? 0
            return (share * 1000).rounded() / 1000
        }
        guard shares.contains(where: { $0 != shares[0] }) else { return nil }
        let number = rules.keyframes(at: times, times.map { _ in "linear" }) { index, style in
            style.put("opacity:")
            style.put(shares[index])
            style.put(";")
        }
        return rules.play(number)
    }

    private static let momentsOfBlends = 40

    // MARK: The window

    /// The number of the class of the window's group; nil for one that does not turn.
    mutating func window() -> Int? {
        guard let rotation else { return nil }
        let number = rules.keyframes(at: rotation.times, rotation.easings) { index, style in
            style.put("transform:translate(")
            style.put(pixels: rotation.center, separator: "px,")
            style.put(") rotate(")
            style.text(CSSText.angle(rotation.degrees[index]))
            style.put(") translate(")
            let center = rotation.windows[index].center
            style.put(pixels: Point(x: -center.x, y: -center.y), separator: "px,")
            style.put(");")
        }
        return rules.play(number)
    }

    /// The number of the class of the edges of a window that turns; nil for one that does not.
    mutating func windowEdges() -> Int? {
        guard let rotation else { return nil }
        let change = ShapeChange(times: rotation.times, easings: rotation.easings, drawn: [])
        return path(rotation.windows.map { VectorPath(rectangle: $0) }, by: change)
    }

    // MARK: Groups

    /// The number of the class of a layer's group, whose rules are written then; nil for a layer that does not move.
    ///
    /// - Parameter change: How what is drawn for the layer changes, as far as it does.
    mutating func group(of id: String, _ change: ShapeChange?) -> Int? {
        guard let number = numbers[id], let own = animations[id] else { return nil }
        let layer = layers[number]
        let isInSpace = changes.inSpace.contains(id)
        let hidden = change?.hidden[id]
        var played: [AnimationRules.Played] = []
        for animation in own {
            let declarations = animation.declarations.filter {
                isForGroup($0.property, of: id, isHiddenAtTimes: hidden != nil)
            }
            guard !declarations.isEmpty else { continue }
            let isAdded = animation.isAdded && declarations.contains { $0.property == .translate }
            played.append(AnimationRules.Played(number: keyframes(of: animation, declarations), isAdded: isAdded))
        }
        let isMagnified = own.contains { $0.declarations.contains { $0.property.isOfTransforms } }
        let hasMiddle = !isInSpace && (isMagnified || layer.scale != 1)
        if hasMiddle, let middle = middle(of: layer, in: own) { played.append(AnimationRules.Played(number: middle)) }
        if let change, let hidden {
            let number = rules.steps(at: change.times) { index, style in
                style.put(hidden[index] ? "visibility:hidden;" : "visibility:visible;")
            }
            played.append(AnimationRules.Played(number: number))
        }
        guard !played.isEmpty else { return nil }
        rules.rule(".l", number, playing: played) { style in
            if hasMiddle { Self.declareMiddle(of: layer, &style) }
        }
        return number
    }

    /// Whether a property is told by a layer's group, rather than by the paths of what is drawn for the layer.
    private func isForGroup(_ property: CSSProperty, of id: String, isHiddenAtTimes: Bool) -> Bool {
        // In space paths tell where all is, but for where the whole of it goes.
        let isInSpace = changes.inSpace.contains(id)
        return switch property {
        case .opacity: true
        case .visibility: !isHiddenAtTimes
        case .translate: !isInSpace || changes.rotated.contains(id)
        case .rotate, .scale: !isInSpace
        case .transform, .width, .height, .borderRadius: false
        }
    }

    private mutating func keyframes(
        of animation: ElementAnimation, _ declarations: [ElementAnimation.Declaration]
    ) -> Int {
        rules.keyframes(at: animation.times, animation.easings) { index, style in
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
        return rules.keyframes(at: leading.times, leading.easings) { index, style in
            style.put("transform-origin:")
            let (origin, now) = (layer.frame.origin, size.values[index])
            style.put(pixels: Point(x: origin.x + now.x / 2, y: origin.y + now.y / 2))
            style.put(";")
        }
    }

    /// What the group has by itself, for those who play nothing, said by the properties that move.
    private static func declareMiddle(of layer: Layer, _ style: inout Markup) {
        style.put(";transform:none")
        if layer.scale != 1 {
            style.put(";scale:")
            style.put(layer.scale)
        }
        style.put(";transform-origin:")
        style.put(pixels: layer.frame.center)
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
        let number = rules.keyframes(at: change.times, change.easings) { index, style in
            let start = style.bytes.count
            style.put("d:path(\"")
            style.put(plain[index], parts: change.parts)
            JobBudget.count(.bytes, style.bytes.count - start)
            style.put("\");")
        }
        return rules.play(number)
    }

    /// The number of the class of a text that goes along with a side of its layer.
    mutating func text(_ origins: [Point], from rest: Point, by change: ShapeChange) -> Int? {
        guard origins.contains(where: { $0 != rest }) else { return nil }
        let number = rules.keyframes(at: change.times, change.easings) { index, style in
            style.put("translate:")
            style.put(pixels: Point(x: origins[index].x - rest.x, y: origins[index].y - rest.y))
            style.put(";")
        }
        return rules.play(number)
    }

    /// The number of the class of a group that goes through these transforms; nil where it keeps one.
    mutating func transform(_ transforms: [PlaneTransform], by change: ShapeChange) -> Int? {
        guard transforms.contains(where: { $0 != transforms[0] }) else { return nil }
        let number = rules.keyframes(at: change.times, change.easings) { index, style in
            style.put("transform:matrix(")
            let own = transforms[index]
            for number in [own.a, own.b, own.c, own.d, own.tx] {
                style.text(CSSText.number(number, decimals: 6))
                style.put(",")
            }
            style.put(own.ty)
            style.put(");")
        }
        return rules.play(number)
    }
}

extension CSSProperty {
    fileprivate var isOfTransforms: Bool { self == .rotate || self == .scale }

    /// What makes an outline another.
    var isOfShapes: Bool { self == .width || self == .height || self == .borderRadius }
}
