import Animations
import Dialogs
import Geometry
import Jobs
import Timeline

/// Makes the style sheet by which a picture of the resting layout plays one of the depiction's timelines.
///
/// The group of a layer is animated by ``ElementAnimations``: translations, rotations in the plane, scale factors and
/// opacities. SVG's groups cannot express changes of size or corners, or rotations in space. Then each of its paths is
/// animated from shape to shape (`d` of CSS), as ``ShapeChanges`` determines.
///
/// The rules apply unless motion is reduced. If they do not, or if no CSS is played, the resting layout is visible.
struct PictureMotion {
    private var rules: AnimationRules
    private let layers: [Layer]
    /// The indexes of the layers that move, by their ids; then their motions, and the same as CSS.
    private let numbers: [String: Int]
    private let moving: [String: LayerMotion]
    private let animations: [String: [ElementAnimation]]
    private let changes: ShapeChanges
    private let rotation: WindowRotation?
    private let statusBars: StatusBarChanges
    private let keyboards: KeyboardChanges
    private let depiction: Depiction
    private let named: Depiction.NamedTimeline

    /// - Parameter painter: Makes the painter of a moment.
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
        keyboards = KeyboardChanges(of: depiction, in: named)
        var numbers: [String: Int] = [:]
        for (index, layer) in layers.enumerated() where animations[layer.id] != nil { numbers[layer.id] = index }
        self.numbers = numbers
    }

    /// The layers that move. They are drawn even if they are invisible at rest.
    static func movingLayers(of depiction: Depiction, in named: Depiction.NamedTimeline) -> Set<String> {
        Set(named.timeline.motion.tracks.map(\.layer)).union(depiction.lifetimes.keys)
    }

    /// The rules and keyframes for everything requested so far.
    var style: Markup { rules.markup }

    /// The layers that are rotated in space during the motion, which are drawn projected from the start.
    var rotated: Set<String> { changes.rotated }

    // MARK: The status bar and the keyboard

    /// The sizes of the keyboard that occur during the motion, but not at rest.
    var otherKeyboards: [Size] { keyboards.others }

    /// The number of the class for the keys in a size; `nil` if the keyboard always has that size.
    mutating func keyboard(_ size: Size) -> Int? {
        let shown = keyboards.shown
        guard shown.contains(where: { $0.size != size }) else { return nil }
        return steps(at: shown.map(\.time), shown.map { $0.size == size })
    }

    /// The styles of the status bar that occur during the motion, but not at rest.
    var otherStatusBars: [StatusBar.Style] { statusBars.others }

    /// The number of the class for the status bar in a style; `nil` if it always has that style.
    mutating func statusBar(_ style: StatusBar.Style) -> Int? {
        let shown = statusBars.shown
        guard shown.contains(where: { $0.style != style }) else { return nil }
        return steps(at: shown.map(\.time), shown.map { $0.style == style })
    }

    /// The number of the class for what is seen from some times on, and not from others on.
    private mutating func steps(at times: [Double], _ isSeen: [Bool]) -> Int? {
        let opacities = (isSeen + isSeen.suffix(1)).map { $0 ? 1.0 : 0 }
        let number = rules.steps(at: times + [rules.duration]) { index, style in
            style.put("opacity:")
            style.put(opacities[index])
            style.put(";")
        }
        return rules.play(number)
    }

    // MARK: Fills

    /// The number of the class for the second fill of a layer, which fades in or out; `nil` if its opacity does not
    /// change.
    mutating func blend(of id: String) -> Int? {
        guard JobBudget.count(.stops, (Self.momentsOfBlends + 1) * layers.count) else { return nil }
        let times = (0...Self.momentsOfBlends).map { rules.duration * Double($0) / Double(Self.momentsOfBlends) }
        let shares = times.map { time in
            // At the very end, the other resting layout is drawn instead.
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

    /// The number of the class for the window's group; `nil` if the window does not rotate.
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

    /// The number of the class for the edges of a window that rotates; `nil` if it does not.
    mutating func windowEdges() -> Int? {
        guard let rotation else { return nil }
        let change = ShapeChange(times: rotation.times, easings: rotation.easings, drawn: [])
        let windows = rotation.windows.map { VectorPath(rectangle: $0) }
        return path(windows, from: windows.first, by: change)
    }

    // MARK: Groups

    /// Writes the rules of a layer's group and returns the number of their class; `nil` if the layer does not move.
    ///
    /// - Parameter change: How the shapes of the layer change, if they do.
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

    /// Whether a property is animated on a layer's group, rather than on the paths of its shapes.
    private func isForGroup(_ property: CSSProperty, of id: String, isHiddenAtTimes: Bool) -> Bool {
        // In space, the paths include all motion, except the translation of the rotated layer as a whole.
        let isInSpace = changes.inSpace.contains(id)
        return switch property {
        case .opacity: true
        case .visibility: !isHiddenAtTimes
        case .translate: !isInSpace || changes.rotated.contains(id)
        case .rotate, .scale: !isInSpace
        case .transform, .width, .height, .borderRadius, .clip, .backgroundColor, .backdropFilter: false
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

    /// The keyframes for the centre of a layer that changes its size, which is the origin of its scaling and rotation;
    /// `nil` for others.
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

    /// Declares the group's own transform as the animated properties, for viewers that play nothing.
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

    /// How the shapes of a layer change; `nil` if they do not.
    func change(of id: String) -> ShapeChange? { changes.change(of: id) }

    /// The number of the class for a path that takes these shapes in turn; `nil` if all are that at rest, or if they
    /// differ in structure.
    mutating func path(_ shapes: [VectorPath], from rest: VectorPath?, by change: ShapeChange) -> Int? {
        let (plain, rest) = (shapes.map(\.withoutArcs), rest?.withoutArcs)
        guard let first = plain.first, plain.contains(where: { $0 != rest ?? first }),
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

    /// The number of the class for a text that moves with a side of its layer; `nil` if it does not move.
    mutating func text(_ origins: [Point], from rest: Point, by change: ShapeChange) -> Int? {
        guard origins.contains(where: { $0 != rest }) else { return nil }
        let number = rules.keyframes(at: change.times, change.easings) { index, style in
            style.put("translate:")
            style.put(pixels: Point(x: origins[index].x - rest.x, y: origins[index].y - rest.y))
            style.put(";")
        }
        return rules.play(number)
    }

    /// The number of the class for a group that takes these transforms in turn; `nil` if they are all that at rest.
    mutating func transform(
        _ transforms: [PlaneTransform], from rest: PlaneTransform, by change: ShapeChange
    ) -> Int? {
        guard transforms.contains(where: { $0 != rest }) else { return nil }
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

    /// Whether the property changes an outline.
    var isOfShapes: Bool { self == .width || self == .height || self == .borderRadius }
}
